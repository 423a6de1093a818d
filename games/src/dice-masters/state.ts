import type { ActivateFrame, InstantsFrame, PickFrame, RunFrame } from '@duelhall/effects'
import {
  type Handle,
  handle,
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
import { zoneNames as places } from './lexicon.ts'

/** DM-DIE-14: a card, or a die with its card and the face it shows. */
export interface Die extends Piece {
  /** The card it belongs to (DM-CARD-10); a card is its own; NOBODY for sidekicks, tokens and players. */
  card: Handle
  /** UNROLLED where a face would mean nothing (DM-DIE-10, -11). */
  face: number
}
export const NOBODY = handle(-1)
export const UNROLLED = -1
/** No object: refs of dice are never 0, which is a player's. */
export const NOREF = 0 as Ref

/** What matters only while a die is in play, and of a partly spent die in the reserve. */
export interface Mark {
  damage: number
  /** Where the damage came from (DM-KO-10), and the cause of the last of it: `combat`, `effect`, `range`; empty where there is none. */
  hurtBy: readonly Ref[]
  hurtAs: string
  /** DM-KO-14: damage and defense under which a KO was prevented; -1 when none was. */
  held: number
  /** DM-ATT-11: from its declaration until it leaves the Attack Zone; so for `blocks`. */
  attacking: boolean
  /** DM-BLOCK-07: fixed when blocks are declared. */
  blocked: boolean
  /** The attackers it blocks (DM-BLOCK-02). */
  blocks: readonly Ref[]
  didBlock: boolean
  didAttack: boolean
  /** DM-CAPTURE-01: the die it lies under. */
  captor: Ref
  /** An action die lies on it. */
  host: Ref
  /** DM-CONTROL-05: the die that controls it; its own ref where an action does. */
  ruler: Ref
  /** DM-COPY: the definition whose stats or whole identity it has, and the card whose text; -1 its own, -2 no text. */
  statsOf: number
  dieOf: number
  textOf: number
  /** DM-ENERGY-16 */
  partly: boolean
}

export interface Player extends Seat {
  /** DM-LIFE-04: without a lower bound. */
  life: number
  /** DM-ENERGY-07, -17: virtual energy by kind. */
  generic: number
  fist: number
  bolt: number
  mask: number
  shield: number
  /** DM-TURN-04: more dice in this turn's Clear and Draw Step. */
  extra: number
  /** DM-DRAW-06: dice that the last standard draw failed to find. */
  missing: number
}

/** Who begins (DM-SETUP-07). */
export interface SetupFrame {
  readonly op: 'setup'
  step: 'begin' | 'choose'
  chooser: PlayerId
}

/** The turns of the whole game (DM-TURN-01). */
export interface TurnFrame {
  readonly op: 'turn'
  step: 'begin' | 'clear' | 'drawn' | 'roll' | 'lift' | 'reroll' | 'keep' | 'endMain' | 'before' | 'attack' | 'cleanup' | 'ends' | 'finish'
  /** DM-ROLL-02: the dice of this turn's roll. */
  dice: readonly Handle[]
  picked: readonly number[]
  /** How many of the side have been asked in this step (DM-DBL-04). */
  asked: number
}

/** Several things are being chosen one by one; each choice lays another of these on top, so that none is shown before the last. */
export interface PicksFrame {
  readonly op: 'picks'
  step: 'ask'
  readonly ask: PicksAsk
  readonly player: PlayerId
  readonly picked: readonly number[]
}
export type PicksAsk = 'reroll' | 'attackers' | 'blockers' | 'split' | 'pay'

/** Main Step or action/global window: who may start something (DM-PRIO). */
export interface PriorityFrame {
  readonly op: 'priority'
  step: 'act' | 'answer' | 'open'
  readonly attack: boolean
  /** The inactive player has passed since the active one last acted (DM-PRIO-06). */
  last: boolean
  /** Who is asked, and how many of that side have passed in a row (DM-DBL-09). */
  asked: PlayerId
  passes: number
}

/** Purchases, fieldings and uses of globals that are paid together (DM-ENERGY-14). */
export interface BundleFrame {
  readonly op: 'bundle'
  step: 'pay' | 'do'
  readonly player: PlayerId
  /** Cards that are bought from, dice that are fielded, globals that are used: see `useItem`. */
  items: readonly number[]
  /** The block of another way to pay; empty for energy. */
  readonly way: string
  at: number
}

/** A cost in energy: so much, of it so much of each type. */
export interface PayFrame {
  readonly op: 'pay'
  step: 'choose' | 'spend'
  readonly player: PlayerId
  readonly n: number
  readonly fist: number
  readonly bolt: number
  readonly mask: number
  readonly shield: number
  /** Whether it pays for a fielding: those dice cannot be picked by what the fielding triggers (DM-FIELD-07). */
  readonly fielding: boolean
  picked: readonly number[]
}

/** An action die is used (DM-ACTION-02). */
export interface PlayFrame {
  readonly op: 'play'
  step: 'run' | 'land'
  readonly die: Handle
  readonly player: PlayerId
  /** The texts that its face brings (DM-BURST-07). */
  readonly texts: readonly string[]
  at: number
}

/** A global, or something usable whenever a global is (DM-GLOBAL-02, -11). */
export interface UseFrame {
  readonly op: 'use'
  step: 'pay' | 'batch' | 'start' | 'end'
  readonly holder: Handle
  readonly effect: string
  readonly player: PlayerId
  /** How often it is still to be done (DM-GLOBAL-09). */
  times: number
}

export interface AttackFrame {
  readonly op: 'attack'
  step: 'declare' | 'attacked' | 'effects' | 'blocked' | 'window' | 'assign' | 'split' | 'deal' | 'leave' | 'react' | 'fall' | 'end'
  picked: readonly number[]
  /** Who deals damage to whom: source, target and amount in turn, as refs (DM-DMG-08). */
  hits: readonly number[]
  /** Fighters whose damage is still to be assigned (DM-DMG-01). */
  toAssign: readonly Handle[]
  /** Fast dice deal first; then the others. */
  fast: boolean
}

export interface Dice extends Shape {
  readonly piece: Die
  readonly mark: Mark
  readonly seat: Player
  readonly frame:
    | SetupFrame
    | TurnFrame
    | PicksFrame
    | PriorityFrame
    | BundleFrame
    | PayFrame
    | PlayFrame
    | UseFrame
    | AttackFrame
    | WindowFrame
    | VerbFrame
    | RunFrame
    | PickFrame
    | ActivateFrame
    | InstantsFrame
  readonly table: Terms
}
export type DiceState = State<Dice>
export type T = Table<Dice>

export const die = (p: Die): Die => ({
  def: p.def,
  owner: p.owner,
  controller: p.controller,
  zone: p.zone,
  place: p.place,
  life: p.life,
  known: p.known,
  guise: p.guise,
  card: p.card,
  face: p.face,
})

export const mark = (m: Mark): Mark => ({
  damage: m.damage,
  hurtBy: m.hurtBy,
  hurtAs: m.hurtAs,
  held: m.held,
  attacking: m.attacking,
  blocked: m.blocked,
  blocks: m.blocks,
  didBlock: m.didBlock,
  didAttack: m.didAttack,
  captor: m.captor,
  host: m.host,
  ruler: m.ruler,
  statsOf: m.statsOf,
  textOf: m.textOf,
  dieOf: m.dieOf,
  partly: m.partly,
})

export const NONE: readonly Ref[] = []
const BLANK: Mark = {
  damage: 0,
  hurtBy: NONE,
  hurtAs: '',
  held: -1,
  attacking: false,
  blocked: false,
  blocks: NONE,
  didBlock: false,
  didAttack: false,
  captor: NOREF,
  host: NOREF,
  ruler: NOREF,
  statsOf: -1,
  textOf: -1,
  dieOf: -1,
  partly: false,
}
/** The marks of a die that has just come into play. */
export const blank = (): Mark => mark(BLANK)

export const player = (x: Player): Player => ({
  team: x.team,
  out: x.out,
  life: x.life,
  generic: x.generic,
  fist: x.fist,
  bolt: x.bolt,
  mask: x.mask,
  shield: x.shield,
  extra: x.extra,
  missing: x.missing,
})

export const setupFrame = (f: SetupFrame): SetupFrame => ({ op: 'setup', step: f.step, chooser: f.chooser })
export const turnFrame = (f: TurnFrame): TurnFrame => ({ op: 'turn', step: f.step, dice: f.dice, picked: f.picked, asked: f.asked })
export const picksFrame = (f: PicksFrame): PicksFrame => ({ op: 'picks', step: f.step, ask: f.ask, player: f.player, picked: f.picked })
export const priorityFrame = (f: PriorityFrame): PriorityFrame => ({
  op: 'priority',
  step: f.step,
  attack: f.attack,
  last: f.last,
  asked: f.asked,
  passes: f.passes,
})
export const bundleFrame = (f: BundleFrame): BundleFrame => ({
  op: 'bundle',
  step: f.step,
  player: f.player,
  items: f.items,
  way: f.way,
  at: f.at,
})
export const payFrame = (f: PayFrame): PayFrame => ({
  op: 'pay',
  step: f.step,
  player: f.player,
  n: f.n,
  fist: f.fist,
  bolt: f.bolt,
  mask: f.mask,
  shield: f.shield,
  fielding: f.fielding,
  picked: f.picked,
})
export const playFrame = (f: PlayFrame): PlayFrame => ({ op: 'play', step: f.step, die: f.die, player: f.player, texts: f.texts, at: f.at })
export const useFrame = (f: UseFrame): UseFrame => ({
  op: 'use',
  step: f.step,
  holder: f.holder,
  effect: f.effect,
  player: f.player,
  times: f.times,
})
export const attackFrame = (f: AttackFrame): AttackFrame => ({
  op: 'attack',
  step: f.step,
  picked: f.picked,
  hits: f.hits,
  toAssign: f.toAssign,
  fast: f.fast,
})

/** DM-TURN-01; `window` and `damage` are parts of the attack (DM-ATT-05). */
export const phases = ['setup', 'start', 'clearAndDraw', 'roll', 'main', 'beforeAttack', 'attack', 'window', 'damage', 'cleanup'] as const
export type Phase = (typeof phases)[number]

export { places }
export const SUPPLY = 0
export const BAG = 1
export const PREP = 2
export const RESERVE = 3
export const FIELD = 4
export const ATTACK = 5
export const OUT = 6
export const USED = 7
export const CAPTURED = 8
export const TRANSIT = 9
export const GONE = 10
export const CARDS = 11
const EACH = places.length
export const SEATS = zoneId(0)
export const zoneOf = (owner: PlayerId, place: number): ZoneId => zoneId(1 + owner * EACH + place)
/** Which of its owner's or controller's zones a zone is. */
export const placeOf = (zone: ZoneId): number => (zone - 1) % EACH
export const zoneCount = (players: number): number => 1 + players * EACH
export const zoneNames = (players: number): readonly string[] => [
  'seats',
  ...Array.from({ length: players }, (_, p) => places.map((place) => `${place} ${p}`)).flat(),
]

/** The dice of a player in one of the zones. */
export const dice = (t: T, player: PlayerId, place: number): readonly Handle[] => t.state.zones[1 + player * EACH + place]!

/** `place` of a die in transit that has just been drawn, and of one in the used pile that has just paid for a fielding. */
export const DRAWN = 1
export const PAID = 1
