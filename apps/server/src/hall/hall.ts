import type { GameModule } from '@duelhall/kernel'
import type { Store } from '@duelhall/store'
import type { Logger } from 'pino'
import type { Room } from '../match/room.ts'
import { createPasswords } from '../people/passwords.ts'
import { makeId } from '../people/secrets.ts'
import { createElsewhere, nowhere } from '../stream/presence.ts'
import { createStreams } from '../stream/streams.ts'
import { openThreads, type Threads } from '../threads/pool.ts'
import { createBots } from './bots.ts'
import { createChores } from './chores.ts'
import { createFigures } from './figures.ts'
import { createFinisher } from './finish.ts'
import { createInvitations } from './invitations.ts'
import { createLater } from './later.ts'
import { createLobby } from './lobby.ts'
import { createOutages } from './outages.ts'
import { packAll } from './packing.ts'
import { createRooms } from './rooms.ts'
import { createSeeks } from './seeks.ts'
import { shareWith } from './sharing.ts'
import { createSimulations } from './simulations.ts'
import { attend } from './steward.ts'
import { createTables } from './tables.ts'

export interface Opening {
  readonly store: Store
  readonly find: (game: string) => GameModule | null
  readonly now: () => number
  readonly log: Logger
  /** A computer player takes at least so long, that people can follow. */
  readonly pace: number
  readonly threads: Threads
}

/** So long a hall that closes packs its matches: less than a supervisor waits before it kills. */
const packing = 8000
/** So long after it opened the lists of a hall are looked through: clients who come back are served first. */
const looking = 10_000
/** So many matches are taken up at once: their logs are read by one question, and nobody else is heard for some 30 ms. */
const handful = 32

/** Everything that one process holds; the store holds the rest. */
export async function openHall({ store, find, now, log, pace, threads }: Opening) {
  const trouble = (error: unknown): void => log.error({ err: error }, 'a duty of the hall failed')
  // A thread of their own, and jobs one at a time: however many simulations wait, a computer player does not wait for them.
  const simulators = openThreads(1)
  const bots = createBots(threads, pace)
  const chores = createChores(store, () => rooms, bots, now, trouble)
  const finish = createFinisher(store, threads)
  const self = `hall-${makeId()}`
  const outages = await createOutages(store, self, now, trouble)
  const elsewhere = store.bus.shared ? createElsewhere(store, self, now, trouble) : nowhere
  const streams = createStreams(elsewhere)
  const invitations = createInvitations(store, streams)
  const later = createLater(looking, trouble)
  const owed = new Set<Promise<unknown>>()
  const owe = (work: Promise<unknown>): void => {
    owed.add(work)
    void work.then(() => owed.delete(work))
  }
  const duties = { store, now, chores, finish, listed: () => lobby.changed(), later, owe, trouble }
  const rooms = createRooms(
    { store, find, now },
    async (room: Room) => {
      await outages.excuse(room)
      attend(room, duties)
    },
    streams.drop,
  )
  const tables = createTables({ store, rooms, find, now })
  const simulations = createSimulations({ store, tables, find, threads: simulators, now })
  const seeks = createSeeks({
    store,
    tables,
    now,
    self,
    found: (user, match) => streams.post(user, { type: 'table', match, because: 'seek', from: null }),
    changed: () => lobby.changed(),
    trouble,
  })
  const lobby = createLobby(store, now, seeks.all)
  const figures = createFigures({ rooms: rooms.count, streams: streams.count, waiting: threads.waiting })
  const sweeping = setInterval(() => rooms.sweep((room) => room.match.status === 'running' || streams.isFollowed(room)), 60_000)
  sweeping.unref()
  const stopSharing = shareWith(store, rooms, chores, () => lobby.changed(), resume, trouble)
  const stopWork = [await store.jobs.work(chores.tasks, trouble), await store.jobs.work(simulations.tasks, trouble, 1)]

  /** Takes up every match that is running or open, and every simulation: clocks run, bots think, games are played. */
  async function resume(): Promise<number> {
    const ids = [...(await store.log.heads()).keys()]
    const taken = (id: string) => rooms.get(id).catch((error) => log.warn({ match: id, err: error }, 'a match cannot be taken up'))
    for (let i = 0; i < ids.length; i += handful) {
      await Promise.all(ids.slice(i, i + handful).map(taken))
      // The embedded store answers at once: without this nobody else would be heard until all are read.
      await new Promise((done) => setImmediate(done))
    }
    await simulations.takeUp()
    return ids.length
  }

  /** The next start may be of another version: what can be packed by then need not wait for anybody. */
  async function pack(): Promise<void> {
    const end = performance.now() + packing
    const { packed, left, unreadable } = await packAll(store, find, rooms.known, () => performance.now() > end)
    const says = 'not all running matches are packed for another version; `duelhall pack` does the rest'
    if (left > 0 || unreadable.length > 0) log.warn({ packed, left, unreadable: unreadable.length }, says)
  }

  return {
    store,
    find,
    now,
    log,
    rooms,
    tables,
    seeks,
    simulations,
    lobby,
    streams,
    invitations,
    figures,
    passwords: createPasswords(),
    resume,
    async close(): Promise<void> {
      clearInterval(sweeping)
      stopSharing()
      streams.close()
      bots.close()
      await later.close()
      await Promise.all(owed)
      await Promise.all(stopWork.map((stop) => stop()))
      lobby.close()
      await seeks.close()
      invitations.close()
      await elsewhere.close()
      await outages.close()
      await threads.close()
      await simulators.close()
      await pack()
    },
  }
}
export type Hall = Awaited<ReturnType<typeof openHall>>
