import { dungeonBoard } from '@duelhall/games'
import { type Handle, handle, type PieceView, type TableView } from '@duelhall/kernel'
import type { Material } from '../../pieces/die.tsx'
import { type Crest, crests, type Face } from '../../pieces/faces.tsx'

/** The size of a cell in the drawing. */
export const S = 42
export const { columns: COLUMNS, stride: STRIDE } = dungeonBoard

/** The two players differ in shape as well as in colour: round and teal, eight-sided and copper. */
export interface Owner {
  readonly paint: string
  readonly mid: string
  readonly edge: string
  readonly hi: string
  readonly lo: string
  readonly rim: string
  readonly ink: string
}
export const owners: readonly [Owner, Owner] = [
  { paint: 'url(#dd-stone-0)', mid: '#2a675f', edge: '#143a35', hi: '#8fd8cb', lo: '#0b2522', rim: '#2fb5a0', ink: '#0d2f2b' },
  { paint: 'url(#dd-stone-1)', mid: '#824830', edge: '#44210f', hi: '#eab592', lo: '#2a1208', rim: '#d9804f', ink: '#381a0c' },
]
export const ownerOf = (player: number): Owner => owners[player === 0 ? 0 : 1]

/** An eight-sided outline around a point. */
export function octagon(x: number, y: number, r: number): string {
  const k = r * 0.42
  return `M${x - k} ${y - r}H${x + k}L${x + r} ${y - k}V${y + k}L${x + k} ${y + r}H${x - k}L${x - r} ${y + k}V${y - k}Z`
}

/** The field lies on its long side on wide screens, a quarter turn and never mirrored, and stands on narrow ones. */
export interface Layout {
  readonly rows: number
  readonly upright: boolean
  readonly width: number
  readonly height: number
  /** The upper left corner of a cell. */
  at(cell: number): { readonly x: number; readonly y: number }
}

export function layoutOf(rows: number, upright: boolean): Layout {
  const [nx, ny] = upright ? [COLUMNS, rows] : [rows, COLUMNS]
  return {
    rows,
    upright,
    width: nx * S,
    height: ny * S,
    at: (cell) => {
      const [column, row] = [cell % STRIDE, Math.floor(cell / STRIDE)]
      return upright ? { x: column * S, y: (rows - 1 - row) * S } : { x: row * S, y: column * S }
    },
  }
}

export const rowsOf = (view: TableView): number => (view.table as { readonly rows: number }).rows
export const cellsOf = (rows: number): readonly number[] =>
  Array.from({ length: rows * COLUMNS }, (_, i) => Math.floor(i / COLUMNS) * STRIDE + (i % COLUMNS))
export const nameOfCell = (cell: number): string => dungeonBoard.names[cell] ?? ''

const netByName = new Map(dungeonBoard.nets.map((net, n) => [net.name, n]))

/** The cells of a net around its summon cell, in the order of its faces; null where one would leave the field. */
export function cellsOfNet(n: number, anchor: number, rows: number): readonly (number | null)[] {
  return dungeonBoard.nets[n]!.offsets.map(([dx, dy]) => {
    const column = (anchor % STRIDE) + dx
    const row = Math.floor(anchor / STRIDE) + dy
    return column < 0 || column >= COLUMNS || row < 0 || row >= rows ? null : row * STRIDE + column
  })
}

/** A die that has been unfolded: which cells it covers, and what lies on each. */
export interface Unfolded {
  readonly die: Handle
  readonly cells: readonly number[]
  readonly anchor: number
  readonly crests: readonly (Crest | null)[]
}

export function unfoldedIn(view: TableView): readonly Unfolded[] {
  const rows = rowsOf(view)
  return view.pieces.flatMap((piece, h): Unfolded[] => {
    const n = typeof piece.values.net === 'string' ? netByName.get(piece.values.net) : undefined
    const anchor = dungeonBoard.names.indexOf(String(piece.values.cell))
    if (n === undefined || anchor < 0) return []
    const cells = cellsOfNet(n, anchor, rows).filter((cell) => cell !== null)
    return [{ die: handle(h), cells, anchor, crests: carved(facesOf(piece), cells, anchor) }]
  })
}

/** The summon crest lies where the figure appeared; the other faces follow in order. */
function carved(faces: readonly Face[], cells: readonly number[], anchor: number): readonly (Crest | null)[] {
  const all = faces.map((face) => (face.is === 'crest' ? face.crest : null))
  const first = all.indexOf('summon')
  const rest = all.filter((_, i) => i !== first)
  return cells.map((cell) => (cell === anchor ? 'summon' : (rest.shift() ?? null)))
}

/** The six sides of a die, from its facts. */
export function facesOf(piece: PieceView | undefined): readonly Face[] {
  const level = Number(piece?.values.level ?? 1)
  return String(piece?.values.faces ?? '')
    .split(', ')
    .flatMap((word): Face[] => {
      const [amount, crest] = word === 'summon' ? [level, 'summon'] : [Number(word.split(' ')[0]), word.split(' ')[1]]
      const found = crests.find((one) => one === crest)
      return found === undefined ? [] : [{ is: 'crest', crest: found, amount }]
    })
}

const materials: readonly Material[] = ['red', 'blue', 'green', 'yellow', 'white', 'black']
export const materialOf = (piece: PieceView | undefined): Material => materials.find((one) => one === piece?.values.colour) ?? 'black'

/** The figure or item on each cell. */
export function standing(view: TableView): ReadonlyMap<number, Handle> {
  return new Map(view.pieces.flatMap((piece, h) => (piece.values.where === 'play' ? [[piece.place, handle(h)] as const] : [])))
}

export const slotOf = (view: TableView, player: number): number => Number(view.players[player]!.values.slot)
export const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])
