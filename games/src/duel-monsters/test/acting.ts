import type { PlayerId } from '@duelhall/kernel'
import { DECK, GONE, zoneOf } from '../state.ts'
import { duel, life, type Position, settle, type Table, where } from './positions.ts'

/** What scenarios do again and again. */
export const SPARK = 'Elemental HERO Sparkman'
export const CLAY = 'Elemental HERO Clayman'
export const AVIAN = 'Elemental HERO Avian'
/** A keeps something to do, so that the turn does not end by itself. */
export const spare = ['Ookazi', 'Dark Hole']

export const activate = (t: Table, piece: string, place = '1'): Table => t.choose('activate', { piece, place })
/** From the hand into a zone; nobody has answered yet. */
export const cast = (t: Table, piece: string, zone = '1'): Table => activate(t, piece).choose('zone', { place: zone })
/** The same, with nobody answering. */
export const play = (t: Table, piece: string, zone = '1'): Table => settle(cast(t, piece, zone))
export const attack = (position: Position, piece: string, target: string): Table =>
  duel({ phase: 'battle', ...position, a: { hand: spare, ...position.a } }).choose('attack', { piece, target })

/** Everybody passes until this can be activated. */
export function until(t: Table, piece: string): Table {
  while (!t.offers('activate').some((o) => o.piece === piece)) t.pass()
  return t
}
/** Positions and zones as they come, everything else passed, until one of these is asked. */
export function upTo(t: Table, ...asks: readonly string[]): Table {
  while (t.outcome === null && !asks.includes(t.ask) && easy.includes(t.ask)) t.pass()
  return t
}
const easy: readonly string[] = ['respond', 'position', 'monsterZone', 'spellZone']
/** All windows passed, positions and zones taken as they come. */
export const done = (t: Table): Table => upTo(t, 'main', 'battle')

/** A Summon is through: position and zone as they come, nobody answers. */
export function arrive(t: Table): Table {
  while (t.ask === 'position' || t.ask === 'monsterZone') t.pass()
  return settle(t)
}

export const endTurn = (t: Table): Table => settle(t.choose('endTurn'))

/** A Deck of its top cards alone, without the plain ones below them. */
export function lastCards(t: Table, player: PlayerId, n: number): Table {
  const s = t.state
  const deck = zoneOf(player, DECK)
  const gone = zoneOf(player, GONE)
  const cards = s.zones[deck]!
  const out = cards.slice(0, cards.length - n)
  s.zones[deck] = cards.slice(cards.length - n)
  s.zones[gone] = [...s.zones[gone]!, ...out]
  for (const h of out) s.pieces[h]!.zone = gone
  return t
}

/** What may be activated now, by name. */
export const open = (t: Table): readonly (string | undefined)[] => [...new Set(t.offers('activate').map((o) => o.piece))]
/** The cards of the chain, the first link first. */
export const links = (t: Table): readonly string[] => t.view(null).links.map((link) => nameOf(t, link.source))
/** What was activated since the last choice, in order. */
export const chained = (t: Table): readonly string[] => t.events.flatMap((e) => (e.on === 'activated' ? [nameOf(t, e.piece!)] : []))
const nameOf = (t: Table, h: number): string => String(t.game.view(t.state, t.state.pieces[h]!.controller).pieces[h]?.values.name)
/** A value of a piece as everybody sees it. */
export const value = (t: Table, piece: string, key: string): unknown => t.view(null).pieces[t.piece(piece)]?.values[key]
export const attackOf = (t: Table, piece: string): unknown => value(t, piece, 'attack')
/** How it lies, told or not. */
export const pose = (t: Table, piece: string): unknown => t.state.pieces[t.piece(piece)]?.pose
export const position = (t: Table, piece: string): unknown => value(t, piece, 'position')

export { life, settle, where }
