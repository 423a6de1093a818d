import type { Seek } from '@duelhall/api'
import type { SeekRow, Store, UserRow } from '@duelhall/store'
import { idFrom, makeId } from '../people/secrets.ts'
import { silence } from './outages.ts'
import { partyOf, type Seeking } from './party.ts'
import { poolOf } from './pools.ts'
import type { Tables } from './tables.ts'

const look = 1000
/** A process may die between taking seeks and seating their people: another seats them when it has taken so long. */
const patience = 3000
/** What was answered is told for so long to those who ask again, and forgotten afterwards. */
const remembered = 600_000
/** Word of a table goes to the streams of its people at any process: who comes later has the same key to ask with. */
const recent = 30_000
export const topic = 'seeks'

interface Around {
  readonly store: Store
  readonly tables: Tables
  readonly now: () => number
  /** This process, by the name under which it gives signs of life. */
  readonly self: string
  readonly found: (user: string, match: string) => void
  readonly changed: () => void
  readonly trouble: (error: unknown) => void
}

const read = ({ body }: SeekRow): Seeking => JSON.parse(body) as Seeking

/**
 * Brings together those who look for the same, at whichever process they look. A seek lives as long as the process it was made at: who looks is there to
 * look again. Taking seeks is one transaction, and seating their people may be done twice.
 */
export function createSeeks({ store, tables, now, self, found, changed, trouble }: Around) {
  const { seeks } = store
  let waiting: readonly Seeking[] = []
  /** What was told to the streams here; what came before this process is no news. */
  const told = new Set<string>()
  const started = now()
  let swept = started
  let busy: Promise<unknown> = Promise.resolve()

  async function refresh(): Promise<void> {
    const before = waiting.map(({ seek }) => seek.seek).join()
    waiting = (await seeks.waiting(now() - silence)).map(read)
    if (waiting.map(({ seek }) => seek.seek).join() !== before) changed()
  }

  async function seat(match: string, all: readonly Seeking[]): Promise<void> {
    const [first] = all
    if (first === undefined) return
    const { game, players, table, clock, rated } = first.seek
    const people = await store.people.byIds(all.map(({ seek }) => seek.user))
    const room = await tables.open(match, first.seek.user, { game, players, table, clock, rated, listed: false, watch: 'all' })
    for (const { seek, brings, seed } of all) {
      const user = people.find(({ id }) => id === seek.user)
      if (user !== undefined) await tables.sit(room, { user, key: 'c:seek', seat: undefined, brings, seed: seed ?? undefined })
    }
    await seeks.seated(match)
    store.bus.tell(topic)
  }

  async function pair(): Promise<void> {
    await refresh()
    for (let all = partyOf(waiting, now()); all !== null; all = partyOf(waiting, now())) {
      const match = makeId()
      const taken = await seeks.claim(
        all.map(({ seek }) => ({ id: seek.seek, user: seek.user })),
        match,
        now(),
      )
      if (taken) await seat(match, all)
      await refresh()
    }
  }

  /** Word of what was found, here or elsewhere; and tables for those whom somebody left standing. */
  async function hear(): Promise<void> {
    const rows = await seeks.answered(now() - recent)
    for (const { id, user, match, seated, answered } of rows) {
      if (seated === 0 || match === null || told.has(id) || (answered ?? 0) < started) continue
      told.add(id)
      found(user, match)
    }
    const known = new Set(rows.map(({ id }) => id))
    for (const id of told) if (!known.has(id)) told.delete(id)
    const standing = rows.filter(({ seated, answered }) => seated === 0 && (answered ?? 0) < now() - patience)
    for (const match of new Set(standing.map((row) => row.match ?? '')))
      await seat(match, standing.filter((row) => row.match === match).map(read)).catch(trouble)
  }
  async function sweep(): Promise<void> {
    if (now() - swept < recent) return
    swept = now()
    await seeks.sweep(now() - remembered)
  }
  const pairUp = (): Promise<void> => {
    const next = busy.then(pair).then(hear)
    busy = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void pairUp().then(sweep).catch(trouble), look)
  timer.unref()
  const deaf = store.bus.hear((topics) => {
    if (topics.includes(topic)) void pairUp().catch(trouble)
  })

  return {
    /** As of the last look, which is a second ago at most. */
    all: (): readonly Seek[] => waiting.map((one) => one.seek),
    of: async (user: string): Promise<readonly Seek[]> =>
      (await seeks.waiting(now() - silence)).filter((row) => row.user === user).map((row) => read(row).seek),
    /** The match a seek led to. */
    async matchOf(id: string): Promise<string | null> {
      const row = await seeks.byId(id)
      return row?.seated === 1 ? row.match : null
    },
    idOf: (user: string, key: string): string => idFrom('seek', user, key),
    async ratingOf(user: UserRow, terms: Pick<Seek, 'game' | 'players' | 'table'>): Promise<number | null> {
      const row = await store.records.rating(user.id, poolOf(terms, user.bot === 1 ? 'bots' : 'people'))
      return row === null ? null : Math.round(row.rating)
    },
    async add(seeking: Seeking): Promise<void> {
      const { seek: id, user, created } = seeking.seek
      await seeks.add({ id, user, process: self, body: JSON.stringify(seeking), created })
      await pairUp()
      store.bus.tell(topic)
    },
    async drop(user: string, id: string): Promise<void> {
      await seeks.drop(user, id)
      await refresh()
      store.bus.tell(topic)
    },
    async close(): Promise<void> {
      clearInterval(timer)
      deaf()
      await busy
    },
  }
}
export type Seeks = ReturnType<typeof createSeeks>
