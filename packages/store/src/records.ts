import type { Runner } from './runner.ts'
import type { DeckRow, RatingPointRow, RatingRow, ReportRow } from './schema.ts'
import { together } from './together.ts'

/** A ladder, and how many stand on it. */
export interface PoolRow {
  readonly pool: string
  readonly people: number
}

/** What a person keeps on the server besides matches: ratings, decks, and whom they would rather not meet. */
export interface Records {
  rating(user: string, pool: string): Promise<RatingRow | null>
  /** All ratings of a person, by pool. */
  ratings(user: string): Promise<readonly RatingRow[]>
  /** The best first. */
  ladder(pool: string, limit: number): Promise<readonly RatingRow[]>
  /** Every ladder that somebody stands on, the fullest first. */
  pools(): Promise<readonly PoolRow[]>
  /** The oldest first. */
  history(user: string, pool: string): Promise<readonly RatingPointRow[]>

  /** False when the deck of that id is somebody else's. */
  saveDeck(deck: DeckRow): Promise<boolean>
  decks(user: string, game: string): Promise<readonly DeckRow[]>
  deck(id: string): Promise<DeckRow | null>
  dropDeck(user: string, id: string): Promise<boolean>

  block(user: string, blocked: string, at: number): Promise<void>
  unblock(user: string, blocked: string): Promise<void>
  blocked(user: string): Promise<readonly string[]>
  /** Heard no more, but met all the same. */
  mute(user: string, muted: string, at: number): Promise<void>
  unmute(user: string, muted: string): Promise<void>
  muted(user: string): Promise<readonly string[]>
  /** Whom this person has blocked or muted, in any order. */
  unheard(user: string): Promise<readonly string[]>
  report(report: ReportRow): Promise<void>
  /** The newest first. */
  reports(limit: number): Promise<readonly ReportRow[]>
}

export function createRecords(runner: Runner): Records {
  const unheard = together(runner, 'user', (db, users) =>
    db
      .selectFrom('blocks')
      .select(['user', 'blocked as other'])
      .where('user', 'in', users)
      .union(db.selectFrom('mutes').select(['user', 'muted as other']).where('user', 'in', users))
      .compile(),
  )
  return {
    rating: (user, pool) =>
      runner.read(
        async (db) =>
          (await db.selectFrom('ratings').selectAll().where('user', '=', user).where('pool', '=', pool).executeTakeFirst()) ?? null,
      ),
    ratings: (user) => runner.read((db) => db.selectFrom('ratings').selectAll().where('user', '=', user).orderBy('pool').execute()),
    ladder: (pool, limit) =>
      runner.read((db) =>
        db.selectFrom('ratings').selectAll().where('pool', '=', pool).orderBy('rating', 'desc').orderBy('user').limit(limit).execute(),
      ),
    pools: () =>
      runner.read(async (db) =>
        (
          await db
            .selectFrom('ratings')
            .select((e) => ['pool', e.fn.countAll<number>().as('people')])
            .groupBy('pool')
            .orderBy('people', 'desc')
            .orderBy('pool')
            .execute()
        ).map(({ pool, people }) => ({ pool, people: Number(people) })),
      ),
    history: (user, pool) =>
      runner.read((db) =>
        db
          .selectFrom('rating_history')
          .selectAll()
          .where('user', '=', user)
          .where('pool', '=', pool)
          .orderBy('at')
          .orderBy('match')
          .execute(),
      ),

    saveDeck: ({ id, user, ...deck }) =>
      runner.write(async (db) => {
        const result = await db
          .insertInto('decks')
          .values({ id, user, ...deck })
          .onConflict((c) => c.column('id').doUpdateSet(deck).where('decks.user', '=', user))
          .executeTakeFirst()
        return result.numInsertedOrUpdatedRows === 1n
      }),
    decks: (user, game) =>
      runner.read((db) =>
        db.selectFrom('decks').selectAll().where('user', '=', user).where('game', '=', game).orderBy('name').orderBy('id').execute(),
      ),
    deck: (id) => runner.read(async (db) => (await db.selectFrom('decks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    dropDeck: (user, id) =>
      runner.write(async (db) => {
        const result = await db.deleteFrom('decks').where('user', '=', user).where('id', '=', id).executeTakeFirst()
        return result.numDeletedRows > 0n
      }),

    block: (user, blocked, at) =>
      runner.write(async (db) => {
        await db
          .insertInto('blocks')
          .values({ user, blocked, at })
          .onConflict((c) => c.doNothing())
          .execute()
      }),
    unblock: (user, blocked) =>
      runner.write(async (db) => {
        await db.deleteFrom('blocks').where('user', '=', user).where('blocked', '=', blocked).execute()
      }),
    blocked: (user) =>
      runner.read(async (db) =>
        (await db.selectFrom('blocks').select('blocked').where('user', '=', user).orderBy('at').orderBy('blocked').execute()).map(
          (row) => row.blocked,
        ),
      ),
    mute: (user, muted, at) =>
      runner.write(async (db) => {
        await db
          .insertInto('mutes')
          .values({ user, muted, at })
          .onConflict((c) => c.doNothing())
          .execute()
      }),
    unmute: (user, muted) =>
      runner.write(async (db) => {
        await db.deleteFrom('mutes').where('user', '=', user).where('muted', '=', muted).execute()
      }),
    muted: (user) =>
      runner.read(async (db) =>
        (await db.selectFrom('mutes').select('muted').where('user', '=', user).orderBy('at').orderBy('muted').execute()).map(
          (row) => row.muted,
        ),
      ),
    unheard: async (user) => (await unheard(user)).map((row) => row.other),
    report: (report) =>
      runner.write(async (db) => {
        await db.insertInto('reports').values(report).execute()
      }),
    reports: (limit) =>
      runner.read((db) => db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute()),
  }
}
