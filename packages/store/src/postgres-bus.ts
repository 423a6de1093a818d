import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Bus, Hearer } from './bus.ts'
import type { EntryRow } from './schema.ts'

const channel = 'duelhall'
/** Messages keep this distance, and words gather in between: inside the transactions they would cost eight times the throughput. */
const distance = 15
/** PostgreSQL takes less than 8,000 bytes at a time. */
const most = 7900
/** A longer line is read by those who need it. */
const longest = 2000
const again = 1000

interface Message {
  readonly from: string
  readonly topics: readonly string[]
  readonly lines: readonly EntryRow[]
}
const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1

/** What waits, in messages that are not too long. */
export function* messagesOf(from: string, topics: Iterable<string>, lines: Iterable<EntryRow>): Generator<Message> {
  const empty = sizeOf({ from, topics: [], lines: [] })
  let message: { from: string; topics: string[]; lines: EntryRow[] } = { from, topics: [], lines: [] }
  let size = empty
  for (const part of [...topics, ...lines]) {
    const more = sizeOf(part)
    if (size + more > most) {
      yield message
      message = { from, topics: [], lines: [] }
      size = empty
    }
    if (typeof part === 'string') message.topics.push(part)
    else message.lines.push(part)
    size += more
  }
  if (size > empty) yield message
}

/** What another process sent; null for what one of another version means by it. */
function readMessage(payload: string): Message | null {
  try {
    const message = JSON.parse(payload) as Message
    return Array.isArray(message.topics) && Array.isArray(message.lines) ? message : null
  } catch {
    return null
  }
}

/** Notifications over a connection of their own, opened again whenever it breaks. */
export function postgresBus(url: string): Bus {
  const self = randomUUID().slice(0, 8)
  const listeners = new Set<Hearer>()
  let topics = new Set<string>()
  let lines: EntryRow[] = []
  let timer: NodeJS.Timeout | null = null
  let sent = -distance
  let client: pg.Client | null = null
  let sending: Promise<void> = Promise.resolve()
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = null
      if (!closed) setTimeout(retry, again).unref()
    })
    next.on('notification', ({ payload = '' }) => {
      const message = readMessage(payload)
      if (message !== null && message.from !== self) for (const listener of listeners) listener(message.topics, message.lines)
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
  /** What gathered while a message was on its way follows it. */
  async function send(): Promise<void> {
    await sending
    const messages = [...messagesOf(self, topics, lines)]
    topics = new Set()
    lines = []
    timer = null
    for (const message of messages) await client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(message)]).catch(() => {})
  }
  function soon(): void {
    timer ??= setTimeout(
      () => {
        sent = performance.now()
        sending = send()
      },
      Math.max(0, sent + distance - performance.now()),
    )
  }
  retry()
  return {
    shared: true,
    tell(topic) {
      topics.add(topic)
      soon()
    },
    pass(more) {
      for (const line of more) {
        if (sizeOf(line) <= longest) lines.push(line)
        else topics.add(line.match)
      }
      soon()
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
