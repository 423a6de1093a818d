import type { Handle, PlayerId } from '@duelhall/kernel'
import { tell } from './moves.ts'
import type { T } from './state.ts'

/** YG-COST-06, -07: what is to be paid, and null where it cannot be. */
export function priceOf(t: T, player: PlayerId, life: number | 'half'): number | null {
  const have = t.player(player).life
  const due = life === 'half' ? Math.ceil(have / 2) : life
  return due < have || (t.state.table.payToZero && due === have) ? due : null
}

/** YG-COST-10: paid, not lost as damage. */
export function payLife(t: T, player: PlayerId, due: number, by: Handle): void {
  if (due === 0) return
  t.player(player).life -= due
  tell(t, 'lifePaid', player, by, null, { n: due })
}
