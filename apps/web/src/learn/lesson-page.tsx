import type { PlayerId } from '@duelhall/kernel'
import { begin, type Course, isAsked, LEARNER, type Lesson, stepOf, take, wanted } from '@duelhall/lessons'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Missing, Waiting } from '../app/states.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { useCourse } from './course.ts'
import { Feedback, type Said } from './feedback.tsx'
import { learn, taskKey } from './progress.ts'
import { useStage } from './stage.ts'
import { TablePart } from './table-part.tsx'

/** One lesson by its address. */
export const LessonPage = () => {
  const { game = '', lesson: id = '' } = useParams({ strict: false }) as { game?: string; lesson?: string }
  const course = useCourse(game)
  if (course === undefined) return <Waiting />
  const lesson = course?.lessons.find((one) => one.id === id)
  if (course === null || lesson === undefined) return <Missing />
  return <LessonPlay key={`${game} ${id}`} game={game} course={course} lesson={lesson} />
}

interface LessonPlayProps {
  readonly game: string
  readonly course: Course
  readonly lesson: Lesson
}

const LessonPlay = ({ game, course, lesson }: LessonPlayProps) => {
  const { t } = useTranslation()
  const [run, setRun] = useState(() => begin(course, lesson))
  const [beat, setBeat] = useState(0)
  const [said, setSaid] = useState<Said | null>(null)
  const [hints, setHints] = useState(0)
  const step = stepOf(run)
  const goOn = useRef<HTMLButtonElement>(null)
  const advance = (option: number | null) => {
    if (!take(run, option)) return
    setSaid(null)
    setHints(0)
    setBeat(beat + 1)
    if (stepOf(run) === null) learn(taskKey(game, lesson.id))
  }
  const again = () => {
    setRun(begin(course, lesson))
    setSaid(null)
    setBeat(beat + 1)
  }
  const props = useStage({
    module: course.positions.module,
    state: run.state,
    viewer: LEARNER as PlayerId,
    isLive: step?.do !== undefined,
    events: run.told,
    beat,
    choose: (at, words) => (isAsked(run, at) ? advance(at) : setSaid({ kind: 'other', words })),
    refuse: (reasons) => setSaid({ kind: 'refused', reasons }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where there is only something to read, the way on is under the fingers
  useEffect(() => goOn.current?.focus(), [beat])
  const at = course.lessons.indexOf(lesson)
  const next = course.lessons[at + 1]
  const hint = step?.hints?.[hints]
  return (
    <TablePart props={props}>
      <p className="quiet">
        <Link to="/learn/$game" params={{ game }}>
          {t('learn.lessons.all')}
        </Link>{' '}
        · {t('learn.lessons.nOf', { n: at + 1, of: course.lessons.length })}
      </p>
      <h1>{lesson.title}</h1>
      <div aria-live="polite" className="step">
        {step === null ? (
          <p className="done">
            <Glyph name="check" size={18} />
            {t('learn.lessons.done')}
          </p>
        ) : (
          <>
            <p className="quiet">{t('learn.lessons.step', { n: run.at + 1, of: lesson.steps.length })}</p>
            <p className="words">{step.says}</p>
          </>
        )}
      </div>
      <Feedback game={game} said={said} />
      <div className="ends">
        {step !== null && step.do === undefined && (
          <button ref={goOn} type="button" className="btn main" onClick={() => advance(null)}>
            {t('learn.lessons.goOn')}
          </button>
        )}
        {hint !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setSaid({ kind: 'hint', words: hint })
              setHints(hints + 1)
            }}
          >
            <Glyph name="question" size={17} />
            {t('learn.lessons.hint')}
          </button>
        )}
        {step?.do !== undefined && (
          <button type="button" className="btn" onClick={() => advance(wanted(run))}>
            {t('learn.lessons.showMe')}
          </button>
        )}
        {step === null && next !== undefined && (
          <Link to="/learn/$game/$lesson" params={{ game, lesson: next.id }} className="btn main">
            {t('learn.lessons.next', { title: next.title })}
          </Link>
        )}
        {run.at > 0 && (
          <button type="button" className="btn plain" onClick={again}>
            {t('learn.lessons.again')}
          </button>
        )}
      </div>
      <p className="rules-of">
        {t('learn.lessons.rules')}{' '}
        {lesson.rules.map((rule) => (
          <Link key={rule} to="/rules/$game" params={{ game }} hash={rule} target="_blank" className="rule-id">
            {rule}
          </Link>
        ))}
      </p>
    </TablePart>
  )
}
