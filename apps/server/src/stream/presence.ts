import type { PresenceRow, Store } from '@duelhall/store'
import { silence } from '../hall/outages.ts'

/** Who follows a match, and how many of them only watch. */
export interface Company {
  readonly users: ReadonlySet<string>
  readonly watchers: number
}
const nobody: Company = { users: new Set(), watchers: 0 }

/** Word may get lost, and processes die: all matches that are followed here are looked at so often. */
const look = 2000
const gathering = 50
const topicOf = (match: string): string => `presence.${match}`
const matchOf = (topic: string): string | null => (topic.startsWith('presence.') ? topic.slice('presence.'.length) : null)

/** Who is present at other processes. */
export interface Elsewhere {
  /** As last heard, for a match that is followed here. */
  of(match: string): Company
  /** As it is now, for any match. */
  ask(match: string): Promise<Company>
  /** Those who follow a match here have changed; null when nobody does any more. */
  say(match: string, here: Company | null): void
  /** Tells whenever others have changed. */
  listen(changed: (match: string) => void): void
  close(): Promise<void>
}

/** One process owns the store: nobody is anywhere else. */
export const nowhere: Elsewhere = { of: () => nobody, ask: async () => nobody, say: () => {}, listen: () => {}, close: async () => {} }

function companyOf(rows: readonly PresenceRow[]): Company {
  return {
    users: new Set(rows.flatMap(({ users }) => JSON.parse(users) as readonly string[])),
    watchers: rows.reduce((sum, { watchers }) => sum + watchers, 0),
  }
}
/** What others said of a match, to be compared with what they say later. */
const saidOf = (rows: readonly PresenceRow[]): string => rows.map(({ users, watchers }) => `${users} ${watchers}`).join()

export function createElsewhere(store: Store, self: string, now: () => number, trouble: (error: unknown) => void): Elsewhere {
  /** What is known of the others, for the matches that are followed here. */
  const known = new Map<string, { readonly company: Company; readonly said: string }>()
  const unknown = { company: nobody, said: '' }
  /** What is to be written of those here. */
  const unsaid = new Map<string, Company | null>()
  let listener: (match: string) => void = () => {}
  let writing: Promise<void> | null = null
  let swept = now()
  let closed = false

  /** Takes in what others say of these matches. */
  function hear(matches: Iterable<string>, rows: readonly PresenceRow[]): void {
    const byMatch = new Map<string, PresenceRow[]>()
    for (const row of rows) byMatch.set(row.match, [...(byMatch.get(row.match) ?? []), row])
    for (const match of matches) {
      const before = known.get(match)
      const now = byMatch.get(match) ?? []
      const said = saidOf(now)
      if (before === undefined || before.said === said) continue
      known.set(match, { company: companyOf(now), said })
      listener(match)
    }
  }
  async function refresh(matches: readonly string[]): Promise<void> {
    const rows = await store.presence.of(matches, now() - silence)
    hear(
      matches,
      rows.filter(({ process }) => process !== self),
    )
  }
  /** Changes gather for a moment: who reloads a page leaves and comes. */
  async function write(): Promise<void> {
    await new Promise((done) => setTimeout(done, gathering))
    while (unsaid.size > 0 && !closed) {
      const all = [...unsaid]
      unsaid.clear()
      const rows = all.flatMap(([match, here]) =>
        here === null ? [] : { match, process: self, users: JSON.stringify([...here.users]), watchers: here.watchers },
      )
      await store.presence.put(rows)
      await store.presence.drop(
        self,
        all.flatMap(([match, here]) => (here === null ? match : [])),
      )
      for (const [match] of all) store.bus.tell(topicOf(match))
      await refresh(rows.map(({ match }) => match))
    }
  }
  const deaf = store.bus.hear((topics) => {
    const told = topics.flatMap((topic) => matchOf(topic) ?? []).filter((match) => known.has(match))
    if (told.length > 0) refresh(told).catch(trouble)
  })
  async function lookAround(): Promise<void> {
    if (known.size > 0) hear(known.keys(), await store.presence.others(self, now() - silence))
    if (now() - swept < 60_000) return
    swept = now()
    await store.presence.sweep(now() - 60_000)
  }
  const timer = setInterval(() => void lookAround().catch(trouble), look)
  timer.unref()

  return {
    of: (match) => known.get(match)?.company ?? nobody,
    ask: async (match) => companyOf((await store.presence.of([match], now() - silence)).filter(({ process }) => process !== self)),
    say(match, here) {
      if (here === null) known.delete(match)
      else if (!known.has(match)) known.set(match, unknown)
      unsaid.set(match, here)
      writing ??= write()
        .catch(trouble)
        .finally(() => {
          writing = null
        })
    },
    listen(changed) {
      listener = changed
    },
    async close() {
      closed = true
      clearInterval(timer)
      deaf()
      await writing
    },
  }
}
