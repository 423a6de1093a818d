// What becomes of an order when its chunks are done twice, its games break or its rules change: without threads, on a store in memory.
import { limits } from '@duelhall/api'
import { createStore, faithful, type Job, type Store, simulatedRunner } from '@duelhall/store'
import { expect, onTestFinished, test } from 'vitest'
import { createSimulations } from '../src/hall/simulations.ts'
import { createTables } from '../src/hall/tables.ts'
import type { Threads } from '../src/threads/pool.ts'
import { work } from '../src/threads/tasks.ts'
import { find } from './driver.ts'

const inline = { run: async (task: Parameters<typeof work>[0]) => work(task), waiting: () => 0, close: async () => {} } as Threads
const league = { key: 'k', game: 'battle-of-creatures', bots: ['random', 'greedy'], pairs: 'all', games: 40, table: {}, seed: 's' } as const
const sent = { ...league, bots: [...league.bots] }

async function setUp(threads: Threads = inline) {
  const base = createStore(await simulatedRunner(faithful))
  onTestFinished(() => base.close())
  const jobs: Job[] = []
  const store: Store = { ...base, jobs: { ...base.jobs, add: async (job) => void jobs.push(job) } }
  const rooms = { get: async () => null, known: () => null, all: () => [], sweep: () => {}, count: () => 0 }
  let at = 0
  const now = (): number => ++at
  const simulations = createSimulations({ store, tables: createTables({ store, rooms, find, now }), find, threads, now })
  /** Does what is in the queue, and what comes of it, in the order that `pick` says. */
  async function drain(pick: (jobs: Job[]) => Job | undefined): Promise<void> {
    for (let job = pick(jobs); job !== undefined; job = pick(jobs)) await simulations.tasks.simulate?.(job)
  }
  return { store, simulations, jobs, drain }
}

test('chunks in any order, each done twice, come to the same as each done once in turn', async () => {
  const straight = await setUp()
  const { simulation } = await straight.simulations.order('ada', sent)
  expect(straight.jobs.map(({ task, of, reason }) => [task, of, reason])).toEqual([0, 1, 2].map((chunk) => ['simulate', simulation, chunk]))
  const seen = new Set<number>()
  await straight.drain((jobs) => {
    const job = jobs.find(({ reason }) => !seen.has(reason))
    if (job !== undefined) seen.add(job.reason)
    return job
  })
  const once = await straight.simulations.look('ada', simulation)
  expect(once).toMatchObject({ status: 'finished', played: 40 })

  const messy = await setUp()
  await messy.simulations.order('ada', sent)
  let times = 0
  await messy.drain((jobs) => (times++ % 2 === 0 ? jobs.at(-1) : jobs.pop()))
  expect(await messy.simulations.look('ada', simulation)).toMatchObject({ status: 'finished', played: 40, result: once.result })
})

test('what a process left behind is taken up: the chunks that are missing, or adding up alone', async () => {
  const { simulations, store, jobs } = await setUp()
  const { simulation } = await simulations.order('ada', sent)
  const reasons = async (): Promise<number[]> => {
    jobs.length = 0
    await simulations.takeUp()
    return jobs.map(({ reason }) => reason)
  }
  const row = await store.simulations.byId(simulation)
  await simulations.tasks.simulate?.({ task: 'simulate', of: simulation, reason: 1, at: 0 })
  expect(row?.chunk).toBe(19)
  expect(await reasons()).toEqual([0, 2])
  for (const reason of [0, 2]) await simulations.tasks.simulate?.({ task: 'simulate', of: simulation, reason, at: 0 })
  expect(await reasons()).toEqual([3])
  await simulations.tasks.simulate?.({ task: 'simulate', of: simulation, reason: 3, at: 0 })
  expect(await reasons()).toEqual([])
})

test('a game that breaks ends the order with its reason, and is reported', async () => {
  const broken = { ...inline, run: async () => ({ broken: 'no such die' }) } as Threads
  const { simulations, drain } = await setUp(broken)
  const { simulation } = await simulations.order('ada', sent)
  await expect(drain((jobs) => jobs.shift())).rejects.toThrow(`simulation ${simulation}, games 0 to 18: no such die`)
  expect(await simulations.look('ada', simulation)).toMatchObject({ status: 'failed', says: 'a game broke: no such die', played: 0 })
  await drain((jobs) => jobs.shift())
})

test('a thread that is ended is no fault of the game: the order goes on', async () => {
  const ending = { ...inline, run: () => Promise.reject(new Error('terminated')) } as Threads
  const { simulations, drain } = await setUp(ending)
  const { simulation } = await simulations.order('ada', sent)
  await expect(drain((jobs) => jobs.shift())).rejects.toThrow('terminated')
  expect(await simulations.look('ada', simulation)).toMatchObject({ status: 'running' })
})

test('games of other rules are not mixed with those that were played', async () => {
  const { simulations, store, drain } = await setUp()
  const { simulation } = await simulations.order('ada', sent)
  const row = await store.simulations.byId(simulation)
  if (row === null) throw new Error('no order')
  await store.simulations.order({ ...row, id: 'older', rules: row.rules - 1 }, 3)
  await simulations.takeUp()
  await drain((jobs) => jobs.shift())
  expect(await simulations.look('ada', 'older')).toMatchObject({ status: 'failed', says: expect.stringContaining('rules'), played: 0 })
  expect(await simulations.look('ada', simulation)).toMatchObject({ status: 'finished' })
})

test('so many are kept, and the oldest goes when one more is ordered', async () => {
  const { simulations } = await setUp()
  const { kept } = limits.simulation
  const ids: string[] = []
  for (let i = 0; i < kept; i++) {
    const { simulation } = await simulations.order('ada', { ...sent, key: `k${i}` })
    await simulations.cancel('ada', simulation)
    ids.push(simulation)
  }
  const one = await simulations.order('ada', { ...sent, key: 'one' })
  expect(await simulations.list('ada', 100)).toHaveLength(kept + 1)
  await simulations.cancel('ada', one.simulation)
  await simulations.order('ada', { ...sent, key: 'two' })
  const now = (await simulations.list('ada', 100)).map(({ simulation }) => simulation)
  expect(now).toHaveLength(kept + 1)
  expect(now).not.toContain(ids[0])
  expect(now).toContain(ids[1])
})
