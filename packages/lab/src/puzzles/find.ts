import { answerOf, type Bot } from '@duelhall/bots'
import { type GameModule, type Option, type PlayerId, read, type Seed, type State, written } from '@duelhall/kernel'
import { certain, type Goal, type Puzzle, type Solved, solve, TooWide } from '@duelhall/lessons'

export interface PuzzleWish {
  readonly goal: Goal
  readonly players: number
  readonly table: Readonly<Record<string, unknown>>
  /** Who plays all seats. */
  readonly bot: Bot
  readonly seed: Seed
  /** A line of so many choices is too short to be worth the thought. */
  readonly atLeast: number
  /** Games that go on for longer are given up. */
  readonly mostChoices: number
}

/** What is looked for between two decks, or without any, in one game; null where its end was no puzzle. */
export function puzzleIn(module: GameModule, wish: PuzzleWish, decks: readonly (string | null)[], n: number): Puzzle | null {
  const { game } = module
  const config = module.config(wish.players, wish.table, decks) as { readonly seats?: readonly unknown[] }
  // Ready decks are tuned now and then; a puzzle is to stay what it is.
  const brought = decks.length === 0 || config.seats === undefined ? {} : { seats: config.seats }
  const deal = { players: wish.players, table: wish.table, decks, ...brought }
  const seed = `${wish.seed}/${n}`
  const state = game.setup(config, seed)
  const choices: Puzzle['choices'][number][] = []
  /** The questions of the turn under way: the last turn is the one that was won. */
  let turn: { readonly at: number; readonly state: State; readonly player: PlayerId }[] = []
  let no = state.turn.no
  for (let d = game.decision(state); d !== null; d = game.decision(state)) {
    if (choices.length >= wish.mostChoices) return null
    if (state.turn.no !== no) turn = []
    no = state.turn.no
    turn.push({ at: choices.length, state: game.clone(state), player: d.player })
    const choice = answerOf(module, state, wish.bot, `${seed}/${choices.length}`)
    choices.push(written(game, state, choice))
    game.apply(state, choice)
  }
  const { places } = game.outcome(state)!
  for (const asked of turn) {
    // Who won had to find the way; who lost in the turn of another may have had one.
    if ((places[asked.player] === 1) !== (wish.goal === 'win') || (wish.goal === 'survive' && asked.state.turn.player === asked.player))
      continue
    const options = game.decision(asked.state)!.options
    // Where many ways win there is nothing to find.
    const isWorthIt = ({ wins, line }: Solved) =>
      wins.length > 0 &&
      line.length >= wish.atLeast &&
      (wins.length * 3 <= options.length || (wish.goal === 'survive' && wins.length === 1))
    const found = tried(module, asked.state, wish.goal, isWorthIt)
    if (found === null) continue
    return {
      id: `${game.id}-${n}`,
      goal: wish.goal,
      deal,
      seed,
      choices: choices.slice(0, asked.at),
      player: asked.player,
      solution: found.line,
      ways: found.wins.length,
      of: options.length,
    }
  }
  return null
}

/** Turns with more positions are passed over: there are others. */
const WIDE = 600

function tried(module: GameModule, state: State, goal: Goal, isWorthIt: (solved: Solved) => boolean): Solved | null {
  try {
    return isWorthIt(solve(module.game, state, WIDE, goal)) ? certain(module, state, goal) : null
  } catch (error) {
    if (error instanceof TooWide) return null
    throw error
  }
}

/** A line in words, for those who look through what was found. */
export const lineText = ({ game }: GameModule, line: readonly Option[]): string =>
  line.map((option) => read(game.acts, option).act).join(', ')
