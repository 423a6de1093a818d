import { type PostgresServer, startPostgres } from '@duelhall/testkit'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { createStore, openStore, postgresRunner, type Store } from '../src/index.ts'
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

  test('what one process writes the others hear of, together and not from themselves', async () => {
    const url = await address('bus')
    const [one, other] = await Promise.all([0, 1].map(async () => createStore(await postgresRunner(url, 2))))
    if (one === undefined || other === undefined) throw new Error('no store')
    const heard: string[] = []
    const own: string[] = []
    other.bus.hear((matches) => heard.push(...matches))
    one.bus.hear((matches) => own.push(...matches))
    const row = { id: 'm', game: 'g', status: 'running', table: '{}', outcome: null, created: 1, updated: 1 }
    await one.matches.open(row, { at: 0, by: 's', key: 'open', kind: 'open', body: '{}' })
    for (let seq = 1; heard.length === 0 && seq < 100; seq++) {
      await one.log.append('m', seq, [{ at: 0, by: 's', key: `k${seq}`, kind: 'choice', body: '{}' }])
      await new Promise((done) => setTimeout(done, 50))
    }
    expect(new Set(heard)).toEqual(new Set(['m']))
    expect(own).toEqual([])
    await Promise.all([one.close(), other.close()])
  })

  test('a job that a dead process has locked is done by one that lives, and one that a living process does is left alone', async () => {
    const url = await address('jobs')
    const [dying, living] = await Promise.all([0, 1].map(async () => createStore(await postgresRunner(url, 2))))
    if (dying === undefined || living === undefined) throw new Error('no store')
    const never = new Promise<void>(() => {})
    const stop = await dying.jobs.work({ ponder: () => never, crash: () => never }, () => {})
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
    await new Promise((wait) => setTimeout(wait, 6000))
    expect(done).toEqual(['crash'])
    await Promise.all([stop(), leave()])
    await client.end()
    await Promise.all([dying.close(), living.close()])
  }, 60_000)
})
