import { type Kind, kind } from '@duelhall/effects'
import { cut, type Handle, type PlayerId } from '@duelhall/kernel'
import { ABILITY, IS_FIELD_SPELL, IS_MONSTER, IS_NORMAL_SUMMONABLE } from './catalog.ts'
import { fx } from './fx.ts'
import { completes, tributable, tributesFor } from './materials.ts'
import { emptySlots } from './moves.ts'
import { DOWN, HAND, inZone, MONSTERS, SPELLS, type T, whereIs } from './state.ts'

// What a player may do in the open state, card by card: `acts.ts` offers and refuses by these lines. The lists are scratch.

const LIST: Handle[] = []
const NONE: readonly Handle[] = []
/** Adds a card of the hand, unless an equal one is offered already (YG-META-03). */
function addOnce(t: T, h: Handle): void {
  const { pieces } = t.state
  const p = pieces[h]!
  for (let i = 0; i < LIST.length; i++) {
    const q = pieces[LIST[i]!]!
    if (q.def === p.def && q.known === p.known && q.zone === p.zone) return
  }
  LIST.push(h)
}

/** Monsters in the hand that can be Normal Summoned, and Geminis that can be again. */
export function ownMonsters(t: T, player: PlayerId, again: boolean): readonly Handle[] {
  const s = t.state
  cut(LIST, 0)
  const hand = inZone(s, player, HAND)
  for (let i = 0; i < hand.length; i++) if (IS_NORMAL_SUMMONABLE[s.pieces[hand[i]!]!.def]!) addOnce(t, hand[i]!)
  if (!again) return LIST
  const monsters = inZone(s, player, MONSTERS)
  for (let i = 0; i < monsters.length; i++) {
    const p = s.pieces[monsters[i]!]!
    if (ABILITY[p.def] === 'gemini' && p.pose !== DOWN && !s.marks[monsters[i]!]!.awake) LIST.push(monsters[i]!) // YG-CARD-24
  }
  return LIST
}

const isFree = (t: T, player: PlayerId): boolean => emptySlots(t, player, MONSTERS) !== 0
/** YG-SUMMON-02, -11: Tributes and a zone; a Tribute frees one. */
export const hasTributes = (t: T, player: PlayerId, h: Handle, free = isFree(t, player)): boolean => {
  if (whereIs(t.state, h) === MONSTERS) return true
  const needs = tributesFor(t, h)
  if (needs === 0) return true
  return (free && tributable(t, player).length >= needs) || completes(t, 'tribute', player, h)
}
export const hasZone = (t: T, player: PlayerId, h: Handle, free = isFree(t, player)): boolean =>
  free || whereIs(t.state, h) === MONSTERS || tributesFor(t, h) > 0

const NORMAL_SUMMON = kind('cannot:normalSummon')
const SET = kind('cannot:set')
const banOf = (verb: 'normalSummon' | 'set'): Kind => (verb === 'set' ? SET : NORMAL_SUMMON)
const TRIBUTE_SUMMON = kind('cannot:tributeSummon')
const FLIP_SUMMON = kind('cannot:flipSummon')
const CHANGE_POSITION = kind('cannot:changePosition')

/** No ban lies on the card, nor on its player. */
export const isAllowed = (t: T, player: PlayerId, h: Handle, verb: 'normalSummon' | 'set'): boolean =>
  fx.bans(t, banOf(verb), h, null, player, 'YG-META-02') === null &&
  fx.bans(t, banOf(verb), player as number as Handle, h, player, 'YG-META-02') === null &&
  (fx.isSilent(t, TRIBUTE_SUMMON) || tributesFor(t, h) === 0 || fx.bans(t, TRIBUTE_SUMMON, h, null, player, 'YG-META-02') === null)

export const hasSummonLeft = (t: T, player: PlayerId): boolean => t.player(player).summons < t.player(player).allowed // YG-SUMMON-06
/** What meets every need of a Normal Summon, or of a Set. */
export function summonableNow(t: T, player: PlayerId, verb: 'normalSummon' | 'set'): readonly Handle[] {
  if (!hasSummonLeft(t, player)) return NONE
  ownMonsters(t, player, verb === 'normalSummon')
  const free = isFree(t, player)
  const unbanned = fx.isSilent(t, banOf(verb)) && fx.isSilent(t, TRIBUTE_SUMMON)
  let n = 0
  for (let i = 0; i < LIST.length; i++) {
    const h = LIST[i]!
    if (hasZone(t, player, h, free) && hasTributes(t, player, h, free) && (unbanned || isAllowed(t, player, h, verb))) LIST[n++] = h
  }
  cut(LIST, n)
  return LIST
}

/** YG-POS-03 to -06, -13, YG-SUMMON-21, -24: marks of the turn, which a monster brings along when its control changes. */
export const wasThere = (t: T, h: Handle): boolean => t.mark(h).playedOn !== t.state.turn.no
export const isUnturned = (t: T, h: Handle): boolean => t.mark(h).changedOn !== t.state.turn.no
export const hasNotAttacked = (t: T, h: Handle): boolean => t.mark(h).attackedOn !== t.state.turn.no
export const mayChange = (t: T, player: PlayerId, h: Handle): boolean => fx.bans(t, CHANGE_POSITION, h, null, player, 'YG-META-02') === null
export const mayFlip = (t: T, player: PlayerId, h: Handle): boolean => fx.bans(t, FLIP_SUMMON, h, null, player, 'YG-META-02') === null

/** Monsters that meet every need of a change of position or, face-down, of a Flip Summon. */
export function turnable(t: T, player: PlayerId, isDown: boolean): readonly Handle[] {
  const s = t.state
  cut(LIST, 0)
  const monsters = inZone(s, player, MONSTERS)
  for (let i = 0; i < monsters.length; i++) {
    const h = monsters[i]!
    if ((s.pieces[h]!.pose === DOWN) !== isDown || !wasThere(t, h) || !isUnturned(t, h) || !hasNotAttacked(t, h)) continue
    if (mayChange(t, player, h) && (!isDown || mayFlip(t, player, h))) LIST.push(h)
  }
  return LIST
}

/** YG-PHASE-21, YG-SPELL-12 */
export function settable(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  cut(LIST, 0)
  const hand = inZone(s, player, HAND)
  for (let i = 0; i < hand.length; i++) if (!IS_MONSTER[s.pieces[hand[i]!]!.def]!) addOnce(t, hand[i]!)
  return LIST
}
export const hasSpellZone = (t: T, player: PlayerId, h: Handle): boolean =>
  IS_FIELD_SPELL[t.piece(h).def]! || emptySlots(t, player, SPELLS) !== 0 // YG-ZONE-06, -08
export const maySet = (t: T, player: PlayerId, h: Handle): boolean => fx.bans(t, SET, h, null, player, 'YG-META-02') === null
/** Spells and Traps that meet every need of a Set. */
export function settableNow(t: T, player: PlayerId): readonly Handle[] {
  settable(t, player)
  let n = 0
  for (let i = 0; i < LIST.length; i++) if (hasSpellZone(t, player, LIST[i]!) && maySet(t, player, LIST[i]!)) LIST[n++] = LIST[i]!
  cut(LIST, n)
  return LIST
}
