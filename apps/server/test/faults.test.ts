import { digest } from '@duelhall/kernel'
import { Crash, createStore, type Fault, faults, simulatedRunner, Unknown } from '@duelhall/store'
import { expect, test } from 'vitest'
import { lineOf } from '../src/match/fold.ts'
import type { Answer, Room } from '../src/match/room.ts'
import { anyChoice, chanceOf, people, question, rejoin, seat } from './driver.ts'
import { row } from './figures.ts'

/** `npm run test:faults` asks for more; `FAULT_SEED` plays one again. */
const runs = Number(process.env.FAULT_RUNS ?? 12)
const only = process.env.FAULT_SEED

const tables = [
  ['battle-of-creatures', 3],
  ['dungeon-dice', 2],
  ['dice-masters-yugioh', 2],
] as const

/**
 * Two processes play one match on a store that loses its line, dies before and after commits and answers reads with what was true a
 * write ago. Whatever was acknowledged must be in the log, once and in order; whoever reads the log finds the same table.
 */
async function ordeal(seed: string): Promise<void> {
  const chance = chanceOf(seed)
  const pick = (n: number): number => chance(n)
  let calm = true
  const script = {
    write: (): Fault => (calm || pick(6) > 0 ? 'none' : (faults[pick(faults.length)] ?? 'none')),
    stale: () => !calm && pick(8) === 0,
  }
  const store = createStore(await simulatedRunner(script))
  let clock = 1000
  const now = (): number => ++clock
  const [game, players] = tables[pick(tables.length)] ?? tables[0]
  await seat(store, 'm', game, players, now)
  const rooms: Room[] = [await rejoin(store, 'm', now), await rejoin(store, 'm', now)]
  calm = false

  const restart = async (which: number): Promise<void> => {
    calm = true
    rooms[which] = await rejoin(store, 'm', now)
    calm = false
  }
  const acknowledged: { readonly key: string; readonly seq: number }[] = []
  for (let i = 0; i < 40; i++) {
    const key = `k${i}`
    const seen = rooms[pick(2)]
    const asked = seen === undefined ? null : question(seen)
    if (seen === undefined || asked === null) break
    const user = people[asked.player] ?? ''
    const command = anyChoice(seen, chance)
    let answer: Answer | null = null
    // The client does not know what became of it, and tries again: the same words, at any process.
    while (answer === null) {
      const which = pick(2)
      try {
        answer = (await rooms[which]?.act(user, key, command)) ?? null
      } catch (error) {
        if (!(error instanceof Crash || error instanceof Unknown)) throw error
        if (error instanceof Crash) await restart(which)
      }
    }
    // A process that lags may ask the wrong player; it says so, and nothing is stored.
    if ('accepted' in answer) acknowledged.push({ key, seq: answer.accepted.seq })
  }

  calm = true
  const log = await store.log.tail('m', 0)
  expect(await store.verify('m')).toBeNull()
  const chosen = log.filter((entry) => lineOf(entry).kind === 'choose')
  expect(chosen.map((entry) => ({ key: entry.key, seq: entry.seq }))).toEqual(acknowledged)
  const fresh = await rejoin(store, 'm', now)
  for (const room of rooms) {
    await room.catchUp()
    expect(digest(room.match.state)).toBe(digest(fresh.match.state))
    expect(room.audience).toEqual(fresh.audience)
  }
  await store.close()
}

test(`${only ?? `${runs} seeds`}: what was acknowledged is never lost, doubled or moved`, { timeout: 3_600_000 }, async () => {
  const seeds = only === undefined ? Array.from({ length: runs }, (_, i) => `faults-${i}`) : [only]
  for (const seed of seeds) {
    try {
      await ordeal(seed)
    } catch (error) {
      throw new Error(`FAULT_SEED=${seed} brings it again`, { cause: error })
    }
  }
  row(
    'simulated faults by seed, one process, virtual clock',
    '2,000 seeds, any failing one replays by one command',
    `${seeds.length} seeds: 0 violations`,
  )
})
