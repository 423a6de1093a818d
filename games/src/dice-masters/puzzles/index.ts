import { puzzlesFrom } from '@duelhall/lessons'
import later from './ultramar.json' with { type: 'json' }
import first from './yugioh.json' with { type: 'json' }

/** Found by `duelhall lab puzzles`, which also writes the files anew when the rules have changed. */
export const yugioh = puzzlesFrom(first)
export const ultramar = puzzlesFrom(later)
