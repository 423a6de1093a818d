import type { Bot } from './bot.ts'
import { candidates, redealt, worth } from './look.ts'

/** Every option is tried so often with other dice and other secrets, … */
const FIRST = 2
/** … and the best of them so often more. */
const BEST = 4
const AGAIN = 4

/** One ply: tries every option on copies and takes the one after which it looks best. */
export const greedy: Bot = {
  name: 'greedy',
  choose(seen) {
    const tried = candidates(seen).map((option) => ({ option, sum: 0, n: 0 }))
    const mean = (one: (typeof tried)[number]) => one.sum / one.n
    const look = (ones: typeof tried, from: number, to: number) => {
      for (let round = from; round < to; round++) {
        const deal = redealt(seen, `${seen.seed}/${round}`)
        for (const one of ones) {
          one.sum += worth(deal, one.option)
          one.n++
        }
      }
      ones.sort((a, b) => mean(b) - mean(a)) // stable: equals stay in drawn order
    }
    look(tried, 0, FIRST)
    seen.lean(tried[0]!.option)
    const best = tried.slice(0, BEST)
    look(best, FIRST, FIRST + AGAIN)
    return best[0]!.option
  },
  agrees({ module, state, player }) {
    const playing = module.game.view(state, player).players.filter((seat) => !seat.out).length
    return module.evaluate(state, player) < 1 / playing
  },
}
