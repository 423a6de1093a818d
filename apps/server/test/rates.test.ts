import { expect, test } from 'vitest'
import { anonymous, createBuckets, usual } from '../src/http/buckets.ts'
import { guest, visitor } from './client.ts'
import { openHouse } from './house.ts'

const house = openHouse({ rates: {} })

test('a bucket gives its burst and not one more, fills with time and is forgotten when full', () => {
  let now = 0
  const buckets = createBuckets(() => now)
  for (let i = 0; i < usual.act.burst; i++) buckets.take('a', usual.act)
  expect(() => buckets.take('a', usual.act)).toThrow('too many requests; try again in 1 s')
  buckets.take('b', usual.act)
  now += 1000
  for (let i = 0; i < usual.act.each; i++) buckets.take('a', usual.act)
  expect(() => buckets.take('a', usual.act)).toThrow('too many')
  now += 300_000
  buckets.take('c', usual.act)
  expect(buckets.size()).toBe(1)
})

test('over the wire: signing in from one address, acts of one seat', async () => {
  const ada = await guest(house.base)
  const { match } = await ada.call('open', { body: { key: 'k', game: 'dungeon-dice', players: 2, bots: [{ level: 1 }] } })
  const acts = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      ada.raw('POST', `/api/matches/${match}/act`, JSON.stringify({ key: `k${i}`, do: 'grant' }), { 'content-type': 'application/json' }),
    ),
  )
  const refused = acts.filter((answer) => answer.status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(acts.length - refused.length).toBeGreaterThanOrEqual(usual.act.burst)
  expect(refused[0]?.body).toMatchObject({ error: { code: 'tooMany', says: expect.stringContaining('try again in') } })
  const doors = await Promise.all(
    Array.from({ length: 40 }, () => visitor(house.base).raw('POST', '/api/guest', '{}', { 'content-type': 'application/json' })),
  )
  expect(doors.some((answer) => answer.status === 429)).toBe(true)
  const reads = await Promise.all(Array.from({ length: anonymous.burst + 40 }, () => visitor(house.base).raw('GET', '/api/lobby')))
  expect(reads.some((answer) => answer.status === 429)).toBe(true)
  expect((await ada.call('session', {})).you?.user).toBe(ada.user)
})
