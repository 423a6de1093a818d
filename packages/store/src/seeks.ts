import type { Runner } from './runner.ts'
import type { SeekRow } from './schema.ts'

/** Those who look for somebody to play with, at whichever process; a seek lives as long as the process that it was made at. */
export interface Seeks {
  /** Keeps it, unless it is kept or answered already. */
  add(seek: Pick<SeekRow, 'id' | 'user' | 'process' | 'body' | 'created'>): Promise<void>
  byId(id: string): Promise<SeekRow | null>
  /** Those whose process gave a sign of life since then, the oldest first. */
  waiting(since: number): Promise<readonly SeekRow[]>
  drop(user: string, id: string): Promise<void>
  /**
   * Takes these seeks, of one person each, for a match: all of them, or none when one is no longer waiting. Whatever else these people looked for is
   * gone.
   */
  claim(seeks: readonly Pick<SeekRow, 'id' | 'user'>[], match: string, at: number): Promise<boolean>
  /** Everybody sits at the table that was found. */
  seated(match: string): Promise<void>
  /** Those that were answered since then, with a table or still without. */
  answered(since: number): Promise<readonly SeekRow[]>
  /** Forgets what was answered or left behind before. */
  sweep(before: number): Promise<void>
}

/** Somebody else has taken one of them. */
class Late extends Error {}

/** A seek that is being taken: seen by nobody but the transaction that takes it. */
const taking = ''

export function createSeeks(runner: Runner): Seeks {
  return {
    add: (seek) =>
      runner.write(async (db) => {
        await db
          .insertInto('seeks')
          .values({ ...seek, match: null, seated: 0, answered: null })
          .onConflict((c) => c.column('id').doUpdateSet({ process: seek.process, body: seek.body }).where('seeks.match', 'is', null))
          .execute()
      }),
    // As a piece of work, not a read: who asks again must not be told of a moment before.
    byId: (id) => runner.write(async (db) => (await db.selectFrom('seeks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    waiting: (since) =>
      runner.read((db) =>
        db
          .selectFrom('seeks')
          .selectAll()
          .where('match', 'is', null)
          .where('process', 'in', (q) => q.selectFrom('beats').select('id').where('at', '>=', since))
          .orderBy('created')
          .orderBy('id')
          .execute(),
      ),
    drop: (user, id) =>
      runner.write(async (db) => {
        await db.deleteFrom('seeks').where('user', '=', user).where('id', '=', id).where('match', 'is', null).execute()
      }),
    async claim(seeks, match, at) {
      try {
        await runner.write(async (db) => {
          // Person by person, in one order everywhere, and all that one looks for at once: two processes wait for each other, never in a ring.
          for (const { id, user } of seeks.toSorted((a, b) => (a.user < b.user ? -1 : 1))) {
            await db.updateTable('seeks').set({ match: taking }).where('user', '=', user).where('match', 'is', null).execute()
            const { numUpdatedRows } = await db
              .updateTable('seeks')
              .set({ match, answered: at })
              .where('id', '=', id)
              .where('match', '=', taking)
              .executeTakeFirst()
            if (numUpdatedRows === 0n) throw new Late()
            await db.deleteFrom('seeks').where('user', '=', user).where('match', '=', taking).execute()
          }
        })
        return true
      } catch (error) {
        if (error instanceof Late) return false
        throw error
      }
    },
    seated: (match) =>
      runner.write(async (db) => {
        await db.updateTable('seeks').set({ seated: 1 }).where('match', '=', match).execute()
      }),
    answered: (since) =>
      runner.read((db) =>
        db.selectFrom('seeks').selectAll().where('answered', '>=', since).orderBy('answered').orderBy('created').orderBy('id').execute(),
      ),
    sweep: (before) =>
      runner.write(async (db) => {
        await db.deleteFrom('seeks').where('answered', '<', before).execute()
        await db
          .deleteFrom('seeks')
          .where('match', 'is', null)
          .where('created', '<', before)
          .where('process', 'not in', (q) => q.selectFrom('beats').select('id').where('at', '>=', before))
          .execute()
      }),
  }
}
