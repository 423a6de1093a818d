import {
  type BlockId,
  type GuiseId,
  guiseId,
  type Handle,
  type KeyId,
  keyId,
  type Link,
  type Piece,
  type PlayerId,
  type Records,
  type Ref,
  type Seat,
  type Shape,
  type State,
  type Table,
  type VerbFrame,
  verbFrame,
  type WindowFrame,
  windowFrame,
  type ZoneId,
  zoneId,
} from '@duelhall/kernel'
import { type CardFacts, cards, type Selector } from './cards/index.ts'
import type { Terms } from './config.ts'

export interface TinyPiece extends Piece {
  up: boolean
}
export interface Mark {
  damage: number
  counters: number
  /** The turn in which it came, was set or turned up, and the last in which it attacked. */
  since: number
  struck: number
}
export interface TinySeat extends Seat {
  life: number
}

export interface TurnFrame {
  readonly op: 'turn'
  step: 'start' | 'main' | 'end'
}
/** An act with costs and targets; nothing is told before all is chosen. */
export interface CastFrame {
  readonly op: 'cast'
  step: 'cost' | 'target' | 'tell'
  readonly how: 'cast' | 'spring' | 'use'
  readonly player: PlayerId
  readonly source: Ref
  cost: readonly Handle[]
  picked: readonly Handle[] | null
}
export interface AttackFrame {
  readonly op: 'attack'
  step: 'target' | 'strike'
  readonly player: PlayerId
  readonly attacker: Ref
  target: Ref | null
  picked: readonly Handle[] | null
}
/** A program under way. */
export interface RunFrame {
  readonly op: 'run'
  step: 'run'
  readonly block: BlockId
  pc: number
  readonly source: Ref
  readonly player: PlayerId
  /** What was chosen last. */
  it: Ref | null
  /** Last known power of what fired it, or how much a replaced packet held. */
  readonly was: number
  picked: readonly Handle[] | null
}
/** One pick; each further one is a frame above it, so that the first stays as it was shown. */
export interface PickFrame {
  readonly op: 'pick'
  step: 'pick'
  readonly player: PlayerId
  readonly source: Ref
  readonly from: Selector | 'attackable' | 'exactPower'
  readonly sum: number
  readonly min: number
  readonly picked: readonly Handle[]
}
/** What fired in a chain joins it. */
export interface JoinFrame {
  readonly op: 'join'
  step: 'join'
  readonly link: Link
}
export interface AuctionFrame {
  readonly op: 'auction'
  step: 'bid' | 'open'
  asked: PlayerId
  left: number
}

export interface Tiny extends Shape {
  readonly piece: TinyPiece
  readonly mark: Mark
  readonly seat: TinySeat
  readonly frame: TurnFrame | CastFrame | AttackFrame | RunFrame | PickFrame | JoinFrame | AuctionFrame | VerbFrame | WindowFrame
  readonly table: Terms
}
export type TinyState = State<Tiny>
export type T = Table<Tiny>

export const piece = (p: TinyPiece): TinyPiece => ({
  def: p.def,
  owner: p.owner,
  controller: p.controller,
  zone: p.zone,
  place: p.place,
  life: p.life,
  known: p.known,
  guise: p.guise,
  up: p.up,
})
export const mark = (m: Mark): Mark => ({ damage: m.damage, counters: m.counters, since: m.since, struck: m.struck })
export const seat = (x: TinySeat): TinySeat => ({ team: x.team, out: x.out, life: x.life })
export const turnFrame = (f: TurnFrame): TurnFrame => ({ op: 'turn', step: f.step })
export const castFrame = (f: CastFrame): CastFrame => ({
  op: 'cast',
  step: f.step,
  how: f.how,
  player: f.player,
  source: f.source,
  cost: f.cost,
  picked: f.picked,
})
export const attackFrame = (f: AttackFrame): AttackFrame => ({
  op: 'attack',
  step: f.step,
  player: f.player,
  attacker: f.attacker,
  target: f.target,
  picked: f.picked,
})
export const runFrame = (f: RunFrame): RunFrame => ({
  op: 'run',
  step: 'run',
  block: f.block,
  pc: f.pc,
  source: f.source,
  player: f.player,
  it: f.it,
  was: f.was,
  picked: f.picked,
})
export const pickFrame = (f: PickFrame): PickFrame => ({
  op: 'pick',
  step: 'pick',
  player: f.player,
  source: f.source,
  from: f.from,
  sum: f.sum,
  min: f.min,
  picked: f.picked,
})
export const joinFrame = (f: JoinFrame): JoinFrame => ({ op: 'join', step: 'join', link: f.link })
export const auctionFrame = (f: AuctionFrame): AuctionFrame => ({ op: 'auction', step: f.step, asked: f.asked, left: f.left })

export const records: Records<Tiny> = {
  piece,
  mark,
  player: seat,
  frames: {
    turn: turnFrame,
    cast: castFrame,
    attack: attackFrame,
    run: runFrame,
    pick: pickFrame,
    join: joinFrame,
    auction: auctionFrame,
    verb: verbFrame,
    window: windowFrame,
  },
}

/** Zone 0 holds the players; each player has four more. */
export const places = ['deck', 'hand', 'field', 'grave'] as const
export type Place = (typeof places)[number]
export const SEATS = zoneId(0)
export const zoneOf = (player: PlayerId, place: Place): ZoneId => zoneId(1 + player * places.length + places.indexOf(place))
export const placeOf = (zone: ZoneId): Place | null => (zone === SEATS ? null : places[(zone - 1) % places.length]!)
export const zoneNames = (players: number): readonly string[] => [
  'seats',
  ...Array.from({ length: players }, (_, p) => places.map((place) => `${place} ${p}`)).flat(),
]

export const guises = ['player', 'card', 'creature', 'trick'] as const
export const guiseOf = (name: (typeof guises)[number]): GuiseId => guiseId(guises.indexOf(name))

export const keys = ['entered', 'died', 'damage'] as const
export const keyOf = (name: (typeof keys)[number]): KeyId => keyId(keys.indexOf(name))

export const cardOf = (t: T, h: Handle): CardFacts => cards[t.piece(h).def]!
export const inZone = (t: T, player: PlayerId, place: Place): readonly Handle[] => t.state.zones[zoneOf(player, place)]!
export const isSeat = (t: T, h: Handle): boolean => h < t.state.players.length
export const isOn = (t: T, h: Handle, place: Place): boolean => placeOf(t.piece(h).zone) === place
/** Creatures that lie open on the field. */
export const isCreature = (t: T, h: Handle): boolean =>
  !isSeat(t, h) && isOn(t, h, 'field') && t.piece(h).up && cardOf(t, h).kind === 'creature'
export const creaturesOf = (t: T, player: PlayerId): readonly Handle[] => inZone(t, player, 'field').filter((h) => isCreature(t, h))
