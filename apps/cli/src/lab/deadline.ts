import { deadline, deadlinePage, entrantFrom } from '@duelhall/lab'
import { gameNamed } from '../library.ts'
import { wholeNumber } from '../numbers.ts'
import { folderOf, reported, seedOf, tableFrom, type Wish, working } from './wish.ts'

export interface DeadlineWish extends Wish {
  readonly bot?: string
  readonly moves?: string
}

const MOVES = 10_000
const MOST_MOVES = 10_000_000

/** How well a bot with a time keeps it. */
export async function runDeadline(name: string, wish: DeadlineWish): Promise<readonly string[]> {
  const module = gameNamed(name)
  const moves = wish.moves === undefined ? MOVES : wholeNumber('--moves', wish.moves, 1, MOST_MOVES)
  const plan = { table: tableFrom(module, wish), bot: entrantFrom(module, wish.bot ?? 'search@20ms'), moves, seed: seedOf(wish) }
  const folder = folderOf('deadline', module.game.id, wish)
  const { deadline: kept, results } = await working(wish, folder, moves, (pool, after) => deadline(plan, pool, after), 'answers')
  return reported(wish, folder, deadlinePage(kept, module.name), kept, results)
}
