import type { PlayerId } from '@duelhall/kernel'
import { begin, type Course, LEARNER, type Lesson, stepOf, take, wanted } from '@duelhall/lessons'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Missing, Waiting } from '../app/states.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { useCourse } from './course.ts'
import { useStage } from './stage.ts'
import { TablePart } from './table-part.tsx'

/** A scenario of the rules, shown by itself: what "see it happen" opens. */
export const WatchPage = () => {
  const { game = '', lesson: id = '' } = useParams({ strict: false }) as { game?: string; lesson?: string }
  const course = useCourse(game)
  if (course === undefined) return <Waiting />
  const lesson = course?.lessons.find((one) => one.id === id)
  if (course === null || lesson === undefined) return <Missing />
  return <Watch key={`${game} ${id}`} game={game} course={course} lesson={lesson} />
}

/** The scenario after so many steps. */
function playedTo(course: Course, lesson: Lesson, steps: number) {
  const run = begin(course, lesson)
  while (run.at < steps) take(run, wanted(run))
  return run
}

/** Milliseconds in which a step can be read. */
const readingTime = (words: string): number => 1500 + words.length * 45

const Watch = ({ game, course, lesson }: { readonly game: string; readonly course: Course; readonly lesson: Lesson }) => {
  const { t } = useTranslation()
  const [run, setRun] = useState(() => begin(course, lesson))
  const [isPlaying, setPlaying] = useState(false)
  const step = stepOf(run)
  const last = lesson.steps.length
  const go = (to: number) => setRun(playedTo(course, lesson, to))
  const props = useStage({
    module: course.positions.module,
    state: run.state,
    viewer: LEARNER as PlayerId,
    isLive: false,
    events: run.told,
    beat: run.at,
    choose: () => {},
    refuse: () => {},
  })
  useEffect(() => {
    if (!isPlaying) return
    if (step === null) return setPlaying(false)
    const timer = setTimeout(() => setRun(playedTo(course, lesson, run.at + 1)), readingTime(step.says))
    return () => clearTimeout(timer)
  }, [isPlaying, step, course, lesson, run.at])
  return (
    <TablePart props={props}>
      <p className="quiet">{t('learn.watch.title')}</p>
      <h1>{lesson.title}</h1>
      <progress max={last} value={run.at} aria-label={t('learn.watch.at', { n: run.at, of: last })} />
      <div aria-live="polite" className="step">
        <p className="quiet">{t('learn.watch.at', { n: run.at, of: last })}</p>
        <p className="words">{step === null ? t('learn.watch.over') : step.says}</p>
      </div>
      <div className="ends">
        <button type="button" className="btn" disabled={run.at === 0} onClick={() => go(run.at - 1)}>
          {t('learn.watch.back')}
        </button>
        <button type="button" className="btn main" disabled={step === null} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? t('learn.watch.pause') : t('learn.watch.play')}
        </button>
        <button type="button" className="btn" disabled={step === null} onClick={() => go(run.at + 1)}>
          {t('learn.watch.next')}
        </button>
      </div>
      <p className="ends">
        <Link to="/learn/$game/$lesson" params={{ game, lesson: lesson.id }} className="btn plain">
          <Glyph name="play" size={17} />
          {t('learn.watch.try')}
        </Link>
      </p>
      <p className="rules-of">
        {t('learn.lessons.rules')}{' '}
        {lesson.rules.map((rule) => (
          <Link key={rule} to="/rules/$game" params={{ game }} hash={rule} className="rule-id">
            {rule}
          </Link>
        ))}
      </p>
    </TablePart>
  )
}
