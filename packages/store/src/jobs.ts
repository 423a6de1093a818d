/** Something that has to be done for a match at a time, though nobody asks for it then. */
export interface Job {
  readonly task: string
  readonly match: string
  /** What it follows from, a place of the log or a time: the same task of the same match for the same reason is one job. */
  readonly reason: number
  /** When; what lies behind is due at once. */
  readonly at: number
}
export type Tasks = Readonly<Record<string, (job: Job) => Promise<void>>>

/** Work that is handed to whichever process lives when it is due. It may be done twice, so doing it twice must do no harm. */
export interface Jobs {
  add(job: Job): Promise<void>
  /** Does jobs from now on, until the function that it gives is called. One that fails is reported and tried again. */
  work(tasks: Tasks, trouble: (error: unknown) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export const nameOf = ({ task, match, reason }: Job): string => `${task}/${match}/${reason}`

/** The longest a timer can wait. */
const longest = 2 ** 31 - 1
/** What failed waits so long, twice as long each time. */
const again = 1000
const tries = 10

/** One process owns the store: its jobs are timers. They end with it, and follow from the logs when it starts again. */
export function ownJobs(now: () => number = Date.now): Jobs {
  const waiting = new Map<string, { readonly job: Job; timer: NodeJS.Timeout | null }>()
  let worker: { readonly tasks: Tasks; readonly trouble: (error: unknown) => void } | null = null

  function arm(name: string, job: Job, at: number, tried: number): void {
    const entry = waiting.get(name)
    if (entry === undefined || worker === null) return
    entry.timer = setTimeout(
      () => void (now() < at ? arm(name, job, at, tried) : run(name, job, tried)),
      Math.min(longest, Math.max(0, at - now())),
    )
    entry.timer.unref()
  }
  async function run(name: string, job: Job, tried: number): Promise<void> {
    try {
      await worker?.tasks[job.task]?.(job)
      waiting.delete(name)
    } catch (error) {
      worker?.trouble(error)
      if (tried < tries) arm(name, job, now() + again * 2 ** tried, tried + 1)
      else waiting.delete(name)
    }
  }
  const stop = (): void => {
    worker = null
    for (const entry of waiting.values()) if (entry.timer !== null) clearTimeout(entry.timer)
  }
  return {
    async add(job) {
      const name = nameOf(job)
      if (waiting.has(name)) return
      waiting.set(name, { job, timer: null })
      arm(name, job, job.at, 0)
    },
    async work(tasks, trouble) {
      worker = { tasks, trouble }
      for (const [name, { job }] of waiting) arm(name, job, job.at, 0)
      return async () => stop()
    },
    close: async () => stop(),
  }
}
