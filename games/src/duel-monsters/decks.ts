import type { Strangers } from './decks/strangers.ts'

export type { Facts } from './cards/facts.ts'
export { poolFacts, vanillaFacts } from './cards/shelf.ts'
export { checkDeck, type DeckCode, type DeckProblem, deckCodes, isDeck } from './decks/check.ts'
export { type Deck, MOST_COPIES, type Part, partNames, parts, sizes } from './decks/deck.ts'
export { checkExchange, notNow, type Swap, swapsBetween } from './decks/exchange.ts'
export { hints } from './decks/hints.ts'
export { leftInDeck } from './decks/left.ts'
export { type Level, type ListId, levelOn, levels, listIds, lists, type RestrictedList } from './decks/lists.ts'
export { randomDeck, type Wish } from './decks/random.ts'
export { importDeck, longest } from './decks/read.ts'
export type { ReadyDeck } from './decks/ready.ts'
export type { Imported, LineProblem, Missing } from './decks/report.ts'
export { readyDecks } from './decks/six.ts'
export type { Strangers } from './decks/strangers.ts'
export { exportText, exportYdk } from './decks/write.ts'
export { exportYdke } from './decks/ydke.ts'

/** The names of cards of the era that the pool does not have: loaded only where somebody imports a deck. */
export const loadStrangers = async (): Promise<Strangers> => (await import('./cards/others.ts')).strangers
