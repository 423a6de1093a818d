import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { searcher } from './mcts.ts'
import { random } from './random.ts'

/** Looks so many times into what may come; a fixed number, so that a game comes again from its seed. */
export const search: Bot = searcher('search', { iterations: 300 })

/** All computer players by name, weakest first. */
export const bots: readonly Bot[] = [random, greedy, search]

export const botNamed = (name: string): Bot | null => bots.find((bot) => bot.name === name) ?? null
