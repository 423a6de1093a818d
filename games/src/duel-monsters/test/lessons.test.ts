import { falsehoods } from '@duelhall/lessons'
import { expect, test } from 'vitest'
import { course } from '../lessons/index.ts'

test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s teaches the truth', (_id, lesson) => {
  expect(falsehoods(course, lesson)).toEqual([])
})
