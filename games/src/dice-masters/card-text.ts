import { speaksFor, type TextOptions, type Tongue, textOf } from '@duelhall/effects'
import { keywords } from './cards/index.ts'
import type { DiceCard, DM } from './lexicon.ts'
import { says } from './ops/say.ts'
import { ultramarTongue, yugiohTongue } from './words.ts'

export const speaks = speaksFor<DM>(keywords, says)

/** The words of a card's edition. */
export const tongueOfCard = (card: Pick<DiceCard, 'edition'>): Tongue<DM> => (card.edition === 'ygo' ? yugiohTongue : ultramarTongue)

/** The text of a card in the words of its edition, rendered from its effects; '' for one without abilities. */
export const cardText = (card: DiceCard, options: TextOptions = {}): string => textOf(speaks, tongueOfCard(card), card, options)
