import { falsehoods } from '@duelhall/lessons'
import { describe, expect, test } from 'vitest'
import { ultramar, yugioh } from '../lessons/index.ts'

describe.each([
  ['first edition', yugioh],
  ['later edition', ultramar],
])('%s', (_edition, course) => {
  test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s teaches the truth', (_id, lesson) => {
    expect(falsehoods(course, lesson)).toEqual([])
  })
})
