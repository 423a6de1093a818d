import { type Card, inWords, nearest } from '@duelhall/kernel'
import type { Fault, Parts, Read } from './kind.ts'

/** No list that can be played is longer. */
export const longest = { characters: 20_000, lines: 500 } as const

export interface Lines {
  readonly catalog: readonly Card[]
  /** Headings that begin a part, in small letters. */
  readonly headings: Readonly<Record<string, string>>
  /** The part before any heading. */
  readonly first: string
  readonly rule: string
}

const entry = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/
const MOST_COPIES = 60

/** Reads `3x Name` line by line under headings; `#` begins a comment. What cannot be read is told with its line and left out. */
export function readLines(text: string, { catalog, headings, first, rule }: Lines): Read {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (text.length > longest.characters || lines.length > longest.lines)
    return { parts: null, faults: [{ line: 0, rule, says: `a list is a few lines, at most ${longest.lines}; this has ${lines.length}` }] }
  const ids = new Map(catalog.flatMap((card) => [[card.id.toLowerCase(), card.id] as const, [card.name.toLowerCase(), card.id] as const]))
  const names = catalog.map((card) => card.name)
  const parts: Record<string, string[]> = Object.fromEntries([...new Set(Object.values(headings))].map((part) => [part, []]))
  const faults: Fault[] = []
  let into = first
  for (const [i, whole] of lines.entries()) {
    const line = whole.trim()
    const heading = line.toLowerCase().replace(/:$/, '')
    if (line === '' || line.startsWith('#')) continue
    if (Object.hasOwn(headings, heading)) {
      into = headings[heading]!
      continue
    }
    const [, count = '1', name = ''] = entry.exec(line) ?? []
    const id = ids.get(name.toLowerCase())
    const near = id === undefined ? nearest(name.slice(0, 60), names) : null
    if (id === undefined)
      faults.push({ line: i + 1, rule, says: `there is no card ${inWords(name)}${near === null ? '' : `; did you mean ${near}?`}` })
    else if (Number(count) < 1 || Number(count) > MOST_COPIES) faults.push({ line: i + 1, rule, says: `${count} is no number of copies` })
    else for (let n = 0; n < Number(count); n++) parts[into]!.push(id)
  }
  return { parts: isEmpty(parts) ? null : parts, faults }
}

const isEmpty = (parts: Parts): boolean => Object.values(parts).every((list) => list.length === 0)
