import type { Decision, GameModule, PlayerId, Seed, State } from '@duelhall/kernel'
import type { Seen } from './bot.ts'
import { dice } from './chance.ts'

/** Most options looked at; of longer lists a draw by the seed, always with the passive first. */
const WIDEST = 240
/** An act of several choices is followed to its end: so many ways at its next choice, at the one after it, and so on. */
const WAYS: readonly number[] = [8, 4, 2, 1]

/** A copy that is being looked at. */
type Position<S extends State, C> = Omit<Seen<S, C>, 'lean'>

/** Options in an order drawn by the seed, which breaks ties. */
export function candidates<S extends State, C>({ module, state, seed }: Position<S, C>): number[] {
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

/** The same question with one draw of everything unknown: all options are looked at in one and the same. */
export function redealt<S extends State, C>({ module, state, player }: Position<S, C>, seed: Seed): Position<S, C> {
  const copy = module.game.clone(state)
  module.game.resample(copy, player, seed)
  return { module, state: copy, player, seed }
}

/** How it looks for the player after this option. */
export function worth<S extends State, C>({ module, state, player, seed }: Position<S, C>, option: number): number {
  const copy = module.game.clone(state)
  module.game.apply(copy, option)
  return settled({ module, state: copy, player, seed }, 0)
}

/** An act of several choices counts as one: its rest is chosen as well as possible before it is judged. */
function settled<S extends State, C>(seen: Position<S, C>, depth: number): number {
  const { module, state, player } = seen
  passAlike(module, state)
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

/** The same game, judged as if it were less to be on turn, by so many logits. */
export function evened<S extends State, C>(module: GameModule<S, C>, tempo: number): GameModule<S, C> {
  if (tempo === 0) return module
  const away = Math.exp(-tempo)
  const evaluate = (state: S, player: PlayerId) => {
    const worth = module.evaluate(state, player)
    return worth / (worth + (1 - worth) * (state.turn.player === player ? 1 / away : away))
  }
  return { ...module, evaluate }
}

/** Answers whatever has no better and no worse answer. */
export function passAlike<S extends State, C>(module: GameModule<S, C>, state: S): void {
  while (isAlike(module, module.game.decision(state))) module.game.apply(state, 0)
}

/** Goes on to the next question worth a thought for this player: the others let pass what they could only answer with secrets. */
export function goOn<S extends State, C>(module: GameModule<S, C>, state: S, player: PlayerId): void {
  passAlike(module, state)
  for (let n = 0; n < PASSES && isUnanswered(module, module.game.decision(state), player); n++) {
    module.game.apply(state, 0)
    passAlike(module, state)
  }
}

/** So often in a row, at most, the others let something pass: what goes on without end must be judged some time. */
const PASSES = 24

const isUnanswered = ({ unanswered }: Pick<GameModule, 'unanswered'>, decision: Decision | null, player: PlayerId): boolean =>
  unanswered !== undefined && decision !== null && decision.player !== player && unanswered.includes(decision.ask)

export const isAlike = ({ alike }: Pick<GameModule, 'alike'>, decision: Decision | null): boolean =>
  alike !== undefined && decision !== null && alike.includes(decision.ask)

const isSameAct = (decision: { readonly player: PlayerId; readonly back: number }, player: PlayerId): boolean =>
  decision.player === player && decision.back > 0
