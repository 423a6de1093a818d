import type { Runner } from './runner.ts'
import type { PresenceRow } from './schema.ts'

/** Who follows which match, as each process says of itself. */
export interface Presence {
  put(rows: readonly PresenceRow[]): Promise<void>
  /** What processes that gave a sign of life since then say of these matches. */
  of(matches: readonly string[], since: number): Promise<readonly PresenceRow[]>
  /** What others that gave a sign of life since then say of all matches. */
  others(process: string, since: number): Promise<readonly PresenceRow[]>
  /** Nobody follows these matches at this process any more. */
  drop(process: string, matches: readonly string[]): Promise<void>
  /** Forgets what processes said that have been silent since before. */
  sweep(before: number): Promise<void>
}

/** Names in one question: SQLite and PostgreSQL both take so many. */
const most = 500

export function createPresence(runner: Runner): Presence {
  return {
    async put(rows) {
      for (let i = 0; i < rows.length; i += most)
        await runner.write(async (db) => {
          await db
            .insertInto('presence')
            .values(rows.slice(i, i + most))
            .onConflict((c) =>
              c
                .columns(['match', 'process'])
                .doUpdateSet((e) => ({ users: e.ref('excluded.users'), watchers: e.ref('excluded.watchers') })),
            )
            .execute()
        })
    },
    async of(matches, since) {
      const rows: PresenceRow[] = []
      for (let i = 0; i < matches.length; i += most)
        rows.push(
          ...(await runner.read((db) =>
            db
              .selectFrom('presence')
              .selectAll()
              .where('match', 'in', matches.slice(i, i + most))
              .where('process', 'in', (q) => q.selectFrom('beats').select('id').where('at', '>=', since))
              .orderBy('match')
              .orderBy('process')
              .execute(),
          )),
        )
      return rows
    },
    others: (process, since) =>
      runner.read((db) =>
        db
          .selectFrom('presence')
          .selectAll()
          .where('process', '!=', process)
          .where('process', 'in', (q) => q.selectFrom('beats').select('id').where('at', '>=', since))
          .orderBy('match')
          .orderBy('process')
          .execute(),
      ),
    async drop(process, matches) {
      for (let i = 0; i < matches.length; i += most)
        await runner.write(async (db) => {
          await db
            .deleteFrom('presence')
            .where('process', '=', process)
            .where('match', 'in', matches.slice(i, i + most))
            .execute()
        })
    },
    sweep: (before) =>
      runner.write(async (db) => {
        await db
          .deleteFrom('presence')
          .where('process', 'not in', (q) => q.selectFrom('beats').select('id').where('at', '>=', before))
          .execute()
      }),
  }
}
