import type { Handle } from './ids.ts'

/** A set that is picked one by one, each pick later in the list than the last, so that a set has one path. */
export interface SetTask {
  readonly candidates: readonly Handle[]
  readonly min: number
  readonly max: number
  /** Whether these, and no more, are a legal whole. */
  whole(picked: readonly Handle[]): boolean
  /** Whether no larger set can be legal: lets the search stop early. */
  hopeless?(picked: readonly Handle[]): boolean
}

/** Whether the picks so far are a legal whole as they stand. */
export const isWhole = (task: SetTask, picked: readonly Handle[]): boolean =>
  picked.length >= task.min && picked.length <= task.max && task.whole(picked)

/** Whether some legal whole set goes on from these picks. */
export function completes(task: SetTask, picked: readonly Handle[]): boolean {
  if (picked.length > task.max || (task.hopeless?.(picked) ?? false)) return false
  if (isWhole(task, picked)) return true
  return laterThan(task, picked).some((next) => completes(task, picked.concat(next)))
}

/** What may be picked next: later in the list than the last pick, and with a way on. */
export function nextPicks(task: SetTask, picked: readonly Handle[]): readonly Handle[] {
  return laterThan(task, picked).filter((next) => completes(task, picked.concat(next)))
}

function laterThan(task: SetTask, picked: readonly Handle[]): readonly Handle[] {
  const last = picked[picked.length - 1]
  return last === undefined ? task.candidates : task.candidates.slice(task.candidates.indexOf(last) + 1)
}
