import { type Facts, readFacts } from './facts.ts'

/**
 * The Tokens that pool cards make, under the passcodes that deck files give them: Normal Monsters that are never in a deck (YG-DECK-14,
 * YG-TOKEN-01). The Emissary's values are those of the damage (section 7).
 */
export const tokenFacts: readonly Facts[] = readFacts(`
73915052|Sheep Token|normal|1 earth beast 0/0
15341822|Fluff Token|normal|1 wind plant 0/0
29843092|Ojama Token|normal|2 light beast 0/1000
44330099|Emissary of Darkness Token|normal|7 light fairy 0/0
`)

/** Each picture of a Token has a passcode of its own, one after the other. */
const PICTURES = 4

/** The Token with this passcode; null where there is none. */
export const tokenWith = (id: string): Facts | null =>
  tokenFacts.find((token) => Number(id) >= Number(token.id) && Number(id) < Number(token.id) + PICTURES) ?? null
