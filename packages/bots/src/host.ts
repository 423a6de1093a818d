import type { GameModule, PlayerId, Seed, State } from '@duelhall/kernel'
import type { Bot, Seen } from './bot.ts'

/** The bot erred: its answer is not one of the options. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BotFault'
  }
}

/** What a bot answers, and what broke in it. */
export interface Answered {
  readonly answer: number
  /** Null when all went well; otherwise `answer` is the best so far, or the most passive option. */
  readonly trouble: unknown
}

/** Asks a bot for its answer to the open decision; it never touches the table itself. */
export function answerOf<S extends State, C>(module: GameModule<S, C>, state: S, bot: Bot, seed: Seed): number {
  const { answer, trouble } = ask(module, state, bot, seed)
  if (trouble !== null) throw trouble
  return answer
}

/** Asks a bot that may break: there is always an answer, and the game goes on. */
export function ask<S extends State, C>(module: GameModule<S, C>, state: S, bot: Bot, seed: Seed): Answered {
  const decision = module.game.decision(state)
  if (decision === null) throw new BotFault(`${bot.name} was asked after the end of the game`)
  const isOption = (answer: number) => Number.isInteger(answer) && answer >= 0 && answer < decision.options.length
  let best = 0
  const lean = (answer: number) => {
    if (isOption(answer)) best = answer
  }
  try {
    const answer = bot.choose(seenBy(module, state, decision.player, `${seed}/${decision.n}`, lean))
    if (isOption(answer)) return { answer, trouble: null }
    throw new BotFault(`${bot.name} answered ${answer} where there are ${decision.options.length} options`)
  } catch (error) {
    return { answer: best, trouble: error ?? new BotFault(`${bot.name} broke without a word`) }
  }
}

/** Asks a bot whether it accepts the open offer. */
export function agreesTo<S extends State, C>(module: GameModule<S, C>, state: S, player: PlayerId, bot: Bot, seed: Seed): boolean {
  return bot.agrees(seenBy(module, state, player, `${seed}/offer`, () => {}))
}

function seenBy<S extends State, C>(
  module: GameModule<S, C>,
  truth: S,
  player: PlayerId,
  seed: Seed,
  lean: (answer: number) => void,
): Seen<S, C> {
  const state = module.game.clone(truth)
  module.game.resample(state, player, `${seed}/seen`)
  return { module, state, player, seed, lean }
}
