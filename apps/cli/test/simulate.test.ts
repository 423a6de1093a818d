import { expect, test } from 'vitest'
import { folder, run } from './run.ts'

const simulate = (...args: string[]) => run(['simulate', 'battle-of-creatures', ...args], folder())

test('same seed, same result; another seed, another', async () => {
  const args = ['--games', '20', '--players', '3', '--bots', 'random,greedy', '--json']
  const [once, again, other] = await Promise.all([
    simulate(...args, '--seed', 'a'),
    simulate(...args, '--seed', 'a'),
    simulate(...args, '--seed', 'b'),
  ])
  expect(again.out).toBe(once.out)
  expect(other.out).not.toBe(once.out)
  expect([once.code, once.err]).toEqual([0, ''])
})

test('the JSON has exactly games, finished, decisions and outcomes, and they add up', async () => {
  const { out } = await simulate('--games', '30', '--seed', '1', '--bots', 'random', '--json')
  const tally = JSON.parse(out)
  expect(Object.keys(tally)).toEqual(['games', 'finished', 'decisions', 'outcomes'])
  expect(tally).toMatchObject({ games: 30, finished: 30 })
  expect(tally.decisions).toBeGreaterThan(30 * 16)
  const { seats, rules, lengths } = tally.outcomes
  expect(seats.map((seat: { seat: number; bot: string }) => [seat.seat, seat.bot])).toEqual([
    [1, 'random'],
    [2, 'random'],
  ])
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  expect(sum(Object.values(rules))).toBe(30)
  expect([lengths.length, sum(lengths)]).toEqual([30, tally.decisions])
  expect(sum(seats.map((seat: { wins: number }) => seat.wins))).toBe(30)
  for (const seat of seats) expect(sum(seat.places)).toBe(30)
})

test('without --json it is told in words', async () => {
  const { out } = await simulate('--games', '5', '--bots', 'greedy,random', '--option', 'shortGame=true')
  expect(out).toMatch(/^5 games, 5 finished, \d+ decisions\n/)
  expect(out).toContain('seat 1 greedy')
  expect(out).toMatch(/length \d+ to \d+ decisions, half of the games \d+ to \d+, median \d+/)
})

test('four seats in two teams: partners win together', async () => {
  for (const game of ['dice-masters-yugioh', 'dice-masters-ultramar']) {
    const { out, err } = await run(['simulate', game, '--players', '4', '--games', '3', '--bots', 'random', '--json'], folder())
    const { finished, outcomes } = JSON.parse(out)
    const [a, b, c, d] = outcomes.seats.map((seat: { wins: number }) => seat.wins)
    expect([err, finished, a + b, c, d]).toEqual(['', 3, 3, a, b])
  }
  const three = await run(['simulate', 'dice-masters-yugioh', '--players', '3', '--games', '1'], folder())
  expect([three.code, three.err]).toEqual([
    2,
    'duelhall: this table cannot be set up: seats: Doubles is played by 4 players, not 3 (DM-SETUP-01)\n',
  ])
})
