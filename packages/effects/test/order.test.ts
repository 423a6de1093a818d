import type { TableView } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { orderText } from '../src/index.ts'

const words = { piece: ({ source }: { readonly source: number }) => `marine ${source}`, does: (effect: string) => `${effect}.` }
const asked = (...waiting: readonly (readonly [source: number, effect: string])[]): readonly string[] => {
  const decision = { waiting: waiting.map(([source, effect]) => ({ player: 0, source, effect })) }
  const view = { decision } as Partial<Record<keyof TableView, unknown>> as TableView
  return waiting.map((_, place) => orderText(view, place, words))
}

test('effects that wait are told apart by their piece, by what they do, and by counting', () => {
  expect(asked([3, 'heal'], [4, 'heal'])).toEqual(['As it stands: Marine 3 first', 'Marine 4 first'])
  expect(asked([3, 'heal'], [3, 'roll'])).toEqual(['As it stands: Marine 3 (heal) first', 'Marine 3 (roll) first'])
  expect(asked([3, 'heal'], [3, 'roll'], [3, 'roll'])).toEqual([
    'As it stands: Marine 3 (heal) first',
    'Marine 3 (roll) first, 1 of 2',
    'Marine 3 (roll) first, 2 of 2',
  ])
})
