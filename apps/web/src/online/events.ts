/** One server-sent event: its id, where it has one, and its data. */
export interface ServerEvent {
  readonly id: string | null
  readonly data: string
}

/** Reads events out of a stream of text; calls `alive` for every sign of life, comments too. */
export async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>, alive: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      const parts = (text + value).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const lines = part.split('\n')
        const of = (field: string) => lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2))
        const data = of('data')
        if (data.length > 0) yield { id: of('id')[0] ?? null, data: data.join('\n') }
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
