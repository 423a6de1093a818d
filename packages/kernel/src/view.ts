import type { ActTable, OptionRecord, Outcome, PickSet, Viewer } from './contract.ts'
import { inWords } from './errors.ts'
import type { FoldLine } from './fold.ts'
import type { DefId, GameId, GuiseId, Handle, PlayerId, Ref } from './ids.ts'
import { read } from './option.ts'
import { handleOf, knows, type Shape, type Turn } from './state.ts'
import type { Table } from './table.ts'
import { contenders } from './window.ts'

/** Values a screen shows: plain words and numbers. */
export type Values = Readonly<Record<string, string | number | boolean | null | readonly number[]>>

export interface PlayerView {
  readonly team: number
  readonly out: boolean
  readonly values: Values
}

export interface PieceView {
  /** Null for those who do not know what it is. */
  readonly def: string | null
  readonly guise: string
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: number
  readonly place: number
  readonly values: Values
}

export interface ZoneView {
  readonly name: string
  readonly pieces: readonly Handle[]
}

/** One link of a chain that waits to resolve, or an effect that waits for its turn. */
export interface LinkView {
  readonly player: PlayerId
  readonly source: Handle
  readonly effect: string
}

/** The asked player sees the question; the others see only who is asked. */
export interface DecisionView {
  readonly player: PlayerId
  readonly n: number | null
  readonly ask: string | null
  readonly source: Handle | null
  readonly step: string | null
  readonly set: PickSet | null
  readonly back: number
  readonly options: readonly OptionRecord[]
  /** Where the order of several effects is asked: what they are, by the `place` of the options; empty for every other question. */
  readonly waiting: readonly LinkView[]
}

/** What one viewer may know: an allow-list without a field that could hold a secret. */
export interface TableView {
  readonly game: GameId
  readonly viewer: Viewer
  readonly table: object
  readonly turn: Readonly<Turn>
  readonly track: readonly string[]
  readonly players: readonly PlayerView[]
  readonly pieces: readonly PieceView[]
  readonly zones: readonly ZoneView[]
  readonly links: readonly LinkView[]
  readonly decision: DecisionView | null
  /** Who has agreed to end it; empty when nothing is offered. */
  readonly offer: readonly PlayerId[]
  readonly outcome: Outcome | null
}

/** What a game adds to the view; `piece` is called with `known` false for those who may see the guise only. */
export interface Shows<G extends Shape> {
  readonly track: readonly string[]
  def(def: DefId): string
  guise(guise: GuiseId): string
  zones(players: number): readonly string[]
  player(t: Table<G>, player: PlayerId, viewer: Viewer): Values
  piece(t: Table<G>, piece: Handle, viewer: Viewer, known: boolean): Values
  links?(t: Table<G>): readonly LinkView[]
  /** The values of a piece in play, line by line; the first line is what is printed. */
  folds?(t: Table<G>, piece: Handle): Readonly<Record<string, readonly FoldLine[]>>
}

/** A value as it stands: what is printed, and every change in its order. */
export interface Breakdown {
  readonly stat: string
  readonly printed: number
  readonly changes: readonly ValueChange[]
}

/** What one effect did to a value: it set it, or added to it. */
export interface ValueChange {
  /** Whose effect it is; null for those who do not know that piece now. */
  readonly source: Handle | null
  readonly add: number
  readonly set: number | null
}

/** The values of a piece that effects have changed; none for those who do not know what it is. */
export function breakdownOf<G extends Shape>(t: Table<G>, viewer: Viewer, piece: Handle): readonly Breakdown[] {
  const { pieces, players } = t.state
  if (!Number.isInteger(piece) || piece < 0 || piece >= pieces.length) throw new RangeError(`no piece ${inWords(piece)}`)
  if (piece < players.length || !knows(pieces[piece]!.known, viewer)) return []
  const sourceOf = (ref: Ref | null): Handle | null => {
    const h = ref === null ? null : handleOf(ref)
    return h !== null && knows(pieces[h]!.known, viewer) ? h : null
  }
  return Object.entries(t.rules.shows.folds?.(t, piece) ?? {}).flatMap(([stat, [first, ...rest]]) =>
    first === undefined || rest.length === 0
      ? []
      : [{ stat, printed: first.value, changes: rest.map(({ source, add, set }) => ({ source: sourceOf(source), add, set })) }],
  )
}

/** Names of zones by the number of players: they never change, and every view has them. */
const zones = new WeakMap<object, (readonly string[])[]>()

function zoneNames(shows: Pick<Shows<never>, 'zones'>, players: number): readonly string[] {
  const known = zones.get(shows) ?? []
  zones.set(shows, known)
  known[players] ??= shows.zones(players)
  return known[players]
}

export function viewOf<G extends Shape>(t: Table<G>, viewer: Viewer): TableView {
  const s = t.state
  const shows = t.rules.shows
  const names = zoneNames(shows, s.players.length)
  return {
    game: t.rules.id,
    viewer,
    table: s.table,
    turn: { no: s.turn.no, player: s.turn.player, phase: s.turn.phase },
    track: shows.track,
    players: s.players.map((seat, p) => ({ team: seat.team, out: seat.out, values: shows.player(t, p as PlayerId, viewer) })),
    pieces: s.pieces.map((p, h) => {
      const known = knows(p.known, viewer)
      return {
        def: known ? shows.def(p.def) : null,
        guise: shows.guise(p.guise),
        owner: p.owner,
        controller: p.controller,
        zone: p.zone,
        place: p.place,
        values: shows.piece(t, h as Handle, viewer, known),
      }
    }),
    zones: s.zones.map((pieces, z) => ({ name: names[z]!, pieces: pieces.slice() })),
    links: shows.links?.(t) ?? [],
    decision: decisionView(t, viewer, t.rules.acts),
    offer: s.players.flatMap((_, p) => ((s.offer >> p) & 1 ? [p as PlayerId] : [])),
    outcome: s.outcome,
  }
}

function decisionView<G extends Shape>(t: Table<G>, viewer: Viewer, acts: ActTable): DecisionView | null {
  const d = t.state.decision
  if (d === null) return null
  if (d.player !== viewer)
    return { player: d.player, n: null, ask: null, source: null, step: null, set: null, back: 0, options: [], waiting: [] }
  const options = d.options.map((option) => read(acts, option))
  const waiting =
    d.ask === 'order'
      ? contenders(t.state.triggers).map(({ player, source, effect }) => ({ player, source: handleOf(source), effect }))
      : []
  return { player: d.player, n: d.n, ask: d.ask, source: d.source, step: d.step, set: d.set, back: d.back, options, waiting }
}
