import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patched, patchFrom, readMarks, writeMarks } from '../src/index.ts'

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
