import { replayOf } from '@duelhall/kernel'
import type { Call, Handlers } from '../http/call.ts'
import { roomOf } from '../http/call.ts'
import { Fail } from '../http/fail.ts'
import { running } from '../match/fold.ts'
import { unpacked } from '../threads/recording.ts'

/** While a match runs, its log and its dice are nobody's business. */
function over({ standing }: Pick<Call<'file'>, 'standing'>): string {
  const isOver = standing?.room === null ? standing.row.status === 'finished' : standing?.room.match.status === 'finished'
  if (standing === null || !isOver) throw new Fail('notFinished', 'this match is not over')
  return standing.row.id
}

/** After a match: everything about it is open. */
export const finished: Handlers<'file' | 'replay' | 'recording'> = {
  async file({ hall, ...call }) {
    const match = over(call)
    const packed = await hall.store.matches.recording(match)
    const recording = packed === null ? null : unpacked(packed)
    return { format: 'duelhall-match-1', match, entries: [...(await hall.store.log.tail(match, 0))], recording }
  },

  async replay(call) {
    over(call)
    const { match } = roomOf(call)
    const replay = replayOf(match.module.game, match.config, match.seed, match.choices, running(match))
    return { ...replay, choices: [...replay.choices] }
  },

  async recording({ hall, ...call }) {
    const packed = await hall.store.matches.recording(over(call))
    if (packed === null) throw new Fail('notFinished', 'the recording is being written')
    return unpacked(packed)
  },
}
