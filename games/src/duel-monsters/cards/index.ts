import type { Behaviour } from '../lexicon.ts'
import { monsters1 } from './monsters-1.ts'
import { monsters2 } from './monsters-2.ts'
import { monsters3 } from './monsters-3.ts'
import { spells1 } from './spells-1.ts'
import { spells2 } from './spells-2.ts'
import { traps } from './traps.ts'

/** What the cards of the pool do, in any order; those without an entry have no effect. */
export const behaviours: readonly Behaviour[] = [...monsters1, ...monsters2, ...monsters3, ...spells1, ...spells2, ...traps]
