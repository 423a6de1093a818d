import { type Handle, happen, type PlayerId, seatOf } from '@duelhall/kernel'
import { defs, GENERIC, TYPES, WILD } from './catalog.ts'
import { touch, version } from './memory.ts'
import { reserveOf } from './reserve.ts'
import { type T, UNROLLED } from './state.ts'
import { MOST_SEATS } from './teams.ts'

/** A cost in energy: `n` in all, of it so many of each type (DM-BUY-02, -03). */
export interface Price {
  readonly n: number
  /** One number for each of the four types. */
  readonly types: readonly number[]
}
export const NOTHING: readonly number[] = [0, 0, 0, 0]
export const price = (n: number, types: readonly number[]): Price => ({ n, types })

/** The price of one energy of each of these types, none at all, or a card's types (DM-BUY-04). */
export function typed(kinds: readonly number[]): readonly number[] {
  if (kinds.length === 0) return NOTHING
  const types = [0, 0, 0, 0]
  for (const kind of kinds) types[kind]!++
  return types
}
/** DM-ENERGY-14: several costs in one payment; each energy serves one of them. */
export function together(prices: readonly Price[]): Price {
  let all = prices[0] ?? FREE
  for (let i = 1; i < prices.length; i++) all = both(all, prices[i]!)
  return all
}
export function both(a: Price, b: Price): Price {
  const x = a.types
  const y = b.types
  const types = x === NOTHING ? y : y === NOTHING ? x : [x[0]! + y[0]!, x[1]! + y[1]!, x[2]! + y[2]!, x[3]! + y[3]!]
  return price(a.n + b.n, types)
}
const FREE = price(0, NOTHING)

/** Energy of a player by kind, in the reserve and virtual, and in all: DM-ENERGY-06 counts symbols, not dice. */
function counts(t: T, player: PlayerId): readonly number[] {
  const now = version(t)
  const count = COUNTS[player]!
  if (countedAt[player] === now) return count
  const seat = t.player(player)
  const { energy } = reserveOf(t, player)
  count[0] = seat.fist + energy[0]!
  count[1] = seat.bolt + energy[1]!
  count[2] = seat.mask + energy[2]!
  count[3] = seat.shield + energy[3]!
  count[WILD] = energy[WILD]!
  count[GENERIC] = seat.generic + energy[GENERIC]!
  let sum = 0
  for (let k = 0; k < ALL; k++) sum += count[k]!
  count[ALL] = sum
  countedAt[player] = now
  return count
}
const ALL = GENERIC + 1
// One list for each seat, counted anew in another version of the table: never kept by those who ask.
const COUNTS: readonly number[][] = Array.from({ length: MOST_SEATS }, () => [0, 0, 0, 0, 0, 0, 0])
const countedAt: number[] = COUNTS.map(() => -1)
export const tally = (t: T, player: PlayerId): number => counts(t, player)[ALL]!

/** Which of these prices a player can pay, as numbers into the list: all of them are held against one count. */
export function payable(t: T, player: PlayerId, prices: readonly Price[], found: number[]): void {
  const count = counts(t, player)
  for (let i = 0; i < prices.length; i++) if (count[ALL]! >= prices[i]!.n && uncovered(count, prices[i]!.types) <= 0) found.push(i)
}

/** DM-ENERGY-02, -05: types that neither symbols nor wild energy cover; 0 or less when all are. */
export function missingTypes(t: T, player: PlayerId, { types }: Price): number {
  return types === NOTHING ? 0 : uncovered(counts(t, player), types)
}
function uncovered(count: readonly number[], types: readonly number[]): number {
  if (types === NOTHING) return 0
  let open = 0
  for (let k = 0; k < TYPES; k++) if (types[k]! > count[k]!) open += types[k]! - count[k]!
  return open - count[WILD]!
}
export const hasTypes = (t: T, player: PlayerId, cost: Price): boolean => missingTypes(t, player, cost) <= 0

/** DM-ENERGY-18: never owed. Whatever suffices can be cut down to an exact payment (DM-ENERGY-13). */
export function affords(t: T, player: PlayerId, cost: Price): boolean {
  const count = counts(t, player)
  return count[ALL]! >= cost.n && uncovered(count, cost.types) <= 0
}
/** The same so many times over, paid at once. */
export const affordsTimes = (t: T, player: PlayerId, { n, types }: Price, times: number): boolean =>
  tally(t, player) >= n * times && (types === NOTHING || hasTypes(t, player, price(n * times, timesOver(types, times))))
export const timesOver = (types: readonly number[], times: number): readonly number[] => types.map((n) => n * times)

/** DM-ENERGY-07: energy not shown on a die. */
export function gainEnergy(t: T, player: PlayerId, kind: number, n: number): void {
  if (n <= 0) return
  const seat = t.player(player)
  if (kind === 0) seat.fist += n
  else if (kind === 1) seat.bolt += n
  else if (kind === 2) seat.mask += n
  else if (kind === 3) seat.shield += n
  else seat.generic += n
  touch(t)
  happen(t, 'energyGained', player, seatOf(player), null, { n })
}

export function virtualOf(t: T, player: PlayerId, kind: number): number {
  const seat = t.player(player)
  return kind === 0
    ? seat.fist
    : kind === 1
      ? seat.bolt
      : kind === 2
        ? seat.mask
        : kind === 3
          ? seat.shield
          : kind === GENERIC
            ? seat.generic
            : 0
}

export function takeVirtual(t: T, player: PlayerId, kind: number): void {
  const seat = t.player(player)
  if (kind === 0) seat.fist--
  else if (kind === 1) seat.bolt--
  else if (kind === 2) seat.mask--
  else if (kind === 3) seat.shield--
  else seat.generic--
  touch(t)
}

/** DM-PRIO-05, DM-ENERGY-07: lost when its player passes. */
export function loseVirtual(t: T, player: PlayerId): void {
  const seat = t.player(player)
  if (seat.generic + seat.fist + seat.bolt + seat.mask + seat.shield === 0) return
  touch(t)
  seat.generic = 0
  seat.fist = 0
  seat.bolt = 0
  seat.mask = 0
  seat.shield = 0
}

const NO_SYMBOLS: readonly number[] = []
/** The energy a die in the reserve shows. */
export function energyOn(t: T, h: Handle): readonly number[] {
  const p = t.piece(h)
  return p.face === UNROLLED ? NO_SYMBOLS : defs[p.def]!.sides[p.face]!.energy
}
