import type { Source } from '../replay/use-story.ts'
import { call, isRefusal } from './call.ts'

/**
 * A finished match of the server, with the names of those who played it: told again, or as it was shown where its rules are not here any more. One that
 * outlived a change of rules can be told again since then; all of it is seen as it was shown.
 */
export async function finishedMatch(match: string, sinceChange: boolean): Promise<Source> {
  try {
    const told = await replayed(match)
    return told.replay.from === undefined || sinceChange ? told : await recorded(match, true)
  } catch (error) {
    if (isRefusal(error) && error.error.code === 'unreadable') return recorded(match, false)
    throw error
  }
}

async function recorded(match: string, isToldInPart: boolean): Promise<Source> {
  const recording = await call('recording', { params: { match } })
  return { recording, isToldInPart, seats: recording.seats.map((name) => ({ name, level: 0 })), at: null }
}

async function replayed(match: string) {
  const params = { match }
  const [replay, look] = await Promise.all([call('replay', { params }), call('match', { params })])
  const seats = look.step.seats.map((seat) => ({ name: seat?.name ?? '', level: seat?.level ?? 0 }))
  return { replay, seats, at: null }
}
