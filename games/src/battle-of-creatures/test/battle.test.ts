import { describe, expect, test } from 'vitest'
import { at, codeOfRefusal, type Table, whereIs } from './positions.ts'

/** F4 on fire.a1 attacks W3 on water.a1; both sides have more creatures. */
const fight = (): Table => at({ board: { F4: 'fire.a1', F1: 'fire.s1', W3: 'water.a1', W1: 'water.s1' } })
const attack = (t: Table, ...rolls: number[]): Table => t.rolls(...rolls).choose('move', { piece: 'F4', place: 'water.a1' })
const rounds = (t: Table) => t.events.filter((e) => e.on === 'battleRolled')

describe('battle', () => {
  test('BC-BATTLE-01, BC-BAD-19 nobody can decline or break off', () => {
    const t = fight()
    expect(codeOfRefusal(t.reason('decline'))).toBe('BATTLE_COMPULSORY')
    attack(t, 6, 1, 1, 1, 1, 1, 1)
    expect(t.told.slice(0, 4)).toEqual(['creatureMoved', 'battleStarted', 'battleRolled', 'battleWon'])
  })

  test('BC-BATTLE-02 each rolls as many dice as power', () => {
    const [first] = rounds(attack(fight(), 1, 2, 3, 6, 5, 6, 1))
    expect(first!.list).toEqual([2, 1, 4, 1, 2, 3, 6, 5, 6, 1])
    expect(first!.list.length - 3).toBe(4 + 3)
  })

  test('BC-BATTLE-03 own symbols and dragons are hits', () => {
    const [first] = rounds(attack(fight(), 1, 1, 6, 6, 2, 6, 5))
    expect(first!.list.slice(0, 2)).toEqual([4, 2])
  })

  test('BC-BATTLE-04 more hits win', () => {
    expect(whereIs(attack(fight(), 1, 1, 5, 5, 2, 5, 5), 'W3')).toBe('defeated')
    expect(whereIs(attack(fight(), 1, 5, 5, 5, 2, 2, 5), 'F4')).toBe('defeated')
  })

  test('BC-BATTLE-05, BC-EX-31, BC-EX-32 a tie, also at zero, is rolled again with all dice', () => {
    const t = attack(fight(), 1, 6, 3, 3, 2, 6, 3, /* again */ 1, 3, 3, 3, 2, 2, 3)
    expect(rounds(t).map((e) => [e.n, ...e.list.slice(0, 2), e.list.length])).toEqual([
      [1, 2, 2, 10],
      [2, 1, 2, 10],
    ])
    expect([whereIs(t, 'F4'), whereIs(t, 'W3')]).toEqual(['defeated', 'water.a1'])
    const zero = attack(fight(), 3, 3, 3, 3, 3, 3, 3, /* again */ 6, 3, 3, 3, 3, 3, 3)
    expect(zero.told.filter((on) => on.startsWith('battle'))).toEqual([
      'battleStarted',
      'battleRolled',
      'battleTied',
      'battleRolled',
      'battleWon',
    ])
    expect(whereIs(zero, 'W3')).toBe('defeated')
  })

  test('BC-BATTLE-06 the defeated creature is out for good', () => {
    const t = attack(fight(), 1, 1, 1, 1, 3, 3, 3)
    expect(whereIs(t, 'W3')).toBe('defeated')
    expect(codeOfRefusal(t.reason('move', { piece: 'W3', place: 'water.b1' }))).toBe('NOT_ON_BOARD')
    expect(codeOfRefusal(t.reason('summon', { piece: 'W3' }))).toBe('NOTHING_TO_SUMMON')
  })

  test('BC-BATTLE-07 the attacker who wins stands on the space', () => {
    expect(whereIs(attack(fight(), 1, 1, 1, 1, 3, 3, 3), 'F4')).toBe('water.a1')
  })

  test('BC-BATTLE-08 the attacker who loses is defeated, the defender stays', () => {
    const t = attack(fight(), 3, 3, 3, 3, 2, 3, 3)
    expect([whereIs(t, 'F4'), whereIs(t, 'W3'), t.asked]).toEqual(['defeated', 'water.a1', 1])
  })

  test('BC-BATTLE-09, BC-EX-35 one battle in a turn, and no step after it', () => {
    const t = at({ board: { F7: 'fire.a1', W1: 'water.a1', W2: 'water.b1' } }).rolls(1, 1, 1, 1, 1, 1, 1, 3)
    t.choose('move', { piece: 'F7', place: 'water.a1' })
    expect([whereIs(t, 'F7'), t.asked]).toEqual(['water.a1', 1])
    expect(t.told.filter((on) => on === 'battleStarted')).toHaveLength(1)
    expect(t.told.at(-1)).toBe('turnStarted')
  })

  test('BC-BATTLE-10, BC-EX-34 symbols of others count for nobody, dragons for both', () => {
    const [first] = rounds(attack(fight(), 2, 3, 4, 6, 1, 4, 5))
    expect(first!.list.slice(0, 2)).toEqual([1, 0])
    const t = at({ seats: ['fire', 'darkness'], board: { F1: 'fire.a1', F2: 'fire.s2', D1: 'darkness.a1', D2: 'darkness.s2' } })
    t.rolls(6, 5, 1, 1).choose('move', { piece: 'F1', place: 'darkness.a1' })
    expect(rounds(t).map((e) => e.list.slice(0, 2))).toEqual([
      [1, 1],
      [1, 0],
    ])
  })

  test('BC-BATTLE-11 no other advantage for either side', () => {
    const home = at({ board: { F4: 'fire.a1', F1: 'fire.s1', W4: 'fire.b1', W1: 'water.s1' } })
    home.rolls(6, 1, 3, 3, 6, 2, 3, 3, /* a tie even at home; again */ 6, 3, 3, 3, 3, 3, 3, 3)
    home.choose('move', { piece: 'F4', place: 'fire.b1' })
    expect(rounds(home).map((e) => e.list.length - 3)).toEqual([8, 8])
    expect(rounds(home)[0]!.list.slice(0, 3)).toEqual([2, 2, 4])
  })
})
