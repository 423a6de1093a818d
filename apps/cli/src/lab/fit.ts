import { botFrom, fitOfResults, fitPage, fitTasks } from '@duelhall/lab'
import { writeWhole } from '../files.ts'
import { gameNamed } from '../library.ts'
import { decksFrom, folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface FitWish extends Wish {
  readonly bot?: string
  readonly decks?: string
  readonly write?: string
}

const GAMES = 400
/** Strong enough to show what wins, quick enough for hundreds of games, and never twice the same. */
const BOT = 'level-3'

/** The weights of a game's evaluation from games that it plays against itself. */
export async function runFit(name: string, wish: FitWish): Promise<readonly string[]> {
  const module = gameNamed(name)
  const bot = wish.bot ?? BOT
  botFrom(module, bot, () => 0)
  const decks = decksFrom(module, wish.decks)
  const plan = { table: tableFrom(module, wish), bot, decks, games: gamesFrom(wish.games, GAMES), seed: seedOf(wish) }
  const tasks = fitTasks(plan)
  const folder = folderOf('fit', module.game.id, wish)
  const results = await working(wish, folder, tasks.length, (pool, after) => pool.play(tasks, after))
  const fit = fitOfResults(plan, results)
  if (wish.write !== undefined) {
    const weights = Object.fromEntries(fit.names.map((measure, i) => [measure, fit.weights[i]!]))
    writeWhole(wish.write, `${JSON.stringify(weights, null, 2)}\n`)
  }
  return reported(wish, folder, fitPage(fit, module.name), fit, results)
}
