import type { GameModule, Strength } from '@duelhall/kernel'
import type { Bot } from './bot.ts'
import type { Budget, Clock } from './budget.ts'
import { searcher } from './mcts.ts'

export const levelNumbers = [1, 2, 3, 4, 5] as const
export type Level = (typeof levelNumbers)[number]

/** The five opponents as a screen offers them. */
export interface LevelCard {
  readonly level: Level
  /** The name of the bot, also on the command line. */
  readonly id: string
  readonly name: string
  readonly says: string
}

const card = (level: Level, name: string, says: string): LevelCard => ({ level, id: `level-${level}`, name, says })

/** Weakest first; each wins more than half of its games against the one before. */
export const levels: readonly LevelCard[] = [
  card(1, 'Beginner', 'Likes good moves but misjudges most of them.'),
  card(2, 'Learner', 'Sees what is in front of it, and often overlooks the rest.'),
  card(3, 'Player', 'Looks ahead, and still overlooks a chance now and then.'),
  card(4, 'Expert', 'Overlooks little.'),
  card(5, 'Master', 'Thinks for up to a second about every move.'),
]

/** Where a game has no measured ladder of its own. */
const usualLadder: readonly Strength[] = [
  { looks: 60, blur: 0.29 },
  { looks: 90, blur: 0.2 },
  { looks: 160, blur: 0.1 },
  { looks: 1000, blur: 0 },
  { looks: 8000, blur: 0 },
]

/** No level thinks longer than this about one move, where it is handed a clock. */
export const LONGEST_THOUGHT = 1000

/**
 * The computer player of a level. With a clock (`() => performance.now()`) it answers within a second, the master after as much of it
 * as is useful; without one it looks a fixed number of times and the game comes again from its seed.
 */
export function levelBot(module: Pick<GameModule, 'levels'>, level: Level, now?: Clock): Bot {
  const { looks, blur } = strengthOf(module, level)
  return searcher(levels[level - 1]!.id, budgetFor(level, looks, now), { blur })
}

/** How often a level looks, and how far it misjudges. */
export const strengthOf = (module: Pick<GameModule, 'levels'>, level: Level): Strength => (module.levels ?? usualLadder)[level - 1]!

function budgetFor(level: Level, looks: number, now: Clock | undefined): Budget {
  if (now === undefined) return { iterations: looks }
  return level === 5 ? { ms: LONGEST_THOUGHT, now } : { iterations: looks, ms: LONGEST_THOUGHT, now }
}

export const isLevel = (n: number): n is Level => levelNumbers.includes(n as Level)
