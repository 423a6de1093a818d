import { battleOfCreatures } from '@duelhall/games'
import { tiny } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { answerOf, greedy, playGame, random, searcher } from '../src/index.ts'
import { allOpen, meaning } from '../src/tree.ts'

const { game } = battleOfCreatures

test('search beats greedy with few looks ahead, mirrored seats, paired seeds', () => {
  const bot = searcher('search', { iterations: 200 })
  let wins = 0
  for (let i = 0; i < 12; i++) {
    const seats = i % 2 === 0 ? [bot, greedy] : [greedy, bot]
    const { outcome } = playGame(battleOfCreatures, battleOfCreatures.config(2), `pair ${i >> 1}`, seats)
    if (outcome!.places[i % 2] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(9)
})

test('search plays for each of several players', () => {
  const bot = searcher('search', { iterations: 100 })
  const { outcome } = playGame(battleOfCreatures, battleOfCreatures.config(4), 'four', [bot, random, random, random])
  expect(outcome!.places[0]).toBe(1)
})

test('search stops at its deadline, and looks at least once', () => {
  let clock = 0
  let looks = 0
  const now = () => {
    looks++
    clock += 5
    return clock
  }
  const state = game.setup(battleOfCreatures.config(2), 'deadline')
  answerOf(battleOfCreatures, state, searcher('clocked', { ms: 50, now }), 's')
  expect(looks).toBe(11) // the start, then one look at the clock after each iteration until 50 ms have gone
  looks = 0
  answerOf(battleOfCreatures, state, searcher('late', { ms: 0, now }), 's')
  expect(looks).toBe(2)
})

test('edges are named by handle where all is open, by card where it is hidden', () => {
  const open = game.setup(battleOfCreatures.config(2), 'open')
  expect(allOpen(open)).toBe(true)
  expect(meaning(game.acts, open, game.decision(open)!.options[0]!, true)).toBe(game.decision(open)!.options[0])
  const names = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const state = tiny.game.setup(tiny.config(2), `hidden ${i}`)
    for (let n = 0; n < 40 && tiny.game.decision(state) !== null; n++) {
      for (const option of tiny.game.decision(state)!.options) {
        const name = meaning(tiny.game.acts, state, option, allOpen(state))
        if (typeof name === 'string') names.add(name)
      }
      tiny.game.apply(state, n % tiny.game.decision(state)!.options.length)
    }
  }
  expect([...names].every((name) => /\/d\d+\//.test(name))).toBe(true)
  expect(names.size).toBeGreaterThan(3)
})
