/** Milliseconds from any beginning. The package has no clock of its own: whoever has one hands it in. */
export type Clock = () => number

/**
 * How long a search thinks: a number of iterations, for results that come again; a time by a clock; or both, whichever ends first.
 */
export type Budget =
  | { readonly iterations: number }
  | { readonly ms: number; readonly now: Clock }
  | { readonly iterations: number; readonly ms: number; readonly now: Clock }

/**
 * Says after each iteration how many are probably left; none when it is time to stop. A time ends before the iteration that would
 * probably end behind it.
 */
export function remaining(budget: Budget): (done: number) => number {
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY
  if (!('ms' in budget)) return (done) => most - done
  const { now, ms } = budget
  const start = now()
  let last = start
  let longest = 0
  return (done) => {
    if (done === 0) return most
    const time = now()
    longest = Math.max(time - last, longest * FORGET)
    last = time
    const left = start + ms - time
    return longest > left ? 0 : Math.min(most - done, Math.ceil((done * left) / (time - start)))
  }
}

/** The longest iteration so far counts a little less with each one after it: one pause of the machine must not end the search. */
const FORGET = 0.9
