import type { Handle, PieceView, TableView } from '@duelhall/kernel'

/** The words in which the game names the places of a mat. */
export type Place = 'supply' | 'bag' | 'prep' | 'reserve' | 'field' | 'attack' | 'out' | 'used' | 'captured' | 'transit' | 'cards'

export const piecesIn = (view: TableView, place: Place, seat: number): readonly Handle[] =>
  view.zones.find(({ name }) => name === `${place} ${seat}`)?.pieces ?? []

/** Whoever watches sits on the side of the first player. */
export const ownSeat = (view: TableView): number => view.viewer ?? 0

/** The mats from above: opponents, then the partner, then one's own. */
export function seatOrder(view: TableView): { readonly foes: readonly number[]; readonly own: readonly number[] } {
  const me = ownSeat(view)
  const seats = view.players.map((_, p) => p)
  const isMate = (p: number) => view.players[p]!.team === view.players[me]!.team
  return { foes: seats.filter((p) => !isMate(p)), own: [...seats.filter((p) => isMate(p) && p !== me), me] }
}

export const text = (value: PieceView['values'][string] | undefined): string => (typeof value === 'string' ? value : '')
export const number = (value: PieceView['values'][string] | undefined): number => (typeof value === 'number' ? value : 0)

/** As the options call it: `Kuriboh 2`. */
export const dieName = ({ values }: PieceView): string => `${text(values.name)} ${number(values.number)}`
