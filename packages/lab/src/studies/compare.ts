import type { Pool } from '../run/pool.ts'
import type { Result } from '../run/task.ts'
import { type Share, wilson } from '../statistics/interval.ts'
import { likelihood, type Sprt, type Verdict, verdictOf } from '../statistics/sprt.ts'
import { type Entrant, mirrored, pointsIn, type Table } from './table.ts'

export interface ComparePlan {
  readonly table: Table
  readonly a: Entrant
  readonly b: Entrant
  readonly test: Sprt
  readonly most: number
  readonly seed: string
}

export interface Comparison extends Share {
  readonly game: string
  readonly a: string
  readonly b: string
  readonly verdict: Verdict
  readonly games: number
  readonly points: number
  /** The log likelihood ratio after each pair of mirrored games. */
  readonly course: readonly number[]
  readonly mishaps: readonly string[]
}

/** The verdict and the games it rests on. */
export interface Compared {
  readonly comparison: Comparison
  readonly results: readonly Result[]
}

/** Games that are begun before the next look at the verdict; more only costs games that are not counted. */
const BATCH = 16

/** Plays until it is sure, at most so many games. The verdict falls after the same pair whatever the number of threads. */
export async function compare(plan: ComparePlan, pool: Pool, after?: () => void): Promise<Compared> {
  const { table, a, b, test, most, seed } = plan
  const tasks = mirrored(table, a, b, seed, most)
  const course: number[] = []
  const mishaps: string[] = []
  const played: Result[] = []
  let points = 0
  let games = 0
  let verdict: Verdict = 'open'
  for (let from = 0; from < tasks.length && verdict === 'open'; from += BATCH) {
    const results = await pool.play(tasks.slice(from, from + BATCH), after)
    for (let i = 0; i < results.length && verdict === 'open'; i += 2) {
      for (const [k, result] of results.slice(i, i + 2).entries()) {
        points += pointsIn(result, from + i + k)
        games++
        played.push(result)
        mishaps.push(...result.mishaps.map((mishap) => mishap.says))
      }
      course.push(likelihood(points, games, test))
      verdict = verdictOf(points, games, test)
    }
  }
  const comparison = { game: table.module.game.id, a: a.id, b: b.id, verdict, games, points, course, mishaps, ...wilson(points, games) }
  return { comparison, results: played }
}
