import type { GameModule, PlayerId, State, Viewer } from '@duelhall/kernel'
import type { Clocks } from './clock.ts'
import type { Match, Seat, Told } from './match.ts'

/** What everybody may know of somebody who sits: not what was brought, nor the seed. */
export type SeatFace = Pick<Seat, 'user' | 'name' | 'level'>

/** What one viewer is shown of a step of the match. */
export interface Shown {
  readonly viewer: Viewer
  /** Counts what this viewer was shown, never the log: a gap would tell that somebody else was really asked something. */
  readonly id: number
  readonly status: Match['status']
  readonly seats: readonly (SeatFace | null)[]
  readonly clocks: Clocks
  readonly plea: PlayerId | null
}

/** How often each viewer was shown something, and the clocks as they then were. The last one is of those who only watch. */
export interface Audience {
  readonly counts: readonly number[]
  readonly clocks: readonly Clocks[]
}

export const viewersOf = (match: Match): readonly Viewer[] => [...match.seats.map((_, seat) => seat as PlayerId), null]
/** The place of a viewer in an audience. */
export const placeOf = (match: Match, viewer: Viewer): number => viewer ?? match.seats.length

export function audience(match: Match): Audience {
  const viewers = viewersOf(match)
  return { counts: viewers.map(() => 0), clocks: viewers.map(() => match.clocks) }
}

type Texts = Map<Viewer, string>

/**
 * Views of a match at its head as text, made when somebody asks for them: the step that was compared is the one that is written, and the
 * next is compared with it. As text they are one piece each for the collector of garbage, whose work answers have to wait for.
 */
const made = new WeakMap<Match, { readonly head: number; readonly state: State | null; readonly texts: Texts }>()

function textsOf(match: Match): Texts {
  const { head, state } = match
  const before = made.get(match)
  if (before !== undefined && before.head === head && before.state === state) return before.texts
  const texts: Texts = new Map()
  made.set(match, { head, state, texts })
  return texts
}

function textIn({ game }: GameModule, state: State, viewer: Viewer, texts: Texts): string {
  const known = texts.get(viewer)
  if (known !== undefined) return known
  const text = JSON.stringify(game.view(state, viewer))
  texts.set(viewer, text)
  return text
}

/** A match before a step, to be compared with what it is afterwards. */
export interface Glance {
  readonly match: Pick<Match, 'status' | 'seats' | 'plea' | 'module'>
  /** Null before the game, and where all that is seen of it is known. */
  readonly state: State | null
  readonly texts: Texts
}

export function glance(match: Match): Glance {
  const { status, seats, plea, module, state } = match
  const texts = textsOf(match)
  const isKnown = state === null || texts.size === seats.length + 1
  return { match: { status, seats, plea, module }, state: isKnown ? null : module.game.clone(state), texts }
}

/** Counts a step for those for whom anything changed. Reading the log again gives the same numbers. */
export function show(
  match: Match,
  before: Glance,
  told: Told,
  audience: Audience,
): { readonly after: Audience; readonly seen: readonly Viewer[] } {
  const seen = viewersOf(match).filter((viewer) => told.length > 0 || differs(match, before, viewer))
  if (seen.length === 0) return { after: audience, seen }
  const counts = audience.counts.slice()
  const clocks = audience.clocks.slice()
  for (const viewer of seen) {
    const place = placeOf(match, viewer)
    counts[place] = (counts[place] ?? 0) + 1
    clocks[place] = match.clocks
  }
  return { after: { counts, clocks }, seen }
}

function differs(match: Match, before: Glance, viewer: Viewer): boolean {
  if (match.status !== before.match.status || match.seats !== before.match.seats || match.plea !== before.match.plea) return true
  const then = before.texts.get(viewer) ?? (before.state && textIn(match.module, before.state, viewer, before.texts))
  return then !== viewTextOf(match, viewer)
}

/** What this viewer sees of the game, as text of JSON; null before it begins. */
export function viewTextOf(match: Match, viewer: Viewer): string | null {
  return match.state === null ? null : textIn(match.module, match.state, viewer, textsOf(match))
}

export const faceOf = (seat: Seat | null): SeatFace | null => seat && { user: seat.user, name: seat.name, level: seat.level }

/** What this viewer sees now. */
export function lookOf(match: Match, viewer: Viewer, audience: Audience): Shown {
  const place = placeOf(match, viewer)
  return {
    viewer,
    id: audience.counts[place] ?? 0,
    status: match.status,
    seats: match.seats.map(faceOf),
    clocks: audience.clocks[place] ?? match.clocks,
    plea: match.plea,
  }
}
