import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** All computer players by name, weakest first. */
export const bots: readonly Bot[] = [random, greedy]

export const botNamed = (name: string): Bot | null => bots.find((bot) => bot.name === name) ?? null
