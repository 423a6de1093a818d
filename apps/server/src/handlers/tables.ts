import { limits } from '@duelhall/api'
import type { Hall } from '../hall/hall.ts'
import { callerOf, type Handlers, roomOf } from '../http/call.ts'
import { Fail, failOf } from '../http/fail.ts'
import type { Brings } from '../match/entries.ts'
import type { Room } from '../match/room.ts'
import { idFrom } from '../people/secrets.ts'

/** Keys of clients have a room of their own: none is taken for one of ours. */
export const keyOf = (key: string): string => `c:${key}`

/** Nobody has to sit with those whom they blocked. */
async function mayMeet(hall: Hall, room: Room, user: string): Promise<void> {
  const own = await hall.store.records.blocked(user)
  for (const seat of room.match.seats) {
    if (seat === null || seat.level > 0 || seat.user === user) continue
    if (own.includes(seat.user) || (await hall.store.records.blocked(seat.user)).includes(user))
      throw new Fail('blocked', 'you and somebody at this table do not play together')
  }
}

/** Before a match: the lobby, tables and seeks. */
export const tables: Handlers<'lobby' | 'seek' | 'dropSeek' | 'open' | 'join' | 'leave' | 'fill'> = {
  lobby: ({ hall }) => hall.lobby.look(),

  async seek({ hall, body, ...call }) {
    const user = callerOf(call)
    const { game, players, table, clock, rated, seed } = body
    hall.tables.mayBeRated(rated, user)
    const brings = await hall.tables.bringsOf(body.brings, game, user.id)
    hall.tables.checked({ game, players, table, clock, rated }, [brings])
    const id = hall.seeks.idOf(user.id, body.key)
    const before = await hall.seeks.matchOf(id)
    if (before !== null) return { seek: null, match: before }
    const own = await hall.seeks.of(user.id)
    if (own.length >= limits.seeks && !own.some((seek) => seek.seek === id)) throw new Fail('tooMany', `at most ${limits.seeks} seeks`)
    const rating = await hall.seeks.ratingOf(user, { game, players, table })
    const seek = { seek: id, user: user.id, name: user.name, rating, game, players, table, clock, rated, created: hall.now() }
    const blocked = await hall.store.records.blocked(user.id)
    await hall.seeks.add({ seek, brings, seed: seed ?? null, blocked })
    const match = await hall.seeks.matchOf(id)
    return { seek: match === null ? id : null, match }
  },

  async dropSeek({ hall, body, ...call }) {
    await hall.seeks.drop(callerOf(call).id, body.id)
    return { done: true }
  },

  async open({ hall, body, ...call }) {
    const user = callerOf(call)
    const { game, players, table, clock, rated, listed, watch, bots, seed } = body
    hall.tables.mayBeRated(rated, user)
    const seat = body.seat ?? 0
    if (bots.length >= players) throw new Fail('badConfig', 'there are more computer players than seats')
    const free = Array.from({ length: players }, (_, i) => i).filter((i) => i !== seat)
    const brings: Brings[] = Array.from({ length: players }, () => null)
    brings[seat] = await hall.tables.bringsOf(body.brings, game, user.id)
    for (const [i, bot] of bots.entries()) brings[free[i] ?? 0] = await hall.tables.bringsOf(bot.brings, game, user.id)
    if (seat >= players) throw new Fail('seatTaken', `there are ${players} seats`)
    hall.tables.checked({ game, players, table, clock, rated }, brings)
    if ((await hall.store.matches.ofUser(user.id, 'open', limits.tables)).length >= limits.tables)
      throw new Fail('tooMany', `at most ${limits.tables} open tables`)
    const id = idFrom('table', user.id, body.key)
    const room = await hall.tables.open(id, user.id, { game, players, table, clock, rated, listed, watch })
    await hall.tables.sit(room, { user, key: 'c:open', seat, brings: brings[seat] ?? null, seed })
    for (const [i, bot] of bots.entries()) await hall.tables.sitBot(room, free[i] ?? 0, bot.level, brings[free[i] ?? 0] ?? null, 'open')
    return { match: id }
  },

  async join({ hall, body, ...call }) {
    const user = callerOf(call)
    const room = roomOf(call)
    const brings = await hall.tables.bringsOf(body.brings, room.match.opened.game, user.id)
    await mayMeet(hall, room, user.id)
    await hall.tables.sit(room, { user, key: keyOf(body.key), seat: body.seat, brings, seed: body.seed })
    return { accepted: true }
  },

  async leave({ body, ...call }) {
    const answer = await roomOf(call).act(callerOf(call).id, keyOf(body.key), { do: 'leave' })
    if ('refused' in answer) throw failOf(answer.refused)
    return { accepted: true }
  },

  async fill({ hall, body, ...call }) {
    const room = roomOf(call)
    if (room.match.status !== 'open') throw new Fail('notOpen', 'the match has begun')
    for (const [i, seat] of room.match.seats.entries())
      if (seat === null) await hall.tables.sitBot(room, i, body.level, null, keyOf(body.key))
    return { accepted: true }
  },
}
