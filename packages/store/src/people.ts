import { remember } from './remember.ts'
import type { Runner, Work } from './runner.ts'
import type { ChallengeRow, PasskeyRow, SessionRow, TokenRow, UserRow } from './schema.ts'
import { together } from './together.ts'

/** Guests, accounts, and the keys that open them. */
export interface People {
  /** Throws `Taken` when the name is somebody else's. */
  add(user: Omit<UserRow, 'handle'>): Promise<void>
  byId(id: string): Promise<UserRow | null>
  /** Those of them that there are, in any order. */
  byIds(ids: readonly string[]): Promise<readonly UserRow[]>
  byName(name: string): Promise<UserRow | null>
  /** A guest becomes an account, or an account changes its name or password. */
  change(id: string, to: { readonly name?: string; readonly password?: string }): Promise<void>

  openSession(session: SessionRow): Promise<void>
  /** The user of a session that has not expired at `now`. */
  bySession(hash: string, now: number): Promise<UserRow | null>
  closeSession(hash: string): Promise<void>
  /** Forgets what expired before `now`; gives how many. */
  sweepSessions(now: number): Promise<number>

  addToken(token: TokenRow): Promise<void>
  /** Whom a token speaks for, whose it is, and what it may do. */
  byToken(hash: string): Promise<{ readonly user: UserRow; readonly owner: string; readonly scopes: readonly string[] } | null>
  tokens(owner: string): Promise<readonly Omit<TokenRow, 'hash'>[]>
  /** Whether there was one. */
  dropToken(owner: string, id: string): Promise<boolean>

  /** Forgets those that have expired, and keeps one more. */
  addChallenge(challenge: ChallengeRow, now: number): Promise<void>
  /** Whether it is there and has not expired; it is gone afterwards. */
  takeChallenge(hash: string, user: string, now: number): Promise<boolean>
  addPasskey(passkey: PasskeyRow): Promise<void>
  passkeys(user: string): Promise<readonly PasskeyRow[]>
  passkey(id: string): Promise<PasskeyRow | null>
  /** The signature counter only grows; a smaller one tells of a copied key. */
  countPasskey(id: string, counter: number): Promise<boolean>
}

export const handleOf = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Word to other processes that a session or token is gone, or somebody's name or password another. */
const topic = 'people.changed'

export function createPeople(runner: Runner): People {
  const owners = together(runner, 'hash', (db, hashes) =>
    db
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user', 'users.id')
      .selectAll('users')
      .select(['sessions.hash', 'sessions.expires'])
      .where('sessions.hash', 'in', hashes)
      .compile(),
  )
  // Asked for with every request.
  const sessions = remember(async (key) => {
    const [row] = await owners(key)
    if (row === undefined) return null
    const { hash: _, expires, ...user } = row
    return { user, expires }
  })
  const tokens = remember((hash) =>
    runner.read(async (db) => {
      const row = await db
        .selectFrom('users')
        .innerJoin('tokens', 'tokens.user', 'users.id')
        .selectAll('users')
        .select(['tokens.owner', 'tokens.scopes'])
        .where('tokens.hash', '=', hash)
        .executeTakeFirst()
      if (row === undefined) return null
      const { owner, scopes, ...user } = row
      return { user, owner, scopes: scopes.split(' ').filter((scope) => scope !== '') }
    }),
  )
  function forget(): void {
    sessions.forget()
    tokens.forget()
  }
  runner.bus.hear((topics) => {
    if (topics.includes(topic)) forget()
  })
  /** Work after which what is remembered is so no more. */
  async function changing<T>(work: Work<T>): Promise<T> {
    try {
      return await runner.write(work)
    } finally {
      forget()
      runner.bus.tell(topic)
    }
  }
  return {
    add: (user) =>
      runner.write(async (db) => {
        await db
          .insertInto('users')
          .values({ ...user, handle: handleOf(user.name) })
          .execute()
      }),
    byId: (id) => runner.read(async (db) => (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    byIds: (ids) =>
      ids.length === 0 ? Promise.resolve([]) : runner.read((db) => db.selectFrom('users').selectAll().where('id', 'in', ids).execute()),
    byName: (name) =>
      runner.read(async (db) => (await db.selectFrom('users').selectAll().where('handle', '=', handleOf(name)).executeTakeFirst()) ?? null),
    change: (id, to) =>
      changing(async (db) => {
        const name = to.name === undefined ? {} : { name: to.name, handle: handleOf(to.name) }
        const password = to.password === undefined ? {} : { password: to.password }
        await db
          .updateTable('users')
          .set({ ...name, ...password })
          .where('id', '=', id)
          .execute()
      }),

    openSession: (session) =>
      runner.write(async (db) => {
        await db.insertInto('sessions').values(session).execute()
      }),
    async bySession(hash, now) {
      const found = await sessions.get(hash)
      return found !== null && found.expires > now ? found.user : null
    },
    closeSession: (hash) =>
      changing(async (db) => {
        await db.deleteFrom('sessions').where('hash', '=', hash).execute()
      }),
    sweepSessions: (now) =>
      runner.write(async (db) => {
        const result = await db.deleteFrom('sessions').where('expires', '<=', now).executeTakeFirst()
        return Number(result.numDeletedRows)
      }),

    addToken: (token) =>
      runner.write(async (db) => {
        await db.insertInto('tokens').values(token).execute()
      }),
    byToken: (hash) => tokens.get(hash),
    tokens: (owner) =>
      runner.read((db) =>
        db
          .selectFrom('tokens')
          .select(['id', 'user', 'owner', 'name', 'scopes', 'created'])
          .where('owner', '=', owner)
          .orderBy('created')
          .orderBy('id')
          .execute(),
      ),
    dropToken: (owner, id) =>
      changing(async (db) => {
        const result = await db.deleteFrom('tokens').where('owner', '=', owner).where('id', '=', id).executeTakeFirst()
        return result.numDeletedRows > 0n
      }),

    addChallenge: (challenge, now) =>
      runner.write(async (db) => {
        await db.deleteFrom('challenges').where('expires', '<=', now).execute()
        await db.insertInto('challenges').values(challenge).execute()
      }),
    takeChallenge: (hash, user, now) =>
      runner.write(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('challenges')
          .where('hash', '=', hash)
          .where('user', '=', user)
          .where('expires', '>', now)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),
    addPasskey: (passkey) =>
      runner.write(async (db) => {
        await db.insertInto('passkeys').values(passkey).execute()
      }),
    passkeys: (user) => runner.read((db) => db.selectFrom('passkeys').selectAll().where('user', '=', user).orderBy('created').execute()),
    passkey: (id) =>
      runner.read(async (db) => (await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    countPasskey: (id, counter) =>
      runner.write(async (db) => {
        const result = await db
          .updateTable('passkeys')
          .set({ counter })
          .where('id', '=', id)
          .where('counter', '<', counter)
          .executeTakeFirst()
        return result.numUpdatedRows > 0n
      }),
  }
}
