// Two processes on one PostgreSQL: players at different processes, one of which dies.
import { type Packet, verify } from '@duelhall/api'
import { expect, onTestFinished, test } from 'vitest'
import { guest, visitor } from './client.ts'
import { chanceOf, find } from './driver.ts'
import { type Process, postgresFor, startProcess } from './house.ts'

const server = await postgresFor()
const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'

test.skipIf(server === null)('players at two processes see each other; when one dies the other goes on', { timeout: 180_000 }, async () => {
  const env = { DATABASE_URL: await server?.database('processes') }
  const halls: Process[] = [await startProcess('', 0, env), await startProcess('', 0, env)]
  onTestFinished(async () => {
    for (const hall of halls) await hall.kill()
  })
  const [one, other] = halls
  if (one === undefined || other === undefined) throw new Error('no hall')
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
