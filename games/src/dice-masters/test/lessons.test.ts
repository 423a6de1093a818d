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

test('the worked examples of both books are lessons', () => {
  const shown = new Set<string>([...yugioh.lessons, ...ultramar.lessons].flatMap((lesson) => lesson.rules))
  const examples = Array.from({ length: 22 }, (_, i) => `DM-EX-${String(i + 1).padStart(2, '0')}`)
  expect(examples.filter((id) => !shown.has(id))).toEqual([])
})
