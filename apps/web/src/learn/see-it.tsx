import type { Course } from '@duelhall/lessons'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { useCourse } from './course.ts'

/** The first lesson that shows each rule. */
const shownIn = ({ lessons }: Course): ReadonlyMap<string, string> =>
  new Map(lessons.toReversed().flatMap((lesson) => lesson.rules.map((rule) => [rule, lesson.id] as const)))

/** Which lesson shows which rule of a game; empty until it is known. */
export function useShown(game: string): ReadonlyMap<string, string> {
  const course = useCourse(game)
  return useMemo(() => (course == null ? new Map<string, string>() : shownIn(course)), [course])
}

/** The way from a rule to where it can be seen. */
export const SeeIt = ({ game, rule, lesson }: { readonly game: string; readonly rule: string; readonly lesson: string }) => {
  const { t } = useTranslation()
  return (
    <Link to="/see/$game/$lesson" params={{ game, lesson }} className="btn small see-it" aria-label={t('learn.lessons.seeRule', { rule })}>
      <Glyph name="eye" size={15} />
      {t('learn.lessons.see')}
    </Link>
  )
}
