import { describe, expect, test } from 'vitest'
import { at, chipsOf, codeOfRefusal, opening, whereIs } from './positions.ts'

const home = 'a1 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2 g1 g2 h1 h2 i1 i2 j1 j2 s1 s2 s3'.split(' ').map((key) => `fire.${key}`)

describe('summoning', () => {
  test('BC-SUMMON-01, BC-EX-19, BC-BAD-12 only the lowest power in reserve can be tried', () => {
    const t = opening()
    expect(t.offers('summon')).toEqual([{ piece: 'F4' }])
    expect(codeOfRefusal(t.reason('summon', { piece: 'F5' }))).toBe('NOT_LOWEST')
    expect(t.explain('F6').map((r) => r.rule)).toEqual(['BC-SUMMON-01', 'BC-SETUP-04'])
    const late = at({ board: { F1: 'fire.s1', W1: 'water.s1' }, reserve: ['F6', 'F7'] })
    late.rolls(6).choose('summon', { piece: 'F6' }).choose('place', { piece: 'F6', place: 'fire.s2' })
    expect(whereIs(late, 'F6')).toBe('fire.s2')
  })

  test.each([4, 5, 6, 7])('BC-SUMMON-02 power %i comes with its own number or more', (power) => {
    const position = { board: { F1: 'fire.s1', W1: 'water.s1' }, reserve: [`F${power}`] }
    const failed = at(position)
      .rolls(power - 1)
      .choose('summon', { piece: `F${power}` })
    expect(failed.told).toEqual(['summonRolled', 'summonFailed', 'turnStarted'])
    const done = at(position)
      .rolls(power)
      .choose('summon', { piece: `F${power}` })
    expect([done.ask, done.asked]).toEqual(['place', 0])
  })

  test('BC-SUMMON-03, BC-EX-16 after a success it is put on an open space of the own region, chip space excepted', () => {
    const t = opening().rolls(4).choose('summon', { piece: 'F4' })
    const open = home.filter((id) => !['fire.s1', 'fire.s2', 'fire.s3'].includes(id))
    expect(t.offers('place')).toEqual(open.map((place) => ({ piece: 'F4', place })))
    expect(t.refusal('summon', { piece: 'F4' })).toBe('BC-TURN-01')
    t.choose('place', { piece: 'F4', place: 'fire.a1' })
    expect([whereIs(t, 'F4'), t.asked]).toEqual(['fire.a1', 1])
    expect(['F5', 'F6', 'F7'].map((name) => whereIs(t, name))).toEqual(['reserve', 'reserve', 'reserve'])
  })

  test('BC-SUMMON-04 open start spaces are allowed', () => {
    const t = at({ board: { F1: 'fire.f1', W1: 'water.s1' }, reserve: ['F4'] })
      .rolls(9)
      .choose('summon', { piece: 'F4' })
    expect(t.offers('place').map((o) => o.place)).toEqual(expect.arrayContaining(['fire.s1', 'fire.s2', 'fire.s3']))
  })

  test('BC-SUMMON-05, BC-EX-17 after a failure the creature may be tried again', () => {
    const t = opening().rolls(3).choose('summon', { piece: 'F4' })
    expect([whereIs(t, 'F4'), t.asked]).toEqual(['reserve', 1])
    t.choose('move', { piece: 'W1', place: 'water.f1' })
    t.rolls(2).choose('summon', { piece: 'F4' }).choose('move', { piece: 'W1', place: 'water.s1' })
    expect(t.offers('summon')).toEqual([{ piece: 'F4' }])
  })

  test('BC-SUMMON-06, BC-EX-22 it does nothing in the turn of its summoning', () => {
    const t = opening().rolls(4).choose('summon', { piece: 'F4' }).choose('place', { piece: 'F4', place: 'fire.e1' })
    expect([t.asked, chipsOf(t, 0)]).toEqual([1, []])
    t.choose('move', { piece: 'W1', place: 'water.f1' }).choose('move', { piece: 'F4', place: 'fire.p1' })
    expect(chipsOf(t, 0)).toEqual(['fire'])
  })

  test('BC-SUMMON-07, BC-EX-20, BC-BAD-11 no attempt without a reserve or without an open space', () => {
    const none = at({ board: { F1: 'fire.s1', W1: 'water.s1' } })
    expect(none.offers('summon')).toEqual([])
    expect(codeOfRefusal(none.reason('summon', { piece: 'F4' }))).toBe('NOTHING_TO_SUMMON')
    const names = ['F', 'W', 'N', 'L', 'D'].flatMap((letter) => [1, 2, 3, 5, 6].map((power) => `${letter}${power}`))
    const board = Object.fromEntries(home.map((id, i) => [names[i]!, id]))
    const full = at({ seats: ['fire', 'water', 'nature', 'light', 'darkness'], board, reserve: ['F4'] })
    expect(full.offers('summon')).toEqual([])
    expect(codeOfRefusal(full.reason('summon', { piece: 'F4' }))).toBe('NO_OPEN_SPACE')
    const { F1: _left, ...rest } = board
    const gap = at({ seats: ['fire', 'water', 'nature', 'light', 'darkness'], board: rest, reserve: ['F4'] }).rolls(12)
    gap.choose('summon', { piece: 'F4' }) // the only open space is taken without a question
    expect(whereIs(gap, 'F4')).toBe('fire.a1')
  })

  test('BC-SUMMON-08 defeated creatures never come back; the order goes on with the next number', () => {
    const t = at({ board: { F4: 'fire.a1', W7: 'water.a1', F1: 'fire.s1' }, reserve: ['F5', 'F6'] }).rolls(2, 2, 2, 2, 6, 6, 6, 6, 6, 6, 6)
    t.choose('move', { piece: 'F4', place: 'water.a1' }).choose('move', { piece: 'W7', place: 'water.b1' })
    expect(whereIs(t, 'F4')).toBe('defeated')
    expect(t.offers('summon')).toEqual([{ piece: 'F5' }])
    expect(t.refusal('summon', { piece: 'F4' })).toBe('BC-SUMMON-08')
    expect(t.refusal('summon', { piece: 'F1' })).toBe('BC-SUMMON-07')
    expect(t.refusal('summon', { piece: 'W7' })).toBe('BC-TURN-07')
  })

  test('BC-SUMMON-09 opponents in the region only take up their spaces', () => {
    const t = at({ board: { F1: 'fire.s1', W1: 'fire.a1', W2: 'fire.b1' }, reserve: ['F4'] })
      .rolls(4)
      .choose('summon', { piece: 'F4' })
    const taken = ['fire.s1', 'fire.a1', 'fire.b1']
    expect(t.offers('place').map((o) => o.place)).toEqual(home.filter((id) => !taken.includes(id)))
  })

  test('BC-SUMMON-10 also without any creature on the board', () => {
    const t = at({ board: { W1: 'water.s1' }, reserve: ['F5'], turn: 1 })
    t.rolls(5).choose('move', { piece: 'W1', place: 'water.f1' }) // nothing else can be done, so it is tried at once
    expect([t.asked, t.ask]).toEqual([0, 'place'])
    expect(whereIs(t.choose('place', { piece: 'F5', place: 'fire.s3' }), 'F5')).toBe('fire.s3')
  })

  test('BC-BAD-13 a summoned creature goes to no chip space, no other region, no occupied space', () => {
    const t = opening().rolls(7).choose('summon', { piece: 'F4' })
    const code = (place: string) => codeOfRefusal(t.reason('place', { piece: 'F4', place }))
    expect([code('fire.p1'), code('water.a1'), code('fire.s1')]).toEqual(['CHIP_SPACE', 'WRONG_REGION', 'NOT_OPEN'])
    expect(codeOfRefusal(t.reason('place', { piece: 'F4', place: 300 }))).toBe('UNKNOWN_SPACE')
  })
})
