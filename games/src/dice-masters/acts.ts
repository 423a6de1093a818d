import { type Act, actTable } from '@duelhall/kernel'
import { attackersActs, mustAttack, splitActs } from './attack.ts'
import { blockersActs } from './blocks.ts'
import { bundleActs } from './bundle.ts'
import { buyAct } from './buy.ts'
import { fieldAct, ritualAct } from './field.ts'
import { fx } from './fx.ts'
import { nameActs } from './naming.ts'
import { payActs } from './pay.ts'
import { batchAct, playAct, useAct } from './play.ts'
import type { Dice } from './state.ts'
import { rerollActs } from './turn.ts'

/** The table only grows. */
export const acts = actTable([
  'goSecond',
  'goFirst',
  'buy',
  'field',
  'play',
  'use',
  'attack',
  'block',
  'assign',
  'spend',
  'mode',
  'name',
  'ritual',
  'batch',
])

const pass: Act<Dice> = { act: 'pass' }

export const asks: Readonly<Record<string, readonly Act<Dice>[]>> = {
  first: [{ act: 'goSecond' }, { act: 'goFirst' }],
  reroll: rerollActs,
  /** DM-MAIN-01: any order, any number. */
  main: [pass, buyAct(), fieldAct(), ritualAct, playAct, useAct, batchAct],
  /** DM-WINDOW-02: no purchases and no fielding here. */
  window: [pass, playAct, useAct],
  /** DM-MAIN-02, DM-ACTION-07: globals and their like only. */
  respond: [pass, useAct, batchAct, { act: 'play', player: [['DM-ACTION-07', () => false]] }],
  attackStep: [
    { act: 'pass', player: [['DM-ATT-06', (t, player) => mustAttack(t, player).length === 0]] },
    { act: 'attack' },
    playAct,
    useAct,
  ],
  attackers: attackersActs,
  blockers: blockersActs,
  split: splitActs,
  pay: [...payActs, ...bundleActs],
  name: nameActs,
  ...fx.asks,
}
