import { createEffects, type To, type ToPlayer, type Voice } from '@duelhall/effects'
import type { Handle } from '@duelhall/kernel'
import type { YG } from './lexicon.ts'
import { spec } from './spec.ts'
import type { Duel, T } from './state.ts'
import { isUnaffected } from './unaffected.ts'

const machine = createEffects<Duel, YG>(spec)

/** The effect machine of this game; what its steps are aimed at leaves out what is unaffected by them (YG-EFFECT-08). */
export const fx = {
  ...machine,
  aims(t: T, voice: Voice, to: To<YG> | ToPlayer): readonly Handle[] {
    const found = machine.aims(t, voice, to)
    return found.some((h) => isUnaffected(t, voice, h)) ? found.filter((h) => !isUnaffected(t, voice, h)) : found
  },
}
