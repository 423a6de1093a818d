import { handle, type OptionRecord } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { entriesOf, pickedKey, shortened } from '../../src/table/offers.ts'
import type { Offer } from '../../src/table/skin.ts'

const offer = (at: number, piece: number | null, place: number | null = null): Offer => {
  const option: OptionRecord = { act: 'move', piece: piece === null ? null : handle(piece), target: null, place }
  return { at, option, words: `option ${at}` }
}

test('a short list shows every option by itself', () => {
  const offers = [offer(0, null), offer(1, 5), offer(2, 6)]
  expect(entriesOf(offers, null)).toEqual(offers.map((one) => ({ offer: one })))
})

test('a long list is grouped by piece, in the order of the options, and loses none', () => {
  const offers = [offer(0, null), ...Array.from({ length: 12 }, (_, i) => offer(i + 1, 5 + (i % 2), i)), offer(13, 9)]
  const entries = entriesOf(offers, null)
  expect(entries.map((entry) => ('offer' in entry ? entry.offer.at : `piece ${entry.piece}`))).toEqual([0, 'piece 5', 'piece 6', 13])
  const behind = entries.flatMap((entry) => ('offer' in entry ? [entry.offer.at] : entry.offers.map((one) => one.at)))
  expect(behind.sort((a, b) => a - b)).toEqual(offers.map((one) => one.at))
})

test('a held piece shows what begins or ends with it', () => {
  const offers = [offer(0, null), offer(1, 5), offer(2, 6), offer(3, 5)]
  expect(entriesOf(offers, handle(5))).toEqual([{ offer: offers[1] }, { offer: offers[3] }])
})

test('what all sentences begin with is left out, at a space', () => {
  const sentences = ['Stonesaur to fire.a1', 'Stonesaur to fire.a2', 'Stonesaur to water.p1', 'Stonesaur to nature.b3']
  expect(shortened(sentences)).toEqual(['Fire.a1', 'Fire.a2', 'Water.p1', 'Nature.b3'])
  expect(shortened(['Pass', 'Buy one', 'Buy two', 'Buy three'])).toEqual(['Pass', 'Buy one', 'Buy two', 'Buy three'])
})

test('how many are to be picked is told as the game counts them, whatever its acts are called', () => {
  expect(pickedKey({ picked: [], min: 3, max: 3 }, 40)).toBe('picked')
  expect(pickedKey({ picked: [], min: 0, max: 2 }, 40)).toBe('pickedRange')
  expect(pickedKey({ picked: [], min: 1, max: 60 }, 80)).toBe('pickedFrom')
  expect(pickedKey({ picked: [], min: 0, max: 60 }, 40)).toBe('pickedAny')
})
