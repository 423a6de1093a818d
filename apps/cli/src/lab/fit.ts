import { botFrom, fit, fitGames, fitPage, weightsIn } from '@duelhall/lab'
import { writeWhole } from '../files.ts'
import { gameNamed } from '../library.ts'
import { wholeNumber } from '../numbers.ts'
import { decksFrom, folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface FitWish extends Wish {
  readonly bot?: string
  readonly decks?: string
  readonly rounds?: string
  readonly from?: string
  readonly write?: string
}

const GAMES = 300
const ROUNDS = 7
/** What people are faced with is a search; with few looks it plays hundreds of games in minutes. */
const BOT = 'search@60'

/** The weights of a game's evaluation by games that are played with others. They are kept where they won more than half of the last round. */
export async function runFit(name: string, wish: FitWish): Promise<readonly string[]> {
  const module = gameNamed(name)
  const bot = wish.bot ?? BOT
  botFrom(module, bot, () => 0)
  const rounds = wish.rounds === undefined ? ROUNDS : wholeNumber('--rounds', wish.rounds, 1, 100)
  const plan = {
    table: tableFrom(module, wish),
    bot,
    decks: decksFrom(module, wish.decks),
    ...(wish.from === undefined ? {} : { from: weightsIn(wish.from, module) }),
    rounds,
    games: gamesFrom(wish.games, GAMES),
    seed: seedOf(wish),
  }
  const folder = folderOf('fit', module.game.id, wish)
  const { fit: found, results } = await working(wish, folder, fitGames(plan), (pool, after) => fit(plan, pool, after))
  const isBetter = found.share > 0.5
  if (wish.write !== undefined && isBetter) {
    const weights = Object.fromEntries(found.names.map((measure, i) => [measure, found.weights[i]!]))
    writeWhole(wish.write, `${JSON.stringify(weights, null, 2)}\n`)
  }
  const lines = await reported(wish, folder, fitPage(found, module.name), found, results)
  const kept =
    wish.write === undefined || wish.json ? [] : [isBetter ? `weights: ${wish.write}` : 'weights: not better, so none are written']
  return [...lines, ...kept]
}
