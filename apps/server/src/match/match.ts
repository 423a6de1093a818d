import type { ChatLine } from '@duelhall/api'
import type { GameModule, Happening, Legacy, Outcome, PlayerId, State, Written } from '@duelhall/kernel'
import type { Clocks } from './clock.ts'
import type { LineOf, Opened, Source, Until } from './entries.ts'

/** Somebody passes windows by themselves, since this step. */
export interface Passing {
  readonly until: Until
  readonly step: string
}

export type Seat = Omit<LineOf<'sit'>, 'kind' | 'seat'>

/** A match as far as its log has been read. */
export interface Match {
  readonly id: string
  readonly module: GameModule
  /** As it was opened, with the rules and cards of its last segment. */
  opened: Opened
  /** The server's share of the dice; shown at the end. */
  readonly secret: string
  /** The position this match begins from; null for one from the start. */
  readonly source: Source | null
  /** The next place of the log. */
  head: number
  /** The place after the last line that is more than talk, and its time: what is asked since then. */
  moved: { readonly seq: number; readonly at: number }
  status: 'open' | 'running' | 'finished'
  seats: readonly (Seat | null)[]
  config: unknown
  seed: string
  state: State | null
  /** Where the last segment began, or the segment that this match is played on from; null where that is the beginning of the game. */
  legacy: Legacy | null
  /** The choices since then; nobody at this table made the first `given` of them, and nobody takes them back. */
  choices: readonly Written[]
  given: number
  clocks: Clocks
  /** How many answers in a row the clock gave for each player. */
  missed: readonly number[]
  passing: readonly (Passing | null)[]
  /** Who asks for a choice back. */
  plea: PlayerId | null
  outcome: Outcome | null
  /** The last lines of chat, and how many there were in all. */
  chat: readonly ChatLine[]
  chatted: number
}

/** What came of a line: events of the game, which all may hear. */
export type Told = readonly Happening[]
