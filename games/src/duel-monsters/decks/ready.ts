import type { ReadyDeck as Pickable } from '@duelhall/kernel'
import { idNamed } from '../cards/shelf.ts'
import type { Deck } from './deck.ts'

/** A deck to pick up and play. */
export interface ReadyDeck extends Pickable {
  readonly deck: Deck
}

/** Copies by the name of the card. */
type Written = Readonly<Record<string, number>>

const copies = (cards: Written): readonly string[] =>
  Object.entries(cards).flatMap(([name, n]) => Array.from({ length: n }, () => idNamed(name)))

interface WrittenDeck extends Pickable {
  readonly main: Written
  readonly extra: Written
  readonly side: Written
}

export const readyDeck = ({ id, name, plan, main, extra, side }: WrittenDeck): ReadyDeck => ({
  id,
  name,
  plan,
  deck: { main: copies(main), extra: copies(extra), side: copies(side) },
})
