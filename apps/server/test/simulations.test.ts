// Leagues that are ordered: the same as the lab's, within their limits, and in nobody's way.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { limits, type Simulation } from '@duelhall/api'
import type { League } from '@duelhall/lab'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { account, guest, type Visitor, visitor } from './client.ts'
import { openHouse, startProcess } from './house.ts'

vi.setConfig({ testTimeout: 180_000 }) // a simulation gives way to whatever else the machine does

const house = openHouse()
const most = limits.simulation
const small = { game: 'battle-of-creatures', bots: ['random', 'greedy'], games: 4 }
/** More than anybody waits for in a test. */
const long = { game: 'battle-of-creatures', bots: ['search@501', 'search@499'], games: 200 }
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

let ada: Visitor
beforeAll(async () => {
  ada = await account(house.base, 'Ada')
})

async function until(person: Visitor, simulation: string, what: (now: Simulation) => boolean): Promise<Simulation> {
  for (const end = Date.now() + 150_000; ; await pause(50)) {
    const now = await person.call('simulation', { params: { simulation } })
    if (what(now)) return now
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(now)}`)
  }
}
const ended = (person: Visitor, simulation: string): Promise<Simulation> => until(person, simulation, ({ status }) => status !== 'running')

async function refusal(person: Visitor, body: unknown): Promise<{ status: number; code: string; says: string }> {
  const answer = await person.raw('POST', '/api/simulations', JSON.stringify(body), { 'content-type': 'application/json' })
  const { error } = answer.body as { error: { code: string; says: string } }
  return { status: answer.status, code: error?.code, says: error?.says }
}

/** What the command line says about the same league. */
async function labLeague(game: string, bots: readonly string[], games: number, seed: string): Promise<League> {
  const home = mkdtempSync(join(tmpdir(), 'duelhall-lab-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const main = join(import.meta.dirname, '../../cli/dist/main.js')
  const args = [main, 'lab', 'league', game, '--bots', bots.join(','), '--games', `${games}`, '--seed', seed, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DUELHALL_HOME: home } })
  return (JSON.parse(stdout) as League[])[0] as League
}

test.each([
  ['battle-of-creatures', ['random', 'greedy', 'search@10', 'level-1'], 6, 36],
  ['dungeon-dice', ['random/rush', 'greedy/fortress'], 4, 4],
])('an order of %s comes to the same as the command line of the lab with the same seed', async (game, bots, games, of) => {
  const order = await ada.call('simulate', { body: { key: game, game, bots, games, seed: 'of ada' } })
  expect(order).toMatchObject({ status: 'running', of, players: 2, pairs: 'all', seed: 'of ada', result: null })
  const { result, played, status } = await ended(ada, order.simulation)
  expect({ status, played }).toEqual({ status: 'finished', played: of })
  const { pairings, standings, rules, medianLength, lengths } = await labLeague(game, bots, games, 'of ada')
  const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length
  expect(result).toEqual({ pairings, standings, rules, length: { median: medianLength, mean }, mishaps: 0 })
})

test('the same key is one order; without a seed the order is its own', async () => {
  const first = await ada.call('simulate', { body: { key: 'once', ...small } })
  const second = await ada.call('simulate', { body: { key: 'once', ...small } })
  expect(second.simulation).toBe(first.simulation)
  expect(first.seed).toBe(first.simulation)
  await ended(ada, first.simulation)
  const again = await ada.call('simulate', { body: { key: 'once', ...small } })
  expect(again).toMatchObject({ simulation: first.simulation, status: 'finished', played: 4 })
})

test.each([
  [{ bots: ['random'] }, 400, 'body.bots'],
  [{ bots: ['random', 'random'] }, 400, 'an entrant is named twice'],
  [{ bots: ['random', 'deep-blue'] }, 400, 'an entrant is random, greedy'],
  [{ bots: ['random', 'search@20ms'] }, 400, 'an entrant is random, greedy'],
  [{ bots: ['random', 'open/search@20'] }, 400, 'an entrant is random, greedy'],
  [{ bots: ['random', 'greedy~/etc/passwd'] }, 400, 'an entrant is random, greedy'],
  [{ bots: ['random', 'greedy/rush'] }, 422, 'is played without decks'],
  [{ game: 'dungeon-dice', bots: ['random', 'greedy/blue-eyes'] }, 422, 'has no deck "blue-eyes"'],
  [{ game: 'chess' }, 404, 'there is no game chess'],
  [{ games: 3 }, 400, 'an even number'],
  [{ games: 0 }, 400, 'body.games'],
  [{ players: 6 }, 422, 'is played by 2 to 5'],
  [{ table: { gravity: 1 } }, 422, 'such a table cannot be played'],
  [{ pairs: 'some' }, 400, 'body.pairs'],
  [{ seed: '' }, 400, 'body.seed'],
  [{ threads: 9 }, 400, 'threads'],
])('%j is refused with its reason', async (change, status, says) => {
  const answer = await refusal(ada, { key: 'bad', ...small, ...change })
  expect(answer).toMatchObject({ status, says: expect.stringContaining(says) })
  expect((await ada.call('simulations', { query: { limit: most.kept } })).simulations.some((one) => one.status === 'failed')).toBe(false)
})

const bots = (count: number): string[] => Array.from({ length: count }, (_, i) => `search@${i + 1}`)
const many = { game: 'battle-of-creatures', pairs: 'ladder' }
test.each([
  ['games', { ...small, games: most.games }, { ...small, games: most.games + 2 }, 'body.games'],
  [
    'games of all pairings',
    { ...many, bots: bots(3), games: most.games / 2 },
    { ...many, bots: bots(3), games: most.games / 2 + 2 },
    'at most 2000 games',
  ],
  ['entrants', { ...many, bots: bots(most.entrants), games: 2 }, { ...many, bots: bots(most.entrants + 1), games: 2 }, 'body.bots'],
  [
    'looks',
    { ...small, bots: ['random', `search@${most.looks}`] },
    { ...small, bots: ['random', `search@${most.looks + 1}`] },
    `at most ${most.looks} times`,
  ],
  // 200 games of 1000 looks each, and of 1001.
  [
    'looks in all',
    { ...small, bots: ['search@501', 'search@499'], games: 200 },
    { ...small, bots: ['search@501', 'search@500'], games: 200 },
    'at most 200000 together',
  ],
])('%s: taken at the limit, refused above', async (name, at, above, says) => {
  const order = await ada.call('simulate', { body: { key: name.replaceAll(' ', '-'), ...at } as never })
  expect(order.status).toBe('running')
  await ada.call('cancelSimulation', { params: order })
  expect(await refusal(ada, { key: 'above', ...above })).toMatchObject({ says: expect.stringContaining(says) })
})

test('three run at a time, of an account with all its tokens; one that is cancelled makes room, and stops', async () => {
  const bob = await account(house.base, 'Bob')
  const { secret } = await bob.call('makeToken', { body: { name: 'Bobbot', scopes: ['simulate'], bot: true } })
  const bot = visitor(house.base, secret)
  const orders: Simulation[] = []
  for (let i = 0; i < most.running; i++) orders.push(await (i === 0 ? bot : bob).call('simulate', { body: { key: `k${i}`, ...long } }))
  expect(await refusal(bob, { key: 'more', ...small })).toMatchObject({ status: 429, code: 'tooMany' })
  expect(await refusal(bot, { key: 'more', ...small })).toMatchObject({ status: 429 })
  const [first] = orders
  if (first === undefined) throw new Error('no order')
  await until(bob, first.simulation, ({ played }) => played > 0)
  const stopped = await bot.call('cancelSimulation', { params: first })
  expect(stopped).toMatchObject({ status: 'cancelled', result: null })
  const next = await bob.call('simulate', { body: { key: 'more', ...small } })
  // Orders take turns: a small one does not wait for the end of the large ones.
  expect(await ended(bob, next.simulation)).toMatchObject({ status: 'finished' })
  expect(await bob.call('simulation', { params: first })).toMatchObject({ status: 'cancelled', played: stopped.played })
  expect(await bob.call('cancelSimulation', { params: next })).toMatchObject({ status: 'finished' })
  const own = (await bob.call('simulations', {})).simulations
  expect(own.map(({ simulation }) => simulation)).toEqual([next, ...orders.toReversed()].map(({ simulation }) => simulation))
  for (const { simulation } of own) await bob.call('cancelSimulation', { params: { simulation } })
})

test('nobody sees or ends the league of another; guests order none', async () => {
  const order = await ada.call('simulate', { body: { key: 'mine', ...small } })
  const cid = await account(house.base, 'Cid')
  await expect(cid.call('simulation', { params: order })).rejects.toThrow('you have no such simulation')
  await expect(cid.call('cancelSimulation', { params: order })).rejects.toThrow('you have no such simulation')
  expect((await cid.call('simulations', {})).simulations).toEqual([])
  expect(await refusal(await guest(house.base), { key: 'k', ...small })).toMatchObject({ status: 403, code: 'accountNeeded' })
  expect(await ended(ada, order.simulation)).toMatchObject({ status: 'finished' })
})

test('computer players move while leagues wait for their thread', async () => {
  const dee = await account(house.base, 'Dee')
  const orders: Simulation[] = []
  for (let i = 0; i < most.running; i++) orders.push(await dee.call('simulate', { body: { key: `k${i}`, ...long } }))
  await until(dee, `${orders[0]?.simulation}`, ({ played }) => played > 0)
  const { match } = await dee.call('open', { body: { key: 'm', game: 'battle-of-creatures', players: 2, bots: [{ level: 1 }] } })
  const waits: number[] = []
  for (let asked = -1; waits.length < 10; ) {
    const start = performance.now()
    let decision = (await dee.call('match', { params: { match } })).step.view?.decision
    while (decision?.n == null || decision.n === asked) {
      if (performance.now() - start > 20_000) throw new Error('the computer player does not move')
      await pause(10)
      decision = (await dee.call('match', { params: { match } })).step.view?.decision
    }
    asked = decision.n
    waits.push(performance.now() - start)
    const [option] = decision.options
    if (option === undefined) throw new Error('nothing is on offer')
    await dee.call('act', { params: { match }, body: { key: `n${decision.n}`, do: 'choose', n: decision.n, option } })
  }
  for (const order of orders) {
    expect(await dee.call('simulation', { params: order })).toMatchObject({ status: 'running' })
    await dee.call('cancelSimulation', { params: order })
  }
  waits.sort((a, b) => a - b)
  console.log(`beside leagues an answer of level 1 took ${waits[5]?.toFixed(0)} ms in the middle, ${waits[9]?.toFixed(0)} at most`)
})

test('a league goes on after the process was killed, and comes to the same', { timeout: 300_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-simulations-'))
  let hall = await startProcess(data, 0)
  onTestFinished(async () => {
    await hall.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const eve = await account(hall.base, 'Eve')
  const league = { game: 'battle-of-creatures', bots: ['greedy', 'search@20'], games: 100, seed: 'killed' }
  const { simulation } = await eve.call('simulate', { body: { key: 'k', ...league } })
  const before = await until(eve, simulation, ({ played }) => played > 0)
  await hall.kill()
  expect(before.status).toBe('running')
  hall = await startProcess(data, hall.port)
  const after = await ended(eve, simulation)
  expect(after).toMatchObject({ status: 'finished', played: 100 })
  const whole = await eve.call('simulate', { body: { key: 'again', ...league } })
  expect((await ended(eve, whole.simulation)).result).toEqual(after.result)
})

test('nothing broke on our side', () => expect(house.troubles).toEqual([]))
