import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route, SentOf } from './route.ts'
import { type RouteName, type Routes, routes } from './routes.ts'
import type { Failure } from './types.ts'

/** The server said no; `error.code` is for programs, the message for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly error: Failure['error']
  constructor(status: number, error: Failure['error']) {
    super(error.says)
    this.status = status
    this.error = error
  }
}

type Part<Key extends string, T> = string extends keyof T ? unknown : [keyof T] extends [never] ? unknown : { readonly [K in Key]: T }
/** What a call needs: parameters of the path, a query, a body. */
export type Asked<K extends RouteName> = Part<'params', ParamsOf<Routes[K]>> & {
  readonly query?: Partial<QueryOf<Routes[K]>>
} & (undefined extends BodyOf<Routes[K]> ? unknown : { readonly body: SentOf<Routes[K]> })

export type Call = <K extends RouteName>(name: K, asked: Asked<K>) => Promise<ReplyOf<Routes[K]>>

interface Loose {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The address of a call. */
export function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return asked.length === 0 ? address : `${address}?${asked.join('&')}`
}

/** How one request is made: the browser's `fetch`, Node's, or a test's. */
export type Fetch = (
  address: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>

/** Calls by the names of the contract. Throws a `Refusal` when the server says no, and whatever `fetch` throws when there is no line. */
export function createClient(fetch: Fetch, base = '', headers: Readonly<Record<string, string>> = {}): Call {
  return async (name, asked) => {
    const { method, path }: Route = routes[name]
    const loose = asked as Loose
    const answer = await fetch(base + addressOf(path, loose), {
      method,
      headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(loose.body ?? {}) } : {}),
    })
    const said = (await answer.json()) as never
    if (answer.status >= 400) throw new Refusal(answer.status, (said as Failure).error)
    return said
  }
}
