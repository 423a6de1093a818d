import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, patched, patchFrom, readMarks, writeMarks } from '../src/index.ts'

const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a change applied to what was gives what is, and is nothing where nothing changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [before, after] = [clean(a), clean(b)]
      expect(patched(before, patchFrom(before, after))).toEqual(after)
      expect(patchFrom(before, clean(before))).toBe(0)
    }),
  )
})

test('two values are the same where no change leads from one to the other', () => {
  // Few values and keys, so that many pairs are alike, or nearly.
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, 0, 1, '', 'a', false),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value'), { maxKeys: 2 }),
    ),
  }))
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [before, after] = [clean(a), clean(b)]
      expect(isSame(before, after)).toBe(patchFrom(before, after) === 0)
      expect(isSame(before, clean(before))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the parts that did not change are not in it', () => {
  expect(patchFrom({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], c: 3 })).toEqual({ in: { a: { in: { 1: { in: { b: { to: 4 } } } } } } })
})

test('marks come back as they were written; anything else is no mark', () => {
  const marks = new Map([
    ['abcd', { step: 3, chat: 0 }],
    ['wxyz2345', { step: 12, chat: 4 }],
  ])
  expect(readMarks(writeMarks(marks))).toEqual(marks)
  expect(readMarks('abcd.x.1~../..~abcd.1~~AAAA.1.1')).toEqual(new Map())
  expect(readMarks('~'.repeat(10_000)).size).toBe(0)
})
