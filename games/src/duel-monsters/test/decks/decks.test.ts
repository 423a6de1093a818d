import { describe, expect, test } from 'vitest'
import { factsOf, idNamed } from '../../cards/shelf.ts'
import { checkDeck } from '../../decks/check.ts'
import { parts } from '../../decks/deck.ts'
import { conflictsIn, levelOn, lists, readList } from '../../decks/lists.ts'
import { readyDecks } from '../../decks/six.ts'
import { deckLists, listed, rows } from './catalogue.ts'

const nameOf = (id: string): string => factsOf(id)!.name
const counted = (ids: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[nameOf(id)] = (counts[nameOf(id)] ?? 0) + 1
  return counts
}

describe('the ready decks', () => {
  test('are those of section 8.1, card by card', () => {
    expect(
      readyDecks.map(({ id, name, deck }) => ({
        id,
        name,
        main: counted(deck.main),
        extra: counted(deck.extra),
        side: counted(deck.side),
      })),
    ).toEqual(deckLists)
  })

  test.each(readyDecks)('YG-DECK-01 YG-DECK-02 YG-DECK-03 YG-DECK-10 $name is legal on DH-2010-03, with a plan', ({ deck, plan }) => {
    expect(checkDeck(deck, 'DH-2010-03')).toEqual([])
    expect(deck.main).toHaveLength(40)
    expect(plan).toMatch(/^[A-Z].{20,110}\.$/)
  })

  test('are what the column "Decks" of section 7 says', () => {
    const letters = { main: 'm', extra: 'x', side: 's' }
    for (const { name, decks } of rows) {
      const held = readyDecks.flatMap(({ id, deck }) => {
        const inParts = parts.flatMap((part) => {
          const n = deck[part].filter((card) => nameOf(card) === name).length
          return n === 0 ? [] : `${n}${letters[part]}`
        })
        return inParts.length === 0 ? [] : `${id.slice(2)}:${inParts.join('+')}`
      })
      expect([name, held.join(' ') || 'C']).toEqual([name, decks])
    }
  })
})

describe('restricted lists', () => {
  test('YG-DECK-11 DH-2010-03 is the list of section 7.2, dated', () => {
    const { listId, effectiveFrom, ...levels } = lists['DH-2010-03']
    expect([listId, effectiveFrom]).toEqual(['DH-2010-03', '2010-03-01'])
    const { forbidden, limited, semiLimited } = levels
    expect({ forbidden: forbidden.map(nameOf), limited: limited.map(nameOf), semiLimited: semiLimited.map(nameOf) }).toEqual(listed)
    for (const { name, list } of rows) expect([name, levelOn(lists['DH-2010-03'], idNamed(name))?.name ?? '—']).toEqual([name, list])
  })

  test('YG-DECK-11 YG-BAD-15 a list that names a card on two levels is an error of the data', () => {
    const list = { listId: 'odd', effectiveFrom: '2010-09-01', forbidden: ['1', '2'], limited: ['2', '3'], semiLimited: ['3'] }
    expect(conflictsIn(list)).toEqual(['2', '3'])
    expect(() => readList(list)).toThrow('LIST_CONFLICT: odd names 2, 3 twice')
    expect(readList({ ...list, limited: [], semiLimited: [] }).forbidden).toEqual(['1', '2'])
  })
})
