/** Something that has to be done at a time, though nobody asks for it then. */
export interface Job {
  readonly task: string
  /** What it is done for: a match, a simulation. */
  readonly of: string
  /** What it follows from, a place of the log or a time: the same task of the same thing for the same reason is one job. */
  readonly reason: number
  /** When; what lies behind is due at once. */
  readonly at: number
}
export type Tasks = Readonly<Record<string, (job: Job) => Promise<void>>>

/** Work that is handed to whichever process lives when it is due. It may be done twice, so doing it twice must do no harm. */
export interface Jobs {
  add(job: Job): Promise<void>
  /**
   * Does jobs of these tasks from now on, until the function that it gives is called, at most so many at a time: others have their own count. One that
   * fails is reported and tried again.
   */
  work(tasks: Tasks, trouble: (error: unknown) => void, atOnce?: number): Promise<() => Promise<void>>
  close(): Promise<void>
}

export const nameOf = ({ task, of, reason }: Job): string => `${task}/${of}/${reason}`

/** The longest a timer can wait. */
const longest = 2 ** 31 - 1
/** What failed waits so long, twice as long each time. */
const again = 1000
const tries = 10

interface Worker {
  readonly tasks: Tasks
  readonly trouble: (error: unknown) => void
  readonly gate: Gate
}

/** One process owns the store: its jobs are timers. They end with it, and follow from what is stored when it starts again. */
export function ownJobs(now: () => number = Date.now): Jobs {
  const waiting = new Map<string, { readonly job: Job; timer: NodeJS.Timeout | null }>()
  const workers = new Set<Worker>()
  const workerFor = ({ task }: Job): Worker | undefined => [...workers].find(({ tasks }) => task in tasks)

  function arm(name: string, job: Job, at: number, tried: number): void {
    const entry = waiting.get(name)
    const worker = workerFor(job)
    if (entry === undefined || worker === undefined) return
    entry.timer = setTimeout(
      () => void (now() < at ? arm(name, job, at, tried) : run(name, job, tried, worker)),
      Math.min(longest, Math.max(0, at - now())),
    )
    entry.timer.unref()
  }
  async function run(name: string, job: Job, tried: number, worker: Worker): Promise<void> {
    await worker.gate.enter()
    try {
      if (!workers.has(worker)) return
      await worker.tasks[job.task]?.(job)
      waiting.delete(name)
    } catch (error) {
      if (!workers.has(worker)) return
      worker.trouble(error)
      if (tried < tries) arm(name, job, now() + again * 2 ** tried, tried + 1)
      else waiting.delete(name)
    } finally {
      worker.gate.leave()
    }
  }
  function stop(worker: Worker): void {
    workers.delete(worker)
    for (const { job, timer } of waiting.values()) if (timer !== null && job.task in worker.tasks) clearTimeout(timer)
  }
  return {
    async add(job) {
      const name = nameOf(job)
      if (waiting.has(name)) return
      waiting.set(name, { job, timer: null })
      arm(name, job, job.at, 0)
    },
    async work(tasks, trouble, atOnce = Number.POSITIVE_INFINITY) {
      const worker = { tasks, trouble, gate: openGate(atOnce) }
      workers.add(worker)
      for (const [name, { job }] of waiting) if (job.task in tasks) arm(name, job, job.at, 0)
      return async () => stop(worker)
    },
    close: async () => {
      for (const worker of [...workers]) stop(worker)
    },
  }
}

interface Gate {
  enter(): Promise<void>
  leave(): void
}

/** Lets so many in at a time; the others follow in the order in which they came. */
function openGate(most: number): Gate {
  const queue: (() => void)[] = []
  let inside = 0
  return {
    async enter() {
      if (inside < most) inside++
      else await new Promise<void>((go) => queue.push(go))
    },
    leave() {
      const next = queue.shift()
      if (next === undefined) inside--
      else next()
    },
  }
}
