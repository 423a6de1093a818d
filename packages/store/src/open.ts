import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { libsqlRunner } from './libsql.ts'
import type { Runner } from './runner.ts'
import { createStore, type Store } from './store.ts'

const nameOf = (folder: string): string => join(folder, 'duelhall.db')

/** Only those on PostgreSQL load the libraries that speak to it. */
export async function postgresRunner(url: string, connections?: number): Promise<Runner> {
  const postgres = await import('./postgres.ts')
  return postgres.postgresRunner(url, connections)
}

/** The embedded store under a data folder, which only its owner may read; or PostgreSQL where an address is given. */
export async function openStore(folder: string, url: string | undefined): Promise<Store> {
  if (url !== undefined && url !== '') return createStore(await postgresRunner(url))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const runner = await libsqlRunner(nameOf(folder))
  chmodSync(nameOf(folder), 0o600)
  return createStore(runner)
}

/** Writes the embedded store of a folder into one file, as it stands at this moment; a hall that is open meanwhile goes on. */
export async function backupStore(folder: string, file: string): Promise<void> {
  if (!existsSync(nameOf(folder))) throw new Error(`${folder} holds no store`)
  if (existsSync(file)) throw new Error(`${file} exists already`)
  const database = new Database(nameOf(folder))
  try {
    database.pragma('busy_timeout = 5000')
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
  chmodSync(file, 0o600)
}

/** Puts a backup in the place of a store that does not exist yet. */
export function restoreStore(backup: string, folder: string): void {
  if (!existsSync(backup)) throw new Error(`there is no backup at ${backup}`)
  if (existsSync(nameOf(folder))) throw new Error(`${folder} already holds a store; restore into an empty folder`)
  checkBackup(backup)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  copyFileSync(backup, nameOf(folder))
  chmodSync(nameOf(folder), 0o600)
}

/** Throws for a file that is damaged, or no backup of a hall. */
function checkBackup(file: string): void {
  const database = new Database(file, { readonly: true })
  try {
    const { integrity_check: said } = database.prepare('pragma integrity_check').get() as { readonly integrity_check: string }
    if (said !== 'ok') throw new Error(`${file} is damaged: ${said}`)
    database.prepare('select count(*) from entries').get()
  } catch (error) {
    throw new Error(`${file} is no backup of a hall: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    database.close()
  }
}
