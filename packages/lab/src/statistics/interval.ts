/** A share with the bounds within which it lies in 95 of 100 cases. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The normal deviate of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054

/** Wilson's score interval; half points are allowed, as a draw is half a win. */
export function wilson(points: number, games: number, z: number = Z95): Share {
  if (games === 0) return { share: 0.5, low: 0, high: 1 }
  const share = points / games
  const weight = 1 + (z * z) / games
  const middle = (share + (z * z) / (2 * games)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The value below which this part of the sorted numbers lies, between neighbours in proportion. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return Number.NaN
  const at = (sorted.length - 1) * part
  const below = Math.floor(at)
  const next = sorted[Math.min(below + 1, sorted.length - 1)]!
  return sorted[below]! + (next - sorted[below]!) * (at - below)
}
