import { shelf } from 'virtual:shelf'
import { createHost } from './host.ts'
import type { Request } from './protocol.ts'

const host = createHost((game) => shelf.find((entry) => entry.id === game)?.load() ?? null)

// Requests are answered one after the other, so that what is asked first is done first.
let last: Promise<unknown> = Promise.resolve()
self.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(() => host.answer(data)).then((reply) => self.postMessage(reply))
}
