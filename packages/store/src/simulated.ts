import { alone } from './bus.ts'
import { libsqlRunner } from './libsql.ts'
import type { Runner, Work } from './runner.ts'

/** What goes wrong with a write. `unknown` commits as well, but the caller cannot tell. */
export const faults = ['none', 'crashBefore', 'crashAfter', 'unknown'] as const
export type Fault = (typeof faults)[number]

/** The process would have died here; whoever drives the simulation starts another on the same store. */
export class Crash extends Error {
  override readonly name = 'Crash'
}
/** The line to the database broke while it was committing. */
export class Unknown extends Error {
  override readonly name = 'Unknown'
}

export interface Script {
  /** Asked at every write. */
  write(): Fault
  /** Whether this read is answered from an earlier moment. */
  stale(): boolean
}

export const faithful: Script = { write: () => 'none', stale: () => false }

/**
 * A store in memory whose faults are scripted, so that a seed brings the same accident again. Reads that are stale see what was
 * there before the last write.
 */
export async function simulatedRunner(script: Script): Promise<Runner> {
  const truth = await libsqlRunner(':memory:', { sync: 'off' })
  // The same work done one write later: what a lagging replica would show.
  const replica = await libsqlRunner(':memory:', { sync: 'off' })
  let behind: Work<unknown> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function commit<T>(work: Work<T>): Promise<T> {
    const fault = script.write()
    if (fault === 'crashBefore') throw new Crash('before the commit')
    if (behind !== null) await replica.write(behind)
    behind = null
    const result = await truth.write(work)
    behind = work
    if (fault === 'crashAfter') throw new Crash('after the commit')
    if (fault === 'unknown') throw new Unknown('the commit was not confirmed')
    return result
  }

  function write<T>(work: Work<T>): Promise<T> {
    // One after the other: the replica is behind by exactly one write.
    const next = last.then(() => commit(work))
    last = next.catch(() => {})
    return next
  }
  return {
    write,
    writeOnce: write,
    bus: alone,
    jobs: truth.jobs,
    read: (work) => (script.stale() ? replica : truth).read(work),
    backup: (file) => truth.backup(file),
    async close() {
      await truth.close()
      await replica.close()
    },
  }
}
