import type { Profile } from '@duelhall/api'
import type { Store, UserRow } from '@duelhall/store'
import { cardOf } from '../hall/cards.ts'
import type { Hall } from '../hall/hall.ts'
import { callerOf, type Handlers } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { makeId } from '../people/secrets.ts'
import { meOf } from '../people/sessions.ts'

async function person(hall: Hall, id: string): Promise<UserRow> {
  const user = await hall.store.people.byId(id)
  if (user === null) throw new Fail('notFound', 'there is no such person')
  return user
}

/** Whom somebody does not hear: the muted and the blocked. */
export async function unheardBy({ records }: Store, user: string): Promise<ReadonlySet<string>> {
  return new Set(await records.unheard(user))
}

async function blocksOf({ store }: Hall, user: string): Promise<{ blocked: string[] }> {
  return { blocked: [...(await store.records.blocked(user))] }
}

async function mutesOf({ store }: Hall, user: string): Promise<{ muted: string[] }> {
  return { muted: [...(await store.records.muted(user))] }
}

/** Open streams of this person fall silent about those who are not to be heard. */
async function hush({ store, streams }: Hall, user: string): Promise<void> {
  streams.block(user, await unheardBy(store, user))
}

/** Others: profiles, ladders, and whom one would rather not meet. */
export const people: Handlers<
  'mine' | 'profile' | 'history' | 'ladder' | 'pools' | 'blocks' | 'block' | 'unblock' | 'mutes' | 'mute' | 'unmute' | 'report'
> = {
  async mine({ hall, query, ...call }) {
    const { id } = callerOf(call)
    const of = async (status: 'open' | 'running' | 'finished') => (await hall.store.matches.ofUser(id, status, query.limit)).map(cardOf)
    return { open: await of('open'), running: await of('running'), finished: await of('finished') }
  },

  async profile({ hall, params }): Promise<Profile> {
    const user = await person(hall, params.user)
    const ratings = await hall.store.records.ratings(user.id)
    const recent = (await hall.store.matches.ofUser(user.id, 'finished', 50)).map(cardOf).filter((card) => card.watch === 'all')
    return {
      ...meOf(user),
      ratings: ratings.map(({ pool, rating, deviation, games, updated }) => ({ pool, rating, deviation, games, updated })),
      recent: recent.slice(0, 20),
    }
  },

  async history({ hall, params, query }) {
    const user = await person(hall, params.user)
    const points = await hall.store.records.history(user.id, query.pool)
    return { points: points.map(({ match, rating, deviation, at }) => ({ match, rating, deviation, at })) }
  },

  async ladder({ hall, query }) {
    const rows = await hall.store.records.ladder(query.pool, query.limit)
    const names = new Map((await hall.store.people.byIds(rows.map((row) => row.user))).map((user) => [user.id, user.name]))
    const places = rows.map(({ user, rating, deviation, games }) => ({ user, name: names.get(user) ?? user, rating, deviation, games }))
    return { pool: query.pool, places }
  },

  pools: async ({ hall }) => ({ pools: [...(await hall.store.records.pools())] }),

  blocks: ({ hall, ...call }) => blocksOf(hall, callerOf(call).id),

  async block({ hall, params, ...call }) {
    const { id } = callerOf(call)
    const user = await person(hall, params.user)
    if (user.id === id) throw new Fail('malformed', 'one cannot block oneself')
    await hall.store.records.block(id, user.id, hall.now())
    await hush(hall, id)
    return blocksOf(hall, id)
  },

  async unblock({ hall, params, ...call }) {
    const { id } = callerOf(call)
    await hall.store.records.unblock(id, params.user)
    await hush(hall, id)
    return blocksOf(hall, id)
  },

  mutes: ({ hall, ...call }) => mutesOf(hall, callerOf(call).id),

  async mute({ hall, params, ...call }) {
    const { id } = callerOf(call)
    const user = await person(hall, params.user)
    if (user.id === id) throw new Fail('malformed', 'one cannot mute oneself')
    await hall.store.records.mute(id, user.id, hall.now())
    await hush(hall, id)
    return mutesOf(hall, id)
  },

  async unmute({ hall, params, ...call }) {
    const { id } = callerOf(call)
    await hall.store.records.unmute(id, params.user)
    await hush(hall, id)
    return mutesOf(hall, id)
  },

  async report({ hall, body, ...call }) {
    const about = await person(hall, body.about)
    await hall.store.records.report({
      id: makeId(),
      by: callerOf(call).id,
      about: about.id,
      match: body.match,
      words: body.words,
      at: hall.now(),
    })
    return { done: true }
  },
}
