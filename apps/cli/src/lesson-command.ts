import type { Interface } from 'node:readline/promises'
import { courses } from '@duelhall/games'
import { type GameModule, nearest, read } from '@duelhall/kernel'
import { begin, type Course, isAsked, LEARNER, type Lesson, stepOf, take, wanted } from '@duelhall/lessons'
import { Fault, quoted } from './fault.ts'
import { wrapped } from './layout.ts'
import { type Paint, quiet, strong } from './paint.ts'

export const courseOf = ({ game }: GameModule): Promise<Course> => {
  const load = courses[game.id]
  if (load === undefined) throw new Fault(`there are no lessons of ${game.id} yet`)
  return load()
}

export function lessonNamed({ lessons }: Course, typed: string): Lesson {
  const found = lessons.find((lesson, i) => lesson.id === typed || String(i + 1) === typed)
  if (found !== undefined) return found
  const near = nearest(
    typed,
    lessons.map((lesson) => lesson.id),
  )
  throw new Fault(`there is no lesson ${quoted(typed)}${near === null ? '' : `; did you mean ${near}?`}`)
}

export const lessonsText = ({ lessons }: Course, paint: Paint): string[] =>
  lessons.map((lesson, i) => `${String(i + 1).padStart(2)}  ${paint(strong, lesson.title)}  ${paint(quiet, lesson.id)}`)

type Print = (lines: readonly string[]) => void

/** Goes through a lesson: asks on the way, or, where nobody is there to ask, shows how it goes. */
export async function giveLesson(course: Course, lesson: Lesson, reader: Interface | null, print: Print, columns: number): Promise<void> {
  const { module } = course.positions
  const run = begin(course, lesson)
  print([lesson.title, ''])
  for (let step = stepOf(run); step !== null; step = stepOf(run)) {
    print([...wrapped(`${run.at + 1}. ${step.says}`, columns, '   ')])
    const at = wanted(run)
    if (at !== null) {
      const view = module.game.view(run.state, module.game.decision(run.state)!.player)
      const words = view.decision!.options.map((option) => module.text.option(view, option))
      take(run, reader === null ? at : await asked(reader, words, (n) => isAsked(run, n), step.hints ?? [], at, print))
    } else {
      if (reader !== null) await reader.question('   (Enter) ')
      take(run, null)
    }
    const seen = module.game.view(run.state, LEARNER as 0 & { brand: 'player' })
    print(run.told.flatMap((event) => module.text.event(seen, event) ?? []).map((line) => `   > ${line}`))
  }
  print(['', `Done. Rules: ${lesson.rules.join(', ')}`])
}

/** Asks until what is asked for is chosen; `?` gives a hint, `!` shows it. */
async function asked(
  reader: Interface,
  words: readonly string[],
  isIt: (at: number) => boolean,
  hints: readonly string[],
  answer: number,
  print: Print,
): Promise<number> {
  print(words.map((word, i) => `   ${String(i + 1).padStart(3)}  ${word}`))
  for (let hint = 0; ; ) {
    const typed = (await reader.question('   which? (? a hint, ! show me) ')).trim()
    if (typed === '!') return answer
    if (typed === '?') print([`   ${hints[hint++] ?? 'no hint is left'}`])
    else if (words[Number(typed) - 1] === undefined) print([`   ${quoted(typed)} is no number from 1 to ${words.length}`])
    else if (isIt(Number(typed) - 1)) return Number(typed) - 1
    else print([`   that would be possible, but it is not what is asked: ${words[Number(typed) - 1]}`])
  }
}

/** What an option of the open question is, for those who script. */
export const lessonJson = (course: Course, lesson: Lesson): unknown => {
  const { game } = course.positions.module
  const run = begin(course, lesson)
  const steps: unknown[] = []
  for (let step = stepOf(run); step !== null; step = stepOf(run)) {
    const at = wanted(run)
    steps.push({ ...step, option: at === null ? null : read(game.acts, game.decision(run.state)!.options[at]!) })
    take(run, at)
  }
  return { id: lesson.id, title: lesson.title, rules: lesson.rules, steps }
}
