import type { PlayerId, Refusal } from '@duelhall/kernel'
import { type Scenario, scenario } from '@duelhall/testkit'
import { type Civilization, civilizations, spaces } from '../board.ts'
import type { Config, Options } from '../config.ts'
import { checkPath, codeOf } from '../index.ts'
import { type Position, positions } from '../lessons/positions.ts'
import { type CreaturesState, places } from '../state.ts'

export { nameOf, type Position, positions, prepared } from '../lessons/positions.ts'

export type Table = Scenario<CreaturesState, Config, Position>

export const at = (position: Position): Table => scenario(positions, position)
/** BC-EX-01: fire and water after preparation. */
export const opening = (table: Partial<Options> = {}): Table => at({ table })

export const asking = (from: Config): Table => at({ from })

export const whereIs = (t: Table, name: string): string => {
  const piece = t.state.pieces[t.piece(name)]!
  return spaces[piece.place]?.id ?? places[(piece.zone - 1) % places.length]!
}
export const ends = (t: Table, name: string): readonly string[] =>
  t.offers('move').flatMap((o) => (o.piece === name ? [String(o.place)] : []))
export const chipsOf = (t: Table, player: number): readonly Civilization[] =>
  civilizations.filter((_, c) => (t.state.players[player]!.chips >> c) & 1)
export const codeOfRefusal = (refusal: Refusal | null): string | null => (refusal === null ? null : codeOf(refusal))
/** The code under which a path is refused; null when it is legal. */
export const path = (t: Table, name: string, way: string, player: number = t.asked): string | null =>
  codeOfRefusal(checkPath(t.state, player as PlayerId, t.piece(name), way === '' ? [] : way.split(' ')))
export const hit = 6
export const miss = (civilization: Civilization): number => ((civilizations.indexOf(civilization) + 1) % civilizations.length) + 1
