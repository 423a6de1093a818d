import { setPriority } from 'node:os'
import type { NewSimulation, SimulationResult } from '@duelhall/api'
import { isLevel, strengthOf } from '@duelhall/bots'
import { entrantFrom, type LeaguePlan, type Task as LeagueTask, leagueOf, matchesOf, moduleOf, type Played, playTask } from '@duelhall/lab'

/** A league as it was ordered, with nothing left out: the same order gives the same games. */
export type Ordered = Pick<NewSimulation, 'game' | 'bots' | 'pairs' | 'games' | 'table'> & {
  readonly players: number
  readonly seed: string
}

/** The league of the lab; throws a `LabFault` for one that cannot be played. */
function planOf({ game, bots, pairs, games, table, players, seed }: Ordered): LeaguePlan {
  const module = moduleOf(game)
  return { table: { module, players, options: table }, entrants: bots.map((text) => entrantFrom(module, text)), pairs, games, seed }
}

/** Every game of it, in the lab's order. */
export const gamesOf = (ordered: Ordered): readonly LeagueTask[] => matchesOf(planOf(ordered)).flatMap(({ tasks }) => tasks)

/** A bot that tries every option takes about as long as a search of so many looks. */
const byName: Readonly<Record<string, number>> = { random: 1, greedy: 20 }

/** How often all seats of a game look at each answer, which tells how long it takes. */
export function looksOf({ game, bots }: LeagueTask): number {
  const looks = (bot: string): number => {
    const level = Number(/^level-(\d)$/.exec(bot)?.[1] ?? 0)
    return isLevel(level) ? strengthOf(moduleOf(game), level).looks : (byName[bot] ?? Number(bot.slice('search@'.length)))
  }
  return bots.reduce((sum, bot) => sum + looks(bot), 0)
}

/** A third of the weight of other threads where they compete, and everything that they leave. */
const niceness = 5
let isPolite = false
/** A thread that simulates steps back behind those in which computer players think. Only Linux knows the priority of a single thread. */
function stepBack(): void {
  if (!isPolite && process.platform === 'linux') setPriority(0, niceness)
  isPolite = true
}

/** What came of some games, or what broke in them: they would break again. */
export type Chunk = { readonly played: readonly Played[] } | { readonly broken: string }

export function playChunk(ordered: Ordered, from: number, to: number): Chunk {
  stepBack()
  try {
    const tasks = gamesOf(ordered).slice(from, to)
    const played = tasks.map((task): Played => {
      const { places, rule, decisions, mishaps } = playTask(task)
      return { places, rule, decisions, mishaps: mishaps.map(({ says }) => ({ says })) }
    })
    return { played }
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }
}

/** What a league has come to, by the statistics of the lab. */
export function resultOf(ordered: Ordered, played: readonly Played[]): SimulationResult {
  const { pairings, standings, lengths, medianLength, rules, mishaps } = leagueOf(planOf(ordered), played)
  return {
    pairings: [...pairings],
    standings: [...standings],
    length: { median: medianLength, mean: lengths.reduce((sum, one) => sum + one, 0) / lengths.length },
    rules: { ...rules },
    mishaps: mishaps.length,
  }
}
