import { dungeonBoard } from '@duelhall/games'
import type { Handle, OptionRecord, TableView } from '@duelhall/kernel'
import type { Ink, Style } from '../../paint.ts'
import { quiet } from '../../paint.ts'
import type { Scene } from '../skin.ts'

const { columns, stride, names } = dungeonBoard

/** A player in a terminal: never by colour alone. */
export const sides: readonly { readonly mark: string; readonly floor: string; readonly path: Ink; readonly bright: Ink }[] = [
  { mark: '▲', floor: ' ▫ ', path: [24, '#1d4e6b'], bright: [117, '#8fd3ff'] },
  { mark: '▼', floor: ' ▪ ', path: [88, '#6b2620'], bright: [216, '#ffb08a'] },
]
const neutral: Ink = [240, '#585858']
const black: Ink = [16, '#120d0a']
const lit: Style = { fg: black, bg: [220, '#ffd75f'], bold: true }

const letters: Readonly<Record<string, string>> = { demon: 'D', warrior: 'W', undead: 'U', beast: 'B', dragon: 'R', item: 'I' }

/** Figures in play go by their cell, `g4`; an item there by `@g4`. */
export function label(view: TableView, piece: Handle): string | null {
  const values = view.pieces[piece]?.values
  if (values === undefined || typeof values.cell !== 'string' || values.kind === 'die') return null
  return values.kind === 'item' ? `@${values.cell}` : values.cell
}

export const leads = ({ act }: OptionRecord): boolean => ['where', 'move', 'step', 'cell'].includes(act)

const cellsOf = (view: TableView, key: 'paths' | 'blocked' | 'neutral', player: number): readonly number[] => {
  const cells = view.players[player]!.values[key]
  return Array.isArray(cells) ? (cells as readonly number[]) : []
}

interface Ground {
  readonly text: string
  readonly style: Style
}

/** The field from the side of the viewer, with letters and numbers around it. */
export function drawBoard({ view, lit: options, paint }: Scene): string[] {
  const rows = (Number(view.players[1]!.values.slot) >> 4) + 1
  const turned = view.viewer === 1
  const ends = new Set(options.filter(leads).flatMap((option) => option.place ?? []))
  const chosen = new Set(options.flatMap((option) => [option.piece ?? [], option.target ?? []].flat()))
  const grounds = groundsOf(view)
  const ownCells = view.players.map((_, p) => new Set(cellsOf(view, 'paths', p)))
  const across = Array.from({ length: columns }, (_, i) => (turned ? columns - 1 - i : i))
  const down = Array.from({ length: rows }, (_, i) => (turned ? i : rows - 1 - i))
  const head = `    ${across.map((column) => ` ${names[column]!.charAt(0)} `).join('')}`
  const body = down.map((row) => {
    const cells = across.map((column) => {
      const cell = row * stride + column
      const owner = ownCells.findIndex((set) => set.has(cell))
      const found = grounds.get(cell)
      const base: Ground =
        found ??
        (owner >= 0
          ? { text: sides[owner]!.floor, style: { fg: sides[owner]!.bright, bg: sides[owner]!.path } }
          : { text: ' · ', style: quiet })
      const piece = standing(view, cell)
      const style =
        ends.has(cell) || (piece !== null && chosen.has(piece))
          ? lit
          : owner >= 0 && base.style.bg === undefined
            ? { ...base.style, bg: sides[owner]!.path }
            : base.style
      return paint(style, base.text)
    })
    return `${String(row + 1).padStart(3)} ${cells.join('')}`
  })
  return [paint(quiet, head), ...body]
}

function standing(view: TableView, cell: number): Handle | null {
  const found = view.pieces.findIndex((p) => p.values.where === 'play' && p.place === cell && p.values.kind === 'monster')
  return found < 0 ? null : (found as Handle)
}

/** What stands or lies on cells: masters, monsters over items, blocked cells. */
function groundsOf(view: TableView): ReadonlyMap<number, Ground> {
  const map = new Map<number, Ground>()
  for (const cell of cellsOf(view, 'blocked', 0)) map.set(cell, { text: '▓▓▓', style: quiet })
  for (const cell of cellsOf(view, 'neutral', 0)) map.set(cell, { text: '   ', style: { bg: neutral } })
  view.players.forEach((seat, p) => {
    map.set(Number(seat.values.slot), {
      text: `M${seat.values.life}${sides[p]!.mark}`,
      style: { fg: black, bg: sides[p]!.bright, bold: true },
    })
  })
  const inPlay = view.pieces.filter((p) => p.values.where === 'play')
  for (const item of inPlay.filter((p) => p.values.kind === 'item')) {
    const shown = item.def === null ? '?' : 'I'
    map.set(item.place, { text: `${shown}${item.values.level ?? ''}${sides[item.owner]!.mark}`, style: { fg: sides[item.owner]!.bright } })
  }
  for (const p of inPlay.filter((one) => one.values.kind === 'monster')) {
    const side = sides[p.controller]!
    map.set(p.place, { text: `${letters[String(p.values.class)]}${p.values.level}${side.mark}`, style: { fg: side.bright, bold: true } })
  }
  return map
}
