import type { Handle, PlayerId } from './ids.ts'
import { entryOf } from './names.ts'
import { withLast } from './pieces.ts'
import { face } from './rng.ts'
import { type Happening, knows, type Shape } from './state.ts'
import type { Table } from './table.ts'

const NONE: readonly number[] = []

/** Whether anybody would be told: worth asking before a list is made for an event. */
export function heard<G extends Shape>(t: Table<G>, on: string): boolean {
  return t.sink !== null || listened(t, on)
}

function listened<G extends Shape>(t: Table<G>, on: string): boolean {
  const hears = t.rules.hears
  const key = hears === null ? undefined : entryOf(hears, on)
  if (key === undefined) return false
  if (t.state.index[key]!.length > 0) return true
  const standing = t.state.standing
  for (let i = 0; i < standing.length; i++) if (standing[i]!.layer === 'later' && standing[i]!.about === on) return true
  return false
}

/** What an event may carry besides who and what; numbers are public, cards are never named. */
export interface Details {
  readonly n?: number
  readonly list?: readonly number[]
  readonly cause?: string
  /** What its piece was before, where the event tells of a change that is made already. */
  readonly was?: Happening['was']
}
const BARE: Details = {}

/** A fact in the past tense; the record is built only for a listener in the index or a sink. */
export function happen<G extends Shape>(
  t: Table<G>,
  on: string,
  player: PlayerId | null,
  piece: Handle | null = null,
  target: Handle | null = null,
  details: Details = BARE,
): void {
  const s = t.state
  s.back = 0
  const kept = listened(t, on)
  if (!kept && t.sink === null) return
  // Details come in many shapes, so that looking into them is dear; mostly there are none.
  const bare = details === BARE
  const event: Happening = {
    on,
    group: s.group,
    player,
    piece,
    target,
    n: bare ? 0 : (details.n ?? 0),
    list: bare ? NONE : (details.list ?? NONE),
    cause: bare ? '' : (details.cause ?? ''),
    was: (bare ? undefined : details.was) ?? (piece === null || t.rules.was === null || !isOpen(t, piece) ? null : t.rules.was(t, piece)),
  }
  if (kept) s.events = withLast(s.events, event)
  if (t.sink !== null) t.sink(event)
}

/** Everybody hears what happens, so only what all know goes with it. */
const isOpen = <G extends Shape>(t: Table<G>, piece: Handle): boolean => t.rules.secrets === null || knows(t.piece(piece).known, null)

/** A word across the table, told to the sink only: it shows nothing of an act under way, so `back` stays. */
export function announce<G extends Shape>(t: Table<G>, on: string, player: PlayerId): void {
  t.sink?.({ on, group: t.state.group, player, piece: null, target: null, n: 0, list: NONE, cause: '', was: null })
}

/** A new instant begins: what happens from here on happened after what came before. */
export function instant<G extends Shape>(t: Table<G>): void {
  t.state.group++
}

/** A fair die with so many sides; all chance goes through here. */
export function roll<G extends Shape>(t: Table<G>, sides: number): number {
  t.state.back = 0
  return face(t.state.rng, sides) | 0 // a small integer: out of 32-bit words it would be a double, and make doubles of all it is stored with
}
