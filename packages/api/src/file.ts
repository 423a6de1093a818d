import * as z from 'zod'
import type { Patch } from './patch.ts'
import { happening } from './view.ts'
import * as w from './words.ts'

/** One line of a match's log, with the hash that chains it to the one before. */
export const entry = z
  .strictObject({
    match: w.id,
    seq: z.int().min(0),
    at: w.time,
    by: z.string(),
    key: z.string(),
    kind: z.string(),
    body: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'Entry' })

/** The game as `duelhall replay` and the browser read it. */
export const replay = z
  .strictObject({
    game: z.string(),
    rules: z.int(),
    cards: z.string(),
    config: z.unknown(),
    seed: z.string(),
    /** What other rules left behind, where the match outlived a change of them: the choices begin there. */
    from: z.unknown().optional(),
    choices: z.array(z.union([z.int(), z.strictObject({ by: z.int(), says: z.string() }), z.strictObject({ dice: z.string() })])),
    digest: z.string(),
  })
  .meta({ id: 'Replay' })

/** What was shown to those who watched, step by step, each as a change of the one before; needs no rules to be looked at. */
export const recording = z
  .strictObject({
    match: w.id,
    game: z.string(),
    seats: z.array(z.string()),
    steps: z.array(
      z.strictObject({ at: w.time, told: z.array(happening), patch: z.custom<Patch>().meta({ type: ['object', 'integer'] }) }),
    ),
  })
  .meta({ id: 'Recording' })

/** A finished match, whole: everything that is needed to work out every roll and shuffle again. */
export const matchFile = z
  .strictObject({ format: z.literal('duelhall-match-1'), match: w.id, entries: z.array(entry).min(1), recording: recording.nullable() })
  .meta({ id: 'MatchFile' })
