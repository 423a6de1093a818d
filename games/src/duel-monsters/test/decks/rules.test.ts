import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsOf, idNamed, poolFacts } from '../../cards/shelf.ts'
import { tokenFacts } from '../../cards/tokens.ts'
import { checkDeck, isDeck } from '../../decks/check.ts'
import { hints } from '../../decks/hints.ts'
import { readyDecks } from '../../decks/six.ts'
import { deckOf, faults, filler, says, some } from './fixtures.ts'

const synchros = (n: number) =>
  poolFacts
    .filter((card) => card.kind === 'monster' && card.frame === 'synchro')
    .slice(0, n)
    .map(({ id }) => id)

describe('sizes', () => {
  test('YG-DECK-01 YG-EX-01 YG-BAD-01 the Main Deck holds 40 to 60 cards', () => {
    for (const n of [40, 60]) expect(faults(deckOf({}, n))).toEqual([])
    for (const n of [0, 39, 61]) expect(faults(deckOf({}, n))).toEqual(['DECK_MAIN_SIZE YG-DECK-01 main'])
    expect(says(deckOf({}, 39))).toEqual(['Main Deck has 39 cards; 40 to 60 are required.'])
  })

  test('YG-DECK-02 YG-BAD-02 the Extra Deck holds at most 15', () => {
    const fifteen = [...synchros(14), ...some(1, 'Stardust Dragon')]
    expect(faults(deckOf({ extra: [] }))).toEqual([])
    expect(faults(deckOf({ extra: fifteen }))).toEqual([])
    expect(says(deckOf({ extra: [...fifteen, ...some(1, 'Junk Warrior')] }))).toEqual(['Extra Deck has 16 cards; at most 15.'])
    expect(faults(deckOf({ extra: [...fifteen, ...some(1, 'Junk Warrior')] }))).toEqual(['DECK_EXTRA_SIZE YG-DECK-02 extra'])
  })

  test('YG-DECK-03 YG-BAD-03 the Side Deck holds at most 15', () => {
    expect(faults(deckOf({ side: filler(15) }))).toEqual([])
    expect(faults(deckOf({ side: filler(16) }))).toEqual(['DECK_SIDE_SIZE YG-DECK-03 side'])
    expect(says(deckOf({ side: filler(16) }))).toEqual(['Side Deck has 16 cards; at most 15.'])
  })

  test('YG-DECK-08 Extra Deck cards do not count towards the Main Deck', () => {
    expect(faults(deckOf({ extra: synchros(14) }, 38))).toEqual(['DECK_MAIN_SIZE YG-DECK-01 main'])
    expect(faults(deckOf({ extra: synchros(14) }, 60))).toEqual([])
  })

  test('YG-DECK-18 a large Main Deck is no fault, only worth a hint', () => {
    expect(faults(deckOf({}, 55))).toEqual([])
    expect(hints(deckOf({}, 55))).toEqual(['Main Deck has 55 cards; nearer to 40 the best cards are drawn more often.'])
    expect(hints(deckOf({}, 42))).toEqual([])
    expect(hints(deckOf({ main: some(1, 'Relinquished'), extra: some(1, 'Stardust Dragon') }))).toEqual([
      'Relinquished needs Black Illusion Ritual in the Main Deck.',
      'There are Synchro Monsters, but no Tuner in the Main Deck.',
    ])
    for (const { deck } of readyDecks) expect(hints(deck)).toEqual([])
  })
})

describe('kinds', () => {
  test('YG-DECK-04 YG-BAD-08 only Fusion and Synchro Monsters are in the Extra Deck', () => {
    const extra = [...some(1, 'Blue-Eyes Ultimate Dragon'), ...some(1, 'Stardust Dragon')]
    expect(faults(deckOf({ extra }))).toEqual([])
    for (const name of ['Dark Magician', 'Junk Synchron', 'Relinquished', 'Ookazi', 'Waboku'])
      expect(faults(deckOf({ extra: [...extra, idNamed(name)] }))).toEqual(['DECK_KIND_EXTRA YG-DECK-04 extra.2'])
    expect(says(deckOf({ extra: some(2, 'Ookazi') }))).toEqual(['Ookazi: only Fusion and Synchro Monsters may be in the Extra Deck.'])
  })

  test('YG-DECK-05 YG-BAD-07 Fusion and Synchro Monsters are never in the Main Deck, all else may be', () => {
    for (const card of poolFacts) {
      const extra = card.kind === 'monster' && (card.frame === 'fusion' || card.frame === 'synchro')
      expect(faults(deckOf({ main: [card.id] }), 'none')).toEqual(extra ? ['DECK_KIND_MAIN YG-DECK-05 main.0'] : [])
    }
    expect(says(deckOf({ main: some(3, 'Stardust Dragon') }))).toEqual(['Stardust Dragon belongs in the Extra Deck.'])
  })

  test('YG-DECK-06 Ritual Monsters and Ritual Spells belong to the Main Deck', () => {
    const ritual = [idNamed('Relinquished'), idNamed('Black Illusion Ritual')]
    expect(faults(deckOf({ main: ritual }))).toEqual([])
    expect(faults(deckOf({ extra: ritual }))).toEqual(['DECK_KIND_EXTRA YG-DECK-04 extra.0', 'DECK_KIND_EXTRA YG-DECK-04 extra.1'])
  })

  test('YG-DECK-07 the Side Deck takes every kind', () => {
    for (const { id } of poolFacts) expect(faults(deckOf({ side: [id] }), 'none')).toEqual([])
  })
})

describe('copies', () => {
  test('YG-DECK-09 YG-EX-02 YG-BAD-04 three of a name over all three decks', () => {
    const [two, one] = [some(2, 'Stardust Dragon'), some(1, 'Stardust Dragon')]
    expect(faults(deckOf({ extra: two, side: two }))).toEqual(['DECK_COPIES YG-DECK-09 side.1'])
    expect(says(deckOf({ extra: two, side: two }))).toEqual(['Stardust Dragon: 4 copies; at most 3 in Main, Extra and Side Deck together.'])
    expect(faults(deckOf({ extra: two, side: one }))).toEqual([])
    expect(faults(deckOf({ main: some(2, 'Waboku'), side: some(2, 'Waboku') }))).toEqual(['DECK_COPIES YG-DECK-09 side.1'])
  })

  test('YG-DECK-10 YG-DECK-12 YG-EX-03 YG-BAD-05 YG-BAD-06 the list forbids and limits, over all decks together; `none` does not', () => {
    const deck = deckOf({
      main: [...some(1, 'Pot of Greed'), ...some(1, 'Heavy Storm'), ...some(3, 'Cyber Dragon')],
      side: some(1, 'Heavy Storm'),
    })
    expect(says(deck)).toEqual([
      'Pot of Greed is Forbidden on list DH-2010-03.',
      'Heavy Storm is Limited 1 on list DH-2010-03; deck has 2.',
      'Cyber Dragon is Semi-Limited 2 on list DH-2010-03; deck has 3.',
    ])
    expect(faults(deck)).toEqual([
      'DECK_FORBIDDEN YG-DECK-10 main.0',
      'DECK_RESTRICTED YG-DECK-10 side.0',
      'DECK_RESTRICTED YG-DECK-10 main.4',
    ])
    expect(faults(deck, 'none')).toEqual([])
    expect(faults(deckOf({ main: some(4, 'Heavy Storm') }), 'none')).toEqual(['DECK_COPIES YG-DECK-09 main.3'])
  })

  test('YG-DECK-13 YG-EX-05 a card that always has another name counts under that name', () => {
    const deck = deckOf({ main: [...some(2, 'Harpie Lady'), ...some(2, 'Harpie Lady 1')] })
    expect(says(deck)).toEqual(['Harpie Lady: 4 copies; at most 3 in Main, Extra and Side Deck together.'])
    expect(faults(deckOf({ main: [...some(2, 'Harpie Lady'), ...some(1, 'Harpie Lady 1')] }))).toEqual([])
    // Its name changes on the field only: three of each may be there.
    expect(faults(deckOf({ main: [...some(3, 'Elemental HERO Neos Alius'), ...some(3, 'Elemental HERO Neos')] }))).toEqual([])
  })
})

describe('what is no deck', () => {
  test('YG-DECK-14 YG-BAD-09 Tokens are never part of a deck', () => {
    for (const token of tokenFacts) {
      expect(faults(deckOf({ main: [token.id] }))).toEqual(['DECK_UNKNOWN_CARD YG-DECK-14 main.0'])
      expect(says(deckOf({ side: [token.id] }))).toEqual([`${token.name} is a Token, which is never part of a deck.`])
    }
    expect(faults(deckOf({ main: ['73915054'] }))).toEqual(['DECK_UNKNOWN_CARD YG-DECK-14 main.0']) // another picture of the Sheep
  })

  test('YG-DECK-16 YG-BAD-09 a card that the pool does not have is refused', () => {
    expect(says(deckOf({ main: ['27551', '27551'], extra: ['0'] }))).toEqual([
      'Card "27551" is not in the card pool.',
      'Card "0" is not in the card pool.',
    ])
    expect(faults(deckOf({ main: ['-5', '1e3', '', 'toString'] }))).toEqual(
      [0, 1, 2, 3].map((i) => `DECK_UNKNOWN_CARD YG-DECK-16 main.${i}`),
    )
  })

  test('YG-DECK-15 YG-EX-235 all faults come in one answer', () => {
    const deck = { main: [...filler(36), '123', tokenFacts[0]!.id], extra: [...synchros(14), idNamed('Stardust Dragon')], side: [] }
    expect(faults(deck)).toEqual([
      'DECK_MAIN_SIZE YG-DECK-01 main',
      'DECK_UNKNOWN_CARD YG-DECK-16 main.36',
      'DECK_UNKNOWN_CARD YG-DECK-14 main.37',
    ])
    const worst = { main: some(4, 'Pot of Greed'), extra: [...some(1, 'Ookazi'), 'x'], side: filler(16), more: [] }
    expect(faults(worst)).toEqual([
      'DECK_MALFORMED YG-DECK-15 more',
      'DECK_MAIN_SIZE YG-DECK-01 main',
      'DECK_UNKNOWN_CARD YG-DECK-16 extra.1',
      'DECK_SIDE_SIZE YG-DECK-03 side',
      'DECK_KIND_EXTRA YG-DECK-04 extra.0',
      'DECK_FORBIDDEN YG-DECK-10 main.0',
      'DECK_COPIES YG-DECK-09 main.3',
    ])
  })

  test('YG-BAD-10 what cannot be read is refused with what is wrong', () => {
    expect(says(null)).toEqual(['The deck file cannot be read: a deck is an object, not null.'])
    expect(says([])).toEqual(['The deck file cannot be read: a deck is an object, not a list.'])
    expect(says({ main: filler(40), extra: [], side: 3 })).toEqual(['The deck file cannot be read: side must be a list, not 3.'])
    expect(says({ ...deckOf(), side: [89631139] })).toEqual(['The deck file cannot be read: 89631139 is no passcode in quotation marks.'])
    const trap = { get main(): never { throw new Error('no') } } // biome-ignore format: one line is enough
    expect(says(trap)).toEqual(['The deck file cannot be read: it cannot even be looked at.'])
    expect(faults({ main: Array.from({ length: 1_000_000 }, () => 'x'), extra: [], side: [] })).toEqual([
      'DECK_MAIN_SIZE YG-DECK-01 main',
      'DECK_UNKNOWN_CARD YG-DECK-16 main.0',
    ])
  })

  test('YG-DECK-15 whatever comes gets an answer', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(checkDeck(input, 'DH-2010-03').length).toBeGreaterThan(0)
      }),
    )
    fc.assert(
      fc.property(fc.record({ main: fc.array(fc.anything()), extra: fc.array(fc.anything()), side: fc.array(fc.anything()) }), (input) => {
        const problems = checkDeck(input, 'none')
        expect(isDeck(input, 'none')).toBe(problems.length === 0)
        for (const problem of problems) expect(problem.says).toMatch(/^[^\s].*[.?]$/s)
      }),
    )
  })

  test('YG-DECK-17 a deck is passcodes and nothing else: there is nothing to tell two copies apart', () => {
    for (const { deck } of readyDecks)
      for (const id of [...deck.main, ...deck.extra, ...deck.side]) expect([typeof id, factsOf(id)?.id]).toEqual(['string', id])
  })
})
