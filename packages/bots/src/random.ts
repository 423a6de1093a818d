import type { Bot } from './bot.ts'
import { dice } from './chance.ts'

/** Any option, all equally likely. */
export const random: Bot = {
  name: 'random',
  choose: ({ module, state, seed }) => dice(seed)(module.game.decision(state)!.options.length),
  agrees: ({ seed }) => dice(seed)(2) === 1,
}
