import { describe, expect, test } from 'vitest'
import { AVIAN, activate, arrive, attackOf, CLAY, play, SPARK } from './acting.ts'
import { A, B, duel, life, settle, where } from './positions.ts'

const spare = ['Ookazi']

describe('3.12 more on chains and effects', () => {
  test('YG-EX-202 own triggers are ordered by their player', () => {
    const t = duel({
      a: { hand: ['Celtic Guardian', 'Ookazi'], monsters: ['Sangan', 'Goblin Zombie'], deck: ['Spirit Reaper', 'Kuriboh'] },
      b: { spells: ['Torrential Tribute'] },
    }).luck('decks')
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '3' })
    while (!t.offers('activate').some((o) => o.piece === 'Torrential Tribute')) t.pass()
    activate(t, 'Torrential Tribute')
    settle(t)
    expect([t.ask, t.asked]).toEqual(['order', A])
  })

  test('YG-EX-203 the place is checked at collection', () => {
    const t = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: ['Sangan'], spells: ['Macro Cosmos'], deck: ['Kuriboh'] } })
    activate(t, 'Smashing Ground').choose('zone', { place: '1' })
    activate(t, 'Macro Cosmos')
    settle(t)
    if (t.ask === 'may') t.choose('decline')
    settle(t)
    expect([where(t, 'B', 'removed'), t.ask]).toEqual([['Sangan'], 'main'])
  })

  test('YG-EX-205 answer only the last link', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'], spells: ['Threatening Roar'] },
      b: { spells: ['Magic Jammer', 'Seven Tools of the Bandit'], hand: ['Celtic Guardian'] },
    })
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '2' })
    t.pass()
    activate(t, 'Threatening Roar')
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Seven Tools of the Bandit'])
  })

  test('YG-EX-206 then: Magical Dimension', () => {
    const t = duel({
      a: { hand: ['Magical Dimension', 'Dark Magician', 'Ookazi'], monsters: ['Sangan', 'Breaker the Magical Warrior'], deck: ['Kuriboh'] },
      b: { monsters: ['Summoned Skull'] },
    }).luck('deck')
    activate(t, 'Magical Dimension').choose('zone', { place: '1' }).choose('pick', { piece: 'Sangan' })
    arrive(settle(t))
    expect(where(t, 'A', 'monsters')).toContain('Dark Magician')
    expect(t.ask).toBe('may')
    t.choose('accept')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Summoned Skull' })
    settle(t)
    if (t.ask === 'pick') t.choose('pick', { piece: 'Kuriboh' })
    settle(t)
    expect(where(t, 'A', 'hand')).toContain('Kuriboh')
  })

  test('YG-EX-207 also: Book of Life', () => {
    const t = duel({
      a: { hand: ['Book of Life', 'Ookazi'], graveyard: ['Ryu Kokki'] },
      b: { graveyard: ['Mystical Elf'], hand: ['D.D. Crow'] },
    })
    activate(t, 'Book of Life').choose('zone', { place: '1' })
    arrive(settle(t))
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'removed')]).toEqual([['Ryu Kokki'], ['Mystical Elf']])
  })

  test('YG-EX-208 and if you do: Magic Cylinder', () => {
    const t = duel({ a: { hand: spare, monsters: [SPARK] }, b: { spells: ['Magic Cylinder', 'Book of Moon'] }, phase: 'battle' })
    t.choose('attack', { piece: SPARK, target: 'B' })
    activate(t, 'Magic Cylinder')
    while (t.asked !== B) t.pass()
    activate(t, 'Book of Moon')
    settle(t)
    expect(life(t)[1]).toBe(8000)
  })

  test('YG-EX-209 and: Creature Swap with one side empty', () => {
    const t = duel({
      a: { hand: ['Creature Swap', 'Ookazi'], monsters: ['Kuriboh'] },
      b: { monsters: ['Mystical Elf'], spells: ['Compulsory Evacuation Device'] },
    }).luck('hand')
    activate(t, 'Creature Swap').choose('zone', { place: '1' })
    activate(t, 'Compulsory Evacuation Device')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Mystical Elf' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Kuriboh'])
  })

  test('YG-EX-212 face-down cards are unknown', () => {
    const t = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: [`${CLAY}/down`, AVIAN] } })
    play(t, 'Smashing Ground')
    expect(where(t, 'B', 'graveyard')).toEqual([AVIAN])
  })

  test('YG-EX-213 Type change in zones', () => {
    const t = duel({
      a: { hand: ['Book of Life', 'Summoned Skull'], graveyard: [SPARK], field: 'Zombie World', monsters: ['Kuriboh'] },
      b: { graveyard: ['Mystical Elf'] },
    })
    expect(t.refusal('activate', { piece: 'Book of Life', place: '1' })).toBeNull()
    expect(t.refusal('normalSummon', { piece: 'Summoned Skull' })).toBe('YG-META-02')
  })

  test('YG-EX-217 a target that was turned face-down', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'] }, b: { monsters: [SPARK], spells: ['Book of Moon'] } })
    activate(t, 'Brain Control').choose('zone', { place: '1' })
    activate(t, 'Book of Moon')
    settle(t)
    expect(where(t, 'B', 'monsters')).toEqual([SPARK])
  })
})

describe('3.13 more on cards, costs, values', () => {
  test('YG-EX-218, -219 discards and destructions are told apart', () => {
    const t = duel({ a: { hand: ['Trade-In', 'Blue-Eyes White Dragon', 'Ookazi'] } })
    activate(t, 'Trade-In').choose('zone', { place: '1' })
    expect(t.told).toContain('discarded')
    const send = duel({ a: { hand: ['One for One', 'Celtic Guardian', 'Kuriboh', 'Ookazi'] } }).luck('deck')
    activate(send, 'One for One').choose('zone', { place: '1' }).choose('pick', { piece: 'Celtic Guardian' })
    expect([send.told.includes('discarded'), send.told.includes('destroyed')]).toEqual([false, false])
  })

  test('YG-EX-220 destruction replaced once', () => {
    const t = duel({
      a: { hand: ['Heavy Storm', 'Ookazi'] },
      b: { field: 'Magical Citadel of Endymion' },
      counters: { 'Magical Citadel of Endymion': 2 },
    })
    activate(t, 'Heavy Storm').choose('zone', { place: '1' })
    settle(t)
    expect([t.ask, t.asked]).toEqual(['replace', B])
    t.choose(t.acts.find((act) => act !== 'decline') ?? '', t.offers(t.acts.find((act) => act !== 'decline') ?? '')[0])
    settle(t)
    expect(where(t, 'B', 'field')).toEqual(['Magical Citadel of Endymion'])
  })

  test('YG-EX-222, -223 equips under a new controller, and leaving', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Big Bang Shot', 'Heavy Storm'], monsters: [SPARK] } })
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    settle(t)
    activate(t, 'Big Bang Shot').choose('zone', { place: '2' })
    settle(t)
    expect(attackOf(t, SPARK)).toBe(1600 + 1000 + 400)
    play(t, 'Heavy Storm', '3')
    expect(where(t, 'A', 'removed')).toEqual([SPARK])
  })

  test('YG-EX-224 halves are rounded up', () => {
    const gaia = 'Elemental HERO Gaia'
    const t = duel({
      a: { hand: ['Polymerization', AVIAN, CLAY], extra: [gaia] },
      b: { monsters: ['Revived King Ha Des'] },
      proper: ['Revived King Ha Des'],
    })
    arrive(play(t, 'Polymerization'))
    expect([attackOf(t, 'Revived King Ha Des'), attackOf(t, gaia)]).toEqual([1225, 2200 + 1225])
  })

  test('YG-EX-226 the effect of a lasting card is activated on its own', () => {
    const t = duel({ a: { hand: spare, spells: ['Pitch-Black Power Stone'], monsters: ['Royal Magical Library'] } })
    settle(activate(t, 'Pitch-Black Power Stone'))
    expect(t.state.marks[t.piece('Pitch-Black Power Stone')]?.counters).toBe(3)
    activate(t, 'Pitch-Black Power Stone', '2')
    settle(t)
    expect([
      t.state.marks[t.piece('Pitch-Black Power Stone')]?.counters,
      t.state.marks[t.piece('Royal Magical Library')]?.counters,
    ]).toEqual([2, 1])
    expect(t.refusal('activate', { piece: 'Pitch-Black Power Stone', place: '2' })).toBe('YG-EFFECT-06')
  })

  test('YG-EX-227 bluff', () => {
    const t = duel({ a: { hand: ['Dian Keto the Cure Master', 'Waboku'] } })
    expect(t.refusal('activate', { piece: 'Waboku', place: '1' })).toBe('YG-TRAP-01')
    t.choose('setCard', { piece: 'Dian Keto the Cure Master' }).choose('zone', { place: '1' })
    expect(t.view(B).pieces[t.piece('Dian Keto the Cure Master')]).toMatchObject({ def: null, guise: 'spell or trap' })
  })

  test('YG-EX-228 random discard', () => {
    const taken = new Set<string>()
    for (const roll of [1, 2, 3]) {
      const t = duel({
        a: { hand: spare, monsters: ['Spirit Reaper'] },
        b: { hand: ['Dark Hole', 'Raigeki', 'Pot of Greed'] },
        phase: 'battle',
      }).rolls(roll)
      t.choose('attack', { piece: 'Spirit Reaper', target: 'B' })
      settle(t)
      taken.add(where(t, 'B', 'graveyard')[0] ?? '')
    }
    expect(taken.size).toBe(3)
  })

  test('YG-EX-229 Life Points above the start', () => {
    expect(life(play(duel({ a: { hand: ['Dian Keto the Cure Master', 'Ookazi'] } }), 'Dian Keto the Cure Master'))).toEqual([9000, 8000])
  })

  test('YG-EX-230 a search is no draw', () => {
    const t = duel({
      a: { hand: ['Reinforcement of the Army', 'Upstart Goblin', 'Ookazi'], deck: ['Celtic Guardian'] },
      b: { spells: ['Appropriate/up'] },
    }).luck('deck')
    play(t, 'Reinforcement of the Army')
    expect(where(t, 'B', 'hand')).toEqual([])
    play(t, 'Upstart Goblin')
    expect(where(t, 'B', 'hand')).toHaveLength(2)
  })

  test('YG-EX-231 Token values', () => {
    const t = duel({ a: { hand: ['Scapegoat', 'Mage Power', 'Ookazi'] } })
    activate(t, 'Scapegoat').choose('zone', { place: '1' })
    arrive(settle(t))
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    if (t.ask === 'pick') t.choose('pick', { piece: 'Sheep Token' })
    settle(t)
    expect(attackOf(t, 'Sheep Token')).toBe(500)
  })

  test('YG-EX-234 an agreed draw', () => {
    const t = duel({ a: { hand: spare } })
      .aside(0, 'offer')
      .aside(1, 'accept')
    expect(t.outcome).toMatchObject({ places: [1, 1] })
  })

  test('YG-EX-237 Quick Effects in the opponent’s turn', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Kuriboh'], monsters: [SPARK], graveyard: ['Sangan'] },
      b: { hand: ['D.D. Crow'], graveyard: ['Necro Gardna', 'Mezuki', 'Goblin Zombie'], monsters: ['Exiled Force', 'Snipe Hunter'] },
    })
    activate(t, 'Ookazi').choose('zone', { place: '1' })
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['D.D. Crow', 'Necro Gardna'])
  })
})
