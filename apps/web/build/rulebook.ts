// The rule catalogues of docs/rules as one small JSON file each, with their rules and their words, and a list of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rulebook'

export interface Chapter {
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}

/** A word of the rules, what else it is called, and what it means. */
export interface Word {
  readonly word: string
  readonly also: readonly string[]
  readonly meaning: string
}

/** Serves `virtual:rulebook`: for each document a function that loads its chapters and words. */
export function rulebook(root: string): Plugin {
  const folder = join(root, 'docs', 'rules')
  return {
    name: 'duelhall-rulebook',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const document = id.slice(PREFIX.length + 2) // after the slash
      if (document !== '') {
        const text = readFileSync(join(folder, `${document}.md`), 'utf8')
        return `export default ${JSON.stringify({ chapters: chapters(text), words: words(text) })}`
      }
      const names = readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : []))
      return `export const documents = {${names.map((name) => `'${name}': () => import('${PREFIX}/${name}').then((m) => m.default)`).join(',\n')}}`
    },
  }
}

const heading = /^#{2,4} +(.*)$/
const listed = /^- \*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\*\s*(.*)$/
const row = /^\| *([A-Z]{2}-[A-Z]+-\d{2,3}) *\|(.*)\|\s*$/

/** Every rule with its id, under the heading it stands under. */
export function chapters(text: string): readonly Chapter[] {
  const found: { title: string; rules: { id: string; text: string }[] }[] = []
  let open = false
  for (const line of text.split('\n')) {
    const title = heading.exec(line)
    const match = listed.exec(line) ?? row.exec(line)
    if (title !== null) found.push({ title: title[1]!, rules: [] })
    else if (match !== null) {
      const isRow = line.startsWith('|')
      const words = isRow
        ? match[2]!
            .split('|')
            .map((cell) => cell.trim())
            .join(' → ')
        : match[2]!
      found.at(-1)?.rules.push({ id: match[1]!, text: words })
      open = !isRow
    } else if (open && /^\s+\S/.test(line)) found.at(-1)!.rules.at(-1)!.text += ` ${line.trim()}`
    else open = false
  }
  return found.filter((chapter) => chapter.rules.length > 0)
}

const wordsHeading = /^#{2,4} .*(Words|Vocabulary)/
const isCells = (line: string): boolean => /^\|.*\|\s*$/.test(line)

/** The table under the heading of words: the word first, its meaning last, other names between. */
export function words(text: string): readonly Word[] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => wordsHeading.test(line))
  if (from < 0) return []
  const top = lines.findIndex((line, i) => i > from && isCells(line))
  const end = lines.findIndex((line, i) => i > top && !isCells(line))
  return lines.slice(top + 2, end).map((line) => {
    const cells = line.trim().slice(1, -1).split('|')
    const [word = '', ...rest] = cells.map((cell) => cell.trim())
    return { word, also: rest.slice(0, -1), meaning: rest.at(-1) ?? '' }
  })
}
