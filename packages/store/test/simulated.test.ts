import { expect, test } from 'vitest'
import { Crash, createStore, type Fault, simulatedRunner, Unknown } from '../src/index.ts'

const match = { id: 'm', game: 'g', status: 'running', table: '{}', outcome: null, created: 1, updated: 1 }
const entry = (key: string) => ({ at: 1, by: 'a', key, kind: 'choice', body: '{}' })

/** A store whose next write meets `next.fault`, and whose reads lag while `next.stale`. */
async function scripted() {
  const next = { fault: 'none' as Fault, stale: false }
  const script = {
    write() {
      const { fault } = next
      next.fault = 'none'
      return fault
    },
    stale: () => next.stale,
  }
  const store = createStore(await simulatedRunner(script))
  await store.matches.open(match, entry('open'))
  return { store, next }
}

test('a crash before the commit stores nothing', async () => {
  const { store, next } = await scripted()
  next.fault = 'crashBefore'
  await expect(store.log.append('m', 1, [entry('a')])).rejects.toThrow(Crash)
  expect(await store.log.tail('m', 1)).toEqual([])
  await store.close()
})

test.each([
  ['crashAfter', Crash],
  ['unknown', Unknown],
] as const)('after %s the retry with the same key gets what was stored', async (fault, error) => {
  const { store, next } = await scripted()
  next.fault = fault
  await expect(store.log.append('m', 1, [entry('a')])).rejects.toThrow(error)
  expect(await store.log.append('m', 1, [entry('a')])).toMatchObject({ is: 'again', entry: { seq: 1 } })
  expect(await store.log.tail('m', 0)).toHaveLength(2)
  await store.close()
})

test('a stale reader is behind by one write, and its append is late', async () => {
  const { store, next } = await scripted()
  await store.log.append('m', 1, [entry('a')])
  await store.log.append('m', 2, [entry('b')])
  next.stale = true
  expect((await store.log.tail('m', 0)).map((e) => e.key)).toEqual(['open', 'a'])
  expect((await store.log.append('m', 2, [entry('c')])).is).toBe('late')
  next.stale = false
  expect((await store.log.tail('m', 0)).map((e) => e.key)).toEqual(['open', 'a', 'b'])
  await store.close()
})
