import { type Handle, handle, type PlayerId, playerId, sayings } from '@duelhall/kernel'
import * as z from 'zod'

// The shape of what a viewer is shown, field by field: a field that is not here cannot be on the wire.
const player: z.ZodType<PlayerId, number> = z.int().min(0).transform(playerId)
export const piece: z.ZodType<Handle, number> = z.int().min(0).max(510).transform(handle)
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number())]))

export const optionRecord = z
  .strictObject({
    act: z.string().max(60),
    piece: piece.nullable(),
    target: piece.nullable(),
    place: z.int().min(0).nullable(),
  })
  .meta({ id: 'Option' })

export const saying = z.enum(sayings)

export const outcome = z.strictObject({ places: z.array(z.int()), rule: z.string() }).meta({ id: 'Outcome' })

export const refusal = z
  .strictObject({ act: z.string(), rule: z.string(), source: piece.nullable(), need: z.number(), have: z.number() })
  .meta({ id: 'Refusal' })

export const problem = z.strictObject({ rule: z.string().nullable(), path: z.string(), says: z.string() }).meta({ id: 'Problem' })

export const happening = z
  .strictObject({
    on: z.string(),
    group: z.number(),
    player: player.nullable(),
    piece: piece.nullable(),
    target: piece.nullable(),
    n: z.number(),
    list: z.array(z.number()),
    cause: z.string(),
    was: z.record(z.string(), z.number()).nullable(),
  })
  .meta({ id: 'Happening' })

const link = z.strictObject({ player, source: piece, effect: z.string() })

const decision = z.strictObject({
  player,
  /** Null for those who are not asked, like the rest of the question. */
  n: z.int().nullable(),
  ask: z.string().nullable(),
  source: piece.nullable(),
  step: z.string().nullable(),
  set: z.strictObject({ picked: z.array(piece), min: z.int(), max: z.int() }).nullable(),
  back: z.int(),
  options: z.array(optionRecord),
  waiting: z.array(link),
})

export const tableView = z
  .strictObject({
    game: z.string(),
    viewer: player.nullable(),
    table: z.record(z.string(), z.unknown()),
    turn: z.strictObject({ no: z.int(), player, phase: z.union([z.string(), z.number()]) }),
    track: z.array(z.string()),
    players: z.array(z.strictObject({ team: z.int(), out: z.boolean(), values })),
    pieces: z.array(
      z.strictObject({
        def: z.string().nullable(),
        guise: z.string(),
        owner: player,
        controller: player,
        zone: z.int(),
        place: z.number(),
        values,
      }),
    ),
    zones: z.array(z.strictObject({ name: z.string(), pieces: z.array(piece) })),
    links: z.array(link),
    decision: decision.nullable(),
    offer: z.array(player),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'TableView' })
