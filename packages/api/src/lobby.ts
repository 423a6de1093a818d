import * as z from 'zod'
import * as m from './match.ts'
import * as v from './view.ts'
import * as w from './words.ts'

/** A match as lists show it. */
export const card = z
  .strictObject({
    match: w.id,
    game: z.string(),
    players: z.int(),
    table: z.record(z.string(), z.unknown()),
    clock: m.clockPlan,
    rated: z.boolean(),
    watch: m.watching,
    status: m.status,
    seats: z.array(m.seatView.nullable()),
    outcome: v.outcome.nullable(),
    created: w.time,
    updated: w.time,
  })
  .meta({ id: 'MatchCard' })

export const { game, players, table, clock, rated } = m.terms

/** Somebody who wants to play; the server brings together those whose wishes and ratings agree. */
export const newSeek = z
  .strictObject({ key: w.key, game, players, table, clock, rated, brings: m.brings.default(null), seed: w.seed.optional() })
  .meta({ id: 'NewSeek' })

export const seek = z
  .strictObject({
    seek: w.id,
    user: w.userId,
    name: z.string(),
    rating: z.int().nullable(),
    game,
    players,
    table,
    clock,
    rated,
    created: w.time,
  })
  .meta({ id: 'Seek' })

export const lobby = z.strictObject({ open: z.array(card), running: z.array(card), seeks: z.array(seek) }).meta({ id: 'Lobby' })

/** A seek is kept, or it was answered at once. */
export const sought = z.strictObject({ seek: w.id.nullable(), match: w.id.nullable() }).meta({ id: 'Sought' })
export const mine = z.strictObject({ open: z.array(card), running: z.array(card), finished: z.array(card) }).meta({ id: 'MyMatches' })
