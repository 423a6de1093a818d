import { expect, test } from 'vitest'
import { cards } from '../../cards/index.ts'
import { entriesOf } from '../../entries.ts'

const entries = [...entriesOf('ygo'), ...entriesOf('wh40k')]

test('DM-CARD-01 every card of both editions is in the catalog, with cost, six faces and its text', () => {
  expect(entries.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  for (const { cost, faces, name } of entries) expect([cost >= 1, faces.length, name.length > 3]).toEqual([true, 6, true])
})

test('only cards without an ability have no text', () => {
  const silent = cards.filter(({ effects, keywords }) => effects.length === 0 && keywords === undefined).map(({ id }) => id)
  expect(entries.filter(({ text }) => text === '').map(({ id }) => id)).toEqual(silent)
})
