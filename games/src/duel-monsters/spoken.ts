import { type Condition, type Effect, some as listed, type When } from '@duelhall/effects'
import type { DuelEffect, EventName, YG } from './lexicon.ts'
import type { Heard } from './tongue-events.ts'

/** An effect as its text has it: what its timing and conditions say about the event is said with the event, and where it lies with what it does. */
export function spoken(effect: DuelEffect): Effect<YG> {
  if (effect.kind === 'static' || effect.kind === 'replace') return effect
  if (effect.kind === 'play') return heard(effect)
  const { from: _, ...rest } = effect
  if (rest.kind === 'use' || !isStanding(rest)) return heard(rest)
  const { on, ...always } = rest
  return { ...always, kind: 'play' }
}

/** It listens to all that could make its condition true, which alone is said: Exodia. */
const isStanding = (effect: DuelEffect): boolean => effect.kind === 'trigger' && listed(effect.on.on).length > 1 && effect.if !== undefined

const battles: readonly EventName[] = ['damageStepStarted', 'beforeDamage', 'damageCalculation', 'battled', 'damageStepEnded']

function heard(effect: Exclude<DuelEffect, { readonly kind: 'static' | 'replace' }>): Effect<YG> {
  if (effect.on === undefined) return effect
  const { on, rest } = folded(effect.on, effect.if)
  const { if: _, ...plain } = effect
  const whole: Heard = {
    ...on,
    ...(effect.cause === undefined ? {} : { cause: effect.cause }),
    ...(effect.does === undefined ? {} : { does: effect.does }),
  }
  return { ...plain, on: whole, ...(rest === undefined ? {} : { if: rest }) }
}

/** Conditions that only say more of the event: who battles, and that what was destroyed lies in the Graveyard. */
function folded(on: When<YG>, is: Condition<YG> | undefined): { readonly on: Heard; readonly rest: Condition<YG> | undefined } {
  if (is === undefined || !('ref' in is)) return { on, rest: is }
  const [event] = listed(on.on)
  const traits = listed(is.fits.is ?? [])
  if (is.ref === 'other' && event === 'destroyedOther' && is.fits.in === 'graveyard') return { on, rest: undefined }
  if (event === undefined || !battles.includes(event)) return { on, rest: is }
  if (is.ref === 'other' && on.other === undefined) return { on: { ...on, other: is.fits }, rest: undefined }
  if (is.ref === 'self' && traits.length === 1 && traits[0] === 'attacker') return { on: { ...on, part: 'attacks' }, rest: undefined }
  if (is.ref === 'self' && traits.includes('flipped') && traits.includes('attacked'))
    return { on: { ...on, part: 'uncovered' }, rest: undefined }
  return { on, rest: is }
}
