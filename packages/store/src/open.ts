import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { libsqlRunner } from './libsql.ts'
import { postgresRunner } from './postgres.ts'
import { createStore, type Store } from './store.ts'

const nameOf = (folder: string): string => join(folder, 'duelhall.db')

/** The embedded store under a data folder, which only its owner may read; or PostgreSQL where an address is given. */
export async function openStore(folder: string, url: string | undefined): Promise<Store> {
  if (url !== undefined && url !== '') return createStore(await postgresRunner(url))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const runner = await libsqlRunner(nameOf(folder))
  chmodSync(nameOf(folder), 0o600)
  return createStore(runner)
}

/** Puts a backup in the place of a store that does not exist yet. */
export function restoreStore(backup: string, folder: string): void {
  if (!existsSync(backup)) throw new Error(`there is no backup at ${backup}`)
  if (existsSync(nameOf(folder))) throw new Error(`${folder} already holds a store; restore into an empty folder`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  copyFileSync(backup, nameOf(folder))
  chmodSync(nameOf(folder), 0o600)
}
