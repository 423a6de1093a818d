import * as z from 'zod'

/** What ids, names and texts on the wire look like. Sizes are part of the contract: tests stand at them and one above. */
export const limits = {
  /** Bytes of a body. */
  action: 4 * 1024,
  body: 64 * 1024,
  name: 24,
  password: { least: 10, most: 200 },
  chat: 300,
  report: 1000,
  seed: 128,
  decks: 100,
  tokens: 10,
  /** Open tables and seeks of one person. */
  tables: 20,
  seeks: 5,
  /** Matches that one stream follows. */
  follows: 16,
  streams: 8,
  /**
   * Of a league that is ordered: games in all, entrants, looks of a search at each answer, and the sum over all games of the looks of all
   * seats; how many of an account run at a time, and how many are kept.
   */
  simulation: { games: 2000, entrants: 8, looks: 1500, effort: 200_000, running: 3, kept: 50 },
} as const

/** Made by us: digits and small letters, enough of them that nobody guesses one. */
export const id = z.string().regex(/^[a-z0-9]{4,32}$/)
/** A person's id, or that of a computer player: `level-3`. */
export const userId = z.string().regex(/^(?:[a-z0-9]{4,32}|level-[1-5])$/)
/** Chosen by the client: the same key gets the same answer, however often it is sent. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
/** Letters and digits of any language, with single spaces, dots, dashes or underscores between. */
export const name = z
  .string()
  .min(2)
  .max(limits.name)
  .regex(/^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u)
export const password = z.string().min(limits.password.least).max(limits.password.most)
export const seat = z.int().min(0).max(15)
export const level = z.int().min(1).max(5)
export const time = z.int().min(0)
export const seed = z.string().max(limits.seed)
/** Of a game: `dungeon-dice`. */
export const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** A ladder: the game, how many play, and the variants where there are any: `dungeon-dice/2`. */
export const pool = z
  .string()
  .max(300)
  .regex(/^[a-z0-9-]+\/\d+(?:\/[\w=.,-]+)?(?:\/bots)?$/i)

/** One line of text without control characters. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u)
