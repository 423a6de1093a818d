import { timingOf } from './battle-now.ts'
import { type Moment, moments } from './lexicon.ts'
import type { T } from './state.ts'

/** The bit of a moment: what is asked at every window is asked of one number. */
export const momentBit = (moment: Moment): number => BITS[moment]
const BITS = Object.fromEntries(moments.map((name, i) => [name, 1 << i])) as Readonly<Record<Moment, number>>

const DRAW = momentBit('drawPhase')
const STANDBY = momentBit('standbyPhase')
const MAIN = momentBit('main')
const MAIN2 = MAIN | momentBit('mainPhase2')
const BATTLE = momentBit('battlePhase')
const BATTLE_STEP = BATTLE | momentBit('battleStep')
const TO_D3 = BATTLE | momentBit('damageStep') | momentBit('beforeCalculation')
const D4 = BATTLE | momentBit('damageStep') | momentBit('calculation')
const END = momentBit('endPhase')
/** YG-BATTLE-30: by the timing of the Damage Step; 0 is outside it. */
const IN_BATTLE: readonly number[] = [BATTLE_STEP, TO_D3, TO_D3, TO_D3, D4, BATTLE, BATTLE, BATTLE]

/** YG-BB-20: a bit for each moment that it is now; attacks are made in the Battle Phase only. */
export function momentsNow(t: T): number {
  const { phase } = t.state.turn
  if (phase === 'main1') return MAIN
  if (phase === 'main2') return MAIN2
  if (phase === 'battle') return IN_BATTLE[timingOf(t)]!
  return phase === 'draw' ? DRAW : phase === 'standby' ? STANDBY : phase === 'end' ? END : 0
}
export const isMoment = (t: T, moment: Moment): boolean => (momentsNow(t) & momentBit(moment)) !== 0
