import type { GameModule, Option, PlayerId, Replay, State } from '@duelhall/kernel'

/** A position of a game that was played, and what can be reached from it within the turn. */
export interface Puzzle {
  readonly id: string
  readonly goal: 'win'
  /** The game up to the question. */
  readonly replay: Pick<Replay, 'config' | 'seed' | 'choices'>
  /** Who is to move. */
  readonly player: PlayerId
  /** A line that wins whatever is answered, with the answers that come first in order. */
  readonly solution: readonly Option[]
  /** How many first choices win; 1 is the only way. */
  readonly ways: number
  /** Of so many. */
  readonly of: number
}

/** The table as the puzzle lays it; a game that leaves the rules is no puzzle any more. */
export function laidOut({ game }: GameModule, { id, replay }: Puzzle): State {
  const state = game.setup(replay.config, replay.seed)
  for (const [i, choice] of replay.choices.entries()) {
    const at = typeof choice === 'number' ? (game.decision(state)?.options.indexOf(choice) ?? -1) : choice
    if (at === -1) throw new Error(`${id}: choice ${i + 1} of ${replay.choices.length} is not offered`)
    game.apply(state, at)
  }
  return state
}
