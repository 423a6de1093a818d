import { botFrom, fairnessOf, fairnessPage, fairnessTasks } from '@duelhall/lab'
import { gameNamed } from '../library.ts'
import { folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

const GAMES = 400

/** What the first turn and the seat are worth, and whether the dice are honest. */
export async function runFairness(name: string, wish: Wish & { readonly bot?: string }): Promise<readonly string[]> {
  const module = gameNamed(name)
  const bot = wish.bot ?? 'greedy'
  botFrom(module, bot, () => 0)
  const plan = { table: tableFrom(module, wish), bot, games: gamesFrom(wish.games, GAMES), seed: seedOf(wish) }
  const tasks = fairnessTasks(plan)
  const folder = folderOf('fairness', module.game.id, wish)
  const results = await working(wish, folder, tasks.length, (pool, after) => pool.play(tasks, after))
  const fairness = fairnessOf(plan, results)
  return reported(wish, folder, fairnessPage(fairness, module.name), fairness, results)
}
