import { type Tongue, textOf } from '@duelhall/effects'
import type { Card } from '@duelhall/kernel'
import { cards } from './cards/index.ts'
import type { Edition } from './config.ts'
import { fullName } from './decks/shelf.ts'
import { fx } from './fx.ts'
import type { DiceCard, Face } from './lexicon.ts'
import { ultramarTongue, yugiohTongue } from './words.ts'

/** DM-CARD-01: a card as a catalog shows it, with its rendered text. */
export interface Entry extends Card {
  readonly title: string
  readonly subtitle: string | null
  readonly edition: Edition
  readonly cost: number
  readonly faces: readonly Face[]
  readonly families: readonly string[]
  /** Facts that are not certain, by field. */
  readonly uncertain: readonly string[]
}

/** The composer knows a game's words by name only. */
const tongues: Readonly<Record<Edition, Tongue>> = { ygo: yugiohTongue as Tongue, wh40k: ultramarTongue as Tongue }

/** Texts are rendered when they are first looked at: few who play ever read the whole catalog. */
function entryOf(card: DiceCard): Entry {
  let text: string | null = null
  return {
    id: card.id,
    name: fullName(card),
    title: card.name,
    subtitle: card.subtitle,
    edition: card.edition,
    cost: card.cost,
    faces: card.faces,
    families: card.families,
    uncertain: card.uncertain ?? [],
    facts: { cost: card.cost, kind: card.kind, types: card.types.join(' '), limit: card.limit, rarity: card.rarity, number: card.number },
    get text() {
      text ??= textOf(fx.machine, tongues[card.edition], card)
      return text
    },
  }
}

export const entriesOf = (edition: Edition): readonly Entry[] => cards.filter((card) => card.edition === edition).map(entryOf)
