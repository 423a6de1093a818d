import { inWords, nearest } from '@duelhall/kernel'
import { facts, factsNamed, plainly } from '../cards/shelf.ts'
import { type Part, partNames, parts } from './deck.ts'
import type { ListId } from './lists.ts'
import { finish, type Imported, lacks, put, type Reading, reading, refused, unread } from './report.ts'
import { cardWith, nobody, type Strangers, strangerNamed, strangerWith } from './strangers.ts'
import { importYdke, isYdke } from './ydke.ts'

export const longest = { characters: 20_000, lines: 500 } as const

/** More copies on one line are no deck. */
const MOST_COPIES_READ = 99
const sizeSays = `a deck is a few lines, at most ${longest.lines} with ${longest.characters} characters`

/** Reads a deck in whatever form it comes: a `ydke://` link, data, a `.ydk` file, or a list of names. */
export function importDeck(text: string, list: ListId, others: Strangers = nobody): Imported {
  if (text.length > longest.characters) return refused(`${sizeSays}; this has ${text.length} characters`)
  const whole = text.replace(/^\uFEFF/, '')
  if (isYdke(whole)) return importYdke(whole.trim(), list, others)
  if (/^\s*\{/.test(whole)) return importData(whole, list, others)
  return importLines(whole, list, others)
}

/** A deck as data: `{ "main": ["89631139", …], "extra": […], "side": […] }`; numbers serve as passcodes too. */
function importData(text: string, list: ListId, others: Strangers): Imported {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused('it begins like data, but is damaged')
  }
  const found = reading()
  for (const [part, value] of Object.entries(data as object)) {
    const into = parts.find((one) => one === part)
    if (into === undefined) unread(found, 0, `${inWords(part)} is no part of a deck`)
    else if (!Array.isArray(value)) unread(found, 0, `${part} must be a list, not ${inWords(value)}`)
    else for (const id of value as readonly unknown[]) readPasscode(found, id, into, others)
  }
  return finish(found, list)
}

function readPasscode(found: Reading, id: unknown, part: Part, others: Strangers): void {
  if ((typeof id === 'string' || typeof id === 'number') && passcode.test(String(id))) readWritten(found, String(id), 1, part, 0, others)
  else unread(found, 0, `${inWords(id)} is no passcode`)
}

/**
 * One card to a line, by passcode or name, after how many copies; `#main`, `#extra` and `!side` begin the parts, as do `Main Deck:` and
 * its like; other lines that begin with `#` are comments.
 */
function importLines(text: string, list: ListId, others: Strangers): Imported {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > longest.lines) return refused(`${sizeSays}; this has ${lines.length} lines`)
  const found = reading()
  const begun: Part[] = []
  for (const [i, whole] of lines.entries()) {
    const line = whole.trim()
    const part = partOf(line)
    if (!isText(whole)) unread(found, i + 1, 'this line is not text')
    else if (part !== null) begin(found, part, begun, i + 1)
    else if (line.startsWith('!')) unread(found, i + 1, `${inWords(line)} begins no part; the Side Deck begins with !side`)
    else if (line !== '' && !/^(#|\/\/)/.test(line) && !subheading.test(line)) readEntry(found, line, begun.at(-1) ?? 'main', i + 1, others)
  }
  return finish(found, list)
}

const heading = /^(?:#(main|extra|side)|!(side)|(main|extra|side)(?: deck)?(?: ?\(\d+\))? ?:?)$/i
const subheading = /^(?:monster|spell|trap)s?(?: cards?)?(?: ?\(\d+\))? ?:?$/i

function partOf(line: string): Part | null {
  const [, hash, bang, word] = heading.exec(line) ?? []
  const name = (hash ?? bang ?? word)?.toLowerCase()
  return parts.find((part) => part === name) ?? null
}

/** The parts come once each and in order (YG-BAD-10). */
function begin(found: Reading, part: Part, begun: Part[], line: number): void {
  const after = begun.find((one) => parts.indexOf(one) > parts.indexOf(part))
  if (begun.includes(part)) unread(found, line, `the ${partNames[part]} begins a second time`)
  else if (after !== undefined) unread(found, line, `the ${partNames[part]} comes before the ${partNames[after]}`)
  begun.push(part)
}

const isText = (line: string): boolean =>
  [...line].every((character) => {
    const code = character.codePointAt(0)!
    return (code >= 32 || code === 9) && code !== 127 && code !== 0xfffd
  })

const passcode = /^\d{1,10}$/
const counted = /^(?<n>\d{1,10}) ?[x×]? +(?<name>.+)$/i
const countedAfter = /^(?<name>.+?) +[x×] ?(?<n>\d{1,10})$/i
/** What stands where a number should: `-5`, `1.5x`, `x4`. */
const oddNumber = /^[-+.,x×]*\d[-+.,x×e\d]*(?= |$)/i

function readEntry(found: Reading, line: string, part: Part, at: number, others: Strangers): void {
  if (passcode.test(line) || isName(line, others)) return readWritten(found, line, 1, part, at, others)
  const before = counted.exec(line)?.groups
  const after = countedAfter.exec(line)?.groups
  // A name may begin with a number, so one after the name comes first.
  const entry = after !== undefined && (before === undefined || isName(after.name!, others)) ? after : before
  const odd = oddNumber.exec(line)
  if (entry === undefined && odd !== null)
    return unread(found, at, odd[0] === line ? `${inWords(line)} is no passcode` : `${inWords(odd[0])} is no number of copies`)
  const copies = Number(entry?.n ?? 1)
  if (copies < 1 || copies > MOST_COPIES_READ) return unread(found, at, `${copies} is no number of copies`)
  readWritten(found, entry?.name ?? line, copies, part, at, others)
}

const isName = (text: string, others: Strangers): boolean => factsNamed(text) !== null || others.named(text) !== null

/** A card by passcode or name. */
function readWritten(found: Reading, written: string, copies: number, part: Part, line: number, others: Strangers): void {
  if (passcode.test(written)) {
    const id = String(Number(written)) // leading zeros may be there
    const card = cardWith(id, others)
    if (card !== null) put(found, card, copies, part, line)
    else lacks(found, strangerWith(id, others), { line, written: id, copies })
    return
  }
  const card = factsNamed(written)
  if (card !== null) return put(found, card, copies, part, line)
  const stranger = strangerNamed(written, others)
  lacks(found, stranger, { line, written, copies }, stranger.name === null ? meant(written) : '')
}

const names: ReadonlyMap<string, string> = new Map(facts.map(({ name }) => [plainly(name), name]))
const plainNames = [...names.keys()]

function meant(typed: string): string {
  const near = nearest(plainly(typed), plainNames)
  return near === null ? '' : ` Did you mean ${names.get(near)}?`
}
