import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actTable, coreActs, type Handle, type Option, pack, RulesBug, read } from '../src/index.ts'

const table = actTable(['move', 'summon*', ...Array.from({ length: 54 }, (_, i) => `act${i}`)])
const part = (most: number) => fc.option(fc.nat(most), { nil: null })
const narrow = fc.record({
  act: fc.constantFrom(...table.filter((entry) => !entry.wide).map((entry) => entry.act)),
  piece: part(510) as fc.Arbitrary<Handle | null>,
  target: part(510) as fc.Arbitrary<Handle | null>,
  place: part(62),
})
const wide = fc.record({
  act: fc.constant('summon'),
  piece: part(510) as fc.Arbitrary<Handle | null>,
  target: fc.constant(null),
  place: part(32766),
})

test('read gives back what pack was given, in a small integer', () => {
  fc.assert(
    fc.property(fc.oneof(narrow, wide), (record) => {
      const option = pack(table, record)
      expect(read(table, option)).toEqual(record)
      expect(option).toBeGreaterThan(0)
      expect(option).toBeLessThan(2 ** 30)
    }),
  )
})

test.each([
  [{ act: 'fly', piece: null, target: null, place: null }],
  [{ act: 'move', piece: 511 as Handle, target: null, place: null }],
  [{ act: 'move', piece: null, target: -1 as Handle, place: null }],
  [{ act: 'move', piece: null, target: null, place: 63 }],
  [{ act: 'move', piece: null, target: null, place: 0.5 }],
  [{ act: 'summon', piece: null, target: 1 as Handle, place: null }],
])('%o does not fit', (record) => {
  expect(() => pack(table, record)).toThrow(RulesBug)
})

test('a table holds 62 names, each once, and the core acts come first', () => {
  expect(table.slice(0, coreActs.length).map((entry) => entry.act)).toEqual(coreActs)
  expect(() => actTable(Array.from({ length: 57 }, (_, i) => `act${i}`))).toThrow(RulesBug)
  expect(() => actTable(['pass'])).toThrow(RulesBug)
  expect(() => read(table, 0 as Option)).toThrow(RulesBug)
})
