import type { EffectFrame } from '@duelhall/effects'
import {
  type Handle,
  type Piece,
  type PlayerId,
  type Ref,
  type Seat,
  type Shape,
  type State,
  type Table,
  type VerbFrame,
  type WindowFrame,
  type ZoneId,
  zoneId,
} from '@duelhall/kernel'
import type { Terms } from './config.ts'
import type {
  ArriveFrame,
  AttackFrame,
  ChooseFrame,
  DutyFrame,
  LinkFrame,
  MatchFrame,
  PlayFrame,
  SetFrame,
  SideFrame,
  StackFrame,
  SummonFrame,
  TurnFrame,
} from './frames.ts'

export * from './frames.ts'

/** A card, or the piece that stands for a player. `place` is the number of its zone, 0 to 4. */
export interface DuelCard extends Piece {
  /** YG-POS-01: DOWN, ATTACK or DEFENSE; a Spell or Trap is DOWN or UP. */
  pose: number
  /** YG-SUMMON-41 */
  proper: boolean
}

export interface Player extends Seat {
  life: number
  /** YG-SUMMON-06, -14: Normal Summons and Sets of this turn, and how many are allowed. */
  summons: number
  allowed: number
  /** YG-WIN-03: had to draw and could not. */
  decked: boolean
  /** YG-MATCH-01 */
  wins: number
}

/** What matters only on the field; gone with the object (YG-ZONE-19). Turns are numbers of `turn.no`, -1 for never. */
export interface Mark {
  /** YG-POS-03: Summoned or Set; YG-TRAP-09: Set. */
  playedOn: number
  setOn: number
  /** YG-CARD-22: turned face-up, or brought onto the field so. */
  upOn: number
  /** How it was Summoned: a number of `summonKinds`; 0 not at all. */
  kind: number
  /** YG-POS-04: changed by hand. */
  changedOn: number
  /** YG-BATTLE-04, -08: attacks declared this turn, and on what (YG-BB-83). */
  attackedOn: number
  attacks: number
  attacked: readonly Ref[]
  /** YG-STAT-03: when it became what it is, as a group number: its time stamp. */
  since: number
  /** YG-EQUIP-07: what it is equipped to, or 0. */
  host: Ref | 0
  counters: number
  /** YG-COUNTER-06 */
  turns: number
  /** YG-BATTLE-55: battle has destroyed it. */
  doomed: boolean
  /** YG-CHAIN-24: its link has resolved. */
  spent: boolean
  /** YG-SPELL-13, YG-BB-69: it stays, or is Set again, when the chain is over. */
  stays: boolean
  /** YG-CARD-24: an Effect Monster now. */
  awake: boolean
  /** YG-BB-96: a bond has broken, so it falls at the next check. */
  felled: boolean
  /** YG-TOKEN-04: the values a Token was made with, where its effect states them; -1 as printed. */
  madeAttack: number
  madeDefense: number
  /** YG-BB-50, -91: its effects are negated; leaving the field it is removed from play. */
  muted: boolean
  exiled: boolean
  /** YG-BB-107: the materials of its Summon. */
  materials: readonly Ref[]
}

export interface Duel extends Shape {
  readonly piece: DuelCard
  readonly mark: Mark
  readonly seat: Player
  readonly frame:
    | MatchFrame
    | SideFrame
    | TurnFrame
    | SummonFrame
    | ChooseFrame
    | ArriveFrame
    | PlayFrame
    | SetFrame
    | AttackFrame
    | DutyFrame
    | StackFrame
    | LinkFrame
    | WindowFrame
    | VerbFrame
    | EffectFrame
  readonly table: Terms
}
export type DuelState = State<Duel>
export type T = Table<Duel>

export const piece = (p: DuelCard): DuelCard => ({
  def: p.def,
  owner: p.owner,
  controller: p.controller,
  zone: p.zone,
  place: p.place,
  life: p.life,
  known: p.known,
  guise: p.guise,
  pose: p.pose,
  proper: p.proper,
})
export const player = (x: Player): Player => ({
  team: x.team,
  out: x.out,
  life: x.life,
  summons: x.summons,
  allowed: x.allowed,
  decked: x.decked,
  wins: x.wins,
})
export const mark = (m: Mark): Mark => ({
  playedOn: m.playedOn,
  setOn: m.setOn,
  upOn: m.upOn,
  kind: m.kind,
  changedOn: m.changedOn,
  attackedOn: m.attackedOn,
  attacks: m.attacks,
  attacked: m.attacked,
  since: m.since,
  host: m.host,
  counters: m.counters,
  turns: m.turns,
  doomed: m.doomed,
  spent: m.spent,
  stays: m.stays,
  awake: m.awake,
  felled: m.felled,
  madeAttack: m.madeAttack,
  madeDefense: m.madeDefense,
  muted: m.muted,
  exiled: m.exiled,
  materials: m.materials,
})
const NONE: readonly Ref[] = []
/** The marks of a card that comes onto the field. */
export const freshMark = (playedOn: number, setOn: number, kind: number, since: number): Mark =>
  mark({
    playedOn,
    setOn,
    upOn: setOn === playedOn ? -1 : playedOn,
    kind,
    changedOn: -1,
    attackedOn: -1,
    attacks: 0,
    attacked: NONE,
    since,
    host: 0,
    counters: 0,
    turns: 0,
    doomed: false,
    spent: false,
    stays: false,
    awake: false,
    felled: false,
    madeAttack: -1,
    madeDefense: -1,
    muted: false,
    exiled: false,
    materials: NONE,
  })

/** YG-PHASE-02 */
export const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end', 'over'] as const

export const DOWN = 0
export const ATTACK = 1
export const DEFENSE = 2
/** Of Spells and Traps. */
export const UP = 1

/** How a monster came onto the field; the cause of `summoned`. */
export const summonKinds = [
  '',
  'normal',
  'tribute',
  'set',
  'flip',
  'gemini',
  'special',
  'procedure',
  'synchro',
  'fusion',
  'ritual',
] as const
export const NORMAL = 1
export const TRIBUTE = 2
export const SET = 3
export const FLIP = 4
export const GEMINI = 5
export const SPECIAL = 6
export const PROCEDURE = 7
export const SYNCHRO = 8
export const FUSION = 9
export const RITUAL = 10

/** YG-ZONE-01, -03: zone 0 holds the players; each player has ten more, and a piece is in one. */
export const places = ['hand', 'deck', 'monsters', 'spells', 'field', 'graveyard', 'removed', 'extra', 'side', 'gone'] as const
export const HAND = 0
export const DECK = 1
export const MONSTERS = 2
export const SPELLS = 3
export const FIELD = 4
export const GRAVE = 5
export const REMOVED = 6
export const EXTRA = 7
export const SIDE = 8
/** Tokens that have ceased to exist; they lend their handle to the next. */
export const GONE = 9
const PER = places.length
export const SEATS = zoneId(0)
export const zoneOf = (player: PlayerId, place: number): ZoneId => zoneId(1 + player * PER + place)
/** Which of the ten a zone is; -1 for the players'. */
const PLACES: readonly number[] = [-1, ...places.keys(), ...places.keys()]
export const placeOf = (zone: ZoneId): number => PLACES[zone]!
export const zonesFor = (players: number): number => 1 + players * PER
export const zoneNamesFor = (players: number): readonly string[] => [
  'seats',
  ...Array.from({ length: players }, (_, p) => places.map((place) => `${place} ${p}`)).flat(),
]
/** YG-ZONE-04, -05 */
export const SLOTS = 5

export const inZone = (s: DuelState, player: PlayerId, place: number): readonly Handle[] => s.zones[1 + player * PER + place]!
export const whereIs = (s: DuelState, h: Handle): number => placeOf(s.pieces[h]!.zone)
/** YG-ZONE-02 */
export const isOnField = (s: DuelState, h: Handle): boolean => {
  const at = placeOf(s.pieces[h]!.zone)
  return at >= MONSTERS && at <= FIELD
}
export const isSeat = (s: DuelState, h: Handle): boolean => h < s.players.length
/** YG-META-06: two players, so there is one other. */
export const foeOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0) as PlayerId

/** The turns of the Duel under way. */
export const turns = (s: DuelState): TurnFrame => s.stack[1] as TurnFrame
/** Frames come in many shapes, so that looking into the one on top is dear: its depth tells that it is the turn's. */
export const isTurnOnTop = (s: DuelState): boolean => s.stack.length === 2
export const isTurnOf = (s: DuelState, player: PlayerId): boolean => s.turn.player === player
