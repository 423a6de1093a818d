import { compare, comparePage, entrantFrom } from '@duelhall/lab'
import { Fault } from '../fault.ts'
import { gameNamed } from '../library.ts'
import { folderOf, gamesFrom, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface CompareWish extends Wish {
  readonly better?: string
}

const MOST = 2000
const ERROR = 0.05
const BETTER = 0.55

/** Two settings, until it is sure which is better. */
export async function runCompare(name: string, a: string, b: string, wish: CompareWish): Promise<readonly string[]> {
  const module = gameNamed(name)
  const better = wish.better === undefined ? BETTER : Number(wish.better)
  if (!(better > 0.5 && better < 1)) throw new Fault(`--better must be a share between 0.5 and 1, not ${JSON.stringify(wish.better)}`)
  const plan = {
    table: tableFrom(module, wish),
    a: entrantFrom(module, a),
    b: entrantFrom(module, b),
    test: { even: 0.5, better, error: ERROR },
    most: gamesFrom(wish.games, MOST),
    seed: seedOf(wish),
  }
  if (a === b) throw new Fault('there is nothing to compare: both are the same')
  const folder = folderOf('compare', module.game.id, wish)
  const { comparison, results } = await working(wish, folder, plan.most, (pool, after) => compare(plan, pool, after))
  const page = comparePage(comparison, module.name, Math.log((1 - ERROR) / ERROR))
  return reported(wish, folder, page, comparison, results)
}
