import { read } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { activate, arrive, cast, play, SPARK } from './acting.ts'
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

test('a deck nobody has seen a card of may be any of the ready ones; a card that only one of them has tells which', () => {
  /** The ready decks that hold all that B's hand is taken to be. */
  const taken = (seed: string, graveyard: readonly string[]) => {
    const { state } = duel({ b: { hand: Array.from({ length: 5 }, () => 'Dark Hole'), graveyard } })
    game.resample(state, A, seed)
    const { zones, pieces } = game.view(state, B)
    const hand = zones.find(({ name }) => name === 'hand 1')!.pieces.map((h) => pieces[h]!.def!)
    return readyDecks.filter(({ deck }) => hand.every((def) => [...deck.main, ...deck.side].includes(def))).map(({ id }) => id)
  }
  const seeds = Array.from({ length: 60 }, (_, i) => `deal ${i}`)
  expect([...new Set(seeds.flatMap((seed) => taken(seed, [])))].sort()).toEqual(readyDecks.map(({ id }) => id).sort())
  for (const seed of seeds) expect(taken(seed, ['Kaibaman'])).toContain('DH1')
})

test('YG-META-10 an answer that is half made leaves no trace of itself, also where links of the turn are counted', () => {
  const t = duel({ a: { hand: [...Array.from({ length: 4 }, () => 'Ookazi'), 'Mystical Space Typhoon'] }, b: { spells: ['Waboku'] } })
  for (const zone of ['1', '2', '3']) play(t, 'Ookazi', zone)
  cast(t, 'Ookazi', '4').pass()
  const imagined = () => {
    const world = game.clone(t.state)
    game.resample(world, B, 'one deal')
    return world
  }
  expect([t.ask, t.asked]).toEqual(['respond', A])
  const before = imagined()
  activate(t, 'Mystical Space Typhoon')
  expect([t.ask, t.decision.back]).toEqual(['spellZone', 1])
  expect(imagined()).toEqual(before)
})

test('YG-PUBLIC-08, YG-META-07 what is chosen in a hand tells no more than that one was chosen, also while anything lasts elsewhere', () => {
  /** Marauding Captain brings Sparkman from a hand that lies in this order; which card others see chosen. */
  function chosen(...hand: readonly string[]): unknown {
    const t = duel({ a: { hand: ['Marauding Captain', 'Rush Recklessly', ...hand], monsters: ['Summoned Skull'] } })
    play(t, 'Rush Recklessly')
    arrive(t.choose('normalSummon', { piece: 'Marauding Captain' })).choose('accept')
    return t.events.find(({ on }) => on === 'chose')?.piece
  }
  const first = chosen(SPARK, 'Ookazi')
  expect(first).toBeTypeOf('number')
  expect(chosen('Ookazi', SPARK)).toBe(first)
})

test('YG-PUBLIC-08 what Cost Down leaves on a hand does not tell the monsters in it', () => {
  const left = (...hand: readonly string[]) => {
    const t = duel({ a: { hand: ['Cost Down', 'Ookazi', ...hand] } })
    settle(cast(t, 'Cost Down').choose('pick', { piece: 'Ookazi' }))
    return t.state.standing.map(({ to }) => to)
  }
  expect(left('Summoned Skull', 'Dark Hole')).toHaveLength(2)
  expect(left('Dark Hole', 'Summoned Skull')).toEqual(left('Summoned Skull', 'Dark Hole'))
})
