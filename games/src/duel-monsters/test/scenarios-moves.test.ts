import { describe, expect, test } from 'vitest'
import { activate, attack, cast, done, endTurn, lastCards, open, play, position, SPARK, spare, upTo, value } from './acting.ts'
import { A, B, duel, life, type Position, settle, where } from './positions.ts'

const XHEAD = 'X-Head Cannon'
const DEVICE = 'Compulsory Evacuation Device'
const BREAKER = 'Breaker the Magical Warrior'
const LIBRARY = 'Royal Magical Library'
const CITADEL = 'Magical Citadel of Endymion'

describe('3.7 Tokens', () => {
  test('YG-EX-130 Scapegoat space', () => {
    const two = duel({ a: { hand: ['Scapegoat', 'Ookazi'], monsters: [SPARK, XHEAD] } })
    expect(two.refusal('activate', { piece: 'Scapegoat', place: '1' })).toBe('YG-TOKEN-09')
    const one = duel({ a: { hand: ['Scapegoat', 'Ookazi'], monsters: [SPARK] } })
    done(cast(one, 'Scapegoat'))
    expect(where(one, 'A', 'monsters')).toEqual([SPARK, 'Sheep Token', 'Sheep Token', 'Sheep Token', 'Sheep Token'])
    expect(['', '#2', '#3', '#4'].map((n) => position(one, `Sheep Token${n}`))).toEqual(Array(4).fill('defense'))
  })

  /** Sheep Tokens on A's field since B's turn. */
  const herd = (a: Position['a'], b: Position['b'] = {}) => {
    const t = duel({
      turn: 1,
      a: { ...a, spells: ['Scapegoat', ...(a?.spells ?? [])] },
      b: { ...b, hand: ['Ookazi', 'Dark Hole', ...(b?.hand ?? [])] },
    })
    cast(t, 'B:Ookazi')
    done(activate(t, 'Scapegoat'))
    expect(where(t, 'A', 'monsters').filter((name) => name === 'Sheep Token')).toHaveLength(4)
    return t
  }
  test('YG-EX-131, YG-TOKEN-05, -07 Token leaves', () => {
    const t = herd({ spells: [DEVICE] }, { hand: ['Caius the Shadow Monarch'], monsters: [XHEAD] })
    const sizes = () => (['hand', 'graveyard', 'removed'] as const).map((zone) => where(t, 'A', zone).length)
    const [hand, grave, removed] = sizes()
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    upTo(t, 'pick').choose('pick', { piece: 'Sheep Token#2' })
    done(t)
    expect([where(t, 'A', 'monsters').length, sizes()]).toEqual([3, [hand, grave, removed]])
    cast(t, 'Dark Hole')
    activate(t, DEVICE).choose('pick', { piece: 'Sheep Token#3' })
    done(t)
    expect([where(t, 'A', 'monsters'), sizes()]).toEqual([[], [hand, grave! + 1, removed]]) // the Trap alone
    expect(where(t, 'B', 'graveyard')).toContain('Caius the Shadow Monarch')
  })

  test('YG-EX-132 Token and Book of Moon', () => {
    const t = endTurn(herd({ hand: ['Book of Moon', 'Ookazi'] }))
    expect(t.refusal('activate', { piece: 'Book of Moon', place: '1' })).toBe('YG-POS-15')
    const other = endTurn(herd({ hand: ['Book of Moon', 'Ookazi'], monsters: [SPARK] }, { monsters: [XHEAD] }))
    cast(other, 'Book of Moon')
    expect(other.offers('pick').map((o) => o.piece)).toEqual([SPARK, XHEAD])
  })

  test('YG-EX-133 Token Tribute', () => {
    const t = endTurn(herd({ hand: ['Caius the Shadow Monarch', 'Enemy Controller'] }, { monsters: [SPARK] }))
    expect(t.refusal('normalSummon', { piece: 'Caius the Shadow Monarch' })).toBe('YG-SUMMON-02')
    activate(t, 'Enemy Controller', '2').choose('zone', { place: '1' })
    if (t.ask === 'pick') t.pass()
    done(t)
    expect(where(t, 'A', 'monsters').toSorted()).toEqual([SPARK, 'Sheep Token', 'Sheep Token', 'Sheep Token'])
  })

  test('YG-EX-134 Tokens for the opponent', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], spells: ['Ojama Trio'] }, b: { monsters: [SPARK, XHEAD] } })
    done(activate(t, 'Ojama Trio'))
    expect(where(t, 'B', 'monsters')).toEqual([SPARK, XHEAD, 'Ojama Token', 'Ojama Token', 'Ojama Token'])
    play(t, 'Dark Hole')
    expect([where(t, 'B', 'monsters'), life(t)]).toEqual([[], [8000, 7100]])
    const narrow = duel({ a: { hand: spare, spells: ['Ojama Trio'] }, b: { monsters: [SPARK, XHEAD, XHEAD] } })
    expect(narrow.refusal('activate', { piece: 'Ojama Trio', place: '1' })).toBe('YG-TOKEN-09')
  })
})

describe('3.7 counters', () => {
  test('YG-EX-135 Spell Counters', () => {
    const t = duel({ a: { hand: [BREAKER, 'Ookazi'] }, b: { spells: ['Waboku', 'Mirror Force'] } })
    t.choose('normalSummon', { piece: BREAKER })
    done(t)
    expect([value(t, BREAKER, 'counters'), value(t, BREAKER, 'attack')]).toEqual([1, 1900])
    activate(t, BREAKER, '3').choose('pick', { piece: 'Mirror Force' })
    settle(t)
    expect([value(t, BREAKER, 'attack'), where(t, 'B', 'graveyard')]).toEqual([1600, ['Mirror Force']])
    expect(t.refusal('activate', { piece: BREAKER, place: '3' })).toBe('YG-COST-05')
  })

  test('YG-EX-136 counter maximum', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Ookazi', 'Smashing Ground'], monsters: [LIBRARY] },
      counters: { [LIBRARY]: 3 },
    })
    play(t, 'Dian Keto the Cure Master')
    expect(value(t, LIBRARY, 'counters')).toBe(3)
    const hand = where(t, 'A', 'hand').length
    const n = String(Number(t.offers('activate').find((o) => o.piece === LIBRARY)?.place))
    settle(activate(t, LIBRARY, n))
    expect([value(t, LIBRARY, 'counters'), where(t, 'A', 'hand').length]).toEqual([0, hand + 1])
  })

  test('YG-EX-137, YG-COUNTER-07 counters moved on destruction', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Mystical Space Typhoon'], monsters: [BREAKER], field: CITADEL },
      b: { monsters: [XHEAD], spells: ['Sakuretsu Armor'] },
      counters: { [BREAKER]: 1 },
      phase: 'battle',
    })
    t.choose('attack', { piece: BREAKER, target: XHEAD })
    while (t.asked === A) t.pass()
    activate(t, 'Sakuretsu Armor')
    settle(t)
    expect([where(t, 'A', 'graveyard'), value(t, CITADEL, 'counters')]).toEqual([[BREAKER], 1])
    play(t, 'Mystical Space Typhoon')
    if (t.ask === 'pick') t.choose('pick', { piece: CITADEL })
    settle(t)
    expect(t.ask).toBe('replace')
    t.choose('accept', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'field')).toEqual([CITADEL])
  })
})

describe('3.7 costs and targets', () => {
  test('YG-EX-138 LP cost limit', () => {
    const answering = (lp: number, trap: string) => {
      const t = duel({ a: { hand: spare, spells: ['Threatening Roar'] }, b: { spells: [trap, 'Waboku'], life: lp } })
      activate(t, 'Threatening Roar')
      expect(t.asked).toBe(B)
      return t
    }
    expect(answering(1000, 'Seven Tools of the Bandit').refusal('activate', { piece: 'Seven Tools of the Bandit', place: '1' })).toBe(
      'YG-COST-06',
    )
    expect(open(answering(1001, 'Seven Tools of the Bandit'))).toContain('Seven Tools of the Bandit')
    expect(answering(1, 'Solemn Judgment').refusal('activate', { piece: 'Solemn Judgment', place: '2' })).toBe('YG-COST-06')
    const five = answering(5, 'Solemn Judgment')
    activate(five, 'Solemn Judgment', '2')
    expect(life(five)).toEqual([8000, 2])
  })

  test('YG-EX-140, YG-TARGET-02 cannot be targeted', () => {
    const b = { monsters: ['Lord of D.', 'Blue-Eyes White Dragon'] }
    const t = duel({ a: { hand: ['Brain Control', 'Smashing Ground'], spells: [DEVICE], monsters: [SPARK] }, b })
    activate(t, DEVICE)
    expect(t.offers('pick').map((o) => o.piece)).toEqual([SPARK, 'Lord of D.'])
    const brain = duel({ a: { hand: ['Brain Control', 'Smashing Ground'] }, b })
    done(cast(brain, 'Brain Control'))
    expect(where(brain, 'A', 'monsters')).toEqual(['Lord of D.'])
    const smash = duel({ a: { hand: ['Ookazi', 'Smashing Ground'] }, b })
    play(smash, 'Smashing Ground')
    expect(where(smash, 'B', 'graveyard')).toEqual(['Blue-Eyes White Dragon'])
    const force = attack({ b: { spells: ['Mirror Force'] }, a: { monsters: ['Lord of D.', 'Blue-Eyes White Dragon'] } }, 'Lord of D.', 'B')
    settle(activate(force, 'Mirror Force'))
    expect(where(force, 'A', 'graveyard').toSorted()).toEqual(['Blue-Eyes White Dragon', 'Lord of D.'])
  })
})

describe('3.7 control', () => {
  const taken = (a: Position['a'], b: Position['b'] = {}) => {
    const t = duel({
      a: { hand: ['Brain Control', 'Ookazi', 'Caius the Shadow Monarch'], ...a },
      b: { monsters: ['Cyber Dragon'], hand: spare, ...b },
    })
    cast(t, 'Brain Control', '5')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Cyber Dragon' })
    done(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Cyber Dragon'])
    return t
  }
  test('YG-EX-141, YG-CONTROL-09 control until the End Phase', () => {
    const t = taken({})
    settle(t.choose('battlePhase'))
    settle(t.choose('attack', { piece: 'Cyber Dragon', target: 'B' }))
    expect(life(t)).toEqual([7200, 5900])
    done(endTurn(t))
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters')]).toEqual([[], ['Cyber Dragon']])
    const tributed = taken({})
    tributed.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    done(tributed)
    expect([where(tributed, 'A', 'graveyard'), where(tributed, 'B', 'graveyard')]).toEqual([['Brain Control'], ['Cyber Dragon']])
  })

  test('YG-EX-142, YG-CONTROL-06 no room to return', () => {
    const t = taken({ spells: ['Ojama Trio'] }, { monsters: ['Cyber Dragon', SPARK, XHEAD] })
    done(activate(t, 'Ojama Trio'))
    expect(where(t, 'B', 'monsters')).toHaveLength(5)
    endTurn(t)
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'graveyard').includes('Cyber Dragon'), where(t, 'B', 'graveyard')]).toEqual([
      [],
      false,
      ['Cyber Dragon'],
    ])
  })
})

describe('3.7 movement', () => {
  test('YG-EX-143 search', () => {
    const none = duel({ a: { hand: ['E - Emergency Call', 'Ookazi'] } })
    expect(none.refusal('activate', { piece: 'E - Emergency Call', place: '1' })).toBe('YG-SEARCH-03')
    const one = duel({ a: { hand: ['E - Emergency Call', 'Ookazi'], deck: [SPARK] } }).luck('deck')
    const before = one.state.rng.n
    cast(one, 'E - Emergency Call')
    const found = one.events.find((e) => e.on === 'added')
    expect(found?.was).toEqual(expect.objectContaining({ def: one.state.pieces[one.piece(SPARK)]!.def }))
    settle(one)
    expect(where(one, 'A', 'hand')).toContain(SPARK)
    expect(one.state.rng.n).toBeGreaterThan(before) // shuffled
  })

  test('YG-EX-144, YG-SEARCH-04 mandatory search fails', () => {
    const strong = ['Blue-Eyes White Dragon', 'Summoned Skull', 'Dark Magician']
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], monsters: ['Sangan'], deck: strong } }).luck('deck')
    lastCards(t, A, 3)
    const before = t.state.rng.n
    cast(t, 'Dark Hole')
    settle(t)
    expect(t.told).toContain('activated')
    expect([t.ask, where(t, 'A', 'hand')]).toEqual(['main', ['Ookazi']])
    expect(t.state.rng.n).toBeGreaterThan(before)
  })

  test('YG-EX-145, YG-COST-08, YG-SEND-03, YG-SUMMON-57, YG-TRIBUTE-04 replacement of the destination', () => {
    const cosmos = { spells: ['Macro Cosmos/up', 'Magic Jammer'] }
    const t = duel({
      a: { ...cosmos, hand: ['One for One', 'Kuriboh', 'Ookazi', 'Caius the Shadow Monarch'], monsters: ['Sangan'], deck: ['Kuriboh'] },
      b: { hand: spare, monsters: [XHEAD] },
    })
    expect(t.refusal('activate', { piece: 'One for One', place: '1' })).toBe('YG-COST-08')
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    upTo(t, 'pick').choose('pick', { piece: XHEAD })
    done(t)
    expect([where(t, 'A', 'removed'), where(t, 'A', 'graveyard'), where(t, 'B', 'removed')]).toEqual([['Sangan'], [], [XHEAD]])
    endTurn(t)
    cast(t, 'B:Dark Hole')
    expect([t.asked, open(t)]).toEqual([A, ['Magic Jammer']]) // a discard can be paid
    activate(t, 'Magic Jammer').choose('pick', { piece: 'Kuriboh' })
    settle(t)
    expect(where(t, 'A', 'removed')).toEqual(['Sangan', 'Kuriboh', 'Magic Jammer'])

    const synchro = duel({
      a: { spells: ['Macro Cosmos/up'], hand: spare, monsters: ['Junk Synchron', 'Speed Warrior'], extra: ['Junk Warrior'] },
    })
    synchro.choose('specialSummon', { piece: 'Junk Warrior', place: '1' })
    while (synchro.ask !== 'main' || synchro.outcome !== null) synchro.pass()
    expect([where(synchro, 'A', 'monsters'), where(synchro, 'A', 'removed').toSorted()]).toEqual([
      ['Junk Warrior'],
      ['Junk Synchron', 'Speed Warrior'],
    ])
  })

  test('YG-EX-146, YG-TARGET-07 return to the top of the Deck', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Kuriboh', 'Dark Hole'], spells: ['Phoenix Wing Wind Blast'] },
      b: { spells: ['Mirror Force'], hand: spare },
    })
    activate(t, 'Phoenix Wing Wind Blast').choose('pick', { piece: 'Kuriboh' })
    settle(t)
    const h = t.piece('Mirror Force')
    expect(where(t, 'B', 'deck').at(-1)).toBe('Mirror Force')
    expect(t.view(A).pieces[h]?.def ?? null).toBeNull()
    endTurn(t)
    expect(where(t, 'B', 'hand')).toContain('Mirror Force')
  })

  test('YG-EX-147 De-Fusion', () => {
    const wingman = 'Elemental HERO Flame Wingman'
    const t = duel({
      a: {
        hand: ['Polymerization', 'De-Fusion', 'Ookazi', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
        extra: [wingman],
      },
    }).luck('extra')
    done(cast(t, 'Polymerization'))
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Elemental HERO Avian', 'Elemental HERO Burstinatrix', 'Polymerization'])
    play(t, 'De-Fusion')
    expect(t.ask).toBe('may')
    t.choose('accept')
    done(t)
    expect([where(t, 'A', 'extra'), where(t, 'A', 'monsters').toSorted()]).toEqual([
      [wingman],
      ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
    ])
  })

  test('YG-EX-148 coins and dice', () => {
    const dragon = (seed: string) => {
      const t = duel({ a: { hand: spare, monsters: ['Blowback Dragon'] }, b: { monsters: [SPARK] } }).luck(seed)
      settle(activate(t, 'Blowback Dragon'))
      return JSON.stringify([where(t, 'B', 'monsters'), t.events])
    }
    for (const seed of ['a', 'b', 'c', 'd']) expect(dragon(seed)).toBe(dragon(seed))
    const hunt = (face: number) => {
      const t = duel({ a: { hand: ['Ookazi', 'Dark Hole', 'Kuriboh'], monsters: ['Snipe Hunter'] }, b: { monsters: [SPARK] } }).rolls(face)
      activate(t, 'Snipe Hunter').choose('pick', { piece: 'Kuriboh' })
      if (t.ask === 'pick') t.choose('pick', { piece: SPARK })
      settle(t)
      return where(t, 'B', 'monsters').length
    }
    expect([1, 2, 3, 4, 5, 6].map(hunt)).toEqual([1, 0, 0, 0, 0, 1])
  })

  test('YG-EX-149 Ceasefire', () => {
    const t = duel({
      a: { hand: spare, spells: ['Ceasefire'], monsters: ['Man-Eater Bug/down'] },
      b: { monsters: ['Dekoichi the Battlechanted Locomotive/down', 'Stealth Bird/def'] },
    })
    settle(activate(t, 'Ceasefire'))
    expect([life(t), t.ask]).toEqual([[8000, 6500], 'main'])
    const all = ['Man-Eater Bug', 'Dekoichi the Battlechanted Locomotive', 'Stealth Bird']
    expect(all.map((name) => position(t, name))).toEqual(['defense', 'defense', 'defense'])
    expect([where(t, 'B', 'hand'), where(t, 'B', 'graveyard')]).toEqual([[], []])
  })
})
