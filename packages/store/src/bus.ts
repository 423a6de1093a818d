import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Word between processes of what has changed: the id of a match whose log has a new line, or another topic. Nothing depends on it: who missed it looks later. */
export interface Bus {
  /** Whether there may be other processes at all. */
  readonly shared: boolean
  tell(topic: string): void
  /** Hears of what other processes have changed. */
  hear(listener: (topics: readonly string[]) => void): () => void
  close(): Promise<void>
}

/** One process owns the store: there is nobody to tell. */
export const alone: Bus = { shared: false, tell: () => {}, hear: () => () => {}, close: async () => {} }

const channel = 'duelhall'
/** Words gather for so long, and travel together: inside the transactions they would cost eight times the throughput. */
const gathering = 15
/** PostgreSQL takes 8,000 bytes at a time. */
const most = 200
const again = 1000

/** Notifications over a connection of their own, opened again whenever it breaks. */
export function postgresBus(url: string): Bus {
  const self = randomUUID().slice(0, 8)
  const listeners = new Set<(topics: readonly string[]) => void>()
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = null
      if (!closed) setTimeout(retry, again).unref()
    })
    next.on('notification', ({ payload = '' }) => {
      const [from, topics = ''] = payload.split(':')
      if (from !== self) for (const listener of listeners) listener(topics.split(','))
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    if (closed) await next.end()
  }
  function retry(): void {
    if (!closed && client === null)
      void connect().catch(() => {
        setTimeout(retry, again).unref()
      })
  }
  async function send(): Promise<void> {
    timer = null
    const all = [...waiting]
    waiting = new Set()
    for (let i = 0; i < all.length; i += most)
      await client?.query('select pg_notify($1, $2)', [channel, `${self}:${all.slice(i, i + most).join(',')}`]).catch(() => {})
  }
  retry()
  return {
    shared: true,
    tell(topic) {
      waiting.add(topic)
      timer ??= setTimeout(() => void send(), gathering)
    },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      if (timer !== null) clearTimeout(timer)
      await send()
      await client?.end()
    },
  }
}
