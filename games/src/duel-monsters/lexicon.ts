import type { Condition, Effect, Filter, Keywords, Lexicon } from '@duelhall/effects'
import { attributes, monsterTypes } from './cards/facts.ts'
import type { DuelMod, DuelStep } from './steps.ts'

export type { DuelMod, DuelStep, Figure, Position, SummonKind } from './steps.ts'

/** The words of Duel Monsters: what its cards may say. Section 6 of the catalogue lists the building blocks (YG-BB-01 to -108). */

/** YG-ZONE-02: `field` is everything in Monster, Spell & Trap and Field Card Zones. */
export const zoneNames = ['hand', 'deck', 'field', 'graveyard', 'removed', 'extra', 'side', 'gone'] as const
export type Zone = (typeof zoneNames)[number]

/** YG-CARD-31, -32: icons, told apart from frames of monsters. */
export const icons = ['normalSpell', 'continuous', 'equip', 'fieldSpell', 'quickPlay', 'ritualSpell', 'normalTrap', 'counterTrap'] as const

/**
 * monster, spell, trap: what it is where it lies (YG-CARD-26, YG-EQUIP-08); card: anything; normal, effect: of monsters, as YG-CARD-20,
 * -24 have it; attackPosition, defensePosition, faceUp, faceDown; attacker, attacked, battling: in the battle under way; summonedNow:
 * being Summoned (S3); played: brought onto the field this turn; appeared: came or was turned face-up this turn; bySpecial, byNormal: how; flipped: was turned face-up in this battle;
 * equipped: carries an Equip Card; equipping: is one; equippedMonster: is a monster that is one (YG-EQUIP-08); hasUnion; doomed: battle has destroyed it (YG-BATTLE-55); proper: properly
 * Summoned (YG-SUMMON-41); revivable: may be Special Summoned by an effect from where it lies; discardable.
 * counterable: may take a Spell Counter (YG-COUNTER-02); hasAttacked: declared an attack this turn.
 * Of a link that is answered: `cardActivation`, `effectActivation` (YG-CHAIN-13).
 */
export const traits = [
  'card',
  'monster',
  'spell',
  'trap',
  'normal',
  'effect',
  'tuner',
  'ritual',
  'fusion',
  'synchro',
  'token',
  'flip',
  'spirit',
  'union',
  'gemini',
  ...icons,
  ...attributes,
  ...monsterTypes,
  'faceUp',
  'faceDown',
  'attackPosition',
  'defensePosition',
  'attacker',
  'attacked',
  'battling',
  'summonedNow',
  'played',
  'appeared',
  'byNormal',
  'bySpecial',
  'flipped',
  'equipped',
  'equipping',
  'equippedMonster',
  'hasUnion',
  'doomed',
  'proper',
  'revivable',
  'inMonsterZone',
  'inSpellZone',
  'counterable',
  'hasAttacked',
  'cardActivation',
  'effectActivation',
] as const
export type Trait = (typeof traits)[number]

/** Of cards; of players: `life`, `normalSummons` of this turn. The original values are those of YG-STAT-02. `turns`: Standby Phases of its controller since it is face-up (YG-COUNTER-06). */
export const stats = [
  'attack',
  'defense',
  'originalAttack',
  'originalDefense',
  'level',
  'life',
  'normalSummons',
  'turns',
  'spellCounters',
] as const
export type Stat = (typeof stats)[number]

/**
 * What can be forbidden (`cannot`), demanded (`must`) or allowed (`may`) of a card or player, and what can be replaced: destroy, damage
 * (the packet is the player), takeCounters.
 */
export const verbs = [
  'attack',
  'declareAttack',
  'beAttacked',
  'attackDirectly',
  'attackFromDefense',
  'destroy',
  'beDestroyedByBattle',
  'beDestroyedByEffect',
  'beTargeted',
  'changeControl',
  'changePosition',
  'beTributed',
  'beTributedForSummon',
  'beMaterial',
  'normalSummon',
  'tributeSummon',
  'set',
  'flipSummon',
  'specialSummon',
  'activate',
  'enterBattlePhase',
  'takeBattleDamage',
  'dealBattleDamage',
  'takeEffectDamage',
  'damage',
  'takeCounters',
  'draw',
] as const
export type Verb = (typeof verbs)[number]

/** YG-BB-103: behaviours attached by a word of the Type line. */
export const keywordNames = ['spirit', 'gemini', 'union'] as const
export type KeywordName = (typeof keywordNames)[number]

/**
 * What can be listened to and answered. `piece` is what it happened to, `other` the second piece, `player` who did or suffered it.
 * summoned (monster; cause `normal` `tribute` `flip` `gemini` `special` `procedure` `synchro` `fusion` `ritual`), summoning (the same in S3, only
 * answered), flipped (turned face-up, cause `summon` `attack` `effect`), set, sent (to the Graveyard; cause `battle` `effect` `cost` `tribute`
 * `material` `discard` `rule` `spent`; `was.from` is where from: see `from:…` in causes of `When`), destroyed (other: by what; cause `battle`
 * `effect` `rule`), destroyedOther (piece the one that destroyed by battle, other the destroyed), left (the field), removed, returned, added (to a
 * hand), drew (player; n), discarded, tributed, attackDeclared (piece the attacker; other its target, a seat when direct), attackTargeted (piece the
 * target, other the attacker), damageStepStarted (D1), beforeDamage (D3), damageCalculation (D4), battled (D5; piece each of the two, other its opponent), damageStepEnded (D7),
 * playerDamaged (player; piece the source; n; cause `battle` `direct` `effect`), lifeGained, lifePaid, lifeSet, drawPhase, standbyPhase, mainPhase,
 * battlePhase, battlePhaseEnded, endPhase (player: whose), activated (a card or effect; piece its source), resolved, equipped, controlChanged,
 * countersPut, countersTaken, targeted (by an effect; other its source), positionChanged.
 */
export const eventNames = [
  'summoned',
  'summoning',
  'flipped',
  'set',
  'sent',
  'destroyed',
  'destroyedOther',
  'left',
  'removed',
  'returned',
  'added',
  'drew',
  'discarded',
  'tributed',
  'attackDeclared',
  'attackTargeted',
  'damageStepStarted',
  'beforeDamage',
  'damageCalculation',
  'battled',
  'damageStepEnded',
  'playerDamaged',
  'lifeGained',
  'lifePaid',
  'lifeSet',
  'drawPhase',
  'standbyPhase',
  'mainPhase',
  'battlePhase',
  'battlePhaseEnded',
  'endPhase',
  'activated',
  'resolved',
  'equipped',
  'controlChanged',
  'countersPut',
  'countersTaken',
  'targeted',
  'positionChanged',
] as const
export type EventName = (typeof eventNames)[number]

/** YG-BB-20: phases; damageStep: its timings up to damage calculation; beforeCalculation: D1 to D3; calculation: D4; main: an own Main Phase. */
export const moments = [
  'drawPhase',
  'standbyPhase',
  'main',
  'battlePhase',
  'battleStep',
  'damageStep',
  'beforeCalculation',
  'calculation',
  'endPhase',
  'mainPhase2',
] as const
export type Moment = (typeof moments)[number]

/** YG-BB-105. chain: this chain; endPhase: E2 of an End Phase (YG-PHASE-61); turn: E4. */
export const points = ['chain', 'damageStep', 'battlePhase', 'standbyPhase', 'endPhase', 'turn', 'always'] as const
export type Point = (typeof points)[number]

/** The lexicon as a type. */
export interface YG extends Lexicon {
  readonly zone: Zone
  readonly trait: Trait
  readonly stat: Stat
  readonly verb: Verb
  readonly keyword: KeywordName
  readonly event: EventName
  readonly moment: Moment
  readonly point: Point
  readonly price: never
  readonly step: DuelStep
  readonly mod: DuelMod
}

/** What an effect of this game says besides: YG-BB-01 to -03, -22, -98, -100. */
export interface Timing {
  /** YG-CHAIN-05 to -10; absent: as its card has it. A `use` of a monster with speed 2 is a Quick Effect, without one an Ignition Effect. */
  readonly speed?: 1 | 2 | 3
  /** YG-CHAIN-42, -43; absent: `when`. Mandatory triggers never miss. */
  readonly word?: 'when' | 'if'
  /** YG-CARD-10: a Flip Effect (`on` is `flipped`, `self`). */
  readonly flip?: true
  /** YG-BATTLE-61, -62: changes ATK or DEF, so that it may be activated in D1 to D3; `any`: its text names the Damage Step. */
  readonly damageStep?: true | 'any'
  /** YG-CHAIN-27 */
  readonly unanswerable?: true
  /** YG-BB-15: the link it answers would do this: `destroy`. */
  readonly does?: string
  /** YG-SUMMON-33: not activated: its own Summon, by its condition (`if`) and `cost`; its `do` is the one `summon` of itself. */
  readonly procedure?: true
  /** Causes its event must have: `['battle']`. A cause `from:field` means where it came from. */
  readonly cause?: string | readonly string[]
  /** YG-CHAIN-22, -23: it does nothing unless its card is still face-up on the field. */
  readonly still?: true
  /** YG-PHASE-17, -61: a duty of its phase: its own Chain, in the order its player chooses. */
  readonly duty?: true
}
export type DuelEffect = Effect<YG> & Timing

/** YG-SUMMON-53, -65: what a slot of a material line takes. */
export type Slot = Filter<YG>
export interface SynchroLine {
  readonly tuner?: Slot
  readonly others?: Slot
}

/** What a card does: facts are in `cards/pool.ts`, joined by passcode. The text is rendered from this. */
export interface Behaviour {
  readonly id: string
  readonly name: string
  readonly effects: readonly DuelEffect[]
  /** YG-SUMMON-43: never Special Summoned in any other way than its own. */
  readonly strict?: true
  /** YG-SUMMON-53 */
  readonly synchro?: SynchroLine
  /** YG-SUMMON-65: one filter for each material; absent: the names of the facts. */
  readonly fusion?: readonly Slot[]
  /** YG-SUMMON-64, YG-BB-102: stands for one named material; for a Tuner of a family, and then is material for nothing else. */
  readonly substitute?: 'fusion' | { readonly tuner: string }
  /** YG-COUNTER-04: Spell Counters it may hold. */
  readonly counters?: number
  /** YG-EQUIP-04: what an Equip Card or Union may be equipped to. */
  readonly equips?: Filter<YG>
}

export type DuelFilter = Filter<YG>
export type DuelCondition = Condition<YG>
export type DuelKeywords = Keywords<YG>
