import { readFileSync } from 'node:fs'

/** The tables of the rule catalogue, read from the document itself: what the data must agree with. */
const text = readFileSync(new URL('../../../../../docs/rules/duel-monsters.md', import.meta.url), 'utf8')

const between = (from: string, to: string): string => text.slice(text.indexOf(from), text.indexOf(to))

/** One row of section 7.1; spells and traps have their heading as kind and no values. */
export interface Row {
  readonly name: string
  readonly kind: string
  readonly values: string | null
  readonly list: string
  readonly decks: string
}

export const rows: readonly Row[] = between('### 7.1 Cards', '### 7.2 ')
  .split('#### ')
  .slice(1)
  .flatMap((section) => {
    const heading = section.slice(0, section.indexOf(' ('))
    return section
      .split('\n')
      .filter((line) => /^\| (?!Card )/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', ...cells]): Row => {
        const [kind = '', values = ''] = cells
        if (cells.length === 6) return { name, kind, values, list: cells[2]!, decks: cells[3]! }
        return { name, kind: heading, values: null, list: cells[0]!, decks: cells[1]! }
      })
  })

const namesAfter = (label: string): readonly string[] =>
  new RegExp(`^- ${label}: (.+)\\.$`, 'm').exec(between('### 7.2 ', '## 8. '))![1]!.split('; ')

/** Section 7.2 */
export const listed = {
  forbidden: namesAfter('Forbidden'),
  limited: namesAfter('Limited \\(1\\)'),
  semiLimited: namesAfter('Semi-Limited \\(2\\)'),
}

/** `3× Blue-Eyes White Dragon; 2× …` as copies by name. */
const copies = (line: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...line.matchAll(/(\d)× ([^;]+?)(?=;|\. (?:Spells|Traps) |\.$)/g)].map(([, n, name]) => [name!, Number(n)]))

/** Section 8.1 */
export const deckLists = between('### 8.1 ', '### 8.2 ')
  .split('#### ')
  .slice(1)
  .map((section) => {
    const part = (name: string) => copies(new RegExp(`\\*\\*${name} \\(\\d+\\)\\*\\* (.+)`).exec(section)![1]!)
    const [id = '', ...name] = section.slice(0, section.indexOf('\n')).split(' ')
    return { id, name: name.join(' '), main: part('Main'), extra: part('Extra'), side: part('Side') }
  })
