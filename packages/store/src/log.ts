import type { Kysely, Transaction } from 'kysely'
import { genesis, link } from './chain.ts'
import type { Runner } from './runner.ts'
import type { EntryRow, Schema, SnapshotRow } from './schema.ts'

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
  /** Writes entries from place `seq` on: all of them or none. */
  append(match: string, seq: number, entries: readonly NewEntry[]): Promise<Appended>
  /** Entries from place `from` on, in order. */
  tail(match: string, from: number): Promise<readonly EntryRow[]>
  /** What was stored under this key before; never out of date. */
  find(match: string, by: string, key: string): Promise<EntryRow | null>
  /** The newest snapshot; it only ever moves forward. */
  snapshot(match: string): Promise<SnapshotRow | null>
  keep(snapshot: SnapshotRow): Promise<void>
}

export function createLog(runner: Runner): Log {
  return {
    async append(match, seq, entries) {
      try {
        const result = await runner.write((db) => append(db, match, seq, entries))
        if (result.is === 'stored') runner.bus.tell(match)
        return result
      } catch (error) {
        if (error instanceof Raced) return { is: 'late' }
        throw error
      }
    },
    tail: (match, from) =>
      runner.read((db) =>
        db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>=', from).orderBy('seq').execute(),
      ),
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

/** Also used where a log entry and other rows must be written together. */
export async function append(db: Transaction<Schema>, match: string, seq: number, entries: readonly NewEntry[]): Promise<Appended> {
  for (const entry of entries) {
    const before = await find(db, match, entry.by, entry.key)
    if (before !== null) return { is: 'again', entry: before }
  }
  let previous = genesis
  if (seq > 0) {
    const last = await db
      .selectFrom('entries')
      .select('hash')
      .where('match', '=', match)
      .where('seq', '=', seq - 1)
      .executeTakeFirst()
    if (last === undefined) throw new RangeError(`match ${match} has no entry ${seq - 1} for entry ${seq} to follow`)
    previous = last.hash
  }
  const rows = entries.map((entry, i) => {
    const row = { match, seq: seq + i, at: entry.at, by: entry.by, key: entry.key, kind: entry.kind, body: entry.body }
    previous = link(previous, row)
    return { ...row, hash: previous }
  })
  // A place that is taken inserts nothing; in PostgreSQL this waits for the rival's commit.
  const result = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows === 0n) return { is: 'late' }
  if (result.numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new Raced()
  return { is: 'stored', entries: rows }
}

/** Part of a batch met a rival's entry: nothing of it may stay, so the transaction is given up. */
class Raced extends Error {
  override readonly name = 'Raced'
}
