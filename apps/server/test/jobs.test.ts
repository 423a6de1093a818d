// What nobody asks for happens though the process that was about to do it is killed: two processes on one PostgreSQL.
import { describe, expect, onTestFinished, test } from 'vitest'
import { account, guest, type Visitor, visitor } from './client.ts'
import { type Process, postgresFor, startProcess } from './house.ts'

const server = await postgresFor()

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
async function until(what: () => Promise<boolean>, says: string): Promise<void> {
  for (const end = Date.now() + 100_000; !(await what()); await pause(50)) if (Date.now() > end) throw new Error(`waited in vain: ${says}`)
}

interface Row {
  readonly kind: string
  readonly by: string
  readonly body: string
  readonly at: number
}

/** A database, processes on it, and a way to look into it. */
async function setUp(name: string) {
  const url = (await server?.database(name)) ?? ''
  const ask = async (query: string, value: string) => (await server?.ask(name, query, [value])) ?? []
  const started: Process[] = []
  onTestFinished(async () => {
    for (const one of started) await one.kill()
  })
  return {
    async start(env: NodeJS.ProcessEnv = {}): Promise<Process> {
      const one = await startProcess('', 0, { DATABASE_URL: url, ...env })
      started.push(one)
      return one
    },
    entries: async (match: string): Promise<readonly Row[]> =>
      (await ask('select * from entries where match = $1 order by seq', match)).map(
        ({ kind, by, body, at }): Row => ({ kind: String(kind), by: String(by), body: String(body), at: Number(at) }),
      ),
    played: (simulation: string) => ask('select chunk from simulation_chunks where simulation = $1', simulation),
    jobs: (task: string) => ask('select locked_by from graphile_worker.jobs where task_identifier = $1', task),
  }
}

/** The same person at another process. */
function movedTo(person: Visitor, base: string): Visitor {
  const moved = visitor(base)
  moved.cookie = person.cookie
  moved.user = person.user
  return moved
}

/** Chooses the first option where there is a question. */
async function answered(person: Visitor, match: string): Promise<void> {
  const decision = (await person.call('match', { params: { match } })).step.view?.decision
  const [option] = decision?.options ?? []
  if (decision?.n == null || option === undefined) return
  await person.call('act', { params: { match }, body: { key: `n${decision.n}`, do: 'choose', n: decision.n, option } })
}

describe.skipIf(server === null)('with a process killed', () => {
  test('a move that a computer was thinking about is made by another process', { timeout: 120_000 }, async () => {
    const hall = await setUp('thinking')
    // One that takes the job and never comes to an end with it.
    const slow = await hall.start({ DUELHALL_PACE: '600000' })
    const ada = await guest(slow.base)
    const { match } = await ada.call('open', { body: { key: 'm', game: 'battle-of-creatures', players: 2, seat: 1, bots: [{ level: 1 }] } })
    // The dice say who begins: Ada plays until the computer is asked.
    await until(async () => {
      await answered(ada, match)
      return (await hall.jobs('think')).some((job) => job.locked_by !== null)
    }, 'a job that is being done')
    const other = await hall.start()
    const before = (await hall.entries(match)).length
    // The other one is at work, and leaves alone what somebody does who lives.
    await pause(5000)
    expect((await hall.entries(match)).length).toBe(before)

    await slow.kill()
    const killed = Date.now()
    await until(async () => (await hall.entries(match)).length > before, 'the move of the computer')
    console.log(`the move came ${Date.now() - killed} ms after the kill`)
    const move = (await hall.entries(match))[before]
    expect(move).toMatchObject({ kind: 'choose', by: 'level-1' })
    // Play goes on there: in the end it is Ada who is asked.
    const moved = movedTo(ada, other.base)
    await until(async () => (await moved.call('match', { params: { match } })).step.view?.decision?.n != null, 'a question to Ada')
    expect(await hall.jobs('think')).toEqual([])
  })

  test('a clock that was running is answered by another process when it is empty', { timeout: 120_000 }, async () => {
    const hall = await setUp('clock')
    const dying = await hall.start()
    const ada = await guest(dying.base)
    const clock = { kind: 'move', each: 5000 } as const
    const { match } = await ada.call('open', { body: { key: 'm', game: 'battle-of-creatures', players: 2, clock, bots: [{ level: 1 }] } })
    await until(async () => (await hall.jobs('flag')).length > 0 && (await hall.jobs('think')).length === 0, 'a clock in the queue')
    await hall.start()
    await dying.kill()
    const { length } = await hall.entries(match)
    await until(async () => (await hall.entries(match)).length > length, 'the answer of the clock')
    const entries = await hall.entries(match)
    const answer = entries[length]
    expect(answer).toMatchObject({ kind: 'choose', by: 'server' })
    expect(JSON.parse(answer?.body ?? '{}')).toMatchObject({ late: true })
    const late = (answer?.at ?? 0) - ((entries[length - 1]?.at ?? 0) + 5250)
    console.log(`the clock was answered ${late} ms after it was empty`)
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(10_000)
  })

  test('a league is played on by another process, from the chunks that were played', { timeout: 300_000 }, async () => {
    const hall = await setUp('league')
    const dying = await hall.start()
    const ada = await account(dying.base, 'Ada')
    const league = { game: 'battle-of-creatures', bots: ['greedy', 'search@40'], games: 120, seed: 'killed' }
    const { simulation } = await ada.call('simulate', { body: { key: 'k', ...league } })
    const params = { simulation }
    await until(async () => (await ada.call('simulation', { params })).played > 0, 'the first chunk')
    await until(async () => (await hall.jobs('simulate')).some((job) => job.locked_by !== null), 'a chunk that is being played')
    await dying.kill()
    const left = await hall.played(simulation)
    const other = movedTo(ada, (await hall.start()).base)
    await until(async () => (await other.call('simulation', { params })).status !== 'running', 'the end of the league')
    const { status, played, result } = await other.call('simulation', { params })
    expect({ status, played }).toEqual({ status: 'finished', played: 120 })
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(20)
    const whole = await other.call('simulate', { body: { key: 'again', ...league } })
    await until(async () => (await other.call('simulation', { params: whole })).status !== 'running', 'the end of the same league')
    expect((await other.call('simulation', { params: whole })).result).toEqual(result)
  })
})
