import { kind } from '@duelhall/effects'
import { type Handle, joined, move, moveAll, type PlayerId, type Ref, rebirth, refTo, type State, same, seatOf } from '@duelhall/kernel'
import { ACTION, CHARACTER, defs, ENERGY, type Side } from './catalog.ts'
import { fx } from './fx.ts'
import type { Zone } from './lexicon.ts'
import { isCalmNow, renew, stayCalm, touch } from './memory.ts'
import {
  ATTACK,
  blank,
  CAPTURED,
  dice,
  FIELD,
  GONE,
  NOBODY,
  OUT,
  PREP,
  placeOf,
  places,
  RESERVE,
  SUPPLY,
  type T,
  TRANSIT,
  UNROLLED,
  USED,
  zoneOf,
} from './state.ts'
import { isActive } from './teams.ts'

/** DM-ZONE-07: the Attack Zone is a part of the Field Zone. */
export function isFielded(t: T, h: Handle): boolean {
  const place = placeOf(t.piece(h).zone)
  return place === FIELD || place === ATTACK
}
export const inAttackZone = (t: T, h: Handle): boolean => placeOf(t.piece(h).zone) === ATTACK
export const stillFielded = (t: T, ref: Ref): boolean => same(t.state as State, ref) && isFielded(t, (ref % 512) as Handle)

/** All of a player's dice in the Field Zone, those in the Attack Zone included. */
export function fielded(t: T, player: PlayerId): readonly Handle[] {
  return dice(t, player, ATTACK).length === 0 ? dice(t, player, FIELD) : both(t, player)
}
function both(t: T, player: PlayerId): readonly Handle[] {
  const field = dice(t, player, FIELD)
  const attack = dice(t, player, ATTACK)
  const last = together[player]
  if (last !== undefined && last.field === field && last.attack === attack) return last.all
  const all = joined(field, attack)
  together[player] = { field, attack, all }
  return all
}
/** The last of them for each player: the same as long as both lists are. */
const together: { readonly field: readonly Handle[]; readonly attack: readonly Handle[]; readonly all: readonly Handle[] }[] = []

/** Zones in which a face means something (DM-DIE-09, -10): not in the Prep Area (DM-ZONE-04), where dice wait for the next roll. */
export const isRolledIn = (place: number): boolean =>
  place === RESERVE || place === FIELD || place === ATTACK || place === TRANSIT || place === CAPTURED

/** The face a die shows; null where it is unrolled. */
export function shown(t: T, h: Handle): Side | null {
  const p = t.piece(h)
  return p.face === UNROLLED ? null : defs[p.def]!.sides[p.face]!
}
export const showsCharacter = (t: T, h: Handle): boolean => shown(t, h)?.is === CHARACTER
export const showsEnergy = (t: T, h: Handle): boolean => shown(t, h)?.is === ENERGY
export const showsAction = (t: T, h: Handle): boolean => shown(t, h)?.is === ACTION
export const isToken = (t: T, h: Handle): boolean => defs[t.piece(h).def]!.kind === 'token'

/** Where a die goes in place of where it would go; `cause` is why it goes. */
function turned(t: T, h: Handle, place: number, cause: string): number {
  const way = wayOf(t, h, place, cause)
  return way === null || way.may === true ? place : places.indexOf(way.instead)
}

const GOES = kind('goes')
interface Way {
  readonly goes: Zone
  readonly instead: Zone
  readonly cause?: string
  readonly may?: true
}
/** What turns a die aside on its way: something that lies on it, or on its player. */
export function wayOf(t: T, h: Handle, place: number, cause: string): Way | null {
  if (fx.isSilent(t, GOES)) return null
  return wayOn(t, h, place, cause) ?? wayOn(t, seatOf(t.state.pieces[h]!.controller), place, cause)
}
function wayOn(t: T, h: Handle, place: number, cause: string): Way | null {
  const ways = fx.lies(t, GOES, h)
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!.mod as Way
    if (way.goes === places[place] && (way.cause === undefined || way.cause === cause)) return way
  }
  return null
}

/**
 * Moves a die to one of its owner's zones (DM-ZONE-13), and out of any other (DM-ZONE-12, DM-INV-01). What leaves the Field Zone, where
 * dice stay without limit (DM-ZONE-06), is a new object: damage, marks and effects are gone.
 */
export function send(t: T, h: Handle, place: number, face: number = UNROLLED, cause = ''): void {
  const p = t.piece(h)
  const from = placeOf(p.zone)
  const wasInPlay = from === FIELD || from === ATTACK
  const wasCalm = isAside(from) && isCalmAside(t)
  let to = turned(t, h, place, cause)
  const staysInPlay = to === FIELD || to === ATTACK
  if (isToken(t, h) && !staysInPlay)
    to = GONE // DM-TOKEN-02, -06
  // DM-CONTROL-06: any unrolled zone becomes the owner's Prep Area.
  else if (wasInPlay && p.controller !== p.owner && !isRolledIn(to)) to = PREP
  if (t.state.marks[h] !== null && !(wasInPlay && staysInPlay)) rebirth(t, h) // DM-FX-05, DM-KO-09, DM-INV-09
  p.face = isRolledIn(to) ? face : UNROLLED // DM-DIE-11
  if (to === SUPPLY && p.card !== NOBODY) p.owner = t.piece(p.card).owner // DM-ZONE-15
  if (!staysInPlay || !wasInPlay) p.controller = p.owner
  if (staysInPlay && t.state.marks[h] === null) t.state.marks[h] = blank()
  const zone = zoneOf(staysInPlay ? p.controller : p.owner, to)
  if (zone === p.zone) renew(t, h) // it stays where it is, on another face
  move(t, h, zone)
  if (wasCalm && isAside(to)) stayCalm(t)
}

/** What goes from one of these places to another changes nothing in the field: what was calm stays so, unless something that lasts lies on it. */
const isAside = (place: number): boolean => place !== FIELD && place !== ATTACK && place !== CAPTURED
const isCalmAside = (t: T): boolean => t.state.standing.length === 0 && isCalmNow(t)

/** The same for dice that lie together outside the Field Zone, all on the faces they show: mostly nothing turns any of them aside. */
export function sendAll(t: T, list: readonly Handle[], place: number): void {
  if (list.length < 2 || place === SUPPLY || !fx.isSilent(t, GOES)) {
    for (let i = 0; i < list.length; i++) send(t, list[i]!, place, t.state.pieces[list[i]!]!.face)
    return
  }
  const isRolled = isRolledIn(place)
  const wasCalm = isCalmAside(t)
  for (let i = 0; i < list.length; i++) {
    if (t.state.marks[list[i]!] !== null) rebirth(t, list[i]!)
    if (!isRolled) t.state.pieces[list[i]!]!.face = UNROLLED // DM-DIE-11
  }
  moveAll(t, list, zoneOf(t.state.pieces[list[0]!]!.owner, place))
  if (wasCalm) stayCalm(t)
}

/** DM-ZONE-08 to -10: where what is spent or used in its owner's turn goes, and in another turn (DM-ENERGY-10, -11). */
export const spentZone = (t: T, owner: PlayerId): number => (t.state.table.outOfPlay && isActive(t, owner) ? OUT : USED)

/** Spent, used, or sent to the used pile from Field or Reserve by an effect. */
export function spend(t: T, h: Handle, cause = ''): void {
  send(t, h, turned(t, h, USED, cause) === USED ? spentZone(t, t.piece(h).owner) : USED, UNROLLED, cause)
}

/** DM-MAIN-04, DM-DRAW-12: unfielded characters may not stay past the Main Step. */
const afterMain = (t: T): boolean => AFTER_MAIN.includes(t.state.turn.phase)
const AFTER_MAIN = ['beforeAttack', 'attack', 'window', 'damage', 'cleanup']

/** DM-ZONE-14, DM-REROLL-08, DM-DRAW-12: whether a die may not lie in its owner's reserve on this face now. */
export function isMisplaced(t: T, h: Handle, face: number): boolean {
  const { owner, def } = t.piece(h)
  const { is } = defs[def]!.sides[face]!
  return isActive(t, owner) ? is === CHARACTER && afterMain(t) : is !== ENERGY
}

/** Into the reserve on a face, where it waits to be spent, fielded or used (DM-ZONE-05); to the used pile if it may not be there. */
export function toReserve(t: T, h: Handle, face: number): void {
  if (isMisplaced(t, h, face)) send(t, h, USED)
  else send(t, h, RESERVE, face)
}

/** The same for what lies in transit of dice that were rolled together, those of one owner after those of another. */
export function allToReserve(t: T, list: readonly Handle[]): void {
  let from = 0
  while (from < list.length) {
    const { owner } = t.state.pieces[list[from]!]!
    const own: Handle[] = []
    for (; from < list.length && t.state.pieces[list[from]!]!.owner === owner; from++) {
      const h = list[from]!
      const p = t.state.pieces[h]!
      if (placeOf(p.zone) !== TRANSIT) continue
      if (isMisplaced(t, h, p.face)) send(t, h, USED)
      else own.push(h)
    }
    sendAll(t, own, RESERVE)
  }
}

/** Moves a die between the Field Zone and the Attack Zone: neither fielding nor leaving (DM-ZONE-07). */
export function step(t: T, h: Handle, place: typeof FIELD | typeof ATTACK): void {
  move(t, h, zoneOf(t.piece(h).controller, place))
}

/** Another face up, where the die lies: nothing in the index asks for faces. */
export function turnTo(t: T, h: Handle, face: number): void {
  t.state.pieces[h]!.face = face
  if (isFielded(t, h) || placeOf(t.piece(h).zone) === RESERVE) renew(t, h)
  else touch(t)
}

export const refOf = (t: T, h: Handle): Ref => refTo(t.state as State, h)
export const isSameDie = (t: T, ref: Ref): boolean => same(t.state as State, ref)
