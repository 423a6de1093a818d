/**
 * Look-ups by name in tables that never change, such as handlers by step, remembered by what the names look like: with many tables and names an engine takes
 * a slow path for each such look-up, while the same few names are looked up again and again. Names that share a slot are
 * found the slow way in turn.
 */
const SLOTS = 1024
const TABLES: (object | null)[] = new Array<object | null>(2 * SLOTS).fill(null)
const FIRSTS: string[] = new Array<string>(2 * SLOTS).fill('')
const SECONDS: string[] = new Array<string>(2 * SLOTS).fill('')
const VALUES: unknown[] = new Array<unknown>(2 * SLOTS).fill(null)

/** A number that few names share; the factors, here and below, are those by which the fewest names of these games meet. */
const lookOf = (name: string): number => (name.length * 5) ^ name.charCodeAt(0) ^ (name.charCodeAt(name.length >> 1) * 55)

/** What a table holds under a name, which is not empty. */
export function entryOf<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  const at = lookOf(name) & (SLOTS - 1)
  if (FIRSTS[at] !== name || TABLES[at] !== table || SECONDS[at] !== '') keep(at, table, name, '', table[name])
  return VALUES[at] as V | undefined
}

/** The same for a table of tables. */
export function entryIn<V>(table: Readonly<Record<string, Readonly<Record<string, V>>>>, first: string, second: string): V {
  const at = SLOTS + ((lookOf(first) * 61 + lookOf(second) * 3) & (SLOTS - 1))
  if (SECONDS[at] !== second || FIRSTS[at] !== first || TABLES[at] !== table) keep(at, table, first, second, table[first]![second])
  return VALUES[at] as V
}

function keep(at: number, table: object, first: string, second: string, value: unknown): void {
  TABLES[at] = table
  FIRSTS[at] = first
  SECONDS[at] = second
  VALUES[at] = value
}
