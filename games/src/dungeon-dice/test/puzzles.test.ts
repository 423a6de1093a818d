import { puzzleFaults } from '@duelhall/lessons'
import { expect, test } from 'vitest'
import { dungeonDice } from '../index.ts'
import { puzzles } from '../puzzles/index.ts'

test('there are ten', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(10)
})

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s can be won as it says', (_id, puzzle) => {
  expect(puzzleFaults(dungeonDice, puzzle)).toEqual([])
})
