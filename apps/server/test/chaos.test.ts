// Three processes on one PostgreSQL: killed, frozen and woken, the database restarted. By `npm run test:faults` only; it prints the figure.

import { startPostgres } from '@duelhall/testkit'
import { expect, onTestFinished, test } from 'vitest'
import { createCrowd, keepPlaying } from './crowd.ts'
import { chanceOf } from './driver.ts'
import { row } from './figures.ts'
import { type Process, startProcess } from './house.ts'

const seconds = Number(process.env.CHAOS_SECONDS ?? 600)
const matches = Number(process.env.CHAOS_MATCHES ?? 20)
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

test.skipIf(process.env.FAULTS !== 'long')(
  'three processes, any of which may die, sleep or lose the database',
  { timeout: 7_200_000 },
  async () => {
    const postgres = await startPostgres()
    const env = { DATABASE_URL: await postgres.database('chaos') }
    const halls: Process[] = []
    for (let i = 0; i < 3; i++) halls.push(await startProcess('', 0, env))
    onTestFinished(async () => {
      for (const hall of halls) await hall.kill()
      await postgres.stop()
    })
    const pick = chanceOf('chaos')
    const counts = { kills: 0, freezes: 0, restarts: 0 }
    const deeds = {
      async kill(i: number) {
        const { port } = halls[i]!
        await halls[i]!.kill()
        halls[i] = await startProcess('', port, env)
        counts.kills++
      },
      async freeze(i: number) {
        const { child } = halls[i]!
        child.kill('SIGSTOP')
        await pause(Math.min(5000 + pick(25_000), (seconds * 1000) / 4))
        child.kill('SIGCONT')
        counts.freezes++
      },
      async restart() {
        await postgres.restart()
        counts.restarts++
      },
    } as const
    const crowd = createCrowd(
      halls.map((hall) => hall.base),
      'chaos',
    )
    const end = Date.now() + seconds * 1000
    let isOn = true
    const playing = keepPlaying(crowd, matches, () => isOn)
    const names = Object.keys(deeds) as (keyof typeof deeds)[]
    for (let n = 0; Date.now() < end; n++) {
      await pause(1000 + pick(2000))
      await deeds[n < names.length ? names[n]! : names[pick(names.length)]!](pick(halls.length))
    }
    isOn = false
    const played = await playing
    const wrong: string[] = []
    for (const one of played) wrong.push(...(await crowd.violations(one)))
    const actions = played.reduce((sum, one) => sum + one.acknowledged.length, 0)
    row(
      '3 processes on PostgreSQL: kill, freeze 5–30 s and wake, database restart',
      '10 minutes: 0 violations',
      `${seconds} s, ${counts.kills} kills, ${counts.freezes} freezes, ${counts.restarts} restarts, ${actions} acknowledged: ${wrong.length}`,
    )
    expect(wrong).toEqual([])
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  },
)
