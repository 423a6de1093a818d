import { type Card, type Handle, handle, type PieceView, type TableView } from '@duelhall/kernel'
import type { IconName } from '../../pieces/icon.tsx'

export const seatColours = ['#e7a06a', '#7f9fd8'] as const
export const seatColour = (player: number): string => seatColours[player === 0 ? 0 : 1]

export const zoneOf = (view: TableView, place: string, player: number): readonly Handle[] =>
  view.zones.find((zone) => zone.name === `${place} ${player}`)?.pieces ?? []

/** The card in each of five slots. */
export function slotsOf(
  view: TableView,
  place: 'monsters' | 'spells',
  player: number,
): readonly { readonly slot: number; readonly piece: Handle | null }[] {
  const there = zoneOf(view, place, player)
  return [0, 1, 2, 3, 4].map((slot) => ({ slot, piece: there.find((piece) => view.pieces[piece]!.place === slot) ?? null }))
}

export const frames = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'spell', 'trap', 'token'] as const
export type Frame = (typeof frames)[number]

/** The colour of a card's frame: what kind of card it is. */
export function frameOf(piece: PieceView, card: Card | null): Frame {
  const word = piece.values.kind === 'spell' || piece.values.kind === 'trap' ? piece.values.kind : card?.facts.frame
  return frames.find((frame) => frame === word) ?? (card === null ? 'token' : 'effect')
}

const attributes: Readonly<Record<string, IconName>> = {
  dark: 'darkness',
  light: 'light',
  wind: 'wind',
  earth: 'earth',
  fire: 'fire',
  water: 'water',
  divine: 'star',
}
const sorts: Readonly<Record<string, IconName>> = {
  'quick-play': 'quick',
  equip: 'equip',
  field: 'fieldspell',
  continuous: 'continuous',
  counter: 'counter',
  ritual: 'ritual',
}

/** The mark of a card: its attribute, or the sort of spell or trap it is. */
export function markOf(piece: PieceView): { readonly icon: IconName; readonly tone: string } {
  const { kind, icon, attribute } = piece.values
  if (kind === 'spell' || kind === 'trap') return { icon: sorts[String(icon)] ?? (kind === 'trap' ? 'trap' : 'magic'), tone: kind }
  return { icon: attributes[String(attribute)] ?? 'star', tone: String(attribute) }
}

export const isDown = (piece: PieceView): boolean => piece.values.position === 'face-down'
export const isDefending = (piece: PieceView): boolean => piece.values.where === 'monsters' && piece.values.position !== 'attack'

/** The links a card has in the chain, counted from 1. */
export const linksOf = (view: TableView, piece: Handle): readonly number[] =>
  view.links.flatMap((link, i) => (link.source === piece ? [i + 1] : []))

export const lifeOf = (view: TableView, player: number): number => Number(view.players[player]!.values.life)
export const startingLife = (view: TableView): number => Number((view.table as { readonly startingLP?: number }).startingLP ?? 8000)
/** More than one Duel decides (YG-MATCH-01). */
export const isMatch = (view: TableView): boolean => (view.table as { readonly matchLength?: number }).matchLength !== 1
export const foeOf = (view: TableView, player: number): Handle => handle(view.players.findIndex((_, p) => p !== player))
