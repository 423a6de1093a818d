import type { Seek } from '@duelhall/api'
import type { Store, UserRow } from '@duelhall/store'
import type { Brings } from '../match/entries.ts'
import { idFrom, makeId } from '../people/secrets.ts'
import { poolOf } from './pools.ts'
import type { Tables } from './tables.ts'

export interface Seeking {
  readonly seek: Seek
  readonly user: UserRow
  readonly brings: Brings
  readonly seed: string | undefined
  /** Whom they do not want to meet. */
  readonly blocked: readonly string[]
}

/** Ratings may lie so far apart at first, and so much further for each second of waiting. */
const near = 150
const widening = 15
const look = 1000
const remembered = 1000

const termsOf = ({ game, players, table, clock, rated }: Seek): string =>
  JSON.stringify([game, players, Object.entries(table).sort(), clock, rated])

/** Brings together those who look for the same. Seeks live as long as the process: who looks is there to look again. */
export function createSeeks(
  store: Store,
  tables: Tables,
  now: () => number,
  found: (user: string, match: string) => void,
  changed: () => void,
) {
  let waiting: readonly Seeking[] = []
  /** What became of the last seeks, for those who ask again with the same key. */
  const answered = new Map<string, string>()
  let busy: Promise<unknown> = Promise.resolve()

  function fits(one: Seeking, other: Seeking): boolean {
    if (one.user.id === other.user.id || termsOf(one.seek) !== termsOf(other.seek)) return false
    if (one.blocked.includes(other.user.id) || other.blocked.includes(one.user.id)) return false
    if (!one.seek.rated) return true
    const waited = Math.max(now() - one.seek.created, now() - other.seek.created) / 1000
    return Math.abs((one.seek.rating ?? 1500) - (other.seek.rating ?? 1500)) <= near + widening * waited
  }

  /** The first who can play together, the one who has waited longest among them. */
  function party(): readonly Seeking[] | null {
    for (const first of waiting) {
      const all = [first]
      for (const other of waiting) {
        if (all.length < first.seek.players && all.every((one) => fits(one, other))) all.push(other)
      }
      if (all.length === first.seek.players) return all
    }
    return null
  }

  async function seat(all: readonly Seeking[]): Promise<void> {
    const [first] = all
    if (first === undefined) return
    const { game, players, table, clock, rated } = first.seek
    const id = makeId()
    const room = await tables.open(id, first.user.id, { game, players, table, clock, rated, listed: false, watch: 'all' })
    for (const { user, brings, seed } of all) await tables.sit(room, { user, key: 'c:seek', seat: undefined, brings, seed })
    for (const { user, seek } of all) {
      answered.set(seek.seek, id)
      found(user.id, id)
    }
    for (const old of [...answered.keys()].slice(0, Math.max(0, answered.size - remembered))) answered.delete(old)
  }

  async function pair(): Promise<void> {
    for (let all = party(); all !== null; all = party()) {
      const users = all.map((one) => one.user.id)
      // Whoever has found a table looks no further, at any other either.
      waiting = waiting.filter((one) => !users.includes(one.user.id))
      changed()
      await seat(all)
    }
  }
  const pairUp = (): Promise<void> => {
    const next = busy.then(pair)
    busy = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void pairUp().catch(() => {}), look)
  timer.unref()

  return {
    all: (): readonly Seek[] => waiting.map((one) => one.seek),
    of: (user: string): readonly Seek[] => waiting.flatMap((one) => (one.user.id === user ? [one.seek] : [])),
    /** The match a seek led to. */
    matchOf: (id: string): string | null => answered.get(id) ?? null,
    idOf: (user: string, key: string): string => idFrom('seek', user, key),
    async ratingOf(user: UserRow, terms: Pick<Seek, 'game' | 'players' | 'table'>): Promise<number | null> {
      const row = await store.records.rating(user.id, poolOf(terms, user.bot === 1 ? 'bots' : 'people'))
      return row === null ? null : Math.round(row.rating)
    },
    async add(seeking: Seeking): Promise<void> {
      waiting = [...waiting.filter((one) => one.seek.seek !== seeking.seek.seek), seeking]
      changed()
      await pairUp()
    },
    drop(user: string, id: string): void {
      waiting = waiting.filter((one) => one.user.id !== user || one.seek.seek !== id)
      changed()
    },
    close: () => clearInterval(timer),
  }
}
export type Seeks = ReturnType<typeof createSeeks>
