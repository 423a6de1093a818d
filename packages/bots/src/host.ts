import type { GameModule, PlayerId, Seed, State } from '@duelhall/kernel'
import type { Bot, Seen } from './bot.ts'

/** The bot erred: its answer is not one of the options. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BotFault'
  }
}

/** Asks a bot for its answer to the open decision; it never touches the table itself. */
export function answerOf<S extends State, C>(module: GameModule<S, C>, state: S, bot: Bot, seed: Seed): number {
  const decision = module.game.decision(state)
  if (decision === null) throw new BotFault(`${bot.name} was asked after the end of the game`)
  const answer = bot.choose(seenBy(module, state, decision.player, `${seed}/${decision.n}`))
  if (!Number.isInteger(answer) || answer < 0 || answer >= decision.options.length)
    throw new BotFault(`${bot.name} answered ${answer} where there are ${decision.options.length} options`)
  return answer
}

/** Asks a bot whether it accepts the open offer. */
export function agreesTo<S extends State, C>(module: GameModule<S, C>, state: S, player: PlayerId, bot: Bot, seed: Seed): boolean {
  return bot.agrees(seenBy(module, state, player, `${seed}/offer`))
}

function seenBy<S extends State, C>(module: GameModule<S, C>, truth: S, player: PlayerId, seed: Seed): Seen<S, C> {
  const state = module.game.clone(truth)
  module.game.resample(state, player, `${seed}/seen`)
  return { module, state, player, seed }
}
