import * as z from 'zod'
import * as v from './view.ts'
import * as w from './words.ts'

const minute = 60_000

/** How long a player may think; milliseconds. */
export const clockPlan = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('move'),
      each: z
        .int()
        .min(5_000)
        .max(60 * minute),
    }),
    z.strictObject({
      kind: z.literal('bank'),
      bank: z
        .int()
        .min(10_000)
        .max(600 * minute),
      increment: z
        .int()
        .min(0)
        .max(5 * minute),
    }),
    z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
  ])
  .meta({ id: 'ClockPlan' })

/** What a seat brings: a ready deck, one that is kept here, a list of its own, or nothing. */
export const brings = z
  .union([z.strictObject({ deck: z.string().max(80) }), z.strictObject({ saved: w.id }), z.strictObject({ list: z.unknown() }), z.null()])
  .meta({ id: 'Brings' })

export const watching = z.enum(['all', 'link', 'nobody'])

export const terms = {
  game: w.gameId,
  players: z.int().min(1).max(16),
  /** Variants of the rules; those left out are as usual. */
  table: z.record(z.string().max(60), z.union([z.string().max(100), z.number(), z.boolean()])).default({}),
  clock: clockPlan.default({ kind: 'none' }),
  rated: z.boolean().default(false),
  /** Whether the lobby shows it; a table that is not shown is found by its link alone. */
  listed: z.boolean().default(false),
  watch: watching.default('link'),
}

export const newTable = z
  .strictObject({
    key: w.key,
    ...terms,
    seat: w.seat.optional(),
    brings: brings.default(null),
    /** The player's share of the dice. */
    seed: w.seed.optional(),
    bots: z
      .array(z.strictObject({ level: w.level, brings: brings.default(null) }))
      .max(15)
      .default([]),
  })
  .meta({ id: 'NewTable' })

export const join = z
  .strictObject({ key: w.key, seat: w.seat.optional(), brings: brings.default(null), seed: w.seed.optional() })
  .meta({ id: 'Join' })
export const keyed = z.strictObject({ key: w.key }).meta({ id: 'Keyed' })
export const fill = z.strictObject({ key: w.key, level: w.level }).meta({ id: 'Fill' })

/** A casual table whose game begins after `at` choices of a finished match; the dice from there on are new. */
export const playOn = z
  .strictObject({
    key: w.key,
    at: z.int().min(0).max(100_000),
    seat: w.seat.optional(),
    clock: terms.clock,
    listed: terms.listed,
    watch: terms.watch,
    seed: w.seed.optional(),
    bots: z
      .array(z.strictObject({ level: w.level }))
      .max(15)
      .default([]),
  })
  .meta({ id: 'PlayOn' })

export const act = z
  .discriminatedUnion('do', [
    /** `n` names the question that is answered. */
    z.strictObject({ key: w.key, do: z.literal('choose'), n: z.int().min(0), option: v.optionRecord }),
    z.strictObject({ key: w.key, do: z.literal('say'), says: v.saying }),
    /** Takes back a choice that nobody else has seen. */
    z.strictObject({ key: w.key, do: z.literal('undo') }),
    /** Passes what can be passed in the turns of others: until the step ends, until the own turn, always, or no longer. */
    z.strictObject({ key: w.key, do: z.literal('yield'), until: z.enum(['step', 'turn', 'always']).nullable() }),
    /** Asks the others for a choice back; they grant or deny it. */
    z.strictObject({ key: w.key, do: z.literal('plead') }),
    z.strictObject({ key: w.key, do: z.literal('grant') }),
    z.strictObject({ key: w.key, do: z.literal('deny') }),
  ])
  .meta({ id: 'Act' })

export const accepted = z.strictObject({ accepted: z.literal(true) }).meta({ id: 'Accepted' })

export const seatView = z
  .strictObject({ user: w.userId, name: z.string(), level: z.int().min(0).max(5) })
  .meta({ id: 'Seat', description: 'level 0 is a person, or a bot of somebody' })

export const clocks = z
  .strictObject({ left: z.array(z.number()), running: z.int().nullable(), since: w.time })
  .meta({ id: 'Clocks', description: 'what is left to each player at `since`, by the clock of the server, and whose runs' })

export const status = z.enum(['open', 'running', 'finished'])

/** What moves in a match, as one viewer is shown it. */
export const step = z
  .strictObject({
    match: w.id,
    /** Counts what this viewer was shown; the stream goes on from it. */
    id: z.int(),
    status,
    seats: z.array(seatView.nullable()),
    /** The viewer's own seat; null for those who watch. */
    you: w.seat.nullable(),
    view: v.tableView.nullable(),
    /** What happened since the step before, or since the last one that the viewer has seen. */
    told: z.array(v.happening),
    /** True when more happened in between than is kept: the view is right, the telling has a hole. */
    gap: z.boolean(),
    clocks,
    plea: z.int().nullable(),
    outcome: v.outcome.nullable(),
  })
  .meta({ id: 'Step' })

export const chatLine = z
  .strictObject({ at: w.time, user: w.userId, name: z.string(), words: z.string(), seated: z.boolean() })
  .meta({ id: 'ChatLine' })

/** What does not move: what was agreed before anybody sat down. */
export const agreed = z
  .strictObject({
    match: w.id,
    game: z.string(),
    rules: z.int(),
    cards: z.string(),
    players: z.int(),
    table: z.record(z.string(), z.unknown()),
    clock: clockPlan,
    rated: z.boolean(),
    listed: z.boolean(),
    watch: watching,
    host: w.userId,
    /** To the server's share of the dice; the secret is shown in the match file when all is over. */
    commitment: z.string(),
    /** The finished match, and after how many of its choices, that this one is played on from. */
    from: z.strictObject({ match: w.id, at: z.int() }).nullable(),
  })
  .meta({ id: 'Agreed' })

export const matchLook = z
  .strictObject({ agreed, step, chat: z.array(chatLine), present: z.array(z.boolean()), watchers: z.int(), now: w.time })
  .meta({ id: 'MatchLook' })

export const say = z.strictObject({ key: w.key, words: w.line(w.limits.chat) }).meta({ id: 'Say' })
export const pressed = z
  .strictObject({
    piece: v.piece.nullable().default(null),
    target: v.piece.nullable().default(null),
    place: z.int().min(0).max(32765).nullable().default(null),
    option: v.optionRecord.nullable().default(null),
  })
  .meta({ id: 'Pressed', description: 'a piece, target or place that was pressed, or an option that is not on offer' })
export const reasons = z.strictObject({ reasons: z.array(v.refusal) }).meta({ id: 'Reasons' })

export const breakdowns = z
  .strictObject({
    values: z.array(
      z.strictObject({
        stat: z.string(),
        printed: z.number(),
        changes: z.array(z.strictObject({ source: v.piece.nullable(), add: z.number(), set: z.number().nullable() })),
      }),
    ),
  })
  .meta({ id: 'Breakdowns', description: 'how the values of a piece came about: what is printed, and every change in its order' })

export const opened = z.strictObject({ match: w.id }).meta({ id: 'Opened' })
