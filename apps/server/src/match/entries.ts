import type { Legacy, Option, Outcome, PlayerId, Saying, Written } from '@duelhall/kernel'
import type { ClockPlan } from './clock.ts'
import type { Snapshot } from './snapshot.ts'

/** Which rules and card data something was played with. */
export interface Pin {
  readonly rules: number
  readonly cards: string
}

/** What all know of a table before anybody sits down, and the rules and cards that it is played with. */
export interface Opened extends Pin {
  readonly game: string
  readonly players: number
  readonly table: Readonly<Record<string, unknown>>
  readonly clock: ClockPlan
  readonly rated: boolean
  /** Whether the lobby shows it. */
  readonly listed: boolean
  readonly watch: 'all' | 'link' | 'nobody'
  readonly host: string
  readonly commitment: string
  /** The finished match, and after how many of its choices, that this one is played on from. */
  readonly from?: { readonly match: string; readonly at: number } | undefined
}

/** A position of a finished match: all that is needed to reach it, so that the log needs no other. */
export interface Source {
  readonly config: unknown
  readonly seed: string
  /** Where its choices begin, if not at the beginning of the game. */
  readonly from?: Legacy | undefined
  readonly choices: readonly Written[]
}

/** What a seat brings: a ready deck by its id, a list of its own, or nothing. */
export type Brings = { readonly deck: string } | { readonly list: unknown } | null

/** How long somebody passes: until the step ends, until the own turn, or in all turns of others. */
export type Until = 'step' | 'turn' | 'always'

/**
 * Windows that players let pass by themselves are part of the line that opened them: it is told, counted and timed like one after which they could
 * not have done anything, and so tells nothing about what they hold.
 */
interface Passed {
  readonly passes?: readonly Option[]
}

/** The lines a match's log consists of; state is a cache of them. */
export type Line =
  /** `secret` is known to the server alone until the end. */
  | ({ readonly kind: 'open'; readonly secret: string; readonly source?: Source | undefined } & Opened)
  | {
      readonly kind: 'sit'
      readonly seat: PlayerId
      readonly user: string
      readonly name: string
      /** 0 for a person. */
      readonly level: number
      readonly brings: Brings
      readonly seed: string
    }
  | { readonly kind: 'leave'; readonly seat: PlayerId }
  | { readonly kind: 'begin'; readonly config: unknown }
  | ({ readonly kind: 'choose'; readonly player: PlayerId; readonly option: Option; readonly late: boolean } & Passed)
  | ({ readonly kind: 'say'; readonly player: PlayerId; readonly says: Saying } & Passed)
  /** The last `back` choices of the asked player are taken back: free, or because all others agreed. */
  | { readonly kind: 'undo'; readonly player: PlayerId; readonly back: number }
  /** Until when this player passes what can be passed in the turns of others; null is no longer. */
  | { readonly kind: 'yield'; readonly player: PlayerId; readonly until: Until | null }
  | { readonly kind: 'plead'; readonly player: PlayerId }
  | { readonly kind: 'deny'; readonly player: PlayerId }
  | { readonly kind: 'chat'; readonly user: string; readonly name: string; readonly words: string }
  /** The service stood still for so long. */
  | { readonly kind: 'outage'; readonly ms: number }
  /** The match goes on under other rules or cards, from where those before left it. What came before is read no more, and holds all secrets. */
  | ({ readonly kind: 'segment'; readonly from: Snapshot } & Pin)
  | { readonly kind: 'end'; readonly outcome: Outcome; readonly secret: string }

export type LineOf<K extends Line['kind']> = Extract<Line, { readonly kind: K }>
