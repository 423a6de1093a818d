import type { FastifyRequest } from 'fastify'
import { Fail } from './fail.ts'

/** Changes come from our own pages or from programs, never from a page of others. */
export function sameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Fail('foreign', 'this request comes from another site')
  const { origin, host } = headers
  if (origin === undefined) return
  let from: string | null = null
  try {
    from = new URL(origin).host
  } catch {
    // `null`, or nothing an origin could be
  }
  if (from !== host) throw new Fail('foreign', 'this request comes from another site')
}
