import { end, happen, type PlayerId, PUBLIC, type RuleId, refTo } from '@duelhall/kernel'
import { WINS } from './catalog.ts'
import { fx } from './fx.ts'
import { gistOf } from './gist.ts'
import { foeOf, HAND, type MatchFrame, type T } from './state.ts'

/** YG-WIN-08: its condition holds; nothing activates, nothing negates it. */
function winsInHand(t: T, player: PlayerId): boolean {
  const { winners } = gistOf(t.state, player, HAND)
  for (let i = 0; i < winners.length; i++) {
    const path = WINS[t.piece(winners[i]!).def]!
    if (fx.canStartAs(t, { source: refTo(t.state, winners[i]!), player, event: null, vars: {} }, path)) return true
  }
  return false
}

/** YG-WIN-01 to -08: after every event group, also in the middle of a chain. Must be the last thing a handler does. */
export function checkWin(t: T): void {
  const s = t.state
  if (s.outcome !== null || s.stack.length === 1) return
  const a = s.players[0]!
  const b = s.players[1]!
  const zero = 0 as PlayerId
  const one = 1 as PlayerId
  const special0 = winsInHand(t, zero)
  const special1 = winsInHand(t, one)
  const wins0 = b.life <= 0 || b.decked || special0
  const wins1 = a.life <= 0 || a.decked || special1
  if (!wins0 && !wins1) return
  if (wins0 && wins1) return finishDuel(t, null, a.life <= 0 && b.life <= 0 ? 'YG-WIN-06' : 'YG-WIN-07')
  const rule = (wins0 ? special0 : special1) ? 'YG-WIN-08' : (wins0 ? b : a).decked ? 'YG-WIN-03' : 'YG-WIN-02'
  finishDuel(t, wins0 ? zero : one, rule)
}

/** YG-WIN-05: the Duel is over at once; the rest of the chain is dropped. */
export function finishDuel(t: T, winner: PlayerId | null, rule: RuleId): void {
  const s = t.state
  happen(t, 'duelEnded', winner, null, null, { cause: rule })
  if (winner !== null) s.players[winner]!.wins++
  s.stack.length = 1
  s.events = []
  s.triggers = []
  const match = s.stack[0] as MatchFrame
  match.loser = winner === null ? -1 : foeOf(winner)
  if (s.table.matchLength === 1) return endMatch(t, winner, rule)
  match.step = 'score'
}

export function endMatch(t: T, winner: PlayerId | null, rule: RuleId): void {
  const s = t.state
  s.turn.phase = 'over'
  for (const p of s.pieces) p.known = PUBLIC
  const places = s.players.map((_, p) => (winner === null || p === winner ? 1 : 2))
  happen(t, 'gameEnded', winner, null, null, { list: places, cause: rule })
  end(t, { places, rule })
}

/** YG-WIN-09, -10: the opponent wins the Duel, whoever says so for a player, a clock as well; YG-MATCH-10: or the Match. */
export function resign(t: T, player: PlayerId): void {
  if (t.state.table.matchLength === 1 || t.state.stack.length === 1) {
    t.player(player).out = true
    return endMatch(t, foeOf(player), 'YG-WIN-09')
  }
  finishDuel(t, foeOf(player), 'YG-WIN-09')
}

/** YG-WIN-11: a draw of the Duel. */
export function agreed(t: T): void {
  if (t.state.stack.length === 1) return endMatch(t, null, 'YG-WIN-11')
  finishDuel(t, null, 'YG-WIN-11')
}

/** YG-MATCH-10: whatever the score. */
export function resignMatch(t: T, player: PlayerId): void {
  t.player(player).out = true
  endMatch(t, foeOf(player), 'YG-MATCH-10')
}
