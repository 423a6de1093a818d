import * as z from 'zod'
import { terms } from './match.ts'
import * as w from './words.ts'

const { simulation: most } = w.limits

/** A bot whose games come again from their seed, and its ready deck: `greedy`, `level-3`, `search@200/rush`. */
export const entrant = z
  .string()
  .regex(
    /^(?:random|greedy|level-[1-5]|search@[1-9]\d{0,8})(?:\/[\w-]{1,80})?$/,
    'an entrant is random, greedy, level-1 … level-5 or search@200, with a ready deck after a stroke: greedy/rush',
  )
  .refine((text) => Number(/@(\d+)/.exec(text)?.[1] ?? 0) <= most.looks, `a search looks at most ${most.looks} times`)

export const pairs = z.enum(['all', 'ladder'])

const ordered = {
  game: w.gameId,
  bots: z
    .array(entrant)
    .min(2)
    .max(most.entrants)
    .refine((all) => new Set(all).size === all.length, 'an entrant is named twice'),
  /** Everybody against everybody, or each against the one before. */
  pairs: pairs.default('all'),
  /** Of each pairing, in mirrored pairs: every seed is played twice, with seats exchanged. */
  games: z.int().min(2).max(most.games).multipleOf(2, 'games are played in mirrored pairs: an even number'),
  table: terms.table,
}

/** A league to be played. The same game, bots, games and seed give the same result here and by `duelhall lab league`. */
export const newSimulation = z
  .strictObject({ key: w.key, ...ordered, players: terms.players.optional(), seed: w.seed.min(1).optional() })
  .meta({ id: 'NewSimulation' })

const interval = { low: z.number(), high: z.number() }

export const simulationResult = z
  .strictObject({
    pairings: z.array(
      z.strictObject({
        a: z.string(),
        b: z.string(),
        games: z.int(),
        points: z.number(),
        drawn: z.int(),
        unfinished: z.int(),
        share: z.number(),
        ...interval,
      }),
    ),
    standings: z.array(z.strictObject({ entrant: z.string(), games: z.int(), points: z.number(), rating: z.number(), ...interval })),
    length: z.strictObject({ median: z.number(), mean: z.number() }),
    rules: z.record(z.string(), z.int()),
    mishaps: z.int(),
  })
  .meta({
    id: 'SimulationResult',
    description:
      'shares with Wilson 95 % intervals, ratings by Bradley and Terry with bootstrap intervals, choices in a game, games by the rule that ended them',
  })

export const simulation = z
  .strictObject({
    simulation: w.id,
    ...ordered,
    players: z.int(),
    seed: w.seed,
    status: z.enum(['running', 'finished', 'cancelled', 'failed']),
    /** Games, of how many in all. */
    played: z.int(),
    of: z.int(),
    /** Why it failed. */
    says: z.string().nullable(),
    result: simulationResult.nullable(),
    created: w.time,
    updated: w.time,
  })
  .meta({ id: 'Simulation' })

export const simulations = z.strictObject({ simulations: z.array(simulation) }).meta({ id: 'Simulations' })
