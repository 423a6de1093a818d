import type { Bus } from './bus.ts'
import { type Break, firstBreak } from './chain.ts'
import type { Jobs } from './jobs.ts'
import { createLog, type Log } from './log.ts'
import { createMatches, type Matches } from './matches.ts'
import { createPeople, type People } from './people.ts'
import { createPresence, type Presence } from './presence.ts'
import { createRecords, type Records } from './records.ts'
import type { Runner } from './runner.ts'
import { createSeeks, type Seeks } from './seeks.ts'
import { createSimulations, type Simulations } from './simulations.ts'

/** Everything that outlives a process. Nothing outside this package knows which database is behind it. */
export interface Store {
  readonly log: Log
  readonly people: People
  readonly matches: Matches
  readonly records: Records
  readonly simulations: Simulations
  readonly seeks: Seeks
  readonly presence: Presence
  readonly bus: Bus
  readonly jobs: Jobs
  /** The first line of a match's log that is not as it was written. */
  verify(match: string): Promise<Break | null>
  /** Leaves word that the service is alive, and which of its processes. */
  beat(at: number, process: string): Promise<void>
  /** When it last was; null in a new store. */
  lastBeat(): Promise<number | null>
  backup(file: string): Promise<void>
  close(): Promise<void>
}

export function createStore(runner: Runner): Store {
  const log = createLog(runner)
  return {
    log,
    people: createPeople(runner),
    matches: createMatches(runner),
    records: createRecords(runner),
    simulations: createSimulations(runner),
    seeks: createSeeks(runner),
    presence: createPresence(runner),
    bus: runner.bus,
    jobs: runner.jobs,
    verify: async (match) => firstBreak(await log.tail(match, 0)),
    beat: (at, process) =>
      runner.write(async (db) => {
        for (const id of ['service', process])
          await db
            .insertInto('beats')
            .values({ id, at })
            .onConflict((c) => c.column('id').doUpdateSet({ at }).where('beats.at', '<', at))
            .execute()
        await db
          .deleteFrom('beats')
          .where('id', 'like', 'hall-%')
          .where('at', '<', at - 3_600_000)
          .execute()
      }),
    lastBeat: () =>
      runner.read(async (db) => (await db.selectFrom('beats').select('at').where('id', '=', 'service').executeTakeFirst())?.at ?? null),
    backup: (file) => runner.backup(file),
    close: () => runner.close(),
  }
}
