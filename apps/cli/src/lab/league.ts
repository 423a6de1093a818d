import { entrantFrom, type League, type LeaguePlan, leagueOf, leaguePage, matchesOf, type Result } from '@duelhall/lab'
import { Fault } from '../fault.ts'
import { gameNamed, games } from '../library.ts'
import { folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface LeagueWish extends Wish {
  readonly bots?: string
  readonly pairs?: string
}

/** Each against the one before: what the strength of our bots is measured by. */
const LADDER = 'random,greedy,search@20ms,search@100ms'
/** Games for each pairing: of two hundred, a true share of 57 % shows a lower bound above half only every second time. */
const EACH = 400

/** One game, or all of them. */
export async function runLeague(name: string | undefined, wish: LeagueWish): Promise<readonly string[]> {
  const modules = name === undefined ? games : [gameNamed(name)]
  const pairs = wish.pairs ?? (wish.bots === undefined ? 'ladder' : 'all')
  if (pairs !== 'all' && pairs !== 'ladder') throw new Fault(`--pairs takes all or ladder, not ${JSON.stringify(pairs)}`)
  const seed = seedOf(wish)
  const counts = wish.games?.split(',').map((typed) => gamesFrom(typed, EACH)) ?? [EACH]
  const plans: readonly LeaguePlan[] = modules.map((module) => ({
    table: tableFrom(module, wish),
    entrants: (wish.bots ?? LADDER).split(',').map((text) => entrantFrom(module, text.trim())),
    pairs,
    games: counts.length === 1 ? counts[0]! : counts,
    seed,
  }))
  const folder = folderOf('league', name === undefined ? 'all' : modules[0]!.game.id, wish)
  const tasks = plans.map((plan) => matchesOf(plan).flatMap((match) => match.tasks))
  const total = tasks.reduce((sum, own) => sum + own.length, 0)
  const results = await working(wish, folder, total, async (pool, after) => {
    const all: (readonly Result[])[] = []
    for (const own of tasks) all.push(await pool.play(own, after))
    return all
  })
  const leagues: readonly League[] = plans.map((plan, i) => leagueOf(plan, results[i]!))
  const page = leaguePage(leagues, new Map(games.map((module) => [module.game.id, module.name])))
  return reported(wish, folder, page, leagues, results.flat())
}
