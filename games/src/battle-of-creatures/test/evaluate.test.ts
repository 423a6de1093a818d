import { type PlayerId, playerId } from '@duelhall/kernel'
import { picker } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { civilizations } from '../board.ts'
import { tableFor } from '../config.ts'
import { evaluate } from '../evaluate.ts'
import { game } from '../game.ts'
import type { CreaturesState } from '../state.ts'
import { at, type Position } from './positions.ts'

/** Looks one choice ahead with other dice than the true ones, and takes what looks best. */
function greedy(state: CreaturesState, seed: string): number {
  const { player, options } = state.decision!
  let best = 0
  let worth = -1
  options.forEach((_, choice) => {
    const next = game.clone(state)
    game.resample(next, player, seed)
    game.apply(next, choice)
    const now = evaluate(next, player)
    if (now > worth) {
      best = choice
      worth = now
    }
  })
  return best
}

describe('evaluation', () => {
  test('one look ahead beats random play in 85 of 100 games of two', { timeout: 60_000 }, () => {
    const games = 60
    let won = 0
    for (let i = 0; i < games; i++) {
      const state = game.setup(tableFor(2, { first: 0 }), `greedy ${i}`)
      const me = playerId(i % 2)
      const pick = picker(i)
      while (state.decision !== null)
        game.apply(state, state.decision.player === me ? greedy(state, `${i} ${state.n}`) : pick(state.decision.options.length))
      if (state.outcome!.places[me] === 1) won++
    }
    expect(won / games).toBeGreaterThanOrEqual(0.85)
  })

  const worth = (position: Position, player: number) => evaluate(at(position).state, player as PlayerId)
  test('stays between 0 and 1, and the end is either', () => {
    const position = { board: { F1: 'light.f1', W1: 'water.s1' }, chips: [civilizations.filter((c) => c !== 'light')] }
    const t = at(position)
    const before = evaluate(t.state, playerId(0))
    expect(before).toBeGreaterThan(0.5)
    expect(before).toBeLessThan(1)
    t.choose('move', { piece: 'F1', place: 'light.p1' })
    expect([evaluate(t.state, playerId(0)), evaluate(t.state, playerId(1))]).toEqual([1, 0])
  })

  test('likes chips, nearness, strength and safety', () => {
    const board = { F3: 'fire.s3', W3: 'water.s3' }
    const even = worth({ board }, 0)
    expect(worth({ board, chips: [['light']] }, 0)).toBeGreaterThan(even)
    expect(worth({ board: { ...board, F3: 'fire.e1' } }, 0)).toBeGreaterThan(even)
    expect(worth({ board, reserve: ['F7'] }, 0)).toBeGreaterThan(even)
    expect(worth({ board: { ...board, W4: 'fire.a1' } }, 0)).toBeLessThan(worth({ board: { ...board, W4: 'nature.a1' } }, 0))
    expect(worth({ board }, 1)).toBeCloseTo(even)
  })

  test('partners think alike', () => {
    const { state } = at({ seats: ['fire', 'water', 'nature', 'light'], table: { teams: true }, chips: [['fire'], [], [], []] })
    expect(evaluate(state, playerId(0))).toBe(evaluate(state, playerId(2)))
    expect(evaluate(state, playerId(0))).toBeGreaterThan(evaluate(state, playerId(1)))
  })
})
