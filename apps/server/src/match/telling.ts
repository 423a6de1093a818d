import type { Happening, Viewer } from '@duelhall/kernel'
import type { Match, Told } from './match.ts'
import { type Audience, placeOf } from './show.ts'

/** So many steps are kept at hand for those whose line broke. */
const kept = 60

interface Step {
  readonly counts: readonly number[]
  readonly told: Told
}

/** What is kept, as plain data. */
export interface Tales {
  readonly steps: readonly Step[]
  /** What was shown before the first of them; null when nothing was forgotten. */
  readonly floor: readonly number[] | null
}

/** The last things that happened, so that whoever comes back hears what was missed. */
export interface Telling {
  keep(audience: Audience, told: Told): void
  /** What happened after a viewer's step `last`; `gap` when more did than is kept. */
  since(match: Match, viewer: Viewer, last: number): { readonly told: readonly Happening[]; readonly gap: boolean }
  tales(): Tales
}

export function createTelling(before: Tales = { steps: [], floor: null }): Telling {
  let { steps, floor } = before
  return {
    keep(audience, told) {
      if (told.length === 0) return
      const all = [...steps, { counts: audience.counts, told }]
      if (all.length > kept) floor = all[0]?.counts ?? null
      steps = all.slice(-kept)
    },
    since(match, viewer, last) {
      const place = placeOf(match, viewer)
      const missed = steps.filter((step) => (step.counts[place] ?? 0) > last)
      return { told: missed.flatMap((step) => step.told), gap: last < (floor?.[place] ?? 0) }
    },
    tales: () => ({ steps, floor }),
  }
}
