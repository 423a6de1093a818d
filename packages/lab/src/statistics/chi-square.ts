/** How far counts lie from the shares they should have, and how likely an honest source lies as far or farther. */
export interface Fit {
  readonly chi: number
  readonly freedom: number
  readonly p: number
}

export function fitOf(counts: readonly number[], shares: readonly number[] = counts.map(() => 1)): Fit {
  const all = counts.reduce((a, b) => a + b, 0)
  const weight = shares.reduce((a, b) => a + b, 0)
  const chi = counts.reduce((sum, n, i) => {
    const due = (all * shares[i]!) / weight
    return due === 0 ? sum : sum + (n - due) ** 2 / due
  }, 0)
  const freedom = counts.length - 1
  return { chi, freedom, p: 1 - gammaBelow(freedom / 2, chi / 2) }
}

const ENOUGH = 1e-12

/** The regularized incomplete gamma function: a series for small `x`, a continued fraction for large. */
export function gammaBelow(a: number, x: number): number {
  if (x <= 0) return 0
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; Math.abs(term) > Math.abs(sum) * ENOUGH && n < 10_000; n++) {
      term *= x / (a + n)
      sum += term
    }
    return sum * front
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let n = 1; n < 10_000; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    h *= d * c
    if (Math.abs(d * c - 1) < ENOUGH) break
  }
  return 1 - front * h
}

/** Lanczos' approximation, good to twelve digits for the arguments used here. */
function logGamma(x: number): number {
  const g = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5]
  const t = x + 5.5 - (x + 0.5) * Math.log(x + 5.5)
  const series = g.reduce((sum, c, i) => sum + c / (x + 1 + i), 1.000000000190015)
  return Math.log((2.5066282746310007 * series) / x) - t
}
