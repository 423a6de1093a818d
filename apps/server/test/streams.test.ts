import { limits, type Packet, routes } from '@duelhall/api'
import { expect, test } from 'vitest'
import { account, guest, type Visitor } from './client.ts'
import { chanceOf } from './driver.ts'
import { openHouse } from './house.ts'

const house = openHouse()
const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'
const json = { 'content-type': 'application/json' }

async function pair(game = 'battle-of-creatures'): Promise<{ readonly ada: Visitor; readonly bob: Visitor; readonly match: string }> {
  const [ada, bob] = [await guest(house.base), await guest(house.base)]
  const { match } = await ada.call('open', { body: { key: 'k', game, players: 2, watch: 'all' } })
  await bob.call('join', { params: { match }, body: { key: 'k' } })
  return { ada, bob, match }
}

/** Answers one question with any of its options. */
async function answer(people: readonly Visitor[], match: string, key: string, chance: (sides: number) => number): Promise<void> {
  for (const person of people) {
    const { step } = await person.call('match', { params: { match } })
    const decision = step.view?.decision
    if (decision?.n == null) continue
    const option = decision.options[chance(decision.options.length)]
    if (option === undefined) continue
    await person.call('act', { params: { match }, body: { key, do: 'choose', n: decision.n, option } })
    return
  }
  throw new Error('nobody is asked')
}

test('a stream that breaks goes on where it ended: nothing twice, nothing lost', async () => {
  const { ada, bob, match } = await pair()
  const whole = ada.follow([match])
  const first = ada.follow([match])
  await first.until(isStep)
  await whole.until(isStep)
  const chance = chanceOf('resume')
  for (let i = 0; i < 6; i++) await answer([ada, bob], match, `a${i}`, chance)
  const { step } = await ada.call('match', { params: { match } })
  await first.until((packet) => isStep(packet) && packet.step.id === step.id)
  const last = first.last()
  first.close()
  for (let i = 0; i < 6; i++) await answer([ada, bob], match, `b${i}`, chance)
  const { step: end } = await ada.call('match', { params: { match } })
  const second = ada.follow([match], last)
  await second.until((packet) => isStep(packet) && packet.step.id === end.id)
  await whole.until((packet) => isStep(packet) && packet.step.id === end.id)
  const told = (packets: readonly Packet[]) => packets.filter(isStep).flatMap((packet) => packet.step.told)
  expect([...told(first.packets), ...told(second.packets)]).toEqual(told(whole.packets))
  expect(second.packets.filter(isStep).some((packet) => packet.step.gap)).toBe(false)
  expect(second.packets.filter(isStep).at(-1)?.step.view).toEqual(end.view)
  // An id of another match, or from the future, tells no tales and does no harm.
  const odd = ada.follow([match], `${match}.999999.999999`)
  const fresh = await odd.until(isStep)
  expect(isStep(fresh) && fresh.step.told).toEqual([])
  for (const stream of [whole, second, odd]) stream.close()
})

test('the same key gets the same answer and happens once, whoever is asked in between', async () => {
  const { ada, bob, match } = await pair()
  const { step } = await ada.call('match', { params: { match } })
  const asked = step.view?.decision?.n == null ? bob : ada
  const decision = (await asked.call('match', { params: { match } })).step.view?.decision
  const [option] = decision?.options ?? []
  if (decision?.n == null || option === undefined) throw new Error('nobody is asked')
  const body = { key: 'once', do: 'choose', n: decision.n, option } as const
  const answers = await Promise.all(Array.from({ length: 5 }, () => asked.call('act', { params: { match }, body })))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ accepted: true })))
  await expect(asked.call('act', { params: { match }, body: { ...body, key: 'other' } })).rejects.toMatchObject({ status: 409 })
  await ada.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  const { entries } = await bob.call('file', { params: { match } })
  expect(entries.filter((entry) => entry.kind === 'choose')).toHaveLength(1)
  // Our own keys are not to be had.
  expect(entries.filter((entry) => entry.key === 'open')).toHaveLength(1)
  const table = { key: 'again', game: 'dungeon-dice', players: 2 } as const
  expect(await ada.call('open', { body: table })).toEqual(await ada.call('open', { body: table }))
})

test('what those who watch say the players hear when all is over; who is blocked is not heard', async () => {
  const { ada, bob, match } = await pair()
  const cid = await guest(house.base)
  const heard = bob.follow([match])
  await heard.until(isStep)
  await cid.call('chat', { params: { match }, body: { key: '1', words: 'play the other one' } })
  await ada.call('chat', { params: { match }, body: { key: '1', words: 'good luck' } })
  const line = await heard.until((packet) => packet.type === 'chat')
  expect(line).toMatchObject({ lines: [{ words: 'good luck', seated: true }] })
  const chatOf = async (person: Visitor) => (await person.call('match', { params: { match } })).chat.map((one) => one.words)
  expect(await chatOf(bob)).toEqual(['good luck'])
  expect(await chatOf(cid)).toEqual(['play the other one', 'good luck'])
  await bob.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  expect(await chatOf(bob)).toEqual(['play the other one', 'good luck'])
  await bob.call('block', { params: { user: ada.user } })
  expect(await chatOf(bob)).toEqual(['play the other one'])
  await bob.call('report', { body: { about: cid.user, match, words: 'helps one side' } })
  const next = await ada.call('open', { body: { key: 'n', game: 'dungeon-dice', players: 2 } })
  await expect(bob.call('join', { params: next, body: { key: 'n' } })).rejects.toMatchObject({ error: { code: 'blocked' } })
  heard.close()
})

test('seeks that agree find each other; who plays again gets the other seat', async () => {
  const [ada, bob] = [await account(house.base, 'Seeker one'), await account(house.base, 'Seeker two')]
  const wish = { game: 'dungeon-dice', players: 2, clock: { kind: 'days', days: 2 }, rated: true } as const
  const stream = ada.follow([], undefined, 'yes')
  await stream.until((packet) => packet.type === 'lobby')
  const first = await ada.call('seek', { body: { key: 's', ...wish } })
  expect(first.match).toBeNull()
  expect((await bob.call('lobby', {})).seeks.map((seek) => seek.name)).toContain('Seeker one')
  await bob.call('seek', { body: { key: 'other', ...wish, table: { shortGame: true } } })
  const { match } = await bob.call('seek', { body: { key: 's', ...wish } })
  expect(await stream.until((packet) => packet.type === 'table')).toMatchObject({ match, because: 'seek' })
  if (match === null) throw new Error('no match')
  expect((await bob.call('lobby', {})).seeks).toEqual([])
  await ada.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  const again = await bob.call('rematch', { params: { match }, body: { key: 'r' } })
  expect(await stream.until((packet) => packet.type === 'table')).toMatchObject({ match: again.match, because: 'rematch', from: match })
  expect(await ada.call('rematch', { params: { match }, body: { key: 'r' } })).toEqual(again)
  const seatsOf = async (id: string) => (await ada.call('match', { params: { match: id } })).step.seats.map((seat) => seat?.user)
  expect(await seatsOf(again.match)).toEqual((await seatsOf(match)).toReversed())
  stream.close()
})

test('sizes at the limit and one above', async () => {
  const { ada, match } = await pair()
  const path = `/api/matches/${match}/act`
  const padded = (bytes: number) => {
    const body = JSON.stringify({ key: 'p', do: 'undo' })
    return ' '.repeat(bytes - body.length) + body
  }
  expect((await ada.raw('POST', path, padded(limits.action), json)).status).toBe(409)
  expect((await ada.raw('POST', path, padded(limits.action + 1), json)).status).toBe(413)
  const said = (n: number) => ada.raw('POST', `/api/matches/${match}/chat`, JSON.stringify({ key: `w${n}`, words: 'x'.repeat(n) }), json)
  expect((await said(limits.chat)).status).toBe(200)
  expect((await said(limits.chat + 1)).status).toBe(400)
  const big = (bytes: number) => {
    const body = JSON.stringify({ game: 'dungeon-dice', name: 'x', list: '' })
    return ada.raw('POST', routes.saveDeck.path, body.replace('""', `"${'x'.repeat(bytes - body.length)}"`), json)
  }
  expect((await big(limits.body)).status).toBe(200)
  expect((await big(limits.body + 1)).status).toBe(413)
  const streams = Array.from({ length: limits.streams }, () => ada.follow([match]))
  for (const stream of streams) await stream.until(isStep)
  const more = ada.follow([match])
  await expect(more.until(isStep)).rejects.toThrow('status 429')
  for (const stream of streams) stream.close()
})

test('changes come from our own pages or from programs', async () => {
  const { ada } = await pair()
  const from = (headers: Record<string, string>) => ada.raw('POST', '/api/seeks/drop', '{"id":"abcd"}', { ...json, ...headers })
  expect((await from({})).status).toBe(200)
  expect((await from({ origin: house.base, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await from({ origin: 'null' })).status).toBe(403)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('nothing broke on our side', () => expect(house.troubles).toEqual([]))
