import type { Me, Scope } from '@duelhall/api'
import type { Store, UserRow } from '@duelhall/store'
import { hashOf, makeId, makeSecret } from './secrets.ts'

/** Who calls, and by what right: a session may do all, a token what its scopes say. */
export interface Visitor {
  readonly user: UserRow
  /** Whose account it is: the user's own, or that of the owner of a token. */
  readonly account: string
  readonly by: 'session' | 'token'
  readonly scopes: readonly Scope[]
}

/** How long a browser stays signed in. */
const lasting = 180 * 86_400_000

export const meOf = ({ id, name, password, bot, created }: UserRow): Me => ({
  user: id,
  name,
  guest: password === null && bot === 0,
  bot: bot === 1,
  created,
})

export async function openSession(store: Store, user: string, now: number): Promise<string> {
  const secret = makeSecret()
  await store.people.openSession({ hash: hashOf(secret), user, created: now, expires: now + lasting })
  return secret
}

export async function newGuest(store: Store, now: number): Promise<UserRow> {
  const id = makeId(12)
  await store.people.add({ id, name: `Guest ${id.slice(0, 6)}`, password: null, bot: 0, created: now })
  const user = await store.people.byId(id)
  if (user === null) throw new Error(`guest ${id} was not stored`)
  return user
}

/** Who shows this cookie or this token; null for nobody. */
export async function visitorOf(
  store: Store,
  cookie: string | undefined,
  bearer: string | undefined,
  now: number,
): Promise<Visitor | null> {
  if (bearer !== undefined) {
    const found = await store.people.byToken(hashOf(bearer))
    return (
      found && { user: found.user, account: found.owner === '' ? found.user.id : found.owner, by: 'token', scopes: found.scopes as Scope[] }
    )
  }
  if (cookie === undefined) return null
  const user = await store.people.bySession(hashOf(cookie), now)
  return user && { user, account: user.id, by: 'session', scopes: [] }
}
