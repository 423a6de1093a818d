import type { Kysely } from 'kysely'
import { genesis, link } from './chain.ts'
import { type Runner, Taken } from './runner.ts'
import type { EntryRow, Schema, SnapshotRow } from './schema.ts'
import { together } from './together.ts'

/** An entry as its writer knows it; the store gives it its hash. */
export interface NewEntry {
  readonly at: number
  readonly by: string
  readonly key: string
  readonly kind: string
  readonly body: string
}

export type Appended =
  | { readonly is: 'stored'; readonly entries: readonly EntryRow[] }
  /** This key was stored before: the answer is what was stored then. */
  | { readonly is: 'again'; readonly entry: EntryRow }
  /** Somebody else wrote this place of the log first; read the tail and answer again. */
  | { readonly is: 'late' }

/** Append-only, one log for each match; the key (match, seq) makes its writer the only one. */
export interface Log {
  /** Writes entries from place `seq` on: all of them or none. Who has read the line before hands in its hash, and spares a question. */
  append(match: string, seq: number, entries: readonly NewEntry[], before?: string): Promise<Appended>
  /** Entries from place `from` on, in order. */
  tail(match: string, from: number): Promise<readonly EntryRow[]>
  /** All entries, in order; many logs that are asked for at once are read together. */
  whole(match: string): Promise<readonly EntryRow[]>
  /** The next place of the log of every match that is open or running. */
  heads(): Promise<ReadonlyMap<string, number>>
  /** What was stored under this key before; never out of date. */
  find(match: string, by: string, key: string): Promise<EntryRow | null>
  /** The newest snapshot; it only ever moves forward. */
  snapshot(match: string): Promise<SnapshotRow | null>
  keep(snapshot: SnapshotRow): Promise<void>
}

export function createLog(runner: Runner): Log {
  const logs = together<EntryRow>(runner, 'match', (db, matches) =>
    db.selectFrom('entries').selectAll().where('match', 'in', matches).orderBy('match').orderBy('seq').compile(),
  )
  return {
    async append(match, seq, entries, before) {
      try {
        const result = await runner.writeOnce((db) =>
          before === undefined ? append(db, match, seq, entries) : follow(db, match, seq, entries, before),
        )
        if (result.is === 'stored') runner.bus.pass(result.entries)
        return result
      } catch (error) {
        if (!(error instanceof Taken)) throw error
        // Either the place is taken, or what is to be written was written before.
        const found = before === undefined ? null : await runner.write((db) => stored(db, match, entries))
        return found === null ? { is: 'late' } : { is: 'again', entry: found }
      }
    },
    tail: (match, from) =>
      runner.read((db) =>
        db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>=', from).orderBy('seq').execute(),
      ),
    whole: logs,
    async heads() {
      // By the list of matches, so that each is one look into the index and not a count of its lines.
      const rows = await runner.read((db) =>
        db
          .selectFrom('matches')
          .where('status', 'in', ['open', 'running'])
          .select((of) => [
            'id',
            of
              .selectFrom('entries')
              .select((all) => all.fn.max('seq').as('last'))
              .whereRef('entries.match', '=', 'matches.id')
              .as('last'),
          ])
          .execute(),
      )
      return new Map(rows.map(({ id, last }) => [id, last === null ? 0 : Number(last) + 1]))
    },
    // As a piece of work, not a read: a reader that lags must not make us refuse what was accepted.
    find: (match, by, key) => runner.write((db) => find(db, match, by, key)),
    snapshot: (match) =>
      runner.read(async (db) => (await db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst()) ?? null),
    keep: (snapshot) =>
      runner.write(async (db) => {
        await db
          .insertInto('snapshots')
          .values(snapshot)
          .onConflict((c) =>
            c.column('match').doUpdateSet({ seq: snapshot.seq, body: snapshot.body }).where('snapshots.seq', '<', snapshot.seq),
          )
          .execute()
      }),
  }
}

async function find(db: Kysely<Schema>, match: string, by: string, key: string): Promise<EntryRow | null> {
  const query = db.selectFrom('entries').selectAll().where('match', '=', match).where('by', '=', by).where('key', '=', key)
  return (await query.executeTakeFirst()) ?? null
}

/** The first of these entries that was stored before. */
async function stored(db: Kysely<Schema>, match: string, entries: readonly NewEntry[]): Promise<EntryRow | null> {
  for (const { by, key } of entries) {
    const before = await find(db, match, by, key)
    if (before !== null) return before
  }
  return null
}

/** Also used where a log entry and other rows must be written together. A place that a rival takes first throws `Taken`. */
export async function append(db: Kysely<Schema>, match: string, seq: number, entries: readonly NewEntry[]): Promise<Appended> {
  const before = await stored(db, match, entries)
  if (before !== null) return { is: 'again', entry: before }
  if (seq === 0) return follow(db, match, seq, entries, genesis)
  const last = await db
    .selectFrom('entries')
    .select('hash')
    .where('match', '=', match)
    .where('seq', '=', seq - 1)
    .executeTakeFirst()
  if (last === undefined) throw new RangeError(`match ${match} has no entry ${seq - 1} for entry ${seq} to follow`)
  return follow(db, match, seq, entries, last.hash)
}

/** Writes entries that follow the one with this hash. A key that was stored before throws `Taken`, as a place does. */
async function follow(db: Kysely<Schema>, match: string, seq: number, entries: readonly NewEntry[], before: string): Promise<Appended> {
  let previous = before
  const rows = entries.map(({ at, by, key, kind, body }, i) => {
    const row = { match, seq: seq + i, at, by, key, kind, body }
    previous = link(previous, row)
    return { ...row, hash: previous }
  })
  // One statement, all rows or none; in PostgreSQL it waits for the commit of a rival at the same place.
  await db.insertInto('entries').values(rows).execute()
  return { is: 'stored', entries: rows }
}
