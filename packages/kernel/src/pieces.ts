import { type Handle, handle, type KeyId, type PlayerId, type ZoneId } from './ids.ts'
import { PUBLIC, type Shape } from './state.ts'
import type { Table } from './table.ts'

/** Puts a new piece on the table. */
export function born<G extends Shape>(t: Table<G>, piece: G['piece']): Handle {
  const s = t.state
  const h = handle(s.pieces.length)
  s.pieces.push(t.rules.records.piece(piece))
  s.marks.push(null)
  s.zones[piece.zone] = withLast(s.zones[piece.zone]!, h)
  learn(t, h)
  enlist(t, h, NOBODY)
  return h
}

/** Moves a piece to the end of a zone; the zone decides who gets to know it. */
export function move<G extends Shape>(t: Table<G>, h: Handle, zone: ZoneId, place = 0): void {
  const s = t.state
  const p = s.pieces[h]!
  const before = interestsOf(t, h)
  if (p.zone !== zone) {
    s.zones[p.zone] = without(s.zones[p.zone]!, h)
    s.zones[zone] = withLast(s.zones[zone]!, h)
    p.zone = zone
  }
  p.place = place
  learn(t, h)
  listAnew(t, h, before)
}

/** Moves pieces that lie in one zone to the end of another, in this order: both lists are made once, not once for each piece. */
export function moveAll<G extends Shape>(t: Table<G>, list: readonly Handle[], zone: ZoneId, place = 0): void {
  const s = t.state
  if (list.length === 0) return
  const from = s.pieces[list[0]!]!.zone
  if (list.length === 1 || from === zone || anyListens(t, list)) {
    for (let i = 0; i < list.length; i++) move(t, list[i]!, zone, place)
    return
  }
  s.zones[from] = list === s.zones[from] ? [] : withoutAll(s.zones[from]!, list)
  s.zones[zone] = joined(s.zones[zone]!, list)
  for (let i = 0; i < list.length; i++) {
    const p = s.pieces[list[i]!]!
    p.zone = zone
    p.place = place
  }
  for (let i = 0; i < list.length; i++) {
    learn(t, list[i]!)
    listAnew(t, list[i]!, NOBODY)
  }
}
const NOBODY: readonly never[] = []

function anyListens<G extends Shape>(t: Table<G>, list: readonly Handle[]): boolean {
  if (!t.rules.listsMoves) return false
  for (let i = 0; i < list.length; i++) if (interestsOf(t, list[i]!).length > 0) return true
  return false
}

/** A new object from here on: what referred to the old one has lost it, and its marks are gone. */
export function rebirth<G extends Shape>(t: Table<G>, h: Handle, marks: G['mark'] | null = null): void {
  t.state.pieces[h]!.life++
  t.state.marks[h] = marks
  t.memo = null
}

/** Changes a piece and keeps the index right. What is done often is a function of its own and takes numbers: one that is made for each change is also linked for each. */
export function change<G extends Shape>(
  t: Table<G>,
  h: Handle,
  edit: (piece: G['piece'], a: number, b: number) => void,
  a = 0,
  b = 0,
): void {
  const before = interestsOf(t, h)
  edit(t.state.pieces[h]!, a, b)
  listAnew(t, h, before)
}

// A slice that is pushed to is copied once more, into room for half as many again and sixteen: most lists are of small integers, and these are laid out in a list
// that has the room already. `concat` takes a slow path for a single element.
export function withLast<X>(list: readonly X[], x: X): readonly X[] {
  if (typeof x === 'number') return withNumber(list as readonly number[] as readonly (X & number)[], x)
  return withRecord(list, x)
}
const RECORDS: unknown[] = []
function withRecord<X>(list: readonly X[], x: X): readonly X[] {
  const n = list.length
  if (n === 0) return [x]
  while (RECORDS.length <= n) RECORDS.push(null)
  for (let i = 0; i < n; i++) RECORDS[i] = list[i]
  RECORDS[n] = x
  return RECORDS.slice(0, n + 1) as X[]
}
const ROOM: number[] = []
function withNumber<X extends number>(list: readonly X[], x: X): readonly X[] {
  const n = list.length
  while (ROOM.length <= n) ROOM.push(0)
  for (let i = 0; i < n; i++) ROOM[i] = list[i]!
  ROOM[n] = x
  return ROOM.slice(0, n + 1) as X[]
}
/** One list after the other, by the same means. */
export function joined(a: readonly Handle[], b: readonly Handle[]): readonly Handle[] {
  const n = a.length + b.length
  while (ROOM.length < n) ROOM.push(0)
  for (let i = 0; i < a.length; i++) ROOM[i] = a[i]!
  for (let i = 0; i < b.length; i++) ROOM[a.length + i] = b[i]!
  return ROOM.slice(0, n) as Handle[]
}

/** Shortens a list that is used again and again. To set its length would leave compiled code for the runtime and give its room away. */
export function cut(list: number[], length: number): void {
  while (list.length > length) list.pop()
}

// A slice of which the last is dropped: pushed one by one, a list is grown and copied several times.
export const without = (list: readonly Handle[], h: Handle): readonly Handle[] => {
  const at = list.indexOf(h)
  if (at < 0) return list
  const rest = list.slice()
  for (let i = at + 1; i < rest.length; i++) rest[i - 1] = rest[i]!
  rest.pop()
  return rest
}

const withoutAll = (list: readonly Handle[], gone: readonly Handle[]): readonly Handle[] => {
  const rest: Handle[] = []
  for (let i = 0; i < list.length; i++) if (!gone.includes(list[i]!)) rest.push(list[i]!)
  return rest
}

/** Players still in the game who are not on this one's side. */
export function foes<G extends Shape>(t: Table<G>, player: PlayerId): readonly PlayerId[] {
  const { players } = t.state
  const { team } = players[player]!
  const list: PlayerId[] = []
  for (let p = 0; p < players.length; p++) if (!players[p]!.out && players[p]!.team !== team) list.push(p as PlayerId)
  return list
}

/** How many decide before this player where several would at once: the active player does first, then partners, then the others by seat. */
export function rankOf<G extends Shape>(t: Table<G>, player: PlayerId): number {
  const { players, turn } = t.state
  if (player === turn.player) return 0
  const { team } = players[turn.player]!
  const isMate = players[player]!.team === team
  let before = 1
  for (let p = 0; p < players.length; p++) {
    if (p === player || p === turn.player) continue
    const mate = players[p]!.team === team
    if (mate === isMate ? p < player : mate) before++
  }
  return before
}

/** Players still in the game, in seat order. */
export function playing<G extends Shape>(t: Table<G>): readonly PlayerId[] {
  const { players } = t.state
  const list: PlayerId[] = []
  for (let p = 0; p < players.length; p++) if (!players[p]!.out) list.push(p as PlayerId)
  return list
}

export function countPlaying<G extends Shape>(t: Table<G>): number {
  const seats = t.state.players
  let n = 0
  for (let p = 0; p < seats.length; p++) if (!seats[p]!.out) n++
  return n
}

/** The next player in seat order who is still in the game. */
export function after<G extends Shape>(t: Table<G>, player: PlayerId): PlayerId {
  const seats = t.state.players
  let p: number = player
  do p = p + 1 === seats.length ? 0 : p + 1
  while (seats[p]!.out && p !== player)
  return p as PlayerId
}

/** Entering a zone tells some players what the piece is; nobody forgets it by that. */
export function learn<G extends Shape>(t: Table<G>, h: Handle): void {
  const secrets = t.rules.secrets
  if (secrets === null) return
  const p = t.state.pieces[h]!
  const sees = secrets.sees(t, h)
  if (sees === 'all') p.known = PUBLIC
  else if (sees === 'controller') p.known |= 1 << p.controller
}

const interestsOf = <G extends Shape>(t: Table<G>, h: Handle): readonly KeyId[] => (t.rules.listsMoves ? t.rules.interests!(t, h) : NOBODY)

/** What has moved or changed stands in the index by what it is now. */
function listAnew<G extends Shape>(t: Table<G>, h: Handle, before: readonly KeyId[]): void {
  if (t.rules.listsMoves) enlist(t, h, before)
  else t.memo = null
}
function enlist<G extends Shape>(t: Table<G>, h: Handle, before: readonly KeyId[]): void {
  t.memo = null
  if (t.rules.interests === null) return
  const now = t.rules.interests(t, h)
  if (now.length === 0 && before.length === 0) return
  const index = t.state.index
  for (let i = 0; i < before.length; i++) if (!now.includes(before[i]!)) index[before[i]!] = without(index[before[i]!]!, h)
  for (let i = 0; i < now.length; i++) if (!index[now[i]!]!.includes(h)) index[now[i]!] = withInOrder(index[now[i]!]!, h)
}
/** Lists ascend, so that the index is a function of what is on the table. */
function withInOrder(list: readonly Handle[], h: Handle): readonly Handle[] {
  const n = list.length
  while (ROOM.length <= n) ROOM.push(0)
  let at = n
  for (; at > 0 && list[at - 1]! > h; at--) ROOM[at] = list[at - 1]!
  ROOM[at] = h
  for (let i = 0; i < at; i++) ROOM[i] = list[i]!
  return ROOM.slice(0, n + 1) as Handle[]
}
