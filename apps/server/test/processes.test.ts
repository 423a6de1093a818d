// Two processes on one PostgreSQL: players at different processes, one of which dies.
import { type Packet, verify } from '@duelhall/api'
import { expect, onTestFinished, test } from 'vitest'
import { guest, type Visitor, visitor } from './client.ts'
import { chanceOf, find } from './driver.ts'
import { type Process, postgresFor, startProcess } from './house.ts'

const server = await postgresFor()
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
async function until(what: () => Promise<boolean>, says: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await what()); await pause(50)) if (Date.now() > end) throw new Error(`waited in vain: ${says}`)
}
const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'

/** Two processes on one database, until the test is over. */
async function twoHalls(name: string): Promise<readonly [Process, Process]> {
  const env = { DATABASE_URL: await server?.database(name) }
  const halls = [await startProcess('', 0, env), await startProcess('', 0, env)] as const
  onTestFinished(async () => {
    for (const hall of halls) await hall.kill()
  })
  return halls
}

test.skipIf(server === null)('players at two processes see each other; when one dies the other goes on', { timeout: 180_000 }, async () => {
  const [one, other] = await twoHalls('processes')
  const ada = await guest(one.base)
  const bob = await guest(other.base)
  const { match } = await ada.call('open', { body: { key: `${Date.now()}`, game: 'battle-of-creatures', players: 2, watch: 'all' } })
  await bob.call('join', { params: { match }, body: { key: 'j' } })
  const streams = [ada.follow([match]), bob.follow([match])]
  let people = [ada, bob]
  const chance = chanceOf('processes')
  const times: number[] = []
  for (let i = 0; i < 12; i++) {
    if (i === 8 && people[0] === ada) {
      await one.kill()
      const moved = visitor(other.base)
      moved.cookie = ada.cookie
      people = [moved, bob]
      streams[0] = moved.follow([match], streams[0]?.last())
    }
    const steps = streams.map((stream) => stream.packets.findLast(isStep)?.step)
    const asked = steps.findIndex((step) => step?.view?.decision?.n != null)
    const decision = steps[asked]?.view?.decision
    if (decision?.n == null) {
      await new Promise((done) => setTimeout(done, 20))
      i--
      continue
    }
    const option = decision.options[chance(decision.options.length)]
    if (option === undefined) throw new Error('nothing is on offer')
    const start = performance.now()
    await people[asked]?.call('act', { params: { match }, body: { key: `k${i}`, do: 'choose', n: decision.n, option } })
    const { step } = (await people[asked]?.call('match', { params: { match } })) ?? {}
    await streams[asked]?.until((packet) => isStep(packet) && packet.step.id >= (step?.id ?? 0))
    const foe = 1 - asked
    const { step: seen } = (await people[foe]?.call('match', { params: { match } })) ?? {}
    if (i < 8 && (seen?.id ?? 0) > (steps[foe]?.id ?? 0)) {
      await streams[foe]?.until((packet) => isStep(packet) && packet.step.id >= (seen?.id ?? 0))
      times.push(performance.now() - start)
    }
  }
  await bob.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  const file = await bob.call('file', { params: { match } })
  expect(file.entries.filter((entry) => entry.kind === 'choose').map((entry) => entry.key)).toEqual(
    Array.from({ length: 12 }, (_, i) => `c:k${i}`),
  )
  expect(verify(file, find).faults).toEqual([])
  const told = streams.map((stream) => stream.packets.filter(isStep).some((packet) => packet.step.gap))
  expect(told).toEqual([false, false])
  times.sort((a, b) => a - b)
  console.log(`seen at the other process: p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms of ${times.length}`)
})

const isPresence = (packet: Packet): packet is Extract<Packet, { type: 'presence' }> => packet.type === 'presence'

test.skipIf(server === null)(
  'seeks at two processes meet, presence is seen from both, and both end with a process',
  { timeout: 180_000 },
  async () => {
    const [one, other] = await twoHalls('together')
    const ada = await guest(one.base)
    const bob = await guest(other.base)
    const cid = await guest(other.base)
    const wish = { game: 'battle-of-creatures', players: 2 } as const
    const notices = [ada.follow([]), bob.follow([])]

    const first = await ada.call('seek', { body: { key: 's', ...wish } })
    expect(first.match).toBeNull()
    await until(async () => (await bob.call('lobby', {})).seeks.some((seek) => seek.user === ada.user), 'the seek in the other lobby')
    // What Ada looks for besides is gone when she has found somebody.
    await ada.call('seek', { body: { key: 'besides', ...wish, table: { turnLimit: 14 } } })
    const { match } = await bob.call('seek', { body: { key: 's', ...wish } })
    if (match === null) throw new Error('nobody was found')
    for (const stream of notices) expect(await stream.until((packet) => packet.type === 'table')).toMatchObject({ match, because: 'seek' })
    expect(await ada.call('seek', { body: { key: 's', ...wish } })).toEqual({ seek: null, match })
    expect((await cid.call('seek', { body: { key: 's', ...wish, table: { turnLimit: 14 } } })).match).toBeNull()

    const [left, right] = [ada.follow([match]), bob.follow([match])]
    const both = (packet: Packet): boolean => isPresence(packet) && packet.present.every(Boolean)
    await left.until(both)
    await right.until(both)
    const watching = cid.follow([match])
    await left.until((packet) => isPresence(packet) && packet.watchers === 1)
    expect(await ada.call('match', { params: { match } })).toMatchObject({ present: [true, true], watchers: 1 })
    watching.close()
    await left.until((packet) => isPresence(packet) && packet.watchers === 0)

    // The wish to play again reaches the other process.
    await bob.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
    const again = await bob.call('rematch', { params: { match }, body: { key: 'again' } })
    expect(await notices[0]?.until((packet) => packet.type === 'table')).toEqual({
      type: 'table',
      match: again.match,
      because: 'rematch',
      from: match,
    })

    // Who looks or is present at a process that dies is gone within seconds.
    await ada.call('seek', { body: { key: 'last', ...wish, table: { turnLimit: 20 } } })
    await until(async () => (await bob.call('lobby', {})).seeks.length === 2, 'both seeks')
    await one.kill()
    const killed = Date.now()
    const alone = (packet: Packet): boolean => isPresence(packet) && packet.present.filter(Boolean).length === 1
    await right.until(alone)
    await until(async () => (await bob.call('lobby', {})).seeks.every((seek) => seek.user === cid.user), 'the end of the seek')
    console.log(`seek and presence ended ${Date.now() - killed} ms after the kill`)
  },
)

test.skipIf(server === null)('whoever seeks at whichever process is brought to one table and no other', { timeout: 180_000 }, async () => {
  const halls = await twoHalls('meeting')
  const people: Visitor[] = []
  for (let i = 0; i < 24; i++) people.push(await guest(`${halls[i % 2]?.base}`))
  const wish = { game: 'battle-of-creatures', players: 2 } as const
  await Promise.all(people.map((person) => person.call('seek', { body: { key: 'a', ...wish } })))
  const tables = async (person: Visitor): Promise<number> => {
    const { open, running } = await person.call('mine', {})
    return open.length + running.length
  }
  await until(async () => (await Promise.all(people.map(tables))).every((count) => count > 0), 'a table for everybody')
  expect(await Promise.all(people.map(tables))).toEqual(people.map(() => 1))
  expect((await people[0]?.call('lobby', {}))?.seeks).toEqual([])
})
