import { type Happening, rng, type State } from '@duelhall/kernel'
import { fits, fitting } from './claim.ts'
import { type Asked, type Course, LEARNER, type Lesson, type Step } from './lesson.ts'
import type { Positions } from './positions.ts'

/** A lesson under way. */
export interface Run<S extends State = State, C = unknown, P = unknown> {
  readonly course: Course<S, C, P>
  readonly lesson: Lesson<P>
  state: S
  /** The step that is open; as many as there are when it is done. */
  at: number
  /** What happened in the last step. */
  told: readonly Happening[]
}

/** A lesson whose steps cannot be taken: it was written wrong. */
export class BrokenLesson extends Error {}

export const begin = <S extends State, C, P>(course: Course<S, C, P>, lesson: Lesson<P>): Run<S, C, P> => ({
  course,
  lesson,
  state: course.positions.build(lesson.position),
  at: 0,
  told: [],
})

export const stepOf = ({ lesson, at }: Pick<Run, 'lesson' | 'at'>): Step | null => lesson.steps[at] ?? null

/** Whether the option with this number is what the open step asks for. */
export function isAsked<S extends State, C, P>({ course, lesson, at, state }: Run<S, C, P>, option: number): boolean {
  const asked = lesson.steps[at]?.do
  return asked !== undefined && isLearners(course.positions, state) && fits(course.positions, state, asked, option)
}

/** Whether it is the learner who is asked. */
const isLearners = <S extends State, C, P>({ module }: Positions<S, C, P>, state: S): boolean =>
  module.game.decision(state)?.player === LEARNER

/** What the learner may do in the open step: every option that is asked for. */
export function accepted<S extends State, C, P>({ course: { positions }, lesson, at, state }: Run<S, C, P>): readonly number[] {
  const asked = lesson.steps[at]?.do
  return asked === undefined || !isLearners(positions, state) ? [] : fitting(positions, state, asked)
}

/** The option that the open step asks for; null where it only wants to be read. */
export function wanted<S extends State, C, P>(run: Run<S, C, P>): number | null {
  const { course, lesson, at, state } = run
  const asked = lesson.steps[at]?.do
  if (asked === undefined) return null
  return firstOf(accepted(run), course.positions, state, asked, `step ${at + 1}`)
}

/** Takes the open step, with the option the learner chose where one is asked; false when it was another, and nothing has changed. */
export function take<S extends State, C, P>(run: Run<S, C, P>, option: number | null): boolean {
  const step = stepOf(run)
  if (step === null) return false
  if (step.do !== undefined && (option === null || !isAsked(run, option))) return false
  const { state } = run
  const { positions, passes } = run.course
  const told: Happening[] = []
  const apply = (choice: number) => positions.module.game.apply(state, choice, (event) => told.push(event))
  if (step.rolls !== undefined) state.rng = rng({ ...state.rng, script: state.rng.script.concat(step.rolls) })
  if (option !== null && step.do !== undefined) apply(option)
  const { decision } = positions.module.game
  /** What is not worth a question is passed, until there is one or this can be chosen: by anybody, or by the learner. */
  const pass = (until: Asked | undefined, who: 'anybody' | 'learner') => {
    for (let d = decision(state); d !== null && passes.includes(d.ask); d = decision(state)) {
      const isTheirs = who === 'anybody' || d.player === LEARNER
      if (until !== undefined && isTheirs && fitting(positions, state, until).length > 0) return
      apply(0)
    }
  }
  for (const [i, answer] of (step.answers ?? []).entries()) {
    if (answer !== 'pass') pass(answer, 'anybody')
    const where = `step ${run.at + 1}, answer ${i + 1}`
    apply(answer === 'pass' ? 0 : firstOf(fitting(positions, state, answer), positions, state, answer, where))
  }
  pass(run.lesson.steps[run.at + 1]?.do, 'learner')
  run.told = told
  run.at++
  return true
}

function firstOf<S extends State, C, P>(
  [at]: readonly number[],
  positions: Positions<S, C, P>,
  state: S,
  asked: Asked,
  where: string,
): number {
  if (at !== undefined) return at
  const decision = positions.module.game.decision(state)
  const whose = decision === null ? 'nothing is asked' : `player ${decision.player + 1} is asked ${decision.ask}`
  throw new BrokenLesson(`${where}: ${JSON.stringify(asked)} is not offered; ${whose}`)
}
