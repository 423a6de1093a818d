import { digest, type Game, type Option, type PlayerId, type State } from '@duelhall/kernel'

export const goals = ['win', 'survive'] as const
/** What is to be reached: the game won within the turn, or the turn outlived. */
export type Goal = (typeof goals)[number]

/** What a search of the whole turn found. */
export interface Solved {
  /** First choices that reach the goal whatever the others answer, by their number. */
  readonly wins: readonly number[]
  /** A line from the first of them, with the answers that come first in order. */
  readonly line: readonly Option[]
}

/** The turn is too wide to be searched to its end. */
export class TooWide extends Error {}

type AnyGame = Game<State, unknown>

/**
 * Whether the player who is asked reaches the goal within this turn for certain: every choice of their own is tried, every answer of the
 * others has to fail, and a line that needs chance counts as lost. Looks at no more than `most` positions.
 */
export function solve(game: AnyGame, state: State, most: number, goal: Goal = 'win'): Solved {
  const search = searchFrom(game, state, game.decision(state)!.player, most, goal)
  const options = game.decision(state)!.options
  const wins = options.flatMap((_, at) => (isReached(search, after(game, state, at)) ? [at] : []))
  return { wins, line: wins.length === 0 ? [] : lineFrom(search, state, wins[0]!) }
}

/** What was found out about one turn so far, for one player. */
export interface Search {
  readonly game: AnyGame
  readonly player: PlayerId
  readonly goal: Goal
  readonly turn: number
  readonly chance: number
  readonly most: number
  /** What is known of positions that were met: several orders lead to one. */
  readonly seen: Map<string, boolean>
}

export const searchFrom = (game: AnyGame, state: State, player: PlayerId, most: number, goal: Goal): Search => ({
  game,
  player,
  goal,
  turn: state.turn.no,
  chance: state.rng.n,
  most,
  seen: new Map(),
})

/** What somebody else answers who is out to spoil it: the first answer after which the goal cannot be reached, or the first of all. */
export function spoiling(search: Search, state: State): number {
  const { game } = search
  try {
    return Math.max(
      0,
      game.decision(state)!.options.findIndex((_, at) => !isReached(search, after(game, state, at))),
    )
  } catch (error) {
    if (error instanceof TooWide) return 0
    throw error
  }
}

function after(game: AnyGame, state: State, choice: number): State {
  const copy = game.clone(state)
  game.apply(copy, choice)
  return copy
}

/** What a position is worth that is not searched any further; null where it is. */
function judged({ game, player, goal, turn, chance }: Search, state: State): boolean | null {
  const outcome = game.outcome(state)
  const isWon = outcome?.places[player] === 1 && outcome.places.filter((place) => place === 1).length === 1
  if (goal === 'survive' && state.turn.no !== turn) return outcome === null || isWon
  if (state.rng.n !== chance) return false
  if (outcome !== null) return isWon
  return state.turn.no === turn ? null : false
}

function isReached(search: Search, state: State): boolean {
  const { game, player } = search
  const worth = judged(search, state)
  if (worth !== null) return worth
  const key = digest(state)
  const known = search.seen.get(key)
  if (known !== undefined) return known
  if (search.seen.size >= search.most) throw new TooWide()
  search.seen.set(key, false) // whoever comes back to where they were has gained nothing
  const decision = game.decision(state)!
  const tries = decision.options.map((_, at) => at)
  const isLost = (at: number) => !isReached(search, after(game, state, at))
  const reached = decision.player === player ? !tries.every(isLost) : !tries.some(isLost)
  search.seen.set(key, reached)
  return reached
}

function lineFrom(search: Search, start: State, first: number): readonly Option[] {
  const { game } = search
  const line: Option[] = []
  let state = start
  for (let at: number = first; ; ) {
    line.push(game.decision(state)!.options[at]!)
    state = after(game, state, at)
    if (judged(search, state) !== null) return line
    const decision = game.decision(state)!
    const from = state
    at = decision.player === search.player ? decision.options.findIndex((_, i) => isReached(search, after(game, from, i))) : 0
  }
}
