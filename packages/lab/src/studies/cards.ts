import { pointsOf, type Result, type Task } from '../run/task.ts'
import { type Share, wilson } from '../statistics/interval.ts'
import { type Entrant, mirrored, type Table } from './table.ts'

export interface CardsPlan {
  readonly table: Table
  readonly bot: string
  /** Pairs of decks that are played; null is what the table gives. */
  readonly decks: readonly string[]
  readonly games: number
  readonly seed: string
}

/** A card in the hands of the bots: in how many games of a seat it was used, and how those ended. */
export interface CardRecord extends Share {
  readonly card: string
  readonly name: string
  /** Games of a seat in which it was chosen to act, of all games of a seat. */
  readonly used: number
  readonly seats: number
  readonly points: number
}

export function cardTasks({ table, bot, decks, games, seed }: CardsPlan): readonly Task[] {
  const entrant = (deck: string | null): Entrant => ({ id: deck ?? bot, bot, deck })
  if (decks.length === 0) return mirrored(table, entrant(null), entrant(null), seed, games, 'cards')
  return decks.flatMap((deck, i) => mirrored(table, entrant(deck), entrant(decks[(i + 1) % decks.length]!), `${seed}/${i}`, games, 'cards'))
}

/** Most used first. */
export function cardRecords({ table }: CardsPlan, results: readonly Result[]): readonly CardRecord[] {
  const tallies = new Map<string, { used: number; points: number }>()
  let seats = 0
  for (const result of results) {
    const points = pointsOf(result)
    result.cards.forEach((cards, seat) => {
      seats++
      for (const card of cards) {
        const tally = tallies.get(card) ?? { used: 0, points: 0 }
        tally.used++
        tally.points += points[seat] ?? 0
        tallies.set(card, tally)
      }
    })
  }
  const names = new Map(table.module.catalog.map((card) => [card.id, card.name]))
  return [...tallies]
    .map(([card, { used, points }]) => ({ card, name: names.get(card) ?? card, used, seats, points, ...wilson(points, used) }))
    .sort((x, y) => y.used - x.used || (x.card < y.card ? -1 : 1))
}
