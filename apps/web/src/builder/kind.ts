import type { Card, GameModule } from '@duelhall/kernel'

/** What is being built: the ids of cards by part, one for each copy. */
export type Parts = Readonly<Record<string, readonly string[]>>

/** Something wrong, in words; `line` is 0 for the whole. */
export interface Fault {
  readonly line: number
  readonly rule: string | null
  readonly says: string
}

/** What came of reading a text: what could be read, null where nothing could, and what is wrong with it. */
export interface Read {
  readonly parts: Parts | null
  readonly faults: readonly Fault[]
}

export interface ReadyList {
  readonly id: string
  readonly name: string
  readonly parts: Parts
}

/** One thing of a test hand or roll; `face` is what it shows, where it is a die. */
export interface Drawn {
  readonly card: string
  readonly face: string | null
}

/** How one game's decks, teams or choices are built. What is legal is the game's to say. */
export interface Kind {
  readonly parts: readonly string[]
  /** The parts a card may go to; the first is the usual one. */
  homes(card: Card): readonly string[]
  /** The list after a copy was added; absent where it is simply added. */
  put?(parts: Parts, card: Card): Parts
  /** As the config of a table has it. */
  seat(parts: Parts): unknown
  /** The reverse, for data from outside; null where it is none of this kind. */
  unseat(data: object): Readonly<Record<string, unknown>> | null
  /** Ways to write it down besides data; the first is plain text. */
  readonly forms: Readonly<Record<string, (parts: Parts) => string>>
  read(text: string): Promise<Read>
  readonly ready: readonly ReadyList[]
  /** What a legal list may still lack. */
  hints(parts: Parts): readonly string[]
  /** The facts that the two charts count. */
  readonly curve: string
  readonly kinds: string
  /** A test hand or roll; null where there is nothing to draw. */
  draw(parts: Parts, below: (n: number) => number): readonly Drawn[] | null
}

export const emptyParts = (kind: Kind): Parts => Object.fromEntries(kind.parts.map((part) => [part, []]))
export const sizeOf = (parts: Parts): number => Object.values(parts).reduce((sum, list) => sum + list.length, 0)

/** How many sit at a table at which the list is tried. */
const SEATS = 2

/** A table with this list on the first seat. */
export function tableWith(module: GameModule, seat: unknown, table: Readonly<Record<string, unknown>> = {}): unknown {
  const config = module.config(SEATS, table) as { readonly seats: readonly unknown[] }
  return { ...config, seats: config.seats.map((other, p) => (p === 0 ? seat : other)) }
}

/** What the game says against the list; legality is nowhere else. */
export function faultsOf(module: GameModule, kind: Kind, parts: Parts): readonly Fault[] {
  return module.game
    .check(tableWith(module, kind.seat(parts)))
    .filter(({ path }) => path.startsWith('seats.0'))
    .map(({ rule, says }) => ({ line: 0, rule, says: says.replace(/^[A-Z_]+: /, '') }))
}

/** So many of each, in the order in which they came. */
export function counted(list: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** A few of a list, without repeating a place. */
export function some<T>(list: readonly T[], count: number, below: (n: number) => number): readonly T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}
