import { falsehoods, type Step } from '@duelhall/lessons'
import { describe, expect, test } from 'vitest'
import { course } from '../lessons/index.ts'

test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s teaches the truth', (_id, lesson) => {
  expect(falsehoods(course, lesson)).toEqual([])
})

describe('a lesson that is wrong is found out', () => {
  const [parts] = course.lessons
  const last = (change: Partial<Step>): readonly string[] =>
    falsehoods(course, { ...parts!, steps: parts!.steps.map((step, i) => (i === 1 ? { ...step, ...change } : step)) })

  test('a claim that does not hold', () => {
    expect(last({ claims: [{ piece: 'F3', at: 'fire.d1' }] })).toEqual(['step 2: F3 stands on fire.e1, not on fire.d1'])
    expect(last({ claims: [{ told: 'chipTaken' }] })).toEqual(['step 2: chipTaken has not happened'])
    expect(last({ claims: [{ over: 'BC-WIN-01' }] })).toEqual(['step 2: it is over by nothing, not BC-WIN-01'])
    expect(last({ claims: [{ player: 0, has: { chips: [1] } }] })).toEqual(['step 2: chips is [], not [1]'])
    expect(last({ claims: [{ refuses: { act: 'move', piece: 'W3', place: 'water.d1' }, rule: 'BC-MOVE-05' }] })).toHaveLength(1)
  })
  test('a claim that holds for some of what a step accepts, but not for all', () => {
    expect(last({ do: { act: 'move', piece: 'F3' } }).length).toBeGreaterThan(5)
  })
  test('a step that cannot be taken, an answer that is not offered', () => {
    expect(last({ do: { act: 'move', piece: 'F4', place: 'fire.p1' } })[0]).toContain('is not offered')
    expect(last({ answers: [{ act: 'move', piece: 'F1', place: 'fire.f1' }] })[0]).toContain('is not offered')
  })
  test('a step of the learner in which somebody else is asked', () => {
    expect(last({ do: { act: 'move', piece: 'F3', place: 'fire.e1' }, answers: [] })).toEqual([])
    const [, , third] = parts!.steps
    const late = { ...parts!, steps: [...parts!.steps.slice(0, 2), { ...third!, do: { act: 'move', piece: 'W3', place: 'water.e1' } }] }
    expect(falsehoods(course, late)).toEqual([
      'step 3: {"act":"move","piece":"W3","place":"water.e1"} is not offered; player 2 is asked main',
    ])
  })
  test('chance that was not scripted, a roll that nothing used', () => {
    expect(last({ do: { act: 'summon', piece: 'F4' }, claims: [] })).toContain('step 2: chance was taken beyond the script')
    expect(last({ rolls: [3] })).toContain('rolls were not used: 3')
  })
})
