import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import Database from 'libsql'
import { alone } from './bus.ts'
import { ownJobs } from './jobs.ts'
import { migrate } from './migrations.ts'
import { named, type Runner, type Work } from './runner.ts'
import type { Schema } from './schema.ts'

interface Waiting {
  run(db: Parameters<Work<unknown>>[0]): Promise<void>
  /** Called once the commit is durable, or with what went wrong. */
  settle(error: unknown): void
}

/** How many pieces of work share one commit at most. */
const most = 256

export interface Embedded {
  /** `full` syncs every commit; `off` is for tests that simulate the disk themselves. */
  readonly sync?: 'full' | 'off'
}

/** The embedded database: one file, owned by one process; all that waits shares one synced commit. */
export async function libsqlRunner(file: string, { sync = 'full' }: Embedded = {}): Promise<Runner> {
  const db = open(file, sync)
  // Reads have a connection of their own: in WAL they see the last commit and wait for nobody.
  const reader = file === ':memory:' ? db : open(file, sync)
  await migrate(db)
  const jobs = ownJobs()
  let queue: Waiting[] = []
  let busy = false
  let closed = false

  async function flush(): Promise<void> {
    busy = true
    while (queue.length > 0) {
      const batch = queue.slice(0, most)
      queue = queue.slice(most)
      try {
        await db.transaction().execute(async (trx) => {
          for (const waiting of batch) await waiting.run(trx)
        })
        for (const waiting of batch) waiting.settle(undefined)
      } catch (error) {
        for (const waiting of batch) waiting.settle(error)
      }
    }
    busy = false
  }

  function write<T>(work: Work<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('the store is closed'))
    return new Promise<T>((resolve, reject) => {
      let result: { value: T } | { error: unknown }
      queue.push({
        async run(trx) {
          await sql`savepoint work`.execute(trx)
          try {
            result = { value: await work(trx) }
            await sql`release work`.execute(trx)
          } catch (error) {
            result = { error: named(error) }
            await sql`rollback to work`.execute(trx)
            await sql`release work`.execute(trx)
          }
        },
        settle(error) {
          if (error !== undefined) reject(error)
          else if ('value' in result) resolve(result.value)
          else reject(result.error)
        },
      })
      // What arrives in the same turn of the event loop shares the first commit too.
      if (!busy) {
        busy = true
        setImmediate(() => void flush())
      }
    })
  }
  return {
    write,
    writeOnce: write,
    bus: alone,
    jobs,
    read: (work) => work(reader),
    async backup(target) {
      await sql`vacuum into ${target}`.execute(reader)
    },
    async close() {
      closed = true
      await jobs.close()
      while (busy) await new Promise((resolve) => setImmediate(resolve))
      await db.destroy()
      if (reader !== db) await reader.destroy()
    },
  }
}

function open(file: string, sync: 'full' | 'off'): Kysely<Schema> {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma(`synchronous = ${sync.toUpperCase()}`)
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: keeping(database) }) })
}

/** Texts of which the prepared statement is kept; questions with lists of names have many, and the rest are prepared each time. */
const kept = 300

/** The database with its statements prepared once: each is run to its end before the next, so one of each is enough. */
function keeping(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = database.prepare(text) as SqliteStatement
      if (statements.size < kept) statements.set(text, statement)
      return statement
    },
    close: () => void database.close(),
  }
}
