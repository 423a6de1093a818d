import type { Decision, GameModule, Manner, PlayerId, State } from '@duelhall/kernel'
import { goOn } from './look.ts'
import {
  actOf,
  allOpen,
  type Edge,
  edgeAt,
  foresee,
  foreseeNext,
  keyOf,
  meaning,
  type Name,
  type Node,
  nextNode,
  rowOf,
  worthOf,
} from './tree.ts'

/** Steps down the tree, and choices beyond it: an act without end must end some time. */
const DEEPEST = 60

/** What a search has gathered besides its tree. */
export interface Gathered {
  /** The best and worst seen so far: judgements are compared on this scale, since evaluations lie close together. */
  low: number
  high: number
  /** How an option went wherever it was tried, by player and name. */
  readonly fame: readonly Map<Name, Fame>[]
}
interface Fame {
  n: number
  sum: number
}

export const gathered = (players: number): Gathered => ({ low: 1, high: 0, fame: Array.from({ length: players }, () => new Map()) })

interface Step {
  readonly at: Node
  readonly taken: Edge
  readonly name: Name
}

/** One search: the tree stays where it is, the copies come and go. */
export class Descent<S extends State, C> {
  readonly module: GameModule<S, C>
  readonly manner: Manner
  readonly draw: (n: number) => number
  readonly all: Gathered

  constructor(module: GameModule<S, C>, manner: Manner, draw: (n: number) => number, all: Gathered) {
    this.module = module
    this.manner = manner
    this.draw = draw
    this.all = all
  }

  /** One iteration on a copy: down the tree by what looks best, a new edge, a judgement, and back up. Says how many positions it judged. */
  run(state: S, root: Node): number {
    const { game } = this.module
    const path: Step[] = []
    const { curiosity, outset, horizon } = this.manner
    const end = horizon === 0 ? Number.POSITIVE_INFINITY : state.turn.no + horizon
    let at = root
    let names = this.names(state)
    for (let fresh = false; !fresh && path.length < DEEPEST; ) {
      const index = this.select(at, names, at === root ? outset : curiosity)
      const taken = edgeAt(at, names[index]!)
      fresh = taken.visits === 0
      path.push({ at, taken, name: names[index]! })
      game.apply(state, index)
      goOn(this.module, state, root.asked)
      const decision = game.decision(state)
      if (decision === null || fresh || state.turn.no >= end) break
      names = this.names(state)
      at = nextNode(taken, decision.player, this.manner.apart ? keyOf(decision, names) : decision.player)
    }
    const next = this.manner.spread > 0 && state.turn.no < end ? game.decision(state) : null
    if (next !== null && next.player === root.asked && next.options.length > 1) return this.spreadOut(state, next, path)
    this.learn(path, this.judged(state, root.asked))
    return 1
  }

  /** A new question of the one who searches: many options at once, on the same copy, so that they differ by themselves alone. */
  private spreadOut(state: S, decision: Decision, path: readonly Step[]): number {
    const { game } = this.module
    const names = this.names(state)
    const asked = decision.player
    const at = nextNode(path.at(-1)!.taken, asked, this.manner.apart ? keyOf(decision, names) : asked)
    const step = Math.ceil(names.length / this.manner.spread)
    let looks = 0
    let best: readonly number[] = []
    for (let index = 0; index < names.length; index += step) {
      const copy = game.clone(state)
      game.apply(copy, index)
      goOn(this.module, copy, asked)
      const worth = this.judged(copy, asked)
      this.learn([{ at, taken: edgeAt(at, names[index]!), name: names[index]! }], worth)
      if (looks === 0 || worth[asked]! > best[asked]!) best = worth
      looks++
    }
    this.learn(path, best)
    return looks
  }

  /** Half an act cannot be judged: its rest is the best of a few ways to go on with it. */
  private judged(state: S, searching: PlayerId): readonly number[] {
    const decision = this.module.game.decision(state)
    if (decision === null || decision.back === 0) return judge(this.module, state)
    return this.finished(state, decision, searching, this.manner.care, 0)
  }

  private finished(state: S, { player, options }: Decision, searching: PlayerId, ways: number, depth: number): readonly number[] {
    const { game } = this.module
    const tries = Math.min(Math.max(1, ways), options.length)
    const first = this.draw(options.length)
    const step = Math.floor(options.length / tries)
    let best: readonly number[] | null = null
    for (let k = 0; k < tries; k++) {
      const copy = k === tries - 1 ? state : game.clone(state)
      game.apply(copy, (first + k * step) % options.length)
      goOn(this.module, copy, searching)
      const next = game.decision(copy)
      const isHalf = next !== null && next.back > 0 && depth < DEEPEST
      const worth = isHalf ? this.finished(copy, next, searching, ways >> 1, depth + 1) : judge(this.module, copy)
      if (best === null || worth[player]! > best[player]!) best = worth
    }
    return best!
  }

  /** Widens the scale of judgements to hold this one. */
  scale(value: number): void {
    this.all.low = Math.min(this.all.low, value)
    this.all.high = Math.max(this.all.high, value)
  }

  /**
   * How an option looks to the one who is asked. What closes something is marked down: there is time for what closes nothing, and the
   * whole way is worth the same in either order.
   */
  worth(edge: Edge, name: Name): number {
    const { closing, game } = this.module
    const { patience } = this.manner
    const isMarked = patience > 0 && closing?.includes(actOf(game.acts, name))
    return edge.worth - (isMarked ? patience : 0)
  }

  names(state: S): readonly Name[] {
    const { game } = this.module
    const { options, player } = game.decision(state)!
    return allOpen(state) ? options : options.map((option) => meaning(game.acts, state, option, player))
  }

  /** The option to follow: an untried one while the list may still widen, otherwise the most promising of those tried. */
  private select(at: Node, names: readonly Name[], curiosity: number): number {
    const { width, widening } = this.manner
    const { low, high } = this.all
    const span = high > low ? high - low : 1
    const most = width + Math.floor(widening * Math.sqrt(at.visits))
    const { order } = at
    const isOrdered = order !== null && order.length > 0
    const listed = isOrdered ? order : names
    const row = rowOf(at, listed)
    const length = isOrdered ? Math.min(most, order.length) : names.length
    const first = this.draw(length)
    let tried = 0
    let best: Name | null = null
    let bestScore = Number.NEGATIVE_INFINITY
    for (let k = 0, i = first; k < length; k++, i = i + 1 === length ? 0 : i + 1) {
      const edge = row[i] ?? null
      if (edge === null || edge.visits === 0) continue
      tried++
      edge.offered++
      const name = listed[i]!
      const score = (this.worth(edge, name) - low) / span + curiosity * Math.sqrt(Math.log(1 + edge.offered) / edge.visits)
      if (score > bestScore) {
        bestScore = score
        best = name
      }
    }
    if (best !== null && (tried === length || tried >= most)) return names.indexOf(best)
    const index = this.untried(at, names, this.draw(names.length))
    edgeAt(at, names[index]!).offered++
    return index
  }

  /** Any untried option, or the one that did best elsewhere. */
  private untried(at: Node, names: readonly Name[], first: number): number {
    const famous = this.manner.fame > 0 && this.draw(100) < 100 * this.manner.fame
    const fame = this.all.fame[at.asked]!
    let found = -1
    let best = Number.NEGATIVE_INFINITY
    for (let k = 0; k < names.length; k++) {
      const index = (first + k) % names.length
      const name = names[index]!
      if ((at.edges.get(name)?.visits ?? 0) > 0) continue
      if (!famous) return index
      const known = fame.get(name)
      const worth = known === undefined ? this.all.low : known.sum / known.n
      if (worth > best) {
        best = worth
        found = index
      }
    }
    return found
  }

  private learn(path: readonly Step[], worth: readonly number[]): void {
    const { all } = this
    for (const { at, taken, name } of path) {
      const value = worth[at.asked]!
      this.scale(value)
      at.visits++
      taken.visits++
      taken.sum += value
      const fame = all.fame[at.asked]!
      const known = fame.get(name)
      if (known === undefined) fame.set(name, { n: 1, sum: value })
      else {
        known.n++
        known.sum += value
      }
    }
    foreseeAll(path, worth)
    for (const { at, taken } of path) taken.worth = worthOf(taken, at.asked, this.manner.foresight)
  }
}

/** From the end of the path to its beginning: what is foreseen of a choice is what is foreseen of the best answers to it. */
function foreseeAll(path: readonly Step[], worth: readonly number[]): void {
  foresee(path.at(-1)!.taken, worth, 1)
  for (let i = path.length - 2; i >= 0; i--) foreseeNext(path[i]!.taken, path[i + 1]!.at)
}

/** How it looks for each player; who has won has 1, who is last 0. */
export function judge<S extends State, C>(module: GameModule<S, C>, state: S): readonly number[] {
  const outcome = module.game.outcome(state)
  if (outcome === null && state.players.length === 2) {
    // Chances of two add up to one in every game: a test holds it.
    const own = module.evaluate(state, 0 as PlayerId)
    return [own, 1 - own]
  }
  if (outcome === null) return state.players.map((_, p) => module.evaluate(state, p as PlayerId))
  const others = Math.max(1, outcome.places.length - 1)
  const shared = outcome.places.filter((place) => place === 1).length
  return outcome.places.map((place) => (place === 1 ? 1 / shared : (1 - (place - 1) / others) / 2))
}
