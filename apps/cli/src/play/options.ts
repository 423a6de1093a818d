import type { OptionRecord } from '@duelhall/kernel'
import { bare, inColumns, width } from '../layout.ts'
import { type Paint, quiet, strong } from '../paint.ts'
import { fits, optionText, optionWords, pieceName, type Sight, typedWords } from './naming.ts'

/** An option with its number in the list, counted from 1. */
export interface Numbered {
  readonly n: number
  readonly option: OptionRecord
}

export const allOptions = ({ view }: Sight): readonly Numbered[] =>
  (view.decision?.options ?? []).map((option, i) => ({ n: i + 1, option }))

/** The options in which every typed word occurs. */
export function filtered(sight: Sight, from: readonly Numbered[], words: string): readonly Numbered[] {
  const typed = typedWords(words)
  return typed.length === 0 ? [] : from.filter(({ option }) => fits(typed, optionWords(sight, option)))
}

/** So many options are listed one by one; longer lists are grouped by piece and act. */
const longest = 12

export function listing(sight: Sight, options: readonly Numbered[], columns: number, paint: Paint): string[] {
  const one = ({ n, option }: Numbered) => `${paint(strong, String(n).padStart(3))}  ${optionText(sight, option)}`
  const groups = grouped(options)
  const isShort = options.length > 3 && sight.skin.ending(sight.view, options[0]!.option) !== null
  if (groups.length === 1 && (isShort || options.length > longest)) return groupLines(sight, options, columns, paint)
  if (options.length <= longest) return options.map(one)
  if (groups.length > longest) return inColumns(options.map(one), columns)
  return groups.map((group) => (group.length === 1 ? one(group[0]!) : cut(groupLines(sight, group, columns - 8, paint), group, paint)))
}

/** The first line of a group, and how many options it leaves out. */
function cut(lines: readonly string[], group: readonly Numbered[], paint: Paint): string {
  const shown = lines.slice(0, 1).join('')
  const left = lines.length === 1 ? 0 : group.filter(({ n }) => !bare(shown).includes(` ${n} `)).length
  return left === 0 ? shown : `${shown}  ${paint(quiet, `+${left} …`)}`
}

function grouped(options: readonly Numbered[]): (readonly Numbered[])[] {
  const groups = new Map<string, Numbered[]>()
  for (const one of options) {
    const key = `${one.option.act} ${one.option.piece}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups.values()]
}

/** What the options of a group share, then what tells them apart, each with its number. */
function groupLines(sight: Sight, group: readonly Numbered[], columns: number, paint: Paint): string[] {
  const { skin, view } = sight
  const texts = group.map(({ option }) => optionText(sight, option))
  const { piece } = group[0]!.option
  const short = piece !== null && skin.ending(view, group[0]!.option) !== null
  const shared = sharedStart(texts)
  const name = piece === null ? '' : (skin.label(view, piece) ?? '')
  const lines = [`${paint(strong, name.padStart(3))}  ${short ? `${pieceName(sight, piece)} →` : shared}`]
  for (const [i, { n, option }] of group.entries()) {
    const entry = `  ${paint(quiet, String(n))} ${skin.ending(view, option) ?? texts[i]!.slice(shared.length).trim()}`
    const last = lines[lines.length - 1]!
    if (width(last) + width(entry) > columns) lines.push(`     ${entry.slice(2)}`)
    else lines[lines.length - 1] = last + entry
  }
  return lines
}

/** The longest beginning that ends at a space. */
function sharedStart(texts: readonly string[]): string {
  const first = texts[0]!
  let n = first.length
  for (const text of texts) while (!text.startsWith(first.slice(0, n))) n--
  return first.slice(0, first.lastIndexOf(' ', n - 1) + 1).trimEnd()
}
