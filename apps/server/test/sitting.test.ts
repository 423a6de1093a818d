// Who sits down by a link takes a free seat, whatever this process has heard of the others by then.
import { createStore, faithful, type Store, simulatedRunner, type UserRow } from '@duelhall/store'
import { expect, test } from 'vitest'
import { createTables } from '../src/hall/tables.ts'
import { find, rejoin, seat } from './driver.ts'

const now = (): number => 1
async function userOf(store: Store, id: string): Promise<UserRow> {
  await store.people.add({ id, name: id, password: null, bot: 0, created: 1 })
  const user = await store.people.byId(id)
  if (user === null) throw new Error('nobody came')
  return user
}
const sitting = (user: UserRow, at?: number) => ({ user, key: 'sit', seat: at, brings: null, seed: undefined })

test('a process that has not heard of the first one gives the next a seat all the same', async () => {
  const store = createStore(await simulatedRunner(faithful))
  await seat(store, 'sitting222', 'battle-of-creatures', 3, now, { kind: 'none' }, find, 0)
  const rooms = { get: async () => null, known: () => null, all: () => [], sweep: () => {}, count: () => 0 }
  const tables = createTables({ store, rooms, find, now })
  const [here, there] = [await rejoin(store, 'sitting222', now), await rejoin(store, 'sitting222', now)]
  const [ada, bob, cid] = [await userOf(store, 'ada'), await userOf(store, 'bob'), await userOf(store, 'cid')]
  await tables.sit(here, sitting(ada))
  await tables.sit(there, sitting(bob))
  // A seat that was asked for is that seat or none.
  await expect(tables.sit(here, sitting(cid, 1))).rejects.toMatchObject({ body: { error: { code: 'seatTaken' } } })
  await tables.sit(here, sitting(cid))
  const seats = (await rejoin(store, 'sitting222', now)).match.seats.map((taken) => taken?.user)
  expect(seats).toEqual(['ada', 'bob', 'cid'])
  await expect(tables.sit(there, sitting(await userOf(store, 'dee')))).rejects.toThrow()
  await store.close()
})
