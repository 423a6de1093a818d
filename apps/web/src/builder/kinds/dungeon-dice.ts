import { type Deck, dungeonDice, exportDeck, readyDecks, warnings } from '@duelhall/games/dungeon-dice'
import { type Kind, type Parts, some } from '../kind.ts'
import { readLines } from '../lines.ts'

const ROLLED = 3
const { catalog } = dungeonDice
const isKnown = new Set(catalog.map((card) => card.id))

const deckOf = ({ dice = [], figures = [] }: Parts): Deck => ({ dice, figures })
const partsOf = ({ dice, figures }: Deck): Parts => ({ dice, figures })

export const kind: Kind = {
  parts: ['figures', 'dice'],
  homes: () => ['figures', 'dice'],
  seat: (parts) => ({ deck: deckOf(parts) }),
  unseat: (data) => ('dice' in data || 'figures' in data ? { ...data } : null),
  forms: { text: (parts) => exportDeck(deckOf(parts)) },
  read: async (text) => readLines(text, { catalog, headings: { dice: 'dice', figures: 'figures' }, first: 'figures', rule: 'DD-DECK-01' }),
  // The teaching deck is made of pieces outside the library.
  ready: readyDecks.flatMap(({ id, name, deck }) =>
    [...deck.dice, ...deck.figures].every((card) => isKnown.has(card)) ? [{ id, name, parts: partsOf(deck) }] : [],
  ),
  hints: (parts) => (parts.figures?.length ? warnings(deckOf(parts)) : []),
  curve: 'level',
  kinds: 'class',
  draw: ({ dice = [] }, below) =>
    some(dice, ROLLED, below).map((id) => {
      const faces = String(catalog.find((card) => card.id === id)?.facts.faces ?? '').split(', ')
      return { card: id, face: faces[below(faces.length)]! }
    }),
}
