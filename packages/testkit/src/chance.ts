/** Picks a whole number from 0 to below `n`; has nothing to do with the chance inside a game. */
export type Pick = (n: number) => number

/** A cheap generator for random players and samples: the same seed, the same picks. */
export function picker(seed: number): Pick {
  let a = (seed ^ 0x9e3779b9) | 0
  return (n) => {
    a = (a + 0x6d2b79f5) | 0
    let x = Math.imul(a ^ (a >>> 15), a | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) % n
  }
}

export const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!
