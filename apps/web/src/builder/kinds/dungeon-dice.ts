import { dungeonDiceDecks as decks } from '@duelhall/games'
import type { Card } from '@duelhall/kernel'
import { type Kind, type Parts, some } from '../kind.ts'
import { readLines } from '../lines.ts'

const ROLLED = 3

const deckOf = ({ dice = [], figures = [] }: Parts): decks.Deck => ({ dice, figures })
const partsOf = ({ dice, figures }: decks.Deck): Parts => ({ dice, figures })

export const kindOf = (catalog: readonly Card[]): Kind => ({
  parts: ['figures', 'dice'],
  homes: () => ['figures', 'dice'],
  seat: (parts) => ({ deck: deckOf(parts) }),
  unseat: (data) => ('dice' in data || 'figures' in data ? { ...data } : null),
  forms: { text: (parts) => decks.exportDeck(deckOf(parts)) },
  read: async (text) => readLines(text, { catalog, headings: { dice: 'dice', figures: 'figures' }, first: 'figures', rule: 'DD-DECK-01' }),
  // The teaching deck is made of pieces outside the library.
  ready: decks.readyDecks.flatMap(({ id, name, deck }) =>
    [...deck.dice, ...deck.figures].every((card) => catalog.some((known) => known.id === card)) ? [{ id, name, parts: partsOf(deck) }] : [],
  ),
  hints: (parts) => (parts.figures?.length ? decks.warnings(deckOf(parts)) : []),
  curve: 'level',
  kinds: 'class',
  draw: ({ dice = [] }, below) =>
    some(dice, ROLLED, below).map((id) => {
      const faces = String(catalog.find((card) => card.id === id)?.facts.faces ?? '').split(', ')
      return { card: id, face: faces[below(faces.length)]! }
    }),
})
