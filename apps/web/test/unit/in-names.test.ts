import { expect, test } from 'vitest'
import { inNames } from '../../src/table/in-names.ts'

test('sentences name who sits there, by number or letter, with what belongs to them', () => {
  expect(inNames('Player 2 buys player 2’s Kuriboh 1.', [null, 'Noor'])).toBe('Noor buys Kuriboh 1.')
  expect(inNames('You block player 2’s Kuriboh 1.', [null, 'Noor'])).toBe('You block Noor’s Kuriboh 1.')
  expect(inNames('Player B unfolds a die. Player A passes.', ['Ada', 'Ben'])).toBe('Ben unfolds a die. Ada passes.')
})

test('a seat without a name of its own keeps its number; what is no seat is left alone', () => {
  expect(inNames('Player A draws; player 7 and players 1 do not.', [null, 'Noor'])).toBe('Player 1 draws; player 7 and players 1 do not.')
})
