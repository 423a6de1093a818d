import { type PostgresServer, startPostgres } from '@duelhall/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { createStore, type EntryRow, openStore, postgresRunner, type Store } from '../src/index.ts'
import { storeSuite } from './suite.ts'

const given = process.env.TEST_DATABASE_URL
/** `npm run test:postgres` insists on a server; `npm test` says why there is none and goes on. */
const insists = process.env.DUELHALL_POSTGRES === 'required'

async function start(): Promise<PostgresServer | null> {
  if (given !== undefined) return null
  try {
    return await startPostgres()
  } catch (error) {
    if (insists) throw error
    console.warn('PostgreSQL could not be started, its tests do not run:', error)
    return null
  }
}

const server = await start()
afterAll(() => server?.stop(), 60_000)

const address = async (name: string): Promise<string> => server?.database(name) ?? `${given}`

describe.skipIf(server === null && given === undefined)('PostgreSQL', () => {
  storeSuite('suite', async () => openStore('', await address('suite')))

  test('two processes at one log: each place has one writer, and nothing is lost', async () => {
    const url = await address('race')
    const stores: Store[] = await Promise.all([0, 1, 2].map(async () => createStore(await postgresRunner(url, 4))))
    const [first] = stores
    if (first === undefined) throw new Error('no store')
    const row = { id: 'm', game: 'g', status: 'running', table: '{}', outcome: null, created: 1, updated: 1 }
    await first.matches.open(row, { at: 0, by: 's', key: 'open', kind: 'open', body: '{}' })
    const acknowledged: string[] = []
    const writer = async (store: Store, by: string): Promise<void> => {
      for (let i = 0; i < 30; ) {
        const seq = (await store.log.tail('m', 0)).length
        const key = `${by}-${i}`
        const result = await store.log.append('m', seq, [{ at: i, by, key, kind: 'choice', body: '{}' }])
        if (result.is === 'late') continue
        acknowledged.push(key)
        i++
      }
    }
    await Promise.all(stores.map((store, i) => writer(store, `p${i}`)))
    const log = await first.log.tail('m', 1)
    expect(log.map((e) => e.key).sort()).toEqual(acknowledged.sort())
    expect(log.map((e) => e.seq)).toEqual(log.map((_, i) => i + 1))
    expect(await first.verify('m')).toBeNull()
    await Promise.all(stores.map((store) => store.close()))
  })

  test('a connection that is dropped between two questions of a piece of work ends that work, not the process', async () => {
    const url = await address('dropped')
    const runner = await postgresRunner(url, 2)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const work = runner.write(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await new Promise((done) => setTimeout(done, 200))
      await sql`select 1`.execute(db)
    })
    await expect(work).rejects.toThrow()
    await expect(runner.read((db) => sql<{ n: number }>`select 1 as n`.execute(db))).resolves.toMatchObject({ rows: [{ n: 1 }] })
    await other.end()
    await runner.close()
  })

  test('what one process writes the others hear of, together and not from themselves', async () => {
    const url = await address('bus')
    const [one, other] = await Promise.all([0, 1].map(async () => createStore(await postgresRunner(url, 2))))
    if (one === undefined || other === undefined) throw new Error('no store')
    const heard: EntryRow[] = []
    const topics = new Set<string>()
    const own: unknown[] = []
    other.bus.hear((told, lines) => {
      for (const topic of told) topics.add(topic)
      heard.push(...lines)
    })
    one.bus.hear((told, lines) => own.push(...told, ...lines))
    const row = { id: 'm', game: 'g', status: 'running', table: '{}', outcome: null, created: 1, updated: 1 }
    await one.matches.open(row, { at: 0, by: 's', key: 'open', kind: 'open', body: '{}' })
    // Ears take a moment to open; a line that is too long to travel is told of by the name of its match.
    for (let seq = 1; (heard.length === 0 || topics.size === 0) && seq < 200; seq++) {
      const body = seq % 2 === 0 ? '{}' : JSON.stringify('ß'.repeat(4000))
      await one.log.append('m', seq, [{ at: 0, by: 's', key: `k${seq}`, kind: 'choice', body }])
      await new Promise((done) => setTimeout(done, 50))
    }
    expect(topics).toEqual(new Set(['m']))
    const [line] = heard
    expect((await one.log.tail('m', line?.seq ?? 0))[0]).toEqual(line)
    expect(own).toEqual([])
    await Promise.all([one.close(), other.close()])
  })

  test('a newer version gives a table another column, and this one goes on', async () => {
    const url = await address('newer')
    const store = createStore(await postgresRunner(url, 1))
    await store.people.add({ id: 'ada', name: 'Ada', password: null, bot: 0, created: 1 })
    const before = await store.people.byId('ada')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`alter table users add column lately text default 'x'`)
    await client.end()
    expect(await store.people.byId('ada')).toEqual({ ...before, lately: 'x' })
    await store.people.add({ id: 'bob', name: 'Bob', password: null, bot: 0, created: 1 })
    expect(await store.people.byId('bob')).toMatchObject({ name: 'Bob' })
    await store.close()
  })

  test('who signs out at one process is a stranger at the other, whatever was remembered there', async () => {
    const url = await address('people')
    const [one, other] = await Promise.all([0, 1].map(async () => createStore(await postgresRunner(url, 2))))
    if (one === undefined || other === undefined) throw new Error('no store')
    await one.people.add({ id: 'ada', name: 'Ada', password: null, bot: 0, created: 1 })
    await one.people.openSession({ hash: 'h', user: 'ada', created: 1, expires: 9 })
    expect((await other.people.bySession('h', 1))?.name).toBe('Ada')
    await one.people.change('ada', { name: 'Eve' })
    for (const end = Date.now() + 20_000; (await other.people.bySession('h', 1))?.name !== 'Eve'; ) {
      if (Date.now() > end) throw new Error('the old name stays')
      await new Promise((done) => setTimeout(done, 20))
    }
    await one.people.closeSession('h')
    expect(await one.people.bySession('h', 1)).toBeNull()
    for (const end = Date.now() + 20_000; (await other.people.bySession('h', 1)) !== null; ) {
      if (Date.now() > end) throw new Error('the session stays open')
      await new Promise((done) => setTimeout(done, 20))
    }
    await Promise.all([one.close(), other.close()])
  }, 60_000)

  test('a job that a dead process has locked is done by one that lives, and one that a living process does is left alone', async () => {
    const url = await address('jobs')
    const [dying, living] = await Promise.all([0, 1].map(async () => createStore(await postgresRunner(url, 2))))
    if (dying === undefined || living === undefined) throw new Error('no store')
    const never = new Promise<void>(() => {})
    // Two at a time: with both under way it takes neither again.
    const stop = await dying.jobs.work({ ponder: () => never, crash: () => never }, () => {}, 2)
    await dying.jobs.add({ task: 'ponder', of: 'm', reason: 1, at: 0 })
    await dying.jobs.add({ task: 'crash', of: 'm', reason: 1, at: 0 })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const locked = async (): Promise<number> =>
      (await client.query('select 1 from graphile_worker.jobs where locked_by is not null')).rows.length
    while ((await locked()) < 2) await new Promise((wait) => setTimeout(wait, 20))
    // As a process that was killed leaves it: locked a while ago by somebody of whom nothing was heard since.
    await client.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute' where key like 'crash/%'`,
    )
    const done: string[] = []
    const note = async ({ task }: { readonly task: string }): Promise<void> => void done.push(task)
    const leave = await living.jobs.work({ ponder: note, crash: note }, () => {})
    for (const end = Date.now() + 20_000; done.length === 0; ) {
      if (Date.now() > end) throw new Error('the lock of the dead is kept')
      await new Promise((wait) => setTimeout(wait, 20))
    }
    // Longer than a process may be silent.
    await new Promise((wait) => setTimeout(wait, 6000))
    expect(done).toEqual(['crash'])
    await Promise.all([stop(), leave()])
    await client.end()
    await Promise.all([dying.close(), living.close()])
  }, 60_000)
})
