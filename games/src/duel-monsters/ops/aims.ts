import { numberName, type Op, type RefName, type RunFrame, type To, type ToPlayer, type Voice } from '@duelhall/effects'
import type { Handle } from '@duelhall/kernel'
import { fx } from '../fx.ts'
import type { DuelStep, YG } from '../lexicon.ts'
import type { Duel, T } from '../state.ts'

/** YG-REMOVE-03: the position of what was removed from the field, where it may come back as it was. */
export const POSE = numberName('$pose') as RefName

export type StepOf<O extends DuelStep['op']> = Extract<DuelStep, { readonly op: O }>
export type OpsOf<O extends DuelStep['op']> = { readonly [K in O]: Op<Duel, StepOf<K>> }

/** YG-COST-01: what is done to activate; costs are paid in full, and nothing prevents them (YG-COST-05). */
export const isCost = (f: RunFrame): boolean => f.block.endsWith('/cost') || f.block.includes('/cost/')
/** YG-COST-09: what is paid with is sent, discarded or Tributed like anything else, and told so. */
export const causeOf = (f: RunFrame, cause = 'effect'): string => (isCost(f) ? 'cost' : cause)

/** Whether a step has something to work on; what is chosen on the way is not known yet and may be anything. */
export function reaches(
  t: T,
  voice: Voice,
  to: To<YG> | ToPlayer,
  works: (h: Handle) => boolean = () => true,
  isCost = false, // then it must work on every one
): boolean {
  const name = typeof to === 'string' ? to : 'among' in to ? to.among : undefined
  if (name?.startsWith('$') === true && voice.vars[name] === undefined) return true
  const aims = fx.aims(t, voice, to)
  return isCost ? aims.length > 0 && aims.every(works) : aims.some(works)
}
