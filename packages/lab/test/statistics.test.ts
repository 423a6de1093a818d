import { describe, expect, test } from 'vitest'
import { drawOdds, fitLogistic, fitOf, likelihood, quantile, ratingsOf, ratingsWithBounds, verdictOf, wilson } from '../src/index.ts'

test('Wilson intervals are those of the literature', () => {
  expect(wilson(8, 10).low).toBeCloseTo(0.4902, 4)
  expect(wilson(8, 10).high).toBeCloseTo(0.9433, 4)
  expect(wilson(0, 20)).toMatchObject({ share: 0, low: 0 })
  expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4)
  expect(wilson(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 })
})

test('quantiles lie between neighbours in proportion', () => {
  expect([0, 0.25, 0.5, 1].map((part) => quantile([1, 2, 3, 5], part))).toEqual([1, 1.75, 2.5, 5])
})

describe('Bradley and Terry', () => {
  const bouts = (a: number, b: number, won: number, games: number) =>
    Array.from({ length: games }, (_, i) => ({ a, b, points: i < won ? 1 : 0 }))

  test('ten to one are 400 points', () => {
    const [strong, weak] = ratingsOf(2, bouts(0, 1, 10_000, 11_000))
    expect(strong! - weak!).toBeCloseTo(400, 0)
    expect(strong! + weak!).toBeCloseTo(0, 6)
  })

  test('who was never met is rated through others', () => {
    const [a, b, c] = ratingsOf(3, [...bouts(0, 1, 3000, 4000), ...bouts(1, 2, 3000, 4000)])
    expect(a! - b!).toBeCloseTo(b! - c!, 0)
    expect(a! - c!).toBeGreaterThan(370)
  })

  test('intervals hold the rating, narrow with more games, and come again from the seed', () => {
    const mixed = (n: number) => Array.from({ length: n }, (_, i) => ({ a: 0, b: 1, points: i % 3 === 0 ? 0 : 1 }))
    const few = ratingsWithBounds(2, mixed(30), 'seed')
    const many = ratingsWithBounds(2, mixed(600), 'seed')
    expect(few[0]!.low).toBeLessThan(few[0]!.rating)
    expect(few[0]!.high).toBeGreaterThan(few[0]!.rating)
    expect(many[0]!.high - many[0]!.low).toBeLessThan(few[0]!.high - few[0]!.low)
    expect(ratingsWithBounds(2, mixed(30), 'seed')).toEqual(few)
  })
})

test('the sequential test says better, not better, or nothing yet', () => {
  const test = { even: 0.5, better: 0.6, error: 0.05 }
  expect(verdictOf(80, 100, test)).toBe('better')
  expect(verdictOf(45, 100, test)).toBe('not better')
  expect(verdictOf(6, 10, test)).toBe('open')
  expect(likelihood(1, 1, test)).toBeCloseTo(Math.log(1.2), 10)
})

test('chi-square and its p are those of the tables', () => {
  expect(fitOf([60, 40])).toMatchObject({ chi: 4, freedom: 1 })
  expect(fitOf([60, 40]).p).toBeCloseTo(0.0455, 4)
  expect(fitOf([10, 10, 10]).p).toBeCloseTo(1, 10)
  expect(fitOf([20, 10, 0]).p).toBeCloseTo(Math.exp(-10), 8) // two degrees of freedom: e to minus half of chi-square
  expect(fitOf([10, 30], [1, 3]).chi).toBe(0)
})

test('logistic fitting finds the weights that made the results', () => {
  const chance = (x: readonly number[]) => 1 / (1 + Math.exp(-(0.8 * x[0]! - 0.3 * x[1]!)))
  const samples = Array.from({ length: 400 }, (_, i) => {
    const measures = [(i % 20) - 10, ((i * 7) % 13) - 6]
    return { measures, points: chance(measures) }
  })
  const weights = fitLogistic(samples, 1e-6)
  expect(weights[0]).toBeCloseTo(0.8, 3)
  expect(weights[1]).toBeCloseTo(-0.3, 3)
  expect(fitLogistic(samples, 1e9)[0]).toBeCloseTo(0, 3) // what cannot be told is nothing
})

test('draws without putting back', () => {
  expect(drawOdds(3, 40, 5, 1)).toBeCloseTo(0.3376, 4)
  expect(drawOdds(1, 40, 6, 1)).toBeCloseTo(0.15, 10)
  expect(drawOdds(4, 4, 2, 2)).toBeCloseTo(1, 10)
  expect(drawOdds(0, 40, 5, 1)).toBe(0)
})
