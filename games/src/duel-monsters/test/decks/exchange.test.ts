import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsOf, idNamed, isExtra } from '../../cards/shelf.ts'
import type { Deck } from '../../decks/deck.ts'
import { checkExchange, notNow, swapsBetween } from '../../decks/exchange.ts'
import { readyDecks } from '../../decks/six.ts'
import { deckOf, filler, some } from './fixtures.ts'

const faults = (before: Deck, after: unknown) =>
  checkExchange(before, after, 'DH-2010-03').map(({ code, rule, says }) => `${code} ${rule}: ${says}`)
const extra = [...some(2, 'Junk Warrior'), ...some(2, 'Gaia Knight, the Force of Earth'), ...some(1, 'Armory Arm')]
const side = [...some(2, 'Waboku'), ...some(1, 'Stardust Dragon'), ...filler(50).slice(43)]

describe('the exchange between two Duels, as lists', () => {
  test('YG-MATCH-02 YG-MATCH-03 YG-EX-08 YG-BAD-11 two in and two out; two in and one out would change the Side Deck', () => {
    const before = deckOf({ extra, side })
    const [first, second, ...rest] = before.main
    const two = { main: [...rest, ...some(2, 'Waboku')], extra, side: [...side.slice(2), first!, second!] }
    expect([before.main.length, before.extra.length, before.side.length]).toEqual([40, 5, 10])
    expect(faults(before, two)).toEqual([])
    const one = { main: [second!, ...rest, ...some(2, 'Waboku')], extra, side: [...side.slice(2), first!] }
    expect(faults(before, one)).toEqual(['SIDE_SIZE_CHANGED YG-MATCH-03: Side Deck must keep 10 cards.'])
  })

  test('YG-MATCH-04 YG-EX-09 a Synchro Monster in and a Spell out, as long as the Main Deck keeps 40', () => {
    const spell = idNamed('Ookazi')
    for (const [size, expected] of [
      [41, []],
      [40, ['DECK_MAIN_SIZE YG-DECK-01: Main Deck has 39 cards; 40 to 60 are required.']],
    ] as const) {
      const before = deckOf({ main: [spell], extra, side }, size)
      const after = {
        main: before.main.slice(1),
        extra: [...extra, idNamed('Stardust Dragon')],
        side: [...side.filter((id) => id !== idNamed('Stardust Dragon')), spell],
      }
      expect(faults(before, after)).toEqual(expected)
    }
  })

  test('YG-BAD-12 YG-INV-42 only registered cards', () => {
    const before = deckOf({ extra, side })
    const told = ['SIDE_FOREIGN_CARD YG-MATCH-02: Only registered cards may be exchanged.']
    expect(faults(before, { ...before, main: [...before.main.slice(1), idNamed('Kuriboh')] })).toEqual(told)
    expect(faults(before, { ...before, main: [...before.main, idNamed('Kuriboh')] })).toEqual(told)
    expect(faults(before, before)).toEqual([]) // YG-MATCH-06: no change is always possible
  })

  test('YG-DECK-15 YG-MATCH-04 the lists are checked as a deck again', () => {
    const before = deckOf({ extra, side })
    const dragon = idNamed('Stardust Dragon')
    const after = { main: [...before.main.slice(1), dragon], extra, side: [...side.filter((id) => id !== dragon), before.main[0]!] }
    expect(faults(before, after)).toEqual(['DECK_KIND_MAIN YG-DECK-05: Stardust Dragon belongs in the Extra Deck.'])
    expect(faults(before, null)).toEqual(['DECK_MALFORMED YG-DECK-15: The deck file cannot be read: a deck is an object, not null.'])
    expect(notNow.says).toBe('Exchange is possible only between Duels of a Match.')
  })

  test('YG-MATCH-02 lists are turned into single exchanges', () => {
    fc.assert(
      fc.property(fc.constantFrom(...readyDecks), fc.array(fc.tuple(fc.nat(39), fc.nat(9)), { maxLength: 6 }), ({ deck }, picks) => {
        let after: Deck = deck
        for (const [out, into] of picks) {
          const [gone, come] = [after.main[out]!, after.side[into]!]
          if (isExtra(factsOf(come)!)) continue
          after = { main: after.main.with(out, come), extra: after.extra, side: after.side.with(into, gone) }
        }
        expect(faults(deck, after)).toEqual([])
        const swaps = swapsBetween(deck, after)
        expect(swaps.length).toBeLessThanOrEqual(picks.length)
        const done = swaps.reduce((now, swap) => [...now.toSpliced(now.indexOf(swap.in), 1), swap.out], [...deck.side])
        expect(done.sort()).toEqual([...after.side].sort())
      }),
    )
  })
})
