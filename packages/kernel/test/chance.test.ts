import { expect, test } from 'vitest'
import { chance, nearest } from '../src/index.ts'

test('chance outside a game follows its seed alone', () => {
  const once = chance('a seed')
  const again = chance('a seed')
  const cards = Array.from({ length: 40 }, (_, i) => i)
  expect(once.shuffled(cards)).toEqual(again.shuffled(cards))
  expect(once.below(1000)).toBe(again.below(1000))
  expect(chance('another').shuffled(cards)).not.toEqual(chance('a seed').shuffled(cards))
  expect([...once.shuffled(cards)].sort((a, b) => a - b)).toEqual(cards)
  expect(Array.from({ length: 100 }, () => once.one(['a', 'b', 'c'])).every((letter) => 'abc'.includes(letter))).toBe(true)
})

test('the nearest word is named only when it is near', () => {
  expect(nearest('gredy', ['random', 'greedy'])).toBe('greedy')
  expect(nearest('GREEDY', ['random', 'greedy'])).toBe('greedy')
  expect(nearest('xyz', ['random', 'greedy'])).toBeNull()
  expect(nearest('greedy'.repeat(1_000_000), ['random', 'greedy'])).toBeNull()
  expect(nearest('', [])).toBeNull()
})
