import { type Handle, handle, type PlayerId, rng } from '@duelhall/kernel'
import { type Positions, resume, type Scenario, scenario } from '@duelhall/testkit'
import { defs } from '../catalog.ts'
import type { Config, Edition } from '../config.ts'
import { diceMastersUltramar, diceMastersYugioh, partsOf } from '../index.ts'
import { BAG, type DiceState, PREP, places, RESERVE, USED, zoneOf } from '../state.ts'

/** A whole game from its first turn; draws are named by card, rolls by face. */
interface Start {
  readonly edition: Edition
  readonly config: Config
  readonly draws: readonly string[]
  readonly faces: readonly string[]
}

const short: Readonly<Record<string, string>> = { SK: 'sidekick' }
const idOf = (name: string): string => short[name] ?? name

/** `F B M S ?` energies, `FF` a double, `2` generic, `ch` or `L2` a character, `A*1` an action with one burst. */
function faceNumber(id: string, text: string): number {
  const { sides, levels } = defs.find((def) => def.id === id)!
  const letters = 'FBMS?'
  if (text === 'ch') return levels[1]! + 1
  if (text.startsWith('L')) return levels[Number(text.slice(1))]! + 1
  if (text.startsWith('A')) return sides.findIndex((side) => side.is === 2 && side.burst === Number(text.slice(2) || 0)) + 1
  const kinds = text === '2' ? [5, 5] : [...text].map((letter) => letters.indexOf(letter))
  return sides.findIndex((side) => side.energy.length === kinds.length && side.energy.every((kind, i) => kind === kinds[i])) + 1
}

/** The results of chance for a turn of this player: what is drawn, then the faces of what lay in the Prep Area and of what was drawn. */
function script(
  s: DiceState,
  player: PlayerId,
  draws: readonly string[],
  faces: readonly string[],
  outs: number,
  fallen: readonly string[] = [],
): readonly number[] {
  const zone = (place: number): Handle[] => s.zones[zoneOf(player, place)]!.slice()
  let bag = zone(BAG)
  let used = zone(USED).concat(zone(RESERVE))
  const rolls: number[] = []
  const drawn: string[] = []
  for (const name of draws) {
    if (bag.length === 0) {
      bag = used
      used = []
    }
    const at = bag.findIndex((h) => defs[s.pieces[h]!.def]!.id === idOf(name))
    if (at < 0) throw new Error(`no ${name} to draw`)
    if (bag.length > 1) rolls.push(at + 1)
    drawn.push(idOf(name))
    bag.splice(at, 1)
  }
  const rolled = [...zone(PREP).map((h) => defs[s.pieces[h]!.def]!.id), ...fallen.map(idOf), ...drawn.slice(0, drawn.length - outs)]
  if (rolled.length !== faces.length) throw new Error(`${rolled.length} dice are rolled, not ${faces.length}`)
  return rolls.concat(rolled.map((id, i) => faceNumber(id, faces[i]!)))
}

const nameOf = (s: DiceState, h: Handle): string => {
  if (h < s.players.length) return `p${h}`
  const { owner, def, card } = s.pieces[h]!
  const { id } = defs[def]!
  if (card === h) return `${owner}.${id}`
  const before = s.pieces
    .slice(0, h)
    .filter((x, i) => x.def === def && x.card === card && x.card !== i && (id !== 'sidekick' || x.owner === owner))
  return `${owner}.${id}.${before.length}`
}

const positions = (edition: Edition): Positions<DiceState, Config, Start> => ({
  module: edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar,
  build({ config, draws, faces }) {
    const parts = partsOf(edition)
    const s = parts.deal(config, 'table')
    const outs = s.table.firstDieOut ? 1 : 0
    s.rng = rng({ key: s.rng.key, n: 0, script: script(s, s.turn.player, draws, faces, outs) })
    return resume(parts, s)
  },
  piece(s, name) {
    const h = s.pieces.findIndex((_, i) => nameOf(s, handle(i)) === name)
    if (h < 0) throw new Error(`no piece ${name}`)
    return handle(h)
  },
  pieceName: nameOf,
  place: (_s, _act, name) => Number(name),
  placeName: (_s, _act, place) => `${place}`,
})

export type Play = Scenario<DiceState, Config, Start>

export function start(edition: Edition, config: Config, draws: readonly string[], faces: readonly string[]): Play {
  return scenario(positions(edition), { edition, config, draws, faces })
}

/** The other player's next turn will begin with these draws and faces; `fallen` are the dice of that player that are KO'd before. */
export function ahead(t: Play, draws: readonly string[], faces: readonly string[], fallen: readonly string[] = []): void {
  t.rolls(...script(t.state, (1 - t.state.turn.player) as PlayerId, draws, faces, 0, fallen))
}

/** Nothing more is done in the turn under way. */
export function endTurn(t: Play): void {
  const { no } = t.state.turn
  for (let i = 0; t.state.turn.no === no && i < 20; i++) t.pass()
}

/** Keeps these faces; nothing is rerolled. */
export const keep = (t: Play): void => {
  if (t.ask === 'reroll') t.choose('done')
}

/** Rerolls the dice that show these faces; the new ones come in the order in which they are picked. */
export function reroll(t: Play, picks: readonly string[], faces: readonly string[]): void {
  t.rolls(...picks.map((name, i) => faceNumber(name.split('.')[1]!, faces[i]!)))
  for (const piece of picks) t.choose('pick', { piece })
  if (t.ask === 'reroll') t.choose('done')
}

/** The dice of a player in the reserve that show a face. */
export function showing(t: Play, player: number, face: string): readonly string[] {
  return t.state.zones[zoneOf(player as PlayerId, RESERVE)]!.flatMap((h) => {
    const { def } = t.state.pieces[h]!
    const { id } = defs[def]!
    return t.state.pieces[h]!.face + 1 === faceNumber(id, face) ? [nameOf(t.state, h)] : []
  })
}

/** Pays with these dice, in whatever order they are offered; where there is nothing to choose it is paid already. */
export function payWith(t: Play, ...names: readonly string[]): void {
  const left = [...names]
  while (t.ask === 'pay') {
    const offer = t.offers('spend').find(({ piece, place }) => left.includes(piece!) && place === '0')
    if (offer === undefined) throw new Error(`none of ${left.join(', ')} may pay: ${JSON.stringify(t.offers('spend'))}`)
    left.splice(left.indexOf(offer.piece!), 1)
    t.choose('spend', { piece: offer.piece!, place: 0 })
  }
}

/** Both players pass until something else is asked. */
export function pass(t: Play): void {
  while (['main', 'respond', 'window'].includes(t.ask)) t.pass()
}

export function attackWith(t: Play, ...names: readonly string[]): void {
  pass(t)
  if (t.ask === 'attackStep') t.choose('attack')
  const left = [...names]
  while (t.ask === 'attackers') {
    const next = t.offers('pick').find(({ piece }) => left.includes(piece!))?.piece
    if (next === undefined) t.choose('done')
    else {
      left.splice(left.indexOf(next), 1)
      t.choose('pick', { piece: next })
    }
  }
  if (left.length > 0) throw new Error(`${left.join(', ')} cannot attack`)
}

/** What lies in a zone: so many of each. */
export function lies(t: Play, player: number, zone: (typeof places)[number]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const h of t.state.zones[zoneOf(player as PlayerId, places.indexOf(zone))]!) {
    const { id } = defs[t.state.pieces[h]!.def]!
    const name = id === 'sidekick' ? 'SK' : id
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}
export const life = (t: Play): readonly number[] => t.state.players.map((seat) => seat.life)
/** The die of a card in a zone, by name. */
export function dieIn(t: Play, player: number, zone: (typeof places)[number], id: string, at = 0): string {
  const found = t.state.zones[zoneOf(player as PlayerId, places.indexOf(zone))]!.filter(
    (h) => defs[t.state.pieces[h]!.def]!.id === idOf(id),
  )
  return nameOf(t.state, found[at]!)
}

const shown = ['bag', 'prep', 'transit', 'reserve', 'field', 'attack', 'out', 'used', 'captured', 'supply'] as const
/** The whole of what a player has: every zone in which something lies, as `3 SK, 1 ygo-004`. */
export const whole = (t: Play, player: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    shown.flatMap((zone) => {
      const found = Object.entries(lies(t, player, zone))
      return found.length === 0
        ? []
        : [
            [
              zone,
              found
                .map(([name, n]) => `${n} ${name}`)
                .sort()
                .join(', '),
            ],
          ]
    }),
  )
