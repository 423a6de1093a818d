/** One game or position: what was measured, and how it ended for that player. */
export interface Sample {
  readonly measures: readonly number[]
  readonly points: number
}

/** Newton's steps to the weights that explain the results best; `ridge` pulls what the samples do not decide towards nothing. */
export function fitLogistic(samples: readonly Sample[], ridge: number, steps = 25): readonly number[] {
  const n = samples[0]?.measures.length ?? 0
  const scale = scales(samples, n)
  let weights = scale.map(() => 0)
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((w) => -ridge * w)
    const bend = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? ridge : 0)))
    for (const { measures, points } of samples) {
      const x = measures.map((m, i) => m / scale[i]!)
      const p = chance(x, weights)
      for (let i = 0; i < n; i++) {
        gradient[i]! += (points - p) * x[i]!
        for (let j = 0; j < n; j++) bend[i]![j]! += p * (1 - p) * x[i]! * x[j]!
      }
    }
    const move = solve(bend, gradient)
    weights = weights.map((w, i) => w + move[i]!)
    if (Math.max(...move.map(Math.abs)) < 1e-9) break
  }
  return weights.map((w, i) => w / scale[i]!)
}

const chance = (x: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, xi, i) => sum + xi * weights[i]!, 0)))

/** The usual size of each measure, so that the ridge weighs on all alike. */
function scales(samples: readonly Sample[], n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => {
    const square = samples.reduce((sum, { measures }) => sum + measures[i]! ** 2, 0) / Math.max(1, samples.length)
    return square > 0 ? Math.sqrt(square) : 1
  })
}

/** Gauss' elimination with the largest pivot; the matrix is positive definite. */
function solve(matrix: number[][], right: number[]): readonly number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let i = column + 1; i < n; i++) if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i
    const held = rows[column]!
    rows[column] = rows[pivot]!
    rows[pivot] = held
    for (let i = 0; i < n; i++) {
      if (i === column) continue
      const factor = rows[i]![column]! / rows[column]![column]!
      for (let j = column; j <= n; j++) rows[i]![j]! -= factor * rows[column]![j]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}
