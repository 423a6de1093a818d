import type { Facts } from '../cards/facts.ts'
import { facts, factsOf, plainly } from '../cards/shelf.ts'
import { tokenFacts, tokenWith } from '../cards/tokens.ts'

/** Names of cards that the pool does not have. The table is large, so it is loaded and handed in where it is wanted (`others.ts`). */
export interface Strangers {
  nameOf(passcode: string): string | null
  /** The name as printed, however it is typed. */
  named(typed: string): string | null
}
export const nobody: Strangers = { nameOf: () => null, named: () => null }

const codes = facts.map((card) => ({ code: Number(card.id), card }))

/** Another picture of a card has a passcode less than ten away. */
const NEAR = 10

/** The card with this passcode, or of which it is another picture. */
export function cardWith(passcode: string, others: Strangers): Facts | null {
  const card = factsOf(passcode)
  if (card !== null || tokenWith(passcode) !== null || others.nameOf(passcode) !== null) return card
  return codes.find(({ code }) => Math.abs(code - Number(passcode)) < NEAR)?.card ?? null
}

/** What a passcode or a name that is in no pool stands for. */
export interface Stranger {
  readonly name: string | null
  readonly isToken: boolean
}

export function strangerWith(passcode: string, others: Strangers): Stranger {
  const token = tokenWith(passcode)
  return { name: token?.name ?? others.nameOf(passcode), isToken: token !== null }
}

export function strangerNamed(typed: string, others: Strangers): Stranger {
  const token = tokenFacts.find(({ name }) => plainly(name) === plainly(typed)) ?? null
  return { name: token?.name ?? others.named(typed), isToken: token !== null }
}
