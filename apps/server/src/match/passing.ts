import { type Option, type PlayerId, passive, read, type State } from '@duelhall/kernel'
import type { Match, Passing } from './match.ts'

export const stepOf = ({ turn }: State): string => `${turn.no} ${turn.phase}`

/** What is left of it at this moment: in the own turn nothing is passed, and what was to end with a step or with that turn has ended. */
export function stillPassing(passing: Passing | null, state: State, player: PlayerId): Passing | null {
  if (passing === null || passing.until === 'always') return passing
  if (state.turn.player === player) return null
  return passing.until === 'step' && passing.step !== stepOf(state) ? null : passing
}

/** Whether the question that is open is a window that its player lets pass. */
function isPassed({ module, passing }: Match, state: State): boolean {
  const decision = module.game.decision(state)
  const [first] = decision?.options ?? []
  if (decision === null || first === undefined || state.turn.player === decision.player) return false
  if (stillPassing(passing[decision.player] ?? null, state, decision.player) === null) return false
  return passive.includes(read(module.game.acts, first).act)
}

/** Passes what is to be passed, and gives what was chosen. */
export function passOn(match: Match, state: State): readonly Option[] {
  const { game } = match.module
  const passes: Option[] = []
  while (isPassed(match, state)) {
    const first = game.decision(state)?.options[0]
    if (first === undefined) break
    passes.push(first)
    game.apply(state, 0)
  }
  return passes
}

/** The pass with which somebody who is asked at this moment begins; null where the question is none that is passed. */
export function firstPass(match: Match, state: State, player: PlayerId): Option | null {
  const decision = match.module.game.decision(state)
  return decision?.player === player && isPassed(match, state) ? (decision.options[0] ?? null) : null
}
