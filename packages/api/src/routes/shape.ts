import * as z from 'zod'
import type { Route } from '../route.ts'
import * as w from '../words.ts'

export const ofMatch = z.strictObject({ match: w.id })
export const ofUser = z.strictObject({ user: w.userId })
const empty = { params: z.object({}), query: z.object({}), body: z.strictObject({}).optional(), type: 'json' } as const
/** What routes that read have in common, and those that change something. */
export const read = { ...empty, method: 'GET', rate: 'read', bytes: 0 } as const
export const write = { ...empty, method: 'POST', rate: 'write', bytes: w.limits.body } as const

export const route = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  r: Route<P, Q, B, R>,
): Route<P, Q, B, R> => r

export const list = (most: number, usual: number) => z.object({ limit: z.coerce.number().int().min(1).max(most).default(usual) })
