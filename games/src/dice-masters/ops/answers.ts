import { next, numberName, remember, stepPath } from '@duelhall/effects'
import { ask, handleOf, happen, use } from '@duelhall/kernel'
import { fx } from '../fx.ts'
import { lockOf } from '../locks.ts'
import { placeOf, type T, TRANSIT } from '../state.ts'
import { spend } from '../zones.ts'
import type { Runs } from './aims.ts'

/** What another effect is told: that it has no effect; and what a player tells: a name. */
export const answerOps: Runs<'cancel' | 'name'> = {
  cancel: {
    does: ['cancel'],
    run(t, f, step) {
      const effect = stopped(t)
      if (effect === null) return next(f, 0)
      const { event } = f
      if (step.lock === true && event !== null && event.piece !== null) use(t, lockOf(event.piece, effect), 'turn')
      happen(t, 'cancelled', f.player, event?.piece ?? null, handleOf(f.source))
      next(f, 1)
    },
  },
  name: {
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'name', { source: handleOf(f.source), step: stepPath(f) })
      remember(f, numberName(step.as), [t.piece(answer.piece!).def])
      happen(t, 'named', f.player, answer.piece, handleOf(f.source))
      next(f, 1)
    },
  },
}

/** DM-PREVENT-01, DM-COST-07: what is paid for and about to run does not, and stays paid; null when nothing is, or it was stopped before. */
function stopped(t: T): string | null {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f = t.state.stack[i]!
    if (f.op === 'activate' && f.step === 'run' && isStarted(f.effect)) {
      f.step = 'end'
      if (t.state.stack[i - 1]?.op !== 'play') return f.effect
    }
    if (f.op !== 'play') continue
    if (placeOf(t.piece(f.die).zone) !== TRANSIT) return null
    f.step = 'land' // none of its texts runs
    spend(t, f.die, 'used')
    return `${f.die}`
  }
  return null
}
const isStarted = (effect: string): boolean => ['use', 'play'].includes(fx.catalog.effects.get(effect)?.effect.kind ?? '')
