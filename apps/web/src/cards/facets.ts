import type { Card } from '@duelhall/kernel'
import type { Listed } from './library.ts'

/** One thing to filter by: the values that occur, in order. */
export interface Facet {
  readonly key: string
  readonly values: readonly string[]
}

/** What is chosen of each facet; several values of one facet are either-or. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** More values than these are read, not pressed: the search finds them. */
const MOST_VALUES = 24
/** Facts that tell one card from another but sort none into kinds. */
const single = new Set(['faces', 'number', 'uncertain', 'invented', 'pawn', 'limit'])

/** The values of a fact: lists are written with commas, types of energy with blanks. */
export function valuesOf(card: Card, key: string): readonly string[] {
  const value = card.facts[key]
  if (value === undefined || value === '' || value === false) return []
  if (value === true) return [key]
  if (typeof value === 'number') return [String(value)]
  return value.split(key === 'types' ? ' ' : ', ')
}

/** What the cards of a game can be filtered by, from the facts that they have. */
export function facetsOf(cards: readonly Card[]): readonly Facet[] {
  const found = new Map<string, Set<string>>()
  for (const card of cards)
    for (const key of Object.keys(card.facts))
      if (!single.has(key)) for (const value of valuesOf(card, key)) found.set(key, (found.get(key) ?? new Set<string>()).add(value))
  return [...found].flatMap(([key, values]) =>
    values.size < 2 && key !== 'tuner' ? [] : values.size > MOST_VALUES ? [] : [{ key, values: [...values].sort(byNumberOrName) }],
  )
}

const byNumberOrName = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : 1)

/** The cards that have every word and one of the chosen values of each facet. */
export function found(cards: readonly Listed[], typed: string, chosen: Chosen): readonly Listed[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = Object.entries(chosen).filter(([, values]) => values.length > 0)
  return cards.filter(
    ({ card, text }) =>
      words.every((word) => text.includes(word)) &&
      wanted.every(([key, values]) => valuesOf(card, key).some((value) => values.includes(value))),
  )
}

/** Facts by which cards can be put in order: the numbers. */
export const sortsOf = (cards: readonly Card[]): readonly string[] => [
  ...new Set(cards.flatMap((card) => Object.keys(card.facts).filter((key) => typeof card.facts[key] === 'number'))),
]

/** Made once: asking a string to compare itself by a language makes one each time. */
const names = new Intl.Collator()

/** By name, or by a number with the highest first; cards without it come last. */
export function sorted(cards: readonly Listed[], by: string): readonly Listed[] {
  if (by === 'printed') return cards
  if (by === 'name') return [...cards].sort((a, b) => names.compare(a.card.name, b.card.name))
  const of = ({ card }: Listed): number => (typeof card.facts[by] === 'number' ? (card.facts[by] as number) : -1)
  return [...cards].sort((a, b) => of(b) - of(a))
}
