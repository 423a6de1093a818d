import { type Appended, append, type NewEntry } from './log.ts'
import type { Runner } from './runner.ts'
import type { MatchRow, RatingPointRow, RatingRow, SeatRow } from './schema.ts'

export const statuses = ['open', 'running', 'finished'] as const
export type Status = (typeof statuses)[number]

export interface Finish {
  readonly outcome: string
  readonly at: number
  /** The view events as they were shown, kept for ever. */
  readonly recording: string
  readonly ratings: readonly RatingRow[]
  readonly points: readonly RatingPointRow[]
}

/** Tables and matches: what the lobby lists, who sits where, and how it ended. */
export interface Matches {
  /** A table and the first entry of its log, together. */
  open(match: MatchRow, first: NewEntry): Promise<Appended>
  byId(id: string): Promise<MatchRow | null>
  /** The newest first. */
  byStatus(status: Status, limit: number): Promise<readonly MatchRow[]>
  ofUser(user: string, status: Status, limit: number): Promise<readonly MatchRow[]>
  change(id: string, to: { readonly status?: Status; readonly table?: string; readonly updated: number }): Promise<void>
  /** False when somebody sits there. */
  sit(seat: SeatRow): Promise<boolean>
  stand(match: string, seat: number): Promise<void>
  seats(match: string): Promise<readonly SeatRow[]>
  /** Outcome, recording and ratings in one commit; false when it was finished before, and then nothing changes. */
  finish(id: string, finish: Finish): Promise<boolean>
  recording(id: string): Promise<string | null>
}

export function createMatches(runner: Runner): Matches {
  return {
    open: (match, first) =>
      runner.write(async (db) => {
        await db.insertInto('matches').values(match).execute()
        return append(db, match.id, 0, [first])
      }),
    byId: (id) => runner.read(async (db) => (await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    byStatus: (status, limit) =>
      runner.read((db) =>
        db.selectFrom('matches').selectAll().where('status', '=', status).orderBy('updated', 'desc').orderBy('id').limit(limit).execute(),
      ),
    ofUser: (user, status, limit) =>
      runner.read((db) =>
        db
          .selectFrom('matches')
          .selectAll()
          .where('status', '=', status)
          .where('id', 'in', (q) => q.selectFrom('seats').select('match').where('user', '=', user))
          .orderBy('updated', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
    change: (id, to) =>
      runner.write(async (db) => {
        await db.updateTable('matches').set(to).where('id', '=', id).execute()
      }),
    sit: (seat) =>
      runner.write(async (db) => {
        const result = await db
          .insertInto('seats')
          .values(seat)
          .onConflict((c) => c.doNothing())
          .executeTakeFirst()
        return result.numInsertedOrUpdatedRows === 1n
      }),
    stand: (match, seat) =>
      runner.write(async (db) => {
        await db.deleteFrom('seats').where('match', '=', match).where('seat', '=', seat).execute()
      }),
    seats: (match) => runner.read((db) => db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute()),
    finish: (id, finish) =>
      runner.write(async (db) => {
        const result = await db
          .updateTable('matches')
          .set({ status: 'finished', outcome: finish.outcome, updated: finish.at })
          .where('id', '=', id)
          .where('status', '=', 'running')
          .executeTakeFirst()
        if (result.numUpdatedRows === 0n) return false
        await db.insertInto('recordings').values({ match: id, body: finish.recording }).execute()
        for (const { user, pool, ...rating } of finish.ratings) {
          await db
            .insertInto('ratings')
            .values({ user, pool, ...rating })
            .onConflict((c) => c.columns(['user', 'pool']).doUpdateSet(rating))
            .execute()
        }
        if (finish.points.length > 0) await db.insertInto('rating_history').values(finish.points).execute()
        await db.deleteFrom('snapshots').where('match', '=', id).execute()
        return true
      }),
    recording: (id) =>
      runner.read(async (db) => {
        const row = await db.selectFrom('recordings').select('body').where('match', '=', id).executeTakeFirst()
        return row?.body ?? null
      }),
  }
}
