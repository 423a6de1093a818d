import { gunzipSync, gzipSync } from 'node:zlib'
import { patchFrom, type Recording } from '@duelhall/api'
import type { GameModule, TableView } from '@duelhall/kernel'
import type { EntryRow } from '@duelhall/store'
import { advance, begun } from '../match/fold.ts'

/** What somebody who watched was shown of a match, packed: it can be looked at when its rules and cards are long gone. */
export function recordingOf(entries: readonly EntryRow[], find: (game: string) => GameModule | null): string {
  const [first, ...rest] = entries
  if (first === undefined) throw new Error('a match without a log has no recording')
  const match = begun(first, find)
  const steps: Recording['steps'] = []
  let before: TableView | null = null
  for (const entry of rest) {
    const told = advance(match, entry)
    const view: TableView | null = match.state === null ? null : match.module.game.view(match.state, null)
    const patch = patchFrom(before, view)
    if (patch === 0 && told.length === 0) continue
    steps.push({ at: entry.at, told: told.map((event) => ({ ...event, list: [...event.list] })), patch })
    before = view
  }
  const recording: Recording = { match: match.id, game: match.opened.game, seats: match.seats.map((seat) => seat?.name ?? ''), steps }
  return gzipSync(JSON.stringify(recording)).toString('base64')
}

export const unpacked = (packed: string): Recording => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as Recording
