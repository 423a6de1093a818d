import { RulesBug } from '@duelhall/kernel'
import { type Facts, readFacts } from './facts.ts'
import { pool } from './pool.ts'
import { vanilla } from './vanilla.ts'

/** The starter pool, then every other Normal Monster. */
export const poolFacts: readonly Facts[] = readFacts(pool)
export const vanillaFacts: readonly Facts[] = readFacts(vanilla)
export const facts: readonly Facts[] = [...poolFacts, ...vanillaFacts]

const byId: ReadonlyMap<string, Facts> = new Map(facts.map((card) => [card.id, card]))

export const factsOf = (id: string): Facts | null => byId.get(id) ?? null

/** YG-DECK-13: the card under whose name this one counts. */
export const countsAs = (card: Facts): Facts => (card.treatedAs === null ? card : byId.get(card.treatedAs)!)

/** YG-DECK-04, -05, YG-CARD-16, -18 */
export const isExtra = (card: Facts): boolean => card.kind === 'monster' && (card.frame === 'fusion' || card.frame === 'synchro')

/** Typing differs in case, spaces and quotation marks; cards do not. */
export const plainly = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const byName: ReadonlyMap<string, Facts> = new Map(facts.map((card) => [plainly(card.name), card]))

/** A card by its name. */
export const factsNamed = (typed: string): Facts | null => byName.get(plainly(typed)) ?? null

/** The passcode of a card that the data itself names. */
export function idNamed(name: string): string {
  const card = factsNamed(name)
  if (card === null) throw new RulesBug(`no card is named ${name}`)
  return card.id
}
