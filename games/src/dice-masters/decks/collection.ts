import type { Edition } from '../config.ts'
import { basicActions, cardOf, teamCards } from './shelf.ts'

/** What a player owns: cards by id, and dice by the card whose serial number they carry (DM-BUILD-06). */
export interface Collection {
  readonly cards: readonly string[]
  readonly dice: Readonly<Record<string, number>>
}

export const diceOf = (collection: Collection, id: string): number => (Object.hasOwn(collection.dice, id) ? collection.dice[id]! : 0)

/** DM-BUILD-06: dice of one title go with each of its cards. */
export function diceTitled(collection: Collection, title: string): number {
  let n = 0
  for (const id of Object.keys(collection.dice)) if (cardOf(id)?.name === title) n += diceOf(collection, id)
  return n
}

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id)

/** DM-BUILD-27: 8 monsters with two dice each, or 16 characters with three cards and three dice each; ten basic actions. */
export function starter(edition: Edition): Collection {
  const [each, own] = edition === 'ygo' ? [2, teamCards(edition).filter((card) => card.rarity === 'starter')] : [1, teamCards(edition)]
  return { cards: [...ids(own), ...ids(basicActions(edition))], dice: Object.fromEntries(ids(own).map((id) => [id, each])) }
}

/** DM-BUILD-27: in both boxes. */
export const starterDice = { basicActions: 12, colours: 4, sidekicks: 16, reminders: 4 } as const

/** Every card of an edition, with as many dice as it takes. */
export function everything(edition: Edition): Collection {
  const own = teamCards(edition)
  return { cards: [...ids(own), ...ids(basicActions(edition))], dice: Object.fromEntries(own.map((card) => [card.id, card.limit])) }
}
