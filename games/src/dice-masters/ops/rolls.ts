import { next, remember } from '@duelhall/effects'
import { because, type Handle, happen, push, type Why } from '@duelhall/kernel'
import { ACTION, CHARACTER, defs, ENERGY } from '../catalog.ts'
import { fx } from '../fx.ts'
import { koing } from '../ko.ts'
import type { DiceStep } from '../lexicon.ts'
import { rollDie, rollFace } from '../roll.ts'
import { PREP, placeOf, RESERVE, type T, USED } from '../state.ts'
import { keywordOf, levelOf } from '../stats.ts'
import { isFielded, isMisplaced, isToken, send, showsCharacter, toReserve, turnTo } from '../zones.ts'
import { isCost, type Runs, reaches } from './aims.ts'

/** DM-REROLL-06, DM-TOKEN-03, DM-ENERGY-16: rolled dice only, no tokens, none that is partly spent. */
function unrollable(t: T, h: Handle): Why | null {
  if (isToken(t, h)) return because('DM-TOKEN-03')
  if (isFielded(t, h)) return null
  if (placeOf(t.piece(h).zone) !== RESERVE) return because('DM-REROLL-06')
  return t.state.marks[h]?.partly === true ? because('DM-ENERGY-16') : null
}
const isRerollable = (t: T, h: Handle): boolean => unrollable(t, h) === null

/** The level a spin would lead to: as far as it goes (DM-SPIN-02, -05); 0 where it cannot be spun at all. */
function levelAfter(t: T, h: Handle, by: number | undefined, to: number | 'character' | 'energy' | undefined): number {
  const most = defs[t.piece(h).def]!.levels[0]!
  if (to === 'energy') return 0
  if (to === 'character') return most === 0 ? 0 : 1
  const now = levelOf(t, h)
  if (now === 0 || isToken(t, h) || fx.cannot(t, 'spin', h, null, null, 'DM-SPIN-02') !== null) return 0
  return Math.max(1, Math.min(most, to ?? now + (by ?? 0)))
}

type Spin = Extract<DiceStep, { readonly op: 'spin' }>

/** DM-SPIN-02, -07, -08: a die that cannot be spun so is no target; as a cost it must be possible in full (DM-SPIN-05). */
function unspinnable(t: T, h: Handle, { by, to }: Spin, isPaid: boolean): Why | null {
  if (isToken(t, h)) return because('DM-TOKEN-03')
  if (to === 'energy' || to === 'character') return null
  const [now, after] = [levelOf(t, h), levelAfter(t, h, by, to)]
  const isFull = after === (to ?? now + (by ?? 0))
  return after === 0 || after === now || (isPaid && !isFull) ? because('DM-SPIN-02') : null
}

/** DM-SPIN-06: on its first energy face it cannot stay in the Field Zone (DM-CONTROL-08). */
function spinAway(t: T, h: Handle): boolean {
  const face = defs[t.piece(h).def]!.sides.findIndex((side) => side.is === ENERGY)
  if (face < 0 || !isFielded(t, h)) return false
  happen(t, 'spun', t.piece(h).controller, h, null, { n: 0 })
  toReserve(t, h, face)
  return true
}

export const rollOps: Runs<'roll' | 'reroll' | 'spin'> = {
  roll: {
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      for (const h of what)
        if (isFielded(t, h)) turnTo(t, h, rollFace(t, h))
        else rollDie(t, h)
      next(f, what.length)
    },
  },
  reroll: {
    does: ['reroll'],
    can: (t, voice, step) => reaches(t, voice, step.what, (h) => isRerollable(t, h)),
    bars: (t, _voice, _step, h) => unrollable(t, h),
    run(t, f, step) {
      if (f.phase === 1) return next(f, f.rest.length)
      const what = fx.aims(t, f, step.what).filter((h) => isRerollable(t, h))
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, what))
      f.rest = what
      f.phase = 1
      const missed = what.filter((h) => !rerollOne(t, h))
      if (step.miss === 'ko') return missed.length === 0 ? undefined : push(t, koing(missed, 'effect', f.source))
      for (const h of missed) {
        if (step.miss === 'prep') send(t, h, PREP)
        else toReserve(t, h, t.piece(h).face) // DM-REROLL-02, -05
      }
    },
  },
  spin: {
    does: ['spin'],
    can: (t, voice, step, isPaid = false) => reaches(t, voice, step.what, (h) => unspinnable(t, h, step, isPaid) === null, isPaid),
    bars: (t, _voice, step, h, isPaid) => unspinnable(t, h, step, isPaid),
    run(t, f, step) {
      let n = 0
      for (const h of fx.aims(t, f, step.what))
        if (step.to === 'energy' ? spinAway(t, h) : spinOne(t, h, levelAfter(t, h, step.by, step.to))) n++
      next(f, isCost(f) ? 1 : n)
    },
  },
}

/** Whether it may stay where it is: a character in the field, anything in the reserve (DM-REROLL-01, -03, -07). */
function rerollOne(t: T, h: Handle): boolean {
  const face = rollFace(t, h)
  if (!isFielded(t, h)) {
    toReserve(t, h, face) // DM-REROLL-08
    return true
  }
  turnTo(t, h, face)
  const { is } = defs[t.piece(h).def]!.sides[face]!
  return is === CHARACTER || (is === ACTION && keywordOf(t, h, 'continuous') > 0) // DM-REROLL-04
}

/** DM-SPIN-01, -03, DM-TERM-11: no chance in it; it stays where it is, with all that is on it; a KO is settled after (DM-SPIN-04). */
function spinOne(t: T, h: Handle, level: number): boolean {
  if (level === 0 || (showsCharacter(t, h) && level === levelOf(t, h))) return false
  const face = defs[t.piece(h).def]!.levels[level]!
  turnTo(t, h, face)
  if (placeOf(t.piece(h).zone) === RESERVE && isMisplaced(t, h, face)) send(t, h, USED) // DM-ZONE-14
  happen(t, 'spun', t.piece(h).controller, h, null, { n: level })
  return true
}
