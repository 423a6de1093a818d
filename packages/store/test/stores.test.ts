import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStore, faithful, openStore, restoreStore, simulatedRunner } from '../src/index.ts'
import { storeSuite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'duelhall-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeSuite('embedded', () => openStore(join(folder, 'suite'), undefined))
storeSuite('simulated', async () => createStore(await simulatedRunner(faithful)))

const match = { id: 'm', game: 'g', status: 'running', table: '{}', outcome: null, created: 1, updated: 1 }
const entry = (key: string) => ({ at: 1, by: 'a', key, kind: 'choice', body: '{}' })

test('a second start finds everything again', async () => {
  const place = join(folder, 'again')
  const first = await openStore(place, undefined)
  await first.matches.open(match, entry('open'))
  await first.close()
  const second = await openStore(place, undefined)
  expect(await second.log.tail('m', 0)).toHaveLength(1)
  await second.close()
})

test('only the owner may read the store', async () => {
  const place = join(folder, 'private')
  const store = await openStore(place, undefined)
  expect(statSync(place).mode & 0o077).toBe(0)
  expect(statSync(join(place, 'duelhall.db')).mode & 0o077).toBe(0)
  await store.close()
})

test('a backup taken while it runs can be restored, and never over a store', async () => {
  const store = await openStore(join(folder, 'source'), undefined)
  await store.matches.open(match, entry('open'))
  await store.backup(join(folder, 'copy.db'))
  await store.log.append('m', 1, [entry('later')])
  await store.close()
  restoreStore(join(folder, 'copy.db'), join(folder, 'restored'))
  const restored = await openStore(join(folder, 'restored'), undefined)
  expect((await restored.log.tail('m', 0)).map((e) => e.key)).toEqual(['open'])
  await restored.close()
  expect(() => restoreStore(join(folder, 'copy.db'), join(folder, 'source'))).toThrow('already holds a store')
  expect(() => restoreStore(join(folder, 'no.db'), join(folder, 'new'))).toThrow('no backup')
})

test('a store that is closed refuses instead of losing', async () => {
  const store = await openStore(join(folder, 'closed'), undefined)
  const last = store.matches.open(match, entry('open'))
  await store.close()
  expect((await last).is).toBe('stored')
  await expect(store.log.append('m', 1, [entry('x')])).rejects.toThrow('closed')
})
