import { moduleOf, parts, playOn, randomPlayer, tiny } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { end, type Happening, type PlayerId, pop, RulesBug } from '../src/index.ts'

const { game } = tiny
type TinyParts = typeof parts
const withMain = (main: TinyParts['steps']['turn']['main'], more: Partial<TinyParts> = {}): TinyParts => ({
  ...parts,
  ...more,
  steps: { ...parts.steps, turn: { ...parts.steps.turn, main } },
})

test('what repeats without a choice goes to the loop line; without one it is a bug of ours', () => {
  const looping = moduleOf({ ...withMain(() => {}), loop: (t) => end(t, { places: [1, 1], rule: 'TG-LOOP-01' }) })
  expect(looping.game.outcome(looping.game.setup(tiny.config(2), 'loop'))).toEqual({ places: [1, 1], rule: 'TG-LOOP-01' })
  const { loop: _, ...unguarded } = withMain(() => {})
  expect(() => moduleOf(unguarded).game.setup(tiny.config(2), 'loop')).toThrow('the same state came twice')
})

test('what never repeats and never asks is given up', () => {
  const growing = withMain((t, f) => {
    t.state.turn.no++
    f.step = 'main'
  })
  expect(() => moduleOf(growing).game.setup(tiny.config(2), 'grow')).toThrow(RulesBug)
})

test('an ask without options and an empty stack are bugs of ours', () => {
  const mute = moduleOf({ ...parts, asks: { ...parts.asks, main: [] } })
  expect(() => mute.game.setup(tiny.config(2), 'mute')).toThrow('main: nothing to offer')
  const empty = moduleOf(withMain((t) => pop(t)))
  expect(() => empty.game.setup(tiny.config(2), 'empty')).toThrow('nothing is going on')
})

test('every ask counts, whoever answers', () => {
  const state = game.setup(tiny.config(2), 'count')
  const asked: number[] = []
  const choose = randomPlayer(2)
  playOn(game, state, (decision) => {
    asked.push(decision.n)
    return choose(decision)
  })
  expect(asked.every((n, i) => i === 0 || n > asked[i - 1]!)).toBe(true)
  expect(asked.at(-1)).toBeGreaterThan(asked.length) // some answered themselves
})

test('an offer is open until it is declined, agreed or somebody leaves', () => {
  const state = game.setup(tiny.config(3), 'offer')
  const say = (by: number, says: 'offer' | 'accept' | 'decline' | 'resign') => {
    const told: Happening[] = []
    game.apply(state, { by: by as PlayerId, says }, (event) => told.push(event))
    return told.map((event) => event.on)
  }
  expect(say(2, 'offer')).toEqual(['offered'])
  expect(game.view(state, null).offer).toEqual([2])
  expect(() => say(2, 'accept')).toThrow('has agreed already')
  expect(() => say(1, 'offer')).toThrow('open already')
  expect(say(0, 'accept')).toEqual(['accepted'])
  expect(say(1, 'resign')[0]).toBe('resigned')
  expect(game.view(state, null).offer).toEqual([])
  expect(() => say(1, 'offer')).toThrow('out of the game')
  expect(() => say(0, 'decline')).toThrow('nothing is offered')
  say(0, 'offer')
  say(2, 'accept')
  expect(game.outcome(state)).toEqual({ places: [1, 3, 1], rule: 'TG-END-03' })
  expect(() => say(0, 'resign')).toThrow('the game is over')
  expect(() => game.apply(state, 0)).toThrow('the game is over')
})

test('a config that cannot be played is refused before anything is dealt', () => {
  expect(() => game.setup({ ...tiny.config(2), seats: [] }, 'none')).toThrow('seats: two to four play')
  expect(game.check(tiny.config(5))).not.toEqual([])
  expect(game.check(null)).not.toEqual([])
})

test('the index is kept as pieces move; where it is said to be fixed it is not, and the audit tells when that was wrong', () => {
  const faultsOf = (one: typeof game): readonly string[] => {
    const state = one.setup(tiny.config(2), 'index')
    const faults: string[] = []
    const choose = randomPlayer(2)
    playOn(one, state, (decision) => {
      faults.push(...one.audit(state))
      return choose(decision)
    })
    return faults
  }
  expect(faultsOf(game)).toEqual([])
  expect(faultsOf(moduleOf({ ...parts, fixedIndex: true }).game)).toContain('the index is not what its rebuild is')
})
