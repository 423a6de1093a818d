import { read } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { duelMonsters } from '../index.ts'
import { A, B, duel, settle } from './positions.ts'

const { game } = duelMonsters

test('YG-SEARCH-01 whoever takes Fusion Materials from the Deck looks through it, and nobody else does', () => {
  const t = duel({
    a: {
      hand: ['Future Fusion'],
      extra: ['Elemental HERO Flame Wingman'],
      deck: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix', 'Elemental HERO Avian'],
    },
  }).luck('Future Fusion')
  t.choose('activate', { piece: 'Future Fusion', place: 0 })
  while (t.ask !== 'choose') t.pass()
  const options = t.decision.options.map((option) => read(game.acts, option))
  expect(options.length).toBeGreaterThan(1)
  const [own, other] = [game.view(t.state, A), game.view(t.state, B)]
  for (const { piece } of options) expect([own.pieces[piece!]!.def === null, other.pieces[piece!]!.def]).toEqual([false, null])
  // The question stays the same for whatever the asked player cannot know.
  const copy = game.clone(t.state)
  game.resample(copy, A, 'another deal')
  expect(game.decision(copy)!.options).toEqual(t.decision.options)
  t.pass()
  settle(t)
  const deck = game.view(t.state, A).zones.find(({ name }) => name === 'deck 0')!.pieces
  expect(deck.every((h) => game.view(t.state, A).pieces[h]!.def === null)).toBe(true) // YG-SEARCH-02: shuffled afterwards
})
