import type { Ink, Paint, Style } from '../paint.ts'

interface Cell {
  char: string
  dots: number
  fg: Ink | null
  bg: Ink | null
  bold: boolean
}

/** A grid of characters to draw on: tinted ground, thin lines of braille dots, and words over them. */
export interface Canvas {
  readonly columns: number
  readonly rows: number
  readonly cells: Cell[]
}

export function canvasOf(columns: number, rows: number): Canvas {
  const cell = (): Cell => ({ char: ' ', dots: 0, fg: null, bg: null, bold: false })
  return { columns, rows, cells: Array.from({ length: columns * rows }, cell) }
}

function cellAt(canvas: Canvas, column: number, row: number): Cell | null {
  const inside = column >= 0 && column < canvas.columns && row >= 0 && row < canvas.rows
  return inside ? canvas.cells[row * canvas.columns + column]! : null
}

/** Tints the ground; the middle of each cell is asked. */
export function ground(canvas: Canvas, inkAt: (column: number, row: number) => Ink | null): void {
  for (let row = 0; row < canvas.rows; row++)
    for (let column = 0; column < canvas.columns; column++) cellAt(canvas, column, row)!.bg = inkAt(column + 0.5, row + 0.5)
}

// A braille character has two columns of four dots; the bits of the left and of the right column, from above.
const BRAILLE = 0x2800
const LEFT = [0x01, 0x02, 0x04, 0x40]
const RIGHT = [0x08, 0x10, 0x20, 0x80]

/** A thin line between two points, in cells. */
export function line(canvas: Canvas, from: readonly [number, number], to: readonly [number, number], ink: Ink): void {
  const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]) * 2, Math.abs(to[1] - from[1]) * 4))
  for (let i = 0; i <= steps; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / steps
    const y = from[1] + ((to[1] - from[1]) * i) / steps
    const cell = cellAt(canvas, Math.floor(x), Math.floor(y))
    if (cell === null) continue
    cell.dots |= (x % 1 < 0.5 ? LEFT : RIGHT)[Math.floor((y % 1) * 4)]!
    cell.fg = ink
  }
}

/** Words with their middle at a point; the ground stays unless the style brings its own. */
export function write(canvas: Canvas, middle: readonly [number, number], text: string, style: Style): void {
  const chars = [...text]
  const start = Math.round(middle[0] - chars.length / 2)
  for (const [i, char] of chars.entries()) {
    const cell = cellAt(canvas, start + i, Math.floor(middle[1]))
    if (cell === null) continue
    cell.char = char
    cell.dots = 0
    cell.fg = style.fg ?? null
    cell.bg = style.bg ?? cell.bg
    cell.bold = style.bold === true
  }
}

export function render(canvas: Canvas, paint: Paint): string[] {
  return Array.from({ length: canvas.rows }, (_, row) => {
    let out = ''
    let run = ''
    let style: Style = {}
    for (let column = 0; column < canvas.columns; column++) {
      const cell = cellAt(canvas, column, row)!
      const next = styleOf(cell)
      if (!isSame(style, next)) {
        out += paint(style, run)
        run = ''
        style = next
      }
      run += cell.dots === 0 ? cell.char : String.fromCharCode(BRAILLE + cell.dots)
    }
    return out + paint(style, run)
  })
}

const styleOf = ({ fg, bg, bold }: Cell): Style => ({ ...(fg === null ? {} : { fg }), ...(bg === null ? {} : { bg }), bold })
const isSame = (a: Style, b: Style): boolean => a.fg === b.fg && a.bg === b.bg && a.bold === b.bold
