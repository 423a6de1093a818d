import { firstChanged, shownHash } from './chain.ts'
import { matchFile } from './file.ts'
import { patched, patchFrom } from './patch.ts'
import type { Recording } from './types.ts'
import { type Fault, type FindRules, type Part, type Pin, type Shown, Stop, worked } from './work-out.ts'

export { type Fault, type FindRules, faultKinds } from './work-out.ts'

/** A part of the match under one set of rules. */
export interface Judged extends Pin {
  /** Its lines of the log, the last one included. */
  readonly first: number
  readonly last: number
  /** Whether it could be worked out again: its rules are here, or nobody played yet. */
  readonly here: boolean
}
export interface Verdict {
  readonly match: string
  readonly lines: number
  /** How often the generator was asked: every roll and every card of a shuffle. */
  readonly draws: number
  /** One, or more where the match outlived a change of rules or cards. */
  readonly segments: readonly Judged[]
  readonly faults: readonly Fault[]
}

/** What could not be worked out again, in words; empty when all was. */
export const unchecked = ({ segments }: Verdict): readonly string[] =>
  segments.flatMap(({ here, rules, first, last }, i) =>
    here ? [] : [`segment ${i + 1} (lines ${first} to ${last}), rules ${rules}: these rules are not here, its rolls were not recomputed`],
  )

/**
 * Works a finished match out again from its log alone, by another way than the server did: the chain, the commitment, the key from all seeds, every
 * choice, roll and shuffle, and the end. What does not agree is named. A segment whose rules are not here is held against the chain alone.
 */
export function verify(input: unknown, find: FindRules): Verdict {
  const read = matchFile.safeParse(input)
  if (!read.success) {
    const [issue] = read.error.issues
    const says = `this is no match file: ${issue?.path.join('.')}: ${issue?.message}`
    return { match: '', lines: 0, draws: 0, segments: [], faults: [{ kind: 'file', at: 0, says }] }
  }
  const file = read.data
  const about = { match: file.match, lines: file.entries.length }
  const changed = firstChanged(file)
  if (changed !== null) return { ...about, draws: 0, segments: [], faults: [{ kind: 'line', ...changed }] }
  try {
    const { draws, parts, faults } = worked(file, find)
    const segments = parts.map(({ rules, cards, first, last, steps, isPlayed }) => ({
      rules,
      cards,
      first,
      last,
      here: steps !== null || !isPlayed,
    }))
    const shown = faults.length > 0 || file.recording === null ? [] : compared(parts, file.recording)
    return { ...about, draws, segments, faults: [...faults, ...shown] }
  } catch (error) {
    const says = `this cannot be read: ${error instanceof Error ? error.message : String(error)}`
    const fault: Fault = error instanceof Stop ? error.fault : { kind: 'file', at: 0, says }
    return { ...about, draws: 0, segments: [], faults: [fault] }
  }
}

/** What was shown to those who watched against what the dice give, and where nobody can tell, against what the log says was shown. */
function compared(parts: readonly Part[], { steps }: Recording): Fault[] {
  const views = new Map<number, unknown>([[0, null]])
  let view: unknown = null
  for (const [at, step] of steps.entries()) {
    view = patched(view, step.patch)
    views.set(at + 1, view)
  }
  for (const [i, part] of parts.entries()) {
    const end = parts[i + 1]?.from ?? null
    if (end !== null && shownHash(steps.slice(0, end.steps)) !== end.shown)
      return [
        { kind: 'roll', at: part.from?.steps ?? 0, says: `the first ${end.steps} steps of the recording are not those that were shown` },
      ]
    const fault = part.steps === null ? null : differing(part.steps, steps.slice(0, end?.steps), part.from?.steps ?? 0, views)
    if (fault !== null) return [fault]
  }
  return []
}

/** The first step, from this one on, that is not what the dice give. */
function differing(told: readonly Shown[], steps: Recording['steps'], first: number, views: ReadonlyMap<number, unknown>): Fault | null {
  let before = views.get(first)
  let at = first
  for (const step of told) {
    const patch = patchFrom(before, step.view)
    before = step.view
    if (patch === 0 && step.told.length === 0) continue
    const shown = steps[at]
    if (JSON.stringify(shown?.told) !== JSON.stringify(step.told)) {
      const n = step.told.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(shown?.told[i]))
      const truth = step.told[Math.max(0, n)]
      const says = `step ${at} of the recording does not tell what the dice give: ${truth?.on ?? 'nothing'} ${truth?.n ?? ''}`
      return { kind: 'roll', at, says: says.trim() }
    }
    if (JSON.stringify(shown?.patch) !== JSON.stringify(patch))
      return { kind: 'roll', at, says: `step ${at} of the recording shows another table than the dice give` }
    at++
  }
  return at === steps.length ? null : { kind: 'roll', at, says: `the recording has ${steps.length} steps, the dice give ${at}` }
}
