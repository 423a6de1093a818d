import {
  type GameModule,
  type Outcome,
  type Replay,
  replayOf,
  type Seed,
  type Sink,
  type State,
  type Written,
  written,
} from '@duelhall/kernel'
import { type Bot, seated } from './bot.ts'
import { ask } from './host.ts'

/** Choices after which a game between bots counts as not finished. */
const LONGEST = 50_000

export interface Played<C> {
  /** Null when the game was broken off. */
  readonly outcome: Outcome | null
  readonly decisions: number
  readonly replay: Replay<C>
}

/** Something broke in the middle of a game; `replay` leads to the place. */
export class Incident extends Error {
  readonly replay: Replay
  constructor(cause: unknown, replay: Replay) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'Incident'
    this.replay = replay
  }
}

/** Those who follow a game between bots. */
export interface Watch {
  readonly sink?: Sink
  /** A bot broke; its best move so far is played and the game goes on. Without a listener the incident is thrown. */
  readonly incident?: (incident: Incident) => void
  /** Called before and after every answer, with the true state, for those who count and measure. */
  readonly asked?: (seat: number, state: State) => void
  readonly answered?: (seat: number, state: State, answer: number) => void
}

/** Plays a whole game between bots, one for each seat. */
export function playGame<S extends State, C>(
  module: GameModule<S, C>,
  config: C,
  seed: Seed,
  bots: readonly Bot[],
  { sink, incident, asked, answered }: Watch = {},
): Played<C> {
  const { game } = module
  const state = game.setup(config, seed)
  const choices: Written[] = []
  const seats = bots.map(seated)
  const replay = () => replayOf(game, config, seed, choices, state)
  try {
    for (let decision = game.decision(state); decision !== null && choices.length < LONGEST; decision = game.decision(state)) {
      asked?.(decision.player, state)
      const { answer, trouble } = ask(module, state, seats[decision.player]!, botSeed(seed, decision.player))
      answered?.(decision.player, state, answer)
      if (trouble !== null && incident === undefined) throw trouble
      if (trouble !== null) incident?.(new Incident(trouble, replay()))
      choices.push(written(game, state, answer))
      game.apply(state, answer, sink)
    }
  } catch (error) {
    throw new Incident(error, replay())
  }
  return { outcome: game.outcome(state), decisions: choices.length, replay: replay() }
}

/** A bot's chance has nothing to do with the dice on the table, although both come from one seed. */
export const botSeed = (seed: Seed, seat: number): Seed => `${seed}/bot/${seat}`
