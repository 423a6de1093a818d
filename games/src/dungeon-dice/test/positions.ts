import type { Handle, Refusal } from '@duelhall/kernel'
import { type Scenario, scenario } from '@duelhall/testkit'
import { cellName } from '../board.ts'
import type { Config } from '../config.ts'
import { codeOf } from '../index.ts'
import { type Position, positions } from '../lessons/positions.ts'
import { type DungeonState, PLAY, placeOf, places } from '../state.ts'

export { type Position, positions } from '../lessons/positions.ts'

export type Play = Scenario<DungeonState, Config, Position>
export const at = (position: Position): Play => scenario(positions, position)

export const crests = (t: Play, player: number) => {
  const { movement, attack, defense, magic, trap } = t.state.players[player]!
  return { movement, attack, defense, magic, trap }
}
export const where = (t: Play, h: Handle): string => {
  const p = t.state.pieces[h]!
  const place = placeOf(p.zone)
  return place === PLAY ? cellName(p.place) : places[place]!
}
export const damageOn = (t: Play, cell: string): number => t.state.marks[t.piece(cell)]!.damage
export const ends = (t: Play, piece: string): readonly string[] =>
  t.offers('move').flatMap((o) => (o.piece === piece ? [String(o.place)] : []))
export const codeIs = (refusal: Refusal | null): string | null => (refusal === null ? null : codeOf(refusal))
/** The catalogue's word for why this is refused; null when it is offered. */
export const code = (t: Play, act: string, named: Parameters<Play['reason']>[1] = {}, player?: number): string | null =>
  codeIs(t.reason(act, named, player))
/** A path of one's own: states the cells and goes. */
export function walk(t: Play, piece: string, way: string): Play {
  t.choose('walk', { piece })
  for (const place of way.split(' ')) if (t.state.decision?.ask === 'path') t.choose('step', { place })
  if (t.state.decision?.ask === 'path') t.choose('done')
  return t
}
/** Everybody passes until the turn player is asked for an action again, or the game is over. */
export function settle(t: Play): Play {
  while (t.state.decision !== null && ['respond', 'defend', 'trigger'].includes(t.state.decision.ask)) t.pass()
  return t
}
