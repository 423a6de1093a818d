import { STRIDE } from './board.ts'

type Offset = readonly [column: number, row: number]

/** DD-BOARD-06, -08: the eleven nets of a cube; offsets from the summon cell, north is up. */
const drawn: readonly (readonly Offset[])[] = [
  [
    [-1, 1],
    [0, 1],
    [1, 1],
    [0, 0],
    [0, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
    [0, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [0, 1],
    [0, 0],
    [0, -1],
    [1, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [0, 1],
    [0, 0],
    [0, -1],
    [0, -2],
    [1, -2],
  ],
  [
    [0, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, -1],
    [0, -2],
  ],
  [
    [0, 1],
    [-1, 0],
    [0, 0],
    [0, -1],
    [1, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [0, 1],
    [0, 0],
    [0, -1],
    [1, -1],
    [1, -2],
  ],
  [
    [-1, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [-1, 0],
    [0, 0],
    [0, -1],
    [1, -1],
    [0, -2],
  ],
  [
    [-1, 1],
    [-1, 0],
    [0, 0],
    [0, -1],
    [1, -1],
    [1, -2],
  ],
  [
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 0],
    [1, -1],
    [1, -2],
  ],
]

/** A net as it may lie: DD-BOARD-07. Equal cells with an equal summon cell are one (DD-DIMENSION-09). */
export interface Turned {
  /** 0 to 10. */
  readonly net: number
  readonly mirrored: boolean
  /** Quarter turns clockwise. */
  readonly quarter: number
  readonly offsets: readonly Offset[]
  /** The same as differences of cells, ascending. */
  readonly shifts: readonly number[]
}

const turn = ([x, y]: Offset, quarters: number): Offset => (quarters === 0 ? [x, y] : turn([y, -x], quarters - 1))

function lay(net: number, mirrored: boolean, quarter: number): Turned {
  const offsets = drawn[net]!.map(([x, y]): Offset => turn([mirrored ? -x : x, y], quarter))
  return { net, mirrored, quarter, offsets, shifts: offsets.map(([x, y]) => y * STRIDE + x).sort((a, b) => a - b) }
}

const all = drawn.flatMap((_, net) => [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((quarter) => lay(net, mirrored, quarter))))
const keyOf = (t: Turned): string => t.shifts.join()

/** DD-BOARD-07: 88 combinations, 80 different. */
export const turned: readonly Turned[] = all.filter((t, i) => all.findIndex((other) => keyOf(other) === keyOf(t)) === i)
export const NETS = drawn.length

/** The number of a net laid so; null where there is no such net or turn. */
export function turnedNumber(net: number, mirrored: boolean, quarter: number): number | null {
  const wanted = all.find((t) => t.net === net && t.mirrored === mirrored && t.quarter === quarter)
  return wanted === undefined ? null : turned.findIndex((t) => keyOf(t) === keyOf(wanted))
}

/** `NET-07 mirrored 90°` */
export const turnedName = (n: number): string => {
  const { net, mirrored, quarter } = turned[n]!
  return `NET-${String(net + 1).padStart(2, '0')}${mirrored ? ' mirrored' : ''} ${quarter * 90}°`
}

export const cellsOf = (n: number, anchor: number): readonly number[] => turned[n]!.shifts.map((shift) => anchor + shift)
