import { type Route, type RouteName, routeNames, routes } from '@duelhall/api'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import { handlers } from '../handlers/index.ts'
import { openStream } from '../handlers/stream.ts'
import { visitorOf } from '../people/sessions.ts'
import { type Allowances, anonymous, createBuckets, usual } from './buckets.ts'
import type { Call } from './call.ts'
import { answerError, notThere } from './errors.ts'
import { Fail } from './fail.ts'
import { admit, type Standing, standingOf } from './gate.ts'
import { sameOrigin } from './origin.ts'
import { parsed } from './parsed.ts'

export interface Manners {
  readonly rates?: Partial<Allowances>
  /** Whether addresses and scheme are taken from a proxy in front. */
  readonly proxy?: boolean
}

const types = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  events: '',
} as const
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const year = 365 * 86_400

/** The routes of the contract, each behind the same gate. */
export async function createApp(hall: Hall, { rates = {}, proxy = false }: Manners): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: proxy,
    bodyLimit: 1,
    forceCloseConnections: true,
    frameworkErrors: (error, _, reply) => answerError(hall, error, reply),
  })
  const buckets = createBuckets(hall.now)
  const allowances: Allowances = { ...usual, ...rates }
  await app.register(cookie)
  app.removeContentTypeParser('text/plain')
  // Where there is nothing, a body is not read: that it is too large, or no JSON, is beside the point.
  app.setErrorHandler((error, request, reply) => (request.is404 ? notThere(request, reply) : answerError(hall, error, reply)))
  app.setNotFoundHandler(notThere)
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other'
    hall.figures.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  async function callOf(name: RouteName, request: FastifyRequest, reply: FastifyReply): Promise<Call<RouteName>> {
    const route: Route = routes[name]
    const cookieName = request.protocol === 'https' ? '__Host-duelhall' : 'duelhall'
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
    const session = request.cookies[cookieName]
    const visitor = await visitorOf(hall.store, session, bearer, hall.now())
    if (bearer !== undefined && visitor === null) throw new Fail('noSession', 'there is no such token')
    if (route.method === 'POST' && bearer === undefined) sameOrigin(request)
    const who = visitor?.user.id ?? request.ip
    buckets.take(`${route.rate === 'door' ? request.ip : who}/${route.rate}`, allowances[route.rate])
    if (visitor === null) buckets.take(`${request.ip}/anonymous`, rates.read ?? anonymous)
    const { params, query, body } = parsed(route, request)
    const standing: Standing | null = 'match' in params ? await standingOf(hall, String(params.match)) : null
    admit(route, visitor, standing)
    return {
      hall,
      params: params as never,
      query: query as never,
      body: body as never,
      visitor,
      standing,
      session: session ?? null,
      origin: `${request.protocol}://${request.headers.host ?? ''}`,
      local: loopback.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined,
      signIn(secret) {
        const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
        if (secret === null) reply.clearCookie(cookieName, options)
        else reply.setCookie(cookieName, secret, { ...options, maxAge: year / 2 })
      },
    }
  }

  for (const name of routeNames) {
    const { method, path, bytes, type }: Route = routes[name]
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: Math.max(1, bytes),
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const call = await callOf(name, request, reply)
        if (name === 'events') return openStream(call as Call<'events'>, request, reply)
        const handle = handlers[name] as (call: Call<RouteName>) => Promise<unknown>
        const answer = await handle(call)
        return reply.type(types[type]).send(type === 'json' ? JSON.stringify(answer) : answer)
      },
    })
  }
  return app
}
