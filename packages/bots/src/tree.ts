import { type ActTable, type Decision, type Handle, hashText, knows, type Option, type PlayerId, read, type State } from '@duelhall/kernel'

/** An option by what it means. */
export type Name = number | string

/** One choice in the tree. */
export interface Edge {
  visits: number
  /** How often it was there to be chosen. */
  offered: number
  /** Sum of how it went for the player who chooses here. */
  sum: number
  /** How it looks for each player if from here on everybody takes what looks best to them: sums of so much weight. */
  readonly foreseen: number[]
  weight: number
  /** How it is going for the player who chooses here, worked out when something is learned: it is read far more often. */
  worth: number
  /** What was asked next: chance and secrets may lead to several questions. */
  readonly next: Map<number, Node>
}

/** A question that one player was asked after these choices, told from others by what could be answered. */
export interface Node {
  readonly asked: PlayerId
  readonly key: number
  visits: number
  /** What was foreseen here when the edge to it last counted it, and for how much it counted. */
  foreseen: readonly number[]
  counted: number
  readonly edges: Map<Name, Edge>
  /** The options that looked best at first sight come first; null but at the question that is searched, which offers the same in every copy. */
  order: readonly Name[] | null
  /** The edges of a list of options in its order, null where there is none yet: a list is met again and again. */
  listed: readonly Name[]
  row: (Edge | null)[]
}

export const node = (asked: PlayerId, key: number): Node => ({
  asked,
  key,
  visits: 0,
  foreseen: [],
  counted: 0,
  edges: new Map(),
  order: null,
  listed: [],
  row: [],
})
const edge = (): Edge => ({ visits: 0, offered: 0, sum: 0, foreseen: [], weight: 0, worth: 0, next: new Map() })

export function edgeAt(at: Node, name: Name): Edge {
  let found = at.edges.get(name)
  if (found === undefined) {
    found = edge()
    at.edges.set(name, found)
    for (let i = 0; i < at.listed.length; i++) if (at.listed[i] === name) at.row[i] = found
  }
  return found
}

/** The edges of these options, in their order. What a question offers hardly ever differs from the last time. */
export function rowOf(at: Node, names: readonly Name[]): readonly (Edge | null)[] {
  if (!isSame(at.listed, names)) {
    at.listed = names
    at.row = names.map((name) => at.edges.get(name) ?? null)
  }
  return at.row
}

function isSame(a: readonly Name[], b: readonly Name[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** How an edge is going for a player: what came of it, mixed with what is foreseen. */
export function worthOf(edge: Edge, player: PlayerId, foresight: number): number {
  const mean = edge.sum / edge.visits
  return edge.weight === 0 ? mean : mean + foresight * (edge.foreseen[player]! / edge.weight - mean)
}

/** How a question looks for each player if the one who is asked takes what looks best; null before the first look. */
export function foreseenAt({ asked, edges }: Node): readonly number[] | null {
  let best: Edge | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges.values()) {
    if (edge.weight === 0) continue
    const worth = edge.foreseen[asked]! / edge.weight
    if (worth > most) {
      most = worth
      best = edge
    }
  }
  if (best === null) return null
  const { foreseen, weight } = best
  return foreseen.map((sum) => sum / weight)
}

/** Counts a position among what an edge leads to; less than nothing takes it back. */
export function foresee(edge: Edge, worth: readonly number[], weight: number): void {
  for (let p = 0; p < worth.length; p++) edge.foreseen[p] = (edge.foreseen[p] ?? 0) + weight * worth[p]!
  edge.weight += weight
}

/** Counts a question anew, as often as it was met: what its best answer promises may change with each look. */
export function foreseeNext(edge: Edge, next: Node): void {
  const best = foreseenAt(next)
  if (best === null) return
  if (next.counted > 0) foresee(edge, next.foreseen, -next.counted)
  next.foreseen = best
  next.counted = next.visits
  foresee(edge, best, next.visits)
}

/** What was learned counts less, by this factor. */
export function fade(at: Node, keep: number): void {
  at.visits *= keep
  at.counted *= keep
  for (const edge of at.edges.values()) {
    edge.visits *= keep
    edge.offered *= keep
    edge.sum *= keep
    edge.weight *= keep
    for (let p = 0; p < edge.foreseen.length; p++) edge.foreseen[p] = edge.foreseen[p]! * keep
    for (const next of edge.next.values()) fade(next, keep)
  }
}

export function nextNode(from: Edge, asked: PlayerId, key: number): Node {
  let found = from.next.get(key)
  if (found === undefined) {
    found = node(asked, key)
    from.next.set(key, found)
  }
  return found
}

/** Whether nothing is hidden, so that options mean what they say. */
export const allOpen = (state: State): boolean => state.pieces.every((piece) => knows(piece.known, null))

/**
 * What an option means to the player who is asked: pieces by their handle, except those which only some can tell, this player
 * among them: these by what they are. What the player cannot tell is another card in every copy and only its place is known.
 */
export function meaning(acts: ActTable, state: State, option: Option, asked: PlayerId): Name {
  const { act, piece, target, place } = read(acts, option)
  if (isByHandle(state, piece, asked) && isByHandle(state, target, asked)) return option
  return `${act}/${nameOf(state, piece, asked)}/${nameOf(state, target, asked)}/${place}`
}

/** Which act an option is, from what it means. */
export const actOf = (acts: ActTable, name: Name): string =>
  typeof name === 'number' ? read(acts, name as Option).act : name.slice(0, name.indexOf('/'))

const isByHandle = (state: State, h: Handle | null, asked: PlayerId): boolean => {
  if (h === null) return true
  const { known } = state.pieces[h]!
  return knows(known, null) || !knows(known, asked)
}
const nameOf = (state: State, h: Handle | null, asked: PlayerId): string =>
  isByHandle(state, h, asked) ? `h${h}` : `d${state.pieces[h!]!.def}`

/** A number for a question: who is asked, and what could be answered, by meaning. */
export function keyOf(decision: Decision, names: readonly Name[]): number {
  let h = 0x811c9dc5 ^ decision.player
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!
    h = Math.imul(h ^ (typeof name === 'number' ? name : hashText(name, 0)), 0x01000193)
  }
  return h >>> 0
}

/** Own questions this many answers of the others away are still looked for. */
const FAR = 12

/**
 * The question a player is asked now, in the tree below the answer this player gave last: the most visited of those that offer
 * the same. Null when it was never met.
 */
export function follow(last: Edge, player: PlayerId, key: number): Node | null {
  let best: Node | null = null
  let level: readonly Edge[] = [last]
  for (let depth = 0; depth < FAR && level.length > 0; depth++) {
    const deeper: Edge[] = []
    for (const from of level)
      for (const to of from.next.values()) {
        if (to.asked !== player) deeper.push(...to.edges.values())
        else if (to.key === key && to.visits > (best?.visits ?? 0)) best = to
      }
    level = deeper
  }
  return best
}
