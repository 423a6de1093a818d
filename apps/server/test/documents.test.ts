import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routeNames, routes } from '@duelhall/api'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from './client.ts'
import { openHouse } from './house.ts'

const house = openHouse()
const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')

test('the bot of docs/api.md is of 40 lines or so and plays a match to its end', { timeout: 120_000 }, async () => {
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  expect(
    code
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  ).toBeLessThanOrEqual(44)
  const folder = mkdtempSync(join(tmpdir(), 'duelhall-bot-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'bot.mjs'),
    code.replace("game: 'battle-of-creatures'", "game: 'battle-of-creatures', table: { turnLimit: 3 }"),
  )
  const child = spawn(process.execPath, [join(folder, 'bot.mjs'), house.base])
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const ended = await new Promise((done) => child.on('exit', done))
  expect({ ended, said }).toEqual({ ended: 0, said: expect.stringMatching(/^[a-z0-9]{16}: I came in at place [12]\n$/) })
})

test('OpenAPI and the page have every route; every reference leads somewhere', async () => {
  const anybody = visitor(house.base)
  const document = await anybody.call('openapi', {})
  expect(document.openapi).toBe('3.1.0')
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>
  const there = Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId))
  expect(there.sort()).toEqual([...routeNames].sort())
  const schemas = (document.components as { schemas: Record<string, unknown> }).schemas
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in schemas))).toEqual([])
  const { text } = await anybody.raw('GET', '/api')
  for (const name of routeNames) expect(text).toContain(`${routes[name].method} ${routes[name].path}`)
})

test('the numbers of docs/api.md are those of the code', async () => {
  const { usual, anonymous } = await import('../src/http/buckets.ts')
  const { limits } = await import('@duelhall/api')
  expect(page).toContain(`| acts | ${usual.act.each} a second, ${usual.act.burst} at once |`)
  expect(page).toContain(
    `${usual.read.each} a second, ${usual.read.burst} at once; ${usual.write.each} a second, ${usual.write.burst} at once`,
  )
  expect(page).toContain(`${anonymous.each} a second, ${anonymous.burst} at once`)
  expect(page).toContain(`${limits.streams} at a time, of at most ${limits.follows} matches each`)
  expect(page).toContain(`${limits.action / 1024} KiB for an act`)
})

test('an address with nothing at it says so, whatever is sent there', async () => {
  for (const body of ['{bad', '{}', 'x'.repeat(100_000)]) {
    const answer = await fetch(`${house.base}/api/nowhere`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'notFound', says: 'there is nothing at this address' } }])
  }
})
