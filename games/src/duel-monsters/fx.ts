import { createEffects } from '@duelhall/effects'
import type { YG } from './lexicon.ts'
import { spec } from './spec.ts'
import type { Duel } from './state.ts'

/** The effect machine of this game. */
export const fx = createEffects<Duel, YG>(spec)
