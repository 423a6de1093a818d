import { digest, type PlayerId, type TableView, type Viewer } from '@duelhall/kernel'
import type { Clocks } from './clock.ts'
import { running } from './fold.ts'
import type { Match, Told } from './match.ts'

/** What one viewer is shown of a step of the match. */
export interface Shown {
  readonly viewer: Viewer
  /** Counts what this viewer was shown, never the log: a gap would tell that somebody else was really asked something. */
  readonly id: number
  readonly status: Match['status']
  readonly view: TableView | null
  readonly told: Told
  readonly clocks: Clocks
  readonly plea: PlayerId | null
}

/** What each viewer has seen so far: how often, and what last. The last one is of those who only watch. */
export interface Audience {
  readonly counts: readonly number[]
  readonly prints: readonly string[]
}

export const viewersOf = (match: Match): readonly Viewer[] => [...match.seats.map((_, seat) => seat as PlayerId), null]

export function audience(match: Match): Audience {
  const viewers = viewersOf(match)
  return { counts: viewers.map(() => 0), prints: viewers.map(() => '') }
}

/** Shows a step to those for whom anything changed. Reading the log again gives the same numbers. */
export function show(match: Match, told: Told, before: Audience): { readonly after: Audience; readonly shown: readonly Shown[] } {
  const counts = before.counts.slice()
  const prints = before.prints.slice()
  const shown: Shown[] = []
  for (const [i, viewer] of viewersOf(match).entries()) {
    const step = lookOf(match, viewer, told, (before.counts[i] ?? 0) + 1)
    const print = digest([step.status, step.view, step.plea])
    if (told.length === 0 && print === before.prints[i]) continue
    counts[i] = step.id
    prints[i] = print
    shown.push(step)
  }
  return { after: { counts, prints }, shown }
}

/** What this viewer sees now. */
export function lookOf(match: Match, viewer: Viewer, told: Told, id: number): Shown {
  const view = match.state === null ? null : match.module.game.view(running(match), viewer)
  return { viewer, id, status: match.status, view, told, clocks: match.clocks, plea: match.plea }
}
