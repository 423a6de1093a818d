import {
  type Handle,
  handle,
  type Piece,
  type PlayerId,
  type Records,
  type Seat,
  type Shape,
  type State,
  type ZoneId,
  zoneId,
} from '@duelhall/kernel'
import type { Terms } from './config.ts'
import { POWERS } from './pawns.ts'

export interface Player extends Seat {
  resigned: boolean
  /** -1 until chosen. */
  civilization: number
  /** A bit for each civilization whose chip is held: BC-CHIP-03. */
  chips: number
}

/** Preparation: one player after the other. */
export interface PrepareFrame {
  readonly op: 'prepare'
  step: 'first' | 'civilization' | 'pawns' | 'stand' | 'fourth' | 'next'
  first: PlayerId
  player: PlayerId
  /** How many have still to prepare, this one included. */
  left: number
}

/** The pawns after the first: nobody sees the choices before the last. */
export interface PawnsFrame {
  readonly op: 'pawns'
  step: 'pick'
  readonly player: PlayerId
  power: number
  /** A bit for each power: 0 pawn a, 1 pawn b. */
  letters: number
}

/** The turns of the whole game. */
export interface TurnFrame {
  readonly op: 'turn'
  step: 'act' | 'place' | 'end'
  readonly first: PlayerId
  /** Rounds completed. */
  rounds: number
  /** The creature that has just been summoned. */
  summoned: Handle
}

export interface BattleFrame {
  readonly op: 'battle'
  step: 'roll' | 'rob' | 'close'
  readonly attacker: Handle
  readonly defender: Handle
  round: number
  winner: Handle
}

export interface Creatures extends Shape {
  readonly piece: Piece
  readonly mark: object
  readonly seat: Player
  readonly frame: PrepareFrame | PawnsFrame | TurnFrame | BattleFrame
  readonly table: Terms
}
export type CreaturesState = State<Creatures>

export const creature = (p: Piece): Piece => ({
  def: p.def,
  owner: p.owner,
  controller: p.controller,
  zone: p.zone,
  place: p.place,
  life: p.life,
  known: p.known,
  guise: p.guise,
})
export const player = (x: Player): Player => ({
  team: x.team,
  out: x.out,
  resigned: x.resigned,
  civilization: x.civilization,
  chips: x.chips,
})
export const prepareFrame = (f: PrepareFrame): PrepareFrame => ({
  op: 'prepare',
  step: f.step,
  first: f.first,
  player: f.player,
  left: f.left,
})
export const pawnsFrame = (f: PawnsFrame): PawnsFrame => ({
  op: 'pawns',
  step: f.step,
  player: f.player,
  power: f.power,
  letters: f.letters,
})
export const turnFrame = (f: TurnFrame): TurnFrame => ({ op: 'turn', step: f.step, first: f.first, rounds: f.rounds, summoned: f.summoned })
export const battleFrame = (f: BattleFrame): BattleFrame => ({
  op: 'battle',
  step: f.step,
  attacker: f.attacker,
  defender: f.defender,
  round: f.round,
  winner: f.winner,
})

export const records: Records<Creatures> = {
  piece: creature,
  mark: (mark) => mark,
  player,
  frames: { prepare: prepareFrame, pawns: pawnsFrame, turn: turnFrame, battle: battleFrame },
}

export const phases = ['setup', 'turn', 'placeSummoned', 'over'] as const

/** Zone 0 holds the players; each player has four more. BC-COMP-09: the box is for pawns out of the game. */
export const places = ['box', 'reserve', 'board', 'defeated'] as const
export const BOX = 0
export const RESERVE = 1
export const BOARD = 2
/** BC-OUT-01: apart from the reserve. */
export const DEFEATED = 3
export const SEATS = zoneId(0)
const PER_PLAYER = places.length
export const zoneCount = (players: number): number => 1 + players * PER_PLAYER
export const zoneOf = (owner: PlayerId, place: number): ZoneId => zoneId(1 + owner * PER_PLAYER + place)
export const zoneNames = (players: number): readonly string[] => [
  'seats',
  ...Array.from({ length: players }, (_, p) => places.map((place) => `${place} ${p}`)).flat(),
]

/** The place of creatures that are not on the board. */
export const NOWHERE = -1

export const creatureOf = (players: number, owner: PlayerId, power: number): Handle => handle(players + owner * POWERS + power - 1)

// A module's own constants are known to the compiler; what is exported is looked up anew at each use.
const FIRST_BOARD = 1 + BOARD
const FIRST_RESERVE = 1 + RESERVE
export const onBoard = (s: CreaturesState, owner: PlayerId): readonly Handle[] => s.zones[FIRST_BOARD + owner * PER_PLAYER]!
export const inReserve = (s: CreaturesState, owner: PlayerId): readonly Handle[] => s.zones[FIRST_RESERVE + owner * PER_PLAYER]!
