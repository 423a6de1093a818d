import type { Decision, Outcome } from './contract.ts'
import type { BlockId, DefId, GuiseId, Handle, Option, PlayerId, Ref, ZoneId } from './ids.ts'
import { type Rng, rng } from './rng.ts'

/** Every card, die, figure, and each player. */
export interface Piece {
  def: DefId
  owner: PlayerId
  controller: PlayerId
  zone: ZoneId
  /** Slot, cell or space. */
  place: number
  /** A new number for a new object. */
  life: number
  /** One bit for each player who knows what this piece is. */
  known: number
  /** What the others can tell. */
  guise: GuiseId
}

/**
 * A list without records. A bare `[]` is a list of small integers to the compiler, and one with records another kind: what reads both is compiled for both, and
 * anew when the second one turns up.
 */
export const NO_RECORDS: readonly never[] = emptied([{}])
function emptied(list: object[]): readonly never[] {
  list.pop()
  return list as never[]
}

/** Known to all, also to those who only watch. */
export const PUBLIC = -1

export const knows = (known: number, viewer: PlayerId | null): boolean =>
  viewer === null ? known === PUBLIC : ((known >> viewer) & 1) === 1

export interface Seat {
  team: number
  out: boolean
}

/** What is going on: an operation and the step it has reached. */
export interface Frame {
  readonly op: string
  step: string
}

/** One thing that happened; events of one instant share a group. */
export interface Happening {
  readonly on: string
  readonly group: number
  readonly player: PlayerId | null
  readonly piece: Handle | null
  readonly target: Handle | null
  readonly n: number
  readonly list: readonly number[]
  readonly cause: string
  /** The values its piece then had: last known information. */
  readonly was: Readonly<Record<string, number>> | null
}

/** What has fired and waits for its window. */
export interface Trigger {
  readonly effect: BlockId
  readonly source: Ref
  readonly player: PlayerId
  readonly may: boolean
  /** Lower ranks come first; equal ranks of one player are ordered by that player. */
  readonly rank: number
  /** Triggers collected together. */
  readonly batch: number
  /** Its player has left it where it stands. */
  readonly settled: boolean
  readonly event: Happening
  /** What a delayed effect remembers from the one that left it. */
  readonly vars: Readonly<Record<string, readonly number[]>>
}

export const layers = ['copy', 'negate', 'quality', 'original', 'value', 'ban', 'replace', 'later'] as const
export type Layer = (typeof layers)[number]

/** All that lasts: modifiers, bans, replacements, delayed effects. */
export interface Standing {
  readonly source: Ref
  readonly player: PlayerId
  readonly layer: Layer
  /** The stat, quality, verb or point it is about. */
  readonly about: string
  /** The object it lies on; null where `block` holds a filter or it lies on all. */
  readonly to: Ref | null
  readonly block: BlockId | null
  readonly add: number
  readonly set: number | null
  /** The named point at which it ends, whose it is, and how many of them must pass first. */
  readonly until: string
  readonly of: PlayerId | null
  readonly left: number
  /** The group in which it came to stand: its time stamp. */
  readonly since: number
  /** What the effect that left it remembered, and what it answered. */
  readonly vars: Readonly<Record<string, readonly number[]>>
  readonly event: Happening | null
}

/** A counted use: `key` names scope, effect and holder. */
export interface Use {
  readonly key: string
  readonly n: number
  readonly scope: string
}

/** A secret answer that is not yet opened, and the ask it answers. */
export interface Sealed {
  readonly by: PlayerId
  readonly ask: string
  readonly option: Option
}

/** The types a game brings; it does not bring a state shape of its own. */
export interface Shape {
  readonly piece: Piece
  readonly mark: object
  readonly seat: Seat
  readonly frame: Frame
  /** The public terms of play: options and variants. */
  readonly table: object
}

/** One shape for all games; plain JSON at every decision. */
export interface State<G extends Shape = Shape> {
  readonly table: G['table']
  n: number
  back: number
  /** Depth of the stack and number of asks when `back` was last 0: what others have been shown. */
  shownDepth: number
  shownN: number
  rng: Rng
  turn: Turn
  players: G['seat'][]
  pieces: G['piece'][]
  /** What matters only in play; gone with the life. */
  marks: (G['mark'] | null)[]
  zones: (readonly Handle[])[]
  standing: readonly Standing[]
  /** Who listens, bans or replaces, by key; handles ascend. */
  index: (readonly Handle[])[]
  group: number
  events: readonly Happening[]
  triggers: readonly Trigger[]
  uses: readonly Use[]
  sealed: readonly Sealed[]
  stack: G['frame'][]
  /** A bit for each player who has agreed to end it; 0 when nothing is offered. */
  offer: number
  decision: Decision | null
  outcome: Outcome | null
}

export interface Turn {
  no: number
  player: PlayerId
  phase: string
}

export const turn = (t: Turn): Turn => ({ no: t.no, player: t.player, phase: t.phase })

/** Written as a method, so that a table of copiers can be asked by any frame's op. */
type Copier<F> = { copy(f: F): F }['copy']

/** One literal for each record type: birth, clone and loading go through it, so a forgotten field does not compile. */
export interface Records<G extends Shape> {
  piece(p: G['piece']): G['piece']
  mark(m: G['mark']): G['mark']
  player(x: G['seat']): G['seat']
  /**
   * The same for whole lists, where a game has many: the loop written out beside its literal is compiled for this game alone, while the kernel's own sees the
   * records of all games in the process.
   */
  pieces?(list: readonly G['piece'][]): G['piece'][]
  marks?(list: readonly (G['mark'] | null)[]): (G['mark'] | null)[]
  readonly frames: { readonly [O in G['frame']['op']]: Copier<Extract<G['frame'], { readonly op: O }>> }
}

/** The only way in which a state is copied or loaded. */
export function copyState<G extends Shape>(s: State<G>, records: Records<G>): State<G> {
  // Slices, whose records are then replaced: pushed one by one, a list is grown and copied several times.
  const players = s.players.slice()
  for (let i = 0; i < players.length; i++) players[i] = records.player(players[i]!)
  const pieces = records.pieces === undefined ? copyPieces(s.pieces, records) : records.pieces(s.pieces)
  const marks = records.marks === undefined ? copyMarks(s.marks, records) : records.marks(s.marks)
  const frames = records.frames as Readonly<Record<string, Copier<Frame>>>
  const stack = s.stack.slice()
  for (let i = 0; i < stack.length; i++) stack[i] = frames[stack[i]!.op]!(stack[i]!) as G['frame']
  return {
    table: s.table,
    n: s.n,
    back: s.back,
    shownDepth: s.shownDepth,
    shownN: s.shownN,
    rng: rng(s.rng),
    turn: turn(s.turn),
    players,
    pieces,
    marks,
    zones: s.zones.slice(),
    standing: s.standing,
    index: s.index.slice(),
    group: s.group,
    events: s.events,
    triggers: s.triggers,
    uses: s.uses,
    sealed: s.sealed,
    stack,
    offer: s.offer,
    decision: s.decision,
    outcome: s.outcome,
  }
}

function copyPieces<G extends Shape>(list: readonly G['piece'][], records: Records<G>): G['piece'][] {
  const pieces = list.slice()
  for (let i = 0; i < pieces.length; i++) pieces[i] = records.piece(pieces[i]!)
  return pieces
}
function copyMarks<G extends Shape>(list: readonly (G['mark'] | null)[], records: Records<G>): (G['mark'] | null)[] {
  const marks = list.slice()
  for (let i = 0; i < marks.length; i++) {
    const m = marks[i]!
    if (m !== null) marks[i] = records.mark(m)
  }
  return marks
}

/** A state in which nothing is on the table yet. */
export function emptyState<G extends Shape>(
  table: G['table'],
  key: readonly number[],
  zones: number,
  keys: number,
  first: PlayerId,
  phase: string,
): State<G> {
  const none: readonly Handle[] = []
  return {
    table,
    n: 0,
    back: 0,
    shownDepth: 0,
    shownN: 0,
    rng: rng({ key, n: 0, script: [] }),
    turn: turn({ no: 0, player: first, phase }),
    players: [],
    pieces: [],
    marks: [],
    zones: new Array<readonly Handle[]>(zones).fill(none),
    standing: NO_RECORDS,
    index: new Array<readonly Handle[]>(keys).fill(none),
    group: 0,
    events: NO_RECORDS,
    triggers: NO_RECORDS,
    uses: NO_RECORDS,
    sealed: NO_RECORDS,
    stack: [],
    offer: 0,
    decision: null,
    outcome: null,
  }
}

/** Lives fit above the nine bits of a handle. */
const LIFE = 512
export const refTo = (s: State, h: Handle): Ref => (s.pieces[h]!.life * LIFE + h) as Ref
/** The same for the object it was before it last left. */
export const refBefore = (s: State, h: Handle): Ref => ((s.pieces[h]!.life - 1) * LIFE + h) as Ref
export const handleOf = (ref: Ref): Handle => (ref % LIFE) as Handle
/** Whether it is still that object. */
export const same = (s: State, ref: Ref): boolean => s.pieces[ref % LIFE]!.life === Math.floor(ref / LIFE)
