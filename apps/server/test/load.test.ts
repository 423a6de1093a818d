// How long until the opponent sees an action, with many matches at once. `npm run test:load` for the full size: it prints the figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OptionRecord } from '@duelhall/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { chanceOf } from './driver.ts'
import { type Process, startProcess } from './house.ts'

const matches = Number(process.env.LOAD ?? 12)
const seconds = Number(process.env.LOAD_SECONDS ?? 3)
const rate = Number(process.env.LOAD_RATE ?? 20)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Side {
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

function post(
  base: string,
  path: string,
  body: unknown,
  side: Side,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  return new Promise((done, fail) => {
    const call = request(
      base + path,
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

function hear(base: string, match: string, side: Side): void {
  const headers = { cookie: side.cookie, ...(side.last === '' ? {} : { 'last-event-id': side.last }) }
  const call = get(`${base}/api/events?matches=${match}`, { headers }, (answer) => {
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
  call.on('error', () => {})
  side.hang = () => call.destroy()
}

const newSide = (): Side => ({ cookie: '', n: null, options: [], id: 0, last: '', over: false, heard: () => {}, hang: () => {} })
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

async function lay(base: string, key: number): Promise<Table> {
  const sides = [newSide(), newSide()] as const
  for (const side of sides) await post(base, '/api/guest', {}, side)
  const { body } = await post(base, '/api/tables', { key: `t${key}`, game: 'battle-of-creatures', players: 2 }, sides[0])
  const id = String(body.match)
  await post(base, `/api/matches/${id}/join`, { key: 'j' }, sides[1])
  for (const side of sides) hear(base, id, side)
  return { id, sides, busy: false }
}

/** One action, and how long until the opponent has seen it; null when it was not for the opponent's eyes. */
async function act(base: string, table: Table, key: number, pick: (sides: number) => number): Promise<number | null> {
  const side = table.sides.find((one) => one.n !== null)
  const other = table.sides.find((one) => one !== side)
  const option = side?.options[pick(Math.max(1, side.options.length))]
  if (side === undefined || other === undefined || option === undefined) return null
  const start = performance.now()
  let seen: number | null = null
  other.heard = () => {
    seen ??= performance.now() - start
  }
  const moved = new Promise<void>((done) => {
    side.heard = done
  })
  const { status, body } = await post(base, `/api/matches/${table.id}/act`, { key: `k${key}`, do: 'choose', n: side.n, option }, side)
  if (status !== 200) throw new Error(JSON.stringify(body))
  await Promise.race([moved, pause(5000)])
  await pause(0)
  return seen
}

const figure = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10

async function memory(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0)
}

test(`${matches} matches, ${rate} actions a second`, { timeout: 1_200_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-load-'))
  let hall: Process = await startProcess(data, 0)
  onTestFinished(async () => {
    await hall.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const { base } = hall
  const empty = await memory(base)
  const tables: Table[] = []
  for (let i = 0; i < matches; i += 20) {
    const some = Array.from({ length: Math.min(20, matches - i) }, (_, k) => lay(base, i + k))
    tables.push(...(await Promise.all(some)))
  }
  while (!tables.every((table) => table.sides.some((side) => side.n !== null))) await pause(20)
  const full = await memory(base)

  const pick = chanceOf('load')
  const times: number[] = []
  const going: Promise<void>[] = []
  let acted = 0
  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * rate
    const free = tables.filter(
      (table) => !table.busy && table.sides.every((side) => !side.over) && table.sides.some((side) => side.n !== null),
    )
    const table = free[pick(Math.max(1, free.length))]
    if (acted >= due || table === undefined) {
      await pause(1)
      continue
    }
    table.busy = true
    going.push(
      act(base, table, acted++, pick)
        .then((ms) => void (ms !== null && times.push(ms)))
        .finally(() => {
          table.busy = false
        }),
    )
  }
  await Promise.all(going)
  const lasted = (performance.now() - begin) / 1000

  await hall.kill()
  const killed = performance.now()
  hall = await startProcess(data, hall.port)
  for (const side of tables.flatMap((table) => table.sides)) side.hang()
  const back: number[] = []
  for (const table of tables)
    for (const side of table.sides) {
      side.heard = () => {
        back.push(performance.now() - killed)
        side.heard = () => {}
      }
      hear(base, table.id, side)
    }
  for (const end = Date.now() + 60_000; back.length < matches * 2 && Date.now() < end; ) await pause(20)
  for (const side of tables.flatMap((table) => table.sides)) side.hang()
  times.sort((a, b) => a - b)
  back.sort((a, b) => a - b)
  console.log(
    [
      `matches ${matches}, actions ${acted} in ${lasted.toFixed(1)} s (${(acted / lasted).toFixed(0)} a second)`,
      `action seen by the opponent: p50 ${figure(times, 0.5)} ms, p99 ${figure(times, 0.99)} ms (${times.length} seen)`,
      `memory for each match with two streams: ${((full - empty) / matches / 1024).toFixed(0)} KiB`,
      `at head again after a kill: p50 ${figure(back, 0.5)} ms, p99 ${figure(back, 0.99)} ms (${back.length} of ${matches * 2})`,
    ].join('\n'),
  )
  expect(back).toHaveLength(matches * 2)
  expect(times.length).toBeGreaterThan(0)
})
