import { type GameModule, type Option, type PlayerId, playerId, type Replay, type Seed, type State } from '@duelhall/kernel'
import { type Solved, solve } from './solve.ts'

/** A position of a game that was played, from which the player who is asked can win within the turn. */
export interface Puzzle {
  readonly id: string
  /** The table that was laid: see `config` of the game. */
  readonly deal: {
    readonly players: number
    readonly table: Readonly<Record<string, unknown>>
    readonly decks: readonly (string | null)[]
  }
  readonly seed: Seed
  /** The game up to the question. */
  readonly choices: Replay['choices']
  /** Who is to win. */
  readonly player: PlayerId
  /** A line that wins, with the answers that come first in order. */
  readonly solution: readonly Option[]
  /** How many first choices win, and of how many; 1 is the only way. */
  readonly ways: number
  readonly of: number
}

/** As it lies in a file. */
interface Written extends Omit<Puzzle, 'choices' | 'player' | 'solution'> {
  readonly choices: readonly number[]
  readonly player: number
  readonly solution: readonly number[]
}

/** The puzzles of a file: numbers become options and players again. */
export const puzzlesFrom = (data: readonly Written[]): readonly Puzzle[] =>
  data.map((one) => ({
    ...one,
    choices: one.choices as readonly Option[],
    player: playerId(one.player),
    solution: one.solution as readonly Option[],
  }))

/** More positions than a puzzle may have; see `solve`. */
export const WIDEST = 4_000
/** What is hidden is dealt anew so often; the first choice has to win each time. */
const REDEALS = 4

/** The table as the puzzle lays it; a game that leaves the rules is no puzzle any more. */
export function laidOut({ game, config }: GameModule, { id, deal, seed, choices }: Omit<Puzzle, 'solution' | 'ways' | 'of'>): State {
  const state = game.setup(config(deal.players, deal.table, deal.decks), seed)
  for (const [i, choice] of choices.entries()) {
    const at = typeof choice === 'number' ? (game.decision(state)?.options.indexOf(choice) ?? -1) : choice
    if (at === -1) throw new Error(`${id}: choice ${i + 1} of ${choices.length} is not offered`)
    game.apply(state, at)
  }
  return state
}

/** The first choices that win for certain, whatever is hidden; null where there is none. */
export function certain({ game }: GameModule, state: State, most = WIDEST): Solved | null {
  const solved = solve(game, state, most)
  if (solved.wins.length === 0) return null
  const { player } = game.decision(state)!
  for (let n = 0; n < REDEALS; n++) {
    const other = game.clone(state)
    game.resample(other, player, `redeal ${n}`)
    const again = solve(game, other, most).wins
    if (solved.wins.some((at) => !again.includes(at))) return null
  }
  return solved
}

/** What is wrong with a puzzle; empty means that it is one, and that it says the truth about itself. */
export function puzzleFaults(module: GameModule, puzzle: Puzzle): readonly string[] {
  const { game } = module
  const state = laidOut(module, puzzle)
  const decision = game.decision(state)
  if (decision?.player !== puzzle.player) return ['somebody else is asked']
  const solved = certain(module, state)
  const found: string[] = []
  if (solved?.wins.length !== puzzle.ways) found.push(`${solved?.wins.length ?? 0} first choices win, not ${puzzle.ways}`)
  if (decision.options.length !== puzzle.of) found.push(`there are ${decision.options.length} first choices, not ${puzzle.of}`)
  for (const option of puzzle.solution) {
    const at = game.decision(state)?.options.indexOf(option) ?? -1
    if (at < 0) return [...found, 'the solution is not offered']
    game.apply(state, at)
  }
  if (game.outcome(state)?.places[puzzle.player] !== 1) found.push('the solution does not win')
  return found
}
