import type { DiceCard, DiceKeywords } from '../lexicon.ts'
import { keywords as core } from './keywords.ts'
import { packages } from './packages.ts'

export { ultramar, yugioh } from './packages.ts'

/** Every card of both editions. */
export const cards: readonly DiceCard[] = packages.flatMap((part) => part.cards)

/** The keywords of the books, then those that packages add (DM-KW-22, -23). */
export const keywords: DiceKeywords = Object.assign({}, core, ...packages.map((part) => part.keywords))

const byId: ReadonlyMap<string, DiceCard> = new Map(cards.map((card) => [card.id, card]))

export const cardOf = (id: string): DiceCard | null => byId.get(id) ?? null
