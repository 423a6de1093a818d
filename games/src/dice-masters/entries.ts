import { type Card, lateText } from '@duelhall/kernel'
import { cardText } from './card-text.ts'
import { cards } from './cards/index.ts'
import type { Edition } from './config.ts'
import { fullName } from './decks/shelf.ts'
import type { DiceCard, Face } from './lexicon.ts'

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

/** DM-DIE-03, -04: symbols of energy, or fielding cost, attack and defense with bursts. */
function faceText(face: Face): string {
  if ('energy' in face) return face.energy.join(' ')
  const stars = '★'.repeat(face.burst)
  return 'action' in face ? `action${stars}` : `${face.fielding}/${face.attack}/${face.defense}${stars}`
}

function entryOf(card: DiceCard): Entry {
  const entry = {
    id: card.id,
    name: fullName(card),
    title: card.name,
    subtitle: card.subtitle,
    edition: card.edition,
    cost: card.cost,
    faces: card.faces,
    families: card.families,
    uncertain: card.uncertain ?? [],
    facts: {
      kind: card.kind,
      cost: card.cost,
      types: card.types.join(' '),
      families: card.families.join(', '),
      limit: card.limit,
      faces: card.faces.map(faceText).join(', '),
      rarity: card.rarity,
      number: card.number,
    },
  }
  return lateText(entry, () => cardText(card))
}

export const entriesOf = (edition: Edition): readonly Entry[] => cards.filter((card) => card.edition === edition).map(entryOf)
