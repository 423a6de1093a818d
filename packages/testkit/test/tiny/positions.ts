import { defId, type Handle, handle, keyOf as keyOfSeed, type PlayerId, PUBLIC, rng } from '@duelhall/kernel'
import { type Positions, parts, resume, scenario, tiny } from '../../src/index.ts'
import { cards } from '../../src/tiny/cards/index.ts'
import { type Config, configFor, type Terms } from '../../src/tiny/config.ts'
import { deal } from '../../src/tiny/setup.ts'
import { guiseOf, mark, piece, places, type TinyState, zoneOf } from '../../src/tiny/state.ts'

/** What one player has; a card that lies face down on the field is written `_snare`. */
export interface Side {
  readonly hand?: readonly string[]
  readonly field?: readonly string[]
  readonly grave?: readonly string[]
  readonly deck?: readonly string[]
}
export interface Position {
  readonly sides: readonly Side[]
  readonly table?: Partial<Terms>
}

const hides = (place: string): boolean => place === 'hand' || place === 'deck'

/** Player 0 is to act in the third turn; all that stands there came before. */
function build({ sides, table = {} }: Position): TinyState {
  const config: Config = configFor(sides.length, table)
  const empty = deal({ ...config, seats: sides.map(() => ({ deck: [] })) }, 'position')
  const bare = empty.pieces[0]!
  sides.forEach((side, p) => {
    for (const place of places)
      for (const written of side[place] ?? []) {
        const down = written.startsWith('_')
        const id = written.replace('_', '')
        const def = cards.findIndex((card) => card.id === id)
        if (def < 0) throw new Error(`no card ${id}`)
        const up = place === 'grave' || (place === 'field' && !down)
        const zone = zoneOf(p as PlayerId, place)
        empty.zones[zone] = empty.zones[zone]!.concat(handle(empty.pieces.length))
        const face = { known: up ? PUBLIC : place === 'deck' ? 0 : 1 << p, guise: guiseOf(hides(place) ? 'card' : cards[def]!.kind), up }
        empty.pieces.push(piece({ ...bare, def: defId(def), owner: p as PlayerId, controller: p as PlayerId, zone, ...face }))
        empty.marks.push(place === 'field' ? mark({ damage: 0, counters: 0, since: 1, struck: 0 }) : null)
      }
  })
  empty.turn = { no: 2, player: 0 as PlayerId, phase: 'start' }
  empty.rng = rng({ key: keyOfSeed('position'), n: 0, script: [] })
  return resume(parts, empty)
}

/** `owl0` is the owl of player 0, `owl0/2` the second of them, `P1` player 1. */
function pieceNamed(s: TinyState, name: string): Handle {
  const seat = /^P(\d)$/.exec(name)
  if (seat) return handle(Number(seat[1]))
  const [, id, owner, nth = '1'] = /^([a-z]+)(\d)(?:\/(\d))?$/.exec(name) ?? []
  const found = s.pieces.flatMap((_, h) => (h >= s.players.length && nameOf(s, handle(h)) === `${id}${owner}` ? [handle(h)] : []))
  const h = found[Number(nth) - 1]
  if (h === undefined) throw new Error(`no piece ${name}`)
  return h
}
const nameOf = (s: TinyState, h: Handle): string => (h < s.players.length ? `P${h}` : `${cards[s.pieces[h]!.def]!.id}${s.pieces[h]!.owner}`)

export const positions: Positions<TinyState, Config, Position> = {
  module: tiny,
  build,
  piece: pieceNamed,
  pieceName: nameOf,
  place: (_s, _act, name) => Number(name),
  placeName: (_s, _act, place) => String(place),
}

/** Two or more sides; chance that a test is not about falls by a seed when it says so. */
export const glade = (sides: readonly Side[], table: Partial<Terms> = {}) => scenario(positions, { sides, table })
