import type { PlayerId, Seed, State } from '@duelhall/kernel'
import type { Bot, Seen } from './bot.ts'
import { dice } from './chance.ts'

/** Most options looked at; of longer lists a draw by the seed, always with the passive first. */
const WIDEST = 240
/** Every option is tried so often with other dice and other secrets, … */
const FIRST = 2
/** … and the best of them so often more. */
const BEST = 4
const AGAIN = 4
/** An act of several choices is followed to its end: so many ways at its next choice, at the one after it, and so on. */
const WAYS: readonly number[] = [8, 4, 2, 1]

/** One ply: tries every option on copies and takes the one after which it looks best. */
export const greedy: Bot = {
  name: 'greedy',
  choose(seen) {
    const tried = candidates(seen).map((option) => ({ option, sum: 0, n: 0 }))
    const mean = (one: (typeof tried)[number]) => one.sum / one.n
    const look = (ones: typeof tried, from: number, to: number) => {
      for (let round = from; round < to; round++)
        for (const one of ones) {
          one.sum += worth(seen, one.option, `${seen.seed}/${round}`)
          one.n++
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

/** A copy that is being looked at. */
type Position<S extends State, C> = Omit<Seen<S, C>, 'lean'>

/** Options in an order drawn by the seed, which breaks ties. */
function candidates<S extends State, C>({ module, state, seed }: Position<S, C>): number[] {
  const draw = dice(`${seed}/order`)
  const order = module.game.decision(state)!.options.map((_, i) => i)
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  return order.length <= WIDEST ? order : [0, ...order.filter((option) => option !== 0).slice(0, WIDEST - 1)]
}

/** How it looks for the player after this option, with one draw of everything unknown. */
function worth<S extends State, C>({ module, state, player }: Position<S, C>, option: number, seed: Seed): number {
  const copy = module.game.clone(state)
  module.game.resample(copy, player, seed)
  module.game.apply(copy, option)
  return settled({ module, state: copy, player, seed }, 0)
}

/** An act of several choices counts as one: its rest is chosen as well as possible before it is judged. */
function settled<S extends State, C>(seen: Position<S, C>, depth: number): number {
  const { module, state, player } = seen
  const decision = module.game.decision(state)
  const ways = WAYS[depth]
  if (ways === undefined || decision === null || !isSameAct(decision, player)) return module.evaluate(state, player)
  let best = 0
  const step = Math.max(1, Math.ceil(decision.options.length / ways))
  for (let option = 0; option < decision.options.length; option += step) {
    const copy = module.game.clone(state)
    module.game.apply(copy, option)
    best = Math.max(best, settled({ module, state: copy, player, seed: seen.seed }, depth + 1))
  }
  return best
}

const isSameAct = (decision: { readonly player: PlayerId; readonly back: number }, player: PlayerId): boolean =>
  decision.player === player && decision.back > 0
