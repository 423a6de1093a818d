import { type Manner, rngFrom, type State, stakeOf } from '@duelhall/kernel'
import type { Bot, Seen } from './bot.ts'
import { type Budget, remaining } from './budget.ts'
import { dice } from './chance.ts'
import { Descent, gathered } from './descent.ts'
import { greedy } from './greedy.ts'
import { candidates, evened, isAlike, redealt, worth } from './look.ts'
import { usual } from './manner.ts'
import { type Edge, edgeAt, fade, follow, foresee, keyOf, type Name, type Node, node, worthOf } from './tree.ts'

/**
 * Searches a tree of what options mean, each time on another copy with other dice and other secrets (information-set Monte Carlo
 * tree search). Positions are judged by the game's evaluation; with more than two players everybody plays for themselves.
 */
export function searcher(name: string, budget: Budget, manner: Partial<Manner> = {}): Bot {
  const seat = (memory: () => Memory): Bot => ({
    name,
    choose: (seen) => search(seen, budget, { ...usual, ...seen.module.manner, ...manner }, memory()),
    agrees: greedy.agrees,
  })
  return {
    ...seat(() => ({ last: null })),
    sit() {
      const memory: Memory = { last: null }
      return seat(() => memory)
    },
  }
}

/** What is kept from move to move of one game: the answer given last, with all that was looked at below it. */
interface Memory {
  last: Edge | null
}

function search<S extends State, C>(given: Seen<S, C>, budget: Budget, wanted: Manner, memory: Memory): number {
  const stake = stakeOf(given.module.judgement, given.state, given.player)
  const manner = { ...wanted, tempo: wanted.tempo * stake, patience: wanted.patience * stake }
  const seen = { ...given, module: evened(given.module, manner.tempo) }
  const { module, state, player, seed } = seen
  const decision = module.game.decision(state)!
  if (isAlike(module, decision)) return 0 // what is remembered leads on to the question after it
  const left = remaining(budget)
  const descent = new Descent(module, manner, dice(`${seed}/search`), gathered(state.players.length))
  const names = descent.names(state)
  const root = rootFor(memory.last, manner, player, manner.apart ? keyOf(decision, names) : player)
  let done = 0
  let dealt: S | null = null
  try {
    if (manner.prior > 0 && names.length > 1) {
      const looks: Look[] = []
      const deal = redealt(seen, `${seed}/look`)
      for (const option of candidates(seen)) {
        if (left(done) <= 0) break
        looks.push({ name: names[option]!, worth: worth(deal, option) })
        done++
      }
      begin(root, looks, manner.prior, state.players.length, descent)
    }
    let run = done
    for (let more = left(done); more > 0 && !isSettled(root, names, manner, run, more); more = left(done), run++) {
      if (run % SAME_DEAL === 0 || dealt === null) dealt = redealt(seen, `${seed}/${run}`).state
      const copy = module.game.clone(dealt)
      copy.rng = rngFrom(`${seed}/dice/${run}`)
      done += descent.run(copy, root)
    }
  } catch (error) {
    seen.lean(bestOf(descent, root, names))
    throw error
  }
  const answer = manner.blur > 0 ? blurred(descent, root, names, dice(`${seed}/blur`)) : bestOf(descent, root, names)
  memory.last = root.edges.get(names[answer]!) ?? null
  return answer
}

interface Look {
  readonly name: Name
  readonly worth: number
}

/** What looked best at first sight comes first and has a start; how far looks lie apart is the first scale of judgements. */
function begin<S extends State, C>(root: Node, looks: readonly Look[], prior: number, players: number, descent: Descent<S, C>): void {
  root.order = looks.toSorted((a, b) => b.worth - a.worth).map((look) => look.name)
  for (const look of looks) {
    descent.scale(look.worth)
    const edge = edgeAt(root, look.name)
    edge.visits += prior
    edge.sum += prior * look.worth
    const others = (1 - look.worth) / (players - 1)
    const foreseen = Array.from({ length: players }, (_, p) => (p === root.asked ? look.worth : others))
    foresee(edge, foreseen, prior)
    edge.worth = worthOf(edge, root.asked, descent.manner.foresight)
  }
}

/** The question in the tree of the last search where it was met there, its numbers counting less; otherwise a new tree. */
function rootFor(last: Edge | null, { keep }: Manner, player: Node['asked'], key: number): Node {
  const known = last === null || keep === 0 ? null : follow(last, player, key)
  if (known === null) return node(player, key)
  fade(known, keep)
  return known
}

/** So many iterations in a row share one deal of the secrets, each with dice of its own: dealing takes as long as two choices. */
const SAME_DEAL = 3
/** So many iterations lie between two looks at whether the answer is settled. */
const PAUSE = 16

/** Whether the iterations that are left could not change the answer any more. What is misjudged by chance is never settled. */
function isSettled(root: Node, names: readonly Name[], { blur }: Manner, run: number, left: number): boolean {
  if (names.length === 1) return true
  if (blur > 0 || run % PAUSE !== 0) return false
  let first = 0
  let second = 0
  for (const { visits } of root.edges.values()) {
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second > left
}

/** The most visited; of equals the one that looks best. */
function bestOf<S extends State, C>(descent: Descent<S, C>, root: Node, names: readonly Name[]): number {
  let best = 0
  let most = 0
  let worth = 0
  for (const [index, name] of names.entries()) {
    const edge = root.edges.get(name)
    if (edge === undefined || edge.visits === 0 || edge.visits < most) continue
    const own = descent.worth(edge, name)
    if (edge.visits === most && own <= worth) continue
    best = index
    most = edge.visits
    worth = own
  }
  return best
}

/** The best by judgements that are off by chance; only what was looked at comes into question. */
function blurred<S extends State, C>(descent: Descent<S, C>, root: Node, names: readonly Name[], draw: (n: number) => number): number {
  const { blur } = descent.manner
  const worths = names.map((name) => {
    const edge = root.edges.get(name)
    return edge === undefined || edge.visits === 0 ? null : descent.worth(edge, name)
  })
  const known = worths.filter((worth) => worth !== null)
  const span = Math.max(...known) - Math.min(...known)
  // The sum of three even draws is nearly normal; one of width 2 each has a deviation of 1.
  const error = () => (draw(2001) + draw(2001) + draw(2001)) / 1000 - 3
  const told = worths.map((worth) => (worth === null ? Number.NEGATIVE_INFINITY : worth + error() * blur * span))
  return told.indexOf(Math.max(...told))
}
