import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Answers, Task } from './tasks.ts'

/** Threads for what takes long: bots, recordings, simulations. */
export interface Threads {
  run<K extends Task['do']>(task: Extract<Task, { readonly do: K }>): Promise<Answers[K]>
  waiting(): number
  close(): Promise<void>
}

/** From its source the server runs the built worker: threads read JavaScript only. */
const worker = new URL(import.meta.url.endsWith('.ts') ? '../../dist/threads/worker.js' : './worker.js', import.meta.url)

/** The first task starts the first thread: a hall without bots has none. */
export function openThreads(most = Math.max(1, availableParallelism() - 1)): Threads {
  let pool: Piscina | null = null
  const started = (): Piscina => {
    // Who waits longest comes first; unless told so, the pool sends whoever finds no thread free to the end of the queue.
    pool ??= new Piscina({ filename: worker.href, minThreads: 0, maxThreads: most, idleTimeout: 30_000, stricterFIFO: true, execArgv: [] })
    return pool
  }
  return {
    run: (task) => started().run(task),
    waiting: () => pool?.queueSize ?? 0,
    close: async () => {
      await pool?.destroy()
    },
  }
}
