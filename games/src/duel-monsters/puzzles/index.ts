import { puzzlesFrom } from '@duelhall/lessons'
import data from './puzzles.json' with { type: 'json' }

/** Found by `duelhall lab puzzles`, which also writes the file anew when the rules have changed. */
export const puzzles = puzzlesFrom(data)
