import { describe, expect, test } from 'vitest'
import { activate, attack, cast, chained, done, endTurn, open, play, position, SPARK, spare, upTo, value } from './acting.ts'
import { A, B, duel, life, type Position, settle, where } from './positions.ts'

const XHEAD = 'X-Head Cannon'
const CALL = 'Call of the Haunted'

describe('3.6 Spells', () => {
  test('YG-EX-115 Quick-Play Set timing', () => {
    const rush = (a: Position['a'], rest: Position = {}): Position => ({ ...rest, a: { monsters: [SPARK], ...a } })
    const fresh = duel(rush({ hand: spare, spells: ['Rush Recklessly'] }, { fresh: ['Rush Recklessly'] }))
    expect(fresh.refusal('activate', { piece: 'Rush Recklessly', place: '1' })).toBe('YG-SPELL-09')

    const own = duel(rush({ hand: [...spare, 'Rush Recklessly'] }))
    expect(open(own)).toContain('Rush Recklessly')
    own.choose('battlePhase')
    settle(own)
    own.choose('attack', { piece: SPARK, target: 'B' })
    expect(open(own)).toEqual(['Rush Recklessly'])
    own.pass()
    settle(own)
    expect([own.state.turn.phase, open(own)]).toEqual(['main2', ['Ookazi', 'Dark Hole', 'Rush Recklessly']])

    const foe = duel({ a: { hand: spare }, b: { hand: ['Rush Recklessly'], monsters: [SPARK], spells: ['Waboku'] } })
    cast(foe, 'Ookazi')
    expect([foe.asked, foe.refusal('activate', { piece: 'Rush Recklessly', place: '1' })]).toEqual([B, 'YG-SPELL-08'])

    const earlier = duel({ a: { hand: spare }, b: { monsters: [SPARK], spells: ['Rush Recklessly'] } })
    cast(earlier, 'Ookazi')
    expect([earlier.asked, open(earlier)]).toEqual([B, ['Rush Recklessly']])
    const mine = duel(rush({ hand: spare, spells: ['Rush Recklessly'] }))
    expect(open(mine)).toContain('Rush Recklessly')
  })

  test('YG-EX-116 Normal Spell Set', () => {
    const setup: Position = {
      a: { hand: ['Ookazi'], spells: ['Smashing Ground', 'Waboku'], monsters: [SPARK] },
      b: { monsters: [XHEAD], hand: spare },
    }
    const t = duel({ ...setup, fresh: ['Smashing Ground'] })
    expect(open(t)).toContain('Smashing Ground')
    const battle = duel({ ...setup, phase: 'battle', fresh: ['Smashing Ground'] })
    expect(battle.refusal('activate', { piece: 'Smashing Ground', place: '1' })).toBe('YG-PRIO-07')
    const second = duel({ ...setup, phase: 'main2', fresh: ['Smashing Ground'] })
    expect(open(second)).toContain('Smashing Ground')
    endTurn(t)
    cast(t, 'B:Ookazi')
    expect([t.asked, t.refusal('activate', { piece: 'Smashing Ground', place: '1' })]).toEqual([A, 'YG-SPELL-11'])
  })

  test('YG-EX-117 full Spell & Trap Zones', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Skyscraper', 'Dark Hole'], spells: ['Smashing Ground', 'Waboku', 'Waboku', 'Waboku', 'Trap Hole'] },
      b: { monsters: [XHEAD] },
    })
    expect(t.refusal('activate', { piece: 'Ookazi', place: '1' })).toBe('YG-ZONE-06')
    expect(t.refusal('setCard', { piece: 'Ookazi' })).toBe('YG-ZONE-06')
    expect(open(t)).toEqual(expect.arrayContaining(['Smashing Ground', 'Skyscraper']))
    settle(activate(t, 'Skyscraper'))
    settle(activate(t, 'Smashing Ground'))
    expect([where(t, 'A', 'field'), where(t, 'B', 'graveyard')]).toEqual([['Skyscraper'], [XHEAD]])
  })

  test('YG-EX-118 Field Spell over own', () => {
    const t = duel({ a: { hand: ['Fusion Gate', 'Ookazi'], field: 'Skyscraper' }, b: { spells: ['Dark Bribe'] } })
    activate(t, 'Fusion Gate')
    expect([where(t, 'A', 'field'), where(t, 'A', 'graveyard')]).toEqual([['Fusion Gate'], ['Skyscraper']])
    expect(t.events.some((e) => e.on === 'destroyed' && e.cause === 'rule')).toBe(true)
    activate(t, 'Dark Bribe')
    settle(t)
    expect([where(t, 'A', 'field'), where(t, 'A', 'graveyard')]).toEqual([[], ['Skyscraper', 'Fusion Gate']])
  })

  test('YG-EX-120 Setting a Field Spell', () => {
    const t = duel({ a: { hand: ['Skyscraper', 'Ookazi', 'Dark Hole'] }, b: { field: 'Zombie World', hand: spare, spells: ['Waboku'] } })
    settle(t.choose('setCard', { piece: 'Skyscraper' }))
    expect([where(t, 'A', 'field'), where(t, 'B', 'field')]).toEqual([['Skyscraper'], ['Zombie World']])
    activate(t, 'Skyscraper')
    expect(where(t, 'B', 'field')).toEqual(['Zombie World']) // until it resolves
    settle(t)
    expect([where(t, 'A', 'field'), where(t, 'B', 'field'), where(t, 'B', 'graveyard')]).toEqual([['Skyscraper'], [], ['Zombie World']])
  })

  test('YG-EX-122 Equip without target', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Ookazi'], monsters: [SPARK] }, b: { spells: ['Compulsory Evacuation Device'] } }).luck(
      'hand',
    )
    cast(t, 'Mage Power')
    activate(t, 'Compulsory Evacuation Device')
    expect(t.events.some((e) => e.on === 'destroyed')).toBe(false)
    settle(t)
    expect(t.events.some((e) => e.on === 'destroyed')).toBe(false)
    expect([where(t, 'A', 'spells'), where(t, 'A', 'graveyard')]).toEqual([[], ['Mage Power']])
  })
})

describe('3.6 Traps', () => {
  const haunted = () => {
    const t = duel({
      a: { hand: ['Mystical Space Typhoon', 'Caius the Shadow Monarch', 'Ookazi'], spells: [CALL], graveyard: [SPARK] },
      b: { monsters: [XHEAD], spells: ['Waboku'] },
    })
    return done(activate(t, CALL))
  }
  test('YG-EX-124 linked Trap', () => {
    const destroyed = haunted()
    cast(destroyed, 'Mystical Space Typhoon', '2').choose('pick', { piece: CALL })
    settle(destroyed)
    expect([where(destroyed, 'A', 'monsters'), where(destroyed, 'A', 'graveyard').toSorted()]).toEqual([
      [],
      [CALL, SPARK, 'Mystical Space Typhoon'].toSorted(),
    ])
    const tributed = haunted()
    tributed.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    upTo(tributed, 'pick').choose('pick', { piece: XHEAD })
    settle(tributed)
    expect([where(tributed, 'A', 'spells'), where(tributed, 'A', 'monsters')]).toEqual([[CALL], ['Caius the Shadow Monarch']])
    expect(value(tributed, CALL, 'position')).toBe('face-up')
    expect(tributed.refusal('activate', { piece: CALL, place: '1' })).toBe('YG-CHAIN-14')
  })

  test('YG-EX-125, YG-TRAP-09 re-Set Trap', () => {
    const t = attack({ a: { monsters: [SPARK, XHEAD] }, b: { spells: ['Scrap-Iron Scarecrow', 'Waboku'] } }, SPARK, 'B')
    activate(t, 'Scrap-Iron Scarecrow')
    settle(t)
    expect([life(t), where(t, 'B', 'spells'), position(t, 'Scrap-Iron Scarecrow')]).toEqual([
      [8000, 8000],
      ['Scrap-Iron Scarecrow', 'Waboku'],
      'face-down',
    ])
    t.choose('attack', { piece: XHEAD, target: 'B' })
    expect([t.asked, t.refusal('activate', { piece: 'Scrap-Iron Scarecrow', place: '1' })]).toEqual([B, 'YG-TRAP-02'])
    settle(t)
    expect(life(t)).toEqual([8000, 6200])
  })

  test('YG-EX-126 Trap Monster', () => {
    const zoma = 'Zoma the Spirit'
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], spells: [zoma] } })
    done(activate(t, zoma))
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'spells').length, position(t, zoma)]).toEqual([[zoma], 1, 'defense'])
    expect([value(t, zoma, 'attack'), value(t, zoma, 'defense')]).toEqual([1800, 500])
    play(t, 'Dark Hole', '2')
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'spells'), where(t, 'A', 'graveyard').toSorted()]).toEqual([
      [],
      [],
      ['Dark Hole', zoma],
    ])
    const full = duel({ a: { hand: spare, spells: [zoma], monsters: [SPARK, SPARK, SPARK, XHEAD, XHEAD] } })
    expect(full.refusal('activate', { piece: zoma, place: '1' })).not.toBeNull()
  })

  test('YG-EX-127, YG-TRAP-12 Trap as Equip', () => {
    const t = duel({
      a: { hand: ['Book of Moon', 'Ookazi'], spells: ['Metalmorph'], monsters: [XHEAD] },
    })
    settle(activate(t, 'Metalmorph'))
    expect([where(t, 'A', 'spells'), value(t, XHEAD, 'attack'), value(t, XHEAD, 'defense')]).toEqual([['Metalmorph'], 2100, 1800])
    play(t, 'Book of Moon', '2')
    expect([where(t, 'A', 'spells'), where(t, 'A', 'graveyard').toSorted()]).toEqual([[], ['Book of Moon', 'Metalmorph']])
  })

  test('YG-EX-128, YG-EFFECT-09 continuous negation', () => {
    const decree = attack({ a: { monsters: [SPARK], spells: ['Royal Decree/up'] }, b: { spells: ['Mirror Force'] } }, SPARK, 'B')
    activate(decree, 'Mirror Force')
    settle(decree)
    expect([where(decree, 'B', 'graveyard'), where(decree, 'A', 'monsters'), life(decree)]).toEqual([
      ['Mirror Force'],
      [SPARK],
      [8000, 6400],
    ])
    const drain = duel({
      a: { hand: spare, spells: ['Skill Drain'], monsters: ['Exiled Force', 'Command Knight'] },
      b: { monsters: [XHEAD] },
    })
    settle(activate(drain, 'Skill Drain'))
    expect([life(drain), value(drain, 'Command Knight', 'attack')]).toEqual([[7000, 8000], 1200])
    activate(drain, 'Exiled Force').choose('pick', { piece: XHEAD })
    settle(drain)
    expect(where(drain, 'B', 'graveyard')).toEqual([XHEAD])
  })

  test('YG-EX-129, YG-EFFECT-08 unaffected', () => {
    const wild = 'Elemental HERO Wildheart'
    const t = attack({ a: { monsters: [wild] }, b: { spells: ['Dimensional Prison'] } }, wild, 'B')
    activate(t, 'Dimensional Prison')
    expect(chained(t)).toEqual(['Dimensional Prison'])
    settle(t)
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'removed'), life(t)]).toEqual([[wild], [], [8000, 6500]])
  })
})
