import * as z from 'zod'
import { card } from './lobby.ts'
import { problem } from './view.ts'
import * as w from './words.ts'

/** What a token may do: read what its owner may read, play, chat, keep decks, order simulations. */
export const scopes = ['read', 'play', 'chat', 'decks', 'simulate'] as const
export type Scope = (typeof scopes)[number]
export const scope = z.enum(scopes)

export const me = z
  .strictObject({ user: w.userId, name: z.string(), guest: z.boolean(), bot: z.boolean(), created: w.time })
  .meta({ id: 'Me' })
export const session = z.strictObject({ you: me.nullable(), now: w.time }).meta({ id: 'Session' })
export const account = z.strictObject({ name: w.name, password: w.password }).meta({ id: 'Account' })
export const login = z
  .strictObject({ name: z.string().max(w.limits.name), password: z.string().max(w.limits.password.most) })
  .meta({ id: 'Login' })
export const newPassword = z.strictObject({ old: z.string().max(w.limits.password.most), password: w.password }).meta({ id: 'NewPassword' })

/** What the browser's own passkey calls take and give; checked by the part that verifies them. */
export const passkeyTerms = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyTerms' })
export const passkeyAnswer = z
  .strictObject({
    answer: z.looseObject({
      id: z.string().max(1400),
      rawId: z.string().max(1400),
      type: z.literal('public-key'),
      response: z.record(z.string(), z.unknown()),
      clientExtensionResults: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'PasskeyAnswer' })

/** A bot is an account of its own kind: its games are rated among bots. */
export const newToken = z
  .strictObject({ name: w.line(40), scopes: z.array(scope).min(1).max(scopes.length), bot: z.boolean().default(false) })
  .meta({ id: 'NewToken' })
export const token = z.strictObject({ id: w.id, name: z.string(), scopes: z.array(scope), created: w.time }).meta({ id: 'Token' })
/** The secret is shown once. */
export const madeToken = z.strictObject({ token, secret: z.string() }).meta({ id: 'MadeToken' })
export const tokens = z.strictObject({ tokens: z.array(token) }).meta({ id: 'Tokens' })
export const byId = z.strictObject({ id: w.id }).meta({ id: 'ById' })

export const rating = z
  .strictObject({ pool: w.pool, rating: z.number(), deviation: z.number(), games: z.int(), updated: w.time })
  .meta({ id: 'Rating' })
export const point = z.strictObject({ match: w.id, rating: z.number(), deviation: z.number(), at: w.time }).meta({ id: 'RatingPoint' })
export const profile = z
  .strictObject({
    user: w.userId,
    name: z.string(),
    guest: z.boolean(),
    bot: z.boolean(),
    created: w.time,
    ratings: z.array(rating),
    recent: z.array(card),
  })
  .meta({ id: 'Profile' })
export const history = z.strictObject({ points: z.array(point) }).meta({ id: 'RatingHistory' })
export const ladder = z
  .strictObject({
    pool: w.pool,
    places: z.array(z.strictObject({ user: w.userId, name: z.string(), rating: z.number(), deviation: z.number(), games: z.int() })),
  })
  .meta({ id: 'Ladder' })

export const pools = z
  .strictObject({ pools: z.array(z.strictObject({ pool: w.pool, people: z.int() })) })
  .meta({ id: 'Pools', description: 'every ladder that somebody stands on' })

export const newDeck = z.strictObject({ id: w.id.optional(), game: w.gameId, name: w.line(60), list: z.unknown() }).meta({ id: 'NewDeck' })
export const deck = z
  .strictObject({ id: w.id, game: z.string(), name: z.string(), list: z.unknown(), updated: w.time, problems: z.array(problem) })
  .meta({ id: 'Deck' })
export const decks = z.strictObject({ decks: z.array(deck) }).meta({ id: 'Decks' })

export const blocks = z.strictObject({ blocked: z.array(w.userId) }).meta({ id: 'Blocks' })
export const mutes = z.strictObject({ muted: z.array(w.userId) }).meta({ id: 'Mutes' })
export const report = z.strictObject({ about: w.userId, match: w.id.nullable(), words: w.line(w.limits.report) }).meta({ id: 'Report' })
export const done = z.strictObject({ done: z.literal(true) }).meta({ id: 'Done' })
