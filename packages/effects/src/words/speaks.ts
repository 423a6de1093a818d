import type { CoreStep, Keywords, Lexicon } from '../language.ts'
import { sayCore } from '../say-core.ts'
import type { Words } from '../words.ts'
import type { Speaks } from './speech.ts'

type OpName<S> = S extends { readonly op: infer O extends string } ? O : never
/** The clauses of a game's own steps: a missing one does not compile. */
export type Says<S> = { readonly [O in OpName<S>]: (step: Extract<S, { readonly op: O }>, w: Words) => string }

/** What speaks for a game without its machine: keywords and clauses. */
export function speaksFor<L extends Lexicon>(keywords: Keywords<L>, says: Says<L['step']>): Speaks {
  const all: Readonly<Record<string, (step: never, w: Words) => string>> = { ...sayCore, ...(says as Says<CoreStep<Lexicon>>) }
  return {
    spec: { keywords: keywords as Keywords<Lexicon> },
    ops: Object.fromEntries(Object.entries(all).map(([op, say]) => [op, { say }])),
  }
}
