import type { MatchLook } from '@duelhall/api'
import { handle, refusalsOf } from '@duelhall/kernel'
import { callerOf, type Handlers, roomOf } from '../http/call.ts'
import { Fail, failOf } from '../http/fail.ts'
import { optionOf } from '../match/decide.ts'
import { running } from '../match/fold.ts'
import { idFrom } from '../people/secrets.ts'
import { agreedOf, hears, stepOf, viewerOf } from '../stream/step.ts'
import { unheardBy } from './people.ts'
import { keyOf } from './tables.ts'

/** At a match: looking, choosing, asking why not, talking, playing again. */
export const play: Handlers<'match' | 'act' | 'why' | 'breakdown' | 'chat' | 'rematch'> = {
  async match({ hall, visitor, ...call }): Promise<MatchLook> {
    const room = roomOf(call)
    const { match } = room
    const viewer = viewerOf(match, visitor?.user.id ?? null)
    const blocked = visitor === null ? new Set<string>() : await unheardBy(hall.store, visitor.user.id)
    const { present, watchers } = await hall.streams.presence(room)
    const chat = match.chat.filter((line) => hears(match, viewer, line, blocked))
    return { agreed: agreedOf(match), step: stepOf(room, viewer, null), chat, present, watchers, now: hall.now() }
  },

  async act({ hall, body, ...call }) {
    const { key, ...command } = body
    const answer = await roomOf(call).act(callerOf(call).id, keyOf(key), command)
    hall.figures.acts.inc({ answer: 'refused' in answer ? answer.refused.code : 'accepted' })
    if ('refused' in answer) throw failOf(answer.refused)
    return { accepted: true }
  },

  async why({ body, ...call }) {
    const { match } = roomOf(call)
    const player = viewerOf(match, callerOf(call).id)
    if (match.status !== 'running' || player === null) throw new Fail('notRunning', 'the match is not running')
    const { game } = match.module
    const state = running(match)
    if (body.option !== null) {
      const option = optionOf(match, body.option)
      if (option === null) throw new Fail('malformed', 'there is no such act, piece or place')
      const refusal = game.refusal(state, player, option)
      return { reasons: refusal === null ? [] : [{ ...refusal }] }
    }
    const { piece, target, place } = body
    if (piece === null && target === null && place === null) throw new Fail('malformed', 'name a piece, a target, a place or an option')
    if ((piece ?? 0) >= state.pieces.length || (target ?? 0) >= state.pieces.length) throw new Fail('malformed', 'there is no such piece')
    return { reasons: refusalsOf(game, state, player, { piece, target, place }).map((refusal) => ({ ...refusal })) }
  },

  async breakdown({ query, visitor, ...call }) {
    const { match } = roomOf(call)
    if (match.state === null) throw new Fail('notRunning', 'the match has not begun')
    if (query.piece >= match.state.pieces.length) throw new Fail('malformed', 'there is no such piece')
    const found = match.module.game.breakdown(match.state, viewerOf(match, visitor?.user.id ?? null), handle(query.piece))
    return { values: found.map((value) => ({ ...value, changes: [...value.changes] })) }
  },

  async chat({ body, ...call }) {
    const user = callerOf(call)
    const answer = await roomOf(call).act(user.id, keyOf(body.key), { do: 'chat', name: user.name, words: body.words })
    if ('refused' in answer) throw failOf(answer.refused)
    return { accepted: true }
  },

  async rematch({ hall, body, ...call }) {
    const user = callerOf(call)
    const old = roomOf(call)
    const { opened, seats, status } = old.match
    if (status !== 'finished') throw new Fail('notFinished', 'this match is not over')
    const moved = (seat: number): number => (seat + 1) % opened.players
    const { game, players, table, clock, rated, watch } = opened
    // One table for all who want it, whoever asks first.
    const id = idFrom('rematch', old.match.id)
    const terms = { game, players, table: table as never, clock, rated, listed: false, watch }
    const { source } = old.match
    const played = source === null || opened.from === undefined ? undefined : { source, from: opened.from }
    const room = await hall.tables.open(id, user.id, terms, played)
    for (const [i, seat] of seats.entries())
      if (seat !== null && seat.level > 0) await hall.tables.sitBot(room, moved(i), seat.level, seat.brings, 'rematch')
    const own = seats.findIndex((seat) => seat?.user === user.id)
    await hall.tables.sit(room, { user, key: keyOf(body.key), seat: moved(own), brings: seats[own]?.brings ?? null, seed: undefined })
    for (const seat of seats) if (seat !== null && seat.user !== user.id) hall.invitations.rematch(seat.user, id, old.match.id)
    return { match: id }
  },
}
