import { describe, expect, test } from 'vitest'
import { activate } from './acting.ts'
import { A, B, duel, life, settle, type Table, where } from './positions.ts'

/** The names of the cards in the chain, the first link first. */
const links = (t: Table): readonly string[] =>
  t.view(null).links.map((link) => t.game.view(t.state, 0 as never).pieces[link.source]?.def ?? '?')
const named = (t: Table, ...names: readonly string[]): readonly string[] => names.map((name) => t.view(0).pieces[t.piece(name)]?.def ?? '?')

describe('building', () => {
  test('YG-CHAIN-01, -02, -15, -17 the opponent answers first; the last link resolves first', () => {
    const t = duel({
      a: { hand: ['Heavy Storm', 'Kuriboh'], spells: ['Threatening Roar'] },
      b: { spells: ['Ookazi', 'Compulsory Evacuation Device', 'Book of Moon'], monsters: ['Mystical Elf'] },
    }).luck('hand')
    activate(t, 'Heavy Storm').choose('zone', { place: '2' })
    expect([t.ask, t.asked]).toEqual(['respond', B])
    activate(t, 'Compulsory Evacuation Device')
    expect(t.asked).toBe(A)
    activate(t, 'Threatening Roar')
    expect(links(t)).toEqual(named(t, 'Heavy Storm', 'Compulsory Evacuation Device', 'Threatening Roar'))
    settle(t)
    // All three were still there when the storm came, but spent: it destroys what is not (YG-CHAIN-24).
    expect(where(t, 'B', 'hand')).toEqual(['Mystical Elf'])
    expect(where(t, 'B', 'graveyard').toSorted()).toEqual(['Book of Moon', 'Compulsory Evacuation Device', 'Ookazi'])
  })

  test('YG-CHAIN-16 a player may answer the own card when the opponent has passed', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'], spells: ['Threatening Roar'] },
      b: { spells: ['Book of Moon'], monsters: ['Mystical Elf'] },
    })
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '2' })
    t.pass()
    expect(t.asked).toBe(A)
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Threatening Roar'])
  })

  test('YG-CHAIN-03, -07 a Counter Trap is answered by a Counter Trap alone', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Kuriboh'], spells: ['Threatening Roar', 'Seven Tools of the Bandit'] },
      b: { spells: ['Magic Jammer'], hand: ['Mystical Elf'], monsters: ['Celtic Guardian'] },
    })
    activate(t, 'Dark Hole').choose('zone', { place: '3' })
    activate(t, 'Magic Jammer')
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Seven Tools of the Bandit'])
    expect(t.refusal('activate', { piece: 'Threatening Roar', place: '1' })).toBe('YG-CHAIN-03')
    activate(t, 'Seven Tools of the Bandit')
    settle(t)
    expect(life(t)).toEqual([7000, 8000])
    expect(where(t, 'B', 'monsters')).toEqual([]) // the Jammer was negated, so the hole was not
  })

  test('YG-CHAIN-05, -08 a Spell of Speed 1 answers nothing', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Ookazi'], spells: ['Threatening Roar'] },
      b: { spells: ['Compulsory Evacuation Device'], monsters: ['Mystical Elf'] },
    })
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '2' })
    t.pass()
    expect(t.refusal('activate', { piece: 'Ookazi', place: '1' })).not.toBeNull()
  })

  test('YG-CHAIN-04 a Summon starts no chain and cannot be chained to', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Kuriboh'] }, b: { spells: ['Compulsory Evacuation Device'] } })
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    expect(t.view(null).links).toEqual([])
    expect(t.told).not.toContain('activated')
  })

  test('YG-CHAIN-06, -09 a Quick-Play Spell answers; a Counter Trap may be the first link where it answers an attack', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'] }, b: { spells: ['Negate Attack'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    activate(t, 'Negate Attack')
    settle(t)
    expect(life(t)).toEqual([8000, 8000])
    expect(t.state.turn.phase).not.toBe('battle')
  })

  test('YG-CHAIN-11, -12 what has no target or cannot be paid is refused, and nothing changes', () => {
    const t = duel({ a: { hand: ['Book of Moon', 'Magic Jammer', 'Kuriboh'] } })
    const before = JSON.stringify(t.state)
    expect(t.refusal('activate', { piece: 'Book of Moon', place: '1' })).toBe('YG-CHAIN-12')
    expect(JSON.stringify(t.state)).toBe(before)
    const poor = duel({ a: { hand: ['Brain Control', 'Kuriboh'], life: 800 }, b: { monsters: ['Mystical Elf'] } })
    expect(poor.refusal('activate', { piece: 'Brain Control', place: '1' })).toBe('YG-COST-06')
  })

  test('YG-CHAIN-13 Magic Jammer answers a card, Divine Wrath an effect', () => {
    const t = duel({
      a: { monsters: ['Exiled Force'], hand: ['Kuriboh'] },
      b: { spells: ['Magic Jammer', 'Divine Wrath'], hand: ['Celtic Guardian'], monsters: ['Mystical Elf'] },
    })
    activate(t, 'Exiled Force')
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Divine Wrath'])
    activate(t, 'Divine Wrath')
    settle(t)
    expect(where(t, 'B', 'monsters')).toEqual(['Mystical Elf'])
  })

  test('YG-CHAIN-19, -20 a negated activation is passed over, its cost stays paid', () => {
    const t = duel({
      a: { hand: ['Brain Control', 'Kuriboh'] },
      b: { spells: ['Magic Jammer'], hand: ['Celtic Guardian'], monsters: ['Mystical Elf'] },
    })
    activate(t, 'Brain Control').choose('zone', { place: '1' })
    activate(t, 'Magic Jammer')
    settle(t)
    expect(life(t)).toEqual([7200, 8000])
    expect(where(t, 'B', 'monsters')).toEqual(['Mystical Elf'])
    expect(where(t, 'A', 'graveyard')).toEqual(['Brain Control'])
  })

  test('YG-CHAIN-21 a one-shot card that is destroyed resolves all the same', () => {
    const t = duel({
      a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'] },
      b: { spells: ['Mystical Space Typhoon'] },
    })
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '1' })
    activate(t, 'Mystical Space Typhoon')
    settle(t)
    expect(life(t)).toEqual([9000, 8000])
  })

  test('YG-CHAIN-22 a lasting card must still be face-up when its link resolves', () => {
    const t = duel({
      a: { spells: ['Call of the Haunted'], graveyard: ['Summoned Skull'], hand: ['Kuriboh'] },
      b: { spells: ['Mystical Space Typhoon'] },
    })
    activate(t, 'Call of the Haunted')
    activate(t, 'Mystical Space Typhoon')
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual([])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Call of the Haunted', 'Summoned Skull'])
  })

  test('YG-CHAIN-27 Super Polymerization cannot be answered', () => {
    const t = duel({
      a: {
        hand: ['Super Polymerization', 'Kuriboh', 'Dark Hole'],
        monsters: ['Elemental HERO Avian'],
        extra: ['Elemental HERO Flame Wingman'],
      },
      b: { spells: ['Magic Jammer'], hand: ['Celtic Guardian'], monsters: ['Elemental HERO Burstinatrix'] },
    })
    activate(t, 'Super Polymerization').choose('zone', { place: '1' })
    if (t.ask === 'pick') t.choose('pick', { piece: 'Kuriboh' })
    expect(t.ask).toBe('position')
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Elemental HERO Burstinatrix'])
  })
})

describe('triggers', () => {
  test('YG-CHAIN-30 to -33 triggers of one instant make one chain, the turn player first', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Kuriboh'], monsters: ['Sangan'], deck: ['Spirit Reaper'] },
      b: { monsters: ['Sangan'], deck: ['Spirit Reaper'] },
    }).luck('decks')
    activate(t, 'Dark Hole').choose('zone', { place: '1' })
    settle(t)
    // The opponent's link is the last and resolves first (YG-CHAIN-31).
    expect([t.ask, t.asked]).toEqual(['pick', B])
    t.choose('pick', { piece: 'B:Spirit Reaper' })
    expect([t.ask, t.asked]).toEqual(['pick', A])
  })

  test('YG-CHAIN-35, -42, -43 an optional "when" is offered once, and may be declined', () => {
    const t = duel({ a: { hand: ['Junk Synchron', 'Dark Hole'], graveyard: ['Speed Warrior'] } })
    t.choose('normalSummon', { piece: 'Junk Synchron' }).choose('zone', { place: '1' })
    expect(t.ask).toBe('trigger')
    t.choose('decline')
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Junk Synchron'])
  })

  test('YG-CHAIN-43, -44 Stratos, Summoned by a link that is not the last thing, misses its moment', () => {
    const position = {
      a: {
        spells: ['Call of the Haunted', 'Threatening Roar'],
        graveyard: ['Elemental HERO Stratos'],
        hand: ['Kuriboh'],
        deck: ['Elemental HERO Avian'],
      },
      b: { hand: ['Celtic Guardian'] },
    }
    const last = duel(position)
    activate(last, 'Call of the Haunted')
    settle(last)
    while (last.ask === 'monsterZone') last.pass()
    settle(last)
    expect(last.ask).toBe('trigger')
    const missed = duel({
      ...position,
      a: { ...position.a, spells: ['Call of the Haunted'], hand: ['Dian Keto the Cure Master', 'Dark Hole'] },
    })
    activate(missed, 'Dian Keto the Cure Master').choose('zone', { place: '2' })
    activate(missed, 'Call of the Haunted')
    settle(missed)
    while (missed.ask === 'monsterZone') missed.pass()
    settle(missed)
    expect(missed.ask).toBe('main')
    expect(where(missed, 'A', 'monsters')).toEqual(['Elemental HERO Stratos'])
  })
})

describe('priority', () => {
  test('YG-PRIO-01 to -04 the turn player decides first, the opponent answers an activation', () => {
    const t = duel({ a: { hand: ['Dian Keto the Cure Master', 'Kuriboh'] }, b: { spells: ['Book of Moon'], monsters: ['Mystical Elf'] } })
    expect([t.ask, t.asked]).toEqual(['main', A])
    expect(t.refusal('activate', { piece: 'Book of Moon', place: '1' }, B)).not.toBeNull()
    activate(t, 'Dian Keto the Cure Master').choose('zone', { place: '1' })
    expect([t.ask, t.asked]).toEqual(['respond', B])
  })

  test('YG-PRIO-05 before a phase ends the opponent may act, and then it goes on', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Kuriboh'] }, b: { spells: ['Threatening Roar'] } })
    t.choose('battlePhase')
    expect([t.ask, t.asked, t.state.turn.phase]).toEqual(['respond', B, 'main1'])
    activate(t, 'Threatening Roar')
    settle(t)
    expect([t.ask, t.state.turn.phase]).toEqual(['main', 'main1'])
  })

  test('YG-PRIO-08, -09 ignition priority: Exiled Force is used before its Summon can be answered; without the option it is not', () => {
    const position = { a: { hand: ['Exiled Force', 'Dark Hole'] }, b: { spells: ['Trap Hole'], monsters: ['Mystical Elf'] } }
    const era = duel(position)
    era.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '1' })
    while (era.asked === B) era.pass() // nobody can negate it
    expect(era.offers('activate').map((o) => o.piece)).toContain('Exiled Force')
    activate(era, 'Exiled Force')
    settle(era)
    expect(where(era, 'B', 'graveyard')).toEqual(['Mystical Elf'])
    const later = duel({ ...position, table: { ignitionPriority: false } })
    later.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '1' })
    while (later.offers('activate').length === 0) later.pass()
    expect([later.asked, later.offers('activate').map((o) => o.piece)]).toEqual([B, ['Trap Hole']])
  })
})
