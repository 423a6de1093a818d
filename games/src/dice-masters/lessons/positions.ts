import { type Handle, handle, type PlayerId, rng } from '@duelhall/kernel'
import { type Positions, resume } from '@duelhall/lessons'
import { defs } from '../catalog.ts'
import type { Config, Edition, Options } from '../config.ts'
import { diceMastersUltramar, diceMastersYugioh, partsOf } from '../index.ts'
import type { Zone } from '../lexicon.ts'
import { priority } from '../priority.ts'
import { blank, type DiceState, FIELD, places, UNROLLED, zoneOf } from '../state.ts'
import { turns } from '../turn.ts'

/**
 * Dice by card and face: `ygo-006@2` level 2, `ygo-113*2` the action with two bursts, `sidekick:bolt` an energy, `ygo-006=2` the
 * second face, plain where unrolled.
 */
type Side = { readonly [Z in Zone]?: readonly string[] } & { readonly cards?: readonly string[]; readonly life?: number }
export interface Laid {
  readonly edition: Edition
  /** By seat: two, or four in Doubles. */
  readonly sides: readonly Side[]
  /** What the table agrees besides. */
  readonly table?: Partial<Options>
  /** The results of chance from the start of the first player's turn on; without it the Main Step is laid. */
  readonly script?: readonly number[]
  /** The number of that turn (3). */
  readonly turn?: number
}

const idOf = (text: string): string => text.replace(/[@*:=].*$/, '')
const numbers: readonly Zone[] = ['field', 'reserve', 'prep', 'used', 'out', 'bag']
const isBasic = (id: string): boolean => defs.some((def) => def.id === id && def.kind === 'basic')

/** The face that a text means. */
function faceOf(text: string): number {
  const { sides, levels } = defs.find((def) => def.id === idOf(text))!
  const [, sign, what] = /([@*:=])(.*)$/.exec(text) ?? []
  if (sign === '=') return Number(what) - 1
  if (sign === '@') return levels[Number(what)]!
  if (sign === '*') return sides.findIndex((side) => side.is === 2 && side.burst === Number(what))
  if (sign === ':') return sides.findIndex((side) => side.is === 0 && side.energy.length === 1 && side.energy[0] === kindOf(what!))
  return UNROLLED
}
const kindOf = (name: string): number => ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic'].indexOf(name)

/** The Main Step of the first player, with all dice where they are laid; the others stay on their cards and in the bags. */
export function build({ edition, sides, table, script, turn: no = 3 }: Laid): DiceState {
  const ids = sides.map((side) => [...new Set([...numbers.flatMap((zone) => side[zone] ?? []).map(idOf), ...(side.cards ?? [])])])
  const config: Config = {
    table: { edition, first: 0 as PlayerId, life: 20, format: 'free', ...table },
    seats: ids.map((list) => ({
      team: list.filter((id) => id !== 'sidekick' && !isBasic(id)).map((card) => ({ card, dice: 4 })),
      basics: list.filter(isBasic),
    })),
  }
  const s = partsOf(edition).deal(config, 'laid')
  sides.forEach((side, p) => {
    const owner = p as PlayerId
    s.players[p]!.life = side.life ?? 20
    const taken = new Set<number>()
    for (const zone of numbers)
      for (const text of side[zone] ?? []) {
        const h = s.pieces.findIndex((x, i) => !taken.has(i) && x.owner === p && x.card !== i && defs[x.def]!.id === idOf(text))
        if (h < 0) throw new Error(`no more dice of ${text}`)
        taken.add(h)
        const piece = s.pieces[h]!
        const to = zoneOf(owner, places.indexOf(zone))
        s.zones[piece.zone] = s.zones[piece.zone]!.filter((x) => x !== h)
        s.zones[to] = s.zones[to]!.concat(handle(h))
        piece.zone = to
        piece.face = faceOf(text)
        if (places.indexOf(zone) === FIELD) s.marks[h] = blank()
      }
    if (side.bag !== undefined) {
      const bag = zoneOf(owner, places.indexOf('bag'))
      const gone = zoneOf(owner, places.indexOf('gone'))
      for (const h of s.zones[bag]!.filter((x) => !taken.has(x))) {
        s.pieces[h]!.zone = gone
        s.zones[gone] = s.zones[gone]!.concat(h)
      }
      s.zones[bag] = s.zones[bag]!.filter((x) => taken.has(x))
    }
  })
  const turn = turns()
  if (script !== undefined) {
    s.turn.no = no - 1
    s.stack = [turn]
    s.rng = rng({ key: s.rng.key, n: 0, script })
    const begun = resume(partsOf(edition), s)
    if (begun.rng.n > 0) throw new Error('chance was taken beyond the script')
    return begun
  }
  s.turn.no = no
  s.turn.phase = 'main'
  turn.step = 'endMain'
  s.stack = [turn, priority(false, 0 as PlayerId)]
  return resume(partsOf(edition), s)
}

/** `0.ygo-006.1` is the second die of that card of the first player, `0.ygo-006` the card, `p1` the second player. */
export const nameOf = (s: DiceState, h: Handle): string => {
  if (h < s.players.length) return `p${h}`
  const { owner, def, card } = s.pieces[h]!
  const { id } = defs[def]!
  if (card === h) return `${owner}.${id}`
  return `${owner}.${id}.${s.pieces.slice(0, h).filter((x, i) => x.owner === owner && x.def === def && x.card !== i).length}`
}

export const positions = (edition: Edition): Positions<DiceState, Config, Laid> => ({
  module: edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar,
  build,
  piece(s, name) {
    const h = s.pieces.findIndex((_, i) => nameOf(s, handle(i)) === name)
    if (h < 0) throw new Error(`no piece ${name}`)
    return handle(h)
  },
  pieceName: nameOf,
  place: (_s, _act, name) => Number(name),
  placeName: (_s, _act, place) => `${place}`,
})
