import type { Kysely, Transaction } from 'kysely'
import type { Bus } from './bus.ts'
import type { Jobs } from './jobs.ts'
import type { Schema } from './schema.ts'

/** A piece of work on the database, all of it or nothing. */
export type Work<T> = (db: Transaction<Schema>) => Promise<T>

/** Where work is done: the one thing in which the stores differ. */
export interface Runner {
  /** Resolves once what was written is durable. */
  write<T>(work: Work<T>): Promise<T>
  /** The same for work that writes by a single statement, and needs nothing of what it read to be so still: without a transaction where that is cheaper. */
  writeOnce<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Word to and from other processes on the same store. */
  readonly bus: Bus
  /** What has to be done later, by whichever process lives then. */
  readonly jobs: Jobs
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Writes a copy of everything to a file that does not exist yet. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Two rows may not have the same key, and another one was there first. */
export class Taken extends Error {
  override readonly name = 'Taken'
}

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])

/** One error for what the databases call by different names. */
export function named(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code)) {
    return new Taken('the key is taken', { cause: error })
  }
  return error
}
