import { describe, expect, test } from 'vitest'
import { activate, play, value } from './acting.ts'
import { A, B, duel, life, settle, where } from './positions.ts'

describe('Spell Cards', () => {
  test('YG-SPELL-01, -02, -03 a Normal Spell is used in the own Main Phase, from the hand or where it is Set, and goes to the Graveyard', () => {
    const t = duel({ a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'], spells: ['Ookazi'] } })
    play(t, 'Dian Keto the Cure Master', '2')
    expect(where(t, 'A', 'graveyard')).toEqual(['Dian Keto the Cure Master'])
    settle(activate(t, 'Ookazi'))
    expect(life(t)).toEqual([9000, 7200])
    const battle = duel({ a: { hand: ['Ookazi'], monsters: ['Celtic Guardian'] }, phase: 'battle' })
    expect(battle.refusal('activate', { piece: 'Ookazi', place: '1' })).not.toBeNull()
  })

  test('YG-SPELL-05, -14 a Continuous Spell stays', () => {
    const t = duel({ a: { hand: ['Messenger of Peace', 'Dark Hole'] } })
    play(t, 'Messenger of Peace')
    expect(where(t, 'A', 'spells')).toEqual(['Messenger of Peace'])
  })

  test('YG-SPELL-06, YG-EQUIP-01 an Equip Spell chooses a face-up monster of either side and stays with it', () => {
    const t = duel({
      a: { hand: ['Mage Power', 'Dark Hole'], monsters: ['Celtic Guardian'] },
      b: { monsters: ['Mystical Elf', 'Kuriboh/down'] },
    })
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    expect(t.offers('pick').map((o) => o.piece)).toEqual(['Celtic Guardian', 'Mystical Elf'])
    t.choose('pick', { piece: 'Celtic Guardian' })
    settle(t)
    expect(where(t, 'A', 'spells')).toEqual(['Mage Power'])
    expect(value(t, 'Celtic Guardian', 'attack')).toBe(1900)
  })

  test('YG-EQUIP-02, -09 when its monster leaves, the Equip Card is destroyed', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Dark Hole'], monsters: ['Celtic Guardian'] } })
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    settle(t)
    play(t, 'Dark Hole', '2')
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Celtic Guardian', 'Dark Hole', 'Mage Power'])
  })

  test('YG-SPELL-07, YG-FIELD-01 to -03 a Field Spell lies in its own zone; a new one destroys the old one', () => {
    const t = duel({ a: { hand: ['Zombie World', 'Dark Hole'] }, b: { field: 'Skyscraper' } })
    activate(t, 'Zombie World')
    settle(t)
    expect([where(t, 'A', 'field'), where(t, 'B', 'field')]).toEqual([['Zombie World'], []])
    expect(where(t, 'B', 'graveyard')).toEqual(['Skyscraper'])
  })

  test('YG-FIELD-04 the own old one goes when the new one is placed', () => {
    const t = duel({ a: { hand: ['Zombie World', 'Dark Hole'], field: 'Skyscraper' } })
    activate(t, 'Zombie World')
    settle(t)
    expect([where(t, 'A', 'field'), where(t, 'A', 'graveyard')]).toEqual([['Zombie World'], ['Skyscraper']])
  })

  test('YG-FIELD-05 to -07 a Field Spell may be Set beside an active one', () => {
    const t = duel({ a: { hand: ['Zombie World', 'Dark Hole'] }, b: { field: 'Skyscraper' } })
    t.choose('setCard', { piece: 'Zombie World' })
    settle(t)
    expect([where(t, 'A', 'field'), where(t, 'B', 'field')]).toEqual([['Zombie World'], ['Skyscraper']])
    expect(t.view(B).pieces[t.piece('Zombie World')]?.def).toBeNull()
  })

  test('YG-FIELD-08 an active Field Spell works for both: Zombie World', () => {
    const t = duel({
      a: { hand: ['Zombie World', 'Mezuki', 'Summoned Skull'], monsters: ['Celtic Guardian'] },
      b: { monsters: ['Mystical Elf'] },
    })
    expect(t.offers('normalSummon').map((o) => o.piece)).toContain('Summoned Skull')
    activate(t, 'Zombie World')
    settle(t)
    expect(t.refusal('normalSummon', { piece: 'Summoned Skull' })).toBe('YG-META-02')
  })

  test('YG-SPELL-08, -09, -10 a Quick-Play Spell from the hand in the own turn only, Set not in the turn it was Set', () => {
    const own = duel({ a: { hand: ['Rush Recklessly'], monsters: ['Celtic Guardian'] }, phase: 'battle' })
    expect(own.refusal('activate', { piece: 'Rush Recklessly', place: '1' })).not.toBe('YG-SPELL-08')
    const foe = duel({ a: { hand: ['Ookazi', 'Kuriboh'] }, b: { hand: ['Mystical Space Typhoon'], spells: ['Threatening Roar'] } })
    activate(foe, 'Ookazi').choose('zone', { place: '1' })
    expect(foe.refusal('activate', { piece: 'Mystical Space Typhoon', place: '1' })).toBe('YG-SPELL-08')
    const set = duel({ a: { hand: ['Kuriboh'], spells: ['Rush Recklessly'], monsters: ['Celtic Guardian'] }, fresh: ['Rush Recklessly'] })
    expect(set.refusal('activate', { piece: 'Rush Recklessly', place: '1' })).toBe('YG-SPELL-09')
  })

  test('YG-SPELL-11 a Normal Spell may be used in the turn it was Set', () => {
    const t = duel({ a: { hand: ['Kuriboh'], spells: ['Ookazi'] }, fresh: ['Ookazi'] })
    settle(activate(t, 'Ookazi'))
    expect(life(t)).toEqual([8000, 7200])
  })

  test('YG-SPELL-12 any Spell may be Set', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Mage Power', 'Messenger of Peace', 'Rush Recklessly'] } })
    expect(t.offers('setCard').map((o) => o.piece)).toEqual(['Ookazi', 'Mage Power', 'Messenger of Peace', 'Rush Recklessly'])
  })

  test('YG-SPELL-13 Swords of Revealing Light stays for three turns of the opponent', () => {
    const t = duel({
      a: { hand: ['Swords of Revealing Light', 'Dark Hole'] },
      b: { monsters: ['Celtic Guardian', 'Kuriboh/down'], hand: ['Ookazi'] },
    })
    play(t, 'Swords of Revealing Light')
    expect(where(t, 'A', 'spells')).toEqual(['Swords of Revealing Light'])
    expect(t.view(A).pieces[t.piece('Kuriboh')]?.def).not.toBeNull()
    t.choose('endTurn')
    settle(t)
    expect(t.asked).toBe(B)
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack')).toEqual([])
  })

  test('YG-SPELL-16 an Equip Spell whose monster is gone does nothing and goes to the Graveyard', () => {
    const t = duel({
      a: { hand: ['Mage Power', 'Dark Hole'], monsters: ['Celtic Guardian'] },
      b: { spells: ['Compulsory Evacuation Device'] },
    }).luck('hand')
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    activate(t, 'Compulsory Evacuation Device')
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual(['Mage Power'])
    expect(where(t, 'A', 'spells')).toEqual([])
  })
})

describe('Trap Cards', () => {
  test('YG-TRAP-01, -02 a Trap is Set first and not used in that turn', () => {
    const t = duel({ a: { hand: ['Threatening Roar', 'Ookazi'], spells: ['Waboku'] }, fresh: ['Waboku'] })
    expect(t.refusal('activate', { piece: 'Threatening Roar', place: '1' })).toBe('YG-TRAP-01')
    expect(t.refusal('activate', { piece: 'Waboku', place: '1' })).toBe('YG-TRAP-02')
  })

  test('YG-TRAP-03, -04 later it may be used in any phase of either turn, once', () => {
    const t = duel({ a: { spells: ['Threatening Roar'], hand: ['Ookazi'] } })
    settle(activate(t, 'Threatening Roar'))
    expect(where(t, 'A', 'graveyard')).toEqual(['Threatening Roar'])
  })

  test('YG-TRAP-05 a Continuous Trap stays and works: Gravity Bind', () => {
    const t = duel({ a: { spells: ['Gravity Bind'], hand: ['Ookazi'], monsters: ['Celtic Guardian', 'Kuriboh'] } })
    settle(activate(t, 'Gravity Bind'))
    expect(where(t, 'A', 'spells')).toEqual(['Gravity Bind'])
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Kuriboh'])
  })

  test('YG-TRAP-10 a Trap that answers an activation answers the link directly before it', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'], spells: ['Threatening Roar'] },
      b: { spells: ['Magic Jammer'], hand: ['Celtic Guardian'] },
    })
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '2' })
    t.pass() // B lets it pass
    activate(t, 'Threatening Roar')
    expect(t.ask === 'respond' && t.asked === B ? t.offers('activate') : []).toEqual([])
  })

  test('YG-TRAP-11 a Trap Monster takes a Monster Zone and keeps its own', () => {
    const t = duel({ a: { spells: ['Zoma the Spirit'], hand: ['Ookazi'] } })
    activate(t, 'Zoma the Spirit')
    settle(t)
    if (t.ask === 'position') t.choose('position', { place: 'attack' })
    settle(t.choose('zone', { place: '3' }))
    expect([where(t, 'A', 'monsters'), t.state.pieces[t.piece('Zoma the Spirit')]?.place]).toEqual([['Zoma the Spirit'], 2])
    expect(where(t, 'A', 'spells')).toHaveLength(1)
    expect(value(t, 'Zoma the Spirit', 'attack')).toBe(1800)
  })

  test('YG-TRAP-13 Call of the Haunted and its monster are bound to each other', () => {
    const position = { a: { spells: ['Call of the Haunted'], graveyard: ['Summoned Skull'], hand: ['Dark Hole', 'Heavy Storm', 'Ookazi'] } }
    const raised = () => {
      const t = activate(duel(position), 'Call of the Haunted')
      settle(t)
      if (t.ask === 'monsterZone') t.choose('zone', { place: '1' })
      return settle(t)
    }
    const storm = play(raised(), 'Heavy Storm', '2')
    expect([where(storm, 'A', 'monsters'), where(storm, 'A', 'spells')]).toEqual([[], []])
    const hole = play(raised(), 'Dark Hole', '2')
    expect([where(hole, 'A', 'monsters'), where(hole, 'A', 'spells')]).toEqual([[], []])
  })
})

describe('Tokens and counters', () => {
  test('YG-TOKEN-01 to -04, -06, -08 Tokens are face-up monsters that exist on the field alone', () => {
    const t = duel({ a: { hand: ['Scapegoat', 'Dark Hole'] } })
    activate(t, 'Scapegoat').choose('zone', { place: '1' })
    settle(t)
    while (t.ask === 'monsterZone') t.pass()
    settle(t)
    expect(where(t, 'A', 'monsters')).toHaveLength(4)
    play(t, 'Dark Hole', '1')
    expect(where(t, 'A', 'monsters')).toEqual([])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Dark Hole', 'Scapegoat'])
  })

  test('YG-TOKEN-09 without room for all of them the activation is refused', () => {
    const t = duel({ a: { hand: ['Scapegoat', 'Dark Hole'], monsters: ['Kuriboh', 'Celtic Guardian'] } })
    expect(t.refusal('activate', { piece: 'Scapegoat', place: '1' })).not.toBeNull()
  })

  test('YG-COUNTER-01 to -04 Spell Counters come by effects, up to the most a card holds, and pay costs', () => {
    const t = duel({
      a: {
        monsters: ['Royal Magical Library'],
        hand: ['Dian Keto the Cure Master', 'Ookazi', 'Upstart Goblin', 'Double Summon', 'Dark Hole'],
      },
    })
    play(t, 'Dian Keto the Cure Master')
    play(t, 'Ookazi')
    play(t, 'Double Summon')
    play(t, 'Upstart Goblin')
    expect(t.state.marks[t.piece('Royal Magical Library')]?.counters).toBe(3)
    activate(t, 'Royal Magical Library', '2')
    settle(t)
    expect(t.state.marks[t.piece('Royal Magical Library')]?.counters).toBe(0)
    expect(where(t, 'A', 'hand')).toHaveLength(3)
  })

  test('YG-COUNTER-05 counters vanish when the card is turned face-down', () => {
    const t = duel({
      a: { monsters: ['Breaker the Magical Warrior'], hand: ['Book of Moon', 'Ookazi'] },
      counters: { 'Breaker the Magical Warrior': 1 },
    })
    expect(value(t, 'Breaker the Magical Warrior', 'attack')).toBe(1900)
    play(t, 'Book of Moon')
    expect(t.state.marks[t.piece('Breaker the Magical Warrior')]?.counters).toBe(0)
  })
})
