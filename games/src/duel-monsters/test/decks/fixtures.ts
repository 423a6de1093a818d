import { idNamed, vanillaFacts } from '../../cards/shelf.ts'
import { checkDeck } from '../../decks/check.ts'
import type { Deck } from '../../decks/deck.ts'
import type { ListId } from '../../decks/lists.ts'

/** Copies of a card by name. */
export const some = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => idNamed(name))

const plain = vanillaFacts.filter((card) => card.kind === 'monster' && !card.tuner)

/** So many different Normal Monsters, no Tuners, which nothing restricts. */
export const filler = (n: number): readonly string[] => plain.slice(0, n).map(({ id }) => id)

/** A deck of these cards, the Main Deck filled up to `size`. */
export const deckOf = ({ main = [], extra = [], side = [] }: Partial<Deck> = {}, size = 40): Deck => ({
  main: [...main, ...filler(size - main.length)],
  extra,
  side,
})

/** Every fault as `CODE RULE at`. */
export const faults = (deck: unknown, list: ListId = 'DH-2010-03'): readonly string[] =>
  checkDeck(deck, list).map(({ code, rule, path }) => `${code} ${rule} ${path}`)
export const says = (deck: unknown, list: ListId = 'DH-2010-03'): readonly string[] => checkDeck(deck, list).map((problem) => problem.says)
