import { type OptionRecord, type StepTable, verbSteps, windowSteps } from '@duelhall/kernel'
import { attackersPicker, attackSteps, splitPicker } from './attack.ts'
import { blockersPicker } from './blocks.ts'
import { addToBundle, bundleSteps, useItem } from './bundle.ts'
import { fx } from './fx.ts'
import { payPicker, paySteps } from './pay.ts'
import { type Picker, picksSteps } from './picks.ts'
import { playSteps, useSteps } from './play.ts'
import { prioritySteps } from './priority.ts'
import { setupSteps } from './setup.ts'
import type { Dice, T } from './state.ts'
import { rerollPicker, turnSteps } from './turn.ts'

/** A payment to which more may be added (DM-ENERGY-14). */
const payOrAdd: Picker = {
  ...payPicker,
  other(t: T, answer: OptionRecord): boolean {
    if (answer.act !== 'buy' && answer.act !== 'field' && answer.act !== 'use') return false
    addToBundle(t, answer.act === 'use' ? useItem(answer.piece!, answer.place!) : answer.piece!)
    return true
  },
}

export const steps: StepTable<Dice> = {
  setup: setupSteps,
  turn: turnSteps,
  picks: picksSteps({
    reroll: rerollPicker,
    attackers: attackersPicker,
    blockers: blockersPicker,
    split: splitPicker,
    pay: payOrAdd,
  }),
  priority: prioritySteps,
  bundle: bundleSteps,
  pay: paySteps,
  play: playSteps,
  use: useSteps,
  attack: attackSteps,
  window: windowSteps(),
  verb: verbSteps(),
  ...fx.steps,
}
