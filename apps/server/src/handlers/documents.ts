import type { Handlers } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { openApi } from '../http/openapi.ts'
import { contractPage } from '../http/page.ts'

/** The hall about itself. */
export const documents: Handlers<'health' | 'metrics' | 'openapi' | 'page'> = {
  async health({ hall }) {
    await hall.store.lastBeat()
    return { ok: true }
  },
  async metrics({ hall, local }) {
    if (!local) throw new Fail('notFound', 'there is nothing at this address')
    return hall.figures.register.metrics()
  },
  openapi: async () => openApi(),
  page: async () => contractPage(),
}
