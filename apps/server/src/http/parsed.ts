import type { Route } from '@duelhall/api'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { Fail } from './fail.ts'

export interface Parsed {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: unknown
  readonly body: unknown
}

function read(schema: z.ZodType, input: unknown, where: string): unknown {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.slice(0, 20).map((issue) => ({
    rule: null,
    path: [where, ...issue.path.map(String)].join('.').slice(0, 200),
    says: issue.message.slice(0, 200),
  }))
  const [first] = problems
  throw new Fail(where === 'params' ? 'notFound' : 'malformed', first === undefined ? 'malformed' : `${first.path}: ${first.says}`, {
    problems,
  })
}

/** What came from outside, read once by the contract; nothing later looks at it unread. */
export function parsed(route: Route, request: FastifyRequest): Parsed {
  return {
    params: read(route.params, request.params, 'params') as Readonly<Record<string, unknown>>,
    query: read(route.query, request.query, 'query'),
    body: route.method === 'GET' ? undefined : read(route.body, request.body ?? undefined, 'body'),
  }
}
