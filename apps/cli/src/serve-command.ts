import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { Fault, ofSystem } from './fault.ts'
import { home } from './files.ts'
import { wholeNumber } from './numbers.ts'

interface Wish {
  readonly port: string
  readonly host: string
  readonly data?: string
  readonly proxy?: boolean
}

const usual = '4173'
const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function open(wish: Wish): Promise<void> {
  const port = wholeNumber('--port', wish.port, 0, 65_535)
  // Only whoever serves pays for loading the server.
  const { serve } = await import('@duelhall/server')
  const web = existsSync(join(pages, 'index.html')) ? { web: pages } : {}
  const data = wish.data ?? join(home(), 'hall')
  const served = await serve({
    port,
    host: wish.host,
    data,
    database: process.env.DATABASE_URL,
    proxy: wish.proxy === true,
    ...web,
  }).catch((error: unknown) => {
    throw new Fault(`cannot serve on port ${port}: ${ofSystem(error)}`, 1)
  })
  console.log(`Duelhall is open: ${served.address}`)
  if (!('web' in web)) console.log('The pages are not built: there is only the API. `npm start` builds them.')
  console.log(`What happens here is kept in ${process.env.DATABASE_URL ? 'PostgreSQL' : data}. Ctrl-C closes the hall.`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close().then(done))
  })
}

export function addServe(root: Command): void {
  root
    .command('serve')
    .description('open the hall: the app in the browser and matches over the network')
    .option('--port <n>', 'where to listen; 0 is any free port', usual)
    .option('--host <address>', 'which address to listen on; this machine only unless told otherwise', '127.0.0.1')
    .option('--data <folder>', 'where everything is kept; DATABASE_URL names a PostgreSQL instead')
    .option('--proxy', 'believe the addresses and the scheme that a proxy in front sends')
    .action(open)
}
