import {
  type Aside,
  type GameModule,
  type Option,
  type Outcome,
  type Replay,
  replayOf,
  type Seed,
  type Sink,
  type State,
  written,
} from '@duelhall/kernel'
import type { Bot } from './bot.ts'
import { answerOf } from './host.ts'

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

/** Plays a whole game between bots, one for each seat. */
export function playGame<S extends State, C>(
  module: GameModule<S, C>,
  config: C,
  seed: Seed,
  bots: readonly Bot[],
  sink?: Sink,
): Played<C> {
  const { game } = module
  const state = game.setup(config, seed)
  const choices: (Option | Aside)[] = []
  const replay = () => replayOf(game, config, seed, choices, state)
  try {
    for (let decision = game.decision(state); decision !== null && choices.length < LONGEST; decision = game.decision(state)) {
      const bot = bots[decision.player]!
      const answer = answerOf(module, state, bot, botSeed(seed, decision.player))
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
