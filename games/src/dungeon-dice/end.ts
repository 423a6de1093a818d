import { end, happen, type PlayerId, PUBLIC, type RuleId } from '@duelhall/kernel'
import { IS_ITEM } from './catalog.ts'
import type { T } from './state.ts'

/** The game is over; DD-WIN-15: nothing changes any more. */
export function win(t: T, places: readonly number[], rule: RuleId): void {
  const s = t.state
  s.turn.phase = 'over'
  for (const p of s.pieces) if (IS_ITEM[p.def]!) p.known = PUBLIC // DD-INFO-04
  happen(t, 'gameEnded', null, null, null, { list: places, cause: rule })
  end(t, { places, rule })
}

/** DD-WIN-03 */
export function resign(t: T, player: PlayerId): void {
  t.player(player).out = true
  win(
    t,
    t.state.players.map((_, p) => (p === player ? 2 : 1)),
    'DD-WIN-03',
  )
}

/** DD-WIN-08 to -11: life points, monsters summoned, those of high level, or a draw. */
export function tieBreak(t: T): { readonly places: readonly number[]; readonly rule: RuleId } {
  const { players } = t.state
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const keys: readonly (readonly [RuleId, (p: number) => number])[] = [
    ['DD-WIN-08', (p) => players[p]!.life],
    ['DD-WIN-09', (p) => total(players[p]!.summoned)],
    ['DD-WIN-10', (p) => players[p]!.summoned[3]!],
    ['DD-WIN-10', (p) => players[p]!.summoned[2]!],
    ['DD-WIN-10', (p) => players[p]!.summoned[1]!],
  ]
  for (const [rule, key] of keys) {
    const best = Math.max(...players.map((_, p) => key(p)))
    const places = players.map((_, p) => (key(p) === best ? 1 : 2))
    if (places.includes(2)) return { places, rule }
  }
  return { places: players.map(() => 1), rule: 'DD-WIN-11' }
}

/** DD-WIN-06, -13, -14: nothing can happen any more, nothing did, or both agree. */
export function stalemate(t: T): void {
  happen(t, 'stalemateDeclared', null)
  const { places, rule } = tieBreak(t)
  win(t, places, rule)
}

/** DD-WIN-14: in the own action phase, once in a turn. */
export function offers(t: T, player: PlayerId): RuleId | null {
  const { turn } = t.state
  const seat = t.player(player)
  if (turn.player !== player || turn.phase !== 'action' || seat.offeredOn === turn.no) return 'DD-WIN-14'
  seat.offeredOn = turn.no
  return null
}
