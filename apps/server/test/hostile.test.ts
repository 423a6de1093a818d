// Requests that nobody should send; files are in hostile-files.test.ts. `HOSTILE=100000` for the long run; `HOSTILE_SEED` plays one again.
import { type Route, type RouteName, routeNames, routes } from '@duelhall/api'
import { expect, test } from 'vitest'
import { account, guest, pathOf, type Visitor } from './client.ts'
import { chanceOf, readyTable } from './driver.ts'
import { row } from './figures.ts'
import { openHouse } from './house.ts'
import { mutated, odd, of, type Pick, wordOf } from './mutations.ts'

const house = openHouse()
const runs = Number(process.env.HOSTILE ?? 2000)
const seed = process.env.HOSTILE_SEED ?? 'hostile'

/** Good beginnings, so that mutations get past the door. */
const good: Partial<Record<RouteName, unknown>> = {
  register: { name: 'Mallory', password: 'long enough a word' },
  login: { name: 'Mallory', password: 'x' },
  open: {
    key: 'k',
    game: 'duel-monsters',
    players: 2,
    table: {},
    clock: { kind: 'bank', bank: 60_000, increment: 0 },
    brings: { list: readyTable('duel-monsters').list },
    bots: [{ level: 1 }],
  },
  seek: { key: 'k', game: 'dungeon-dice', players: 2, clock: { kind: 'days', days: 1 }, brings: { deck: 'x' } },
  join: { key: 'k', seat: 1, brings: { list: [] }, seed: 's' },
  act: { key: 'k', do: 'choose', n: 1, option: { act: 'pass', piece: 1, target: 2, place: 3 } },
  why: { piece: 3, option: { act: 'pass', piece: 1, target: null, place: 3 } },
  chat: { key: 'k', words: 'hello' },
  saveDeck: { game: 'dungeon-dice', name: 'mine', list: readyTable('dungeon-dice').list },
  report: { about: 'level-1', match: null, words: 'x' },
  makeToken: { name: 'x', scopes: ['read'], bot: true },
  fill: { key: 'k', level: 2 },
  leave: { key: 'k' },
  rematch: { key: 'k' },
  simulate: { key: 'k', game: 'dungeon-dice', players: 2, bots: ['random', 'greedy/rush'], pairs: 'all', games: 2, table: {}, seed: 's' },
  playOn: { key: 'k', at: 3, seat: 1, bots: [{ level: 1 }], clock: { kind: 'none' } },
}

function bodyOf(name: RouteName, pick: Pick): string {
  const text = JSON.stringify(mutated(good[name] ?? {}, pick)) ?? 'undefined'
  switch (pick(14)) {
    case 0:
      return text.slice(0, pick(text.length + 1))
    case 1:
      return text.replace(/[{}[\]:,"]/, (sign) => sign + sign)
    case 2:
      return '['.repeat(2000)
    case 3:
      return `{"__proto__":{"admin":true},${text.slice(1)}`
    default:
      return text
  }
}

const heads: readonly Record<string, string>[] = [
  {},
  {},
  {},
  {},
  {},
  {},
  { authorization: 'Bearer x' },
  { authorization: 'Basic eDp5' },
  { cookie: 'duelhall=%00' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'last-event-id': '~'.repeat(500) },
  { 'x-forwarded-for': '1.2.3.4' },
  { 'content-encoding': 'gzip' },
]

async function provoke(
  people: readonly Visitor[],
  matches: readonly string[],
  pick: Pick,
): Promise<{ readonly status: number; readonly what: string; readonly text: string }> {
  const name = of(
    pick,
    routeNames.filter((one) => one !== 'events' && one !== 'page' && one !== 'guest'),
  )
  const route: Route = routes[name]
  const person = of(pick, people)
  const word = (): string =>
    pick(5) === 0
      ? wordOf(of(pick, odd))
          .slice(0, 300)
          .replace(/[\ud800-\udfff]/g, '%')
      : of(pick, matches)
  const query = Object.fromEntries(['limit', 'pool', 'game', 'matches'].flatMap((key) => (pick(2) === 0 ? [] : [[key, word()]])))
  const path =
    pathOf(name, { match: word(), simulation: word(), user: pick(2) === 0 ? word() : person.user }, query) + (pick(30) === 0 ? '%' : '')
  const method = pick(20) === 0 ? of(pick, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : route.method
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(name, pick)
  const cookie = person.cookie
  const answer = await person.raw(method, path, body, {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...of(pick, heads),
  })
  person.cookie = cookie
  return { status: answer.status, what: `${method} ${path} ${body?.slice(0, 300)}`, text: answer.text }
}

test(`${runs} hostile requests: an answer to each, none of our faults, no crash, no growth`, { timeout: 3_600_000 }, async () => {
  const people = [await account(house.base, 'Mallory'), await guest(house.base), await guest(house.base)]
  const [host, other] = people
  if (host === undefined || other === undefined) throw new Error('nobody came')
  const matches: string[] = []
  for (const game of ['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'duel-monsters']) {
    const { match } = await host.call('open', { body: { key: game, game, players: 2 } })
    matches.push(match)
    if (game !== 'dice-masters-yugioh') await other.call('join', { params: { match }, body: { key: game } })
  }
  const { simulation } = await host.call('simulate', { body: { key: 's', game: 'dungeon-dice', bots: ['random', 'greedy'], games: 2 } })
  matches.push(simulation)
  const pick = chanceOf(seed)
  const statuses = new Map<number, number>()
  let before = 0
  for (let i = 0; i < runs; i++) {
    const { status, what, text } = await provoke(people, matches, pick)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status, `${what} → ${text.slice(0, 500)} ${house.troubles.at(-1)?.slice(0, 1500) ?? ''}`).toBeLessThan(500)
    if (i === Math.floor(runs / 2)) before = process.memoryUsage().heapUsed
  }
  expect((await host.call('health', {})).ok).toBe(true)
  expect(house.troubles).toEqual([])
  // Half of the requests may not leave more behind than garbage that is not collected yet.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 2 ** 20)
  expect([...statuses.keys()].filter((status) => status < 400).length).toBeGreaterThan(0)
  row(
    'hostile input: mutated requests',
    '100,000 a run: 0 crashes, 0 answers of 5xx',
    `${runs}: 0 crashes, 0 of 5xx (${[...statuses]
      .sort()
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')})`,
  )
})
