import { program } from '@duelhall/effects'
import { handleOf, type Link, pop, push, type Steps, same, type Trigger } from '@duelhall/kernel'
import { fx } from './fx.ts'
import type { DuelEffect } from './lexicon.ts'
import { type Duel, type DutyFrame, dutyFrame, type T } from './state.ts'
import { isAtOnce, liesRight } from './triggers.ts'

/** YG-PHASE-17, -61: one duty of a phase, with a chain of its own: the others wait until it and all that it brought about are over. */
export const dutyOf = (trigger: Trigger): DutyFrame => dutyFrame({ op: 'duty', step: 'go', trigger, kept: [], again: false })

export const dutySteps: Steps<Duel, DutyFrame> = {
  go(t, f) {
    f.kept = t.state.triggers
    t.state.triggers = []
    f.step = 'over'
    push(t, starting(f.trigger))
  },
  over(t, f) {
    pop(t)
    const waiting = f.again ? [f.trigger, ...f.kept] : f.kept
    t.state.triggers = t.state.triggers.concat(waiting.filter((duty) => isDue(t, duty)))
  },
}

/** Upkeep is no activation: it makes no chain (YG-PHASE-17). */
export const starting = (trigger: Trigger) =>
  isAtOnce(trigger) ? program(`${trigger.effect}/do`, trigger) : fx.start(trigger.effect, trigger)

/** YG-PHASE-17: a duty whose card is gone or face-down is dropped. */
function isDue(t: T, duty: Trigger): boolean {
  const effect = fx.catalog.effects.get(duty.effect)?.effect as DuelEffect | undefined
  return effect === undefined || (same(t.state, duty.source) && liesRight(t, handleOf(duty.source), effect))
}

/** YG-PHASE-19: the activation of a mandatory duty was negated: it will be activated again. */
export function repeat(t: T, link: Link): void {
  for (const f of t.state.stack)
    if (f.op === 'duty' && !f.trigger.may && f.trigger.effect === link.effect && f.trigger.source === link.source) f.again = true
}
