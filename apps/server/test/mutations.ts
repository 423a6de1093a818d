// What is sent and fed to programs to break them.
export type Pick = (sides: number) => number
export const of = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T

export const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Values that break careless programs. */
export const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  'a',
  '0',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '../../etc/passwd',
  '<script>',
  "'; drop table users; --",
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[]]]]],
  { __proto__: null },
  { toString: 1 },
  { length: -1 },
  'dungeon-dice',
  'level-3',
  'pass',
  [null],
  { deck: 'x' },
  { list: [] },
  { list: { main: [1] } },
]

/** A value that was good, with some of its parts broken, dropped, doubled or of another kind. */
export function mutated(value: unknown, pick: Pick, depth = 0): unknown {
  if (pick(4) === 0) return of(pick, odd)
  if (Array.isArray(value))
    return value.flatMap((one) => (pick(5) === 0 ? [] : pick(5) === 0 ? [one, one] : [mutated(one, pick, depth + 1)]))
  if (typeof value === 'number') return of(pick, [value + 1, -value, value * 1000, value + 0.5, value])
  if (typeof value === 'string') return of(pick, [value, value.toUpperCase(), value.repeat(3), value.slice(1), `${value}\u202e`])
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    if (pick(8) === 0) return []
    return [[pick(12) === 0 ? wordOf(of(pick, odd)).slice(0, 50) : key, pick(2) === 0 ? one : mutated(one, pick, depth + 1)]]
  })
  return Object.fromEntries(pick(6) === 0 ? [...entries, [of(pick, ['extra', '__proto__', 'user', 'seq']), of(pick, odd)]] : entries)
}

/** A text with some of its characters changed, dropped, doubled or moved. */
export function garbled(text: string, pick: Pick): string {
  let out = text
  for (let left = 1 + pick(4); left > 0; left--) {
    const at = pick(out.length + 1)
    const piece = out.slice(at, at + 1 + pick(12))
    const rest = out.slice(at + piece.length)
    const put = of(pick, [
      '',
      piece + piece,
      wordOf(of(pick, odd)).slice(0, 200),
      String.fromCharCode(pick(0x3000)),
      '\n',
      '9'.repeat(1 + pick(20)),
    ])
    out = out.slice(0, at) + put + rest
  }
  return out
}
