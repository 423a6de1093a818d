import type { Keyword } from '@duelhall/effects'
import type { AddedKeyword, DiceCard, DM } from '../lexicon.ts'
import { ultramar } from './ultramar.ts'
import { yugioh1 } from './yugioh-1.ts'
import { yugioh2 } from './yugioh-2.ts'
import { yugioh3 } from './yugioh-3.ts'

/** DM-KW-23: a package of data: cards, and the keywords they use beyond those of the books. It is all that a new set needs. */
export interface Package {
  readonly cards: readonly DiceCard[]
  readonly keywords?: { readonly [name: AddedKeyword]: Keyword<DM> }
}

/** Yu-Gi-Oh! Dice Masters, Series One. */
export const yugioh: readonly DiceCard[] = [...yugioh1, ...yugioh2, ...yugioh3]
export { ultramar }

/** The packages of the game, in order; numbers of definitions follow it. */
export const packages: readonly Package[] = [{ cards: yugioh }, { cards: ultramar }]
