import type { Handle, PlayerId } from '@duelhall/kernel'
import { ATTACK, dice, FIELD, type T } from './state.ts'

/**
 * What is worked out is remembered until something changes. The kernel forgets `t.memo` whenever a piece moves or something
 * begins to last; rules that write to marks, seats or the turn call `touch`.
 */
let last: T | null = null
let stamp = 0
/** Only its presence counts: nothing is kept in it. */
const SINCE: Map<string, number> = new Map()

/** A number that is another one after every change of the table. */
export function version(t: T): number {
  if (t.memo === null || t !== last) {
    t.memo = SINCE
    last = t
    stamp++
  }
  return stamp
}

export function touch(t: T): void {
  t.memo = null
}

/** The last version in which nothing was left to be settled, as far as dice in the field and what lasts are concerned. */
let calm = -1
export const isCalmNow = (t: T): boolean => version(t) === calm
/** It is so now, or still so after a change that touched neither. */
export function stayCalm(t: T): void {
  calm = version(t)
}

/**
 * A number that is another one after every change of what is in play. Lists of zones are replaced, never edited, so they tell by themselves, also from one
 * choice to the next; where a die in the field becomes another one without moving, `renew` replaces its list.
 */
export function inPlay(t: T): number {
  const now = version(t)
  if (now === lookedAt) return played
  lookedAt = now
  const seats = t.state.players.length
  let isSame = seen.length === 2 * seats
  for (let p = 0; p < seats; p++) {
    const field = dice(t, p as PlayerId, FIELD)
    const attack = dice(t, p as PlayerId, ATTACK)
    if (field === seen[2 * p] && attack === seen[2 * p + 1]) continue
    seen[2 * p] = field
    seen[2 * p + 1] = attack
    isSame = false
  }
  if (isSame) return played
  if (seen.length !== 2 * seats) seen.length = 2 * seats
  return ++played
}
const seen: (readonly Handle[])[] = []
let played = 0
/** The version of the table in which the lists were last looked at. */
let lookedAt = -1

/** The die shows, says or is something else where it lies: its zone is another list. */
export function renew(t: T, h: Handle): void {
  const { zone } = t.state.pieces[h]!
  t.state.zones[zone] = t.state.zones[zone]!.slice()
  t.memo = null
}

const MOST_PIECES = 512

/** Remembers one value for each piece. */
export function remembered<V>(work: (t: T, h: number) => V): (t: T, h: number) => V {
  const stamps = new Array<number>(MOST_PIECES).fill(0)
  const values = new Array<V | null>(MOST_PIECES).fill(null)
  return (t, h) => {
    const now = version(t)
    if (stamps[h] === now) return values[h] as V
    const value = work(t, h)
    // What was asked on the way may have worked out the same: the stamp is still that of the table.
    if (version(t) === now) {
      stamps[h] = now
      values[h] = value
    }
    return value
  }
}
