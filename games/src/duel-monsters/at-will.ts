import { some, type When } from '@duelhall/effects'
import type { Happening, PlayerId } from '@duelhall/kernel'
import { timingOf } from './battle-now.ts'
import { type Def, defs, ICON, IS_MONSTER, IS_TRAP, isHandTrigger, isInHand, PATHS } from './catalog.ts'
import type { fx } from './fx.ts'
import { type DuelEffect, eventNames, type Moment, type YG, type Zone } from './lexicon.ts'
import { momentBit, momentsNow } from './moments.ts'
import { DOWN, type DuelCard, FIELD, HAND, isTurnOnTop, MONSTERS, places, SPELLS, type T } from './state.ts'

/**
 * What can be activated, laid out by definition, so that most cards are passed over without asking their effects: at almost every window
 * nobody can answer. These are necessary conditions only; `effectFault` decides.
 */
export interface AtWill {
  /** The number of the effect, its path, and the effect itself; then its parts, so that all are of one shape. */
  readonly n: number
  readonly path: string
  readonly effect: DuelEffect
  readonly speed: number
  readonly on: When<YG> | null
  /** The names of the events it answers. */
  readonly ons: readonly string[]
  /** The bit of the moment at which it may be activated; 0 for any. */
  readonly at: number
  /** Only in the own turn. */
  readonly isOwnTurn: boolean
  /** YG-BATTLE-60 to -63: when it may be, as far as the Damage Step goes. */
  readonly steps: number
  /** A bit for each spot from which it may be activated. */
  readonly spots: number
  /** Fast enough to answer: Spell Speed 2 or 3, or a trigger of a hidden card. */
  readonly isFast: boolean
  /** YG-PRIO-08: an Ignition Effect of a monster. */
  readonly isIgnition: boolean
  /** The card itself, not an effect of it. */
  readonly isPlay: boolean
  readonly isTrigger: boolean
  /** A bit for each event it answers; 0 where it answers none. */
  readonly hears: number
  /** YG-CHAIN-45: where its card must be; absent: face-up on the field. */
  readonly from: From
  /** YG-CHAIN-43: "if", not "when". */
  readonly isIf: boolean
  /** What a link must do to be answered. */
  readonly does: string | null
  /** It answers only what has this cause, or came from there. */
  readonly hasCause: boolean
  /** What it takes to start it, found when it is first asked for. */
  parts: ReturnType<typeof fx.partsOf> | null
}

/** YG-CHAIN-05 to -07, -10, YG-TRAP-06, -07 */
export function speedOf(def: number, effect: DuelEffect): number {
  if (effect.speed !== undefined) return effect.speed
  if (IS_MONSTER[def]!) return 1
  if (IS_TRAP[def]!) return ICON[def] === 'counter' && effect.kind === 'play' ? 3 : 2
  return ICON[def] === 'quick-play' ? 2 : 1
}

// There are more events than bits: two may share one, which only passes over less.
const bits: ReadonlyMap<string, number> = new Map(eventNames.map((name, i) => [name, 1 << (i & 31)]))
export const bitOf = (on: string): number => bits.get(on) ?? 0
const bitsOf = (names: readonly string[]): number => names.reduce((all, name) => all | bitOf(name), 0)
const ACTIVATED = bitOf('activated')
const SUMMONING = bitOf('summoning')

/** Where a card lies and whether face-down, as the number of a bit. */
const spotAt = (place: number, isDown: boolean): number => place * 2 + (isDown ? 1 : 0)
const both = (place: number): number => (1 << spotAt(place, false)) | (1 << spotAt(place, true))
const onField: readonly number[] = [MONSTERS, SPELLS, FIELD]
const EVERYWHERE = -1
const FACE_UP = onField.reduce((all, place) => all | (1 << spotAt(place, false)), 0)
const FACE_DOWN = onField.reduce((all, place) => all | (1 << spotAt(place, true)), 0)
const IN_HAND = both(HAND)
const zoneBits = (zone: Zone): number => (zone === 'field' ? FACE_UP | FACE_DOWN : both(places.indexOf(zone as (typeof places)[number])))

/** As `playPlace` and `liesRight` have it. */
function spotsOf(def: Def, effect: DuelEffect): number {
  if (effect.kind === 'play') return def.kind === 'trap' ? FACE_DOWN : FACE_DOWN | IN_HAND
  if (!('from' in effect) || effect.from === undefined) return FACE_UP
  if (effect.from === 'anywhere') return EVERYWHERE
  return some(effect.from as Zone | readonly Zone[]).reduce((all, zone) => all | zoneBits(zone), 0)
}

export type From = 'anywhere' | readonly Zone[] | undefined
/** Where the card of an effect must be to activate it. */
export function fromOf(effect: DuelEffect): From {
  const from = 'from' in effect ? effect.from : undefined
  return from === undefined || from === 'anywhere' ? from : some(from as Zone | readonly Zone[])
}
export const isAtWill = (effect: DuelEffect): boolean =>
  effect.kind === 'play' || (effect.kind === 'use' && effect.procedure !== true) || isHandTrigger(effect)
function willOf(def: Def, number: number, effect: DuelEffect, n: number): AtWill {
  const on = 'on' in effect ? (effect.on ?? null) : null
  const ons: readonly string[] = on === null ? [] : some(on.on)
  const speed = isHandTrigger(effect) ? 2 : speedOf(number, effect)
  const at = 'at' in effect ? effect.at : undefined
  return {
    n,
    path: PATHS[number]![n]!,
    effect,
    speed,
    on,
    ons,
    at: at === undefined ? 0 : momentBit(at),
    isOwnTurn: at === 'main' || ('turn' in effect && effect.turn === 'you'),
    steps: stepsOf(effect, speed, ons, at),
    spots: spotsOf(def, effect),
    isFast: speed > 1,
    isIgnition: effect.kind === 'use' && def.kind === 'monster',
    isPlay: effect.kind === 'play',
    isTrigger: effect.kind === 'trigger',
    hears: bitsOf(ons),
    from: fromOf(effect),
    isIf: effect.word === 'if',
    does: effect.does ?? null,
    hasCause: effect.cause !== undefined,
    parts: null,
  }
}

const OUTSIDE = 1
const WITHIN = 2
const TO_D3 = 4
const CHAINED = 8
const damageMoments: readonly (Moment | undefined)[] = ['damageStep', 'beforeCalculation', 'calculation']
const ofBattle: readonly string[] = [
  'destroyed',
  'destroyedOther',
  'sent',
  'battled',
  'playerDamaged',
  'damageStepStarted',
  'beforeDamage',
  'damageCalculation',
  'damageStepEnded',
]
/** YG-BATTLE-60 to -63, YG-SPELL-15, in the order of its list (a) to (e): always outside the Damage Step; in it up to D3, in answer to a link, or throughout. */
function stepsOf({ damageStep }: DuelEffect, speed: number, ons: readonly string[], at: Moment | undefined): number {
  const isOfBattle = damageMoments.includes(at) || damageStep === 'any' || ons.some((on) => ofBattle.includes(on))
  return OUTSIDE | (damageStep === true ? TO_D3 : 0) | (speed === 3 || ons.includes('activated') ? CHAINED : 0) | (isOfBattle ? WITHIN : 0)
}
/** Which of these it is now. */
function stepNow(timing: number, isChained: boolean): number {
  if (timing === 0) return OUTSIDE
  return WITHIN | (timing <= 3 ? TO_D3 : 0) | (isChained ? CHAINED : 0)
}
/** Whether this may be activated now, as far as the Damage Step goes. */
export const isInStep = (t: T, will: AtWill, isChained: boolean): boolean => (will.steps & stepNow(timingOf(t), isChained)) !== 0

/** By definition; nothing for most. */
export const WILL: readonly (readonly AtWill[])[] = defs.map((def, at) =>
  def.effects.flatMap((effect, n) => (isAtWill(effect) ? [willOf(def, at, effect, n)] : [])),
)
const byPath = new Map(WILL.flat().map((will) => [will.path, will]))
/** What is activated under this path. */
export const willAt = (path: string): AtWill => byPath.get(path)!

/** All spots from which anything of a card may be activated, in the open state and in answer: most cards lie elsewhere. */
export const OPEN_SPOTS: readonly number[] = WILL.map((list) => list.reduce((all, will) => all | will.spots, 0))
export const ANSWER_SPOTS: readonly number[] = WILL.map((list) =>
  list.reduce((all, will) => (will.isFast || will.isIgnition ? all | will.spots : all), 0),
)

/** A bit for each event that a trigger of the card, told of itself, may answer. */
export const OWN_TRIGGERS: readonly number[] = defs.map((def) =>
  def.effects.reduce((all, effect) => (effect.kind === 'trigger' && !isInHand(effect) ? all | bitsOf(some(effect.on.on)) : all), 0),
)

/** What the moment allows, for one player. */
export interface Opening {
  isOpen: boolean
  isMine: boolean
  /** YG-PRIO-08: Ignition Effects too. */
  ignition: boolean
  /** YG-SUMMON-81: only what negates a Summon. */
  isSummoning: boolean
  heard: number
  moments: number
  step: number
}
const NOW: Opening = { isOpen: false, isMine: false, ignition: false, isSummoning: false, heard: 0, moments: 0, step: 0 }

/** What this player might activate now. The record is scratch. */
export function openingFor(t: T, player: PlayerId): Opening {
  const f = isTurnOnTop(t.state) ? null : t.frame
  if (f !== null && f.op === 'window') return answeringAt(t, player, f.timing, f.links.length > 0, f.heard)
  NOW.isOpen = true
  NOW.isMine = t.state.turn.player === player
  NOW.moments = momentsNow(t)
  NOW.step = OUTSIDE
  return NOW
}
// Lists of what happened are replaced, never edited: both players are asked about the same one.
let counted: readonly Happening[] | null = null
let countedBits = 0
function bitsIn(heard: readonly Happening[]): number {
  if (heard !== counted) {
    counted = heard
    countedBits = 0
    for (let i = 0; i < heard.length; i++) countedBits |= bitOf(heard[i]!.on)
  }
  return countedBits
}

/** What this player might answer in a window of this timing. The record is scratch. */
export function answeringAt(t: T, player: PlayerId, timing: string, isChained: boolean, heard: readonly Happening[]): Opening {
  const s = t.state
  NOW.isOpen = false
  NOW.isMine = s.turn.player === player
  NOW.ignition = !isChained && timing === 'summoned' && NOW.isMine && s.table.ignitionPriority
  NOW.isSummoning = timing === 'summoning' && !isChained
  NOW.heard = (isChained ? ACTIVATED : 0) | (timing === 'summoning' ? SUMMONING : 0) | bitsIn(heard)
  NOW.moments = momentsNow(t)
  NOW.step = s.turn.phase === 'battle' ? stepNow(timingOf(t), isChained) : OUTSIDE
  return NOW
}

/** Whether a card that lies at this place might be activated at such a moment. */
export function mightActivate(now: Opening, card: DuelCard, place: number): boolean {
  const spot = spotAt(place, card.pose === DOWN)
  if ((((now.isOpen ? OPEN_SPOTS : ANSWER_SPOTS)[card.def]! >> spot) & 1) === 0) return false
  const list = WILL[card.def]!
  for (let i = 0; i < list.length; i++) if (((list[i]!.spots >> spot) & 1) === 1 && isConceivable(now, list[i]!, place)) return true
  return false
}
function isConceivable(now: Opening, will: AtWill, place: number): boolean {
  if (will.at !== 0 && (will.at & now.moments) === 0) return false
  if ((will.isOwnTurn && !now.isMine) || (will.steps & now.step) === 0) return false
  if (now.isOpen) return !will.isTrigger && will.hears === 0
  if (!will.isFast && !(now.ignition && will.isIgnition)) return false
  if (will.isPlay && place === HAND && !now.isMine) return false // YG-SPELL-08
  if (now.isSummoning && (will.hears & SUMMONING) === 0) return false
  return will.hears === 0 || (will.hears & now.heard) !== 0
}
