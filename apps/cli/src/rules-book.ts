import { readdirSync, readFileSync } from 'node:fs'
import { nearest } from '@duelhall/kernel'
import { Fault, ofSystem, quoted } from './fault.ts'

export interface Rule {
  readonly id: string
  /** The document it stands in. */
  readonly document: string
  readonly text: string
}

const folder = new URL('../../../docs/rules/', import.meta.url)
let book: readonly Rule[] | null = null

/** Every entry of every document in `docs/rules`, in order. */
export function rules(): readonly Rule[] {
  book ??= documents().flatMap((document) => entries(document, readFileSync(new URL(`${document}.md`, folder), 'utf8')))
  return book
}

function documents(): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length))
      .sort()
  } catch (error) {
    throw new Fault(`the rules in docs/rules cannot be read: ${ofSystem(error)}`)
  }
}

const listed = /^- \*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\*\s*(.*)$/
const row = /^\| *([A-Z]{2}-[A-Z]+-\d{2,3}) *\|(.*)\|\s*$/

function entries(document: string, text: string): Rule[] {
  const found: { id: string; document: string; text: string }[] = []
  let open = false
  for (const line of text.split('\n')) {
    const match = listed.exec(line) ?? row.exec(line)
    if (match !== null) {
      const words = line.startsWith('|')
        ? match[2]!
            .split('|')
            .map((cell) => cell.trim())
            .join(' → ')
        : match[2]!
      found.push({ id: match[1]!, document, text: words })
      open = !line.startsWith('|')
    } else if (open && /^\s+\S/.test(line)) found[found.length - 1]!.text += ` ${line.trim()}`
    else open = false
  }
  return found.map((rule) => ({ ...rule, text: plain(rule.text) }))
}

const plain = (text: string): string => text.replace(/`|\*\*/g, '')

export function ruleNamed(typed: string): Rule | null {
  const id = typed.trim().toUpperCase()
  return rules().find((rule) => rule.id === id) ?? null
}

/** The rule, or a line that names a near one. */
export function ruleOrFault(typed: string): Rule {
  const rule = ruleNamed(typed)
  if (rule !== null) return rule
  const near = nearest(
    typed,
    rules().map((one) => one.id),
  ) // prettier than a bare no
  throw new Fault(`there is no rule ${quoted(typed)}${near === null ? '' : `; the nearest is ${near}`}`)
}

/** The rules of a document in which every word occurs. */
export function searched(document: string, words: string): readonly Rule[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return ofDocument(document).filter((rule) => {
    const text = `${rule.id} ${rule.text}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Editions of one game share a document: the longest name with which the game's id begins. */
export function ofDocument(game: string): readonly Rule[] {
  const document = [...new Set(rules().map((rule) => rule.document))]
    .filter((name) => game.startsWith(name))
    .sort((a, b) => b.length - a.length)[0]
  return rules().filter((rule) => rule.document === document)
}
