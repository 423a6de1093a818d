// The hall as `npm start` opens it, on any free port and with a store of its own that goes with it: for tests, pictures and budgets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@duelhall/server'

/** One address makes the requests of many people here: nobody is slowed down. */
const plenty = { burst: 1_000_000, each: 1_000_000 }
export const rates = { read: plenty, write: plenty, act: plenty, chat: plenty, door: plenty, stream: plenty }

export async function openHall(web) {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-web-'))
  const { address, close } = await serve({ port: 0, data, web, pace: 0, rates })
  return {
    address,
    async close() {
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
