import { LabFault } from '../fault.ts'
import { pointsOf, type Result, type Task } from '../run/task.ts'
import { fitLogistic, lossOf, type Sample } from '../statistics/logistic.ts'
import { type Entrant, mirrored, type Table } from './table.ts'

export interface FitPlan {
  readonly table: Table
  readonly bot: string
  readonly decks: readonly string[]
  readonly games: number
  readonly seed: string
}

/** Weights for a game's evaluation, with what they explain of games that were not used to find them. */
export interface FitReport {
  readonly game: string
  readonly names: readonly string[]
  readonly weights: readonly number[]
  readonly before: readonly number[]
  readonly positions: number
  /** Mean logarithmic loss on the games held back: of the new weights, of the old ones, and of knowing nothing. */
  readonly loss: number
  readonly lossBefore: number
  readonly lossBlind: number
}

/** Every fifth pair of games is held back to judge the weights. */
const HELD = 5
/** Pulls weights towards those in use. Positions of one game hang together, so it takes many to outweigh them. */
const RIDGE = 300
/** Weights are written with so many digits. */
const DIGITS = 4

export function fitTasks({ table, bot, decks, games, seed }: FitPlan): readonly Task[] {
  if (table.module.judgement === undefined) throw new LabFault(`the evaluation of ${table.module.name} has no weights to fit`)
  const entrant = (deck: string | null): Entrant => ({ id: deck ?? bot, bot, deck })
  if (decks.length === 0) return mirrored(table, entrant(null), entrant(null), seed, games, 'measures')
  const pairs = decks.flatMap((deck, i) => decks.slice(i).map((other) => [deck, other] as const))
  const each = 2 * Math.max(1, Math.round(games / pairs.length / 2))
  return pairs.flatMap(([a, b], i) => mirrored(table, entrant(a), entrant(b), `${seed}/${i}`, each, 'measures'))
}

export function fitOfResults({ table }: FitPlan, results: readonly Result[]): FitReport {
  const { names, weights: before } = table.module.judgement!
  const learned: Sample[] = []
  const held: Sample[] = []
  results.forEach((result, g) => {
    const points = pointsOf(result)
    for (const { player, measures } of result.places === null ? [] : result.measured)
      ((g >> 1) % HELD === 0 ? held : learned).push({ measures, points: points[player]! })
  })
  if (learned.length === 0 || held.length === 0) throw new LabFault('too few games to fit anything: at least twelve are needed')
  const weights = fitLogistic(learned, RIDGE, before).weights.map((weight) => Number(weight.toPrecision(DIGITS)))
  return {
    game: table.module.game.id,
    names,
    weights,
    before,
    positions: learned.length + held.length,
    loss: lossOf(held, weights),
    lossBefore: lossOf(held, before),
    lossBlind: Math.LN2,
  }
}
