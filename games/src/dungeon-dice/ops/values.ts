import { next } from '@duelhall/effects'
import { type Handle, instant, type PlayerId } from '@duelhall/kernel'
import { IS_ITEM, IS_MONSTER } from '../catalog.ts'
import { fx } from '../fx.ts'
import { isSeat } from '../ground.ts'
import { changeLife, destroy, heal, hurt, settle } from '../harm.ts'
import { isInPlay, type T } from '../state.ts'
import type { OpsOf } from './pay.ts'

/** DD-MASTER-06: effects on monsters never touch a Dungeon Master; DD-ITEM-14: nor items. */
const monstersAmong = (t: T, list: readonly Handle[]): readonly Handle[] =>
  list.filter((h) => !isSeat(t.state, h) && isInPlay(t.state, h) && IS_MONSTER[t.piece(h).def]!)

/** DD-FX-28 to -34: values and life. */
export const valueOps: OpsOf<'damage' | 'heal' | 'destroy' | 'lifePoints'> = {
  damage: {
    can: (t, voice, step) => fx.aims(t, voice, step.to).length > 0,
    run(t, f, step) {
      instant(t)
      const cause = IS_ITEM[t.piece((f.source % 512) as Handle).def]! ? 'item' : 'ability'
      const n = fx.amount(t, f, step.n)
      let done = 0
      for (const h of monstersAmong(t, fx.aims(t, f, step.to))) done += hurt(t, h, n, cause)
      next(f, done)
    },
    say: (step, w) => w.clause('you', 'deal', w.much(step.n as number, 'damage'), 'to', () => w.the(step.to as 'self')),
  },
  heal: {
    can: (t, voice, step) => fx.aims(t, voice, step.what).length > 0,
    run(t, f, step) {
      const n = fx.amount(t, f, step.n)
      let done = 0
      for (const h of monstersAmong(t, fx.aims(t, f, step.what))) done += heal(t, h, n)
      next(f, done)
    },
    say: (step, w) => w.clause('you', 'heal', `${w.amount(step.n as number)} HP of`, () => w.the(step.what as 'self')),
  },
  destroy: {
    can: (t, voice, step) => fx.aims(t, voice, step.what).length > 0,
    run(t, f, step) {
      instant(t) // DD-DAMAGE-13
      const list = fx.aims(t, f, step.what).filter((h) => isInPlay(t.state, h))
      for (const h of list) destroy(t, h)
      fx.sweep(t)
      next(f, list.length)
    },
    say: (step, w) => w.clause('you', 'destroy', () => w.the(step.what as 'self')),
  },
  lifePoints: {
    run(t, f, step) {
      for (const player of fx.players(t, f, step.who)) changeLife(t, player as PlayerId, step.n)
      settle(t)
      next(f, 1)
    },
    say: (step, w) =>
      w.clause(step.who, step.n < 0 ? 'lose' : 'gain', `${Math.abs(step.n)} life point${Math.abs(step.n) === 1 ? '' : 's'}`),
  },
}
