import type { DuelKeywords } from './lexicon.ts'

/** YG-BB-103. Gemini and Union are rules of their own; what they say stands on each card. */
export const keywords: DuelKeywords = {
  /** YG-CARD-22: in the End Phase of the turn in which it was Summoned or turned face-up. */
  spirit: { name: 'Spirit', effects: [], says: 'cannot be Special Summoned' },
  gemini: { name: 'Gemini', effects: [], says: 'is a Normal Monster until it is Normal Summoned again' },
  union: { name: 'Union', effects: [], says: 'can be equipped to a monster' },
}
