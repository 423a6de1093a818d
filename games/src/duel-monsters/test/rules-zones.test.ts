import { describe, expect, test, vi } from 'vitest'
import { activate, cast, done, endTurn, open, play, SPARK, settle, spare, value } from './acting.ts'
import { A, B, duel, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => (await import('./with-test-cards.ts')).withTestCards(original))

const XHEAD = 'X-Head Cannon'
const ELF = 'Mystical Elf'

describe('how cards lie', () => {
  const table = { orderGraves: true }

  test('YG-ZONE-11 who owns cards that go to a Graveyard together says how they lie, the turn player first', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Ookazi'], monsters: [SPARK, XHEAD] },
      b: { monsters: ['Kuriboh', ELF, 'Celtic Guardian'] },
      table,
    })
    cast(t, 'Dark Hole')
    expect([t.ask, t.asked, t.offers('pick').map((o) => o.piece)]).toEqual(['stack', A, [SPARK, XHEAD]])
    t.choose('pick', { piece: XHEAD })
    expect([t.ask, t.asked, t.offers('pick').map((o) => o.piece)]).toEqual(['stack', B, ['Kuriboh', ELF, 'Celtic Guardian']])
    t.choose('pick', { piece: 'Celtic Guardian' }).choose('pick', { piece: ELF })
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard')]).toEqual([
      [XHEAD, SPARK, 'Dark Hole'],
      ['Celtic Guardian', ELF, 'Kuriboh'],
    ])
  })

  test('YG-ZONE-11, -24 what went earlier stays below; who leaves the rest as it lies is asked no more', () => {
    const t = duel({
      a: { hand: ['Heavy Storm', 'Ookazi'], graveyard: [ELF] },
      b: { spells: ['Waboku', 'Ojama Trio', 'Magic Jammer'], graveyard: [XHEAD] },
      table,
    })
    cast(t, 'Heavy Storm')
    settle(t)
    expect([t.ask, t.asked]).toEqual(['stack', B])
    t.choose('pick', { piece: 'Magic Jammer' }).choose('done')
    expect(where(t, 'B', 'graveyard')).toEqual([XHEAD, 'Magic Jammer', 'Waboku', 'Ojama Trio'])
  })

  test('YG-ZONE-11 where the table does not ask, they lie as they went', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], monsters: [SPARK, XHEAD] } })
    play(t, 'Dark Hole')
    expect([t.ask, where(t, 'A', 'graveyard')]).toEqual(['main', [SPARK, XHEAD, 'Dark Hole']])
  })

  test.each([
    ['on top', 'Kojikocy', (deck: readonly string[]) => deck.slice(-3)],
    ['under it', 'Uraby', (deck: readonly string[]) => deck.slice(0, 3).toReversed()],
  ])('YG-ZONE-25 of several cards that go to a Deck, %s, their owner says which goes first', (_, piece, end) => {
    const t = duel({ a: { hand: ['Ookazi', 'Dark Hole', 'Sangan'], monsters: [piece] } })
    settle(activate(t, piece))
    expect([t.ask, t.asked]).toEqual(['stack', A])
    t.choose('pick', { piece: 'Sangan' }).choose('pick', { piece: 'Ookazi' })
    expect([where(t, 'A', 'hand'), end(where(t, 'A', 'deck'))]).toEqual([[], ['Sangan', 'Ookazi', 'Dark Hole']])
  })

  test('YG-ZONE-13 a search shuffles the Deck; a look at its top does not', () => {
    const look = duel({ a: { hand: ['Ookazi', 'Dark Hole'], monsters: ['Dark Gray'], deck: ['Sangan', 'Kuriboh'] } })
    settle(activate(look, 'Dark Gray'))
    expect(look.events.map((e) => e.on)).not.toContain('shuffled')
    expect(where(look, 'A', 'deck').slice(-2)).toEqual(['Kuriboh', 'Sangan'])
    const known = (viewer: 0 | 1) => ['Sangan', 'Kuriboh', ELF].map((name) => look.view(viewer).pieces[look.piece(name)]?.def !== null)
    expect([known(0), known(1)]).toEqual([
      [true, true, false],
      [false, false, false],
    ])
    const search = duel({ a: { hand: ['Reinforcement of the Army', 'Ookazi'], deck: ['Marauding Captain', 'Kuriboh'] } }).luck('shuffles')
    play(search, 'Reinforcement of the Army')
    expect(search.events.map((e) => e.on)).toContain('shuffled')
  })
})

describe('what is seen', () => {
  test('YG-ZONE-17 what is removed face-down is hidden, and nothing for any effect', () => {
    const t = duel({
      a: {
        hand: ['Sangan', 'Celtic Guardian'],
        monsters: ['Man Eater'],
        removed: ['Kuriboh'],
        spells: ['Return from the Different Dimension'],
      },
    })
    settle(activate(t, 'Man Eater'))
    expect(where(t, 'A', 'removed')).toEqual(['Kuriboh', 'Sangan', 'Celtic Guardian'])
    const known = (name: string) => [null, 0, 1].map((viewer) => t.view(viewer as 0 | 1 | null).pieces[t.piece(name)]?.def !== null)
    expect([known('Kuriboh'), known('Sangan')]).toEqual([
      [true, true, true],
      [false, true, false],
    ])
    done(activate(t, 'Return from the Different Dimension'))
    expect(where(t, 'A', 'monsters').toSorted()).toEqual(['Kuriboh', 'Man Eater'])
  })

  test('YG-ZONE-21 a face-down card is shown when it goes to the Graveyard, not when it returns to a hand', () => {
    const shown = duel({ a: { hand: ['Dark Hole', 'Ookazi'] }, b: { monsters: ['Kuriboh/down'] } })
    expect(shown.view(0).pieces[shown.piece('Kuriboh')]?.def).toBeNull()
    play(shown, 'Dark Hole')
    expect(shown.view(0).pieces[shown.piece('Kuriboh')]?.values.name).toBe('Kuriboh')
    const back = duel({ a: { hand: spare, spells: ['Compulsory Evacuation Device'] }, b: { monsters: ['Kuriboh/down'], hand: ['Waboku'] } })
    settle(activate(back, 'Compulsory Evacuation Device'))
    expect(where(back, 'B', 'hand').toSorted()).toEqual(['Kuriboh', 'Waboku'])
    expect(back.view(0).pieces[back.piece('Kuriboh')]?.def).toBeNull()
  })

  test('YG-META-07 who chooses second knows an open choice and not a hidden one', () => {
    const swap = duel({ a: { hand: ['Creature Swap', 'Ookazi'], monsters: [SPARK, XHEAD] }, b: { monsters: [ELF, 'Kuriboh'] } })
    cast(swap, 'Creature Swap')
    settle(swap)
    expect([swap.ask, swap.asked]).toEqual(['pick', A])
    swap.choose('pick', { piece: XHEAD })
    expect(swap.asked).toBe(B)
    expect(swap.events.some((e) => e.on === 'chose' && e.piece === swap.piece(XHEAD))).toBe(true)
    const hands = duel({ a: { hand: ['Sangan', 'Ookazi', 'Dark Hole'], monsters: ['Feral Imp'] }, b: { hand: ['Kuriboh', 'Waboku'] } })
    settle(activate(hands, 'Feral Imp'))
    hands.choose('pick', { piece: 'Ookazi' })
    expect(hands.asked).toBe(B)
    const hidden = where(hands, 'A', 'hand').map((name) => hands.view(1).pieces[hands.piece(name)]?.def)
    expect(hidden).toEqual([null, null, null])
    hands.choose('pick', { piece: 'Waboku' })
    expect([where(hands, 'A', 'graveyard'), where(hands, 'B', 'graveyard')]).toEqual([['Ookazi'], ['Waboku']])
  })
})

describe('what cards are', () => {
  test('YG-CARD-33 conditions must be met to activate', () => {
    const t = duel({ a: { hand: ['The Flute of Summoning Dragon', 'Blue-Eyes White Dragon', 'Ookazi'] } })
    expect(t.refusal('activate', { piece: 'The Flute of Summoning Dragon', place: '1' })).toBe('YG-CARD-33')
    const met = duel({ a: { hand: ['The Flute of Summoning Dragon', 'Blue-Eyes White Dragon', 'Ookazi'], monsters: ['Lord of D.'] } })
    expect(met.refusal('activate', { piece: 'The Flute of Summoning Dragon', place: '1' })).toBeNull()
  })

  test('YG-CARD-34 Equip Spells, Traps and monsters that are equipped are Equip Cards', () => {
    const t = duel({
      a: { hand: ['Mage Power', 'Ookazi'], monsters: [XHEAD, 'Y-Dragon Head', 'Silver Fang'], spells: ['Metalmorph', 'Waboku'] },
    })
    done(activate(t, 'Y-Dragon Head'))
    settle(activate(t, 'Metalmorph').choose('pick', { piece: XHEAD }))
    settle(cast(t, 'Mage Power', '4').choose('pick', { piece: XHEAD }))
    expect(where(t, 'A', 'spells').toSorted()).toEqual(['Mage Power', 'Metalmorph', 'Waboku', 'Y-Dragon Head'])
    settle(activate(t, 'Silver Fang'))
    expect(where(t, 'A', 'spells')).toEqual(['Waboku'])
  })

  test('YG-CARD-35 whatever lies face-down on the field is a Set card', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Nemuriko', `${ELF}/down`], field: 'Zombie World/down' },
      b: { monsters: ['Kuriboh/down', SPARK], spells: ['Waboku', 'Messenger of Peace/up'] },
    })
    settle(activate(t, 'Nemuriko'))
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'field'), where(t, 'B', 'monsters'), where(t, 'B', 'spells')]).toEqual([
      ['Nemuriko'],
      [],
      [SPARK],
      ['Messenger of Peace'],
    ])
  })

  test('YG-EQUIP-04 an Equip Card falls when what it says of its monster no longer holds', () => {
    const t = duel({
      a: { hand: spare, monsters: [XHEAD, 'Y-Dragon Head'] },
      b: { hand: ['Brain Control', 'Ookazi'] },
    })
    done(activate(t, 'Y-Dragon Head'))
    expect(where(t, 'A', 'spells')).toEqual(['Y-Dragon Head'])
    endTurn(t)
    done(cast(t, 'Brain Control'))
    expect([where(t, 'B', 'monsters'), where(t, 'A', 'spells'), where(t, 'A', 'graveyard')]).toEqual([[XHEAD], [], ['Y-Dragon Head']])
  })

  test('YG-ZONE-18 who takes a monster, or equips one, chooses its zone', () => {
    const taken = duel({ a: { hand: ['Brain Control', 'Ookazi'], monsters: [SPARK] }, b: { monsters: [XHEAD] } })
    settle(cast(taken, 'Brain Control'))
    expect([taken.ask, taken.asked, taken.offers('zone').map((o) => o.place)]).toEqual(['monsterZone', A, ['2', '3', '4', '5']])
    taken.choose('zone', { place: '4' })
    expect(taken.state.pieces[taken.piece(XHEAD)]).toMatchObject({ controller: 0, place: 3 })
    const equipped = duel({ a: { hand: spare, monsters: [XHEAD, 'Y-Dragon Head'], spells: ['Waboku'] } })
    settle(activate(equipped, 'Y-Dragon Head'))
    expect([equipped.ask, equipped.offers('zone').map((o) => o.place)]).toEqual(['spellZone', ['2', '3', '4', '5']])
    equipped.choose('zone', { place: '5' })
    expect([where(equipped, 'A', 'spells'), equipped.state.pieces[equipped.piece('Y-Dragon Head')]?.place]).toEqual([
      ['Waboku', 'Y-Dragon Head'],
      4,
    ])
  })

  test('YG-EQUIP-07 the link is data: it does not matter in which zone an Equip Card lies', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Ookazi'], monsters: [SPARK, XHEAD] } })
    settle(cast(t, 'Mage Power', '5').choose('pick', { piece: SPARK }))
    expect([value(t, SPARK, 'attack'), value(t, XHEAD, 'attack')]).toEqual([2100, 1800])
    expect(t.state.pieces[t.piece('Mage Power')]?.place).toBe(4)
  })

  test('YG-META-08 what can only partly be done is done as far as possible', () => {
    const t = duel({
      a: {
        hand: spare,
        monsters: [SPARK, XHEAD, ELF, ELF],
        removed: ['Kuriboh', 'Sangan'],
        spells: ['Return from the Different Dimension'],
      },
    })
    done(activate(t, 'Return from the Different Dimension'))
    expect([where(t, 'A', 'monsters').length, where(t, 'A', 'removed').length]).toEqual([5, 1])
  })

  test('YG-META-01 a card’s text goes before the rule, for that card alone', () => {
    const t = duel({ a: { hand: spare, monsters: ['Mataza the Zapper', SPARK] }, phase: 'battle' })
    for (const piece of ['Mataza the Zapper', SPARK]) settle(t.choose('attack', { piece, target: 'B' }))
    expect([t.offers('attack').map((o) => o.piece), t.refusal('attack', { piece: SPARK, target: 'B' })]).toEqual([
      ['Mataza the Zapper'],
      'YG-BATTLE-08',
    ])
  })

  test('YG-META-02 what forbids goes before what allows', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Drill Warrior', 'Kuriboh'] },
      b: { monsters: [SPARK], spells: ['Gravity Bind/up'] },
      proper: ['Drill Warrior'],
    })
    settle(activate(t, 'Drill Warrior'))
    t.choose('battlePhase')
    settle(t)
    expect([t.offers('attack').map((o) => o.piece), t.refusal('attack', { piece: 'Drill Warrior', target: 'B' })]).toEqual([
      ['Kuriboh'],
      'YG-META-02',
    ])
  })

  test('YG-COUNTER-06 turns that are counted are no counters', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Hitotsu-Me Giant', 'Royal Magical Library'], spells: ['Wave-Motion Cannon/up'] },
      counters: { 'Royal Magical Library': 2 },
    })
    endTurn(endTurn(t))
    expect([value(t, 'Wave-Motion Cannon', 'turns'), value(t, 'Royal Magical Library', 'counters')]).toEqual([1, 2])
    settle(activate(t, 'Hitotsu-Me Giant'))
    expect([value(t, 'Wave-Motion Cannon', 'turns'), value(t, 'Royal Magical Library', 'counters')]).toEqual([1, 0])
  })

  test('YG-COUNTER-07 counters of a cost come from the card it names, or from one that supplies them, once a turn', () => {
    const CITADEL = 'Magical Citadel of Endymion'
    const BREAKER = 'Breaker the Magical Warrior'
    const t = duel({
      a: { hand: spare, monsters: [BREAKER, 'Royal Magical Library'], field: CITADEL },
      b: { spells: ['Waboku', 'Ojama Trio', 'Magic Jammer'] },
      counters: { [CITADEL]: 3, 'Royal Magical Library': 2 },
    })
    const counters = () => [BREAKER, 'Royal Magical Library', CITADEL].map((name) => value(t, name, 'counters'))
    expect(open(t)).toContain(BREAKER) // it has none of its own
    activate(t, BREAKER, '3').choose('pick', { piece: 'Waboku' })
    settle(t)
    expect([where(t, 'B', 'spells').length, counters()]).toEqual([2, [0, 2, 2]])
    expect(t.refusal('activate', { piece: BREAKER, place: '3' })).not.toBeNull()
  })

  test('YG-COUNTER-07 who has counters on the named card may still take them from the other', () => {
    const CITADEL = 'Magical Citadel of Endymion'
    const LIBRARY = 'Royal Magical Library'
    const t = duel({ a: { hand: spare, monsters: [LIBRARY], field: CITADEL }, counters: { [CITADEL]: 3, [LIBRARY]: 3 } })
    activate(t, LIBRARY, '2')
    expect(t.ask).toBe('replace')
    t.choose('decline')
    expect([value(t, LIBRARY, 'counters'), value(t, CITADEL, 'counters')]).toEqual([0, 3])
  })
})

describe('control while equipped', () => {
  const HOLDER = 'Griffore'
  const held = (foes: readonly string[] = []) => {
    const t = duel({
      a: { monsters: [HOLDER, 'Silver Fang'], hand: ['Ookazi', 'Dark Hole'] },
      b: { monsters: [ELF, ...foes], hand: [SPARK, 'Ookazi'] },
    })
    activate(t, HOLDER)
    for (let n = 0; n < 20 && t.ask !== 'main'; n++) t.pass()
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'spells')]).toEqual([['Silver Fang', ELF], [HOLDER]])
    return t
  }

  test('YG-BB-61 it goes on at the end of the turn, and ends with the Equip Card', () => {
    const t = held()
    endTurn(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Silver Fang', ELF])
    endTurn(t)
    settle(activate(t, 'Silver Fang'))
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters'), where(t, 'A', 'graveyard')]).toEqual([['Silver Fang'], [ELF], [HOLDER]])
    expect(t.state.standing).toEqual([])
  })

  test('YG-BB-61, YG-CONTROL-06 without a zone to return to it is destroyed by rule', () => {
    const t = held(['Kuriboh', 'Sangan', 'Celtic Guardian', XHEAD])
    endTurn(t)
    t.choose('normalSummon', { piece: SPARK })
    endTurn(settle(t))
    settle(activate(t, 'Silver Fang'))
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'graveyard')]).toEqual([['Silver Fang'], [ELF]])
  })
})
