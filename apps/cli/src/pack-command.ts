import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { Fault, ofSystem } from './fault.ts'
import { home } from './files.ts'

async function pack({ data }: { readonly data?: string }): Promise<void> {
  const folder = resolve(data ?? join(home(), 'hall'))
  // Only whoever needs the server pays for loading it.
  const { packStore } = await import('@duelhall/server')
  const started = performance.now()
  const { packed, unreadable } = await packStore(folder, process.env.DATABASE_URL).catch((error: unknown) => {
    throw new Fault(`cannot pack: ${ofSystem(error)}`, 1)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${packed} running matches are packed for another version, in ${seconds} s`)
  if (unreadable.length === 0) return
  const lines = unreadable.slice(0, 20).map(({ says }) => `  ${says}`)
  throw new Fault([`${unreadable.length} cannot be read by this version:`, ...lines].join('\n'), 1)
}

export function addPack(root: Command): void {
  root
    .command('pack')
    .description('make every running match of a closed hall ready for a version with other rules or cards')
    .option('--data <folder>', 'the folder of the hall; DATABASE_URL names a PostgreSQL instead')
    .action(pack)
}
