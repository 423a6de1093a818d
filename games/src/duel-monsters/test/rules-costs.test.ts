import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { activate, done, play, until, value } from './acting.ts'
import { A, B, duel, life, settle, where } from './positions.ts'

describe('costs, control and values', () => {
  test('YG-COST-01, -02, -04, -06, -07, -10 Life Points are paid at once, to at least 1, and are no damage', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'], life: 801 }, b: { monsters: ['Mystical Elf'] } })
    activate(t, 'Brain Control').choose('zone', { place: '1' })
    expect(t.events.some((e) => e.on === 'playerDamaged')).toBe(false)
    expect(t.state.players[0]?.life).toBe(1)
    const zero = duel({
      a: { hand: ['Brain Control', 'Ookazi'], life: 800 },
      b: { monsters: ['Mystical Elf'] },
      table: { payToZero: true },
    })
    expect(zero.refusal('activate', { piece: 'Brain Control', place: '1' })).toBeNull()
  })

  test('YG-COST-05 a Spell from the hand cannot be discarded for itself', () => {
    const t = duel({
      a: { hand: ['Super Polymerization'], monsters: ['Elemental HERO Avian'], extra: ['Elemental HERO Flame Wingman'] },
      b: { monsters: ['Elemental HERO Burstinatrix'] },
    })
    expect(t.refusal('activate', { piece: 'Super Polymerization', place: '1' })).toBe('YG-COST-05')
  })

  test('YG-CONTROL-01, -02, -04, -07 Brain Control lasts until the End Phase, and the same object goes back', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'] }, b: { monsters: ['Mystical Elf'], hand: ['Dark Hole'] } })
    settle(play(t, 'Brain Control').choose('zone', { place: '1' }))
    expect(where(t, 'A', 'monsters')).toEqual(['Mystical Elf'])
    t.choose('endTurn')
    settle(t).choose('zone', { place: '3' })
    expect(where(t, 'B', 'monsters')).toEqual(['Mystical Elf'])
  })

  test('YG-CONTROL-03 a controlled card goes to its owner', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Dark Hole'] }, b: { monsters: ['Mystical Elf'] } })
    settle(play(t, 'Brain Control').choose('zone', { place: '1' }))
    play(t, 'Dark Hole')
    expect(where(t, 'B', 'graveyard')).toEqual(['Mystical Elf'])
  })

  test('YG-CONTROL-05 without an empty zone control cannot be taken', () => {
    const full = ['Celtic Guardian', 'Kuriboh', 'Marshmallon', 'Spear Dragon', 'Summoned Skull']
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'], monsters: full }, b: { monsters: ['Mystical Elf'] } })
    expect(t.refusal('activate', { piece: 'Brain Control', place: '1' })).not.toBeNull()
  })

  test('YG-CONTROL-08 Creature Swap exchanges at one instant', () => {
    const t = duel({ a: { hand: ['Creature Swap', 'Ookazi'], monsters: ['Kuriboh'] }, b: { monsters: ['Mystical Elf'] } })
    play(t, 'Creature Swap')
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters')]).toEqual([['Mystical Elf'], ['Kuriboh']])
  })

  test('YG-STAT-01 to -03 original values, then changes in order: Megamorph', () => {
    const t = duel({ a: { hand: ['Megamorph', 'Rush Recklessly', 'Ookazi'], monsters: ['Celtic Guardian'], life: 4000 } })
    activate(t, 'Megamorph').choose('zone', { place: '1' })
    settle(t)
    expect(value(t, 'Celtic Guardian', 'attack')).toBe(2800)
    play(t, 'Rush Recklessly', '2')
    expect(value(t, 'Celtic Guardian', 'attack')).toBe(3500)
  })

  test('YG-LP-01 to -05 the four changes of Life Points', () => {
    const t = duel({ a: { hand: ['Dian Keto the Cure Master', 'Ookazi', 'Upstart Goblin', 'Dark Hole'] } })
    play(t, 'Dian Keto the Cure Master')
    play(t, 'Ookazi')
    expect(life(t)).toEqual([9000, 7200])
    play(t, 'Upstart Goblin')
    expect(life(t)).toEqual([9000, 8200])
  })

  test('YG-WIN-02, -05, -06 at 0 Life Points the Duel ends at once; both at once is a draw', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Dark Hole'] }, b: { life: 800 } })
    play(t, 'Ookazi')
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'YG-WIN-02' })
    const ring = duel({
      a: { spells: ['Ring of Destruction'], hand: ['Ookazi'], life: 2500 },
      b: { monsters: ['Summoned Skull'], life: 2000 },
    })
    settle(activate(ring, 'Ring of Destruction'))
    expect(ring.outcome).toMatchObject({ places: [1, 1], rule: 'YG-WIN-06' })
  })

  test('YG-WIN-03, YG-DRAW-03 whoever must draw and cannot loses', () => {
    const t = duel({ a: { hand: ['Ookazi'] } })
    const deck = t.state.zones.findIndex((zone, z) => zone.length === 10 && t.state.pieces[zone[0]!]?.owner === 1 && z > 0)
    t.state.zones[deck] = []
    t.choose('endTurn')
    expect(t.outcome).toMatchObject({ rule: 'YG-WIN-03' })
  })

  test('YG-WIN-04, -08 the five pieces in hand win', () => {
    const four = [
      'Left Arm of the Forbidden One',
      'Left Leg of the Forbidden One',
      'Right Arm of the Forbidden One',
      'Right Leg of the Forbidden One',
    ]
    const t = duel({ a: { hand: [...four, 'Upstart Goblin'], deck: ['Exodia the Forbidden One'] } })
    play(t, 'Upstart Goblin')
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'YG-WIN-08' })
  })

  test('YG-WIN-09 a player may concede at any time', () => {
    const t = duel({ a: { hand: ['Ookazi'] } })
    t.aside(1, 'resign')
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'YG-WIN-09' })
  })
})

describe('moves', () => {
  test('YG-DISCARD-01, YG-SEND-01, -02 a discard as a cost is sent to the Graveyard: White Stone finds its dragon', () => {
    const t = duel({ a: { hand: ['The White Stone of Legend', 'Cost Down', 'Ookazi'], deck: ['Blue-Eyes White Dragon'] } }).luck('deck')
    activate(t, 'Cost Down').choose('zone', { place: '1' })
    t.choose('pick', { piece: 'The White Stone of Legend' })
    settle(t)
    expect(where(t, 'A', 'hand').toSorted()).toEqual(['Blue-Eyes White Dragon', 'Ookazi'])
  })

  test('YG-SEARCH-01, -02, -03, -05 a search needs something to find, shows it and shuffles', () => {
    const none = duel({ a: { hand: ['Reinforcement of the Army', 'Ookazi'] } })
    expect(none.refusal('activate', { piece: 'Reinforcement of the Army', place: '1' })).not.toBeNull()
    const t = duel({ a: { hand: ['Reinforcement of the Army', 'Ookazi'], deck: ['Celtic Guardian', 'Exiled Force'] } }).luck('deck')
    activate(t, 'Reinforcement of the Army').choose('zone', { place: '1' })
    settle(t)
    expect(
      t
        .offers('pick')
        .map((o) => o.piece)
        .toSorted(),
    ).toEqual(['Celtic Guardian', 'Exiled Force'])
  })

  test('YG-REMOVE-01 what is removed from play lies apart', () => {
    const t = duel({ a: { hand: ['Ookazi'], monsters: ['Celtic Guardian'] }, b: { spells: ['Dimensional Prison'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    settle(activate(t, 'Dimensional Prison'))
    expect([where(t, 'A', 'removed'), where(t, 'A', 'graveyard')]).toEqual([['Celtic Guardian'], []])
  })

  test('YG-RETURN-01 a Synchro Monster returns to the Extra Deck, a Token to nowhere', () => {
    const t = duel({
      a: { spells: ['Compulsory Evacuation Device'], hand: ['Ookazi'] },
      b: { monsters: ['Stardust Dragon'] },
      proper: ['Stardust Dragon'],
    }).luck('hand')
    settle(activate(t, 'Compulsory Evacuation Device'))
    expect([where(t, 'B', 'hand'), where(t, 'B', 'extra')]).toEqual([[], ['Stardust Dragon']])
  })

  test('YG-DESTROY-01, -05 destroyed cards go to the Graveyard', () => {
    const t = duel({ a: { hand: ['Heavy Storm', 'Ookazi'] }, b: { spells: ['Waboku', 'Magic Jammer'] } })
    activate(t, 'Heavy Storm').choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'B', 'graveyard').toSorted()).toEqual(['Magic Jammer', 'Waboku'])
  })

  test('YG-RANDOM-01, -03 coins and dice fall by the generator: Blowback Dragon, Snipe Hunter', () => {
    const t = duel({ a: { monsters: ['Blowback Dragon'], hand: ['Ookazi'] }, b: { monsters: ['Mystical Elf'] } }).rolls(2, 2, 1)
    settle(activate(t, 'Blowback Dragon'))
    expect(where(t, 'B', 'graveyard')).toEqual(['Mystical Elf'])
    const s = duel({ a: { monsters: ['Snipe Hunter'], hand: ['Ookazi', 'Kuriboh'] }, b: { monsters: ['Mystical Elf'] } }).rolls(6)
    activate(s, 'Snipe Hunter').choose('pick', { piece: 'Kuriboh' }).choose('pick', { piece: 'Mystical Elf' })
    settle(s)
    expect(where(s, 'B', 'monsters')).toEqual(['Mystical Elf'])
  })

  test('YG-TARGET-01, -04 to -06 a target that is gone is left out', () => {
    const t = duel({
      a: { hand: ['Book of Moon', 'Ookazi'], spells: ['Compulsory Evacuation Device'] },
      b: { monsters: ['Mystical Elf'], spells: ['Rush Recklessly'] },
    }).luck('hand')
    activate(t, 'Book of Moon').choose('zone', { place: '2' })
    t.pass()
    activate(t, 'Compulsory Evacuation Device')
    settle(t)
    expect(where(t, 'B', 'hand')).toEqual(['Mystical Elf'])
  })

  test('YG-PUBLIC-01, -04, -05 what each may see', () => {
    const t = duel({ a: { hand: ['Ookazi'], monsters: ['Kuriboh/down'], graveyard: ['Sangan'] } })
    const view = t.view(B)
    expect(view.pieces[t.piece('Ookazi')]?.def).toBeNull()
    expect(view.pieces[t.piece('Kuriboh')]?.def).toBeNull()
    expect(view.pieces[t.piece('Sangan')]?.def).not.toBeNull()
    expect(t.view(A).pieces[t.piece('Kuriboh')]?.def).not.toBeNull()
  })

  const faded = { a: { monsters: ['Celtic Guardian'], spells: ['Divine Wrath'], hand: ['Ookazi', 'Kuriboh'] }, phase: 'battle' } as const
  test('YG-PUBLIC-04 who acts from the hand is public: what answers it does not hang on what is hidden', () => {
    const t = duel({ ...faded, b: { hand: ['Battle Fader', 'Dark Hole'] } })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    activate(t, 'Battle Fader')
    expect(t.offers('activate').map((o) => o.piece)).toContain('Divine Wrath')
    expect(t.view(A).pieces[t.piece('Battle Fader')]?.def).not.toBeNull()
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const copy = game.clone(t.state)
      game.resample(copy, A, seed)
      expect(game.decision(copy)).toEqual(t.decision)
    }
  })

  test('YG-REVEAL-03 who acted from the hand and is still there is hidden again', () => {
    const t = duel({
      ...faded,
      b: { hand: ['Battle Fader', 'Dark Hole'], spells: ['Scapegoat', 'Call of the Haunted'], graveyard: ['Summoned Skull'] },
    }).luck('hand')
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    for (const card of ['Battle Fader', 'Scapegoat', 'Call of the Haunted']) activate(until(t, card), card)
    done(t)
    expect(where(t, 'B', 'hand').toSorted()).toEqual(['Battle Fader', 'Dark Hole'])
    for (const name of ['Battle Fader', 'Dark Hole']) expect(t.view(A).pieces[t.piece(`B:${name}`)]?.def).toBeNull()
  })
})
