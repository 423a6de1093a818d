import { BROUGHT, type GameModule, type Option, type PlayerId, playerId, type Replay, type Seed, type State } from '@duelhall/kernel'
import { type Goal, goals, type Solved, solve } from './solve.ts'

/** A position of a game that was played, from which the player who is asked can win within the turn, or outlive it. */
export interface Puzzle {
  readonly id: string
  readonly goal: Goal
  /** The table that was laid: see `config` of the game. */
  readonly deal: {
    readonly players: number
    readonly table: Readonly<Record<string, unknown>>
    readonly decks: readonly (string | null)[]
    /** What the seats brought, written out where ready decks may still be changed. */
    readonly seats?: readonly unknown[]
  }
  readonly seed: Seed
  /** The game up to the question. */
  readonly choices: Replay['choices']
  /** Who is to reach it. */
  readonly player: PlayerId
  /** A line that reaches it, with the answers that come first in order. */
  readonly solution: readonly Option[]
  /** How many first choices reach it, and of how many; 1 is the only way. */
  readonly ways: number
  readonly of: number
}

/** As it lies in a file. */
interface Written extends Omit<Puzzle, 'goal' | 'choices' | 'player' | 'solution'> {
  readonly goal: string
  readonly choices: readonly number[]
  readonly player: number
  readonly solution: readonly number[]
}

/** The puzzles of a file: numbers become options and players again. */
export const puzzlesFrom = (data: readonly Written[]): readonly Puzzle[] =>
  data.map((one) => ({
    ...one,
    goal: goalNamed(one.goal),
    choices: one.choices as readonly Option[],
    player: playerId(one.player),
    solution: one.solution as readonly Option[],
  }))

function goalNamed(name: string): Goal {
  const goal = goals.find((one) => one === name)
  if (goal === undefined) throw new Error(`there is no goal ${name}`)
  return goal
}

/** More positions than a puzzle may have; see `solve`. */
export const WIDEST = 4_000
/** What is hidden is dealt anew so often; the first choice has to win each time. */
const REDEALS = 4

/** The table as the puzzle lays it; a game that leaves the rules is no puzzle any more. */
export function laidOut(
  { game, config }: GameModule,
  { id, deal, seed, choices }: Omit<Puzzle, 'goal' | 'solution' | 'ways' | 'of'>,
): State {
  const table = config(deal.players, deal.table, deal.decks) as object
  const state = game.setup(deal.seats === undefined ? table : { ...table, seats: deal.seats }, seed)
  for (const [i, choice] of choices.entries()) {
    const at = typeof choice === 'number' ? (game.decision(state)?.options.indexOf(choice) ?? -1) : choice
    if (at === -1) throw new Error(`${id}: choice ${i + 1} of ${choices.length} is not offered`)
    game.apply(state, at)
  }
  return state
}

/** The first choices that reach the goal for certain, whatever is hidden; null where there is none. */
export function certain({ game }: GameModule, state: State, goal: Goal, most = WIDEST): Solved | null {
  const solved = solve(game, state, most, goal)
  if (solved.wins.length === 0) return null
  const { player } = game.decision(state)!
  for (let n = 0; n < REDEALS; n++) {
    const other = game.clone(state)
    game.resample(other, player, `redeal ${n}`, BROUGHT) // of the puzzle's own lists, whatever ready decks have become
    const again = solve(game, other, most, goal).wins
    if (solved.wins.some((at) => !again.includes(at))) return null
  }
  return solved
}

/** Whether the goal is reached: `turn` is the number of the turn in which it is set. */
export function isSolved({ game }: GameModule, state: State, { goal, player }: Pick<Puzzle, 'goal' | 'player'>, turn: number): boolean {
  const outcome = game.outcome(state)
  return outcome === null ? goal === 'survive' && state.turn.no !== turn : outcome.places[player] === 1
}

/** What is wrong with a puzzle; empty means that it is one, and that it says the truth about itself. */
export function puzzleFaults(module: GameModule, puzzle: Puzzle): readonly string[] {
  const { game } = module
  const state = laidOut(module, puzzle)
  const decision = game.decision(state)
  if (decision?.player !== puzzle.player) return ['somebody else is asked']
  const turn = state.turn.no
  const solved = certain(module, state, puzzle.goal)
  const found: string[] = []
  if (solved?.wins.length !== puzzle.ways) found.push(`${solved?.wins.length ?? 0} first choices reach the goal, not ${puzzle.ways}`)
  if (decision.options.length !== puzzle.of) found.push(`there are ${decision.options.length} first choices, not ${puzzle.of}`)
  for (const option of puzzle.solution) {
    const at = game.decision(state)?.options.indexOf(option) ?? -1
    if (at < 0) return [...found, 'the solution is not offered']
    game.apply(state, at)
  }
  if (!isSolved(module, state, puzzle, turn)) found.push('the solution does not reach the goal')
  return found
}
