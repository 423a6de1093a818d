import { limits, personName, type Token } from '@duelhall/api'
import { Taken } from '@duelhall/store'
import { callerOf, type Handlers } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { hashOf, makeId, makeSecret } from '../people/secrets.ts'
import { meOf, newGuest, openSession } from '../people/sessions.ts'

const taken = new Fail('nameTaken', 'somebody has this name')
/** Names that guests and computer players have. */
const reserved = /^(?:guest|level)\b/i

async function unlessTaken(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw error instanceof Taken ? taken : error
  }
}

/** Who you are: guests, accounts, tokens. */
export const accounts: Handlers<'session' | 'guest' | 'register' | 'login' | 'logout' | 'password' | 'tokens' | 'makeToken' | 'dropToken'> =
  {
    session: async ({ hall, visitor }) => ({ you: visitor && meOf(visitor.user), now: hall.now() }),

    async guest({ hall, visitor, signIn }) {
      const now = hall.now()
      if (visitor !== null) return { you: meOf(visitor.user), now }
      const user = await newGuest(hall.store, now)
      signIn(await openSession(hall.store, user.id, now))
      return { you: meOf(user), now }
    },

    async register({ hall, body, session, signIn, ...call }) {
      const user = callerOf(call)
      if (user.password !== null) throw new Fail('notAllowed', 'you have an account already')
      if (reserved.test(body.name)) throw taken
      const password = await hall.passwords.hash(body.password)
      await unlessTaken(hall.store.people.change(user.id, { name: body.name, password }))
      // Whoever knew the guest's session does not know the account's.
      if (session !== null) await hall.store.people.closeSession(hashOf(session))
      signIn(await openSession(hall.store, user.id, hall.now()))
      return { you: meOf({ ...user, name: body.name, password }), now: hall.now() }
    },

    async login({ hall, body, session, signIn }) {
      const user = await hall.store.people.byName(body.name)
      const fits = await hall.passwords.fits(user?.password ?? null, body.password)
      if (user === null || !fits) throw new Fail('wrongPassword', 'name and password do not fit together')
      if (session !== null) await hall.store.people.closeSession(hashOf(session))
      signIn(await openSession(hall.store, user.id, hall.now()))
      return { you: meOf(user), now: hall.now() }
    },

    async logout({ hall, session, signIn }) {
      if (session !== null) await hall.store.people.closeSession(hashOf(session))
      signIn(null)
      return { you: null, now: hall.now() }
    },

    async password({ hall, body, ...call }) {
      // As it is stored now: another process may have changed it this very moment.
      const user = await hall.store.people.byId(callerOf(call).id)
      if (user === null || !(await hall.passwords.fits(user.password, body.old)))
        throw new Fail('wrongPassword', 'this is not your old password')
      await hall.store.people.change(user.id, { password: await hall.passwords.hash(body.password) })
      return { done: true }
    },

    async tokens({ hall, ...call }) {
      const rows = await hall.store.people.tokens(callerOf(call).id)
      return { tokens: rows.map(({ id, name, scopes, created }) => ({ id, name, scopes: scopes.split(' ') as Token['scopes'], created })) }
    },

    async makeToken({ hall, body, ...call }) {
      const owner = callerOf(call)
      const { people } = hall.store
      if ((await people.tokens(owner.id)).length >= limits.tokens) throw new Fail('tooMany', `at most ${limits.tokens} tokens`)
      let user = owner.id
      if (body.bot) {
        if (!personName.safeParse(body.name).success || reserved.test(body.name))
          throw new Fail('malformed', 'a bot needs a name like a person')
        user = makeId(12)
        await unlessTaken(people.add({ id: user, name: body.name, password: null, bot: 1, created: hall.now() }))
      }
      const token: Token = { id: makeId(), name: body.name, scopes: [...new Set(body.scopes)], created: hall.now() }
      const secret = makeSecret()
      await people.addToken({ ...token, hash: hashOf(secret), user, owner: owner.id, scopes: token.scopes.join(' ') })
      return { token, secret }
    },

    async dropToken({ hall, body, ...call }) {
      if (!(await hall.store.people.dropToken(callerOf(call).id, body.id))) throw new Fail('notFound', 'you have no such token')
      return { done: true }
    },
  }
