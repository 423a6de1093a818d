import type { Seek } from '@duelhall/api'
import type { Brings } from '../match/entries.ts'

export interface Seeking {
  readonly seek: Seek
  readonly brings: Brings
  readonly seed: string | null
  /** Whom they do not want to meet. */
  readonly blocked: readonly string[]
}

/** Ratings may lie so far apart at first, and so much further for each second of waiting. */
const near = 150
const widening = 15

const termsOf = ({ game, players, table, clock, rated }: Seek): string =>
  JSON.stringify([game, players, Object.entries(table).sort(), clock, rated])

function fits(one: Seeking, other: Seeking, now: number): boolean {
  if (one.seek.user === other.seek.user || termsOf(one.seek) !== termsOf(other.seek)) return false
  if (one.blocked.includes(other.seek.user) || other.blocked.includes(one.seek.user)) return false
  if (!one.seek.rated) return true
  const waited = Math.max(now - one.seek.created, now - other.seek.created) / 1000
  return Math.abs((one.seek.rating ?? 1500) - (other.seek.rating ?? 1500)) <= near + widening * waited
}

/** The first who can play together, the one who has waited longest among them. */
export function partyOf(waiting: readonly Seeking[], now: number): readonly Seeking[] | null {
  for (const first of waiting) {
    const all = [first]
    for (const other of waiting) {
      if (all.length < first.seek.players && all.every((one) => fits(one, other, now))) all.push(other)
    }
    if (all.length === first.seek.players) return all
  }
  return null
}
