import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, standard, tableFor, termsOf, variants } from '../../config.ts'
import { listIds } from '../../decks/lists.ts'
import { readyDecks } from '../../decks/six.ts'
import { deckOf, some } from './fixtures.ts'

const seats = readyDecks.slice(0, 2).map(({ deck }) => ({ deck }))
const faults = (table: object, of: unknown = seats) => check({ table, seats: of }).map(({ rule, path, says }) => `${rule} ${path}: ${says}`)

describe('the options of a table', () => {
  test('the standard is the profile of section 0.3', () => {
    expect(standard).toEqual({
      firstTurnDraw: true,
      firstTurnBattle: false,
      ignitionPriority: true,
      segoc: 'era',
      zeroVsZero: 'both-destroyed',
      payToZero: false,
      restrictedList: 'DH-2010-03',
      startingLP: 8000,
      startingHand: 5,
      handLimit: 6,
      matchLength: 3,
      orderGraves: false,
      playOn: false,
      chooser: 'coin',
    })
    expect(check(tableFor(2))).toEqual([])
    expect(tableFor(2, {}, ['DH6', null]).seats.map(({ deck }) => deck)).toEqual([readyDecks[5]!.deck, readyDecks[4]!.deck])
    expect(check(tableFor(2, {}, [null, 'DH9'])).map(({ path }) => path)).toEqual(['seats.1.deck.main'])
    expect(termsOf({ table: { segoc: 'rulebook' }, seats })).toEqual({ ...standard, segoc: 'rulebook' })
  })

  test('every variant may be set to each of its values; the first is the standard', () => {
    for (const { key, values, says, rule } of variants) {
      expect(values[0]).toBe(standard[key as keyof typeof standard])
      expect(says).toMatch(/^[A-Z].*\.$/)
      expect(rule).toMatch(/^YG-[A-Z]+-\d+$/)
      for (const value of values) expect(faults({ [key]: value })).toEqual([])
    }
    expect(variants.find(({ key }) => key === 'restrictedList')?.values).toEqual(listIds)
  })

  test('each option that is no such value is named, with its rule', () => {
    const wrong = {
      firstTurnDraw: 1,
      firstTurnBattle: true,
      ignitionPriority: 'yes',
      segoc: 'tcg',
      zeroVsZero: null,
      payToZero: 0,
      restrictedList: 'DH-2011-09',
      startingLP: 0,
      startingHand: 6,
      handLimit: 7,
      matchLength: 5,
      playOn: 'on',
      chooser: 2,
      draws: true,
    }
    expect(faults(wrong)).toEqual([
      'null table.draws: is not known here',
      'YG-PHASE-11 table.firstTurnDraw: must be true or false, not 1',
      'YG-PHASE-31 table.firstTurnBattle: true is none of false',
      'YG-PRIO-08 table.ignitionPriority: must be true or false, not "yes"',
      'YG-CHAIN-33 table.segoc: "tcg" is none of era, rulebook',
      'YG-BATTLE-47 table.zeroVsZero: null is none of both-destroyed, none-destroyed',
      'YG-COST-06 table.payToZero: must be true or false, not 0',
      'YG-DECK-12 table.restrictedList: "DH-2011-09" is none of DH-2010-03, none',
      'YG-LP-01 table.startingLP: 0 is no number of LP from 1 to 99999',
      'YG-SETUP-07 table.startingHand: 6 is none of 5',
      'YG-PHASE-62 table.handLimit: 7 is none of 6',
      'YG-MATCH-01 table.matchLength: 5 is none of 3, 1',
      'YG-MATCH-08 table.playOn: must be true or false, not "on"',
      'YG-SETUP-04 table.chooser: 2 is neither a seat nor "coin"',
    ])
    for (const startingLP of [-1, 1.5, 100_000, Number.NaN, '8000']) expect(faults({ startingLP })).toHaveLength(1)
    for (const chooser of [0, 1, 'coin']) expect(faults({ chooser })).toEqual([])
  })

  test('YG-DECK-12 YG-DECK-15 decks are held against the list of the table, all faults at once', () => {
    const both = [{ deck: deckOf({ main: some(1, 'Pot of Greed') }) }, { deck: deckOf({ main: some(2, 'Heavy Storm') }, 39) }]
    expect(faults({}, both)).toEqual([
      'YG-DECK-10 seats.0.deck.main.0: DECK_FORBIDDEN: Pot of Greed is Forbidden on list DH-2010-03.',
      'YG-DECK-01 seats.1.deck.main: DECK_MAIN_SIZE: Main Deck has 39 cards; 40 to 60 are required.',
      'YG-DECK-10 seats.1.deck.main.1: DECK_RESTRICTED: Heavy Storm is Limited 1 on list DH-2010-03; deck has 2.',
    ])
    expect(faults({ restrictedList: 'none' }, both)).toEqual([
      'YG-DECK-01 seats.1.deck.main: DECK_MAIN_SIZE: Main Deck has 39 cards; 40 to 60 are required.',
    ])
    expect(faults({}, [{ deck: null }, {}])).toEqual([
      'YG-DECK-15 seats.0.deck: DECK_MALFORMED: The deck file cannot be read: a deck is an object, not null.',
      'YG-DECK-15 seats.1.deck: DECK_MALFORMED: The deck file cannot be read: a deck is an object, not undefined.',
    ])
  })

  test('YG-SETUP-01 two players, and whatever else comes is answered', () => {
    expect(faults({}, [seats[0]])).toEqual(['YG-SETUP-01 seats: two players, not 1'])
    expect(faults({}, 'two')).toEqual(['YG-SETUP-01 seats: two players, not "two"'])
    fc.assert(
      fc.property(fc.anything(), (config) => {
        expect(check(config).length).toBeGreaterThan(0)
      }),
    )
  })
})
