import type { ServerResponse } from 'node:http'

/** A reader that takes nothing for so long is let go; it comes back and goes on where it was. */
const patience = 20_000
const heartbeat = 15_000
/** So much is written at once. */
const page = 32_768

export interface Outbox {
  /** Something is to be said: `gather` is called soon, once for all that comes together. */
  wake(): void
  close(): void
}

/** Writes to one stream only when its reader has taken what was written before; until then what is to be said gathers and becomes less. */
export function openOutbox(raw: ServerResponse, gather: () => Generator<string>): Outbox {
  let woken = false
  let stuck: NodeJS.Timeout | null = null
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const beat = setInterval(() => {
    if (stuck === null) raw.write(':\n\n')
  }, heartbeat)
  beat.unref()

  function flush(): void {
    woken = false
    if (raw.destroyed || stuck !== null) return
    // What is said at one time travels together, as one piece unless it is long.
    let text = ''
    for (const event of gather()) {
      text += event
      if (text.length < page) continue
      if (!raw.write(text)) return holdOn()
      text = ''
    }
    if (text !== '' && !raw.write(text)) holdOn()
  }
  function holdOn(): void {
    stuck = setTimeout(() => raw.destroy(), patience)
    stuck.unref()
    raw.once('drain', () => {
      if (stuck !== null) clearTimeout(stuck)
      stuck = null
      wake()
    })
  }
  function wake(): void {
    if (woken) return
    woken = true
    setImmediate(flush)
  }
  return {
    wake,
    close: () => {
      clearInterval(beat)
      if (stuck !== null) clearTimeout(stuck)
      raw.end()
    },
  }
}
