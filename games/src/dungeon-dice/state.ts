import type { EffectFrame } from '@duelhall/effects'
import {
  type Handle,
  type Link,
  type Piece,
  type PlayerId,
  type Seat,
  type Shape,
  type State,
  type Table,
  type WindowFrame,
  type ZoneId,
  zoneId,
} from '@duelhall/kernel'
import type { CellSet } from './board.ts'
import type { Terms } from './config.ts'

/** DD-CREST-03: a counter for each utility kind; DD-MASTER-01: the life points of the Dungeon Master. */
export interface Player extends Seat {
  life: number
  movement: number
  attack: number
  defense: number
  magic: number
  trap: number
  /** DD-BOARD-09: the cells of this player's dungeon. */
  paths: CellSet
  /** DD-SUMMON-11: monsters summoned so far, of each level. */
  summoned: readonly number[]
  /** DD-MASTER-05 */
  masterAttacked: boolean
  /** DD-WIN-14: the turn of the last offer. */
  offeredOn: number
  /** DD-VAR-04: a bit for each net used. */
  nets: number
}

/** What matters only in play. */
export interface Mark {
  /** DD-DAMAGE-05 */
  damage: number
  /** DD-MOVE-05, DD-ATTACK-03: this turn. */
  moved: boolean
  attacks: number
  /** The turn of the last move, and where it began. */
  movedOn: number
  previous: number
  /** The die it came with. */
  die: Handle
}

/** The turns of the whole game. */
export interface TurnFrame {
  readonly op: 'turn'
  step: 'first' | 'begin' | 'roll' | 'rolled' | 'summon' | 'summoned' | 'action' | 'ending'
  /** The dice of the roll, their faces from 1, and the level that shows two summon crests (DD-SUMMON-02); 0 for none. */
  rolled: readonly Handle[]
  faces: readonly number[]
  level: number
  /** DD-WIN-13: turns in a row without progress, and whether this one made any. */
  quiet: number
  progress: boolean
  /** DD-VAR-08: cells where nothing can be laid, and paths of nobody. */
  blocked: CellSet
  neutral: CellSet
}

/** Three dice are chosen one by one (DD-ROLL-01). */
export interface RollFrame {
  readonly op: 'roll'
  step: 'pick'
  picked: readonly Handle[]
}

/** A die is dimensioned: figure, place and net form one action (DD-SUMMON-05). */
export interface SummonFrame {
  readonly op: 'summon'
  step: 'where' | 'net'
  readonly die: Handle
  readonly figure: Handle
  anchor: number
}

/** A path is stated cell by cell (DD-MOVE-09). */
export interface PathFrame {
  readonly op: 'path'
  step: 'cell'
  readonly monster: Handle
  path: readonly number[]
}

export interface MoveFrame {
  readonly op: 'move'
  step: 'declare' | 'step' | 'end' | 'done'
  readonly monster: Handle
  readonly life: number
  readonly path: readonly number[]
  /** Steps made. */
  at: number
  /** Crests paid. */
  paid: number
  readonly from: number
  /** DD-MOVE-10: an effect has stopped it. */
  stopped: boolean
}

/** DD-ATTACK-08. The attacker or the target may be a Dungeon Master: the piece of a player. */
export interface BattleFrame {
  readonly op: 'battle'
  step: 'declare' | 'defend' | 'damage' | 'end'
  readonly attacker: Handle
  readonly target: Handle
  readonly attackerLife: number
  readonly targetLife: number
  readonly free: boolean
  defends: boolean
  negated: boolean
}

/** A link of a chain resolves. */
export interface LinkFrame {
  readonly op: 'link'
  step: 'go' | 'end'
  readonly link: Link
}

export interface Dungeon extends Shape {
  readonly piece: Piece
  readonly mark: Mark
  readonly seat: Player
  readonly frame: TurnFrame | RollFrame | SummonFrame | PathFrame | MoveFrame | BattleFrame | LinkFrame | WindowFrame | EffectFrame
  readonly table: Terms
}
export type DungeonState = State<Dungeon>
export type T = Table<Dungeon>

export const piece = (p: Piece): Piece => ({
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
  life: x.life,
  movement: x.movement,
  attack: x.attack,
  defense: x.defense,
  magic: x.magic,
  trap: x.trap,
  paths: x.paths,
  summoned: x.summoned,
  masterAttacked: x.masterAttacked,
  offeredOn: x.offeredOn,
  nets: x.nets,
})
export const mark = (m: Mark): Mark => ({
  damage: m.damage,
  moved: m.moved,
  attacks: m.attacks,
  movedOn: m.movedOn,
  previous: m.previous,
  die: m.die,
})
export const turnFrame = (f: TurnFrame): TurnFrame => ({
  op: 'turn',
  step: f.step,
  rolled: f.rolled,
  faces: f.faces,
  level: f.level,
  quiet: f.quiet,
  progress: f.progress,
  blocked: f.blocked,
  neutral: f.neutral,
})
export const rollFrame = (f: RollFrame): RollFrame => ({ op: 'roll', step: f.step, picked: f.picked })
export const summonFrame = (f: SummonFrame): SummonFrame => ({ op: 'summon', step: f.step, die: f.die, figure: f.figure, anchor: f.anchor })
export const pathFrame = (f: PathFrame): PathFrame => ({ op: 'path', step: f.step, monster: f.monster, path: f.path })
export const moveFrame = (f: MoveFrame): MoveFrame => ({
  op: 'move',
  step: f.step,
  monster: f.monster,
  life: f.life,
  path: f.path,
  at: f.at,
  paid: f.paid,
  from: f.from,
  stopped: f.stopped,
})
export const battleFrame = (f: BattleFrame): BattleFrame => ({
  op: 'battle',
  step: f.step,
  attacker: f.attacker,
  target: f.target,
  attackerLife: f.attackerLife,
  targetLife: f.targetLife,
  free: f.free,
  defends: f.defends,
  negated: f.negated,
})
export const linkFrame = (f: LinkFrame): LinkFrame => ({ op: 'link', step: f.step, link: f.link })

export const phases = ['roll', 'summon', 'action', 'over'] as const

/** Zone 0 holds the players; each player has five more. */
export const places = ['dice', 'dimensioned', 'reserve', 'play', 'gone'] as const
export const DICE = 0
export const DIMENSIONED = 1
export const RESERVE = 2
export const PLAY = 3
export const GONE = 4
const PER = places.length
export const SEATS = zoneId(0)
export const zoneOf = (owner: PlayerId, place: number): ZoneId => zoneId(1 + owner * PER + place)
/** Which of the five a zone is; -1 for the players'. */
export const placeOf = (zone: ZoneId): number => (zone === 0 ? -1 : (zone - 1) % PER)
export const zoneNames = (players: number): readonly string[] => [
  'seats',
  ...Array.from({ length: players }, (_, p) => places.map((place) => `${place} ${p}`)).flat(),
]

/** The place of whatever is not on the board. */
export const NOWHERE = -1

export const inZone = (s: DungeonState, owner: PlayerId, place: number): readonly Handle[] => s.zones[1 + owner * PER + place]!
export const isInPlay = (s: DungeonState, h: Handle): boolean => placeOf(s.pieces[h]!.zone) === PLAY

/** The bottom of the stack: the turns. */
export const turns = (s: DungeonState): TurnFrame => s.stack[0] as TurnFrame
