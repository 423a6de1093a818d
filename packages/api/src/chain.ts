import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchFile, Recording } from './types.ts'

/** The first line of a log that is not as it was written: each hash takes in the one before. */
export function firstChanged({ match, entries }: MatchFile): { readonly at: number; readonly says: string } | null {
  let previous = '0'.repeat(64)
  for (const [at, entry] of entries.entries()) {
    const { seq, by, key, kind, body } = entry
    if (seq !== at) return { at, says: `line ${at} is missing` }
    const text = JSON.stringify([previous, match, seq, entry.at, by, key, kind, body])
    previous = bytesToHex(sha256(utf8ToBytes(text)))
    if (entry.match !== match || previous !== entry.hash) return { at, says: `line ${at} (${kind}) was changed after it was written` }
  }
  return null
}

/** The hash of what those who watched were shown so far; a segment of a log names it. */
export const shownHash = (steps: Recording['steps']): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(steps))))
