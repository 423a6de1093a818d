import type { Act, Asks, Bans } from './acts.ts'
import type { ActTable, OptionRecord, Problem } from './contract.ts'
import type { FoldRules } from './fold.ts'
import type { Secrets } from './hidden.ts'
import type { GameId, Handle, KeyId, PlayerId, RuleId, Seed } from './ids.ts'
import type { Happening, Records, Shape, State } from './state.ts'
import type { Table } from './table.ts'
import type { VerbRules } from './verb.ts'
import type { Shows } from './view.ts'
import type { WindowRules } from './window.ts'

/** Does one small thing; its last statement moves to a named step, pops, pushes one frame, or asks. */
export type Handler<G extends Shape, F> = { handle(t: Table<G>, f: F, answer: OptionRecord | null): void }['handle']
export type Steps<G extends Shape, F extends { readonly step: string }> = { readonly [S in F['step']]: Handler<G, F> }
/** One table from ops to steps to handlers: a missing one does not compile. */
export type StepTable<G extends Shape> = {
  readonly [O in G['frame']['op']]: Steps<G, Extract<G['frame'], { readonly op: O }>>
}

/** What words across the table do in this game. */
export interface Asides<G extends Shape> {
  /** A player leaves; the frames of acts nobody has seen are gone already. */
  resign(t: Table<G>, player: PlayerId): void
  /** A player gives up all games of a match at once; absent where the game is all there is. */
  resignMatch?(t: Table<G>, player: PlayerId): void
  /** All who play have agreed; null where the game knows no agreement. */
  readonly agreed: ((t: Table<G>) => void) | null
  /** Why this player cannot offer an agreement now; null when it is made, and may be counted. Absent: at any time. */
  offers?(t: Table<G>, player: PlayerId): RuleId | null
}

/** The rules behind refusals that do not come from an act. */
export interface Refused {
  readonly over: RuleId
  readonly out: RuleId
  readonly notAsked: RuleId
  readonly notNow: RuleId
  /** Acts that are never offered, such as a pass, and the rule that says so. */
  readonly never?: Readonly<Record<string, RuleId>>
}

/** What a game's folder hands to `defineGame`. */
export interface Parts<G extends Shape, C> {
  readonly id: GameId
  readonly version: number
  /** The card data, hashed into every replay. */
  readonly catalog: unknown
  readonly acts: ActTable
  readonly asks: Readonly<Record<string, readonly Act<G>[]>>
  readonly steps: StepTable<G>
  readonly records: Records<G>
  readonly refused: Refused
  readonly asides: Asides<G>
  readonly shows: Shows<G>
  check(config: unknown): readonly Problem[]
  /** The state before the first question; the machine runs it on. */
  deal(config: C, seed: Seed): State<G>
  readonly secrets?: Secrets<G>
  readonly bans?: Bans<G>
  readonly folds?: FoldRules<G>
  readonly windows?: WindowRules<G>
  readonly verbs?: VerbRules<G>
  /** The keys under which a piece is found in the index as it stands now. */
  interests?(t: Table<G>, piece: Handle): readonly KeyId[]
  /** What moves or changes stands under no key, before or after: the index stays as it was dealt. */
  readonly fixedIndex?: true
  /** The key under which listeners of an event stand; events without one are never kept. */
  readonly hears?: Readonly<Record<string, KeyId>>
  /** Last known values of a piece, kept with what happened to it. */
  was?(t: Table<G>, piece: Handle): Happening['was']
  /** The game's checks after every group; pushes at most one frame, after which they are made again. */
  settle?(t: Table<G>): void
  /** What a loop without a choice means. */
  loop?(t: Table<G>): void
}

/** The parts with every gap made explicit. */
export interface Rules<G extends Shape> {
  readonly id: GameId
  readonly acts: ActTable
  readonly asks: Asks<G>
  readonly steps: StepTable<G>
  readonly records: Records<G>
  readonly refused: Refused
  readonly asides: Asides<G>
  readonly shows: Shows<G>
  readonly secrets: Secrets<G> | null
  readonly bans: Bans<G> | null
  readonly folds: FoldRules<G> | null
  readonly windows: WindowRules<G> | null
  readonly verbs: VerbRules<G> | null
  readonly interests: ((t: Table<G>, piece: Handle) => readonly KeyId[]) | null
  /** Whether pieces come and go in the index as they move and change. */
  readonly listsMoves: boolean
  readonly hears: Readonly<Record<string, KeyId>> | null
  readonly was: ((t: Table<G>, piece: Handle) => Happening['was']) | null
  readonly settle: ((t: Table<G>) => void) | null
  readonly loop: ((t: Table<G>) => void) | null
}
