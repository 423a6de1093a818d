// How long until the opponent sees an action, with many matches at once. `npm run test:load` for the full size on both stores: it prints the figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OptionRecord } from '@duelhall/kernel'
import { startPostgres } from '@duelhall/testkit'
import { expect, onTestFinished, test } from 'vitest'
import { markByOne } from '../src/marker.ts'
import { chanceOf } from './driver.ts'
import { row, share } from './figures.ts'
import { type Process, startProcess } from './house.ts'

const matches = Number(process.env.LOAD ?? 12)
const seconds = Number(process.env.LOAD_SECONDS ?? 3)
const rate = Number(process.env.LOAD_RATE ?? 20)
// The 2,000 people are one process here, and theirs are no pauses of the hall.
markByOne()

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Side {
  /** The process this player speaks to. */
  base: string
  cookie: string
  /** The last step: whose turn it is and what is on offer. */
  n: number | null
  options: readonly OptionRecord[]
  id: number
  last: string
  over: boolean
  heard: () => void
  hang: () => void
}
interface Table {
  readonly id: string
  readonly sides: readonly [Side, Side]
  busy: boolean
}

function post(path: string, body: unknown, side: Side): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  return new Promise((done, fail) => {
    const call = request(
      side.base + path,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', cookie: side.cookie } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more
        })
        answer.on('end', () => {
          side.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? side.cookie
          done({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> })
        })
      },
    )
    call.on('error', fail)
    call.end(JSON.stringify(body))
  })
}

function hear(match: string, side: Side): void {
  const headers = { cookie: side.cookie, ...(side.last === '' ? {} : { 'last-event-id': side.last }) }
  const call = get(`${side.base}/api/events?matches=${match}`, { headers }, (answer) => {
    let rest = ''
    answer.setEncoding('utf8').on('data', (text: string) => {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        side.last = /^id: (.*)$/m.exec(event)?.[1] ?? side.last
        const at = event.indexOf('data: {"type":"step"')
        if (at < 0) continue
        const { step } = JSON.parse(event.slice(at + 6)) as {
          step: { id: number; status: string; view: { decision: { n: number | null; options: OptionRecord[] } | null } | null }
        }
        side.id = step.id
        side.over = step.status === 'finished'
        side.n = step.view?.decision?.n ?? null
        side.options = step.view?.decision?.options ?? []
        side.heard()
      }
    })
  })
  // As every client does: a line that breaks is opened again, and goes on where it was.
  let isOn = true
  call.on('error', () => {})
  call.on('close', () => {
    if (isOn) setTimeout(() => isOn && hear(match, side), 1000)
  })
  side.hang = () => {
    isOn = false
    call.destroy()
  }
}

const newSide = (base: string): Side => ({
  base,
  cookie: '',
  n: null,
  options: [],
  id: 0,
  last: '',
  over: false,
  heard: () => {},
  hang: () => {},
})
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Opponents sit at different processes where there are two. */
async function lay(bases: readonly string[], key: number): Promise<Table> {
  const sides = [newSide(bases[0] ?? ''), newSide(bases.at(-1) ?? '')] as const
  for (const side of sides) await post('/api/guest', {}, side)
  const { body } = await post('/api/tables', { key: `t${key}`, game: 'battle-of-creatures', players: 2 }, sides[0])
  const id = String(body.match)
  await post(`/api/matches/${id}/join`, { key: 'j' }, sides[1])
  for (const side of sides) hear(id, side)
  return { id, sides, busy: false }
}

/** Far more than any figure here: what nobody saw for so long is no step of theirs. */
const unseen = 2000

/** One action, and how long until the opponent has seen it; null when it was not for the opponent's eyes. */
async function act(table: Table, key: number, pick: (sides: number) => number): Promise<number | null> {
  const side = table.sides.find((one) => one.n !== null)
  const other = table.sides.find((one) => one !== side)
  const option = side?.options[pick(Math.max(1, side.options.length))]
  if (side === undefined || other === undefined || option === undefined) return null
  const start = performance.now()
  const seen = new Promise<number>((done) => {
    other.heard = () => done(performance.now() - start)
  })
  const moved = new Promise<void>((done) => {
    side.heard = done
  })
  const { status, body } = await post(`/api/matches/${table.id}/act`, { key: `k${key}`, do: 'choose', n: side.n, option }, side)
  if (status !== 200) throw new Error(JSON.stringify(body))
  await Promise.race([moved, pause(5000)])
  // The opponent may sit at another process and see it later; what is not seen by then was not for the opponent's eyes.
  return Promise.race([seen, pause(unseen).then(() => null)])
}

async function memory(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0)
}

/** A table at which somebody may act; a few looks are enough to find one, for most are free. */
function anyFree(tables: readonly Table[], pick: (sides: number) => number): Table | null {
  for (let tries = 0; tries < 20; tries++) {
    const table = tables[pick(tables.length)]
    if (table === undefined || table.busy || table.sides.some((side) => side.over)) continue
    if (table.sides.some((side) => side.n !== null)) return table
  }
  return null
}

/** Plays at the wanted rate and gives how long each action took to the opponent's eyes. */
async function measured(tables: readonly Table[]): Promise<{ readonly times: readonly number[]; readonly reached: number }> {
  const pick = chanceOf('load')
  const times: number[] = []
  const going: Promise<void>[] = []
  let acted = 0
  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * rate
    const table = acted < due ? anyFree(tables, pick) : null
    if (table === null) {
      await pause(1)
      continue
    }
    table.busy = true
    going.push(
      act(table, acted++, pick)
        .then((ms) => void (ms !== null && times.push(ms)))
        .finally(() => {
          table.busy = false
        }),
    )
  }
  const reached = acted / ((performance.now() - begin) / 1000)
  await Promise.all(going)
  return { times, reached }
}

/** How long after the kill each of these was at the head again. */
async function backAgain(
  tables: readonly Table[],
  isLost: (side: Side) => boolean,
  base: string,
  killed: number,
): Promise<readonly number[]> {
  const back: number[] = []
  const lost = tables.flatMap((table) => table.sides.filter(isLost).map((side) => ({ table, side })))
  for (const { side } of lost) side.hang()
  for (const { table, side } of lost) {
    side.base = base
    side.heard = () => {
      back.push(performance.now() - killed)
      side.heard = () => {}
    }
    hear(table.id, side)
  }
  for (const end = Date.now() + 60_000; back.length < lost.length && Date.now() < end; ) await pause(20)
  expect(back).toHaveLength(lost.length)
  return back
}

async function laid(bases: readonly string[]): Promise<readonly Table[]> {
  const tables: Table[] = []
  for (let i = 0; i < matches; i += 20) {
    const some = Array.from({ length: Math.min(20, matches - i) }, (_, k) => lay(bases, i + k))
    tables.push(...(await Promise.all(some)))
  }
  while (!tables.every((table) => table.sides.some((side) => side.n !== null))) await pause(20)
  return tables
}

const hangUp = (tables: readonly Table[]): void => {
  for (const side of tables.flatMap((table) => table.sides)) side.hang()
}

test(`embedded: ${matches} matches, ${rate} actions a second`, { timeout: 1_200_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-load-'))
  let hall: Process = await startProcess(data, 0)
  onTestFinished(async () => {
    await hall.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const empty = await memory(hall.base)
  const tables = await laid([hall.base])
  const full = await memory(hall.base)
  const { times, reached } = await measured(tables)
  await hall.kill()
  const killed = performance.now()
  hall = await startProcess(data, hall.port)
  const back = await backAgain(tables, () => true, hall.base, killed)
  hangUp(tables)
  const size = `${matches} running matches, ${reached.toFixed(0)} actions/s`
  row(`${size}, embedded store: action → seen by the opponent`, 'p99 ≤ 50 ms', `p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms`)
  row(`restart with ${matches} running matches`, 'all clients at head again p99 ≤ 5 s', `p99 ${share(back, 0.99)} ms`)
  row('memory per running match, with two streams', '≤ 200 KiB', `${((full - empty) / matches / 1024).toFixed(0)} KiB`)
  expect(times.length).toBeGreaterThan(0)
})

test.skipIf(process.env.LOAD_POSTGRES === undefined)(
  `PostgreSQL, two processes: ${matches} matches, ${rate} actions a second`,
  { timeout: 1_200_000 },
  async () => {
    const postgres = await startPostgres({ durable: true })
    const env = { DATABASE_URL: await postgres.database('load') }
    const halls = [await startProcess('', 0, env), await startProcess('', 0, env)] as const
    onTestFinished(async () => {
      for (const hall of halls) await hall.kill()
      await postgres.stop()
    })
    const tables = await laid(halls.map((hall) => hall.base))
    const { times, reached } = await measured(tables)
    const killed = performance.now()
    await halls[0].kill()
    const back = await backAgain(tables, (side) => side.base === halls[0].base, halls[1].base, killed)
    hangUp(tables)
    const size = `${matches} running matches, ${reached.toFixed(0)} actions/s`
    row(
      `${size}, PostgreSQL, two processes: action → seen by the opponent`,
      'p99 ≤ 75 ms',
      `p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms`,
    )
    row(
      `a process dies with ${matches} running matches, another lives`,
      'its clients at head again p99 ≤ 2 s',
      `p99 ${share(back, 0.99)} ms`,
    )
    expect(times.length).toBeGreaterThan(0)
  },
)
