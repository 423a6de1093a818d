import type { GameModule, PlayerId, Seed, State } from '@duelhall/kernel'

/** What a bot is handed: a table that looks like the real one to its player and is otherwise made up. It may be spoiled. */
export interface Seen<S extends State, C> {
  readonly module: GameModule<S, C>
  readonly state: S
  readonly player: PlayerId
  /** All the chance a bot may use. */
  readonly seed: Seed
  /** Leaves word of the best answer so far: it is played should the bot break. */
  lean(answer: number): void
}

/** A computer player. Same view and same seed, same answer. */
export interface Bot {
  readonly name: string
  /** An index into the options of the open decision, which is this player's. */
  choose<S extends State, C>(seen: Seen<S, C>): number
  /** Whether it accepts an offer to end the game by agreement. */
  agrees<S extends State, C>(seen: Seen<S, C>): boolean
  /** The same player with a memory of its own, for one seat of one game; absent where nothing is remembered. */
  sit?(): Bot
}

/** A player for one seat of one game. */
export const seated = (bot: Bot): Bot => bot.sit?.() ?? bot
