import { LabFault } from '../fault.ts'
import { timeOf } from '../run/bot-spec.ts'
import type { Pool } from '../run/pool.ts'
import type { Result } from '../run/task.ts'
import { type Entrant, mirrored, type Table } from './table.ts'

export interface DeadlinePlan {
  readonly table: Table
  readonly bot: Entrant
  /** So many answers at least. */
  readonly moves: number
  readonly seed: string
}

/** How a bot keeps its time, in milliseconds. */
export interface Deadline {
  readonly game: string
  readonly bot: string
  readonly budget: number
  readonly moves: number
  readonly median: number
  readonly p99: number
  readonly p999: number
  readonly longest: number
  /** Answers that came more than `GRACE` after the budget. */
  readonly late: number
  readonly mishaps: readonly string[]
}

/** What the rest of the machine may take from a bot. */
export const GRACE = 20
const BATCH = 8

/** A bot against itself until it has answered so often. */
export async function deadline(plan: DeadlinePlan, pool: Pool, after?: (answers: number) => void): Promise<Timed> {
  const budget = timeOf(plan.bot.bot)
  if (budget === null) throw new LabFault(`${plan.bot.bot} has no time to keep; search@20ms has`)
  const results: Result[] = []
  const times: number[] = []
  for (let round = 0; times.length < plan.moves; round++) {
    const played = await pool.play(mirrored(plan.table, plan.bot, plan.bot, `${plan.seed}/${round}`, BATCH, 'times'))
    const before = times.length
    for (const result of played) times.push(...result.times)
    results.push(...played)
    after?.(times.length - before)
  }
  return {
    deadline: { game: plan.table.module.game.id, bot: plan.bot.bot, budget, ...kept(times, budget), mishaps: said(results) },
    results,
  }
}

export interface Timed {
  readonly deadline: Deadline
  readonly results: readonly Result[]
}

const said = (results: readonly Result[]) => results.flatMap((result) => result.mishaps.map((mishap) => mishap.says))

/** The figures of so many times. */
export function kept(times: readonly number[], budget: number) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!.toFixed(2))
  const late = sorted.filter((time) => time > budget + GRACE).length
  return { moves: sorted.length, median: at(0.5), p99: at(0.99), p999: at(0.999), longest: at(1), late }
}
