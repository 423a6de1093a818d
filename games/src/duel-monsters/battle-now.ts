import { type Handle, handleOf, same } from '@duelhall/kernel'
import type { AttackFrame, T } from './state.ts'

/** The attack under way, if there is one: its frame stands on that of the turn. */
export function attackOf(t: T): AttackFrame | null {
  const { stack } = t.state
  if (stack.length < 3) return null
  const f = stack[2]!
  return f.op === 'attack' ? f : null
}

/** YG-BATTLE-30: the timing of the Damage Step, 1 to 7; 0 outside it. */
export function timingOf(t: T): number {
  return t.state.turn.phase === 'battle' ? (attackOf(t)?.timing ?? 0) : 0
}
export const isDamageStep = (t: T): boolean => timingOf(t) > 0

/** The attacker and its target, as far as they are still the same objects. */
export function attackerOf(t: T): Handle | null {
  const f = attackOf(t)
  return f !== null && same(t.state, f.attacker) ? handleOf(f.attacker) : null
}
export function attackedOf(t: T): Handle | null {
  const f = attackOf(t)
  return f !== null && same(t.state, f.target) ? handleOf(f.target) : null
}
