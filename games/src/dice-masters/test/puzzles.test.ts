import { puzzleFaults } from '@duelhall/lessons'
import { describe, expect, test } from 'vitest'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { ultramar, yugioh } from '../puzzles/index.ts'

describe.each([
  ['first edition', diceMastersYugioh, yugioh],
  ['later edition', diceMastersUltramar, ultramar],
] as const)('%s', (_edition, module, puzzles) => {
  test('there are ten', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(10)
  })

  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s can be won as it says', (_id, puzzle) => {
    expect(puzzleFaults(module, puzzle)).toEqual([])
  })
})
