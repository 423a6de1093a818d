import { LabFault } from '../fault.ts'
import type { Result, Task } from '../run/task.ts'
import { type Share, wilson } from '../statistics/interval.ts'
import { type Entrant, mirrored, pointsIn, type Table } from './table.ts'

export interface DecksPlan {
  readonly table: Table
  readonly bot: string
  readonly decks: readonly string[]
  readonly games: number
  readonly seed: string
}

/** How a deck did against another in the same hands. */
export interface DeckCell extends Share {
  readonly deck: string
  readonly against: string
  readonly games: number
  readonly points: number
}

export interface Matrix {
  readonly game: string
  readonly bot: string
  readonly cells: readonly DeckCell[]
  /** Against all others together, best first. */
  readonly totals: readonly (Share & { readonly deck: string; readonly games: number; readonly points: number })[]
  readonly mishaps: readonly string[]
}

const pairsOf = (decks: readonly string[]): readonly (readonly [string, string])[] =>
  decks.flatMap((deck, i) => decks.slice(i + 1).map((other) => [deck, other] as const))

export function deckTasks({ table, bot, decks, games, seed }: DecksPlan): readonly Task[] {
  if (decks.length < 2) throw new LabFault(`${table.module.name} has fewer than two decks to compare`)
  const entrant = (deck: string): Entrant => ({ id: deck, bot, deck })
  return pairsOf(decks).flatMap(([a, b]) => mirrored(table, entrant(a), entrant(b), seed, games))
}

export function matrixOf({ table, bot, decks, games }: DecksPlan, results: readonly Result[]): Matrix {
  const cells = pairsOf(decks).flatMap(([deck, against], i) => {
    const played = results.slice(i * games, (i + 1) * games)
    const points = played.reduce((sum, result, g) => sum + pointsIn(result, g), 0)
    return [
      { deck, against, games, points, ...wilson(points, games) },
      { deck: against, against: deck, games, points: games - points, ...wilson(games - points, games) },
    ]
  })
  const totals = decks
    .map((deck) => {
      const own = cells.filter((cell) => cell.deck === deck)
      const points = own.reduce((sum, cell) => sum + cell.points, 0)
      return { deck, games: games * own.length, points, ...wilson(points, games * own.length) }
    })
    .sort((x, y) => y.share - x.share)
  return { game: table.module.game.id, bot, cells, totals, mishaps: results.flatMap((r) => r.mishaps.map((m) => m.says)) }
}
