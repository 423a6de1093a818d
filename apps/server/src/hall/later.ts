/** Work that has time: begun after a while, one piece after the other, and whatever else there is to do comes first. */
export interface Later {
  do(work: () => Promise<void>): void
  close(): Promise<void>
}

export function createLater(wait: number, trouble: (error: unknown) => void): Later {
  const queue: (() => Promise<void>)[] = []
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let closed = false

  async function run(): Promise<void> {
    for (let work = queue.shift(); work !== undefined && !closed; work = queue.shift()) {
      await work().catch(trouble)
      await new Promise((done) => setImmediate(done))
    }
    timer = null
  }
  return {
    do(work) {
      queue.push(work)
      timer ??= setTimeout(() => {
        running = run()
      }, wait).unref()
    },
    async close() {
      closed = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
