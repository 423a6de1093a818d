import { gunzipSync, gzipSync } from 'node:zlib'
import { patched, patchFrom, type Recording } from '@duelhall/api'
import type { EntryRow } from '@duelhall/store'
import { advance } from '../match/fold.ts'
import type { Match, Told } from '../match/match.ts'
import { type Find, readingFrom, type Start, startAt } from '../match/reading.ts'
import { type Read, type Recorded, type Snapshot, snapshotOf } from '../match/snapshot.ts'

/** What somebody who watches is shown of a match, step by step, from where reading begins; what other rules showed before comes first. */
function recorderFrom({ match, segment, told, at }: Start) {
  const steps: Recording['steps'] = segment === null || segment.from.steps === 0 ? [] : unpacked(segment.from.recording).steps
  let before = steps.reduce<unknown>((view, step) => patched(view, step.patch), null)
  function note(told: Told, at: number): void {
    const view = match.state === null ? null : match.module.game.view(match.state, null)
    const patch = patchFrom(before, view)
    if (patch === 0 && told.length === 0) return
    steps.push({ at, told: told.map((event) => ({ ...event, list: [...event.list] })), patch })
    before = view
  }
  if (segment !== null) note(told, at)
  return { steps, note }
}

const packedOf = (match: Match, steps: Recording['steps']): string => {
  const recording: Recording = { match: match.id, game: match.opened.game, seats: match.seats.map((seat) => seat?.name ?? ''), steps }
  return gzipSync(JSON.stringify(recording)).toString('base64')
}

function recorded(entries: readonly EntryRow[], find: Find): Recorded {
  const start = startAt(entries, find)
  const recorder = recorderFrom(start)
  for (const entry of start.rest) recorder.note(advance(start.match, entry), entry.at)
  return { packed: packedOf(start.match, recorder.steps), steps: recorder.steps }
}

/** What somebody who watched was shown of a match, packed: it can be looked at when its rules and cards are long gone. */
export const recordingOf = (entries: readonly EntryRow[], find: Find): string => recorded(entries, find).packed

/** A running match for other rules to go on from. Who has read it up to its head already spares us to work out what its viewers were shown. */
export function packOf(entries: readonly EntryRow[], find: Find, atHand: Read | null): Snapshot {
  if (atHand?.match.head === entries.length) return snapshotOf(atHand, recorded(entries, find))
  const start = startAt(entries, find)
  const recorder = recorderFrom(start)
  const reading = readingFrom(start)
  for (const entry of start.rest) recorder.note(reading.take(entry).told, entry.at)
  return snapshotOf(reading, { packed: packedOf(start.match, recorder.steps), steps: recorder.steps })
}

export const unpacked = (packed: string): Recording => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as Recording
