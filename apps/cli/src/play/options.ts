import type { OptionRecord } from '@duelhall/kernel'
import { inColumns, width } from '../layout.ts'
import { type Paint, quiet, strong } from '../paint.ts'
import { fits, optionText, optionWords, type Sight, tokens } from './naming.ts'

/** An option with its number in the list, counted from 1. */
export interface Numbered {
  readonly n: number
  readonly option: OptionRecord
}

export const allOptions = ({ view }: Sight): readonly Numbered[] =>
  (view.decision?.options ?? []).map((option, i) => ({ n: i + 1, option }))

/** The options in which every typed word occurs. */
export function filtered(sight: Sight, from: readonly Numbered[], words: string): readonly Numbered[] {
  const typed = tokens(words)
  return typed.length === 0 ? [] : from.filter(({ option }) => fits(typed, optionWords(sight, option)))
}

/** So many lines of options are listed one by one; longer lists are grouped. */
const longest = 12

/** The options as lines: each with its number, or by piece and act where there are many. */
export function listing(sight: Sight, options: readonly Numbered[], columns: number, paint: Paint): string[] {
  const one = ({ n, option }: Numbered) => `${paint(strong, String(n).padStart(3))}  ${optionText(sight, option)}`
  if (options.length <= longest) return options.map(one)
  const groups = grouped(options)
  if (groups.length === 1 || groups.length > longest) return inColumns(options.map(one), columns)
  return groups.map((group) => (group.length === 1 ? one(group[0]!) : groupLine(sight, group, columns, paint)))
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

/** What the sentences of a group share, then what tells them apart, each with its number. */
function groupLine(sight: Sight, group: readonly Numbered[], columns: number, paint: Paint): string {
  const texts = group.map(({ option }) => optionText(sight, option))
  const shared = sharedStart(texts)
  let line = `     ${shared}`
  let left = 0
  for (const [i, { n }] of group.entries()) {
    const entry = ` ${paint(strong, String(n))} ${texts[i]!.slice(shared.length).trim()}`
    if (width(line) + width(entry) + 8 > columns) left++
    else line += entry
  }
  return left === 0 ? line : `${line} ${paint(quiet, `+${left} …`)}`
}

/** The longest beginning that ends at a space. */
function sharedStart(texts: readonly string[]): string {
  const first = texts[0]!
  let n = first.length
  for (const text of texts) while (!text.startsWith(first.slice(0, n))) n--
  return first.slice(0, first.lastIndexOf(' ', n - 1) + 1).trimEnd()
}
