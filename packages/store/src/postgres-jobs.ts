import { EventEmitter } from 'node:events'
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents, type WorkerUtils } from 'graphile-worker'
import pg from 'pg'
import { type Job, type Jobs, nameOf, type Tasks } from './jobs.ts'

/** So many jobs at a time in one process, where nothing else is asked for: most of them wait for a thread, or for people to follow. */
const usual = 6
/** For the ears of two runners, their looks at the queue, and new jobs. */
const connections = 10
const beat = 1000
/** A worker that was silent for so long is dead, or so slow that another may as well do its jobs. */
const silence = '4 seconds'
const retry = 1000

/** Jobs on PostgreSQL by graphile-worker: any process takes any job, and those of a process that died are taken within seconds. */
export async function postgresJobs(url: string): Promise<Jobs> {
  const pgPool = new pg.Pool({ connectionString: url, max: connections })
  pgPool.on('error', () => {})
  // Every connection: the server may end one while it is idle or listens.
  pgPool.on('connect', (client) => void client.on('error', () => {}))
  const logger = new Logger(() => () => {})
  const utils: WorkerUtils = await makeWorkerUtils({ pgPool, logger })

  /** The library would wait four hours before it gives a lock of a dead process away: those who live leave word, and the others lose theirs. */
  async function keepOrder(worker: string): Promise<void> {
    await pgPool.query(
      `insert into beats (id, at) values ($1, extract(epoch from clock_timestamp()) * 1000) on conflict (id) do update set at = excluded.at`,
      [worker],
    )
    const { rows } = await pgPool.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '${silence}'
       and locked_by not in (select id from beats where at > extract(epoch from now() - interval '${silence}') * 1000)`,
    )
    if (rows.length > 0) await utils.forceUnlockWorkers(rows.map((row) => row.locked_by))
    await pgPool.query(`delete from beats where id like 'pool-%' and at < extract(epoch from now() - interval '1 hour') * 1000`)
  }

  /** A runner, and another one whenever it gives up, as it does when the database goes away at the wrong moment. */
  async function work(tasks: Tasks, trouble: (error: unknown) => void, atOnce = usual): Promise<() => Promise<void>> {
    let stopped = false
    let runner: Runner | null = null
    let worker = ''
    const taskList = Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        async (payload: unknown) => {
          await task(payload as Job).catch((error: unknown) => {
            if (!stopped) trouble(error)
            throw error
          })
        },
      ]),
    )
    async function start(): Promise<void> {
      const events: WorkerEvents = new EventEmitter()
      events.on('pool:create', ({ workerPool }) => {
        worker = workerPool.id
      })
      const next = await run({
        pgPool,
        logger,
        events,
        taskList,
        parsedCronItems: [],
        concurrency: atOnce,
        pollInterval: beat,
        noHandleSignals: true,
        // By the clock that the tasks look at: what is due there is due here.
        useNodeTime: true,
      })
      runner = next
      void next.promise.catch(() => {}).then(startAgain)
      if (stopped) await next.stop()
    }
    function startAgain(): void {
      if (!stopped) setTimeout(() => void (stopped ? undefined : start().catch(startAgain)), retry).unref()
    }
    await start()
    const beating = setInterval(() => void keepOrder(worker).catch(() => {}), beat)
    beating.unref()
    await keepOrder(worker)
    return async () => {
      stopped = true
      clearInterval(beating)
      // Half a second for what is under way; the rest others do.
      await runner?.kill().catch(() => {})
    }
  }
  return {
    async add(job) {
      await utils.addJob(job.task, job, {
        jobKey: nameOf(job),
        // One that waits or is being done stays as it is: adding it again costs nothing.
        jobKeyMode: 'unsafe_dedupe',
        runAt: new Date(job.at),
      })
    },
    work,
    async close() {
      await utils.release()
      await pgPool.end()
    },
  }
}
