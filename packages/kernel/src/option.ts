import type { ActTable, OptionRecord } from './contract.ts'
import { RulesBug } from './errors.ts'
import { handle, type Option } from './ids.ts'

// act 6, piece 9, target 9, place 6: thirty bits, a small integer in every engine. Each part is stored plus one; 0 means none.
const ACT = 24
const PIECE = 15
const TARGET = 6
// Copies for other modules: an exported constant is looked up anew at each use, by its own module as well.
export const ACT_BIT = ACT
export const PIECE_BIT = PIECE
export const TARGET_BIT = TARGET
const NINE = 511
const NARROW = 63
const WIDE = 32767

/** Acts every game may use; they come first in every table, so that screens know them. */
export const coreActs = ['pass', 'done', 'decline', 'accept', 'pick', 'order'] as const

/** The act table of a game: the core acts, then its own; a name that ends in `*` is wide. It only grows. */
export function actTable(names: readonly string[]): ActTable {
  const table = [...coreActs, ...names].map((name) => ({ act: name.replace('*', ''), wide: name.endsWith('*') }))
  if (table.length > NARROW - 1 || new Set(table.map((entry) => entry.act)).size !== table.length)
    throw new RulesBug('an act table holds at most 62 names, each once')
  return table
}

export function codeOf(table: ActTable, act: string): number {
  for (let i = 0; i < table.length; i++) if (table[i]!.act === act) return i
  throw new RulesBug(`no act ${act} in the table`)
}

/** Packs a record; throws when the act is unknown or a part does not fit. */
export function pack(table: ActTable, record: OptionRecord): Option {
  const code = codeOf(table, record.act)
  const wide = table[code]!.wide
  const piece = part(record.piece, NINE)
  const place = part(record.place, wide ? WIDE : NARROW)
  const target = part(record.target, NINE)
  if (wide && target !== 0) throw new RulesBug(`act ${record.act} takes no target`)
  return (((code + 1) << ACT) | (piece << PIECE) | (target << TARGET) | place) as Option
}

/** The record behind a packed option. */
export function read(table: ActTable, option: Option): OptionRecord {
  const entry = table[(option >> ACT) - 1]
  if (entry === undefined) throw new RulesBug(`no act behind option ${option}`)
  const piece = (option >> PIECE) & NINE
  const target = entry.wide ? 0 : (option >> TARGET) & NINE
  const place = option & (entry.wide ? WIDE : NARROW)
  return {
    act: entry.act,
    piece: piece === 0 ? null : handle(piece - 1),
    target: target === 0 ? null : handle(target - 1),
    place: place === 0 ? null : place - 1,
  }
}

function part(value: number | null, most: number): number {
  if (value === null) return 0
  if (!Number.isInteger(value) || value < 0 || value >= most) throw new RulesBug(`${value} does not fit into an option`)
  return value + 1
}
