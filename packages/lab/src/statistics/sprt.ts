/** Wald's sequential test of two strengths: is the share of points at least `better`, or at most `even`? */
export interface Sprt {
  readonly even: number
  readonly better: number
  /** How often it may be wrong, either way. */
  readonly error: number
}

export type Verdict = 'better' | 'not better' | 'open'

/** The logarithm of how much likelier the results are under `better`; a draw counts half to each side. */
export function likelihood(points: number, games: number, { even, better }: Sprt): number {
  return points * Math.log(better / even) + (games - points) * Math.log((1 - better) / (1 - even))
}

export function verdictOf(points: number, games: number, test: Sprt): Verdict {
  const ratio = likelihood(points, games, test)
  const bound = Math.log((1 - test.error) / test.error)
  if (ratio >= bound) return 'better'
  return ratio <= -bound ? 'not better' : 'open'
}
