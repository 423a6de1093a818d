import type { Behaviour } from '../lexicon.ts'

/** What the cards of the pool do, in any order; those without an entry have no effect. */
export const behaviours: readonly Behaviour[] = []
