import { describe, expect, test } from 'vitest'
import { activate, attackOf, cast, done, SPARK, settle, spare } from './acting.ts'
import { A, B, duel, type Table, where } from './positions.ts'

const XHEAD = 'X-Head Cannon'
const OX = 'Battle Ox'

/** Passes until E2 asks for something, or the next turn begins. */
function toDuties(t: Table): Table {
  t.choose('endTurn')
  return settle(t)
}
/** Somebody is asked in E2 with one duty done and the other still waiting. */
const between = (t: Table, ...cards: readonly string[]) => [t.ask, ...cards.map((card) => attackOf(t, card))]

describe('YG-PHASE-61 what lasts until the End Phase ends by duties of E2', () => {
  /** A has raised two monsters; B can answer in every window. */
  const raised = (trap = 'Waboku'): Table => {
    const t = duel({
      a: { hand: ['Rush Recklessly', 'Rush Recklessly', ...spare], monsters: [XHEAD, OX] },
      b: { spells: [trap], hand: spare },
    })
    for (const card of [XHEAD, OX]) {
      cast(t, 'Rush Recklessly').choose('pick', { piece: card })
      settle(t)
    }
    expect([attackOf(t, XHEAD), attackOf(t, OX)]).toEqual([2500, 2400])
    return t
  }

  test.each([
    ['1', 1800, 2400],
    ['2', 2500, 1700],
  ])('YG-PHASE-61, YG-DEC-19 the turn player chooses which ends first (%s), and fast effects come before the next', (place, x, ox) => {
    const t = toDuties(raised())
    expect([t.ask, t.asked, t.offers('order').length, attackOf(t, XHEAD), attackOf(t, OX)]).toEqual(['order', A, 2, 2500, 2400])
    t.choose('order', { place })
    expect([t.asked, ...between(t, XHEAD, OX)]).toEqual([B, 'respond', x, ox])
    t.pass()
    expect(between(t, XHEAD, OX)).toEqual(['respond', 1800, 1700])
  })

  test("YG-PHASE-61 the turn player's come first, then the other's", () => {
    const t = duel({
      a: { hand: ['Rush Recklessly', ...spare], monsters: [XHEAD], spells: ['Waboku'] },
      b: { monsters: [OX], spells: ['Rush Recklessly', 'Waboku'], hand: spare },
    })
    cast(t, 'Rush Recklessly#2', '2').choose('pick', { piece: XHEAD })
    activate(t, 'Rush Recklessly#2').choose('pick', { piece: OX })
    settle(t)
    expect([attackOf(t, XHEAD), attackOf(t, OX)]).toEqual([2500, 2400])
    t.choose('endTurn')
    while (attackOf(t, XHEAD) === 2500) t.pass()
    expect(between(t, XHEAD, OX)).toEqual(['respond', 1800, 2400])
    settle(t)
    expect(attackOf(t, OX)).toBe(1700)
  })

  test('YG-PHASE-61, YG-EFFECT-15 triggers of the phase, what was put off until it and what ends in it are ordered together', () => {
    const t = duel({
      a: { hand: ['Rush Recklessly', ...spare], monsters: ['Magical Android', 'Red Dragon Archfiend'] },
      b: { hand: spare },
    })
    settle(cast(t, 'Rush Recklessly').choose('pick', { piece: 'Magical Android' }))
    toDuties(t)
    expect([t.ask, t.offers('order').length]).toEqual(['order', 3])
  })

  test('YG-PHASE-61 what is left until the End Phase while E2 is under way ends before the hand limit', () => {
    const t = duel({ a: { hand: spare, monsters: [XHEAD] }, b: { monsters: [OX], spells: ['Rush Recklessly'], hand: spare } })
    t.choose('endTurn')
    t.pass() // before the Main Phase ends
    t.pass() // E1
    expect([t.asked, t.ask, t.state.stack[1]]).toMatchObject([B, 'respond', { step: 'endPassed' }])
    activate(t, 'Rush Recklessly').choose('pick', { piece: OX })
    settle(t)
    expect([t.ask, t.state.turn.player, attackOf(t, OX)]).toEqual(['main', B, 1700])
  })

  test('YG-PHASE-61 a duty of which nothing is left is dropped', () => {
    const t = toDuties(raised('Ring of Destruction'))
    t.choose('order', { place: '1' })
    activate(t, 'Ring of Destruction').choose('pick', { piece: OX })
    settle(t)
    expect([where(t, 'A', 'monsters'), t.ask, t.state.turn.player]).toEqual([[XHEAD], 'main', B])
    expect(t.state.standing).toEqual([])
  })
})

describe('control that ends', () => {
  const taken = (b: object = {}): Table => {
    const t = duel({ a: { hand: ['Brain Control', ...spare], monsters: [SPARK] }, b: { monsters: [OX, XHEAD], hand: spare, ...b } })
    cast(t, 'Brain Control')
    settle(t)
    t.choose('pick', { piece: XHEAD })
    return done(t)
  }

  test('YG-ZONE-18 whoever gets a monster back chooses its zone', () => {
    const t = toDuties(taken())
    expect([t.ask, t.asked, t.offers('zone').map((o) => o.place)]).toEqual(['monsterZone', B, ['2', '3', '4', '5']])
    t.choose('zone', { place: '5' })
    settle(t)
    expect([where(t, 'B', 'monsters'), t.state.pieces[t.piece(XHEAD)]]).toMatchObject([[OX, XHEAD], { controller: B, place: 4 }])
  })

  test('YG-CONTROL-07 after an exchange a monster goes back to whom it was given, not to its owner', () => {
    const t = duel({ a: { hand: ['Creature Swap', 'Brain Control', ...spare], monsters: [SPARK] }, b: { monsters: [OX], hand: spare } })
    settle(cast(t, 'Creature Swap'))
    while (t.ask !== 'main') t.pass()
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters')]).toEqual([[OX], [SPARK]])
    cast(t, 'Brain Control')
    done(t)
    expect(where(t, 'A', 'monsters')).toEqual([OX, SPARK])
    done(toDuties(t))
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters')]).toEqual([[OX], [SPARK]])
  })
})
