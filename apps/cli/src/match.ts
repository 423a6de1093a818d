import {
  type Choice,
  type GameModule,
  type Happening,
  IllegalChoice,
  playBack,
  type Replay,
  replayOf,
  type Seed,
  type State,
  type Written,
  written,
} from '@duelhall/kernel'
import { Fault } from './fault.ts'
import type { Saved } from './saves.ts'

/** A game as it is being played: the table, and the choices that led to it. */
export interface Match {
  readonly module: GameModule
  readonly config: unknown
  readonly seed: Seed
  readonly from?: Replay['from']
  choices: Written[]
  state: State
}

export function begin(module: GameModule, config: unknown, seed: Seed): Match {
  return { module, config, seed, choices: [], state: module.game.setup(config, seed) }
}

/** The table a replay leads to; a replay that leaves the path is refused with the place. */
export function recover({ module, replay }: Saved, path: string): Match {
  const told = playBack(module.game, replay)
  if (told.divergence !== null) throw new Fault(`${path} cannot be played on: ${told.divergence.says}`)
  return { module, config: replay.config, seed: replay.seed, from: replay.from, choices: replay.choices.slice(), state: told.state }
}

/** Applies a choice and gives what happened. An illegal one throws and changes nothing. */
export function act(match: Match, choice: Choice): readonly Happening[] {
  const { game } = match.module
  const events: Happening[] = []
  match.choices.push(written(game, match.state, choice))
  try {
    game.apply(match.state, choice, (event) => events.push(event))
  } catch (error) {
    if (error instanceof IllegalChoice) match.choices.pop()
    throw error
  }
  return events
}

/** Takes the last answer back; words across the table stay said. */
export function undo(match: Match): void {
  const at = match.choices.findLastIndex((choice) => typeof choice === 'number')
  const choices = match.choices.toSpliced(at, 1)
  const told = playBack(match.module.game, { ...replayOfMatch(match), choices }, choices.length)
  match.choices = choices
  match.state = told.state
}

export const replayOfMatch = ({ module, config, seed, from, choices, state }: Match): Replay =>
  replayOf(module.game, config, seed, choices, state, from)
