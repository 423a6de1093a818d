import { battleOfCreatures, games } from '@duelhall/games'
import type { GameModule, State } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../src/chance.ts'
import { Descent, gathered } from '../src/descent.ts'
import { answerOf, type Bot, greedy, isLevel, levelBot, levelNumbers, levels, playGame, random, searcher } from '../src/index.ts'
import { usual } from '../src/manner.ts'

/** A position in the middle of a game: so many random moves after set-up. */
function position(module: GameModule, seed: string, moves: number): State {
  const { game } = module
  const state = game.setup(module.config(module.players.min), seed)
  for (let n = 0; n < moves && game.decision(state) !== null; n++) game.apply(state, answerOf(module, state, random, `${seed}/walk`))
  return state
}

describe.each(games.map((module) => [module.game.id, module] as const))('%s', (_id, module) => {
  const { game } = module
  const thinkers: readonly Bot[] = [greedy, searcher('search', { iterations: 25 }), searcher('blurred', { iterations: 12 }, { blur: 0.5 })]

  test.each(thinkers.map((bot) => [bot.name, bot] as const))('%s: same view and same seed, same move, whatever is hidden', (_name, bot) => {
    for (let i = 0; i < 4; i++) {
      const state = position(module, `honest ${i}`, 5 + 17 * i)
      const decision = game.decision(state)
      if (decision === null) continue
      const elsewhere = game.clone(state) // other dice to come, other secrets
      game.resample(elsewhere, decision.player, `elsewhere ${i}`)
      expect(game.view(elsewhere, decision.player)).toEqual(game.view(state, decision.player))
      expect(answerOf(module, elsewhere, bot, `seed ${i}`)).toBe(answerOf(module, state, bot, `seed ${i}`))
    }
  })

  test('the question that is searched offers the same, by meaning, in every copy', () => {
    for (let i = 0; i < 12; i++) {
      const state = position(module, `same ${i}`, 3 + 11 * i)
      const decision = game.decision(state)
      if (decision === null) continue
      const names = (of: State) => new Descent(module, usual, dice('names'), gathered(of.players.length)).names(of)
      const elsewhere = game.clone(state)
      game.resample(elsewhere, decision.player, `elsewhere ${i}`)
      expect(names(elsewhere)).toEqual(names(state))
    }
  })

  test('there are five levels, each of which looks more and misjudges less than the one before', () => {
    const ladder = module.levels ?? []
    expect([0, 5]).toContain(ladder.length)
    for (let i = 1; i < ladder.length; i++) {
      expect(ladder[i]!.looks).toBeGreaterThanOrEqual(ladder[i - 1]!.looks)
      expect(ladder[i]!.blur).toBeLessThanOrEqual(ladder[i - 1]!.blur)
      expect(ladder[i]).not.toEqual(ladder[i - 1])
    }
  })
})

test('levels are numbered from 1 to 5 and named on screens', () => {
  expect(levels.map(({ level }) => level)).toEqual([...levelNumbers])
  expect(levelNumbers.map((level) => levelBot(battleOfCreatures, level).name)).toEqual(levels.map(({ id }) => id))
  expect([isLevel(0), isLevel(1), isLevel(6), isLevel(2.5)]).toEqual([false, true, false, false])
})

test('with a clock the highest level stops after its second, the others after their looks', () => {
  let clock = 0
  const now = () => {
    clock += 5
    return clock
  }
  const state = position(battleOfCreatures, 'clock', 30)
  answerOf(battleOfCreatures, state, levelBot(battleOfCreatures, 5, now), 's')
  expect(clock).toBeGreaterThan(900)
  expect(clock).toBeLessThanOrEqual(1020)
  clock = 0
  answerOf(battleOfCreatures, state, levelBot(battleOfCreatures, 1, now), 's')
  expect(clock).toBeLessThan(900)
})

test('a higher level beats a much lower one', () => {
  const config = battleOfCreatures.config(2)
  let wins = 0
  for (let i = 0; i < 8; i++) {
    const pair = [levelBot(battleOfCreatures, 3), levelBot(battleOfCreatures, 1)]
    const { outcome } = playGame(battleOfCreatures, config, `levels ${i >> 1}`, i % 2 === 0 ? pair : pair.toReversed())
    if (outcome!.places[i % 2] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(6)
})
