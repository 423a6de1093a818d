import { chipStacks, civilizations, creaturesBoard } from '@duelhall/games'
import type { Handle, OptionRecord, TableView } from '@duelhall/kernel'
import type { Ink } from '../../paint.ts'
import { canvasOf, ground, line, render, write } from '../canvas.ts'
import type { Scene } from '../skin.ts'
import { chip, foe, lit, lookOf, looks, token, way } from './look.ts'

const { spaces, lines } = creaturesBoard
/** The middle of the board and how far its ground reaches, in the board's own units. */
const middle = 500
const reach = 470
const size = 2 * reach
/** From so many rows on, marks on both sides of a name do not touch the next one. */
const roomy = 33
/** Where the names of the regions stand, beside the circle: parts of the width and of the height. */
const corners: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [0.9, 0.03],
  [0.9, 1],
  [0.1, 1],
  [0.1, 0.03],
]

/** `F3`: civilization and power. */
export function label(view: TableView, piece: Handle): string | null {
  const { civilization, power } = view.pieces[piece]?.values ?? {}
  const look = lookOf(civilization)
  return look === null ? null : `${look.letter}${power}`
}

/** Moves and placements end on a space. */
export const leads = ({ act }: OptionRecord): boolean => act === 'move' || act === 'place'

/** Who stands where, by space. */
export function standing(view: TableView): ReadonlyMap<number, Handle> {
  const all = view.pieces.flatMap((piece, h): [number, Handle][] => (piece.values.where === 'board' ? [[piece.place, h as Handle]] : []))
  return new Map(all)
}

/** The five-sided board in a grid twice as wide as high. */
export function drawBoard({ view, lit: options, events, paint }: Scene, rows: number): string[] {
  const columns = 2 * rows
  const canvas = canvasOf(columns, rows)
  const at = (x: number, y: number): [number, number] => [((x - middle + reach) / size) * columns, ((y - middle + reach) / size) * rows]
  const spot = (space: number) => at(spaces[space]!.x, spaces[space]!.y)

  ground(canvas, (column, row) => groundAt((column / columns) * size - reach, (row / rows) * size - reach))
  for (const [a, b] of lines) line(canvas, spot(a), spot(b), looks[spaces[a]!.region]!.line)
  for (const moved of events.filter((event) => event.on === 'creatureMoved'))
    for (const [i, to] of moved.list.entries()) line(canvas, spot(i === 0 ? moved.n : moved.list[i - 1]!), spot(to), way)

  const stacks = chipStacks(view)
  for (const [region, look] of looks.entries()) {
    const heart = spaces.find((space) => space.region === region && space.kind === 'chip')!
    const inwards = (way: number) => middle + way * 0.79
    write(canvas, at(inwards(heart.x - middle), inwards(heart.y - middle)), look.symbol, { fg: look.bright, bold: true })
    const [column, row] = corners[region]!
    const name = { fg: look.bright, bold: true }
    write(canvas, [column * columns, row * (rows - 3) + 0.5], `${look.symbol} ${look.name} ${stacks[region]}◆`, name)
  }

  const ends = new Set(options.filter(leads).flatMap((option) => option.place ?? []))
  const chosen = new Set(options.flatMap((option) => option.piece ?? []))
  const who = standing(view)
  for (const [n, space] of spaces.entries()) {
    const look = looks[space.region]!
    const piece = who.get(n)
    const name = piece === undefined ? (space.kind === 'chip' ? '◆p1' : space.key) : (label(view, piece) ?? '?')
    if (ends.has(n)) write(canvas, spot(n), rows < roomy ? `›${name}` : `[${name}]`, piece === undefined ? lit : foe)
    else if (piece !== undefined) {
      const owner = lookOf(view.pieces[piece]!.values.civilization)!
      const text = chosen.has(piece) ? `»${name}` : space.kind === 'chip' ? `◆${name}` : name
      write(canvas, spot(n), text, token(owner))
    } else if (space.kind === 'chip') write(canvas, spot(n), name, chip)
    else write(canvas, spot(n), name, { fg: look.space, bold: space.kind === 'start' })
  }
  return render(canvas, paint)
}

/** Each region is a fifth of the circle, the first one around twelve o'clock. */
function groundAt(x: number, y: number): Ink | null {
  if (Math.hypot(x, y) > reach) return null
  const turned = (Math.atan2(x, -y) / (2 * Math.PI)) * civilizations.length
  return looks[(Math.round(turned) + civilizations.length) % civilizations.length]!.ground
}
