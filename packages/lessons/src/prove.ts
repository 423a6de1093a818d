import type { State } from '@duelhall/kernel'
import { wrong } from './claim.ts'
import type { Course, Lesson } from './lesson.ts'
import { accepted, begin, type Run, stepOf, take, wanted } from './run.ts'

/**
 * Everything false in a lesson: steps that cannot be taken, claims that do not hold after any choice a step accepts, chance that was not
 * scripted, scripted results that nothing used. Empty means it teaches the truth.
 */
export function falsehoods<S extends State, C, P>(course: Course<S, C, P>, lesson: Lesson<P>): readonly string[] {
  const found: string[] = []
  const { game } = course.positions.module
  try {
    const run = begin(course, lesson)
    while (stepOf(run) !== null) {
      const before = game.clone(run.state)
      const { at } = run
      for (const option of choices(run)) {
        const other: Run<S, C, P> = { ...run, state: game.clone(before), at }
        found.push(...stepFaults(other, option))
      }
      take(run, choices(run)[0] ?? null)
    }
    if (run.state.rng.script.length > 0) found.push(`rolls were not used: ${run.state.rng.script.join(', ')}`)
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  }
  return [...new Set(found)]
}

/** All that the learner may do in the open step; a step that nobody can take throws. */
const choices = <S extends State, C, P>(run: Run<S, C, P>): readonly (number | null)[] => (wanted(run) === null ? [null] : accepted(run))

function stepFaults<S extends State, C, P>(run: Run<S, C, P>, option: number | null): readonly string[] {
  const { positions } = run.course
  const step = stepOf(run)!
  const place = `step ${run.at + 1}`
  const chance = run.state.rng.n
  take(run, option)
  const found = (step.claims ?? []).flatMap((claim) => wrong(positions, run.state, claim, run.told) ?? [])
  if (run.state.rng.n !== chance) found.push('chance was taken beyond the script')
  return found.map((says) => `${place}: ${says}`)
}
