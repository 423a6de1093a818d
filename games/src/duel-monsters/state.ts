import type { EffectFrame } from '@duelhall/effects'
import {
  type Handle,
  type Link,
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

/** The Match: the bottom of the stack (YG-MATCH-01 to -11). */
export interface MatchFrame {
  readonly op: 'match'
  step: 'open' | 'choose' | 'begin' | 'score' | 'side' | 'sided'
  duel: number
  /** Who chooses to go first, who lost the last Duel; -1 for nobody. */
  chooser: number
  loser: number
  /** YG-MATCH-02: who exchanges now. */
  siding: number
}

/** YG-MATCH-02 to -06: cards of the Side Deck and what they are exchanged for, by turns; done in secret and all at once. */
export interface SideFrame {
  readonly op: 'side'
  step: 'ask'
  readonly by: PlayerId
  pairs: readonly Handle[]
}

/** The turns of a Duel; always second in the stack. */
export interface TurnFrame {
  readonly op: 'turn'
  step:
    | 'begin'
    | 'draw'
    | 'standby'
    | 'standbyOpen'
    | 'main'
    | 'leaveMain'
    | 'battle'
    | 'leaveBattle'
    | 'endStep'
    | 'end'
    | 'endDuty'
    | 'endOpen'
    | 'limit'
    | 'limited'
    | 'over'
  /** YG-PHASE-25: a Battle Phase was entered. */
  battled: boolean
  /** What leaves the phase: the act chosen, by its step. */
  leaving: 'battle' | 'end'
  /** YG-PHASE-35: an effect has ended the Battle Phase. */
  ended: boolean
  /** YG-PHASE-06: a bit for each player who skips the next one. */
  skipDraw: number
  skipBattle: number
  /** Links activated so far, and how many there were when the turn player was about to leave a phase (YG-PHASE-04). */
  links: number
  before: number
  /** YG-META-10: the open state as a number, once this turn has seen some links; and what was activated in which. */
  now: number
  tried: readonly string[]
  /** YG-META-09: a loop was broken since the last open state. */
  looped: boolean
}

/** YG-SUMMON-80: S0 to S5. `piece` is the monster, `effect` the procedure, '' for a Normal Summon. */
export interface SummonFrame {
  readonly op: 'summon'
  step: 'tribute' | 'pay' | 'position' | 'zone' | 'place' | 'negate' | 'succeed'
  readonly piece: Handle
  readonly by: PlayerId
  /** A number of `summonKinds`. */
  readonly kind: number
  readonly effect: string
  /** Tributes or materials chosen. */
  chosen: readonly Handle[]
  pose: number
  slot: number
  negated: boolean
}

/** A set of monsters is chosen one by one, so that it can be completed: Tributes and materials. What was chosen goes to the frame below. */
export interface ChooseFrame {
  readonly op: 'choose'
  step: 'ask'
  readonly by: PlayerId
  /** What for: see `materials.ts`. */
  readonly what: 'tribute' | 'synchro' | 'fusion' | 'ritual' | 'limit' | 'monster'
  readonly piece: Handle
  /** The Levels to reach, where the effect says so. */
  readonly level: number
  picked: readonly Handle[]
}

/** Monsters arrive by an effect, one after the other choosing position and zone, then all at one instant (YG-SUMMON-38). */
export interface ArriveFrame {
  readonly op: 'arrive'
  step: 'position' | 'zone' | 'done'
  readonly by: PlayerId
  readonly to: PlayerId
  readonly pieces: readonly Handle[]
  /** A bit for each pose that may be chosen. */
  readonly poses: number
  readonly kind: number
  readonly proper: boolean
  readonly block: string
  at: number
  pose: number
  /** Pose and slot of each, two numbers. */
  placed: readonly number[]
}

/** YG-CHAIN-11: a Spell or Trap is activated: its zone, then its targets and costs. */
export interface PlayFrame {
  readonly op: 'play'
  step: 'zone' | 'place' | 'over'
  readonly piece: Handle
  readonly by: PlayerId
  readonly effect: string
}

/** YG-PHASE-21: a Spell or Trap is Set. */
export interface SetFrame {
  readonly op: 'set'
  step: 'zone'
  readonly piece: Handle
  readonly by: PlayerId
}

/** YG-BATTLE-02 to -65: one attack. */
export interface AttackFrame {
  readonly op: 'attack'
  step: 'declare' | 'declared' | 'more' | 'replay' | 'D1' | 'D2' | 'D4' | 'result' | 'D5' | 'D6' | 'D7' | 'over'
  attacker: Ref
  /** A monster or the seat of the opponent. */
  target: Ref
  /** YG-BATTLE-21: the opposing monsters at the declaration. */
  foes: readonly Ref[]
  negated: boolean
  /** YG-BATTLE-53: the battle was calculated. */
  fought: boolean
  /** YG-BATTLE-37: the target was turned face-up in D2. */
  flipped: boolean
  /** YG-BATTLE-30: the timing of the Damage Step, 1 to 7; 0 before and after it. */
  timing: number
}

/** A link of a chain resolves. */
export interface LinkFrame {
  readonly op: 'link'
  step: 'go' | 'end'
  readonly link: Link
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

export const matchFrame = (f: MatchFrame): MatchFrame => ({
  op: 'match',
  step: f.step,
  duel: f.duel,
  chooser: f.chooser,
  loser: f.loser,
  siding: f.siding,
})
export const sideFrame = (f: SideFrame): SideFrame => ({ op: 'side', step: f.step, by: f.by, pairs: f.pairs })
export const turnFrame = (f: TurnFrame): TurnFrame => ({
  op: 'turn',
  step: f.step,
  battled: f.battled,
  leaving: f.leaving,
  ended: f.ended,
  skipDraw: f.skipDraw,
  skipBattle: f.skipBattle,
  links: f.links,
  before: f.before,
  now: f.now,
  tried: f.tried,
  looped: f.looped,
})
export const summonFrame = (f: SummonFrame): SummonFrame => ({
  op: 'summon',
  step: f.step,
  piece: f.piece,
  by: f.by,
  kind: f.kind,
  effect: f.effect,
  chosen: f.chosen,
  pose: f.pose,
  slot: f.slot,
  negated: f.negated,
})
export const chooseFrame = (f: ChooseFrame): ChooseFrame => ({
  op: 'choose',
  step: f.step,
  by: f.by,
  what: f.what,
  piece: f.piece,
  level: f.level,
  picked: f.picked,
})
export const arriveFrame = (f: ArriveFrame): ArriveFrame => ({
  op: 'arrive',
  step: f.step,
  by: f.by,
  to: f.to,
  pieces: f.pieces,
  poses: f.poses,
  kind: f.kind,
  proper: f.proper,
  block: f.block,
  at: f.at,
  pose: f.pose,
  placed: f.placed,
})
export const playFrame = (f: PlayFrame): PlayFrame => ({ op: 'play', step: f.step, piece: f.piece, by: f.by, effect: f.effect })
export const setFrame = (f: SetFrame): SetFrame => ({ op: 'set', step: f.step, piece: f.piece, by: f.by })
export const attackFrame = (f: AttackFrame): AttackFrame => ({
  op: 'attack',
  step: f.step,
  attacker: f.attacker,
  target: f.target,
  foes: f.foes,
  negated: f.negated,
  fought: f.fought,
  flipped: f.flipped,
  timing: f.timing,
})
export const linkFrame = (f: LinkFrame): LinkFrame => ({ op: 'link', step: f.step, link: f.link })

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

/** Zone 0 holds the players; each player has ten more. */
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
export const placeOf = (zone: ZoneId): number => (zone === 0 ? -1 : (zone - 1) % PER)
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
export const isTurnOf = (s: DuelState, player: PlayerId): boolean => s.turn.player === player
