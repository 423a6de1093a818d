import type { Replay } from '@duelhall/kernel'

/** One game to be played, as plain data: it goes to a thread and names the result in the journal. */
export interface Task {
  readonly game: string
  readonly config: unknown
  readonly seed: string
  /** One for each seat, as written on the command line. */
  readonly bots: readonly string[]
  /** What is wanted besides the result. */
  readonly note: 'result' | 'cards' | 'times'
  /** Each seat's own weights for the evaluation; absent where all judge by those in use. */
  readonly weights?: readonly (readonly number[])[]
}

/** Something broke in a bot; the game went on with its best move so far. */
export interface Mishap {
  readonly says: string
  readonly replay: Replay
}

/** What came of a game. */
export interface Result {
  /** Null when it was broken off. */
  readonly places: readonly number[] | null
  readonly rule: string | null
  readonly decisions: number
  readonly turns: number
  /** The seat that had the first turn. */
  readonly first: number
  readonly mishaps: readonly Mishap[]
  /** By seat: the cards it chose to act with. */
  readonly cards: readonly (readonly string[])[]
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[]
}

/** What a league needs to know of a game. */
export type Played = Pick<Result, 'places' | 'rule' | 'decisions'> & { readonly mishaps: readonly Pick<Mishap, 'says'>[] }

/** The points of each seat: the winners share one. */
export function pointsOf({ places }: Pick<Result, 'places'>): readonly number[] {
  if (places === null) return []
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}
