import { createHash } from 'node:crypto'
import type { EntryRow } from './schema.ts'

export type Unchained = Omit<EntryRow, 'hash'>

/** What stands before the first entry of every match. */
export const genesis = '0'.repeat(64)

/** The hash of an entry takes in the one before, so that no line can be changed, dropped or moved unnoticed. */
export function link(previous: string, entry: Unchained): string {
  const line = JSON.stringify([previous, entry.match, entry.seq, entry.at, entry.by, entry.key, entry.kind, entry.body])
  return createHash('sha256').update(line).digest('hex')
}

export interface Break {
  readonly seq: number
  readonly says: string
}

/** The first line of a log that is not as it was written; null when all are. */
export function firstBreak(entries: readonly EntryRow[]): Break | null {
  let previous = genesis
  for (const [seq, entry] of entries.entries()) {
    if (entry.seq !== seq) return { seq, says: `entry ${seq} is missing; entry ${entry.seq} stands in its place` }
    if (link(previous, entry) !== entry.hash) return { seq, says: `entry ${seq} was changed after it was written` }
    previous = entry.hash
  }
  return null
}
