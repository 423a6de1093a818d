// A visitor of a running hall, as a browser or a bot is one: cookies, the typed client, one stream. Every answer is held against the contract.
import { get } from 'node:http'
import { type Asked, addressOf, createClient, type Packet, packet, type ReplyOf, type RouteName, type Routes, routes } from '@duelhall/api'
import { expect } from 'vitest'
import { chanceOf } from './driver.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly text: string
}

export interface Visitor {
  readonly base: string
  user: string
  cookie: string
  readonly headers: Record<string, string>
  call<K extends RouteName>(name: K, asked: Asked<K>): Promise<ReplyOf<Routes[K]>>
  /** Any request at all. */
  raw(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answer>
  follow(matches: readonly string[], last?: string, lobby?: 'yes' | 'no'): Stream
}

/** The first call of a route made from its contract, whatever the contract says of bodies. */
export const pathOf = (name: RouteName, params: Record<string, string>, query: Record<string, string> = {}): string =>
  addressOf(routes[name].path, { params, query })

export function visitor(base: string, token?: string): Visitor {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const self: Visitor = {
    base,
    user: '',
    cookie: '',
    headers,
    async call(name, asked) {
      const client = createClient(
        async (address, init) => {
          const answer = await self.raw(init.method, address, init.body, init.headers)
          return { status: answer.status, json: async () => answer.body }
        },
        '',
        headers,
      )
      const said = await client(name, asked)
      const { error } = routes[name].reply.safeParse(said)
      expect(error?.issues ?? [], `the answer of ${name}`).toEqual([])
      return said
    },
    async raw(method, path, body, more = {}) {
      const all = { ...headers, ...more, ...(self.cookie === '' ? {} : { cookie: self.cookie }) }
      const answer = await fetch(base + path, { method, headers: all, ...(body === undefined ? {} : { body }) })
      for (const line of answer.headers.getSetCookie()) self.cookie = line.split(';')[0] ?? ''
      const text = await answer.text()
      let read: unknown = text
      try {
        read = JSON.parse(text)
      } catch {
        // pages and figures are text
      }
      return { status: answer.status, body: read, text }
    },
    follow: (matches, last, lobby = 'no') => openStream(self, matches, last, lobby),
  }
  return self
}

export async function guest(base: string): Promise<Visitor> {
  const self = visitor(base)
  self.user = (await self.call('guest', {})).you?.user ?? ''
  return self
}

export async function account(base: string, name: string): Promise<Visitor> {
  const self = await guest(base)
  await self.call('register', { body: { name, password: `password of ${name}` } })
  return self
}

export interface Stream {
  readonly packets: Packet[]
  /** The bytes as they came. */
  readonly bytes: () => string
  /** The id of the last event. */
  last(): string
  open(): boolean
  /** 0 until there is an answer. */
  status(): number
  /** Waits for a packet that is not looked at yet. */
  until(what: (packet: Packet) => boolean): Promise<Packet>
  close(): void
}

function openStream(self: Visitor, matches: readonly string[], last: string | undefined, lobby: 'yes' | 'no'): Stream {
  const packets: Packet[] = []
  let bytes = ''
  let rest = ''
  let id = last ?? ''
  let open = true
  let status = 0
  let wake = (): void => {}
  const headers = { ...self.headers, cookie: self.cookie, ...(last === undefined ? {} : { 'last-event-id': last }) }
  const request = get(self.base + pathOf('events', {}, { matches: matches.join(','), lobby }), { headers }, (response) => {
    response.setEncoding('utf8')
    status = response.statusCode ?? 0
    response.on('data', (text: string) => {
      if (status !== 200) return wake()
      bytes += text
      rest += text
      const events = rest.split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        id = /^id: (.*)$/m.exec(event)?.[1] ?? id
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data === undefined) continue
        const read = packet.safeParse(JSON.parse(data))
        expect(read.error?.issues ?? [], data.slice(0, 200)).toEqual([])
        packets.push(JSON.parse(data) as Packet)
      }
      wake()
    })
    response.on('close', () => {
      open = false
      wake()
    })
  })
  request.on('error', () => {
    open = false
    wake()
  })
  let looked = 0
  return {
    packets,
    bytes: () => bytes,
    last: () => id,
    open: () => open,
    status: () => status,
    async until(what) {
      const end = Date.now() + 20_000
      for (;;) {
        while (looked < packets.length) {
          const next = packets[looked++]
          if (next !== undefined && what(next)) return next
        }
        if (!open || status >= 400) throw new Error(`the stream ended, status ${status}`)
        if (Date.now() > end) throw new Error(`nothing of the kind came; the last was ${JSON.stringify(packets.at(-1)).slice(0, 300)}`)
        await new Promise<void>((done) => {
          wake = done
          setTimeout(done, 200)
        })
      }
    },
    close: () => request.destroy(),
  }
}

/** Asks again until there is an answer: somebody else has to do something first. */
export async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
  for (let i = 0; ; i++) {
    try {
      return await ask()
    } catch (error) {
      if (i > 100) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

export const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'

/** So many answers of this person, whatever the computer does in between. */
export async function play(person: Visitor, match: string, many: number, name: string): Promise<void> {
  const chance = chanceOf(name)
  const stream = person.follow([match])
  for (let i = 0, n = -1; i < many; i++) {
    const asks = (packet: Packet): boolean => isStep(packet) && (packet.step.view?.decision?.n ?? -1) > n
    const packet = await stream.until((one) => asks(one) || (isStep(one) && one.step.status === 'finished'))
    const decision = isStep(packet) && packet.step.status === 'running' ? packet.step.view?.decision : null
    if (decision?.n == null) break
    n = decision.n
    const option = decision.options[chance(decision.options.length)]
    if (option === undefined) throw new Error('nothing is on offer')
    await person.call('act', { params: { match }, body: { key: `${name}${i}`, do: 'choose', n, option } })
  }
  stream.close()
}
