import { vanillaFacts } from '../cards/shelf.ts'
import type { Deck } from '../decks/deck.ts'

const of = (low: number, high: number, atk: number) =>
  vanillaFacts.filter((card) => card.kind === 'monster' && card.level >= low && card.level <= high && card.atk >= atk)
const small = of(1, 4, 1200)
const middle = of(5, 6, 2000)
const great = of(7, 12, 2000)

/** Forty Normal Monsters; another number, other ones. */
export function vanillaDeck(n: number): Deck {
  const take = (list: typeof small, count: number, copies: number): readonly string[] =>
    Array.from({ length: count }, (_, i) => list[(i * 7 + n * 13) % list.length]!.id).flatMap((id) =>
      Array.from({ length: copies }, () => id),
    )
  return { main: [...take(small, 10, 3), ...take(middle, 3, 2), ...take(great, 4, 1)], extra: [], side: [] }
}
