import { type ActTable, type Handle, knows, type Option, type PlayerId, read, type State } from '@duelhall/kernel'

/** One choice in the tree, by what it means. */
export interface Edge {
  visits: number
  /** How often it was there to be chosen. */
  offered: number
  /** Sum of how it went for the player who chooses here. */
  sum: number
  /** What was asked next, by the player who was asked: chance may lead to several. */
  readonly next: Map<number, Node>
}

/** A question that one player was asked after these choices. */
export interface Node {
  visits: number
  readonly edges: Map<number | string, Edge>
}

export const node = (): Node => ({ visits: 0, edges: new Map() })
const edge = (): Edge => ({ visits: 0, offered: 0, sum: 0, next: new Map() })

export function edgeAt(at: Node, key: number | string): Edge {
  let found = at.edges.get(key)
  if (found === undefined) {
    found = edge()
    at.edges.set(key, found)
  }
  return found
}

export function nextNode(from: Edge, asked: PlayerId): Node {
  let found = from.next.get(asked)
  if (found === undefined) {
    found = node()
    from.next.set(asked, found)
  }
  return found
}

/** Whether nothing is hidden, so that options mean what they say. */
export const allOpen = (state: State): boolean => state.pieces.every((piece) => knows(piece.known, null))

/** What an option means: public pieces by their handle, hidden ones by what they are, since their handles say nothing. */
export function meaning(acts: ActTable, state: State, option: Option, open: boolean): number | string {
  if (open) return option
  const { act, piece, target, place } = read(acts, option)
  if (isOpen(state, piece) && isOpen(state, target)) return option
  return `${act}/${nameOf(state, piece)}/${nameOf(state, target)}/${place}`
}

const isOpen = (state: State, h: Handle | null): boolean => h === null || knows(state.pieces[h]!.known, null)
const nameOf = (state: State, h: Handle | null): string => (isOpen(state, h) ? `h${h}` : `d${state.pieces[h!]!.def}`)
