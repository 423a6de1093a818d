import { botFrom, cardRecords, cardsPage, cardTasks, decksPage, deckTasks, matrixOf } from '@duelhall/lab'
import { gameNamed } from '../library.ts'
import { decksFrom, folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface DecksWish extends Wish {
  readonly bot?: string
  readonly decks?: string
}

const BOT = 'greedy'
const EACH = 20
const CARD_GAMES = 50

function planOf(name: string, wish: DecksWish, usual: number) {
  const module = gameNamed(name)
  const bot = wish.bot ?? BOT
  botFrom(module, bot, () => 0)
  return {
    table: tableFrom(module, wish),
    bot,
    decks: decksFrom(module, wish.decks),
    games: gamesFrom(wish.games, usual),
    seed: seedOf(wish),
  }
}

/** Every deck against every other. */
export async function runDecks(name: string, wish: DecksWish): Promise<readonly string[]> {
  const plan = planOf(name, wish, EACH)
  const tasks = deckTasks(plan)
  const { module } = plan.table
  const folder = folderOf('decks', module.game.id, wish)
  const results = await working(wish, folder, tasks.length, (pool, after) => pool.play(tasks, after))
  const matrix = matrixOf(plan, results)
  return reported(wish, folder, decksPage(matrix, module.name), matrix, results)
}

/** How often each card was used, and its share in wins. */
export async function runCards(name: string, wish: DecksWish): Promise<readonly string[]> {
  const plan = planOf(name, wish, CARD_GAMES)
  const tasks = cardTasks(plan)
  const { module } = plan.table
  const folder = folderOf('cards', module.game.id, wish)
  const results = await working(wish, folder, tasks.length, (pool, after) => pool.play(tasks, after))
  const cards = cardRecords(plan, results)
  return reported(wish, folder, cardsPage(cards, module.name, plan.bot), cards, results)
}
