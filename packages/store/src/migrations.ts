import type { Kysely, Migration } from 'kysely'
import { Migrator } from 'kysely'
import type { Schema } from './schema.ts'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const schema = db.schema
    await schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('handle', 'text', (c) => c.notNull().unique())
      .addColumn('password', 'text')
      .addColumn('bot', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('scopes', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('table', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('matches_by_status').on('matches').columns(['status', 'updated']).execute()
    await schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('user', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute()
    await schema.createIndex('seats_by_user').on('seats').columns(['user']).execute()
    await schema
      .createTable('entries')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
      .execute()
    await schema.createIndex('entries_once').on('entries').columns(['match', 'by', 'key']).unique().execute()
    await schema
      .createTable('snapshots')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('recordings')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('ratings')
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user', 'pool'])
      .execute()
    await schema.createIndex('ratings_by_pool').on('ratings').columns(['pool', 'rating']).execute()
    await schema
      .createTable('rating_history')
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_history_key', ['user', 'pool', 'match'])
      .execute()
    await schema
      .createTable('decks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('decks_by_user').on('decks').columns(['user', 'game']).execute()
    await schema
      .createTable('blocks')
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['user', 'blocked'])
      .execute()
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('match', 'text')
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** When the service was last alive, which a pause of it is measured by; and whose bot a token speaks for. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tokens')
      .addColumn('owner', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('beats')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Whom somebody does not want to hear. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mutes')
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('muted', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['user', 'muted'])
      .execute()
  },
}

/** What a passkey has to sign, once. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('challenges')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Leagues that were ordered, and what came of their games, chunk by chunk. */
const fifth: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('simulations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('cards', 'text', (c) => c.notNull())
      .addColumn('ordered', 'text', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('chunk', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('slot', 'text', (c) => c.unique())
      .addColumn('result', 'text')
      .addColumn('says', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('simulations_by_user').on('simulations').columns(['user', 'created']).execute()
    await schema.createIndex('simulations_by_status').on('simulations').columns(['status', 'created']).execute()
    await schema
      .createTable('simulation_chunks')
      .addColumn('simulation', 'text', (c) => c.notNull())
      .addColumn('chunk', 'integer', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('simulation_chunks_key', ['simulation', 'chunk'])
      .execute()
  },
}

/** Who looks for a game, and who is present at which match, at whichever process. */
const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('seeks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('match', 'text')
      .addColumn('seated', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('answered', 'bigint')
      .execute()
    await schema.createIndex('seeks_by_user').on('seeks').columns(['user']).execute()
    await schema
      .createTable('presence')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('users', 'text', (c) => c.notNull())
      .addColumn('watchers', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_key', ['match', 'process'])
      .execute()
  },
}

/** In order, by name; one that has been released is never edited. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-beats-and-owners': second,
  '0003-mutes': third,
  '0004-challenges': fourth,
  '0005-simulations': fifth,
  '0006-seeks-and-presence': sixth,
}

/** Brings a database to the newest shape; says which step failed. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find((result) => result.status === 'Error')
  if (error !== undefined) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error })
}
