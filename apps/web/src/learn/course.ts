import { courses } from '@duelhall/games'
import type { Course } from '@duelhall/lessons'
import { useEffect, useState } from 'react'

/** The lessons of a game: undefined while they are fetched, null where there are none. */
export function useCourse(game: string): Course | null | undefined {
  const [course, setCourse] = useState<Course | null | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    setCourse(Object.hasOwn(courses, game) ? undefined : null)
    if (Object.hasOwn(courses, game)) void courses[game]!().then((found) => isHere && setCourse(found))
    return () => {
      isHere = false
    }
  }, [game])
  return course
}
