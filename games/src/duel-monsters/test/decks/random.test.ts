import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts, factsOf, poolFacts, vanillaFacts } from '../../cards/shelf.ts'
import { checkDeck } from '../../decks/check.ts'
import { randomDeck } from '../../decks/random.ts'

const effects = poolFacts.filter((card) => card.kind !== 'monster' || card.effect)

test('YG-DECK-15 a random deck is legal, whatever it is made of, and the same for the same seed', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(facts, vanillaFacts, poolFacts, effects),
      fc.constantFrom('DH-2010-03' as const, 'none' as const),
      (seed, from, list) => {
        const deck = randomDeck({ from, list }, seed)
        expect(checkDeck(deck, list)).toEqual([])
        expect(randomDeck({ from, list }, seed)).toEqual(deck)
        expect([...deck.main, ...deck.extra, ...deck.side].every((id) => from.includes(factsOf(id)!))).toBe(true)
      },
    ),
  )
})

test('random decks reach every card and every size, and can be played', () => {
  const decks = Array.from({ length: 400 }, (_, i) => randomDeck({ from: poolFacts, list: 'none' }, `deck ${i}`))
  const used = new Set(decks.flatMap(({ main, extra }) => [...main, ...extra]))
  expect(poolFacts.filter(({ id }) => !used.has(id))).toEqual([])
  for (const [part, sizes] of [
    ['main', [40, 60]],
    ['extra', [0, 15]],
    ['side', [0, 15]],
  ] as const) {
    const lengths = decks.map((deck) => deck[part].length)
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual(sizes)
  }
  for (const { main } of decks) {
    const easy = main.map((id) => factsOf(id)!).filter((card) => card.kind === 'monster' && card.level <= 4)
    expect(easy.length).toBeGreaterThanOrEqual(18)
  }
})

test('too few cards are no deck', () => {
  expect(() => randomDeck({ from: poolFacts.slice(0, 5), list: 'none' }, 'x')).toThrow('5 cards are too few for a deck')
})
