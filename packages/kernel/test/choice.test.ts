import { tiny } from '@duelhall/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, digest, IllegalChoice, read } from '../src/index.ts'

const { game } = tiny
const state = game.setup(tiny.config(3), 'choice')
const decision = game.decision(state)!
const option = read(game.acts, decision.options[1]!)
const good = { by: decision.player, n: decision.n, option }

function fault(input: unknown): readonly [string, string] {
  try {
    choiceOf(game, state, 3, input)
  } catch (error) {
    if (error instanceof IllegalChoice) return [error.fault, error.message]
    throw error
  }
  return ['none', '']
}

test('an answer becomes an index, a word across the table an aside', () => {
  expect(choiceOf(game, state, 3, JSON.parse(JSON.stringify(good)))).toBe(1)
  expect(choiceOf(game, state, 3, { by: 2, says: 'offer' })).toEqual({ by: 2, says: 'offer' })
})

test.each([
  [null, 'malformed'],
  [[good], 'malformed'],
  ['endTurn', 'malformed'],
  [{ ...good, by: 3 }, 'malformed'],
  [{ ...good, by: '0' }, 'malformed'],
  [{ ...good, by: 1 }, 'notAsked'],
  [{ ...good, n: decision.n - 1 }, 'stale'],
  [{ ...good, n: `${decision.n}` }, 'stale'],
  [{ ...good, more: 1 }, 'malformed'],
  [{ by: 0, option }, 'malformed'],
  [{ ...good, option: { ...option, act: 'fly' } }, 'malformed'],
  [{ ...good, option: { ...option, act: '__proto__' } }, 'malformed'],
  [{ ...good, option: { ...option, piece: 1e9 } }, 'malformed'],
  [{ ...good, option: { ...option, place: -1 } }, 'malformed'],
  [{ ...good, option: { ...option, piece: 500 } }, 'notOffered'],
  [{ ...good, option: { ...option, place: 1 } }, 'notOffered'],
  [{ by: 0, says: 'shout' }, 'malformed'],
  [{ by: 0, says: 'offer', to: 1 }, 'malformed'],
])('%o is %s', (input, expected) => {
  expect(fault(input)[0]).toBe(expected)
})

test('what is not offered is refused with a rule', () => {
  try {
    choiceOf(game, state, 3, { ...good, option: { ...option, piece: 0 } })
    expect.unreachable()
  } catch (error) {
    expect(error instanceof IllegalChoice && error.refusal?.rule).toMatch(/^TG-/)
  }
})

test('garbage is refused, never thrown at us, and changes nothing', () => {
  const before = digest(state)
  const near = fc.record({ by: fc.anything(), n: fc.anything(), option: fc.anything() })
  const nearer = fc.record({ act: fc.anything(), piece: fc.anything(), target: fc.anything(), place: fc.anything() })
  fc.assert(fc.property(fc.anything(), (input) => void expect(fault(input)[0]).not.toBe('none')))
  fc.assert(fc.property(near, (input) => void expect(fault(input)[0]).not.toBe('none')))
  fc.assert(fc.property(nearer, (bad) => void expect(fault({ ...good, option: bad })[0]).not.toBe('none')))
  expect(digest(state)).toBe(before)
})
