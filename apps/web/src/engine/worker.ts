import { rules } from 'virtual:shelf/rules'
import { createHost } from './host.ts'
import type { Request } from './protocol.ts'

const host = createHost((game) => (Object.hasOwn(rules, game) ? rules[game]!() : null))

// Requests are answered one after the other, so that what is asked first is done first.
let last: Promise<unknown> = Promise.resolve()
self.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(() => host.answer(data)).then((reply) => self.postMessage(reply))
}
self.postMessage('begun')
