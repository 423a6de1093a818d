import type { T } from './state.ts'

/**
 * What is worked out is remembered until something changes. The kernel forgets `t.memo` whenever a piece moves or something
 * begins to last; rules that write to marks, seats or the turn call `touch`.
 */
let last: T | null = null
let stamp = 0
/** Only its presence counts: nothing is kept in it. */
const SINCE: Map<string, number> = new Map()

/** A number that is another one after every change of the table. */
export function version(t: T): number {
  if (t.memo === null || t !== last) {
    t.memo = SINCE
    last = t
    stamp++
  }
  return stamp
}

export function touch(t: T): void {
  t.memo = null
}

const MOST_PIECES = 512

/** Remembers one value for each piece. */
export function remembered<V>(work: (t: T, h: number) => V): (t: T, h: number) => V {
  const stamps = new Array<number>(MOST_PIECES).fill(0)
  const values = new Array<V | null>(MOST_PIECES).fill(null)
  return (t, h) => {
    const now = version(t)
    if (stamps[h] === now) return values[h] as V
    const value = work(t, h)
    // What was asked on the way may have worked out the same: the stamp is still that of the table.
    if (version(t) === now) {
      stamps[h] = now
      values[h] = value
    }
    return value
  }
}
