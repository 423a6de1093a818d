import type { PlayerId, TableView } from '@duelhall/kernel'

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`

/** A sits south on g1, B north (section 1). */
export const playerName = (player: PlayerId | null): string => (player === null ? 'Nobody' : `Player ${'AB'.charAt(player)}`)

/** `Knight (g4)`, `an item of level 1 (g13)`, `the Dungeon Master of player B` */
export function pieceName(view: TableView, piece: number | null): string {
  const p = piece === null ? undefined : view.pieces[piece]
  if (p === undefined || piece === null) return 'something'
  if (piece < view.players.length) return `the Dungeon Master of ${playerName(piece as PlayerId)}`
  const { name, level, cell, kind } = p.values
  const where = cell === null || cell === undefined ? '' : ` (${cell})`
  if (kind === 'die') return `${p.values.colour} die ${name} (level ${level})`
  return name === null ? `${level === null ? 'an item' : `an item of level ${level}`}${where}` : `${name}${where}`
}

/** The name alone. */
export const bareName = (view: TableView, piece: number | null): string => pieceName(view, piece).replace(/ \([a-m]\d+\)$/, '')
