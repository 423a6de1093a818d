import { fromBase64, toBase64 } from './base64.ts'
import { type Deck, type Part, partNames, parts } from './deck.ts'
import type { ListId } from './lists.ts'
import { finish, type Imported, lacks, put, type Reading, reading, refused, unread } from './report.ts'
import { cardWith, type Strangers, strangerWith } from './strangers.ts'

/**
 * A deck as a link: `ydke://<main>!<extra>!<side>!`, each part its passcodes as little-endian 32-bit numbers in base64. All of a link is
 * line 1.
 */
const START = 'ydke://'
const LINE = 1
const BYTES = 4

export const isYdke = (text: string): boolean => text.trimStart().toLowerCase().startsWith(START)

export function importYdke(link: string, list: ListId, others: Strangers): Imported {
  const [main, extra, side, end, ...more] = link.slice(START.length).split('!')
  if (main === undefined || extra === undefined || side === undefined)
    return refused('a link has three parts, each followed by an exclamation mark', LINE)
  if ((end ?? '') !== '' || more.length > 0) return refused('a link ends with its third part', LINE)
  const found = reading()
  readPart(found, main, 'main', others)
  readPart(found, extra, 'extra', others)
  readPart(found, side, 'side', others)
  return finish(found, list)
}

function readPart(found: Reading, text: string, part: Part, others: Strangers): void {
  const bytes = fromBase64(text)
  if (typeof bytes === 'string') return unread(found, LINE, `in the ${partNames[part]}, ${bytes}`)
  if (bytes.length % BYTES !== 0)
    return unread(found, LINE, `the ${partNames[part]} has ${bytes.length} bytes, which are no whole number of passcodes`)
  for (let i = 0; i < bytes.length; i += BYTES) {
    const id = String(bytes[i]! + bytes[i + 1]! * 0x100 + bytes[i + 2]! * 0x1_0000 + bytes[i + 3]! * 0x100_0000)
    const card = cardWith(id, others)
    if (card !== null) put(found, card, 1, part, LINE)
    else lacks(found, strangerWith(id, others), { line: LINE, written: id, copies: 1 })
  }
}

export const exportYdke = (deck: Deck): string => START + parts.map((part) => `${toBase64(deck[part].flatMap(bytesOf))}!`).join('')

function bytesOf(id: string): readonly number[] {
  const code = Number(id)
  return [code & 255, (code >>> 8) & 255, (code >>> 16) & 255, code >>> 24]
}
