import type { GameModule, PlayerId, State } from '@duelhall/kernel'
import type { Bot, Seen } from './bot.ts'
import { dice } from './chance.ts'
import { greedy } from './greedy.ts'
import { allOpen, type Edge, edgeAt, meaning, type Node, nextNode, node } from './tree.ts'

/** How long it thinks: a number of iterations, for results that come again, or a time by a clock that it is handed. */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly now: () => number }

/** How much more is tried of what has been tried little. */
const CURIOSITY = 0.6
/** Of a long list so many options are looked at first, and one more with each growth of the visits. */
const WIDTH = 6
const WIDENING = 1.4
/** Choices that are followed beyond the tree before the position is judged, to the end of an act at least. */
const BEYOND = 2
/** Steps down the tree. */
const DEEPEST = 60

/**
 * Searches a tree of what options mean, each time on another copy with other dice and other secrets (information-set Monte Carlo
 * tree search). Positions are judged by the game's evaluation; with more than two players everybody plays for themselves.
 */
export function searcher(name: string, budget: Budget): Bot {
  return {
    name,
    choose: (seen) => search(seen, budget),
    agrees: (seen) => greedy.agrees(seen),
  }
}

function search<S extends State, C>(seen: Seen<S, C>, budget: Budget): number {
  const { module, state, player } = seen
  const options = module.game.decision(state)!.options
  const root = node()
  const scale: Scale = { low: 1, high: 0 }
  const draw = dice(`${seen.seed}/search`)
  const enough = stop(budget)
  for (let i = 0; !enough(i); i++) {
    const copy = module.game.clone(state)
    module.game.resample(copy, player, `${seen.seed}/${i}`)
    descend(module, copy, root, draw, scale)
  }
  const open = allOpen(state)
  const visits = options.map((option) => root.edges.get(meaning(module.game.acts, state, option, open))?.visits ?? 0)
  return visits.indexOf(Math.max(...visits))
}

function stop(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done >= budget.iterations
  const end = budget.now() + budget.ms
  return (done) => done > 0 && budget.now() >= end
}

/** The best and worst seen so far: judgements are compared on this scale, since evaluations lie close together. */
interface Scale {
  low: number
  high: number
}

interface Step {
  readonly at: Node
  readonly taken: Edge
  readonly player: PlayerId
}

/** One iteration: down the tree by what looks best, a new edge, a judgement, and back up. */
function descend<S extends State, C>(module: GameModule<S, C>, state: S, root: Node, draw: (n: number) => number, scale: Scale): void {
  const { game } = module
  const path: Step[] = []
  let at = root
  for (let fresh = false; !fresh && path.length < DEEPEST; ) {
    const decision = game.decision(state)
    if (decision === null) break
    const choice = select(module, state, at, draw, scale)
    const taken = choice.edge
    fresh = taken.visits === 0
    path.push({ at, taken, player: decision.player })
    game.apply(state, choice.index)
    const asked = game.decision(state)?.player
    if (asked === undefined) break
    at = nextNode(taken, asked)
  }
  playOn(module, state, draw)
  const worth = judge(module, state)
  for (const { at: where, taken, player } of path) {
    const value = worth[player]!
    scale.low = Math.min(scale.low, value)
    scale.high = Math.max(scale.high, value)
    where.visits++
    taken.visits++
    taken.sum += value
  }
}

/** The option to follow: an untried one while the list may still widen, otherwise the most promising of those tried. */
function select<S extends State, C>(
  module: GameModule<S, C>,
  state: S,
  at: Node,
  draw: (n: number) => number,
  scale: Scale,
): { index: number; edge: Edge } {
  const options = module.game.decision(state)!.options
  const width = WIDTH + Math.floor(WIDENING * Math.sqrt(at.visits))
  const first = draw(options.length)
  const open = allOpen(state)
  let tried = 0
  let best = -1
  let bestEdge: Edge | null = null
  let bestScore = -1
  let untried = -1
  for (let k = 0; k < options.length; k++) {
    const index = (first + k) % options.length
    const edge = at.edges.get(meaning(module.game.acts, state, options[index]!, open))
    if (edge === undefined || edge.visits === 0) {
      if (untried < 0) untried = index
      continue
    }
    tried++
    edge.offered++
    const score = promise(edge, scale)
    if (score > bestScore) {
      bestScore = score
      best = index
      bestEdge = edge
    }
  }
  if (bestEdge !== null && (untried < 0 || tried >= width)) return { index: best, edge: bestEdge }
  const edge = edgeAt(at, meaning(module.game.acts, state, options[untried]!, open))
  edge.offered++
  return { index: untried, edge }
}

function promise(edge: Edge, scale: Scale): number {
  const span = scale.high - scale.low
  const mean = edge.sum / edge.visits
  return (span > 0 ? (mean - scale.low) / span : 0.5) + CURIOSITY * Math.sqrt(Math.log(1 + edge.offered) / edge.visits)
}

/** A few choices at random, to the end of an act at least: half an act cannot be judged. */
function playOn<S extends State, C>(module: GameModule<S, C>, state: S, draw: (n: number) => number): void {
  for (let n = 0; n < DEEPEST; n++) {
    const decision = module.game.decision(state)
    if (decision === null || (n >= BEYOND && decision.back === 0)) return
    module.game.apply(state, draw(decision.options.length))
  }
}

/** How it looks for each player; who has won has 1, who is last 0. */
function judge<S extends State, C>(module: GameModule<S, C>, state: S): readonly number[] {
  const outcome = module.game.outcome(state)
  if (outcome === null) return state.players.map((_, p) => module.evaluate(state, p as PlayerId))
  const others = Math.max(1, outcome.places.length - 1)
  const shared = outcome.places.filter((place) => place === 1).length
  return outcome.places.map((place) => (place === 1 ? 1 / shared : (1 - (place - 1) / others) / 2))
}
