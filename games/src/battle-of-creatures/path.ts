import { type Handle, type PlayerId, pack, type Refusal, type RuleId } from '@duelhall/kernel'
import { acts } from './acts.ts'
import { spaceNamed, spaces } from './board.ts'
import { game } from './game.ts'
import { POWER } from './pawns.ts'
import { standingOn } from './reach.ts'
import type { CreaturesState } from './state.ts'

/**
 * Judges a path named space by space, its start left out (BC-MOVE-08): null when the creature may walk it now.
 * Whether the player may move this creature at all is the business of the act itself.
 */
export function checkPath(s: CreaturesState, player: PlayerId, piece: Handle, path: readonly unknown[]): Refusal | null {
  const refuse = (rule: RuleId, source: Handle | null = null, need = 0, have = 0): Refusal => ({ act: 'move', rule, source, need, have })
  const without = game.refusal(s, player, pack(acts, { act: 'move', piece, target: null, place: null }))
  if (without !== null && without.rule !== 'BC-MOVE-01') return without
  if (path.length === 0) return refuse('BC-MOVE-01', piece) // at least one step
  const { def, place } = s.pieces[piece]!
  const team = s.players[player]!.team
  let here = place
  for (const [n, name] of path.entries()) {
    const next = spaceNamed(name)
    if (next === null) return refuse('BC-BOARD-01')
    if (!spaces[here]!.near.includes(next)) return refuse('BC-BOARD-03')
    if (n >= POWER[def]!) return refuse('BC-MOVE-01', piece, path.length, POWER[def]!)
    const there = standingOn(s, here)
    if (n > 0 && there !== null && s.players[s.pieces[there]!.controller]!.team !== team) return refuse('BC-MOVE-05', there)
    here = next
  }
  if (here === place) return refuse('BC-MOVE-02', piece)
  return game.refusal(s, player, pack(acts, { act: 'move', piece, target: null, place: here }))
}
