import { type PlayerId, playerId, type Refusal } from '@duelhall/kernel'
import { type Scenario, scenario } from '@duelhall/testkit'
import { defs } from '../catalog.ts'
import type { Config } from '../config.ts'
import { codeOf } from '../index.ts'
import { type Position, positions } from '../lessons/positions.ts'
import { DECK, type DuelState, EXTRA, FIELD, GRAVE, HAND, MONSTERS, REMOVED, SPELLS, zoneOf } from '../state.ts'

export { type Position, positions } from '../lessons/positions.ts'

export type Table = Scenario<DuelState, Config, Position>
/** A Duel in the middle: A to move in Main Phase 1 unless the position says otherwise. */
export const duel = (position: Position): Table => scenario(positions, position)

/** What lies where: names in order. `where(t, 'A', 'graveyard')`. */
const zonesByName = {
  hand: HAND,
  deck: DECK,
  graveyard: GRAVE,
  removed: REMOVED,
  extra: EXTRA,
  monsters: MONSTERS,
  spells: SPELLS,
  field: FIELD,
}
export const where = (t: Table, who: 'A' | 'B', zone: keyof typeof zonesByName): readonly string[] =>
  t.state.zones[zoneOf(playerId(who === 'A' ? 0 : 1), zonesByName[zone])]!.map((h) => defs[t.state.pieces[h]!.def]!.name)
export const life = (t: Table): readonly number[] => t.state.players.map((seat) => seat.life)

/** Everybody passes until somebody is asked anything but to respond. */
export function settle(t: Table): Table {
  while (t.outcome === null && t.ask === 'respond') t.pass()
  return t
}
/** The code of section 4 for a refusal. */
export const code = (refusal: Refusal | null): string | null => (refusal === null ? null : codeOf(refusal))
export const A = 0 as PlayerId
export const B = 1 as PlayerId
