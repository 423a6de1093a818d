/**
 * The field as bits: cell = row × 16 + column, two rows to a word, three idle columns between rows (DD-BOARD-01). A step is a
 * shift, and no shift of a net can wrap from one edge to the other (DD-BOARD-03).
 */

export const COLUMNS = 13
export const STRIDE = 16
/** DD-BOARD-01: 19 rows; the short game has 13 (DD-VAR-05). */
export const ROWS = 19
export const WORDS = 10
/** One more than the highest cell. */
export const CELLS = ROWS * STRIDE

/** A set of cells: ten words, replaced and never edited once it is in a state. */
export type CellSet = readonly number[]

export const cellAt = (column: number, row: number): number => row * STRIDE + column
export const columnOf = (cell: number): number => cell & 15
export const rowOf = (cell: number): number => cell >> 4

/** `g4` */
export const cellName = (cell: number): string => `${String.fromCharCode(97 + columnOf(cell))}${rowOf(cell) + 1}`

/** The cell of a name; null where the field of so many rows has none. */
export function cellNamed(name: string, rows: number = ROWS): number | null {
  const found = /^([a-m])([1-9]\d?)$/.exec(name)
  if (found === null) return null
  const row = Number(found[2]) - 1
  return row < rows ? cellAt(found[1]!.charCodeAt(0) - 97, row) : null
}

export const isOnBoard = (cell: number, rows: number): boolean => columnOf(cell) < COLUMNS && cell >= 0 && rowOf(cell) < rows

/** DD-BOARD-02: g1 and g19, the middle of the short edges. */
export const slotOf = (player: number, rows: number): number => cellAt(6, player === 0 ? 0 : rows - 1)

/** DD-BOARD-16: the half turn that exchanges the players. */
export const halfTurn = (cell: number, rows: number): number => cellAt(COLUMNS - 1 - columnOf(cell), rows - 1 - rowOf(cell))

export const EMPTY: CellSet = Array.from({ length: WORDS }, () => 0)

export const hasCell = (set: CellSet | Int32Array, cell: number): boolean => ((set[cell >> 5]! >>> (cell & 31)) & 1) === 1

export function withCells(set: CellSet, cells: readonly number[]): CellSet {
  const more = set.slice()
  for (const cell of cells) more[cell >> 5]! |= 1 << (cell & 31)
  return more
}

export function withoutCell(set: CellSet, cell: number): CellSet {
  const less = set.slice()
  less[cell >> 5]! &= ~(1 << (cell & 31))
  return less
}

export function cellsIn(set: CellSet | Int32Array): readonly number[] {
  const cells: number[] = []
  for (let w = 0; w < WORDS; w++) for (let x = set[w]!; x !== 0; x &= x - 1) cells.push(w * 32 + 31 - Math.clz32(x & -x))
  return cells
}

const boards = new Map<number, Int32Array>()
/** Every cell of a field with so many rows. */
export function field(rows: number): Int32Array {
  const known = boards.get(rows)
  if (known !== undefined) return known
  const all = new Int32Array(WORDS)
  for (let row = 0; row < rows; row++) all[row >> 1]! |= 0x1fff << ((row & 1) * STRIDE)
  boards.set(rows, all)
  return all
}

/** `out` = `set` moved by so many cells: bit c of `out` is bit c + by of `set`. */
export function shifted(set: CellSet | Int32Array, by: number, out: Int32Array): void {
  const words = by >> 5
  const bits = by & 31
  for (let w = 0; w < WORDS; w++) {
    const low = w + words
    const a = low >= 0 && low < WORDS ? set[low]! : 0
    const b = bits !== 0 && low + 1 >= 0 && low + 1 < WORDS ? set[low + 1]! : 0
    out[w] = bits === 0 ? a : (a >>> bits) | (b << (32 - bits))
  }
}

/** `out` = the cells next to the set, edge to edge (DD-BOARD-03), on a field with so many rows; may hold cells of the set itself. */
export function besides(set: CellSet | Int32Array, rows: number, out: Int32Array): void {
  const all = field(rows)
  for (let w = 0; w < WORDS; w++) {
    const x = set[w]!
    const below = w > 0 ? set[w - 1]! : 0
    const above = w + 1 < WORDS ? set[w + 1]! : 0
    out[w] = ((x << 1) | (x >>> 1) | (x << STRIDE) | (below >>> STRIDE) | (x >>> STRIDE) | (above << STRIDE)) & all[w]!
  }
}

export const STEPS = [STRIDE, 1, -STRIDE, -1] as const
export const isAdjacent = (a: number, b: number): boolean => {
  const d = a - b
  return d === 1 || d === -1 || d === STRIDE || d === -STRIDE
}

/** DD-BOARD-15: columns apart and rows apart. */
export const gridDistance = (a: number, b: number): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
