import { createEffects } from '@duelhall/effects'
import type { DD } from './lexicon.ts'
import { spec } from './spec.ts'
import type { Dungeon } from './state.ts'

/** The effect machine of this game. */
export const fx = createEffects<Dungeon, DD>(spec)
