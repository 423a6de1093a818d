import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Packet, patched, type Step, verify } from '@duelhall/api'
import { expect, onTestFinished, test } from 'vitest'
import { account, guest, type Stream, untilThere, type Visitor } from './client.ts'
import { chanceOf, find } from './driver.ts'
import { type Process, startProcess } from './house.ts'

const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'

/** Somebody at a table whose line may break: the stream is opened again where it ended, as a browser does it. */
function sitting(person: Visitor, match: string) {
  let stream: Stream = person.follow([match])
  const before: Packet[] = []
  const steps = (): Step[] => [...before, ...stream.packets].filter(isStep).map((packet) => packet.step)
  return {
    person,
    steps,
    now: () => [before, stream.packets].flatMap((list) => list.findLast(isStep) ?? []).at(-1)?.step,
    stream: () => stream,
    again() {
      before.push(...stream.packets)
      const last = stream.last()
      stream.close()
      stream = person.follow([match], last)
    },
    close: () => stream.close(),
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

async function waitFor(what: () => boolean, says: string): Promise<void> {
  for (const end = Date.now() + 20_000; !what(); await pause(5)) if (Date.now() > end) throw new Error(`waited in vain: ${says}`)
}

test('two play a rated match to the end, one watches, the server is killed in between: nothing is lost, and the dice verify', {
  timeout: 120_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-killed-'))
  let hall: Process = await startProcess(data, 0)
  onTestFinished(async () => {
    await hall.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const { base } = hall
  const people = [await account(base, 'Ada'), await account(base, 'Bob')] as const
  const cid = await guest(base)
  const clock = { kind: 'bank', bank: 600_000, increment: 1000 } as const
  const terms = { game: 'battle-of-creatures', players: 2, clock, rated: true, watch: 'all', table: { turnLimit: 14 } } as const
  const { match } = await people[0].call('open', { body: { key: 'first', seed: 'of ada', ...terms } })
  await people[1].call('join', { params: { match }, body: { key: 'join', seed: 'of bob' } })
  const seats = people.map((person) => sitting(person, match))
  const watcher = sitting(cid, match)
  const all = [...seats, watcher]
  onTestFinished(() => {
    for (const one of all) one.close()
  })

  const chance = chanceOf('killed')
  const acknowledged: string[] = []
  let kills = 0
  for (let i = 0; ; i++) {
    await waitFor(() => all.every((one) => one.now() !== undefined), 'the first view')
    await waitFor(() => seats.some((one) => one.now()?.status === 'finished' || one.now()?.view?.decision?.n != null), 'a question')
    if (seats.some((one) => one.now()?.status === 'finished')) break
    const asked = seats.find((one) => one.now()?.view?.decision?.n != null)
    const decision = asked?.now()?.view?.decision
    if (asked === undefined || decision == null) throw new Error('nobody is asked')
    const option = decision.options[chance(decision.options.length)]
    if (option === undefined || decision.n === null) throw new Error('nothing is on offer')
    const body = { key: `k${i}`, do: 'choose', n: decision.n, option } as const
    if (i === 10 || i === 30) {
      // The answer may be on its way or not: the client cannot know, and asks again with the same key.
      const lost = asked.person.call('act', { params: { match }, body }).catch(() => null)
      await hall.kill()
      await lost
      hall = await startProcess(data, hall.port)
      kills++
      for (const one of all) one.again()
    }
    await asked.person.call('act', { params: { match }, body })
    acknowledged.push(body.key)
    // The same key gets the same answer and changes nothing.
    if (i % 10 === 0) await asked.person.call('act', { params: { match }, body })
    await waitFor(() => asked.now()?.status === 'finished' || asked.now()?.view?.decision?.n !== decision.n, `an answer to ${body.key}`)
  }
  expect(kills).toBe(2)

  await waitFor(() => all.every((one) => one.now()?.status === 'finished'), 'the end')
  const recording = await untilThere(() => cid.call('recording', { params: { match } }))
  const file = await cid.call('file', { params: { match } })
  const kept = file.entries.filter((entry) => entry.kind === 'choose').map((entry) => entry.key)
  expect(kept).toEqual(acknowledged.map((key) => `c:${key}`))

  // Every viewer was told everything once and in order, over both kills.
  const told = recording.steps.flatMap((step) => step.told)
  for (const one of all) {
    expect(one.steps().some((step) => step.gap)).toBe(false)
    expect(one.steps().flatMap((step) => step.told)).toEqual(told)
  }
  const last = recording.steps.reduce<unknown>((view, step) => patched(view, step.patch), null)
  expect(last).toEqual(watcher.now()?.view)

  expect(verify(file, find)).toMatchObject({ match, faults: [] })
  const replay = await cid.call('replay', { params: { match } })
  expect(replay.choices).toHaveLength(acknowledged.length)
  await ratingsMoved(people, match)
})

async function ratingsMoved(people: readonly Visitor[], match: string): Promise<void> {
  const pool = 'battle-of-creatures/2/turnLimit=14'
  const [first] = people
  if (first === undefined) return
  const { places } = await first.call('ladder', { query: { pool } })
  expect(places.map((place) => place.games)).toEqual([1, 1])
  expect(places[0]?.rating).toBeGreaterThanOrEqual(places[1]?.rating ?? Number.POSITIVE_INFINITY)
  const winner = await first.call('profile', { params: { user: places[0]?.user ?? '' } })
  expect(winner.ratings[0]).toMatchObject({ pool, rating: places[0]?.rating })
  expect(winner.recent.map((card) => card.match)).toEqual([match])
  const { points } = await first.call('history', { params: { user: winner.user }, query: { pool } })
  expect(points).toMatchObject([{ match, rating: places[0]?.rating }])
}
