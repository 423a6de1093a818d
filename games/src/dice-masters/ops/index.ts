import type { Ops } from '@duelhall/effects'
import type { DiceStep } from '../lexicon.ts'
import type { Dice } from '../state.ts'
import { answerOps } from './answers.ts'
import { bondOps } from './bonds.ts'
import { harmOps } from './harm.ts'
import { lifeOps } from './life.ts'
import { moveOps } from './moves.ts'
import { rollOps } from './rolls.ts'
import { says } from './say.ts'

/** Every step of the lexicon with what it does and how it reads. */
export const ops: Ops<Dice, DiceStep> = {
  damage: { ...harmOps.damage, say: says.damage },
  ko: { ...harmOps.ko, say: says.ko },
  volley: { ...harmOps.volley, say: says.volley },
  barrage: { ...harmOps.barrage, say: says.barrage },
  move: { ...moveOps.move, say: says.move },
  field: { ...moveOps.field, say: says.field },
  draw: { ...moveOps.draw, say: says.draw },
  drawMore: { ...moveOps.drawMore, say: says.drawMore },
  roll: { ...rollOps.roll, say: says.roll },
  reroll: { ...rollOps.reroll, say: says.reroll },
  spin: { ...rollOps.spin, say: says.spin },
  lose: { ...lifeOps.lose, say: says.lose },
  gain: { ...lifeOps.gain, say: says.gain },
  energy: { ...lifeOps.energy, say: says.energy },
  pay: { ...lifeOps.pay, say: says.pay },
  payLife: { ...lifeOps.payLife, say: says.payLife },
  suffer: { ...lifeOps.suffer, say: says.suffer },
  capture: { ...bondOps.capture, say: says.capture },
  control: { ...bondOps.control, say: says.control },
  copy: { ...bondOps.copy, say: says.copy },
  swap: { ...bondOps.swap, say: says.swap },
  swapStats: { ...bondOps.swapStats, say: says.swapStats },
  token: { ...bondOps.token, say: says.token },
  attach: { ...bondOps.attach, say: says.attach },
  withdraw: { ...bondOps.withdraw, say: says.withdraw },
  cancel: { ...answerOps.cancel, say: says.cancel },
  name: { ...answerOps.name, say: says.name },
}
