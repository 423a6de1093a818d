import { describe, expect, test } from 'vitest'
import { activate, attack, cast, done, endTurn, open, play, SPARK, spare, value } from './acting.ts'
import { A, B, duel, life, settle, where } from './positions.ts'

const XHEAD = 'X-Head Cannon'

describe('effects', () => {
  test('YG-EFFECT-06 once per turn is spent by activating', () => {
    const t = duel({ a: { hand: spare, monsters: ['Blowback Dragon'] }, b: { monsters: [SPARK, XHEAD] } }).rolls(1, 1, 1)
    activate(t, 'Blowback Dragon').choose('pick', { piece: SPARK })
    settle(t)
    expect(t.refusal('activate', { piece: 'Blowback Dragon', place: '1' })).toBe('YG-EFFECT-06')
  })

  test('YG-EFFECT-07 a lasting change outlives its source; what works while it is face-up ends with it', () => {
    const rush = duel({ a: { hand: ['Rush Recklessly', 'Ookazi'], monsters: [SPARK] } })
    play(rush, 'Rush Recklessly')
    expect([where(rush, 'A', 'graveyard'), value(rush, SPARK, 'attack')]).toEqual([['Rush Recklessly'], 2300])
    const knight = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: ['Command Knight', SPARK] } })
    expect(value(knight, SPARK, 'attack')).toBe(2000)
    play(knight, 'Smashing Ground')
    expect([where(knight, 'B', 'graveyard'), value(knight, SPARK, 'attack')]).toEqual([['Command Knight'], 1600])
  })

  test('YG-CHAIN-14 a card stands in a chain once', () => {
    const t = duel({ a: { hand: spare, spells: ['Threatening Roar', 'Waboku'] }, b: { spells: ['Waboku'] } })
    activate(t, 'Threatening Roar')
    t.pass()
    expect([t.asked, t.refusal('activate', { piece: 'Threatening Roar', place: '1' })]).toEqual([A, 'YG-CHAIN-14'])
  })

  test('YG-PRIO-06, -11 after a chain of the opponent the turn player may act first', () => {
    const t = duel({ a: { hand: spare, spells: ['Waboku'] }, b: { spells: ['Threatening Roar', 'Book of Moon'], monsters: [SPARK] } })
    cast(t, 'Ookazi', '2')
    activate(t, 'Threatening Roar')
    while (t.view(null).links.length > 0) t.pass()
    expect([t.ask, t.asked, open(t)]).toEqual(['respond', A, ['Waboku']])
    t.pass()
    expect([t.ask, t.asked, open(t)]).toEqual(['respond', B, ['Book of Moon']])
    t.pass()
    expect([t.ask, t.asked]).toEqual(['main', A])
  })

  test('YG-PRIO-07 Spell Speed 1 needs the open state', () => {
    const t = attack({ a: { monsters: [SPARK], spells: ['Waboku'] } }, SPARK, 'B')
    expect([t.ask, open(t), t.refusal('activate', { piece: 'Ookazi', place: '1' })]).toEqual(['respond', ['Waboku'], 'YG-SPELL-01'])
  })
})

describe('Equip Cards', () => {
  test('YG-EQUIP-05, -06 several on one monster; they stay with their controller when it changes control', () => {
    const t = duel({
      a: { hand: ['Mage Power', 'Mage Power', 'Ookazi'], monsters: [SPARK] },
      b: { hand: ['Brain Control', 'Dark Hole'] },
    })
    play(t, 'Mage Power')
    play(t, 'Mage Power#2', '2')
    expect(value(t, SPARK, 'attack')).toBe(1600 + 2 * 1000)
    endTurn(t)
    done(cast(t, 'Brain Control'))
    expect([where(t, 'B', 'monsters'), where(t, 'A', 'spells'), value(t, SPARK, 'attack')]).toEqual([
      [SPARK],
      ['Mage Power', 'Mage Power'],
      1600 + 2 * 1000,
    ])
  })

  test('YG-EQUIP-08 a monster that is an Equip Card is no monster, and goes to its owner', () => {
    const t = duel({
      a: { hand: ['Heavy Storm', 'Ookazi'], monsters: ['Relinquished'] },
      b: { monsters: [XHEAD] },
      proper: ['Relinquished'],
    })
    done(activate(t, 'Relinquished'))
    expect([where(t, 'B', 'monsters'), where(t, 'A', 'spells'), value(t, 'Relinquished', 'attack')]).toEqual([[], [XHEAD], 1800])
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack').map((o) => o.target)).toEqual(['B'])
    settle(t.choose('attack', { piece: 'Relinquished', target: 'B' }))
    expect(life(t)).toEqual([8000, 6200])
  })

  test('YG-EQUIP-08 an Equip Spell is no monster for what counts the monsters equipped to it', () => {
    const t = duel({
      a: { hand: ['Mage Power', 'Ookazi', 'Dark Hole'], monsters: ['Relinquished'] },
      b: { monsters: [XHEAD, 'Blue-Eyes White Dragon'] },
      proper: ['Relinquished'],
    })
    settle(cast(t, 'Mage Power').choose('pick', { piece: 'Relinquished' }))
    expect(value(t, 'Relinquished', 'attack')).toBe(500)
    done(activate(t, 'Relinquished').choose('pick', { piece: XHEAD }))
    expect([where(t, 'A', 'spells'), value(t, 'Relinquished', 'attack')]).toEqual([['Mage Power', XHEAD], 1800 + 500])
    t.choose('battlePhase')
    settle(settle(t).choose('attack', { piece: 'Relinquished', target: 'Blue-Eyes White Dragon' }))
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'spells'), where(t, 'B', 'graveyard')]).toEqual([
      ['Relinquished'],
      ['Mage Power'],
      [XHEAD],
    ])
    expect(life(t)).toEqual([7300, 7300])
  })
})
