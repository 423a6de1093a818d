import type { Hall } from '../hall/hall.ts'
import { callerOf, type Handlers } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { hashOf } from '../people/secrets.ts'
import { meOf, openSession } from '../people/sessions.ts'

/** A quarter of all that a hall loads, and few use it: it comes with the first who does. */
const library = () => import('@simplewebauthn/server')

/** So long somebody may look for the key. */
const patience = 5 * 60_000
const most = 10

/** The name of this hall to browsers: its host without a port. */
const hostOf = (origin: string): string => new URL(origin).hostname
const wrong = new Fail('wrongPassword', 'this passkey does not open anything here')

async function remember(hall: Hall, challenge: string, user: string): Promise<void> {
  const now = hall.now()
  await hall.store.people.addChallenge({ hash: hashOf(challenge), user, expires: now + patience }, now)
}

/** What comes from outside may be anything: what the part that verifies cannot read is a wrong answer. */
async function orWrong<T extends { readonly verified: boolean }>(work: () => Promise<T>): Promise<T> {
  const result = await work().catch(() => null)
  if (result === null || !result.verified) throw wrong
  return result
}

/** Passkeys: a second way in, beside the password. */
export const passkeys: Handlers<'passkeyTerms' | 'addPasskey' | 'passkeyLoginTerms' | 'passkeyLogin'> = {
  async passkeyTerms({ hall, origin, ...call }) {
    const user = callerOf(call)
    const own = await hall.store.people.passkeys(user.id)
    const terms = await (await library()).generateRegistrationOptions({
      rpName: 'Duelhall',
      rpID: hostOf(origin),
      userName: user.name,
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: own.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await remember(hall, terms.challenge, user.id)
    return { ...terms }
  },

  async addPasskey({ hall, body, origin, ...call }) {
    const user = callerOf(call)
    if ((await hall.store.people.passkeys(user.id)).length >= most) throw new Fail('tooMany', `at most ${most} passkeys`)
    const { registrationInfo } = await orWrong(async () =>
      (await library()).verifyRegistrationResponse({
        // Its shape is looked at by the part itself.
        response: body.answer as never,
        expectedChallenge: (challenge) => hall.store.people.takeChallenge(hashOf(challenge), user.id, hall.now()),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: false,
      }),
    )
    if (registrationInfo === undefined) throw wrong
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    await hall.store.people.addPasskey({
      id,
      user: user.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created: hall.now(),
    })
    return { done: true }
  },

  async passkeyLoginTerms({ hall, origin }) {
    const terms = await (await library()).generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' })
    await remember(hall, terms.challenge, '')
    return { ...terms }
  },

  async passkeyLogin({ hall, body, origin, session, signIn }) {
    const { people } = hall.store
    const kept = await people.passkey(body.answer.id)
    if (kept === null) throw wrong
    const { authenticationInfo } = await orWrong(async () =>
      (await library()).verifyAuthenticationResponse({
        response: body.answer as never,
        expectedChallenge: (challenge) => people.takeChallenge(hashOf(challenge), '', hall.now()),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: { id: kept.id, publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')), counter: kept.counter },
        requireUserVerification: false,
      }),
    )
    const { newCounter } = authenticationInfo
    // Keys that are kept in several devices do not count; those that do only count up.
    if (newCounter > 0 && !(await people.countPasskey(kept.id, newCounter))) throw wrong
    const user = await people.byId(kept.user)
    if (user === null) throw wrong
    if (session !== null) await people.closeSession(hashOf(session))
    signIn(await openSession(hall.store, user.id, hall.now()))
    return { you: meOf(user), now: hall.now() }
  },
}
