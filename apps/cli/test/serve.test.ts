import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@duelhall/api'
import { expect, test } from 'vitest'
import { folder, run, start } from './run.ts'

/** Somebody with a cookie. */
function guestAt(base: string) {
  const headers: Record<string, string> = {}
  return {
    headers,
    call: createClient(async (address, init) => {
      const answer = await fetch(address, { ...init, headers: { ...init.headers, ...headers } })
      const [cookie] = answer.headers.getSetCookie()
      if (cookie !== undefined) headers.cookie = cookie.split(';')[0] ?? ''
      return answer
    }, base),
  }
}

async function opened(home: string) {
  const hall = start(['serve', '--port', '0', '--data', join(home, 'hall')], home)
  let out = ''
  hall.child.stdout?.on('data', (text: Buffer) => {
    out += text.toString()
  })
  await hall.sees('is kept in')
  return { ...hall, base: /http:\/\/localhost:\d+/.exec(out)?.[0] ?? '' }
}

test('serve opens a hall, ends at a signal, and finds everything again; verify checks a match by its address and its file', {
  timeout: 120_000,
}, async () => {
  const home = folder()
  const first = await opened(home)
  const ada = guestAt(first.base)
  const you = (await ada.call('guest', {})).you
  const bots = [{ level: 1 }]
  const { match } = await ada.call('open', { body: { key: 'k', game: 'dungeon-dice', players: 2, watch: 'all', bots } })
  first.child.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })
  // The hall made it ready for another version as it closed; it can be done again.
  const packs = ['pack', '--data', join(home, 'hall')]
  expect(await run(packs, home)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 running matches are packed for another version'),
  })

  const second = await opened(home)
  const later = guestAt(second.base)
  Object.assign(later.headers, ada.headers)
  expect((await later.call('session', {})).you).toEqual(you)
  expect((await later.call('mine', {})).running.map((card) => card.match)).toEqual([match])
  const running = await run(['verify', `${second.base}/match/${match}`], home)
  expect(running).toMatchObject({ code: 1, err: expect.stringContaining('this match is not over') })
  await later.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  expect(await run(['verify', `${second.base}/match/${match}`], home)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`verified: match ${match}`),
  })
  const file = await later.call('file', { params: { match } })
  const path = join(home, 'match.json')
  writeFileSync(path, JSON.stringify(file))
  expect(await run(['verify', path, '--json'], home)).toMatchObject({ code: 0, out: expect.stringContaining('"faults":[]') })
  const [one] = file.entries
  if (one !== undefined) one.at += 1
  writeFileSync(path, JSON.stringify(file))
  expect(await run(['verify', path], home)).toMatchObject({ code: 1, err: expect.stringContaining('line 0 (open) was changed') })
  // Backed up while the hall is open; restored, it is the same hall.
  const kept = join(home, 'kept.db')
  expect(await run(['backup', kept, '--data', join(home, 'hall')], home)).toMatchObject({ code: 0 })
  expect(await run(['backup', kept, '--data', join(home, 'hall')], home)).toMatchObject({ code: 1, err: expect.stringContaining('exists') })
  second.child.kill('SIGTERM')
  await second.ended
  expect(await run(['restore', kept, '--data', join(home, 'hall')], home)).toMatchObject({
    code: 1,
    err: expect.stringContaining('already holds a store'),
  })
  expect(await run(['restore', path, '--data', join(home, 'other')], home)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no backup'),
  })
  const moved = join(home, 'moved')
  expect(await run(['restore', kept, '--data', join(moved, 'hall')], home)).toMatchObject({ code: 0 })
  const third = await opened(moved)
  const again = guestAt(third.base)
  Object.assign(again.headers, ada.headers)
  expect((await again.call('session', {})).you).toEqual(you)
  expect((await again.call('mine', {})).finished.map((card) => card.match)).toEqual([match])
  third.child.kill('SIGTERM')
  await third.ended
})

test('what cannot be served or verified is said in one line', async () => {
  const home = folder()
  expect(await run(['serve', '--port', '70000'], home)).toMatchObject({ code: 2 })
  expect(await run(['verify', join(home, 'nothing.json')], home)).toMatchObject({ code: 2, err: expect.stringContaining('no such file') })
  expect(await run(['verify', 'http://localhost:1/abcdabcdabcdabcd'], home)).toMatchObject({
    code: 1,
    err: expect.stringContaining('cannot reach'),
  })
})
