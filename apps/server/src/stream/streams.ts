import { limits, type Marks, type Packet, writeMarks } from '@duelhall/api'
import type { FastifyReply } from 'fastify'
import { Fail } from '../http/fail.ts'
import type { Room } from '../match/room.ts'
import { type Follow, follow, said } from './follow.ts'
import { openOutbox } from './outbox.ts'
import type { Company, Elsewhere } from './presence.ts'
import { viewerOf } from './step.ts'

/** How a stream is asked for. */
export interface Wanted {
  /** The user's id, or null for somebody without a session. */
  readonly user: string | null
  /** Whose streams are counted together: the user, or the address. */
  readonly visitor: string
  readonly hello: Packet
  readonly rooms: readonly Room[]
  readonly gone: readonly Packet[]
  readonly marks: Marks
  readonly blocked: ReadonlySet<string>
  readonly lobby: (listener: (packet: Packet) => void) => () => void
}

interface Stream {
  readonly user: string | null
  readonly visitor: string
  blocked: ReadonlySet<string>
  readonly post: (packet: Packet) => void
  readonly wake: () => void
  readonly end: () => void
}

/** Notices that wait for a slow reader. */
const mostWaiting = 50

/** All streams of this process, by whom and what they follow. */
export function createStreams(elsewhere: Elsewhere) {
  const streams = new Set<Stream>()
  const follows = new Map<Room, Map<Follow, Stream>>()
  /** The rooms of `follows` by their matches, and how many streams each visitor has. */
  const followed = new Map<string, Room>()
  const counts = new Map<string, number>()
  const listening = new Map<Room, () => void>()

  const of = (room: Room): Map<Follow, Stream> => follows.get(room) ?? new Map()

  function companyOf(room: Room): Company {
    const here = [...of(room).keys()]
    return {
      users: new Set(here.flatMap(({ user }) => user ?? [])),
      watchers: here.filter((one) => viewerOf(room.match, one.user) === null).length,
    }
  }
  function presence(room: Room, others: Company): Extract<Packet, { type: 'presence' }> {
    const here = companyOf(room)
    const isHere = (user: string): boolean => here.users.has(user) || others.users.has(user)
    const present = room.match.seats.map((seat) => seat !== null && (seat.level > 0 || isHere(seat.user)))
    return { type: 'presence', match: room.match.id, present, watchers: here.watchers + others.watchers }
  }
  elsewhere.listen((match) => {
    const room = followed.get(match)
    if (room !== undefined) stir(room, 'presence')
  })
  function stir(room: Room, what: keyof Follow['due'], whom: (one: Follow) => boolean = () => true): void {
    for (const [one, stream] of of(room)) {
      if (!whom(one)) continue
      one.due[what] = true
      stream.wake()
    }
  }
  function enter(room: Room, one: Follow, stream: Stream): void {
    const all = of(room)
    all.set(one, stream)
    follows.set(room, all)
    followed.set(room.match.id, room)
    if (!listening.has(room)) {
      const stop = room.listen(({ seen, entry }) => {
        if (entry.kind === 'chat') stir(room, 'chat')
        else stir(room, 'step', (other) => seen.includes(other.viewer))
        if (entry.kind === 'sit' || entry.kind === 'leave') {
          stir(room, 'presence')
          elsewhere.say(room.match.id, companyOf(room))
        }
      })
      listening.set(room, stop)
    }
    elsewhere.say(room.match.id, companyOf(room))
    stir(room, 'presence')
  }
  function leave(room: Room, one: Follow): void {
    const all = of(room)
    all.delete(one)
    elsewhere.say(room.match.id, all.size > 0 ? companyOf(room) : null)
    if (all.size > 0) return stir(room, 'presence')
    follows.delete(room)
    if (followed.get(room.match.id) === room) followed.delete(room.match.id)
    listening.get(room)?.()
    listening.delete(room)
  }

  function open(reply: FastifyReply, wanted: Wanted): void {
    const count = counts.get(wanted.visitor) ?? 0
    if (count >= limits.streams) throw new Fail('tooMany', `at most ${limits.streams} streams at a time`)
    const mine = wanted.rooms.map((room) => follow(room, wanted.user, wanted.marks.get(room.match.id)))
    const notices: Packet[] = [wanted.hello, ...wanted.gone]
    let lobby: Packet | null = null

    function* gather(): Generator<string> {
      while (notices.length > 0) yield event(JSON.stringify(notices.shift()))
      for (const one of mine)
        for (const text of said(one, stream.blocked, () => presence(one.room, elsewhere.of(one.room.match.id)))) yield event(text)
      if (lobby !== null) {
        const text = JSON.stringify(lobby)
        lobby = null
        yield event(text)
      }
    }
    const event = (text: string): string => {
      const marks = new Map(
        mine.flatMap((one) => (one.step === null ? [] : [[one.room.match.id, { step: one.step, chat: one.chat }] as const])),
      )
      return `${marks.size === 0 ? '' : `id: ${writeMarks(marks)}\n`}data: ${text}\n\n`
    }
    reply.hijack()
    const { raw } = reply
    const outbox = openOutbox(raw, gather)
    const stream: Stream = {
      user: wanted.user,
      visitor: wanted.visitor,
      blocked: wanted.blocked,
      wake: outbox.wake,
      post(packet) {
        if (notices.length < mostWaiting) notices.push(packet)
        outbox.wake()
      },
      end: () => outbox.close(),
    }
    streams.add(stream)
    counts.set(wanted.visitor, count + 1)
    const deaf = wanted.lobby((packet) => {
      lobby = packet
      outbox.wake()
    })
    for (const one of mine) enter(one.room, one, stream)
    outbox.wake()
    raw.once('close', () => {
      outbox.close()
      deaf()
      streams.delete(stream)
      const left = (counts.get(wanted.visitor) ?? 1) - 1
      if (left > 0) counts.set(wanted.visitor, left)
      else counts.delete(wanted.visitor)
      for (const one of mine) leave(one.room, one)
    })
  }
  return {
    open,
    presence: async (room: Room) => presence(room, await elsewhere.ask(room.match.id)),
    isFollowed: (room: Room): boolean => follows.has(room),
    /** Says something to all streams of a person. */
    post(user: string, packet: Packet): void {
      for (const stream of streams) if (stream.user === user) stream.post(packet)
    },
    /** Says something to all who follow a match. */
    postTo(room: Room, packet: Packet): void {
      for (const stream of new Set(of(room).values())) stream.post(packet)
    },
    /** Whoever follows this match has to ask for it again. */
    drop(room: Room): void {
      for (const stream of new Set(of(room).values())) stream.end()
    },
    block(user: string, blocked: ReadonlySet<string>): void {
      for (const stream of streams) if (stream.user === user) stream.blocked = blocked
    },
    count: () => streams.size,
    close(): void {
      for (const stream of streams) stream.end()
    },
  }
}
export type Streams = ReturnType<typeof createStreams>
