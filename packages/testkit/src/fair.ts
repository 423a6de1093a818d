/** Pearson's chi-square of counts against the shares they should have. */
export function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((a, b) => a + b, 0)
  const weight = shares.reduce((a, b) => a + b, 0)
  return counts.reduce((sum, n, i) => {
    const due = (all * shares[i]!) / weight
    return sum + (n - due) ** 2 / due
  }, 0)
}

/** Whether counts go with their shares: an honest source fails about once in a million times, a biased one soon always. */
export function isFair(counts: readonly number[], shares: readonly number[] = counts.map(() => 1)): boolean {
  // Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
  const k = counts.length - 1
  const z = (Math.cbrt(chiSquare(counts, shares) / k) - (1 - 2 / (9 * k))) / Math.sqrt(2 / (9 * k))
  return z < 4.75
}

/** How often each face from 1 to `sides` comes up. */
export function tally(roll: () => number, sides: number, times: number): readonly number[] {
  const counts = new Array<number>(sides).fill(0)
  for (let i = 0; i < times; i++) counts[roll() - 1]!++
  return counts
}
