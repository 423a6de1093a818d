import { createEffects, kind, type Spec, some, type To, type ToPlayer, type Voice } from '@duelhall/effects'
import { because, type Handle, type PlayerId, PUBLIC, peek, type Ref, same } from '@duelhall/kernel'
import { addToChain } from './activate.ts'
import { attackedOf, attackerOf, attackOf } from './battle-now.ts'
import { type Attribute, attributes, type MonsterType, monsterTypes } from './cards/facts.ts'
import {
  ABILITY,
  defs,
  FRAME,
  HAS_EFFECT,
  ICON,
  IS_MONSTER,
  IS_SPELL,
  IS_STRICT,
  IS_TOKEN,
  IS_TRAP,
  IS_TUNER,
  NEEDS_PROPER,
  SLOT,
} from './catalog.ts'
import { keywords } from './keywords.ts'
import type { Trait, YG, Zone } from './lexicon.ts'
import { isMoment } from './moments.ts'
import { showHand, shuffleDeck } from './moves.ts'
import { ops } from './ops/index.ts'
import { isRevivable } from './proper.ts'
import {
  ATTACK,
  DECK,
  DEFENSE,
  DOWN,
  type Duel,
  type DuelCard,
  type DuelState,
  EXTRA,
  FIELD,
  GONE,
  GRAVE,
  HAND,
  inZone,
  isOnField,
  isSeat,
  MONSTERS,
  NORMAL,
  placeOf,
  REMOVED,
  SIDE,
  SPECIAL,
  SPELLS,
  type SummonFrame,
  type T,
  TRIBUTE,
  whereIs,
} from './state.ts'
import { attributeOf, familiesOf, isFaceUp, isLost, isMonster, isNegated, isTrapMonster, printed, statOf, typeOf } from './stats.ts'
import { isUnaffected } from './unaffected.ts'
import { standIn, veiled } from './veil.ts'

const zoneAt: Readonly<Record<Exclude<Zone, 'field'>, number>> = {
  hand: HAND,
  deck: DECK,
  graveyard: GRAVE,
  removed: REMOVED,
  extra: EXTRA,
  side: SIDE,
  gone: GONE,
}
const zoneNames: readonly Zone[] = ['hand', 'deck', 'field', 'field', 'field', 'graveyard', 'removed', 'extra', 'side', 'gone']

/** A card that is being announced has left the hand already (YG-COST-05). */
let announced: Handle | null = null
/** Looks at the table as if this card had left the hand. */
export function withoutCard<W, V>(h: Handle, look: (t: T, voice: Voice, what: W) => V, t: T, voice: Voice, what: W): V {
  announced = h
  try {
    return look(t, voice, what)
  } finally {
    announced = null
  }
}

function cardsIn(t: T, player: PlayerId, zone: Zone): readonly Handle[] {
  const s = t.state
  if (zone !== 'field') {
    const list = inZone(s, player, zoneAt[zone])
    return announced !== null && zone === 'hand' ? list.filter((h) => h !== announced) : list
  }
  const spells = inZone(s, player, SPELLS)
  const field = inZone(s, player, FIELD)
  const monsters = inZone(s, player, MONSTERS)
  if (spells.length === 0 && field.length === 0) return monsters
  const found: Handle[] = []
  addPresent(s, monsters, found)
  addPresent(s, spells, found)
  addPresent(s, field, found)
  return found
}
/** YG-CHAIN-24: what is spent is found no more. */
function addPresent(s: DuelState, list: readonly Handle[], found: Handle[]): void {
  for (let i = 0; i < list.length; i++) {
    const h = list[i]!
    if (s.pieces[h]!.def !== SLOT && s.marks[h]?.spent !== true) found.push(h)
  }
}

const summoning = (t: T): SummonFrame | null => {
  const { stack } = t.state
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]!
    if (f.op === 'summon') return f
  }
  return null
}

let insider: PlayerId | null = null
/** YG-EFFECT-12: looks at the table with the eyes of this player, who may count what the own face-down cards are. */
export function knowingOwn<W, V>(
  t: T,
  player: PlayerId,
  piece: Handle,
  what: W,
  h: Handle,
  look: (t: T, player: PlayerId, piece: Handle, what: W, h: Handle) => V,
): V {
  insider = player
  try {
    return look(t, player, piece, what, h)
  } finally {
    insider = null
  }
}
/** YG-EFFECT-12: face-down cards have no properties for effects, besides being a monster or a Spell or Trap: they are told apart by where they lie (YG-TARGET-07). */
const isOpen = (t: T, h: Handle): boolean => isFaceUp(t, h) || (isOnField(t.state, h) ? t.piece(h).controller === insider : !isLost(t, h)) // YG-ZONE-17
const isCardOf = (kind: readonly boolean[]) => (t: T, h: Handle) => kind[t.piece(h).def]!
/** YG-CARD-24: a Gemini Monster is a Normal Monster in the Graveyard and until its second Summon. */
const isPlain = (t: T, h: Handle): boolean =>
  ABILITY[t.piece(h).def] === 'gemini' && (isOnField(t.state, h) ? !t.mark(h).awake : whereIs(t.state, h) === GRAVE)
const isNormal = (t: T, h: Handle): boolean => isOpen(t, h) && isMonster(t, h) && (FRAME[t.piece(h).def] === 'normal' || isPlain(t, h))
const hasEffect = (t: T, h: Handle): boolean =>
  isOpen(t, h) && isMonster(t, h) && ((HAS_EFFECT[t.piece(h).def]! && !isPlain(t, h)) || isTrapMonster(t, h))
const ofFrame = (frame: string) => (t: T, h: Handle) => isOpen(t, h) && isMonster(t, h) && FRAME[t.piece(h).def] === frame
const ofAbility = (ability: string) => (t: T, h: Handle) => isOpen(t, h) && ABILITY[t.piece(h).def] === ability
const ofIcon = (kind: readonly boolean[], icon: string) => (t: T, h: Handle) =>
  isOpen(t, h) && kind[t.piece(h).def]! && ICON[t.piece(h).def] === icon
const pose = (wanted: number) => (t: T, h: Handle) => whereIs(t.state, h) === MONSTERS && t.piece(h).pose === wanted

type Test = (t: T, h: Handle) => boolean
const plain = {
  card: () => true,
  monster: isMonster,
  spell: (t, h) => IS_SPELL[t.piece(h).def]! && !isLost(t, h),
  trap: (t, h) => IS_TRAP[t.piece(h).def]! && !isLost(t, h),
  normal: isNormal,
  effect: hasEffect,
  tuner: (t, h) => isOpen(t, h) && isMonster(t, h) && IS_TUNER[t.piece(h).def]!,
  ritual: ofFrame('ritual'),
  fusion: ofFrame('fusion'), // YG-META-05: never a Synchro Monster
  synchro: ofFrame('synchro'),
  token: isCardOf(IS_TOKEN),
  flip: ofAbility('flip'),
  spirit: ofAbility('spirit'),
  union: ofAbility('union'),
  gemini: ofAbility('gemini'),
  normalSpell: ofIcon(IS_SPELL, 'normal'),
  continuous: (t, h) => isOpen(t, h) && ICON[t.piece(h).def] === 'continuous',
  equip: ofIcon(IS_SPELL, 'equip'),
  fieldSpell: ofIcon(IS_SPELL, 'field'),
  quickPlay: ofIcon(IS_SPELL, 'quick-play'),
  ritualSpell: ofIcon(IS_SPELL, 'ritual'),
  normalTrap: ofIcon(IS_TRAP, 'normal'),
  counterTrap: ofIcon(IS_TRAP, 'counter'),
  faceUp: (t, h) => (isOnField(t.state, h) || whereIs(t.state, h) === REMOVED) && isFaceUp(t, h), // YG-ZONE-17
  faceDown: (t, h) => isOnField(t.state, h) && !isFaceUp(t, h), // YG-CARD-35: a Set card
  attackPosition: pose(ATTACK),
  defensePosition: (t, h) => pose(DEFENSE)(t, h) || pose(DOWN)(t, h),
  attacker: (t, h) => attackerOf(t) === h,
  attacked: (t, h) => attackedOf(t) === h,
  battling: (t, h) => attackerOf(t) === h || attackedOf(t) === h,
  summonedNow: (t, h) => summoning(t)?.piece === h,
  played: (t, h) => t.state.marks[h]?.playedOn === t.state.turn.no,
  appeared: (t, h) => t.state.marks[h]?.upOn === t.state.turn.no,
  byNormal: (t, h) => {
    const kind = t.state.marks[h]?.kind
    return kind === NORMAL || kind === TRIBUTE
  },
  bySpecial: (t, h) => (t.state.marks[h]?.kind ?? 0) >= SPECIAL,
  flipped: (t, h) => attackOf(t)?.flipped === true && attackedOf(t) === h,
  equipped: (t, h) => equipsOf(t, h).length > 0,
  equipping: (t, h) => (t.state.marks[h]?.host ?? 0) !== 0, // YG-CARD-34: whatever is treated as an Equip Card
  equippedMonster: (t, h) => (t.state.marks[h]?.host ?? 0) !== 0 && IS_MONSTER[t.piece(h).def]!, // YG-EQUIP-08
  hasUnion: (t, h) => equipsOf(t, h).some((x) => ABILITY[t.piece(x).def] === 'union'),
  doomed: (t, h) => t.state.marks[h]?.doomed === true,
  proper: (t, h) => t.piece(h).proper,
  revivable: isRevivable,
  inMonsterZone: (t, h) => whereIs(t.state, h) === MONSTERS,
  inSpellZone: (t, h) => whereIs(t.state, h) === SPELLS,
  counterable: (t, h) => isOnField(t.state, h) && isFaceUp(t, h) && (defs[t.piece(h).def]!.does?.counters ?? 0) > t.mark(h).counters, // YG-COUNTER-02, -04
  hasAttacked: (t, h) => t.state.marks[h]?.attackedOn === t.state.turn.no,
  cardActivation: (t, h) => !IS_MONSTER[t.piece(h).def]!,
  effectActivation: (t, h) => IS_MONSTER[t.piece(h).def]!,
} satisfies Readonly<Record<string, Test>>

const isType =
  (type: MonsterType): Test =>
  (t, h) =>
    isOpen(t, h) && isMonster(t, h) && typeOf(t, h) === type
const isAttribute =
  (attribute: Attribute): Test =>
  (t, h) =>
    isOpen(t, h) && isMonster(t, h) && attributeOf(t, h) === attribute
const ofTypes = Object.fromEntries(monsterTypes.map((type) => [type, isType(type)])) as Readonly<Record<MonsterType, Test>>
const ofAttributes = Object.fromEntries(attributes.map((name) => [name, isAttribute(name)])) as Readonly<Record<Attribute, Test>>
const traits: Readonly<Record<Trait, Test>> = { ...plain, ...ofTypes, ...ofAttributes }

/** YG-EQUIP-06: the cards equipped to a monster. */
export function equipsOf(t: T, h: Handle): readonly Handle[] {
  const s = t.state
  const found: Handle[] = []
  for (let p = 0; p < s.players.length; p++)
    for (const x of inZone(s, p as PlayerId, SPELLS)) {
      const host = s.marks[x]?.host ?? 0
      if (host !== 0 && same(s, host) && host % 512 === h) found.push(x)
    }
  return found
}

/** YG-CARD-09, -11, -24, YG-EFFECT-03, -07, YG-STAT-08: what is face-up on the field brings its lasting effects, unless they are negated or it is a Gemini at rest. */
export function isActive(t: T, h: Handle): boolean {
  const s = t.state
  if (!isOnField(s, h) || t.piece(h).pose === DOWN || isBeingSummoned(s, h)) return false
  const { def } = t.piece(h)
  if (ABILITY[def] === 'gemini' && !t.mark(h).awake) return false
  return !isNegated(t, h)
}
/** YG-SUMMON-80: in S3 a monster is on the field and not yet Summoned. The frame of a Summon stands on that of the turn. */
function isBeingSummoned(s: DuelState, h: Handle): boolean {
  const f = s.stack[2]
  return f !== undefined && f.op === 'summon' && f.piece === h && f.step === 'negate'
}
const ALONE: Handle[][] = Array.from({ length: 512 }, (_, h) => [h as Handle])
const NOBODY: readonly Handle[] = []
const TARGETED = kind('cannot:beTargeted')

/** YG-SUMMON-40, -41: properly Summoned, where that makes a difference. */
const isMarked = (p: DuelCard): boolean => p.proper && NEEDS_PROPER[p.def]!

/** YG-META-03: equal cards outside the field are offered once. */
export function twinOf(t: T, h: Handle): number | null {
  if (isSeat(t.state, h) || isOnField(t.state, h)) return null
  const p = t.piece(h)
  return ((p.def * 32 + p.zone) * 8 + (p.known === PUBLIC ? 4 : p.known)) * 2 + (isMarked(p) ? 1 : 0)
}

/** The same for two cards at once. */
export function areTwins(t: T, a: Handle, b: Handle): boolean {
  const p = t.piece(a)
  const q = t.piece(b)
  return p.def === q.def && p.zone === q.zone && p.known === q.known && isMarked(p) === isMarked(q) && !isOnField(t.state, a)
}

/** What the effect machine is told about Duel Monsters. */
export const spec: Spec<Duel, YG> = {
  cards: defs,
  keywords,
  ops,
  here: ['field'],
  zone: (t, player, zone) => cardsIn(t, player, zone),
  zoneOf: (t, h) => zoneNames[placeOf(t.piece(h).zone)] ?? 'gone',
  trait: (t, h, trait) => traits[trait](t, h),
  test: (trait) => traits[trait],
  stat: (t, h, stat) => statOf(t, h, stat),
  printed: (t, h, stat) => printed(t, h, stat),
  keyword: (t, h, keyword) => (ABILITY[t.piece(h).def] === keyword ? 1 : 0),
  families: (t, h) => (isOpen(t, h) ? familiesOf(t, h) : []),
  def: (t, h) => t.piece(h).def,
  card: (t, h) => (isSeat(t.state, h) ? null : h),
  ownCards: true,
  /** YG-EQUIP-06: an Equip Card and the monster that carries it. */
  engaged: (t, h) => {
    const host = t.state.marks[h]?.host ?? 0
    return host !== 0 && same(t.state, host) ? ALONE[host % 512]! : equipsOf(t, h)
  },
  host: (t, h) => {
    const host: Ref | 0 = t.state.marks[h]?.host ?? 0
    return host === 0 || !same(t.state, host) ? null : ((host % 512) as Handle)
  },
  moment: (t, moment) => isMoment(t, moment),
  holders: (t, card) => (isActive(t, card) ? ALONE[card]! : NOBODY),
  burst: () => 0,
  /** YG-BB-87; YG-BATTLE-38: what battle has destroyed is no target; YG-CHAIN-24: nor is what is spent. */
  protects: (t, player, source, h) => {
    const mark = t.state.marks[h]
    if (mark?.doomed === true) return because('YG-BATTLE-38', 0, 0, h)
    if (mark?.spent === true) return because('YG-CHAIN-24', 0, 0, h)
    return isOnField(t.state, h) ? fx.bans(t, TARGETED, h, source, player, 'YG-TARGET-04') : null
  },
  twin: (t, h) => twinOf(t, h),
  /** YG-SEARCH-01: whoever searches a Deck looks through it; it is shuffled afterwards. */
  looks: (t, player, candidates) => {
    const decks = new Set(candidates.filter((h) => whereIs(t.state, h) === DECK).map((h) => t.piece(h).zone))
    for (const zone of decks) for (const h of t.state.zones[zone]!) peek(t, h, player)
  },
  /** YG-SEARCH-04: a Deck is shuffled all the same; a hand is shown and hidden again, so that nobody need believe it (YG-REVEAL-01, -03). */
  inVain: (t, player, zones) => {
    if (zones.includes('deck') && inZone(t.state, player, DECK).length > 0) shuffleDeck(t, player)
    if (zones.includes('hand') && inZone(t.state, player, HAND).length > 0) showHand(t, player)
  },
  stands: (t, h) => standIn(t, h),
  veiled: (t, all) => veiled(t.state, all),
  ignores: (t, voice, h) => isUnaffected(t, voice, h),
  valueless: (t, h) => !isSeat(t.state, h) && isOnField(t.state, h) && !isFaceUp(t, h), // YG-STAT-08
  /** YG-CHAIN-11: what is activated becomes a link. */
  link: (t, link) => addToChain(t, link),
  /** Where the catalogue has a reason of its own (section 4). */
  unfit(t, from, clause, ops, h) {
    if (clause === 'not' && traits.hasUnion(t, h)) return 'YG-CARD-23'
    if (ops.includes('equip') && clause !== 'in') return 'YG-EQUIP-01'
    if (ops.includes('put') && clause === 'is') return 'YG-COUNTER-04'
    if (clause !== 'is' || !some(from.is).includes('revivable') || whereIs(t.state, h) !== GRAVE || !isMonster(t, h)) return null
    const { def, proper } = t.piece(h)
    return IS_STRICT[def]! ? 'YG-SUMMON-43' : NEEDS_PROPER[def]! && !proper ? 'YG-SUMMON-41' : null
  },
  allTargets: true, // YG-TARGET-04
  firstCounts: true, // YG-CHAIN-12
  allOrNone: true, // YG-EFFECT-20
  halvesUp: true, // YG-STAT-05
  costFirst: true, // YG-COST-02
  rules: {
    pick: 'YG-TARGET-04',
    pickIn: { deck: 'YG-SEARCH-03' },
    moment: 'YG-CARD-33',
    limit: 'YG-EFFECT-06', // YG-PHASE-23: nothing else limits how often
    condition: 'YG-CARD-33',
    target: 'YG-CHAIN-12',
    cost: 'YG-COST-05',
    may: 'YG-EFFECT-04',
    order: 'YG-CHAIN-31',
  },
}

const machine = createEffects<Duel, YG>(spec)
const affected = (t: T, voice: Voice, list: readonly Handle[]): readonly Handle[] => list.filter((h) => !isUnaffected(t, voice, h))

/**
 * The effect machine of this game; what its steps are aimed at leaves out what is unaffected by them (YG-EFFECT-08). It is made here, where
 * everything the spec needs is at hand, whichever module is loaded first; others import it from `fx.ts` and use it when they are called.
 */
export const fx = {
  ...machine,
  aims(t: T, voice: Voice, to: To<YG> | ToPlayer): readonly Handle[] {
    const found = machine.aims(t, voice, to)
    for (let i = 0; i < found.length; i++) if (isUnaffected(t, voice, found[i]!)) return affected(t, voice, found)
    return found
  },
}
