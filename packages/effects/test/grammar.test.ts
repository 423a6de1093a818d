import { expect, test } from 'vitest'
import { a, conjugate, list, owning, sentence, signed } from '../src/words/grammar.ts'

test.each([
  ['draw', 'draws'],
  ['draw and roll', 'draws and roll'],
  ['pay', 'pays'],
  ['carry', 'carries'],
  ['lose', 'loses'],
  ['pass', 'passes'],
  ['go', 'goes'],
  ['be', 'is'],
  ['have', 'has'],
  ['KO', "KO's"],
  ["can't", "can't"],
  ['must', 'must'],
])('%s for one is %s', (verb, bent) => {
  expect(conjugate(verb, false)).toBe(bent)
  expect(conjugate(verb, true)).toBe(verb === 'be' ? 'are' : verb)
})

test.each([
  ['die', 'a die'],
  ['opposing monster', 'an opposing monster'],
  ['Ultramarines die', 'an Ultramarines die'],
  ['unblocked monster', 'an unblocked monster'],
  ['used die', 'a used die'],
  ['one-eyed monster', 'a one-eyed monster'],
  ['8', 'an 8'],
])('%s with its article', (phrase, said) => {
  expect(a(phrase)).toBe(said)
})

test('sentences, lists, possessives and signs', () => {
  expect(sentence('draw a die')).toBe('Draw a die.')
  expect(sentence('Draw a die.')).toBe('Draw a die.')
  expect(sentence('2 dice are drawn')).toBe('Two dice are drawn.')
  expect(sentence('it gets +XA, where X is 2,')).toBe('It gets +XA, where X is 2.')
  expect(sentence('')).toBe('')
  expect(list(['a'], 'and')).toBe('a')
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c')
  expect(owning('your monsters')).toBe("your monsters'")
  expect(owning('your opponent')).toBe("your opponent's")
  expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '+0', '-3'])
})
