import { kind } from '@duelhall/effects'
import {
  change,
  type Handle,
  type Happening,
  handleOf,
  happen,
  hide,
  instant,
  learn,
  move,
  type PlayerId,
  PUBLIC,
  rebirth,
  refTo,
  reveal,
  same,
  shuffle,
  without,
} from '@duelhall/kernel'
import { IS_EXTRA, IS_FIELD_SPELL, IS_MONSTER } from './catalog.ts'
import { fx } from './fx.ts'
import type { EventName, Zone } from './lexicon.ts'
import { EXTRA_GUISE, FIELD_GUISE, MAIN_GUISE, MONSTER_GUISE, SPELL_GUISE } from './secrets.ts'
import {
  ATTACK,
  DECK,
  DEFENSE,
  DOWN,
  type DuelCard,
  EXTRA,
  FIELD,
  freshMark,
  GONE,
  GRAVE,
  HAND,
  inZone,
  isOnField,
  MONSTERS,
  places,
  REMOVED,
  SLOTS,
  type SPELLS,
  type T,
  UP,
  whereIs,
  zoneOf,
} from './state.ts'
import { areValuesPrinted, current, printed } from './stats.ts'
import { isMade } from './tokens.ts'

/** What happened: kept for triggers and answers, told to all. */
export function tell(
  t: T,
  on: EventName,
  player: PlayerId | null,
  piece: Handle | null = null,
  other: Handle | null = null,
  details?: { readonly n?: number; readonly cause?: string; readonly was?: Happening['was'] },
): void {
  if (on === 'destroyed' && piece !== null) breakBonds(t, piece, 'fells')
  happen(t, on, player, piece, other, details)
}

/** YG-BB-96, YG-TRAP-13: what is bound to a card falls when the bond breaks; the next check sees to it. */
function breakBonds(t: T, h: Handle, how: 'fells' | 'leaves'): void {
  const s = t.state
  if (s.standing.length === 0) return
  const ref = refTo(s, h)
  for (const x of s.standing) {
    const falls =
      how === 'fells'
        ? x.about === 'fells' && x.to === ref && x.source
        : how === 'leaves' && (x.about === 'falls' && x.source === ref ? x.to : x.about === 'fellsLeaving' && x.to === ref && x.source)
    if (falls !== false && falls !== null && same(s, falls) && isOnField(s, handleOf(falls))) t.mark(handleOf(falls)).felled = true
  }
}

/** Last known values of a card: what it is about to leave behind. */
export function wasOf(t: T, h: Handle): NonNullable<Happening['was']> {
  const p = t.piece(h)
  const onField = isOnField(t.state, h)
  const isMonster = IS_MONSTER[p.def]!
  const valueNow = areValuesPrinted(t) ? printed : current
  return {
    def: p.def,
    controller: p.controller,
    from: whereIs(t.state, h),
    host: t.state.marks[h]?.host ?? 0,
    pose: p.pose,
    attack: isMonster && onField ? valueNow(t, h, 'attack') : 0,
    defense: isMonster && onField ? valueNow(t, h, 'defense') : 0,
    level: isMonster ? valueNow(t, h, 'level') : 0,
    spellCounters: t.state.marks[h]?.counters ?? 0,
    faceUp: onField && p.pose !== DOWN ? 1 : 0,
    faceDown: onField && p.pose === DOWN ? 1 : 0,
    attackPosition: onField && p.pose === ATTACK ? 1 : 0,
    defensePosition: onField && p.pose !== ATTACK ? 1 : 0,
  }
}

/** YG-ZONE-21: nobody is told what a card was that went from one hidden place to another. */
const unseen = (was: NonNullable<Happening['was']>): NonNullable<Happening['was']> => ({
  ...was,
  def: NO_DEF,
  attack: 0,
  defense: 0,
  level: 0,
})
const NO_DEF = -1

const LEAVES = kind('leaves')
const GOES = kind('goes')
const zoneWords: Readonly<Partial<Record<Zone, number>>> = { graveyard: GRAVE, removed: REMOVED, hand: HAND, deck: DECK }

/** YG-BB-91, YG-SEND-03: where a card really goes: a replacement that lies on its owner, a Token's end, the Extra Deck (YG-ZONE-16, YG-TOKEN-02, -05, -07). */
export function destination(t: T, h: Handle, place: number): number {
  const { def } = t.piece(h)
  if (isMade(def)) return GONE
  if (isOnField(t.state, h) && (t.mark(h).exiled || fx.lies(t, LEAVES, h).length > 0)) return REMOVED
  let to = place
  for (const { mod } of fx.lies(t, GOES, t.piece(h).owner as number as Handle)) {
    const { goes, instead } = mod as { readonly goes: Zone; readonly instead: Zone }
    if (zoneWords[goes] === to) to = zoneWords[instead]!
  }
  return (to === HAND || to === DECK) && IS_EXTRA[def]! ? EXTRA : to
}

function becomeOwners(card: DuelCard, place: number, pose: number): void {
  card.controller = card.owner
  card.pose = pose
  if (place === HAND || place === DECK || place === EXTRA || (place === REMOVED && pose === DOWN)) card.proper = false // YG-SUMMON-41
}

/** YG-ZONE-15, -19, YG-CONTROL-03, YG-COUNTER-05, YG-RETURN-01, YG-STAT-06: to its owner's place, as a new object without counters. Tells nothing. */
export function lay(t: T, h: Handle, place: number, pose: number): void {
  const p = t.piece(h)
  if (isOnField(t.state, h)) {
    breakBonds(t, h, 'leaves')
    forget(t, h)
  }
  rebirth(t, h)
  change(t, h, becomeOwners, place, pose)
  p.guise = IS_EXTRA[p.def]! ? EXTRA_GUISE : MAIN_GUISE
  move(t, h, zoneOf(p.owner, place), place === GONE ? t.state.turn.no : 0) // when, for `made`
}

/** What was left on an object ends with it; so do its uses of the turn (YG-EFFECT-06). */
function forget(t: T, h: Handle): void {
  const s = t.state
  if (s.uses.length > 0) s.uses = s.uses.filter((use) => use.scope === 'game' || !use.key.endsWith(`/${h}`))
  const ref = refTo(s, h)
  if (s.standing.length > 0) s.standing = s.standing.filter((x) => x.to !== ref)
}

const told: Readonly<Record<number, EventName>> = {
  [GRAVE]: 'sent',
  [REMOVED]: 'removed',
  [HAND]: 'returned',
  [DECK]: 'returned',
  [EXTRA]: 'returned',
}

/**
 * A card goes to a place outside the field, face-up unless it is said (YG-ZONE-09), by cost, effect, rule or battle; `by` is what sends it. Returns where it came to. All cards of one
 * instruction move at one instant, which the caller begins (YG-ZONE-24).
 */
export function send(t: T, h: Handle, place: number, cause: string, by: Handle | null = null, pose: number = UP): number {
  const was = wasOf(t, h)
  const onField = isOnField(t.state, h)
  const wasOpen = t.piece(h).known === PUBLIC
  const to = destination(t, h, place)
  lay(t, h, to, pose)
  const { owner, known } = t.piece(h)
  const details = { cause, was: wasOpen || known === PUBLIC ? was : unseen(was) }
  if (onField) tell(t, 'left', was.controller as PlayerId, h, by, details)
  const event = told[to]
  if (event !== undefined) tell(t, event, owner, h, by, details) // YG-SEND-01, -02: in whatever way it was sent
  if (cause === 'discard') tell(t, 'discarded', owner, h, by, details)
  if (cause === 'tribute') tell(t, 'tributed', was.controller as PlayerId, h, by, details)
  if ((to === HAND || to === EXTRA) && t.piece(h).known === PUBLIC) hide(t, h) // YG-REVEAL-03
  return to
}

/** YG-META-09: to the Graveyard by rule, not destroyed. */
export function destroyless(t: T, h: Handle): void {
  instant(t)
  send(t, h, GRAVE, 'rule')
}

/** YG-ZONE-25: a card at the end of a Deck is its top; this one goes under all others. */
export function toBottom(t: T, h: Handle): void {
  const { zone } = t.piece(h)
  t.state.zones[zone] = [h, ...without(t.state.zones[zone]!, h)]
}

export const shuffleDeck = (t: T, player: PlayerId): void => {
  shuffle(t, zoneOf(player, DECK)) // YG-SHUFFLE-01 to -03
  happen(t, 'shuffled', player)
}

/** YG-REVEAL-01, -03: all see the hand; then it is hidden again, and nobody can follow a card of it. */
export function showHand(t: T, player: PlayerId): void {
  for (const h of inZone(t.state, player, HAND)) {
    reveal(t, h)
    happen(t, 'revealed', player, h)
  }
  if (inZone(t.state, player, HAND).length > 1) shuffle(t, zoneOf(player, HAND)) // a single card can be followed: it stays known
}

/** YG-DRAW-01 to -03, -05, YG-EFFECT-10, -11: one draw, and nothing else is one: of so many cards; returns how many there were. */
export function draw(t: T, player: PlayerId, n: number): number {
  let drawn = 0
  for (; drawn < n; drawn++) {
    const deck = inZone(t.state, player, DECK)
    const top = deck.length === 0 ? undefined : deck[deck.length - 1]
    if (top === undefined) {
      t.player(player).decked = true // YG-WIN-03
      break
    }
    rebirth(t, top)
    move(t, top, zoneOf(player, HAND))
  }
  if (drawn > 0) tell(t, 'drew', player, null, null, { n: drawn })
  return drawn
}

function comeTo(card: DuelCard, controller: number, pose: number): void {
  card.controller = controller as PlayerId
  card.pose = pose
}
/** A card is put onto the field; for Monsters and Spells `slot` is an empty zone. */
export function put(t: T, h: Handle, player: PlayerId, place: number, slot: number, pose: number, kind: number): void {
  const s = t.state
  rebirth(t, h, freshMark(s.turn.no, pose === DOWN ? s.turn.no : -1, kind, s.group))
  change(t, h, comeTo, player, pose)
  const p = t.piece(h)
  p.guise = place === MONSTERS ? MONSTER_GUISE : IS_FIELD_SPELL[p.def]! ? FIELD_GUISE : SPELL_GUISE
  move(t, h, zoneOf(player, place), slot)
}

/** Turned face-up where it lies: from now on it is what it says (YG-CARD-11). */
export function turnUp(t: T, h: Handle, pose: number): void {
  const mark = t.mark(h)
  mark.since = t.state.group
  mark.upOn = t.state.turn.no
  change(t, h, lieIn, pose)
  learn(t, h)
}
function lieIn(card: DuelCard, pose: number): void {
  card.pose = pose
}

/** YG-ZONE-20, YG-POS-11, YG-STAT-06: the same card, without anything that lay on it; changes of control go on. */
export function turnDown(t: T, h: Handle): void {
  const s = t.state
  const mark = t.mark(h)
  mark.counters = 0
  mark.turns = 0
  mark.awake = false
  mark.muted = false
  mark.exiled = false
  const ref = refTo(s, h)
  if (s.standing.length > 0) s.standing = s.standing.filter((x) => x.to !== ref || x.about === 'control')
  if (s.uses.length > 0) s.uses = s.uses.filter((use) => use.scope === 'game' || !use.key.endsWith(`/${h}`))
  change(t, h, lieIn, DOWN)
}

/** YG-POS-10: the other position of a face-up monster; a face-down one is turned to Attack. */
export const toggled = (pose: number): number => (pose === ATTACK ? DEFENSE : ATTACK)

/** The empty zones of a kind, as bits; YG-ZONE-04, -05. */
export function emptySlots(t: T, player: PlayerId, place: typeof MONSTERS | typeof SPELLS): number {
  let free = (1 << SLOTS) - 1
  const taken = inZone(t.state, player, place)
  for (let i = 0; i < taken.length; i++) free &= ~(1 << t.state.pieces[taken[i]!]!.place)
  return free
}

export const placeName = (place: number): string => places[place]!
export const isField = (place: number): boolean => place >= MONSTERS && place <= FIELD
