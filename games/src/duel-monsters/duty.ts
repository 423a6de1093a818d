import { program } from '@duelhall/effects'
import { handleOf, instant, type Link, pop, push, type Steps, same, type Trigger } from '@duelhall/kernel'
import { fromOf } from './at-will.ts'
import { openAt } from './chain.ts'
import { expire, isExpiry, stillEnding } from './expiry.ts'
import { fx } from './fx.ts'
import type { DuelEffect } from './lexicon.ts'
import { inTheOpen } from './loop.ts'
import { type Duel, type DutyFrame, dutyFrame, type T } from './state.ts'
import { isAtOnce, liesRight } from './triggers.ts'

/** YG-PHASE-17, -61: one duty of a phase, with a chain of its own: the others wait until it and all that it brought about are over. */
export const dutyOf = (trigger: Trigger): DutyFrame => dutyFrame({ op: 'duty', step: 'go', trigger, kept: [], again: false })

export const dutySteps: Steps<Duel, DutyFrame> = {
  go(t, f) {
    inTheOpen(t.state)
    f.kept = t.state.triggers
    t.state.triggers = []
    if (isExpiry(f.trigger)) {
      instant(t)
      f.step = 'expire'
      return
    }
    f.step = 'over'
    push(t, starting(f.trigger))
  },
  /** YG-PHASE-61: what lasted until the End Phase ends; that is no activation, but fast effects come before the next duty. */
  expire(t, f, answer) {
    if (!expire(t, f.trigger, answer?.place ?? null)) return
    f.step = 'over'
    if (f.kept.length > 0 || t.state.events.length > 0) openAt(t, 'endPhase')
  },
  over(t, f) {
    pop(t)
    const waiting = f.again ? [f.trigger, ...f.kept] : f.kept
    t.state.triggers = t.state.triggers.concat(waiting.flatMap((duty) => asItIs(t, duty)))
  },
}

/** A duty that waits, unless nothing is left of it. */
function asItIs(t: T, duty: Trigger): readonly Trigger[] {
  if (isExpiry(duty)) return stillEnding(t, duty)
  return isDue(t, duty) ? [duty] : []
}

/** Upkeep is no activation: it makes no chain (YG-PHASE-17). */
export const starting = (trigger: Trigger) =>
  isAtOnce(trigger) ? program(`${trigger.effect}/do`, trigger) : fx.start(trigger.effect, trigger)

/** YG-PHASE-17: a duty whose card is gone or face-down is dropped. */
function isDue(t: T, duty: Trigger): boolean {
  const effect = fx.catalog.effects.get(duty.effect)?.effect as DuelEffect | undefined
  return effect === undefined || (same(t.state, duty.source) && liesRight(t, handleOf(duty.source), fromOf(effect)))
}

/** YG-PHASE-19: the activation of a mandatory duty was negated: it will be activated again. */
export function repeat(t: T, link: Link): void {
  for (const f of t.state.stack)
    if (f.op === 'duty' && !f.trigger.may && f.trigger.effect === link.effect && f.trigger.source === link.source) f.again = true
}
