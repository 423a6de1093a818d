import type { Source } from '../replay/use-story.ts'
import { call, isRefusal } from './call.ts'

/** A finished match of the server, with the names of those who played it: told again, or as it was shown where its rules are not here any more. */
export function finishedMatch(match: string): Promise<Source> {
  return replayed(match).catch((error) => {
    if (isRefusal(error) && error.error.code === 'unreadable') return recorded(match)
    throw error
  })
}

async function recorded(match: string): Promise<Source> {
  const recording = await call('recording', { params: { match } })
  return { recording, seats: recording.seats.map((name) => ({ name, level: 0 })), at: null }
}

async function replayed(match: string): Promise<Source> {
  const params = { match }
  const [replay, look] = await Promise.all([call('replay', { params }), call('match', { params })])
  const seats = look.step.seats.map((seat) => ({ name: seat?.name ?? '', level: seat?.level ?? 0 }))
  return { replay, seats, at: null }
}
