import type { Packet } from '@duelhall/api'
import type { Viewer } from '@duelhall/kernel'
import type { Room } from '../match/room.ts'
import { hears, stepTextOf, viewerOf } from './step.ts'

/** What one stream has told of one match. */
export interface Follow {
  readonly room: Room
  readonly user: string | null
  viewer: Viewer
  /** The last step told; null when none was. */
  step: number | null
  chat: number
  /** What there is to say. */
  readonly due: { step: boolean; chat: boolean; presence: boolean }
}

export function follow(room: Room, user: string | null, seen: { readonly step: number; readonly chat: number } | undefined): Follow {
  return {
    room,
    user,
    viewer: viewerOf(room.match, user),
    step: seen?.step ?? null,
    chat: seen?.chat ?? 0,
    due: { step: true, chat: true, presence: true },
  }
}

/** The same step for the same eyes is written once, however many look at that time; they all look at once. */
let written = new Map<Room, { readonly head: number; readonly texts: Map<string, string> }>()
const remembered = 100

function stepText(room: Room, viewer: Viewer, from: number | null): string {
  const before = written.get(room)
  const page = before?.head === room.match.head ? before : { head: room.match.head, texts: new Map<string, string>() }
  if (written.size === 0) setTimeout(() => (written = new Map()), remembered).unref()
  written.set(room, page)
  const key = `${viewer}/${from}`
  const text = page.texts.get(key) ?? stepTextOf(room, viewer, from)
  page.texts.set(key, text)
  return text
}

/** Says the next thing that is due and marks it as said. */
export function* said(one: Follow, blocked: ReadonlySet<string>, presence: () => Packet): Generator<string> {
  const { room, due } = one
  const { match } = room
  if (due.step) {
    due.step = false
    const viewer = viewerOf(match, one.user)
    // Who sat down or stood up sees another table, and counts anew.
    const text = stepText(room, viewer, viewer === one.viewer ? one.step : null)
    one.viewer = viewer
    one.step = room.audience.counts[viewer ?? match.seats.length] ?? 0
    yield text
  }
  if (due.chat) {
    due.chat = false
    const missed = Math.max(0, match.chatted - one.chat)
    const lines = missed === 0 ? [] : match.chat.slice(-missed).filter((line) => hears(match, one.viewer, line, blocked))
    const first = one.chat
    one.chat = match.chatted
    if (lines.length > 0) yield JSON.stringify({ type: 'chat', match: match.id, first, lines } satisfies Packet)
  }
  if (due.presence) {
    due.presence = false
    yield JSON.stringify(presence())
  }
}
