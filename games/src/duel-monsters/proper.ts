import type { Handle } from '@duelhall/kernel'
import { ABILITY, IS_STRICT, NEEDS_PROPER } from './catalog.ts'
import { fx } from './fx.ts'
import { EXTRA, type T, whereIs } from './state.ts'
import { isMonster } from './stats.ts'

/** YG-SUMMON-36, -40 to -44: whether an effect may Special Summon this monster from where it lies: conditions, which nothing negates (YG-EFFECT-02). */
export function isRevivable(t: T, h: Handle): boolean {
  const { def, proper, owner } = t.piece(h)
  if (!isMonster(t, h) || ABILITY[def] === 'spirit' || IS_STRICT[def]!) return false // YG-CARD-22
  if (NEEDS_PROPER[def]! && !proper && whereIs(t.state, h) !== EXTRA) return false
  return fx.cannot(t, 'specialSummon', h, null, owner, 'YG-META-02') === null
}
