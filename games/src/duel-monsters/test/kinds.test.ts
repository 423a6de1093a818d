import { kind } from '@duelhall/effects'
import type { Standing } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { fx } from '../fx.ts'
import type { T } from '../state.ts'

const lasting = (...abouts: readonly string[]): T => {
  const standing = abouts.map((about) => ({ about }) as Standing)
  return { state: { standing, index: [] } } as unknown as T
}

test('what lasts is heard of, also where its kind is first asked for after another of the same list', () => {
  const t = lasting('first of a test', 'second of a test')
  expect(fx.isSilent(t, kind('first of a test'))).toBe(false)
  expect(fx.isSilent(t, kind('second of a test'))).toBe(false)
  expect(fx.isSilent(t, kind('third of a test'))).toBe(true)
})

test('another list of what lasts is looked at anew, and there is one kind of a name', () => {
  const told = kind('told in a test')
  const silent = lasting('something else')
  const loud = lasting('told in a test')
  expect([silent, loud, silent, loud].map((t) => fx.isSilent(t, told))).toEqual([true, false, true, false])
  expect(kind('told in a test')).toBe(told)
})
