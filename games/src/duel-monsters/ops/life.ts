import { next } from '@duelhall/effects'
import { handleOf } from '@duelhall/kernel'
import { loseLife } from '../damage-step.ts'
import { checkWin, finishDuel } from '../end.ts'
import { fx } from '../fx.ts'
import { tell } from '../moves.ts'
import { payLife, priceOf } from '../pay.ts'
import { turns } from '../state.ts'
import type { OpsOf } from './aims.ts'

/** Life Points, winning, and phases that do not happen (YG-BB-23, -56 to -58, -73, -74). */
export const lifeOps: OpsOf<'damage' | 'gain' | 'setLife' | 'pay' | 'win' | 'endBattlePhase' | 'skip'> = {
  damage: {
    does: ['damage'],
    run(t, f, step) {
      const n = Math.max(0, fx.amount(t, f, step.n))
      const source = handleOf(f.source)
      let hurt = 0
      // YG-LP-04: both at one instant.
      for (const player of fx.players(t, f, step.to)) {
        if (n === 0 || fx.cannot(t, 'takeEffectDamage', player as number as typeof source, source, null, 'YG-LP-05') !== null) continue
        loseLife(t, player, n, source, 'effect')
        hurt++
      }
      next(f, hurt)
      checkWin(t) // YG-WIN-05: before the rest of the effect
    },
    say: (step, w) =>
      step.to === 'you'
        ? w.clause(undefined, 'take', w.much(step.n, 'damage'))
        : w.clause(undefined, 'inflict', () =>
            w.much(step.n, 'damage').replace(/damage/, `damage to ${step.to === 'each' ? 'both players' : w.the(step.to)}`),
          ),
  },
  gain: {
    does: ['gain'],
    run(t, f, step) {
      const n = Math.max(0, fx.amount(t, f, step.n))
      for (const player of fx.players(t, f, step.who ?? 'you')) {
        t.player(player).life += n // YG-LP-03
        if (n > 0) tell(t, 'lifeGained', player, handleOf(f.source), null, { n })
      }
      next(f, n)
    },
    say: (step, w) => w.clause(step.who, 'gain', () => w.as(step.who, () => w.much(step.n, 'Life Points'))),
  },
  /** YG-LP-07: neither damage nor gain nor payment. */
  setLife: {
    run(t, f, step) {
      const n = Math.max(0, fx.amount(t, f, step.n))
      for (const player of fx.players(t, f, step.who ?? 'you')) {
        t.player(player).life = n
        tell(t, 'lifeSet', player, handleOf(f.source), null, { n })
      }
      next(f, 1)
      checkWin(t) // YG-WIN-05
    },
    say: (step, w) => `${w.whose(step.who === 'foe' || step.who === 'each' ? step.who : 'you')} Life Points become ${w.amount(step.n)}`,
  },
  pay: {
    rule: 'YG-COST-06',
    can: (t, voice, step) => priceOf(t, voice.player, step.life === 'half' ? 'half' : fx.amount(t, voice, step.life)) !== null,
    run(t, f, step) {
      const due = priceOf(t, f.player, step.life === 'half' ? 'half' : fx.amount(t, f, step.life)) ?? 0
      payLife(t, f.player, due, handleOf(f.source))
      next(f, due)
      checkWin(t) // YG-WIN-05: where one may pay down to 0
    },
    say: (step, w) => w.clause(undefined, 'pay', step.life === 'half' ? 'half your Life Points' : w.much(step.life, 'Life Points')),
  },
  /** YG-WIN-04 */
  win: {
    run: (t, f) => finishDuel(t, f.player, 'YG-WIN-04'),
    say: (_, w) => w.clause(undefined, 'win', 'the Duel'),
  },
  /** YG-PHASE-35 */
  endBattlePhase: {
    run(t, f) {
      turns(t.state).ended = true
      next(f, 1)
    },
    say: (_, w) => w.clause(undefined, 'end', 'the Battle Phase'),
  },
  /** YG-PHASE-06 */
  skip: {
    run(t, f, step) {
      const turn = turns(t.state)
      for (const player of fx.players(t, f, step.who)) turn[step.phase === 'draw' ? 'skipDraw' : 'skipBattle'] |= 1 << player
      next(f, 1)
    },
    say: (step, w) =>
      w.clause(step.who, 'skip', () =>
        w.as(step.who, () => `${w.whose(step.who)} next ${step.phase === 'draw' ? 'Draw' : 'Battle'} Phase`),
      ),
  },
}
