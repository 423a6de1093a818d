import { type Recording, shownHash } from '@duelhall/api'
import type { Legacy } from '@duelhall/kernel'
import type { EntryRow } from '@duelhall/store'
import type { Pin } from './entries.ts'
import type { Match } from './match.ts'
import type { Audience } from './show.ts'
import type { Tales, Telling } from './telling.ts'

/** What is known of a match besides its game. */
export type Standing = Pick<
  Match,
  'status' | 'seats' | 'config' | 'seed' | 'clocks' | 'missed' | 'passing' | 'plea' | 'chat' | 'chatted' | 'moved'
>

/** A match at the head of its log as its rules leave it: other rules go on from it, and need not understand a line of what came before. */
export interface Snapshot extends Pin {
  /** Null while nobody plays yet. */
  readonly legacy: Legacy | null
  readonly standing: Standing
  readonly audience: Audience
  readonly tales: Tales
  /** What was shown to those who watched, packed: other rules could not show it again. */
  readonly recording: string
  /** How many steps of it there are, and their hash. */
  readonly steps: number
  readonly shown: string
}

/** A match as far as it was read, with what its viewers were shown of it. */
export interface Read {
  readonly match: Match
  readonly audience: Audience
  readonly telling: Telling
}

export interface Recorded {
  readonly packed: string
  readonly steps: Recording['steps']
}

export function snapshotOf({ match, audience, telling }: Read, { packed, steps }: Recorded): Snapshot {
  const { status, seats, config, seed, clocks, missed, passing, plea, chat, chatted, moved, opened, state, module } = match
  return {
    rules: opened.rules,
    cards: opened.cards,
    legacy: state === null ? null : module.game.leave(state),
    standing: { status, seats, config, seed, clocks, missed, passing, plea, chat, chatted, moved },
    audience,
    tales: telling.tales(),
    recording: packed,
    steps: steps.length,
    shown: shownHash(steps),
  }
}

export const lastSegment = (entries: readonly EntryRow[]): EntryRow | null => entries.findLast((entry) => entry.kind === 'segment') ?? null
