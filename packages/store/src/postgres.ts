import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import { postgresBus } from './postgres-bus.ts'
import { postgresJobs } from './postgres-jobs.ts'
import { named, type Runner } from './runner.ts'
import type { Schema } from './schema.ts'

// Times and counts are far below 2^53; without this they would come as text.
pg.types.setTypeParser(20, Number)

/** PostgreSQL, shared by any number of processes. Each piece of work is a transaction; the server groups the commits. */
export async function postgresRunner(url: string, connections = 10): Promise<Runner> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // A connection that the server drops must not end the process, be it idle or in the midst of something: whoever asks by it is told, and the next question opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  await migrate(db)
  const bus = postgresBus(url)
  const jobs = await postgresJobs(url)
  const told = (error: unknown): never => {
    throw named(error)
  }
  return {
    write: (work) => db.transaction().setIsolationLevel('read committed').execute(work).catch(told),
    // A statement is a transaction of its own: two journeys to the server less.
    writeOnce: (work) => work(db).catch(told),
    bus,
    jobs,
    read: (work) => work(db),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up with pg_dump')),
    async close() {
      await jobs.close()
      await bus.close()
      await db.destroy()
    },
  }
}

/** Texts that the server prepares once for each connection; questions with lists of names have many, and the rest are planned each time. */
const kept = 300
/** What a statement is answered with that was prepared before a newer version changed its table. */
const outdated = '0A000'

/** The pool with its statements prepared: planning them takes the server as long as doing them. */
function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  let isPreparing = true
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= kept) return known
    const name = `duelhall-${names.size}`
    names.set(text, name)
    return name
  }
  async function connect() {
    const client = await pool.connect()
    async function query<R>(text: string, values: readonly unknown[]): Promise<R> {
      const name = isPreparing ? nameOf(text) : undefined
      const ask = (by: string | undefined) => client.query({ text, values: [...values], ...(by === undefined ? {} : { name: by }) })
      try {
        return (await ask(name)) as R
      } catch (error) {
        if (name === undefined || !(error instanceof pg.DatabaseError) || error.code !== outdated) throw error
        // Tables do not change again and again: this process prepares no more, until the next start.
        isPreparing = false
        return (await ask(undefined)) as R
      }
    }
    return { query, release: () => client.release() }
  }
  return { connect: connect as unknown as PostgresPool['connect'], end: () => pool.end() }
}
