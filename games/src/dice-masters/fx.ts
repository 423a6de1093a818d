import { createEffects } from '@duelhall/effects'
import type { DM } from './lexicon.ts'
import { spec } from './spec.ts'
import type { Dice } from './state.ts'

/** The effect machine of this game. */
export const fx = createEffects<Dice, DM>(spec)
