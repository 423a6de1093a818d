import { describe, expect, test } from 'vitest'
import { checkTeam, termsFor } from '../../decks/check.ts'
import { everything, starter } from '../../decks/collection.ts'
import { type Draft, drafted, isProblem, pick, room, startDraft } from '../../decks/draft.ts'
import { draftPacks, rainbowPacks } from '../../decks/formats.ts'
import { openPacks, type Pack, pileOf, type Sealed, startSealed, take } from '../../decks/rainbow.ts'
import { checkKept, type DiceDraft, sealedTeams, startDice, takeDie, taker, wanted } from '../../decks/rainbow-dice.ts'
import { checkTeams } from '../../decks/table.ts'

const fine = <T extends object>(value: T | { readonly code: string; readonly says: string }): T => {
  if ('code' in value && 'says' in value) throw new Error(value.says)
  return value
}
const refused = (value: object) => ('code' in value && 'rule' in value ? `${value.code} ${value.rule}` : 'fine')
const begin = (n: number) => fine(startDraft(starter('ygo'), n, 3, 'seed')) as Draft
const taken = (draft: Draft, player: number, card: string, dice: number) => fine(pick(draft, player, { card, dice })) as Draft

describe('Draft Forces', () => {
  test('DM-BUILD-13 a number from 8 to 20 is the limit of dice and the life', () => {
    for (const n of [7, 21, 8.5, Number.NaN]) expect(refused(startDraft(starter('ygo'), n, 3, 'seed'))).toBe('BAD_PICK DM-BUILD-13')
    for (const n of [8, 20]) expect(begin(n).n).toBe(n)
    const team = { team: [9, 10, 11].map((i) => ({ card: `ygo-0${i < 10 ? '0' : ''}${i}`, dice: 3 })), basics: ['ygo-111'] }
    expect(checkTeam(team, { ...termsFor('ygo', 'draft'), dice: 8 }).map(({ rule }) => rule)).toEqual(['DM-BUILD-13'])
    expect(checkTeam(team, { ...termsFor('ygo', 'draft'), dice: 9 })).toEqual([])
  })

  test('DM-BUILD-14 three or four basic actions at random, before the draft', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const draft = fine(startDraft(starter('ygo'), 12, seed % 2 === 0 ? 3 : 4, String(seed))) as Draft
      expect(new Set(draft.basics).size).toBe(seed % 2 === 0 ? 3 : 4)
      for (const id of draft.basics) seen.add(id)
    }
    expect(seen.size).toBe(10)
    expect(refused(startDraft({ cards: ['ygo-111'], dice: {} }, 12, 3, 'seed'))).toBe('BAD_PICK DM-BUILD-14')
  })

  test('DM-BUILD-15 stacks by title; the second player picks first and then they alternate until all are taken', () => {
    expect(begin(8).stacks.map(({ title, cards }) => `${title} ${cards.length}`)).toHaveLength(8)
    const all = fine(startDraft(everything('ygo'), 8, 3, 'seed')) as Draft
    expect(all.stacks.find(({ title }) => title === 'Baby Dragon')!.cards).toEqual(['ygo-009', 'ygo-041', 'ygo-071'])
    let draft = begin(20)
    const order: (number | null)[] = []
    for (const { cards } of draft.stacks) {
      order.push(draft.next)
      draft = taken(draft, draft.next!, cards[0]!, 1)
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
    expect(draft.next).toBe(null)
    const both = drafted(draft)
    expect(checkTeams(both, { ...termsFor('ygo', 'draft'), dice: 20 })).toEqual([])
    expect(checkTeams([both[0], both[0]], termsFor('ygo', 'draft')).map(({ rule }) => rule)).toContain('DM-BUILD-15')
  })

  test('DM-BUILD-16 DM-ERR-38 one card of the stack, as many dice as it takes and as fit', () => {
    const draft = begin(8)
    const none = { ...draft }
    expect(refused(pick(draft, 0, { card: 'ygo-001', dice: 1 }))).toBe('BAD_PICK DM-BUILD-15') // out of turn
    expect(refused(pick(draft, 1, { card: 'ygo-009', dice: 1 }))).toBe('BAD_PICK DM-BUILD-15') // not in the collection
    for (const dice of [0, 3, -1, 1.5]) expect(refused(pick(draft, 1, { card: 'ygo-001', dice }))).toBe('BAD_PICK DM-BUILD-16')
    const next = taken(draft, 1, 'ygo-001', 2)
    expect(refused(pick(next, 0, { card: 'ygo-001', dice: 1 }))).toBe('BAD_PICK DM-BUILD-15') // taken
    expect(draft).toEqual(none)
    expect([room(next, 1), room(next, 0)]).toEqual([6, 8])
  })

  test('DM-BUILD-17 with no room left a pick takes the stack out of the game', () => {
    let draft: Draft = { ...begin(8), n: 2 }
    draft = taken(draft, 1, 'ygo-001', 2)
    draft = taken(draft, 0, 'ygo-002', 1)
    expect(refused(pick(draft, 1, { card: 'ygo-003', dice: 1 }))).toBe('BAD_PICK DM-BUILD-16')
    draft = taken(draft, 1, 'ygo-003', 0)
    expect(refused(pick(draft, 0, { card: 'ygo-004', dice: 2 }))).toBe('BAD_PICK DM-BUILD-16') // room for one
    expect(draft.stacks.find(({ title }) => title === 'Dark Magician')!.taken).toBe(1)
    expect(drafted(draft)[1].team).toEqual([{ card: 'ygo-001', dice: 2 }])
  })

  test('DM-BUILD-18 no limit on cards but the dice', () => {
    let draft = fine(startDraft(everything('ygo'), 20, 4, 'seed')) as Draft
    while (draft.next !== null) {
      const stack = draft.stacks.find((one) => one.taken === null)!
      draft = taken(draft, draft.next, stack.cards[0]!, Math.min(1, room(draft, draft.next)))
    }
    expect(drafted(draft).map(({ team }) => team.length)).toEqual([19, 19])
    expect(checkTeams(drafted(draft), termsFor('ygo', 'draft'))).toEqual([])
    expect(refused(pick(draft, 0, { card: 'ygo-001', dice: 1 }))).toBe('BAD_PICK DM-BUILD-15')
  })
})

/** Two seats and packs whose cards tell where they came from. */
const pack = (...cards: string[]): Pack => ({ cards, dice: ['Poxwalker', 'Typhus'], basics: [] })
const small = startSealed([
  [[pack('bfu-001', 'bfu-004')], [pack('bfu-007', 'bfu-010')], [pack('bfu-013', 'bfu-016')]],
  [[pack('bfu-019', 'bfu-022')], [pack('bfu-025', 'bfu-028')], [pack('bfu-031', 'bfu-034')]],
])
const round = (sealed: Sealed): Sealed => [0, 1, 2].reduce<Sealed>((s, seat) => fine(take(s, seat, pileOf(s, seat)[0]!)) as Sealed, sealed)

describe('Rainbow Draft', () => {
  test('DM-BUILD-22 twelve packs of two cards and two dice each', () => {
    const packs = openPacks('wh40k', rainbowPacks, 2, 'seed')
    expect(packs.map((lot) => lot.map((opened) => opened.length))).toEqual([[6, 6], [6, 6]]) // biome-ignore format: as a table
    for (const one of packs.flat(2)) expect([one.cards.length, one.dice.length, one.basics.length]).toEqual([2, 2, 0])
    expect(openPacks('wh40k', rainbowPacks, 2, 'seed')).toEqual(packs)
    expect(openPacks('wh40k', rainbowPacks, 2, 'other')).not.toEqual(packs)
  })

  test('DM-BUILD-23 the second lot goes round to the right, then the first to the left', () => {
    expect(pileOf(small, 0)).toEqual(['bfu-019', 'bfu-022'])
    const one = round(small)
    expect([0, 1, 2].map((seat) => pileOf(one, seat))).toEqual([['bfu-028'], ['bfu-034'], ['bfu-022']]) // from the seat on the left
    const two = round(one)
    expect(pileOf(two, 0)).toEqual(['bfu-001', 'bfu-004'])
    const three = round(two)
    expect([0, 1, 2].map((seat) => pileOf(three, seat))).toEqual([['bfu-016'], ['bfu-004'], ['bfu-010']])
    const end = round(three)
    expect(end.lot).toBe(null)
    expect(end.drafted[0]).toEqual(['bfu-019', 'bfu-028', 'bfu-001', 'bfu-016'])
    expect(small.centre).toEqual({ Poxwalker: 6, Typhus: 6 })
  })

  test('DM-BUILD-23 DM-ERR-38 a card that is not in the pile, or a second one, is refused', () => {
    expect(refused(take(small, 0, 'bfu-025'))).toBe('BAD_PICK DM-BUILD-23')
    expect(refused(take(fine(take(small, 0, 'bfu-019')) as Sealed, 0, 'bfu-022'))).toBe('BAD_PICK DM-BUILD-23')
    expect(refused(take({ ...small, lot: null }, 0, 'bfu-019'))).toBe('BAD_PICK DM-BUILD-23')
  })

  const end: Sealed = { ...small, lot: null, drafted: [['bfu-019', 'bfu-044', 'bfu-045'], ['bfu-020'], []] }
  test('DM-BUILD-23 up to 8 drafted cards of different titles, and two basic actions', () => {
    const basics = ['bfu-049', 'bfu-050']
    const kept = (cards: string[]) => checkKept(end, 0, { cards, basics }).map(({ rule }) => rule)
    expect(kept(['bfu-019', 'bfu-044'])).toEqual([])
    expect(kept(['bfu-044', 'bfu-045'])).toEqual(['DM-BUILD-03'])
    expect(kept(['bfu-020'])).toEqual(['DM-BUILD-23'])
    expect(checkKept(end, 0, { cards: [], basics: ['bfu-049'] }).map(({ rule }) => rule)).toEqual(['DM-BUILD-04'])
  })

  test('DM-BUILD-24 dice one at a time in seat order and back; a card without a die is dropped', () => {
    const basics = ['bfu-049', 'bfu-050']
    let dice: DiceDraft = startDice({ ...end, centre: { Poxwalker: 3, Typhus: 0 } }, [
      { cards: ['bfu-019', 'bfu-044'], basics },
      { cards: ['bfu-020'], basics },
      { cards: [], basics },
    ])
    expect(refused(takeDie(dice, 1, 'bfu-020'))).toBe('BAD_PICK DM-BUILD-24')
    expect(refused(takeDie(dice, 0, 'bfu-044'))).toBe('BAD_PICK DM-BUILD-24')
    const order: number[] = []
    for (let seat = taker(dice); seat !== null; seat = taker(dice)) {
      order.push(seat)
      dice = fine(takeDie(dice, seat, wanted(dice, seat)[0]!)) as DiceDraft
    }
    expect(order).toEqual([0, 1, 1])
    expect(sealedTeams(dice).map(({ team }) => team)).toEqual([[{ card: 'bfu-019', dice: 1 }], [{ card: 'bfu-020', dice: 2 }], []])
    const stopped = fine(takeDie(startDice(end, [{ cards: ['bfu-019'], basics }]), 0, null)) as DiceDraft
    expect(taker(stopped)).toBe(null)
  })

  test('DM-BUILD-25 Double Rainbow: the basic actions come out of the packs', () => {
    const packs = openPacks('wh40k', draftPacks, 2, 'seed')
    for (const one of packs.flat(2)) expect([one.cards.length, one.basics.length]).toEqual([12, 2])
    const sealed = startSealed(packs)
    const [opened] = sealed.opened
    expect(opened).toHaveLength(4)
    const other = ['bfu-049', 'bfu-050', 'bfu-051', 'bfu-052', 'bfu-053'].find((id) => !opened!.includes(id))!
    expect(checkKept(sealed, 0, { cards: [], basics: [opened![0]!, opened![1]!] })).toEqual([])
    expect(checkKept(sealed, 0, { cards: [], basics: [opened![0]!, other] }).map(({ rule }) => rule)).toEqual(['DM-BUILD-25'])
  })
})

test('a problem is told from a draft', () => {
  expect(isProblem(begin(8))).toBe(false)
  expect(isProblem(startDraft(starter('ygo'), 7, 3, 'seed'))).toBe(true)
})
