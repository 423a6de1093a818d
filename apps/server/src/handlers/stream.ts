import { limits, type Packet, readMarks } from '@duelhall/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../http/call.ts'
import { Fail, unreadable } from '../http/fail.ts'
import { mayWatch, standingOf } from '../http/gate.ts'
import type { Room } from '../match/room.ts'
import { meOf } from '../people/sessions.ts'
import { unheardBy } from './people.ts'

const gone = (match: string, says: string): Packet => ({ type: 'gone', match, says })

/** The match as this visitor may follow it, or why not. */
async function followed({ hall, visitor }: Call<'events'>, id: string): Promise<Room | Packet> {
  try {
    const standing = await standingOf(hall, id)
    if (!mayWatch(standing, visitor?.user.id)) return gone(id, 'this match is not to be watched')
    return standing.room ?? gone(id, unreadable().message)
  } catch (error) {
    if (error instanceof Fail) return gone(id, error.message)
    throw error
  }
}

/** Opens the one stream of a tab. */
export async function openStream(call: Call<'events'>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { hall, visitor, query } = call
  const ids = [...new Set(query.matches.split(',').filter((id) => id !== ''))]
  if (ids.length > limits.follows) throw new Fail('malformed', `a stream follows at most ${limits.follows} matches`)
  if (!ids.every((id) => /^[a-z0-9]{4,32}$/.test(id))) throw new Fail('malformed', 'query.matches: ids of matches with commas between')
  const found = await Promise.all(ids.map((id) => followed(call, id)))
  const user = visitor?.user.id ?? null
  const blocked = user === null ? new Set<string>() : await unheardBy(hall.store, user)
  const lobby = query.lobby === 'yes' ? await hall.lobby.look() : null
  const last = request.headers['last-event-id']
  hall.streams.open(reply, {
    user,
    visitor: user ?? request.ip,
    hello: { type: 'hello', you: visitor && meOf(visitor.user), now: hall.now() },
    rooms: found.filter((one): one is Room => 'match' in one && typeof one.match === 'object'),
    gone: found.filter((one): one is Packet => 'type' in one),
    marks: readMarks(typeof last === 'string' ? last : ''),
    blocked,
    lobby(listener) {
      if (lobby === null) return () => {}
      listener({ type: 'lobby', lobby })
      return hall.lobby.watch((now) => listener({ type: 'lobby', lobby: now }))
    },
  })
  return reply
}
