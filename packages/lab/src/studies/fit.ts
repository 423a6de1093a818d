import { hashText } from '@duelhall/kernel'
import { LabFault } from '../fault.ts'
import type { Pool } from '../run/pool.ts'
import type { Result, Task } from '../run/task.ts'
import { type Share, wilson } from '../statistics/interval.ts'
import { fitLogistic } from '../statistics/logistic.ts'
import { type Entrant, mirrored, pointsIn, type Table } from './table.ts'

export interface FitPlan {
  readonly table: Table
  readonly bot: string
  /** Both sides of a game have the same one, each in its turn; none where a game is played without. */
  readonly decks: readonly string[]
  /** Where the climb begins, and what the weights found are set against; those in use where absent. */
  readonly from?: readonly number[]
  readonly rounds: number
  /** So many in each round, and as many between the weights found and those it began with. */
  readonly games: number
  readonly seed: string
}

/** One weight in one round: what it does to the result to have it larger than the opponent has. */
export interface Effect {
  /** In logits, for a weight larger by `factor` than the opponent's. */
  readonly effect: number
  readonly error: number
  readonly weight: number
}

export interface Round {
  readonly factor: number
  readonly effects: readonly Effect[]
}

/** Weights for a game's evaluation, found by playing with others, and how they play. */
export interface FitReport extends Share {
  readonly game: string
  readonly bot: string
  readonly names: readonly string[]
  readonly before: readonly number[]
  readonly weights: readonly number[]
  readonly rounds: readonly Round[]
  /** What the weights found got against those it began with. */
  readonly games: number
  readonly points: number
  readonly mishaps: readonly string[]
}

/** By how much weights are varied, in logarithms: less in each round. */
const stepOf = (round: number): number => 0.3 / Math.sqrt(1 + round)
/** Of what a weight was varied by, so much it moves at most: how it plays bends on the way. */
const MOVE = 0.6
/** Pulls what the games do not decide towards no effect. */
const RIDGE = 4
/** Weights are written with so many digits. */
const DIGITS = 3

/**
 * Climbs towards weights that win: in every pair of mirrored games each weight is larger on one side and smaller on the other, as
 * chance has it; what that did to the results moves the weight. Then what was found meets what it began with.
 */
export async function fit(plan: FitPlan, pool: Pool, after?: () => void): Promise<Fitting> {
  const { module } = plan.table
  if (module.judgement === undefined) throw new LabFault(`the evaluation of ${module.name} has no weights to fit`)
  const { names, weights: inUse } = module.judgement
  const before = plan.from ?? inUse
  const results: Result[] = []
  const rounds: Round[] = []
  let weights = before
  for (let round = 0; round < plan.rounds; round++) {
    const step = stepOf(round)
    const leans = Array.from({ length: plan.games / 2 }, (_, pair) => names.map((name) => leaning(`${plan.seed}/${round}/${pair}/${name}`)))
    const from = weights
    const tasks = leans.flatMap((lean, pair) =>
      pairOf(plan, `${plan.seed}/${round}/${pair}`, pair, varied(from, lean, step), varied(from, lean, -step)),
    )
    const played = await pool.play(tasks, after)
    results.push(...played)
    const samples = played.map((result, g) => ({ measures: leans[g >> 1]!, points: pointsIn(result, g) }))
    const effects = climb(from, fitLogistic(samples, RIDGE), 2 / Math.sqrt(samples.length), step)
    rounds.push({ factor: Math.exp(2 * step), effects })
    weights = effects.map(({ weight }) => weight)
  }
  const found = weights
  const tasks = Array.from({ length: plan.games / 2 }, (_, pair) => pairOf(plan, `${plan.seed}/last/${pair}`, pair, found, before)).flat()
  const last = await pool.play(tasks, after)
  results.push(...last)
  const points = last.reduce((sum, result, g) => sum + pointsIn(result, g), 0)
  const mishaps = results.flatMap((result) => result.mishaps.map((mishap) => mishap.says))
  const share = wilson(points, last.length)
  return {
    fit: { game: module.game.id, bot: plan.bot, names, before, weights, rounds, games: last.length, points, ...share, mishaps },
    results,
  }
}

export interface Fitting {
  readonly fit: FitReport
  readonly results: readonly Result[]
}

/** How many games a fit takes. */
export const fitGames = ({ rounds, games }: Pick<FitPlan, 'rounds' | 'games'>): number => (rounds + 1) * games

/** Up or down, by the seed. */
const leaning = (seed: string): number => (hashText(seed, 0) & 1) * 2 - 1

const varied = (weights: readonly number[], lean: readonly number[], step: number): readonly number[] =>
  weights.map((weight, i) => weight * Math.exp(step * lean[i]!))

/** Two mirrored games between those who judge by these weights and those who judge by the others. */
function pairOf({ table, bot, decks }: FitPlan, seed: string, pair: number, own: Weights, other: Weights): readonly Task[] {
  const entrant: Entrant = { id: bot, bot, deck: decks.length === 0 ? null : decks[pair % decks.length]! }
  return mirrored(table, entrant, entrant, seed, 2).map((task, turned) => ({
    ...task,
    weights: task.bots.map((_, seat) => ((seat + turned) % 2 === 0 ? own : other)),
  }))
}
type Weights = readonly number[]

/** A weight moves towards where it was varied if its effect is sure, less far if it is less sure, and not at all within its error. */
function climb(weights: Weights, effects: readonly number[], error: number, step: number): readonly Effect[] {
  return weights.map((weight, i) => {
    const effect = effects[i]!
    const sure = Math.min(1, Math.max(0, Math.abs(effect) / error - 1))
    return { effect, error, weight: Number((weight * Math.exp(MOVE * step * sure * Math.sign(effect))).toPrecision(DIGITS)) }
  })
}
