import { type Handle, handle, type PlayerId, seatOf } from '@duelhall/kernel'
import { GENERIC, TYPES, WILD } from './catalog.ts'
import { energyOn, type Price, virtualOf } from './energy.ts'
import { version } from './memory.ts'
import { dice, type PayFrame, RESERVE, type T } from './state.ts'
import { twin } from './twins.ts'

/** Something that can pay: a die with one or two symbols, or one point of virtual energy. */
interface Source {
  /** The die, or the seat whose virtual energy it is. */
  readonly piece: Handle
  readonly a: number
  /** -1 where there is one symbol only. */
  readonly b: number
  /** Equal sources lie side by side and are offered once. */
  readonly key: number
  readonly rank: number
}

/** What is spent of a source: all of it, its first symbol, its second. */
export const WHOLE = 0
export const FIRST = 1
export const SECOND = 2
/** A choice of source and part as one number; a point of virtual energy says its kind. */
export const spending = (piece: Handle, part: number): number => piece * 8 + part
export const spentPiece = (code: number): Handle => handle(code >> 3)
export const spentPart = (code: number): number => code & 7

/** Keys of virtual energy are negative and above those of dice without twins. */
const VIRTUAL = 10

const rankOf = (kind: number, cost: Price): number => (kind === GENERIC ? 0 : kind === WILD ? 3 : cost.types[kind]! > 0 ? 2 : 1)

/** DM-ENERGY-18: the player's own energy only, in the order in which it is proposed: generic, off-type, type, wild (DM-ENERGY-19). */
function sources(t: T, player: PlayerId, cost: Price): readonly Source[] {
  const now = version(t)
  const { types } = cost
  const wanted = (types[0]! > 0 ? 1 : 0) + (types[1]! > 0 ? 2 : 0) + (types[2]! > 0 ? 4 : 0) + (types[3]! > 0 ? 8 : 0)
  if (found.version !== now || found.player !== player || found.wanted !== wanted) {
    found.list = lookForSources(t, player, cost)
    found.version = now
    found.player = player
    found.wanted = wanted
  }
  return found.list
}
/** Asked for several times in one payment: remembered until something changes, by the types that are wanted. */
const found: { version: number; player: number; wanted: number; list: readonly Source[] } = { version: -1, player: -1, wanted: 0, list: [] }
function lookForSources(t: T, player: PlayerId, cost: Price): readonly Source[] {
  const list: Source[] = []
  for (let k = 0; k < VIRTUAL_KINDS.length; k++) {
    const kind = VIRTUAL_KINDS[k]!
    for (let i = virtualOf(t, player, kind); i > 0; i--)
      list.push({ piece: seatOf(player), a: kind, b: -1, key: kind - VIRTUAL, rank: rankOf(kind, cost) })
  }
  const inReserve = dice(t, player, RESERVE)
  for (let i = 0; i < inReserve.length; i++) {
    const h = inReserve[i]!
    const symbols = energyOn(t, h)
    if (symbols.length === 0) continue
    const a = symbols[0]!
    const b = symbols[1] ?? -1
    const same = twin(t, h)
    list.push({ piece: h, a, b, key: same < 0 ? -1000 - h : same, rank: Math.max(rankOf(a, cost), b < 0 ? 0 : rankOf(b, cost)) })
  }
  return sorted(list)
}
const VIRTUAL_KINDS = [GENERIC, 0, 1, 2, 3]
const comesAfter = (x: Source, y: Source): boolean =>
  x.rank !== y.rank ? x.rank > y.rank : x.key !== y.key ? x.key > y.key : x.piece > y.piece
/** By insertion: there are few, and mostly they lie in order. */
function sorted(list: Source[]): readonly Source[] {
  for (let i = 1; i < list.length; i++) {
    const source = list[i]!
    let at = i
    for (; at > 0 && comesAfter(list[at - 1]!, source); at--) list[at] = list[at - 1]!
    list[at] = source
  }
  return list
}

const costOf = (f: PayFrame): Price => ({ n: f.n, types: [f.fist, f.bolt, f.mask, f.shield] })

/** The search for payments that are exact: how much is still to be paid and of which types. */
interface Search {
  readonly list: readonly Source[]
  readonly wanted: number
  /** DM-ENERGY-08: whether half a generic face may be spent alone; otherwise its rest is lost. */
  readonly halves: boolean
  rest: number
  readonly open: number[]
  wild: number
  /** Symbols that could serve a type, single generic points, double generic faces among what is spent. */
  typedSpent: number
  single: number
  double: number
  found: number
  most: number
  readonly path: number[]
  first: readonly number[] | null
}

const begin = (t: T, list: readonly Source[], cost: Price, most: number): Search => ({
  list,
  wanted: cost.types[0]! + cost.types[1]! + cost.types[2]! + cost.types[3]!,
  halves: t.state.table.virtualRemainder,
  rest: cost.n,
  open: cost.types.slice(),
  wild: 0,
  typedSpent: 0,
  single: 0,
  double: 0,
  found: 0,
  most,
  path: [],
  first: null,
})

function beginFor(t: T, f: PayFrame): Search {
  const cost = costOf(f)
  return begin(t, sources(t, f.player, cost), cost, 1)
}

/** Types that what was spent does not cover yet. */
function uncovered(s: Search): number {
  let open = 0
  for (let k = 0; k < TYPES; k++) if (s.open[k]! > 0) open += s.open[k]!
  return open - s.wild
}

/**
 * DM-ENERGY-13: nothing in it that is not needed. Either it is exact; or, where halves of generic faces are lost, one point too
 * much with nothing in it but such faces and the symbols that cover types.
 */
const isPaid = (s: Search): boolean =>
  uncovered(s) <= 0 && (s.rest === 0 || (s.rest === -1 && !s.halves && s.double > 0 && s.single === 0 && s.typedSpent === s.wanted))

function count(s: Search, kind: number, by: 1 | -1): void {
  if (kind === GENERIC) return
  s.typedSpent += by
  if (kind === WILD) s.wild += by
  else s.open[kind]! -= by
}

function take(s: Search, source: Source, part: number, by: 1 | -1): void {
  const generic = source.a === GENERIC
  if (generic && (source.b < 0 || part === FIRST)) s.single += by
  else if (generic) s.double += by
  if (part !== SECOND) count(s, source.a, by)
  if (part !== FIRST && source.b >= 0) count(s, source.b, by)
  s.rest -= (part === WHOLE && source.b >= 0 ? 2 : 1) * by
}

/** The parts of a source that may be spent: half a face only where something is left that can be (DM-ENERGY-08, -09, -17). */
function partsOf(s: Search, source: Source): readonly number[] {
  if (source.b < 0) return WHOLES
  if (source.a === GENERIC) return s.halves ? HALVES : WHOLES
  return source.a === source.b ? HALVES : EITHER
}
const WHOLES = [WHOLE]
const HALVES = [WHOLE, FIRST]
const EITHER = [WHOLE, FIRST, SECOND]

/** Looks for payments from source `i` on, best proposal first, until enough are found. */
function search(s: Search, i: number): void {
  if (isPaid(s)) {
    s.found++
    s.first ??= s.path.slice()
    return
  }
  if (i === s.list.length || uncovered(s) > s.rest + (s.halves ? 0 : 1) || s.rest < (s.halves ? 1 : 0)) return
  const source = s.list[i]!
  for (const part of partsOf(s, source)) {
    take(s, source, part, 1)
    if (s.rest >= -1) {
      s.path.push(codeOf(source, part))
      search(s, i + 1)
      s.path.pop()
    }
    take(s, source, part, -1)
    if (s.found >= s.most) return
  }
  let next = i + 1 // without this one, without its twins either
  while (next < s.list.length && s.list[next]!.key === source.key) next++
  if (left(s, next)) search(s, next)
}

/** Whether what is left could still pay it. */
const left = (s: Search, from: number): boolean => worth(s.list, from) >= s.rest
/** The energy of these sources, from one of them on. */
function worth(list: readonly Source[], from = 0): number {
  let sum = 0
  for (let i = from; i < list.length; i++) sum += list[i]!.b < 0 ? 1 : 2
  return sum
}

const isVirtual = (source: Source): boolean => source.key < 0 && source.key >= -VIRTUAL
const codeOf = (source: Source, part: number): number => spending(source.piece, isVirtual(source) ? source.key + VIRTUAL : part)

/** DM-ENERGY-19: the payment that is proposed, and whether it is the only one. */
export function proposal(t: T, f: PayFrame): Proposal {
  const now = version(t)
  if (proposed.version !== now || proposed.f !== f) {
    const cost = costOf(f)
    const list = sources(t, f.player, cost)
    proposed.version = now
    proposed.f = f
    proposed.last = worth(list) === f.n ? { spends: allOf(list), only: true } : best(begin(t, list, cost, 2))
  }
  return proposed.last!
}
/** Where the cost takes all there is, there is one way to pay it. */
function allOf(list: readonly Source[]): readonly number[] {
  const spends: number[] = []
  for (let i = 0; i < list.length; i++) spends.push(codeOf(list[i]!, WHOLE))
  return spends
}
function best(s: Search): Proposal {
  search(s, 0)
  return { spends: s.first!, only: s.found === 1 }
}
interface Proposal {
  readonly spends: readonly number[]
  readonly only: boolean
}
/** Asked for when the payment begins and when it is listed: remembered until something changes. */
const proposed: { version: number; f: PayFrame | null; last: Proposal | null } = { version: -1, f: null, last: null }

/** Goes the way of the picks so far; returns the place after the last of them. */
function follow(s: Search, picked: readonly number[]): number {
  let at = 0
  for (const code of picked) {
    while (!isSource(s.list[at]!, code)) at++
    take(s, s.list[at]!, partIn(s.list[at]!, code), 1)
    at++
  }
  return at
}
const isSource = (source: Source, code: number): boolean =>
  spentPiece(code) === source.piece && (!isVirtual(source) || codeOf(source, WHOLE) === code)
const partIn = (source: Source, code: number): number => (isVirtual(source) ? WHOLE : spentPart(code))

/** What may be spent next, each source later than the last: only what an exact payment can go on from. */
export function spendable(t: T, f: PayFrame, picked: readonly number[]): readonly number[] {
  const now = version(t)
  if (known.version !== now || known.f !== f || known.picked !== picked) {
    known.version = now
    known.f = f
    known.picked = picked
    known.codes = look(t, f, picked)
  }
  return known.codes
}
/** Asked for once for all and once for each die: remembered until something changes. */
const known: { version: number; f: PayFrame | null; picked: readonly number[]; codes: readonly number[] } = {
  version: -1,
  f: null,
  picked: [],
  codes: [],
}
function look(t: T, f: PayFrame, picked: readonly number[]): readonly number[] {
  const s = beginFor(t, f)
  const from = follow(s, picked)
  const codes: number[] = []
  for (let i = from; i < s.list.length; i++) {
    const source = s.list[i]!
    if (i > from && s.list[i - 1]!.key === source.key) continue
    for (const part of partsOf(s, source)) {
      take(s, source, part, 1)
      s.found = 0
      if (s.rest >= -1) search(s, i + 1)
      take(s, source, part, -1)
      if (s.found > 0) codes.push(codeOf(source, part))
    }
  }
  return codes
}

export function isComplete(t: T, f: PayFrame, picked: readonly number[]): boolean {
  const s = beginFor(t, f)
  follow(s, picked)
  return isPaid(s)
}
