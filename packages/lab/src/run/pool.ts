import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { type Journal, noJournal } from './journal.ts'
import type { Result, Task } from './task.ts'

export interface Pool {
  /** All results in the order of the tasks, whichever thread played them. */
  play(tasks: readonly Task[], after?: () => void): Promise<readonly Result[]>
  close(): Promise<void>
}

/** From its source the package runs the built worker: threads read JavaScript only. */
const worker = new URL(import.meta.url.endsWith('.ts') ? '../../dist/run/worker.js' : './worker.js', import.meta.url)

export const allThreads = (): number => availableParallelism()

/** Threads that play games; what the journal knows is not played again. */
export function openPool(threads: number, journal: Journal = noJournal): Pool {
  // In their order, so that a run that is cut off has both games of most pairs.
  // No flags of the parent: a test runner's would send the built worker to the sources.
  const piscina = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads, stricterFIFO: true, execArgv: [] })
  const playOne = async (task: Task): Promise<Result> => {
    const known = journal.has(task)
    if (known !== undefined) return known
    const result = (await piscina.run(task)) as Result
    journal.add(task, result)
    return result
  }
  return {
    play: (tasks, after) =>
      Promise.all(
        tasks.map(async (task) => {
          const result = await playOne(task)
          after?.()
          return result
        }),
      ),
    close: () => piscina.destroy(),
  }
}
