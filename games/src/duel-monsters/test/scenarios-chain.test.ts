import { describe, expect, test } from 'vitest'
import { activate, attack, CLAY, cast, chained, done, links, open, play, position, SPARK, until, upTo } from './acting.ts'
import { A, B, duel, life, type Position, settle, where } from './positions.ts'

const ROAR = 'Threatening Roar'
const TYPHOON = 'Mystical Space Typhoon'
const TOOLS = 'Seven Tools of the Bandit'
const STRATOS = 'Elemental HERO Stratos'

describe('3.5 Chains', () => {
  test("YG-EX-92, YG-TRAP-07 the rulebook's Chain", () => {
    const t = duel({
      a: { hand: ['Heavy Storm', 'Ookazi'], spells: [TOOLS, 'Waboku'], monsters: [SPARK] },
      b: { spells: [ROAR, 'Mirror Force'] },
    })
    cast(t, 'Heavy Storm', '3')
    activate(t, ROAR)
    expect([links(t), t.asked]).toEqual([['Heavy Storm', ROAR], A])
    settle(activate(t, TOOLS))
    expect(where(t, 'B', 'graveyard').toSorted()).toEqual(['Mirror Force', ROAR])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Heavy Storm', TOOLS, 'Waboku'])
    expect(life(t)).toEqual([7000, 8000])
    settle(t.choose('battlePhase'))
    settle(t.choose('attack', { piece: SPARK, target: 'B' }))
    expect(life(t)).toEqual([7000, 6400])
  })

  test('YG-EX-93 Spell Speed refusals', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Ookazi'], spells: [TOOLS], monsters: ['Exiled Force'] },
      b: { spells: [ROAR, TYPHOON, 'Solemn Judgment'], hand: ['Kuriboh'] },
    })
    cast(t, 'Dian Keto the Cure Master', '2')
    activate(t, ROAR)
    expect(t.refusal('activate', { piece: 'Ookazi', place: '1' })).toBe('YG-SPELL-01')
    expect(t.refusal('activate', { piece: 'Exiled Force', place: '1' })).toBe('YG-CHAIN-08')
    activate(t, TOOLS)
    expect(t.refusal('activate', { piece: TYPHOON, place: '1' })).toBe('YG-CHAIN-03')
    expect(open(t)).toEqual(['Solemn Judgment'])
  })

  test('YG-EX-94, YG-EFFECT-14 last in, first out', () => {
    const t = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: [CLAY, SPARK], spells: ['Book of Moon'] } })
    cast(t, 'Smashing Ground')
    activate(t, 'Book of Moon').choose('pick', { piece: CLAY })
    settle(t)
    expect([position(t, CLAY), where(t, 'B', 'graveyard').toSorted()]).toEqual(['face-down', ['Book of Moon', SPARK]])
  })

  test('YG-EX-95 destroying is not negating', () => {
    const roar = duel({ a: { hand: [TYPHOON, 'Ookazi'], monsters: [SPARK, CLAY] }, b: { spells: [ROAR] } })
    roar.choose('battlePhase')
    activate(until(roar, ROAR), ROAR)
    cast(roar, TYPHOON)
    settle(roar)
    expect([where(roar, 'B', 'graveyard'), roar.refusal('battlePhase')]).toEqual([[ROAR], null])
    settle(roar.choose('battlePhase'))
    expect(roar.ask === 'battle' ? roar.offers('attack') : []).toEqual([])

    const call = duel({
      a: { hand: ['Dian Keto the Cure Master', TYPHOON] },
      b: { spells: ['Call of the Haunted'], graveyard: [SPARK] },
    })
    cast(call, 'Dian Keto the Cure Master')
    activate(call, 'Call of the Haunted')
    cast(call, TYPHOON, '2').choose('pick', { piece: 'Call of the Haunted' })
    settle(call)
    expect([where(call, 'B', 'monsters'), where(call, 'B', 'graveyard').toSorted()]).toEqual([[], ['Call of the Haunted', SPARK]])
  })

  test('YG-EX-96, YG-CHAIN-24 spent cards', () => {
    const t = duel({ a: { hand: ['Heavy Storm', 'Ookazi'], monsters: [SPARK] }, b: { spells: ['Enemy Controller', 'Waboku'] } })
    cast(t, 'Heavy Storm')
    activate(t, 'Enemy Controller')
    settle(t)
    expect(position(t, SPARK)).toBe('defense')
    const destroyed = t.events.filter((e) => e.on === 'destroyed').map((e) => e.piece)
    expect(destroyed).toEqual([t.piece('Waboku')])
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard').toSorted()]).toEqual([['Heavy Storm'], ['Enemy Controller', 'Waboku']])
  })

  test("YG-EX-97 chaining to one's own card", () => {
    const t = duel({
      a: {
        hand: ['Polymerization', TYPHOON, 'Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
        extra: ['Elemental HERO Flame Wingman'],
      },
      b: { spells: [ROAR, 'Waboku'] },
    })
    cast(t, 'Polymerization')
    expect([t.ask, t.asked]).toEqual(['respond', B])
    t.pass()
    expect(t.asked).toBe(A)
    cast(t, TYPHOON, '2').choose('pick', { piece: 'Waboku' })
    expect([links(t), t.ask, t.asked]).toEqual([['Polymerization', TYPHOON], 'respond', B])
    expect(open(t)).toContain(ROAR)
  })
})

describe('3.5 triggers', () => {
  test('YG-EX-98, YG-CHAIN-18, -41 simultaneous mandatory triggers', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Ookazi'], monsters: ['Sangan'], deck: ['Kuriboh'], spells: [ROAR] },
      b: { monsters: ['Sangan'], deck: ['Kuriboh'], spells: [ROAR] },
    }).luck('decks')
    cast(t, 'Dark Hole', '2')
    while (links(t).length < 2) t.pass()
    expect(t.view(null).links.map((link) => link.player)).toEqual([A, B])
    settle(t)
    expect([t.ask, t.asked]).toEqual(['pick', B])
    t.choose('pick', { piece: 'B:Kuriboh' })
    expect([t.ask, t.asked]).toEqual(['pick', A])
    t.choose('pick', { piece: 'A:Kuriboh' })
    settle(t)
    expect([where(t, 'A', 'hand').includes('Kuriboh'), where(t, 'B', 'hand')]).toEqual([true, ['Kuriboh']])
  })

  test('YG-EX-99 mandatory before optional', () => {
    const setup: Position = {
      a: { monsters: ['Goyo Guardian'], spells: [ROAR] },
      b: { monsters: ['Sangan'], deck: ['Kuriboh'], spells: [ROAR] },
      proper: ['Goyo Guardian'],
    }
    const era = attack(setup, 'Goyo Guardian', 'Sangan').luck('deck')
    settle(era)
    expect([era.ask, era.asked]).toEqual(['trigger', A])
    era.choose('accept')
    expect(chained(era)).toEqual(['Goyo Guardian']) // on the Sangan that was placed before
    expect(links(era)).toEqual(['Sangan'])
    upTo(era, 'pick')
    expect([where(era, 'A', 'monsters'), position(era, 'Sangan'), era.asked]).toEqual([['Goyo Guardian', 'Sangan'], 'defense', B])
    era.choose('pick', { piece: 'Kuriboh' })
    expect(where(era, 'B', 'hand')).toEqual(['Kuriboh'])

    const book = attack({ ...setup, table: { segoc: 'rulebook' } }, 'Goyo Guardian', 'Sangan').luck('deck')
    settle(book)
    book.choose('accept')
    expect(chained(book)).toEqual(['Goyo Guardian', 'Sangan'])
  })

  test('YG-EX-100, YG-CHAIN-34 early trigger', () => {
    const t = duel({
      a: { hand: ['Caius the Shadow Monarch', 'Ookazi'], monsters: ['Sangan'], deck: ['Kuriboh'], spells: [ROAR] },
      b: { monsters: [SPARK, CLAY], spells: [ROAR] },
    }).luck('deck')
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    upTo(t, 'pick')
    t.choose('pick', { piece: SPARK })
    expect([links(t), t.asked]).toEqual([['Sangan', 'Caius the Shadow Monarch'], B])
    settle(t)
    expect([where(t, 'B', 'removed'), t.ask]).toEqual([[SPARK], 'pick'])
    t.choose('pick', { piece: 'Kuriboh' })
    expect(where(t, 'A', 'hand')).toContain('Kuriboh')
  })

  test('YG-EX-102, YG-COST-09 mandatory triggers do not miss', () => {
    const t = duel({ a: { hand: ['One for One', 'Dandylion', 'Ookazi'], deck: ['Kuriboh'] } }).luck('deck')
    cast(t, 'One for One')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Dandylion' })
    upTo(t, 'main', 'pick')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Kuriboh' })
    done(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Kuriboh', 'Fluff Token', 'Fluff Token'])
    expect(position(t, 'Fluff Token')).toBe('defense')
    const full = duel({
      a: { hand: ['One for One', 'Dandylion', 'Ookazi'], deck: ['Kuriboh'], monsters: [SPARK, SPARK, SPARK] },
    }).luck('deck')
    cast(full, 'One for One')
    if (full.ask === 'pick') full.choose('pick', { piece: 'Dandylion' })
    upTo(full, 'main', 'pick')
    if (full.ask === 'pick') full.choose('pick', { piece: 'Kuriboh' })
    done(full)
    expect(where(full, 'A', 'monsters')).toEqual([SPARK, SPARK, SPARK, 'Kuriboh'])
  })

  test('YG-EX-103 a lower Link that does nothing causes no miss', () => {
    const t = duel({
      a: {
        hand: ['Smashing Ground', 'Ookazi'],
        spells: ['Call of the Haunted'],
        graveyard: [STRATOS],
        deck: ['Elemental HERO Avian'],
      },
      b: { monsters: [CLAY], spells: ['Book of Moon'] },
    }).luck('deck')
    cast(t, 'Smashing Ground', '2')
    t.pass()
    activate(t, 'Call of the Haunted')
    activate(t, 'Book of Moon')
    upTo(t, 'trigger', 'main')
    expect([position(t, CLAY), where(t, 'A', 'monsters'), t.ask]).toEqual(['face-down', [STRATOS], 'trigger'])
  })
})

describe('3.5 priority', () => {
  const force: Position = {
    a: { hand: ['Exiled Force', 'Ookazi'] },
    b: { monsters: [SPARK], spells: ['Trap Hole', 'Torrential Tribute'] },
  }
  test('YG-EX-104, YG-CHAIN-38 ignition priority', () => {
    const t = duel(force)
    t.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '1' })
    expect(t.asked).toBe(A)
    activate(t, 'Exiled Force')
    expect([t.asked, open(t)]).toEqual([B, ['Torrential Tribute']])
    const off = duel({ ...force, table: { ignitionPriority: false } })
    off.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '1' })
    expect([off.asked, open(off)]).toEqual([B, ['Trap Hole', 'Torrential Tribute']])
  })

  test('YG-EX-105 no ignition priority over negation or triggers', () => {
    const negated = duel({ a: { hand: ['Exiled Force', 'Ookazi'] }, b: { monsters: [SPARK], spells: ['Solemn Judgment'] } })
    negated.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '1' })
    expect([negated.asked, open(negated)]).toEqual([B, ['Solemn Judgment']])
    activate(negated, 'Solemn Judgment')
    settle(negated)
    expect([where(negated, 'A', 'graveyard'), where(negated, 'B', 'monsters'), negated.ask]).toEqual([['Exiled Force'], [SPARK], 'main'])

    const triggered = duel({
      a: { hand: ['Junk Synchron', 'Ookazi'], graveyard: ['Speed Warrior'], monsters: ['Exiled Force'], spells: [ROAR] },
      b: { monsters: [SPARK] },
    })
    triggered.choose('normalSummon', { piece: 'Junk Synchron' }).choose('zone', { place: '2' })
    upTo(triggered, 'trigger').choose('accept')
    expect([triggered.ask, links(triggered)]).toEqual(['respond', ['Junk Synchron']])
    expect(triggered.refusal('activate', { piece: 'Exiled Force', place: '1' }, A)).not.toBeNull()
    expect(triggered.asked === A ? open(triggered) : []).not.toContain('Exiled Force')
  })

  test('YG-EX-106, YG-COST-03 not chainable', () => {
    const t = duel({
      a: { hand: ['Caius the Shadow Monarch', 'Ookazi'], monsters: [SPARK, CLAY], spells: [ROAR] },
      b: { spells: [TYPHOON] },
    })
    t.choose('changePosition', { piece: CLAY })
    expect([t.asked, t.refusal('activate', { piece: TYPHOON, place: '1' }, B)]).not.toEqual([B, null])
    while (t.asked === A && t.ask === 'respond') t.pass()
    expect([t.asked, links(t), open(t)]).toEqual([B, [], [TYPHOON]])
    t.pass()
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    expect([t.ask, t.asked]).toEqual(['choose', A]) // the Tribute is chosen and paid before anybody is asked
    expect(t.refusal('activate', { piece: TYPHOON, place: '1' }, B)).not.toBeNull()
  })

  test('YG-EX-107 no response allowed', () => {
    const t = duel({
      a: {
        hand: ['Super Polymerization', 'Kuriboh'],
        monsters: ['Elemental HERO Avian'],
        extra: ['Elemental HERO Flame Wingman'],
        spells: ['Dark Bribe'],
      },
      b: { spells: ['Magic Jammer', 'Dark Bribe', 'Solemn Judgment'], hand: [SPARK], monsters: ['Elemental HERO Burstinatrix'] },
    })
    cast(t, 'Super Polymerization', '2')
    expect(t.ask).toBe('position')
    done(t.pass())
    expect(where(t, 'A', 'monsters')).toEqual(['Elemental HERO Flame Wingman'])
  })
})

describe('3.5 resolving', () => {
  test('YG-EX-108 target vanished', () => {
    const t = duel({ a: { hand: [TYPHOON, 'Ookazi'], monsters: [SPARK] }, b: { spells: [ROAR] } })
    cast(t, TYPHOON)
    activate(t, ROAR)
    settle(t)
    expect(t.events.some((e) => e.on === 'destroyed')).toBe(false)
    expect(where(t, 'B', 'graveyard')).toEqual([ROAR])
    settle(t.choose('battlePhase'))
    expect(t.ask === 'battle' ? t.offers('attack') : []).toEqual([])
  })

  test('YG-EX-109 costs stay paid', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'] }, b: { monsters: [SPARK], spells: ['Dark Bribe'] } })
    cast(t, 'Brain Control')
    activate(t, 'Dark Bribe')
    settle(t)
    expect([life(t), where(t, 'A', 'hand').length, where(t, 'B', 'monsters')]).toEqual([[7200, 8000], 2, [SPARK]])
    expect(where(t, 'A', 'graveyard')).toEqual(['Brain Control'])
  })

  test('YG-EX-110 negation by tributing itself', () => {
    const t = attack(
      { a: { monsters: [SPARK, 'Stardust Dragon'] }, b: { spells: ['Mirror Force'] }, proper: ['Stardust Dragon'] },
      SPARK,
      'B',
    )
    activate(t, 'Mirror Force')
    activate(t, 'Stardust Dragon')
    settle(t)
    expect([life(t), where(t, 'B', 'graveyard'), where(t, 'A', 'graveyard')]).toEqual([[8000, 6400], ['Mirror Force'], ['Stardust Dragon']])
    t.choose('endTurn')
    settle(t)
    expect(t.ask).toBe('trigger')
    t.choose('accept')
    upTo(t, 'main')
    expect(where(t, 'A', 'monsters')).toEqual([SPARK, 'Stardust Dragon'])
  })

  test('YG-EX-111, YG-EFFECT-10 effects that count', () => {
    const t = duel({ a: { hand: ['Trade-In', 'Blue-Eyes White Dragon', 'Ookazi'] }, b: { spells: ['Appropriate/up'] } })
    cast(t, 'Trade-In')
    settle(t)
    if (t.ask === 'trigger') t.choose('accept')
    settle(t)
    expect([where(t, 'A', 'hand').length, where(t, 'B', 'hand').length]).toEqual([3, 2])
  })

  test('YG-EX-112, YG-TARGET-03, YG-META-06 simultaneous choice', () => {
    const t = duel({ a: { hand: ['Creature Swap', 'Ookazi'], monsters: [SPARK, 'Kuriboh'] }, b: { monsters: [CLAY, 'Mystical Elf'] } })
    play(t, 'Creature Swap')
    expect([t.ask, t.asked]).toEqual(['pick', A])
    t.choose('pick', { piece: SPARK })
    expect([t.ask, t.asked]).toEqual(['pick', B])
    t.choose('pick', { piece: CLAY })
    done(t)
    expect([where(t, 'A', 'monsters').toSorted(), where(t, 'B', 'monsters').toSorted()]).toEqual([
      [CLAY, 'Kuriboh'],
      [SPARK, 'Mystical Elf'].toSorted(),
    ])
    expect(t.refusal('changePosition', { piece: CLAY })).toBe('YG-META-02')
    expect(t.refusal('changePosition', { piece: 'Kuriboh' })).toBeNull()
  })

  test('YG-EX-113, YG-DRAW-06 both act at once', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Dark Hole'], monsters: ['Morphing Jar/down'] },
      b: { hand: ['Raigeki', 'Pot of Greed', 'Sangan'] },
    })
    t.choose('flipSummon', { piece: 'Morphing Jar' })
    settle(t)
    const discarded = t.events.filter((e) => e.on === 'discarded')
    const drew = t.events.filter((e) => e.on === 'drew')
    expect(new Set(discarded.map((e) => e.group)).size).toBe(1)
    expect(new Set(drew.map((e) => e.group)).size).toBe(1)
    expect(drew[0]!.group).toBeGreaterThan(discarded[0]!.group)
    expect([where(t, 'A', 'hand').length, where(t, 'B', 'hand').length]).toEqual([5, 5])
    expect([where(t, 'A', 'graveyard').length, where(t, 'B', 'graveyard').length]).toEqual([2, 3])
  })
})
