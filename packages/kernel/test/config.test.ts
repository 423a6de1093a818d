import { expect, test } from 'vitest'
import { faultsIn, fieldsOf, flag, type OptionRows, oneOf, optionsOf, readTable, seatOrRandom, upTo } from '../src/index.ts'

interface Options {
  readonly fast: boolean
  readonly board: string
  readonly rounds: number
  readonly first: number | 'random'
  readonly more: { readonly deep: boolean }
}
const rows: OptionRows<Options> = {
  fast: flag('XX-VAR-01'),
  board: oneOf('XX-VAR-02', ['round', 'long']),
  rounds: upTo('XX-VAR-03', 9, 'number of rounds'),
  first: seatOrRandom('XX-SETUP-01'),
  more: (fault, path, value, seats) => {
    optionsOf(fault, value, path, { deep: flag(null) }, seats)
  },
}
const found = (config: unknown) =>
  faultsIn((fault) => {
    readTable(fault, config, rows)
  }).map(({ rule, path, says }) => `${rule} ${path}: ${says}`)

test('options that fit, or are left out, are no faults; the last seat is a seat', () => {
  expect(found({ table: {}, seats: [] })).toEqual([])
  expect(found({ table: { fast: true, board: 'long', rounds: 9, first: 1, more: { deep: false } }, seats: [0, 0] })).toEqual([])
  expect(found({ table: { rounds: 0, first: 'random' }, seats: [] })).toEqual([])
})

test('every fault is named by its rule, its path and what stands there', () => {
  const table = { fast: 1, board: 'flat', rounds: 10, first: 2, more: { deep: null, high: 1 } }
  expect(found({ table, seats: [0, 0], chairs: 2 })).toEqual([
    'null chairs: is not known here',
    'XX-VAR-01 table.fast: must be true or false, not 1',
    'XX-VAR-02 table.board: "flat" is none of round, long',
    'XX-VAR-03 table.rounds: 10 is no number of rounds from 0 to 9',
    'XX-SETUP-01 table.first: 2 is neither a seat nor "random"',
    'null table.more.high: is not known here',
    'null table.more.deep: must be true or false, not null',
  ])
  expect(found({ table: { rounds: 1.5, first: -1 }, seats: 3 }).length).toBe(2)
})

test('an option set to nothing is a fault: it would hide the standard', () => {
  expect(found({ table: { fast: undefined }, seats: [] })).toEqual(['XX-VAR-01 table.fast: must be true or false, not undefined'])
})

test('what is no config at all is refused without throwing', () => {
  expect(found(null)).toEqual(['null : must be an object, not null', 'null table: must be an object, not undefined'])
  expect(found([])[0]).toBe('null : must be an object, not a list')
  const trap = {
    get table(): never {
      throw new Error('no')
    },
  }
  expect(found(trap)).toEqual(['null : cannot be read'])
  expect(found({ table: JSON.parse('{"__proto__": 1, "toString": 2}'), seats: [] })).toEqual([
    'null table.__proto__: is not known here',
    'null table.toString: is not known here',
  ])
})

test('a key of any length gives a short path', () => {
  const [problem] = faultsIn((fault) => {
    fieldsOf(fault, { ['x'.repeat(1_000_000)]: 1 }, 'table', [])
  })
  expect(problem!.path).toBe(`table.${'x'.repeat(40)}`)
})
