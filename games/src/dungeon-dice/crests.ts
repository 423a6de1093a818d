import { happen, type PlayerId } from '@duelhall/kernel'
import { type CrestKind, type Crests, crestKinds } from './lexicon.ts'
import type { T } from './state.ts'

/** DD-CREST-05 */
export const LIMIT = 10

/** DD-CREST-05: what would go beyond the limit is lost. */
export function gain(t: T, player: PlayerId, kind: CrestKind, n: number): void {
  const seat = t.player(player)
  const more = Math.min(LIMIT - seat[kind], n)
  if (more <= 0) return
  seat[kind] += more
  happen(t, 'crestsGained', player, null, null, { n: more, list: [crestKinds.indexOf(kind)] })
}

/** DD-CREST-07: losing is not paying; as many as there are. */
export function lose(t: T, player: PlayerId, kind: CrestKind, n: number): number {
  const seat = t.player(player)
  const less = Math.min(seat[kind], n)
  if (less <= 0) return 0
  seat[kind] -= less
  happen(t, 'crestsLost', player, null, null, { n: less, list: [crestKinds.indexOf(kind)] })
  return less
}

/** DD-CREST-02, -06: in full, or it was no legal choice; what is not spent stays (DD-CREST-08). */
export function pay(t: T, player: PlayerId, kind: CrestKind, n: number): void {
  if (n <= 0) return
  t.player(player)[kind] -= n
  happen(t, 'crestsPaid', player, null, null, { n, list: [crestKinds.indexOf(kind)] })
}

/** DD-CREST-06, -09: each kind for itself. */
export const affords = (t: T, player: PlayerId, crests: Crests): boolean =>
  crestKinds.every((kind) => t.player(player)[kind] >= (crests[kind] ?? 0))
