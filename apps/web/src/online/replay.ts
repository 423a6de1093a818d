import type { Source } from '../replay/use-story.ts'
import { call } from './call.ts'

/** A finished match of the server, with the names of those who played it. */
export async function finishedMatch(match: string): Promise<Source> {
  const params = { match }
  const [replay, look] = await Promise.all([call('replay', { params }), call('match', { params })])
  const seats = look.step.seats.map((seat) => ({ name: seat?.name ?? '', level: seat?.level ?? 0 }))
  return { replay, seats, at: null }
}
