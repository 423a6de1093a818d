import { randomPlayer, tiny } from '@duelhall/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Aside,
  checkReplay,
  digest,
  type Option,
  type PlayerId,
  playBack,
  type Replay,
  replayOf,
  rngFrom,
  takeBack,
  type Written,
  written,
} from '../src/index.ts'

const { game } = tiny
const config = tiny.config(2)

function played(seed: string, most = 40): Replay<typeof config> {
  const state = game.setup(config, seed)
  const player = randomPlayer(7)
  const choices: Written[] = []
  for (let i = 0; i < most; i++) {
    const decision = game.decision(state)
    if (decision === null) break
    const choice = i === 5 ? { by: 1 as PlayerId, says: 'offer' as const } : player(decision)
    choices.push(written(game, state, choice))
    game.apply(state, choice)
  }
  return replayOf(game, config, seed, choices, state)
}

test('a replay plays back to the same state, through JSON too', () => {
  const replay = JSON.parse(JSON.stringify(played('a'))) as Replay<typeof config>
  expect(checkReplay(game, replay)).toEqual([])
  const { state, divergence } = playBack(game, replay)
  expect(divergence).toBeNull()
  expect(digest(state)).toBe(replay.digest)
})

test.each([0, 3, 20])('the first choice that is not offered is named: %i', (at) => {
  const replay = played('b')
  const choices = replay.choices.with(at, ((12 << 24) | (400 << 15)) as Option)
  expect(playBack(game, { ...replay, choices }).divergence).toEqual({ at, says: `choice ${at + 1} of ${choices.length} is not offered` })
})

test('an aside that is not legal is a divergence too', () => {
  const replay = played('c')
  const choices = replay.choices.with(6, { by: 1 as PlayerId, says: 'offer' })
  expect(playBack(game, { ...replay, choices }).divergence).toMatchObject({ at: 6, says: expect.stringContaining('offer is open already') })
})

test('another seed diverges, and an end that differs is told', () => {
  const replay = played('d')
  expect(playBack(game, { ...replay, seed: 'e' }).divergence).not.toBeNull()
  expect(playBack(game, { ...replay, digest: '0'.repeat(16) }).divergence).toEqual({
    at: replay.choices.length,
    says: 'every choice is offered, but the final state differs',
  })
})

test('taking back drops options and keeps what was said', () => {
  const offer: Aside = { by: 0 as PlayerId, says: 'offer' }
  const [a, b, c] = [1, 2, 3] as Option[]
  expect(takeBack([a!, b!, offer, c!], 2)).toEqual([a, offer])
  expect(takeBack([a!, offer], 0)).toEqual([a, offer])
})

test('whatever claims to be a replay is checked and never throws', () => {
  const replay = played('f')
  fc.assert(fc.property(fc.anything(), (input) => void expect(checkReplay(game, input)).not.toEqual([])))
  const keys = Object.keys(replay) as (keyof typeof replay)[]
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
      const problems = checkReplay(game, { ...replay, [key]: value })
      if (key !== 'seed' && key !== 'digest') return
      expect(problems.length === 0).toBe(typeof value === 'string')
    }),
  )
  expect(checkReplay(game, { ...replay, rules: 0, cards: 'x' }).map((p) => p.path)).toEqual(['rules', 'cards'])
  expect(checkReplay(game, { ...replay, choices: [1, 'x'] }).map((p) => p.path)).toEqual(['choices.1'])
})

test('digests are pinned: they are written into every replay', () => {
  expect(digest({ a: 1, b: [true, null, 'é'] })).toBe('029d4378f8111811')
  expect(digest([])).toBe('79b28c9ed0952022')
  expect(digest(game.setup(config, 'pinned'))).toBe('d89e692a01c6ccd4')
})

test('new dice are part of a replay: the same choices, and other chance from there on', () => {
  const { choices } = played('f', 4)
  const state = game.setup(config, 'f')
  const other = game.setup(config, 'f')
  for (const [into, dice] of [
    [state, 'one'],
    [other, 'two'],
  ] as const) {
    for (const choice of choices) game.apply(into, typeof choice === 'number' ? game.decision(into)!.options.indexOf(choice) : choice)
    game.apply(into, { dice })
  }
  expect(game.decision(state)).toEqual(game.decision(other))
  expect(state.rng).not.toEqual(other.rng)
  expect(state.rng).toEqual(rngFrom('one'))
  const replay = replayOf(game, config, 'f', [...choices, { dice: 'one' }], state)
  expect(checkReplay(game, replay)).toEqual([])
  expect(playBack(game, JSON.parse(JSON.stringify(replay)) as typeof replay).divergence).toBeNull()
  expect(playBack(game, { ...replay, choices: [...choices, { dice: 'two' }] }).divergence).not.toBeNull()
  expect(checkReplay(game, { ...replay, choices: [{ dice: 7 }] }).map((problem) => problem.path)).toEqual(['choices.0'])
})

test('a replay may begin where other rules left the game, and is refused where these cannot go on from it', () => {
  const whole = played('g')
  const border = 12
  const from = JSON.parse(JSON.stringify(game.leave(playBack(game, whole, border).state))) as Replay['from']
  const replay = replayOf(game, config, whole.seed, whole.choices.slice(border), playBack(game, whole).state, from)
  expect(checkReplay(game, replay)).toEqual([])
  expect(playBack(game, replay).divergence).toBeNull()
  const after = playBack(game, replay, 4).state
  expect(digest(after)).toBe(digest(playBack(game, whole, border + 4).state))
  for (const wrong of [null, 7, 'x', [], {}, { state: {}, legend: {} }, { ...from, legend: { pieces: ['x'], zones: [], acts: [] } }])
    expect(checkReplay(game, { ...replay, from: wrong }).map((problem) => problem.path)).toEqual(['from'])
})
