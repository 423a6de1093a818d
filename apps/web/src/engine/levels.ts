import { type Bot, greedy, random, searcher } from '@duelhall/bots'

/** Computer players from easy to hard. */
const levels: readonly Bot[] = [
  random,
  greedy,
  searcher('search-100', { iterations: 100 }),
  searcher('search-300', { iterations: 300 }),
  searcher('search-1000', { iterations: 1000 }),
]

export const strongest: number = levels.length
export const botOfLevel = (level: number): Bot => levels[Math.min(Math.max(level, 1), levels.length) - 1]!
