import { Foreign, type GameModule, type Happening, type PlayerId, type Viewer } from '@duelhall/kernel'
import type { EntryRow } from '@duelhall/store'
import { turnTo } from './clock.ts'
import type { LineOf } from './entries.ts'
import { advance, askedIn, begun, isPinned, lineOf, pinText, startOf, Unreadable } from './fold.ts'
import type { Match, Told } from './match.ts'
import { stillPassing } from './passing.ts'
import { type Audience, audience, glance, show, viewersOf } from './show.ts'
import { lastSegment } from './snapshot.ts'
import { createTelling, type Telling } from './telling.ts'

export type Find = (game: string) => GameModule | null

/** Where reading a log begins: at its opening, or at its last segment. */
export interface Start {
  readonly match: Match
  /** The segment's line; null at the opening. */
  readonly segment: LineOf<'segment'> | null
  /** What came of it, and when. */
  readonly told: Told
  readonly at: number
  readonly rest: readonly EntryRow[]
}

export function startAt(entries: readonly EntryRow[], find: Find): Start {
  const [first, ...rest] = entries
  if (first === undefined) throw new Unreadable('there is no log')
  const match = begun(first, find)
  const entry = lastSegment(entries)
  if (entry === null) return { match, segment: null, told: [], at: first.at, rest }
  const segment = lineOf(entry) as LineOf<'segment'>
  const told = goOn(match, segment, entry)
  return { match, segment, told, at: entry.at, rest: entries.slice(entry.seq + 1) }
}

/** The match goes on under its module's rules from where others left it. */
function goOn(match: Match, { rules, cards, from }: LineOf<'segment'>, { seq, at }: EntryRow): Told {
  if (from.legacy !== null && !isPinned(match.module, { rules, cards }))
    throw new Unreadable(`match ${match.id} goes on under ${pinText({ rules, cards })}, these are ${pinText(match.module.game)}`)
  Object.assign(match, from.standing)
  match.opened = { ...match.opened, rules, cards }
  match.legacy = from.legacy
  match.head = seq + 1
  match.moved = { seq: match.head, at }
  if (from.legacy === null) return []
  const told: Happening[] = []
  try {
    const state = startOf(match, (event) => told.push(event))
    match.state = state
    match.passing = match.passing.map((passing, player) => stillPassing(passing, state, player as PlayerId))
  } catch (error) {
    if (!(error instanceof Foreign)) throw error
    throw new Unreadable(`match ${match.id} cannot go on under ${pinText({ rules, cards })}: ${error.message}`, { cause: error })
  }
  match.clocks = turnTo(match.clocks, match.opened.clock, askedIn(match), at, told.length > 0)
  return told
}

/** A log as it is read line by line, with what every viewer was shown of it. */
export interface Reading {
  readonly match: Match
  readonly audience: Audience
  readonly telling: Telling
  take(entry: EntryRow): { readonly told: Told; readonly seen: readonly Viewer[] }
}

export function readingFrom({ match, segment, told }: Start): Reading {
  const telling = createTelling(segment?.from.tales)
  let heard = audience(match)
  if (segment !== null) {
    // Other rules may show the same table in another way: all are shown it anew, whatever they saw.
    const { counts } = segment.from.audience
    heard = { counts: counts.map((count) => count + 1), clocks: viewersOf(match).map(() => match.clocks) }
    telling.keep(heard, told)
  }
  return {
    match,
    get audience() {
      return heard
    },
    telling,
    take(entry) {
      const before = glance(match)
      const told = advance(match, entry)
      const { after, seen } = show(match, before, told, heard)
      heard = after
      telling.keep(heard, told)
      return { told, seen }
    },
  }
}
