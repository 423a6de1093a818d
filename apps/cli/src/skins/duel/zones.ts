import type { Handle, OptionRecord, PieceView, TableView } from '@duelhall/kernel'

/** Rows of a side, by the words in which the game names its zones; each has five places but the Field Card Zone. */
const rows = ['monsters', 'spells', 'field'] as const
export type Row = (typeof rows)[number]

const zoneName = (view: TableView, piece: PieceView): readonly [place: string, seat: number] => {
  const [place = '', seat = ''] = (view.zones[piece.zone]?.name ?? '').split(' ')
  return [place, Number(seat)]
}

/** Whoever watches sits on the side of the first player. */
export const ownSeat = (view: TableView): number => view.viewer ?? 0

/** Own cards on the field go by `m1`, `s3` or `f`, those of the opponent by `em1`, `es3`, `ef`. */
export function label(view: TableView, piece: Handle): string | null {
  const shown = view.pieces[piece]
  if (shown === undefined || piece < view.players.length) return null
  const [place, seat] = zoneName(view, shown)
  const row = rows.find((one) => one === place)
  return row === undefined ? null : slotName(view, row, seat, shown.place)
}

export const slotName = (view: TableView, row: Row, seat: number, slot: number): string =>
  `${seat === ownSeat(view) ? '' : 'e'}${row.charAt(0)}${row === 'field' ? '' : slot + 1}`

export const piecesIn = (view: TableView, place: string, seat: number): readonly Handle[] =>
  view.zones.find(({ name }) => name === `${place} ${seat}`)?.pieces ?? []

/** The card in one place of a row; null where it is empty. */
export const cardIn = (view: TableView, row: Row, seat: number, slot: number): Handle | null =>
  piecesIn(view, row, seat).find((h) => row === 'field' || view.pieces[h]!.place === slot) ?? null

/** An empty zone is chosen by its number. */
export const leads = ({ act }: OptionRecord): boolean => act === 'zone'
export const slots = ['1', '2', '3', '4', '5'] as const
