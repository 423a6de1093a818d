import type * as z from 'zod'
import type { Scope } from './people.ts'

/**
 * Who may call a route. `watcher` may look at the match that the address names, `seat` sits at it, `host` opened it; the others need no match.
 */
export const callers = ['anyone', 'visitor', 'account', 'watcher', 'seat', 'host'] as const
export type Caller = (typeof callers)[number]

/** Which bucket a call is taken from. */
export const rates = ['read', 'write', 'act', 'chat', 'door', 'stream'] as const
export type Rate = (typeof rates)[number]

/** One line of the contract: server, documentation, clients and tests are all made from it. */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST'
  /** Parameters in braces: `/api/matches/{match}`. */
  readonly path: string
  readonly says: string
  readonly who: Caller
  /** What a bot's token needs; null where tokens are not taken at all. */
  readonly scope: Scope | null
  readonly rate: Rate
  /** Bytes of the body at most. */
  readonly bytes: number
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Of an event stream, what each event holds. */
  readonly reply: R
  readonly type: 'json' | 'text' | 'html' | 'events'
}

export type ParamsOf<R> = R extends Route<infer P> ? z.output<P> : never
export type QueryOf<R> = R extends Route<infer _, infer Q> ? z.output<Q> : never
export type BodyOf<R> = R extends Route<infer _, infer _, infer B> ? z.output<B> : never
export type ReplyOf<R> = R extends Route<infer _, infer _, infer _, infer T> ? z.output<T> : never
/** What a caller writes: fields with a usual value may be left out. */
export type SentOf<R> = R extends Route<infer _, infer _, infer B> ? z.input<B> : never
