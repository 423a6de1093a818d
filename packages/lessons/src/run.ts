import { type Happening, rng, type State } from '@duelhall/kernel'
import { fits, fitting } from './claim.ts'
import type { Asked, Course, Lesson, Step } from './lesson.ts'
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
  return asked !== undefined && fits(course.positions, state, asked, option)
}

/** The option that the open step asks for; null where it only wants to be read. */
export function wanted<S extends State, C, P>({ course, lesson, at, state }: Run<S, C, P>): number | null {
  const asked = lesson.steps[at]?.do
  if (asked === undefined) return null
  return first(course.positions, state, asked, `step ${at + 1}`)
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
  /** What is not worth a question is passed, until there is one or this can be chosen. */
  const pass = (until: Asked | undefined) => {
    for (let d = decision(state); d !== null && passes.includes(d.ask); d = decision(state)) {
      if (until !== undefined && fitting(positions, state, until).length > 0) return
      apply(0)
    }
  }
  for (const [i, answer] of (step.answers ?? []).entries()) {
    if (answer !== 'pass') pass(answer)
    apply(answer === 'pass' ? 0 : first(positions, state, answer, `step ${run.at + 1}, answer ${i + 1}`))
  }
  pass(run.lesson.steps[run.at + 1]?.do)
  run.told = told
  run.at++
  return true
}

function first<S extends State, C, P>(positions: Positions<S, C, P>, state: S, asked: Asked, where: string): number {
  const [at] = fitting(positions, state, asked)
  if (at === undefined) {
    const ask = positions.module.game.decision(state)?.ask ?? 'nothing'
    throw new BrokenLesson(`${where}: ${JSON.stringify(asked)} is not offered; ${ask} is asked`)
  }
  return at
}
