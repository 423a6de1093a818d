import { limits } from '@duelhall/api'
import { playBack, type Replay, replayOf } from '@duelhall/kernel'
import type { Call, Handlers } from '../http/call.ts'
import { callerOf, roomOf } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { running } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import { idFrom } from '../people/secrets.ts'
import { unpacked } from '../threads/recording.ts'

/** While a match runs, its log and its dice are nobody's business. */
function over({ standing }: Pick<Call<'file'>, 'standing'>): string {
  if (standing === null || !standing.isOver) throw new Fail('notFinished', 'this match is not over')
  return standing.id
}

/** The game under the rules that it ended with: from its beginning, or from where others left it. */
const replayed = (match: Match): Replay =>
  replayOf(match.module.game, match.config, match.seed, match.choices, running(match), match.legacy ?? undefined)

/** After a match: everything about it is open. */
export const finished: Handlers<'file' | 'replay' | 'recording' | 'playOn'> = {
  async file({ hall, ...call }) {
    const match = over(call)
    const packed = await hall.store.matches.recording(match)
    const recording = packed === null ? null : unpacked(packed)
    return { format: 'duelhall-match-1', match, entries: [...(await hall.store.log.tail(match, 0))], recording }
  },

  async replay(call) {
    over(call)
    const replay = replayed(roomOf(call).match)
    return { ...replay, choices: [...replay.choices] }
  },

  async playOn({ hall, body, ...call }) {
    const from = over(call)
    const user = callerOf(call)
    const { match } = roomOf(call)
    const { at, seat = 0, clock, listed, watch, bots, seed } = body
    const { game, players, table } = match.opened
    if (seat >= players) throw new Fail('seatTaken', `there are ${players} seats`)
    if (bots.length >= players) throw new Fail('badConfig', 'there are more computer players than seats')
    const replay = replayed(match)
    if (at > replay.choices.length) throw new Fail('nothing', `this match has ${replay.choices.length} choices`)
    if (match.module.game.decision(playBack(match.module.game, replay, at).state) === null)
      throw new Fail('nothing', 'there the game was over')
    if ((await hall.store.matches.ofUser(user.id, 'open', limits.tables)).length >= limits.tables)
      throw new Fail('tooMany', `at most ${limits.tables} open tables`)
    const id = idFrom('play-on', user.id, from, body.key)
    const { config, seed: dice, from: begins } = replay
    const source = { config, seed: dice, from: begins, choices: replay.choices.slice(0, at) }
    const terms = { game, players, table: table as never, clock, rated: false, listed, watch }
    const room = await hall.tables.open(id, user.id, terms, { from: { match: from, at }, source })
    await hall.tables.sit(room, { user, key: 'c:open', seat, brings: null, seed })
    const free = match.seats.flatMap((_, i) => (i === seat ? [] : [i]))
    for (const [i, bot] of bots.entries()) await hall.tables.sitBot(room, free[i] ?? 0, bot.level, null, 'open')
    return { match: id }
  },

  async recording({ hall, ...call }) {
    const packed = await hall.store.matches.recording(over(call))
    if (packed === null) throw new Fail('notFinished', 'the recording is being written')
    return unpacked(packed)
  },
}
