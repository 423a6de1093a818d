import type { BlockId, GameId, Handle, Option, PlayerId, RuleId, Seed } from './ids.ts'
import type { Legacy } from './legacy.ts'
import type { Happening } from './state.ts'
import type { Breakdown, TableView } from './view.ts'

/** A game, whole: everything that bots, servers and screens know about it. */
export interface Game<S, C, V extends TableView = TableView> {
  readonly id: GameId
  /** Bumped whenever an old replay could diverge. */
  readonly rules: number
  /** A digest of the card data, pinned by every replay. */
  readonly cards: string
  /** The names behind packed options; the table only grows. */
  readonly acts: ActTable
  /** Rule ids and words; empty means playable. */
  check(config: unknown): readonly Problem[]
  /** Runs to the first decision. */
  setup(config: C, seed: Seed): S
  /** Null exactly when `outcome` is not. */
  decision(state: S): Decision | null
  /** Mutates; runs to the next decision or the end. Throws `IllegalChoice` and changes nothing when the choice is not on offer. */
  apply(state: S, choice: Choice, sink?: Sink): void
  outcome(state: S): Outcome | null
  /** Why this is not offered now; null when it is. */
  refusal(state: S, player: PlayerId, option: Option): Refusal | null
  /** A press on anything: one reason for each act that does not offer it. */
  explain(state: S, player: PlayerId, piece: Handle): readonly Refusal[]
  /** What this viewer may know, as JSON. */
  view(state: S, viewer: Viewer): V
  /** How the numbers of a piece came about, as this viewer may know it; empty where nothing changed them. */
  breakdown(state: S, viewer: Viewer, piece: Handle): readonly Breakdown[]
  /** A deep copy; also the way to load a state that came as JSON. */
  clone(state: S): S
  /** The state with what its numbers stand for, for other rules or card data to go on from. */
  leave(state: S): Legacy<S>
  /** The other way: a state of these rules out of what others left of this table. Throws `Foreign` where they do not fit, and says why. */
  adopt(legacy: Legacy<S>, config: C, sink?: Sink): S
  /** Redeals what the viewer cannot know and asks again. */
  resample(state: S, viewer: PlayerId, seed: Seed, guess?: Guess | typeof BROUGHT): void
  /** What is wrong with the bookkeeping of a state; always empty unless we erred. */
  audit(state: S): readonly string[]
}

/** An index into the options, a word across the table, or other dice. */
export type Choice = number | Aside | NewDice

export const sayings = ['resign', 'resignMatch', 'offer', 'accept', 'decline'] as const
export type Saying = (typeof sayings)[number]
export interface Aside {
  readonly by: PlayerId
  readonly says: Saying
}

/** From here on the dice are others: so a game whose dice are known to all is played on. No player can choose it. */
export interface NewDice {
  readonly dice: Seed
}

/** Acts that pass: where a window may be passed, its first option is one of them. */
export const passive: readonly string[] = ['pass', 'done', 'decline']

export interface Problem {
  readonly rule: RuleId | null
  /** Where in the input: `seats.2.civilization`. */
  readonly path: string
  readonly says: string
}

/** `needs 1, has 0`; `source` is the piece that forbids it. */
export interface Refusal {
  readonly act: string
  readonly rule: RuleId
  readonly source: Handle | null
  readonly need: number
  readonly have: number
}

export interface Decision {
  /** So many asks came before; an answer that names another number is stale. */
  readonly n: number
  readonly player: PlayerId
  readonly ask: string
  /** The piece whose effect asks. */
  readonly source: Handle | null
  /** The very step that asks; the prompt is worded from it. */
  readonly step: BlockId | null
  /** Set while several pieces are picked one by one, so that a screen can offer them as one selection. */
  readonly set: PickSet | null
  /** How many of this player's last choices nobody else has seen yet. */
  readonly back: number
  /** Two or more, distinct, in a fixed order; the first is the most passive. */
  readonly options: readonly Option[]
}

export interface PickSet {
  readonly picked: readonly Handle[]
  readonly min: number
  readonly max: number
}

/** What `read(option)` gives: one shape for all games, for screens, logs and the wire. */
export interface OptionRecord {
  readonly act: string
  readonly piece: Handle | null
  readonly target: Handle | null
  /** Where, how much, which way round, which effect of the piece. */
  readonly place: number | null
}

export interface ActEntry {
  readonly act: string
  /** Without a target, with 15 bits of place. */
  readonly wide: boolean
}
export type ActTable = readonly ActEntry[]

export interface Outcome {
  /** Place of each player, 1 is first; ties and team-mates share. */
  readonly places: readonly number[]
  readonly rule: RuleId
}

/** A seat, or `null` for somebody who only watches. */
export type Viewer = PlayerId | null

export type Sink = (event: Happening) => void

/** Proposes what a seat with a secret list may have brought, from the cards of it that were seen. */
export type Guess = (owner: PlayerId, seen: readonly string[], seed: Seed) => readonly string[]
/** In place of a guess: the list that seat really brought. For proofs, which every deal of it has to bear out; no player may be told. */
export const BROUGHT = 'brought'
