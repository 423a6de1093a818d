import { type Handle, handleOf, type Packet, packet, type Ref, type Replacement, verb } from '@duelhall/kernel'
import { fx } from './fx.ts'
import { tell } from './moves.ts'
import { isOnField, type T } from './state.ts'

/** YG-COUNTER-07: another card may supply what a cost takes, and must where the one that was named has too few. */
export function suppliers(t: T, p: Packet, found: readonly Replacement[]): readonly Replacement[] {
  const isShort = t.mark(p.piece).counters < p.n
  return found.filter((r) => t.mark(r.source).counters >= p.n && r.source !== p.piece).map((r) => (isShort ? { ...r, may: false } : r))
}
/** Whether the counters that a cost takes from this card are there, on it or on one that may supply them. */
export function hasCounters(t: T, h: Handle, n: number, source: Ref, cause: string): boolean {
  if (t.mark(h).counters >= n) return true
  const key = fx.verbs.keys.takeCounters
  if (cause !== 'cost' || key === undefined) return false
  const p = packet(h, n, 'cost', source)
  const f = verb('takeCounters', [p])
  return t.state.index[key]!.some((holder) => suppliers(t, p, fx.verbs.replacements(t, f, p, holder)).length > 0)
}
export function takeCounters(t: T, p: Packet): void {
  const less = isOnField(t.state, p.piece) ? Math.min(p.n, t.mark(p.piece).counters) : 0
  if (less === 0) return
  t.mark(p.piece).counters -= less
  t.memo = null
  tell(t, 'countersTaken', t.piece(p.piece).controller, p.piece, p.source === null ? null : handleOf(p.source), { n: less })
}
