import type { PlayerId, TableView } from '@duelhall/kernel'

export const playerName = (player: PlayerId | number | null): string => (player === null ? 'Nobody' : `Player ${player + 1}`)
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What a viewer can call a card: its name, or what it looks like. */
export function cardName(view: TableView, piece: number | null): string {
  const p = piece === null ? undefined : view.pieces[piece]
  if (p === undefined) return 'a card'
  if (p.values.kind === 'player') return playerName(piece)
  if (typeof p.values.name === 'string') return p.values.name
  return p.guise === 'monster'
    ? 'a Set monster'
    : p.guise === 'spell or trap'
      ? 'a Set card'
      : p.guise === 'field spell'
        ? 'a Set Field Spell'
        : 'a card'
}
