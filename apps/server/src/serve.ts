import { levels } from '@duelhall/bots'
import { openStore, type Store, Taken } from '@duelhall/store'
import { type Logger, pino } from 'pino'
import { botUser } from './hall/bots.ts'
import { openHall } from './hall/hall.ts'
import { createApp, type Manners } from './http/app.ts'
import { serveFiles } from './http/files.ts'
import { markByOne } from './marker.ts'
import type { Find } from './match/reading.ts'
import { openThreads, type Threads } from './threads/pool.ts'
import { find as installed } from './threads/tasks.ts'

export interface Serving extends Manners {
  /** 0 is any free one. */
  readonly port: number
  /** This machine only, unless told otherwise. */
  readonly host?: string
  /** The folder of the embedded store. */
  readonly data: string
  /** The address of a PostgreSQL that takes the place of the embedded store. */
  readonly database?: string | undefined
  /** The folder of the built pages; without one there is only the API. */
  readonly web?: string
  readonly pace?: number
  /** Which games there are, and who thinks about them: all that are installed, threads of our own. */
  readonly find?: Find
  readonly threads?: Threads
  readonly log?: Logger
}

export interface Served {
  readonly address: string
  readonly port: number
  /** Answers what is under way, closes the streams and the store. */
  close(): Promise<void>
}

/** So many connections may wait to be taken: after a restart all clients come at once, and whoever is turned away tries again only seconds later. */
const backlog = 4096

/** The computer players are people of the hall with names of their own. */
async function inviteBots(store: Store, now: number): Promise<void> {
  for (const { level, name } of levels) {
    await store.people.add({ id: botUser(level), name, password: null, bot: 1, created: now }).catch((error) => {
      if (!(error instanceof Taken)) throw error
    })
  }
}

/** Opens the hall: everything that was running goes on. */
export async function serve({
  port,
  host = '127.0.0.1',
  data,
  database,
  web,
  pace = 400,
  find = installed,
  threads = openThreads(),
  log = pino({ level: 'warn' }),
  ...manners
}: Serving): Promise<Served> {
  markByOne()
  const store = await openStore(data, database)
  const hall = await openHall({ store, find, now: Date.now, log, pace, threads })
  await inviteBots(store, Date.now())
  const app = await createApp(hall, manners)
  if (web !== undefined) serveFiles(app, web)
  try {
    await app.listen({ port, host, backlog })
  } catch (error) {
    await hall.close()
    await store.close()
    throw error
  }
  // Whoever asks for a match before its turn gets it at once.
  const resuming = hall.resume().catch((error) => log.error({ err: error }, 'matches could not be taken up'))
  const address = app.server.address()
  const at = typeof address === 'object' && address !== null ? address.port : port
  let closing: Promise<void> | null = null
  async function shut(): Promise<void> {
    await resuming
    hall.streams.close()
    await app.close()
    await hall.close()
    await store.close()
  }
  return {
    port: at,
    address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${at}/`,
    close() {
      closing ??= shut()
      return closing
    },
  }
}
