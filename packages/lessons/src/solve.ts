import { digest, type Game, type Option, type PlayerId, type State } from '@duelhall/kernel'

/** What a search of the whole turn found. */
export interface Solved {
  /** First choices that win whatever the others answer, by their number. */
  readonly wins: readonly number[]
  /** A line from the first of them, with the answers that come first in order. */
  readonly line: readonly Option[]
}

/** The turn is too wide to be searched to its end. */
export class TooWide extends Error {}

type AnyGame = Game<State, unknown>

/**
 * Whether the player who is asked can win within this turn for certain: every choice of their own is tried, every answer of the others has
 * to lose, and a line that needs chance counts as lost. Looks at no more than `most` positions.
 */
export function solve(game: AnyGame, state: State, most: number): Solved {
  const player = game.decision(state)!.player
  const search: Search = { game, player, turn: state.turn.no, chance: state.rng.n, most, seen: new Map() }
  const options = game.decision(state)!.options
  const wins = options.flatMap((_, at) => (isWon(search, after(game, state, at)) ? [at] : []))
  return { wins, line: wins.length === 0 ? [] : lineFrom(search, state, wins[0]!) }
}

interface Search {
  readonly game: AnyGame
  readonly player: PlayerId
  readonly turn: number
  readonly chance: number
  readonly most: number
  /** What is known of positions that were met: several orders lead to one. */
  readonly seen: Map<string, boolean>
}

function after(game: AnyGame, state: State, choice: number): State {
  const copy = game.clone(state)
  game.apply(copy, choice)
  return copy
}

function isWon(search: Search, state: State): boolean {
  const { game, player } = search
  const outcome = game.outcome(state)
  if (state.rng.n !== search.chance) return false
  if (outcome !== null) return outcome.places[player] === 1 && outcome.places.filter((place) => place === 1).length === 1
  if (state.turn.no !== search.turn) return false
  const key = digest(state)
  const known = search.seen.get(key)
  if (known !== undefined) return known
  if (search.seen.size >= search.most) throw new TooWide()
  search.seen.set(key, false) // whoever comes back to where they were has gained nothing
  const decision = game.decision(state)!
  const tries = decision.options.map((_, at) => at)
  const isLost = (at: number) => !isWon(search, after(game, state, at))
  const won = decision.player === player ? !tries.every(isLost) : !tries.some(isLost)
  search.seen.set(key, won)
  return won
}

function lineFrom(search: Search, start: State, first: number): readonly Option[] {
  const { game } = search
  const line: Option[] = []
  let state = start
  for (let at: number = first; ; ) {
    line.push(game.decision(state)!.options[at]!)
    state = after(game, state, at)
    const decision = game.decision(state)
    if (decision === null) return line
    const from = state
    at = decision.player === search.player ? decision.options.findIndex((_, i) => isWon(search, after(game, from, i))) : 0
  }
}
