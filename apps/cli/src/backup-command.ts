import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { Fault, ofSystem } from './fault.ts'
import { home } from './files.ts'

interface Where {
  readonly data?: string
}

const folderOf = ({ data }: Where): string => resolve(data ?? join(home(), 'hall'))

function embeddedOnly(): void {
  if (process.env.DATABASE_URL) throw new Fault('this is for the embedded store; PostgreSQL has pg_dump and pg_restore')
}

async function backup(file: string, where: Where): Promise<void> {
  embeddedOnly()
  // Only whoever needs the database pays for loading it.
  const { backupStore } = await import('@duelhall/store')
  await backupStore(folderOf(where), resolve(file)).catch((error: unknown) => {
    throw new Fault(`cannot back up: ${ofSystem(error)}`, 1)
  })
  console.log(`everything in ${folderOf(where)} is in ${resolve(file)} too`)
}

async function restore(file: string, where: Where): Promise<void> {
  embeddedOnly()
  const { restoreStore } = await import('@duelhall/store')
  try {
    restoreStore(resolve(file), folderOf(where))
  } catch (error) {
    throw new Fault(`cannot restore: ${ofSystem(error)}`, 1)
  }
  console.log(`${folderOf(where)} is as it was when ${resolve(file)} was written`)
}

export function addBackup(root: Command): void {
  const data = ['--data <folder>', 'the folder of the hall'] as const
  root
    .command('backup <file>')
    .description('write everything that a hall keeps into one file; the hall may be open')
    .option(...data)
    .action(backup)
  root
    .command('restore <file>')
    .description('put a backup into an empty folder, from which a hall can be opened')
    .option(...data)
    .action(restore)
}
