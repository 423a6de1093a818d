import type { ActTable, Refusal } from './contract.ts'
import type { Handle, PlayerId, RuleId } from './ids.ts'
import { ACT_BIT, codeOf, PIECE_BIT, TARGET_BIT } from './option.ts'
import type { Shape } from './state.ts'
import type { Table } from './table.ts'

/** How far short it falls, and what forbids it. */
export interface Short {
  readonly need: number
  readonly have: number
  readonly source: Handle | null
}
export interface Why extends Short {
  readonly rule: RuleId
}

export const short = (need: number, have: number, source: Handle | null = null): Short => ({ need, have, source })
export const because = (rule: RuleId, need = 0, have = 0, source: Handle | null = null): Why => ({ rule, need, have, source })

type OnPlayer<G extends Shape, R> = (t: Table<G>, player: PlayerId) => R
type OnPiece<G extends Shape, R> = (t: Table<G>, player: PlayerId, piece: Handle) => R
type OnPair<G extends Shape, R> = (t: Table<G>, player: PlayerId, piece: Handle, target: Handle) => R
/** `target` is null for acts without targets, `piece` for acts without pieces. */
type OnPlace<G extends Shape, R> = (t: Table<G>, player: PlayerId, piece: Handle | null, target: Handle | null, place: number) => R
type Fill<G extends Shape> = (t: Table<G>, player: PlayerId, piece: Handle | null, target: Handle | null) => number

/** A need and its rule; the optional third part tells how far short it falls. */
export type Need<F, D> = readonly [RuleId, F] | readonly [RuleId, F, D]

/**
 * What a player may do. The same lines offer, refuse and explain, in stages: player, piece, pair, place.
 * `pieces`, `targets` and `places` are exact and carry the rule of "not among them", which their third part may sharpen.
 * `places` fills the kernel's set with `addPlace` or `setWords` and returns the number of words in use.
 * `open` are the pieces that meet all needs of the player and the piece, and leave out none of which anything is offered, where a game can tell them at once:
 * a listing then asks for these instead of each need of each piece. Refusals never look at it.
 */
export interface Act<G extends Shape> {
  readonly act: string
  readonly player?: readonly Need<OnPlayer<G, boolean>, OnPlayer<G, Short>>[]
  readonly pieces?: Need<OnPlayer<G, readonly Handle[]>, OnPiece<G, Why>>
  readonly piece?: readonly Need<OnPiece<G, boolean>, OnPiece<G, Short>>[]
  readonly open?: OnPlayer<G, readonly Handle[]>
  readonly targets?: Need<OnPiece<G, readonly Handle[]>, OnPair<G, Why>>
  readonly pair?: readonly Need<OnPair<G, boolean>, OnPair<G, Short>>[]
  readonly places?: Need<Fill<G>, OnPlace<G, Why>>
}

/** A ban beats any permission; the answer is what forbids it. */
export type Bans<G extends Shape> = (t: Table<G>, act: string, player: PlayerId, piece: Handle | null, target: Handle | null) => Why | null

interface Compiled<G extends Shape> {
  readonly act: string
  readonly code: number
  readonly player: NonNullable<Act<G>['player']>
  readonly pieces: NonNullable<Act<G>['pieces']> | null
  readonly piece: NonNullable<Act<G>['piece']>
  readonly targets: NonNullable<Act<G>['targets']> | null
  readonly pair: NonNullable<Act<G>['pair']>
  readonly places: NonNullable<Act<G>['places']> | null
  // The same once more, laid out for listing: functions without their rules.
  readonly playerTests: readonly OnPlayer<G, boolean>[]
  readonly pieceTests: readonly OnPiece<G, boolean>[]
  readonly pairTests: readonly OnPair<G, boolean>[]
  readonly from: OnPlayer<G, readonly Handle[]> | null
  readonly open: OnPlayer<G, readonly Handle[]> | null
  readonly aims: OnPiece<G, readonly Handle[]> | null
  readonly fill: Fill<G> | null
}
export type Asks<G extends Shape> = Readonly<Record<string, readonly Compiled<G>[]>>

export function compileAsks<G extends Shape>(asks: Readonly<Record<string, readonly Act<G>[]>>, table: ActTable): Asks<G> {
  const compiled: Record<string, readonly Compiled<G>[]> = {}
  for (const [ask, acts] of Object.entries(asks))
    compiled[ask] = acts.map((a) => ({
      act: a.act,
      code: (codeOf(table, a.act) + 1) << ACT_BIT,
      player: a.player ?? [],
      pieces: a.pieces ?? null,
      piece: a.piece ?? [],
      targets: a.targets ?? null,
      pair: a.pair ?? [],
      places: a.places ?? null,
      playerTests: (a.player ?? []).map((need) => need[1]),
      pieceTests: (a.piece ?? []).map((need) => need[1]),
      pairTests: (a.pair ?? []).map((need) => need[1]),
      from: a.pieces?.[1] ?? null,
      open: a.open ?? null,
      aims: a.targets?.[1] ?? null,
      fill: a.places?.[1] ?? null,
    }))
  return compiled
}

// An imported constant is looked up anew at each use; a module's own is known to the compiler.
const PIECE = PIECE_BIT
const TARGET = TARGET_BIT

// Scratch: options of the ask under way, and the set that `places` fills. Never alive across a call.
const OUT: number[] = []
const SET = new Int32Array(64)
let count = 0

/** Makes room for so many options more: a store that may have to grow its array is twice as dear. */
function makeRoom(more: number): void {
  for (let n = count + more; OUT.length < n; ) OUT.push(0)
}

/** The options listed last. */
export const listed = (n: number): number[] => OUT.slice(0, n)
export const onlyListed = (): number => OUT[0]!

/** Puts one place into the set that is being filled. */
export function addPlace(place: number): void {
  SET[place >>> 5] = SET[place >>> 5]! | (1 << (place & 31))
}
/** Puts a word of places into the set: those from 32 × `at` on. */
export function setWord(at: number, bits: number): void {
  SET[at] = bits
}
/** Puts four words of places into the set at once. */
export function setWords(a: number, b: number, c: number, d: number): number {
  SET[0] = a
  SET[1] = b
  SET[2] = c
  SET[3] = d
  return 4
}

function offerSet(base: number, words: number): void {
  let n = count
  if (OUT.length < n + words * 32) makeRoom(words * 32)
  for (let w = 0, top = 32; w < words; w++, top += 32) {
    let x = SET[w]!
    SET[w] = 0
    // Four in a round: what is checked of the array before the first store need not be checked before the others.
    while (x !== 0) {
      OUT[n++] = base | (top - Math.clz32(x & -x))
      x &= x - 1
      if (x === 0) break
      OUT[n++] = base | (top - Math.clz32(x & -x))
      x &= x - 1
      if (x === 0) break
      OUT[n++] = base | (top - Math.clz32(x & -x))
      x &= x - 1
      if (x === 0) break
      OUT[n++] = base | (top - Math.clz32(x & -x))
      x &= x - 1
    }
  }
  count = n
}

function takeSet(words: number, place: number): boolean {
  const has = place >>> 5 < words && (SET[place >>> 5]! & (1 << (place & 31))) !== 0
  for (let w = 0; w < words; w++) SET[w] = 0
  return has
}

/** Lists what a player may do, in the order of the acts; returns how many options there are. */
export function list<G extends Shape>(t: Table<G>, player: PlayerId, acts: readonly Compiled<G>[]): number {
  count = 0
  for (let i = 0; i < acts.length; i++) {
    const a = acts[i]!
    if (a.open !== null) {
      const open = a.open(t, player)
      for (let j = 0; j < open.length; j++) offerFrom(t, player, a, open[j]!, a.code | ((open[j]! + 1) << PIECE))
      continue
    }
    if (!playerMay(t, player, a.playerTests)) continue
    if (a.from === null) offerFrom(t, player, a, null, a.code)
    else {
      const from = a.from(t, player)
      for (let j = 0; j < from.length; j++) {
        const piece = from[j]!
        if (pieceMay(t, player, a.pieceTests, piece)) offerFrom(t, player, a, piece, a.code | ((piece + 1) << PIECE))
      }
    }
  }
  return count
}

function offerFrom<G extends Shape>(t: Table<G>, player: PlayerId, a: Compiled<G>, piece: Handle | null, base: number): void {
  if (a.aims === null) return offerPlaces(t, player, a, piece, null, base)
  const targets = a.aims(t, player, piece as Handle)
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i]!
    if (pairMay(t, player, a.pairTests, piece as Handle, target)) offerPlaces(t, player, a, piece, target, base | ((target + 1) << TARGET))
  }
}

function offerPlaces<G extends Shape>(
  t: Table<G>,
  player: PlayerId,
  a: Compiled<G>,
  piece: Handle | null,
  target: Handle | null,
  base: number,
): void {
  const bans = t.rules.bans
  if (bans !== null && bans(t, a.act, player, piece, target) !== null) return
  if (a.fill === null) {
    if (OUT.length === count) makeRoom(1)
    OUT[count++] = base
  } else offerSet(base, a.fill(t, player, piece, target))
}

function playerMay<G extends Shape>(t: Table<G>, player: PlayerId, tests: readonly OnPlayer<G, boolean>[]): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(t, player)) return false
  return true
}
function pieceMay<G extends Shape>(t: Table<G>, player: PlayerId, tests: readonly OnPiece<G, boolean>[], piece: Handle): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(t, player, piece)) return false
  return true
}
function pairMay<G extends Shape>(
  t: Table<G>,
  player: PlayerId,
  tests: readonly OnPair<G, boolean>[],
  piece: Handle,
  target: Handle,
): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(t, player, piece, target)) return false
  return true
}

const refuse = (a: { readonly act: string }, why: Why): Refusal => ({
  act: a.act,
  rule: why.rule,
  source: why.source,
  need: why.need,
  have: why.have,
})
const fail = (rule: RuleId, s: Short | undefined): Why => (s === undefined ? because(rule) : because(rule, s.need, s.have, s.source))

/** The first stage that fails, up to and including the piece. */
export function refusePiece<G extends Shape>(t: Table<G>, player: PlayerId, a: Compiled<G>, piece: Handle | null): Refusal | null {
  for (const need of a.player) if (!need[1](t, player)) return refuse(a, fail(need[0], need[2]?.(t, player)))
  if (a.pieces === null) return null
  if (piece === null || !a.pieces[1](t, player).includes(piece))
    return refuse(a, piece === null ? because(a.pieces[0]) : (a.pieces[2]?.(t, player, piece) ?? because(a.pieces[0])))
  for (const need of a.piece) if (!need[1](t, player, piece)) return refuse(a, fail(need[0], need[2]?.(t, player, piece)))
  return null
}

/** The first stage that fails; null when this very option is offered. */
export function refuseOption<G extends Shape>(
  t: Table<G>,
  player: PlayerId,
  a: Compiled<G>,
  piece: Handle | null,
  target: Handle | null,
  place: number | null,
): Refusal | null {
  const early = refusePiece(t, player, a, piece)
  if (early !== null) return early
  if ((a.pieces === null && piece !== null) || (a.targets === null && target !== null) || (a.places === null && place !== null))
    return refuse(a, because(t.rules.refused.notNow)) // names more than the act takes
  if (a.targets !== null) {
    const from = piece as Handle
    if (target === null || !a.targets[1](t, player, from).includes(target))
      return refuse(a, target === null ? because(a.targets[0]) : (a.targets[2]?.(t, player, from, target) ?? because(a.targets[0])))
    for (const need of a.pair) if (!need[1](t, player, from, target)) return refuse(a, fail(need[0], need[2]?.(t, player, from, target)))
  }
  const ban = t.rules.bans?.(t, a.act, player, piece, target) ?? null
  if (ban !== null) return refuse(a, ban)
  if (a.places === null) return null
  if (place !== null && takeSet(a.places[1](t, player, piece, target), place)) return null
  return refuse(a, place === null ? because(a.places[0]) : (a.places[2]?.(t, player, piece, target, place) ?? because(a.places[0])))
}

/** Why an act offers nothing with this piece although the piece itself may: what it would need further. */
export function refuseRest<G extends Shape>(t: Table<G>, player: PlayerId, a: Compiled<G>, piece: Handle): Refusal {
  const rest = a.targets ?? a.places
  const ban = t.rules.bans?.(t, a.act, player, piece, null) ?? null
  return refuse(a, ban ?? because(rest === null ? t.rules.refused.notNow : rest[0], 1, 0))
}
