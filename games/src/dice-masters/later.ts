import type { Handle } from '@duelhall/kernel'
import type { PicksFrame, T } from './state.ts'
import { twin } from './twins.ts'

/** What may be picked next of a list in which twins lie side by side: later than the last pick, of equal ones the first. */
export function later(t: T, list: readonly Handle[]): readonly Handle[] {
  const { picked } = t.frame as PicksFrame
  const from = picked.length === 0 ? 0 : list.indexOf(picked[picked.length - 1] as Handle) + 1
  const found: Handle[] = []
  let last = -1
  for (let i = from; i < list.length; i++) {
    const same = twin(t, list[i]!)
    if (same < 0 || same !== last) found.push(list[i]!)
    last = same
  }
  return found
}
