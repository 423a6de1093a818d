// kill -9 under many running matches. `npm run test:faults` for the full size, on both stores: it prints the figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@duelhall/testkit'
import { expect, onTestFinished, test } from 'vitest'
import { createCrowd, keepPlaying } from './crowd.ts'
import { chanceOf } from './driver.ts'
import { row } from './figures.ts'
import { type Process, startProcess } from './house.ts'

const kills = Number(process.env.KILLS ?? 2)
const matches = Number(process.env.KILL_MATCHES ?? 4)
const stores = process.env.FAULTS === 'long' ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

test.each(stores)('%s: what was acknowledged outlives every kill', { timeout: 3_600_000 }, async (kind) => {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-kills-'))
  const postgres = kind === 'embedded' ? null : await startPostgres()
  const env = postgres === null ? {} : { DATABASE_URL: await postgres.database('kills') }
  let hall: Process = await startProcess(data, 0, env)
  onTestFinished(async () => {
    await hall.kill()
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  })
  const crowd = createCrowd([hall.base], `kills/${kind}`)
  const pick = chanceOf('when')
  let isOn = true
  const playing = keepPlaying(crowd, matches, () => isOn)
  for (let k = 0; k < kills; k++) {
    // In the midst of play: everybody has moved since the last time, more or less.
    for (const before = crowd.acknowledged(); crowd.acknowledged() < before + matches; ) await pause(10)
    await pause(pick(100))
    await hall.kill()
    hall = await startProcess(data, hall.port, env)
  }
  await pause(500)
  isOn = false
  const played = await playing
  const wrong: string[] = []
  for (const one of played) wrong.push(...(await crowd.violations(one)))
  const actions = played.reduce((sum, one) => sum + one.acknowledged.length, 0)
  row(
    `kill -9 under ${matches} running matches, ${kind}`,
    '200 kills: 0 lost, doubled or reordered',
    `${kills} kills, ${actions} acknowledged: ${wrong.length}`,
  )
  expect(wrong).toEqual([])
  expect(actions).toBeGreaterThan(0)
})
