import type { Handle, PlayerId } from '@duelhall/kernel'
import { IS_TUNER, LEVEL } from './catalog.ts'
import { DOWN, inZone, MONSTERS, type T } from './state.ts'
import { current } from './stats.ts'

/** A Tuner face-up, and something beside it. */
export function hasTuner(t: T, list: readonly Handle[]): boolean {
  if (list.length < 2) return false
  for (let i = 0; i < list.length; i++) {
    const p = t.piece(list[i]!)
    if (IS_TUNER[p.def]! && p.pose !== DOWN) return true
  }
  return false
}
/**
 * A bit for each Level that a Tuner and others could make up, whatever a Synchro Monster asks of them and whatever forbids it (YG-SUMMON-50): a necessary
 * condition, asked once for all, because mostly it fails.
 */
export function tunedSums(t: T, by: PlayerId): number {
  const list = inZone(t.state, by, MONSTERS)
  if (!hasTuner(t, list)) return 0
  let others = 1
  for (let i = 0; i < list.length; i++) if (isUp(t, list[i]!, false)) others |= others << current(t, list[i]!, 'level')
  others &= ~1 // at least one
  let sums = 0
  for (let i = 0; i < list.length; i++) if (isUp(t, list[i]!, true)) sums |= others << current(t, list[i]!, 'level')
  return sums
}
const isUp = (t: T, h: Handle, tuner: boolean): boolean => {
  const { def, pose } = t.piece(h)
  return pose !== DOWN && LEVEL[def]! > 0 && IS_TUNER[def] === tuner
}
