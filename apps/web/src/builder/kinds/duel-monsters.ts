import { duelMonstersDecks as decks } from '@duelhall/games'
import { type Kind, type Parts, some } from '../kind.ts'

const LIST = 'DH-2010-03'
const HAND = 5

const deckOf = ({ main = [], extra = [], side = [] }: Parts): decks.Deck => ({ main, extra, side })
const isExtra = (frame: unknown): boolean => frame === 'fusion' || frame === 'synchro'
const partsOf = ({ main, extra, side }: decks.Deck): Parts => ({ main, extra, side })

export const kind: Kind = {
  parts: decks.parts,
  homes: ({ facts }) => [isExtra(facts.frame) ? 'extra' : 'main', 'side'],
  seat: (parts) => ({ deck: deckOf(parts) }),
  unseat: (data) => ('main' in data || 'extra' in data ? { ...data } : null),
  forms: {
    text: (parts) => decks.exportText(deckOf(parts)),
    ydk: (parts) => decks.exportYdk(deckOf(parts)),
    ydke: (parts) => decks.exportYdke(deckOf(parts)),
  },
  async read(text) {
    const { deck, problems } = decks.importDeck(text, LIST, await decks.loadStrangers())
    const faults = problems.map(({ line, rule, says }) => ({ line, rule, says }))
    const isEmpty = deck === null || decks.parts.every((part) => deck[part].length === 0)
    return { parts: isEmpty ? null : partsOf(deck), faults }
  },
  ready: decks.readyDecks.map(({ id, name, deck }) => ({ id, name, parts: partsOf(deck) })),
  hints: (parts) => (decks.checkDeck(deckOf(parts), LIST).length === 0 ? decks.hints(deckOf(parts)) : []),
  curve: 'level',
  kinds: 'kind',
  draw: ({ main = [] }, below) => some(main, HAND, below).map((card) => ({ card, face: null })),
}
