import { next, numberName, remember, stepPath } from '@duelhall/effects'
import { type Act, ask, type Handle, handleOf, happen, type PlayerId, use, used } from '@duelhall/kernel'
import { defs, SIDEKICK } from '../catalog.ts'
import { fx } from '../fx.ts'
import type { DiceStep } from '../lexicon.ts'
import { CARDS, type Dice, dice, type T } from '../state.ts'
import type { RunFrame, Runs } from './aims.ts'

type NameStep = Extract<DiceStep, { readonly op: 'name' }>

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

/** DM-PREVENT-01: what is paid for and about to run does not; null when nothing is, or it was stopped before. */
function stopped(t: T): string | null {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f = t.state.stack[i]!
    if (f.op !== 'activate' || f.step !== 'run') continue
    const kind = fx.catalog.effects.get(f.effect)?.effect.kind
    if (kind !== 'use' && kind !== 'play') continue
    f.step = 'end'
    return f.effect
  }
  return null
}

/** A global that was cancelled and cannot be used again this turn. */
const lockOf = (card: Handle, effect: string): string => `locked/${card}/${effect}`
export const isLocked = (t: T, card: Handle, effect: string): boolean => used(t, lockOf(card, effect)) > 0

/** Anything that could come out of a player's bag: the own cards, basic actions, a sidekick. */
function nameable(t: T, player: PlayerId): readonly Handle[] {
  const f = t.frame as RunFrame
  const step = fx.catalog.steps.get(stepPath(f)) as NameStep
  const cards = t.state.players.flatMap((_, p) =>
    dice(t, p as PlayerId, CARDS).filter((card) => p === player || defs[t.piece(card).def]!.kind === 'basic'),
  )
  const sidekick = t.state.pieces.findIndex((p) => p.def === SIDEKICK && p.owner === player)
  return step.not === 'sidekick' || sidekick < 0 ? cards : cards.concat(sidekick as Handle)
}

/** The act behind the ask `name`. */
export const nameActs: readonly Act<Dice>[] = [{ act: 'name', pieces: ['DM-TIME-09', nameable] }]
