import type { DiceCard } from '../lexicon.ts'
import { ultramar } from './ultramar.ts'
import { yugioh1 } from './yugioh-1.ts'
import { yugioh2 } from './yugioh-2.ts'
import { yugioh3 } from './yugioh-3.ts'

/** Yu-Gi-Oh! Dice Masters, Series One. */
export const yugioh: readonly DiceCard[] = [...yugioh1, ...yugioh2, ...yugioh3]
export { ultramar }

/** Every card of both editions. */
export const cards: readonly DiceCard[] = [...yugioh, ...ultramar]

const byId: ReadonlyMap<string, DiceCard> = new Map(cards.map((card) => [card.id, card]))

export const cardOf = (id: string): DiceCard | null => byId.get(id) ?? null
