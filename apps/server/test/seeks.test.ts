// Seeks that a process left behind, on a store in memory.
import type { Seek } from '@duelhall/api'
import { createStore, faithful, simulatedRunner } from '@duelhall/store'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openHall } from '../src/hall/hall.ts'
import { partyOf, type Seeking } from '../src/hall/party.ts'
import { openThreads } from '../src/threads/pool.ts'
import { find } from './driver.ts'

const seeking = (user: string, more: Partial<Seek> = {}, blocked: readonly string[] = []): Seeking => ({
  seek: {
    ...{ seek: `of${user}`, user, name: user, rating: null, game: 'battle-of-creatures', players: 2, table: {} },
    ...{ clock: { kind: 'none' }, rated: false, created: Date.now(), ...more },
  },
  brings: null,
  seed: null,
  blocked,
})

async function setUp() {
  const store = createStore(await simulatedRunner(faithful))
  for (const id of ['adaa', 'bobb', 'cidd']) await store.people.add({ id, name: id, password: null, bot: 0, created: 0 })
  const troubles: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void troubles.push(line) })
  const hall = await openHall({ store, find, now: Date.now, log, pace: 0, threads: openThreads() })
  onTestFinished(async () => {
    await hall.close()
    await store.close()
  })
  const add = ({ seek, ...rest }: Seeking, process: string): Promise<void> =>
    store.seeks.add({ id: seek.seek, user: seek.user, process, body: JSON.stringify({ seek, ...rest }), created: seek.created })
  return { store, hall, troubles, add }
}

test('a party that a process took and did not seat is seated by another', async () => {
  const { store, hall, troubles, add } = await setUp()
  const party = ['adaa', 'bobb'].map((user) => seeking(user))
  for (const one of party) await add(one, 'hall-dead')
  const ids = party.map(({ seek }) => ({ id: seek.seek, user: seek.user }))
  expect(await store.seeks.claim(ids, 'table22', Date.now())).toBe(true)
  expect(await hall.seeks.matchOf('ofadaa')).toBeNull()
  for (const end = Date.now() + 20_000; (await hall.seeks.matchOf('ofadaa')) === null; await new Promise((go) => setTimeout(go, 50)))
    if (Date.now() > end) throw new Error('nobody seated them')
  const room = await hall.rooms.get('table22')
  expect(room?.match.status).toBe('running')
  expect(room?.match.seats.map((seat) => seat?.user)).toEqual(['adaa', 'bobb'])
  expect(troubles).toEqual([])
})

test('a seek of a process that is gone meets nobody', async () => {
  const { hall, add } = await setUp()
  await add(seeking('adaa'), 'hall-dead')
  await hall.seeks.add(seeking('bobb'))
  expect(await hall.seeks.matchOf('ofbobb')).toBeNull()
  expect(hall.seeks.all().map(({ user }) => user)).toEqual(['bobb'])
  await hall.seeks.add(seeking('cidd'))
  const match = await hall.seeks.matchOf('ofbobb')
  expect(match).not.toBeNull()
  expect(await hall.seeks.matchOf('ofcidd')).toBe(match)
  expect(hall.seeks.all()).toEqual([])
})

test('those fit whose terms, ratings and blocks agree; ratings may lie further apart the longer somebody waits', () => {
  const at = 1_000_000
  const of = (user: string, rating: number, created = at) => seeking(user, { rating, rated: true, created })
  const users = (...all: readonly Seeking[]) => partyOf(all, at)?.map(({ seek }) => seek.user) ?? null
  expect(users(of('adaa', 1500), of('bobb', 1650))).toEqual(['adaa', 'bobb'])
  expect(users(of('adaa', 1500), of('bobb', 1651))).toBeNull()
  expect(users(of('adaa', 1500, at - 10_000), of('bobb', 1800))).toEqual(['adaa', 'bobb'])
  expect(users(of('adaa', 1500, at - 10_000), of('bobb', 1801))).toBeNull()
  expect(users(seeking('adaa'), seeking('adaa', { seek: 'other' }))).toBeNull()
  expect(users(seeking('adaa'), seeking('bobb', { table: { turnLimit: 9 } }))).toBeNull()
  expect(users(seeking('adaa', {}, ['bobb']), seeking('bobb'), seeking('cidd'))).toEqual(['adaa', 'cidd'])
  expect(users(seeking('adaa', { players: 3 }), seeking('bobb', { players: 3 }))).toBeNull()
})
