import { face, keyOf, rng } from '@duelhall/kernel'
import { pointsOf, type Result, type Task } from '../run/task.ts'
import { type Fit, fitOf } from '../statistics/chi-square.ts'
import { type Share, wilson } from '../statistics/interval.ts'
import { type Entrant, mirrored, type Table } from './table.ts'

export interface FairnessPlan {
  readonly table: Table
  readonly bot: string
  readonly games: number
  readonly seed: string
}

export interface Fairness {
  readonly game: string
  readonly bot: string
  /** Whoever had the first turn. */
  readonly first: Share & { readonly games: number; readonly points: number }
  /** Each seat, whoever began. */
  readonly seats: readonly (Share & { readonly seat: number; readonly games: number; readonly points: number })[]
  readonly drawn: number
  /** Dice of so many sides, thrown with the chance of these very games. */
  readonly dice: readonly (Fit & { readonly sides: number; readonly counts: readonly number[] })[]
}

/** The dice of our games, and a larger one that shows what small ones hide. */
const SIDES = [2, 3, 6, 8, 20] as const
const THROWS = 400

export function fairnessTasks({ table, bot, games, seed }: FairnessPlan): readonly Task[] {
  const both: Entrant = { id: bot, bot, deck: null }
  return mirrored(table, both, both, seed, games).map((task, g) => ({ ...task, seed: `${seed}/${g}` }))
}

export function fairnessOf(plan: FairnessPlan, results: readonly Result[]): Fairness {
  const finished = results.filter((result) => result.places !== null)
  const share = (points: number) => ({ games: finished.length, points, ...wilson(points, finished.length) })
  const sum = (pick: (result: Result) => number) => finished.reduce((total, result) => total + pick(result), 0)
  return {
    game: plan.table.module.game.id,
    bot: plan.bot,
    first: share(sum((result) => pointsOf(result)[result.first]!)),
    seats: Array.from({ length: plan.table.players }, (_, seat) => ({
      seat: seat + 1,
      ...share(sum((result) => pointsOf(result)[seat]!)),
    })),
    drawn: finished.filter((result) => pointsOf(result).every((points) => points < 1)).length,
    dice: SIDES.map((sides) => thrown(sides, fairnessTasks(plan))),
  }
}

function thrown(sides: number, tasks: readonly Task[]): Fairness['dice'][number] {
  const counts = new Array<number>(sides).fill(0)
  for (const { seed } of tasks) {
    const chance = rng({ key: keyOf(seed), n: 0, script: [] })
    for (let n = 0; n < THROWS; n++) counts[face(chance, sides) - 1]!++
  }
  return { sides, counts, ...fitOf(counts) }
}
