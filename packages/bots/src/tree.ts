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
  /** How it looks for each player if from here on everybody takes what looks best to them; null before the first look. */
  foreseen: readonly number[] | null
  /** What was asked next: chance and secrets may lead to several questions. */
  readonly next: Map<number, Node>
}

/** A question that one player was asked after these choices, told from others by what could be answered. */
export interface Node {
  readonly asked: PlayerId
  readonly key: number
  visits: number
  readonly edges: Map<Name, Edge>
  /** The options that looked best at first sight come first; null where nobody has looked. */
  order: readonly Name[] | null
}

export const node = (asked: PlayerId, key: number): Node => ({ asked, key, visits: 0, edges: new Map(), order: null })
const edge = (): Edge => ({ visits: 0, offered: 0, sum: 0, foreseen: null, next: new Map() })

export function edgeAt(at: Node, name: Name): Edge {
  let found = at.edges.get(name)
  if (found === undefined) {
    found = edge()
    at.edges.set(name, found)
  }
  return found
}

/** How an edge is going for a player: what came of it, mixed with what is foreseen. */
export function worthOf(edge: Edge, player: PlayerId, foresight: number): number {
  const mean = edge.sum / edge.visits
  return edge.foreseen === null ? mean : mean + foresight * (edge.foreseen[player]! - mean)
}

/** What is foreseen of the option that looks best to the one who is asked. */
export function foreseenAt(at: Node): readonly number[] | null {
  let best: readonly number[] | null = null
  for (const { foreseen } of at.edges.values())
    if (foreseen !== null && (best === null || foreseen[at.asked]! > best[at.asked]!)) best = foreseen
  return best
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
