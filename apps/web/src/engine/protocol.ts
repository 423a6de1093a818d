import type { Recording, Verdict } from '@duelhall/api'
import type {
  Aside,
  Breakdown,
  Card,
  Handle,
  Happening,
  OptionRecord,
  PlayerId,
  Pressed,
  Problem,
  Refusal,
  Replay,
  TableView,
  Viewer,
} from '@duelhall/kernel'
import type { Parts } from '../builder/kind.ts'

/** What is agreed before a game: all that is needed to set it up again. */
export interface Terms {
  readonly game: string
  readonly config: unknown
  readonly seed: string
  /** Where the choices begin, if not at the beginning of the game. */
  readonly from?: Replay['from']
}

/** The table as one viewer may see it, with the game's words for it. */
export interface Scene {
  readonly view: TableView
  /** The open question. */
  readonly prompt: string
  /** A sentence for each option, in their order. */
  readonly options: readonly string[]
  /** How it ended; null while it is played. */
  readonly outcome: string | null
  /** The cards that this viewer knows, by id. */
  readonly cards: Readonly<Record<string, Card>>
  /** How the numbers that effects have changed came about, by handle. */
  readonly breakdowns: Readonly<Record<number, readonly Breakdown[]>>
}

/** A sentence of the log. */
export interface Told {
  readonly turn: number
  readonly player: PlayerId
  readonly text: string
  /** The pieces it speaks of. */
  readonly pieces: readonly Handle[]
}

/** The table at a moment, and what led to it. */
export interface Glimpse {
  readonly scene: Scene
  readonly events: readonly Happening[]
  readonly told: readonly Told[]
}

/** What came of a choice. */
export interface Beat extends Glimpse {
  readonly replay: Replay
}

/** A table taken up: the scene, and all that was told so far. */
export interface Opened {
  readonly scene: Scene
  readonly log: readonly Told[]
  readonly replay: Replay
}

/** A view that came from elsewhere, in words. */
export interface Dressed {
  readonly scene: Scene
  readonly told: readonly Told[]
}

/** Why something is not offered, in words. */
export interface Reason {
  readonly rule: string
  readonly act: string
  readonly says: string
}

/** One step of a replay. */
export interface Moment {
  /** So many choices have been made. */
  readonly at: number
  readonly turn: number
  readonly player: PlayerId
  readonly told: readonly string[]
  /** How good it looks for each player, from 0 to 1; empty where only what was shown is known. */
  readonly chances: readonly number[]
  /** What makes it worth a jump; null for an ordinary step. */
  readonly key: string | null
  readonly piece: Handle | null
}

export interface Story {
  readonly moments: readonly Moment[]
  readonly divergence: string | null
  readonly players: number
}

/** Everything that can be asked of the engine, and what it answers. */
export interface Calls {
  /** Loads the rules of a game before anything is asked of them. */
  load: { ask: { game: string }; reply: null }
  /** Sets a table up and plays the choices that were made at it. */
  open: { ask: { terms: Terms; choices: Replay['choices']; viewer: Viewer }; reply: Opened }
  /** What is wrong with a config; empty means playable. */
  check: {
    ask: {
      game: string
      players: number
      table: Readonly<Record<string, unknown>>
      /** Ready-made decks, by id; null where the game chooses. */
      decks: readonly (string | null)[]
      /** Lists that people have built themselves, in place of a deck. */
      lists: readonly (Parts | null)[]
    }
    reply: { config: unknown; problems: readonly Problem[] }
  }
  choose: { ask: { by: PlayerId; n: number; option: OptionRecord; viewer: Viewer }; reply: Beat }
  say: { ask: { aside: Aside; viewer: Viewer }; reply: Beat }
  undo: { ask: { viewer: Viewer }; reply: Opened }
  /** The same table through other eyes. */
  look: { ask: { viewer: Viewer }; reply: Opened }
  explain: { ask: { player: PlayerId; pressed: Pressed }; reply: readonly Reason[] }
  refusal: { ask: { viewer: Viewer; refusal: Refusal }; reply: Reason }
  /** A view from elsewhere in the game's words, with what happened before it; needs no open table. */
  dress: { ask: { view: TableView; events: readonly Happening[]; before: TableView['turn'] | null }; reply: Dressed }
  /** Refusals from elsewhere in the game's words. */
  word: { ask: { view: TableView; refusals: readonly Refusal[] }; reply: readonly Reason[] }
  /** Works a finished match out again: its log, its dice, every roll and shuffle. */
  verify: { ask: { file: unknown }; reply: Verdict }
  /** What a computer player answers; needs no open table. */
  think: { ask: { terms: Terms; choices: Replay['choices']; level: number }; reply: { n: number; by: PlayerId; option: OptionRecord } }
  /** Whether a computer player accepts the open offer. */
  agree: { ask: { terms: Terms; choices: Replay['choices']; player: PlayerId; level: number }; reply: boolean }
  /** Looks through a replay from anywhere; refuses what is none. */
  story: { ask: { replay: unknown }; reply: Story }
  /** The same of a recording, which is seen as those who watched saw it. */
  recorded: { ask: { recording: Recording }; reply: Story }
  /** The table of the story after so many choices, or steps of a recording. */
  scene: { ask: { at: number; viewer: Viewer }; reply: Glimpse }
}

export type CallName = keyof Calls
export type Asked<K extends CallName> = Calls[K]['ask']
export type Answered<K extends CallName> = Calls[K]['reply']

export interface Request<K extends CallName = CallName> {
  readonly id: number
  readonly call: K
  readonly ask: Asked<K>
}

/** Why an answer failed: the caller's choice, the caller's input, or a fault of ours with the replay that shows it. */
export interface Failure {
  readonly kind: 'refused' | 'input' | 'bug'
  readonly says: string
  readonly reason: Reason | null
  readonly problems: readonly Problem[]
}

export type Reply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: Failure }
