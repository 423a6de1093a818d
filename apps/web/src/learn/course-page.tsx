import './learn.css'
import { shelf } from 'virtual:shelf'
import { chapters } from '@duelhall/lessons'
import { Link, useParams } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing, Waiting } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { useCourse } from './course.ts'
import { taskKey, useLearned } from './progress.ts'
import { usePuzzles } from './puzzles.ts'

/** The way into a game: its lessons by chapter, its puzzles, and what is done of them. */
export const CoursePage = () => {
  const { t } = useTranslation()
  const { game = '' } = useParams({ strict: false }) as { game?: string }
  const course = useCourse(game)
  const puzzles = usePuzzles(game)
  const learned = useLearned()
  const name = shelf.find((one) => one.id === game)?.name
  if (course === undefined) return <Waiting />
  if (course === null || name === undefined) return <Missing />
  const isDone = (id: string) => learned.includes(taskKey(game, id))
  const done = course.lessons.filter((lesson) => isDone(lesson.id)).length
  return (
    <Frame>
      <div className="course" style={{ '--a': roomOf(game).accent } as CSSProperties}>
        <h1>{t('learn.lessons.title', { game: name })}</h1>
        <p className="quiet">{t('learn.lessons.progress', { done, of: course.lessons.length })}</p>
        <progress max={course.lessons.length} value={done} aria-label={t('learn.lessons.progress', { done, of: course.lessons.length })} />
        {chapters.map((chapter) => (
          <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`}>{t(`learn.lessons.chapter.${chapter}`)}</h2>
            <ol>
              {course.lessons.map(
                (lesson, i) =>
                  lesson.chapter === chapter && (
                    <li key={lesson.id}>
                      <Link to="/learn/$game/$lesson" params={{ game, lesson: lesson.id }} className="card task">
                        <Mark n={i + 1} isDone={isDone(lesson.id)} />
                        {lesson.title}
                      </Link>
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
        {puzzles !== null && puzzles.length > 0 && (
          <section aria-labelledby="puzzles">
            <h2 id="puzzles">{t('learn.puzzles.title')}</h2>
            <p className="quiet">{t('learn.puzzles.says')}</p>
            <ol>
              {puzzles.map((puzzle, i) => (
                <li key={puzzle.id}>
                  <Link to="/puzzle/$game/$puzzle" params={{ game, puzzle: puzzle.id }} className="card task">
                    <Mark n={i + 1} isDone={isDone(puzzle.id)} />
                    {t(`learn.puzzles.task.${puzzle.goal}`, { count: puzzle.ways })}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Frame>
  )
}

const Mark = ({ n, isDone }: { readonly n: number; readonly isDone: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className="mark" data-done={isDone || undefined}>
      {isDone ? (
        <>
          <Glyph name="check" size={15} />
          <span className="unseen">{t('learn.lessons.isDone')}</span>
        </>
      ) : (
        n
      )}
    </span>
  )
}
