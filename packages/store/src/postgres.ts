import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { postgresBus } from './bus.ts'
import { migrate } from './migrations.ts'
import { named, type Runner } from './runner.ts'
import type { Schema } from './schema.ts'

// Times and counts are far below 2^53; without this they would come as text.
pg.types.setTypeParser(20, Number)

/** PostgreSQL, shared by any number of processes. Each piece of work is a transaction; the server groups the commits. */
export async function postgresRunner(url: string, connections = 10): Promise<Runner> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const bus = postgresBus(url)
  // Only those on PostgreSQL load the library behind it.
  const { postgresJobs } = await import('./postgres-jobs.ts')
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
