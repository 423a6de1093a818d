import { describe, expect, test } from 'vitest'
import { code, duel, settle, where } from './positions.ts'

describe('Normal Summon, Tribute Summon, Set', () => {
  test('YG-SUMMON-01, -02 a Level 4 or lower monster comes from the hand in Attack Position without a Tribute', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Mystical Elf'] } })
    t.choose('normalSummon', { piece: 'Celtic Guardian' })
    expect(t.offers('zone').map((o) => o.place)).toEqual(['1', '2', '3', '4', '5'])
    t.choose('zone', { place: '3' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Celtic Guardian'])
    expect(t.view(1).pieces[t.piece('Celtic Guardian')]).toMatchObject({ def: expect.any(String), place: 2 })
  })

  test('YG-SUMMON-02, -03, -13 one Tribute for Level 5 or 6; it goes before the monster comes', () => {
    const t = duel({ a: { hand: ['Summoned Skull'], monsters: ['Mystical Elf/down', 'Kuriboh'] } })
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('pick', { piece: 'Mystical Elf' })
    t.choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'monsters').toSorted()).toEqual(['Kuriboh', 'Summoned Skull'])
    expect(where(t, 'A', 'graveyard')).toEqual(['Mystical Elf'])
    expect(t.refusal('setMonster', { piece: 'Kuriboh' })).not.toBeNull()
  })

  test('YG-SUMMON-02, -09 two Tributes for Level 7 or more, exactly as many', () => {
    const t = duel({ a: { hand: ['Blue-Eyes White Dragon'], monsters: ['Mystical Elf', 'Kuriboh', 'Celtic Guardian'] } })
    t.choose('normalSummon', { piece: 'Blue-Eyes White Dragon' }).choose('pick', { piece: 'Mystical Elf' })
    expect(t.acts).not.toContain('done')
    t.choose('pick', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Celtic Guardian', 'Mystical Elf'])
    const short = duel({ a: { hand: ['Blue-Eyes White Dragon'], monsters: ['Kuriboh'] } })
    expect(short.refusal('normalSummon', { piece: 'Blue-Eyes White Dragon' })).toBe('YG-SUMMON-02')
    expect(code(short.reason('normalSummon', { piece: 'Blue-Eyes White Dragon' }))).toBe('TRIBUTE_COUNT')
  })

  test('YG-SUMMON-04, -05, -07 a Set monster lies face-down in Defense Position and was not Summoned', () => {
    const t = duel({ a: { hand: ['Celtic Guardian'] }, b: { spells: ['Torrential Tribute'] } })
    t.choose('setMonster', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    expect(t.told).toContain('set')
    expect(t.told).not.toContain('summoned')
    settle(t)
    expect(t.view(1).pieces[t.piece('Celtic Guardian')]?.def).toBeNull()
    expect(where(t, 'A', 'monsters')).toEqual(['Celtic Guardian'])
  })

  test('YG-SUMMON-06 one Normal Summon or Set a turn', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Kuriboh'] } })
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    settle(t)
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).toBe('YG-SUMMON-06')
    expect(t.refusal('setMonster', { piece: 'Kuriboh' })).toBe('YG-SUMMON-06')
    expect(code(t.reason('normalSummon', { piece: 'Kuriboh' }))).toBe('NORMAL_SUMMON_USED')
  })

  test('YG-SUMMON-08 Special Summon Monsters and Ritual Monsters are never Normal Summoned or Set', () => {
    const t = duel({ a: { hand: ['Dark Armed Dragon', 'Relinquished', 'Kuriboh'], monsters: ['Celtic Guardian', 'Mystical Elf'] } })
    expect(t.refusal('normalSummon', { piece: 'Dark Armed Dragon' })).toBe('YG-SUMMON-08')
    expect(t.refusal('setMonster', { piece: 'Relinquished' })).toBe('YG-SUMMON-08')
  })

  test('YG-SUMMON-09 the Level counted is the current one: Cost Down saves a Tribute', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Cost Down', 'Kuriboh'] } })
    expect(t.refusal('normalSummon', { piece: 'Summoned Skull' })).toBe('YG-SUMMON-02')
    t.choose('activate', { piece: 'Cost Down', place: '1' }).choose('zone', { place: '1' })
    t.choose('pick', { piece: 'Kuriboh' })
    settle(t)
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Summoned Skull'])
  })

  test('YG-SUMMON-10 Kaiser Sea Horse counts as two Tributes for a LIGHT monster', () => {
    const t = duel({ a: { hand: ['Blue-Eyes White Dragon', 'Dark Magician'], monsters: ['Kaiser Sea Horse'] } })
    expect(t.refusal('normalSummon', { piece: 'Dark Magician' })).toBe('YG-SUMMON-02')
    t.choose('normalSummon', { piece: 'Blue-Eyes White Dragon' })
    t.choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Blue-Eyes White Dragon'])
  })

  test('YG-SUMMON-11 with five monsters only a Tribute makes room', () => {
    const full = ['Celtic Guardian', 'Mystical Elf', 'Kuriboh', 'Spear Dragon', 'Marshmallon']
    const t = duel({ a: { hand: ['Summoned Skull', 'Exiled Force'], monsters: full } })
    expect(t.refusal('normalSummon', { piece: 'Exiled Force' })).toMatch(/YG-(SUMMON-11|SUMMON-34|ZONE-04)/)
    expect(t.offers('normalSummon').map((o) => o.piece)).toEqual(['Summoned Skull'])
  })

  test('YG-SUMMON-12 opposing monsters are Tributed only where an effect says so: Soul Exchange', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Soul Exchange', 'Dark Hole'] }, b: { monsters: ['Blue-Eyes White Dragon'] } })
    expect(t.refusal('normalSummon', { piece: 'Summoned Skull' })).toBe('YG-SUMMON-02')
    t.choose('activate', { piece: 'Soul Exchange', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Blue-Eyes White Dragon'])
    expect(t.refusal('battlePhase')).not.toBeNull()
  })

  test('YG-SUMMON-11 with all zones full a Tribute that the opponent lends leaves none for the Summon', () => {
    const five = ['Kuriboh', 'Sangan', 'Mystical Elf', 'Celtic Guardian', 'Speed Warrior']
    const t = duel({ a: { hand: ['Summoned Skull', 'Soul Exchange'], monsters: five }, b: { monsters: ['Blue-Eyes White Dragon'] } })
    t.choose('activate', { piece: 'Soul Exchange', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('normalSummon', { piece: 'Summoned Skull' })
    expect(t.offers('pick').map((o) => o.piece)).toEqual(five)
    expect(t.refusal('pick', { piece: 'Blue-Eyes White Dragon' })).toBe('YG-SUMMON-02')
  })

  test('YG-SUMMON-14 Double Summon allows another one', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Kuriboh', 'Double Summon'] } })
    t.choose('activate', { piece: 'Double Summon', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('normalSummon', { piece: 'Kuriboh' }).choose('zone', { place: '2' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Celtic Guardian', 'Kuriboh'])
  })

  test('YG-SUMMON-15 Sheep Tokens are no Tributes for a Tribute Summon', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Scapegoat'], monsters: [] } })
    t.choose('activate', { piece: 'Scapegoat', place: '1' }).choose('zone', { place: '1' })
    for (let i = 0; i < 4; i++) t.choose('zone', { place: String(i + 1) })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Sheep Token', 'Sheep Token', 'Sheep Token', 'Sheep Token'])
    expect(t.refusal('normalSummon', { piece: 'Summoned Skull' })).not.toBeNull()
  })
})

describe('Flip Summon', () => {
  test('YG-SUMMON-20, -22, -25 a face-down monster is turned to Attack Position, which is its change for the turn, and may attack', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian/down', 'Mystical Elf/down'] } })
    t.choose('flipSummon', { piece: 'Celtic Guardian' })
    settle(t)
    expect(t.refusal('changePosition', { piece: 'Celtic Guardian' })).toBe('YG-POS-04')
    t.choose('flipSummon', { piece: 'Mystical Elf' })
    settle(t)
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Celtic Guardian', 'Mystical Elf'])
  })

  test('YG-SUMMON-21 not in the turn it was Set', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian/down'], hand: ['Kuriboh'] }, fresh: ['Celtic Guardian'] })
    expect(t.refusal('flipSummon', { piece: 'Celtic Guardian' })).toBe('YG-SUMMON-21')
  })

  test('YG-SUMMON-23 turned face-up by an attack it was not Summoned', () => {
    const t = duel({ a: { monsters: ['Kuriboh'] }, b: { monsters: ['Stealth Bird/down'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Kuriboh', target: 'Stealth Bird' })
    settle(t)
    expect(t.state.players[0]?.life).toBe(8000 - 1400)
  })

  test('YG-SUMMON-24 turned face-down by an effect it may be Flip Summoned in the same turn', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Book of Moon', 'Kuriboh'] } })
    t.choose('activate', { piece: 'Book of Moon', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('flipSummon', { piece: 'Celtic Guardian' })
    settle(t)
    expect(t.offers('flipSummon')).toEqual([])
  })
})

describe('Special Summons', () => {
  test('YG-SUMMON-30, -31, -33, -45 Cyber Dragon comes by its own procedure, without a chain, in either position, and leaves the Normal Summon', () => {
    const t = duel({ a: { hand: ['Cyber Dragon', 'Kuriboh'] }, b: { monsters: ['Mystical Elf'] } })
    t.choose('specialSummon', { piece: 'Cyber Dragon', place: '2' })
    expect(t.offers('position').map((o) => o.place)).toEqual(['attack', 'defense'])
    t.choose('position', { place: 'defense' }).choose('zone', { place: '1' })
    expect(t.told).not.toContain('activated')
    settle(t)
    expect(t.offers('normalSummon').map((o) => o.piece)).toEqual(['Kuriboh'])
    const no = duel({ a: { hand: ['Cyber Dragon', 'Kuriboh'], monsters: ['Mystical Elf'] }, b: { monsters: ['Mystical Elf'] } })
    expect(no.refusal('specialSummon', { piece: 'Cyber Dragon', place: '2' })).toBe('YG-SUMMON-40')
  })

  test('YG-SUMMON-34 a Summon of its own needs a zone, unless its cost leaves one', () => {
    const full = ['Celtic Guardian', 'Kuriboh', 'Marshmallon', 'Spear Dragon', 'Mystical Elf']
    const t = duel({ a: { hand: ['Quickdraw Synchron', 'Sangan'], monsters: full } })
    expect(t.refusal('specialSummon', { piece: 'Quickdraw Synchron', place: '2' })).toBe('YG-SUMMON-34')
    const golem = duel({ a: { hand: ['Lava Golem', 'Ookazi'], monsters: full }, b: { monsters: full } })
    expect(golem.refusal('specialSummon', { piece: 'Lava Golem', place: '2' })).toBeNull()
  })

  test('YG-SUMMON-35, -36, -38 The Shallow Grave Summons face-down on both sides', () => {
    const t = duel({
      a: { hand: ['The Shallow Grave', 'Kuriboh'], graveyard: ['Summoned Skull'] },
      b: { graveyard: ['Blue-Eyes White Dragon'] },
    })
    t.choose('activate', { piece: 'The Shallow Grave', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    while (t.ask === 'monsterZone') t.pass()
    settle(t)
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'monsters')]).toEqual([['Summoned Skull'], ['Blue-Eyes White Dragon']])
    expect(t.refusal('flipSummon', { piece: 'Summoned Skull' })).toBe('YG-SUMMON-21')
  })

  test('YG-SUMMON-37 a monster Summoned this turn may attack', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Kuriboh'] } })
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack')).toEqual([{ piece: 'Celtic Guardian', target: 'B' }])
  })

  test('YG-SUMMON-40, -42 a Synchro Monster that was not properly Summoned is not revived', () => {
    const grave = { a: { hand: ['Monster Reborn', 'Kuriboh'], graveyard: ['Stardust Dragon', 'Celtic Guardian'] } }
    const t = duel(grave)
    t.choose('activate', { piece: 'Monster Reborn', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    expect(t.ask).toBe('position') // Celtic Guardian alone could be chosen
    const proper = duel({ ...grave, proper: ['Stardust Dragon'] })
    proper.choose('activate', { piece: 'Monster Reborn', place: '1' }).choose('zone', { place: '1' })
    expect(proper.offers('pick').map((o) => o.piece)).toEqual(['Stardust Dragon', 'Celtic Guardian'])
  })

  test('YG-SUMMON-41, -43 a strict monster is never revived, properly Summoned or not', () => {
    const t = duel({
      a: { hand: ['Monster Reborn', 'Kuriboh'], graveyard: ['Elemental HERO Flame Wingman', 'Dark Armed Dragon'] },
      proper: ['Elemental HERO Flame Wingman', 'Dark Armed Dragon'],
    })
    expect(t.refusal('activate', { piece: 'Monster Reborn', place: '1' })).toMatch(/^YG-(CHAIN-12|TARGET-04)$/)
  })
})

describe('Synchro Summon', () => {
  const line = {
    a: { monsters: ['Junk Synchron', 'Speed Warrior', 'Celtic Guardian'], extra: ['Junk Warrior', 'Stardust Dragon'], hand: ['Kuriboh'] },
  }

  test('YG-SUMMON-50, -51, -54 one Tuner and others whose Levels add up; they go to the Graveyard, then it comes', () => {
    const t = duel(line)
    t.choose('specialSummon', { piece: 'Junk Warrior', place: '1' })
    settle(t)
    if (t.ask === 'choose') throw new Error('only one set fits')
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Junk Synchron', 'Speed Warrior'])
    expect(where(t, 'A', 'monsters').toSorted()).toEqual(['Celtic Guardian', 'Junk Warrior'])
    expect(t.refusal('specialSummon', { piece: 'Stardust Dragon', place: '1' })).toBe('YG-SUMMON-52')
  })

  test('YG-SUMMON-52, -55 only one Tuner, nothing face-down, nothing of the opponent', () => {
    const down = duel({ ...line, a: { ...line.a, monsters: ['Junk Synchron/down', 'Speed Warrior'] } })
    expect(down.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })).toBe('YG-SUMMON-52')
    const foe = duel({ ...line, a: { ...line.a, monsters: ['Junk Synchron'] }, b: { monsters: ['Speed Warrior'] } })
    expect(foe.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })).toBe('YG-SUMMON-52')
    const two = duel({ a: { monsters: ['Junk Synchron', 'Plaguespreader Zombie'], extra: ['Magical Android'], hand: ['Kuriboh'] } })
    expect(two.refusal('specialSummon', { piece: 'Magical Android', place: '1' })).toBe('YG-SUMMON-52')
  })

  test('YG-SUMMON-53 the material line may name a Tuner; a substitute may stand for it', () => {
    const other = duel({ a: { monsters: ['Tune Warrior', 'Speed Warrior'], extra: ['Junk Warrior'], hand: ['Kuriboh'] } })
    expect(other.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })).toBe('YG-SUMMON-50')
    const drill = duel({ a: { monsters: ['Quickdraw Synchron', 'Kuriboh'], extra: ['Drill Warrior'], hand: ['Kuriboh'] } })
    expect(drill.offers('specialSummon').map((o) => o.piece)).toEqual(['Drill Warrior'])
  })

  test('YG-SUMMON-58 five monsters do not hinder it', () => {
    const t = duel({ a: { ...line.a, monsters: ['Junk Synchron', 'Speed Warrior', 'Celtic Guardian', 'Mystical Elf', 'Marshmallon'] } })
    expect(t.offers('specialSummon').map((o) => o.piece)).toContain('Junk Warrior')
  })
})

describe('Fusion and Ritual Summon', () => {
  const hero = { hand: ['Polymerization', 'Elemental HERO Avian', 'Kuriboh'], extra: ['Elemental HERO Flame Wingman'] }

  test('YG-SUMMON-60, -61 without a whole set of materials the Spell cannot be activated', () => {
    expect(duel({ a: hero }).refusal('activate', { piece: 'Polymerization', place: '1' })).not.toBeNull()
    expect(
      duel({ a: { ...hero, monsters: ['Elemental HERO Burstinatrix/down'] } }).refusal('activate', { piece: 'Polymerization', place: '1' }),
    ).toBeNull()
  })

  test('YG-SUMMON-62, -63 materials are chosen at resolution, also face-down ones', () => {
    const t = duel({
      a: { ...hero, monsters: ['Elemental HERO Burstinatrix/down'] },
      b: { spells: ['Compulsory Evacuation Device'] },
    }).luck('hand')
    t.choose('activate', { piece: 'Polymerization', place: '1' }).choose('zone', { place: '1' })
    t.choose('activate', { piece: 'Compulsory Evacuation Device', place: '1' })
    settle(t)
    // Back in the hand it is still a material.
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Elemental HERO Flame Wingman'])
  })

  test('YG-SUMMON-64 one substitute may stand for one named material', () => {
    const t = duel({
      a: { hand: ['Polymerization', 'King of the Swamp', 'Elemental HERO Avian'], extra: ['Elemental HERO Flame Wingman'] },
    })
    expect(t.refusal('activate', { piece: 'Polymerization', place: '1' })).toBeNull()
    const two = duel({ a: { hand: ['Polymerization', 'King of the Swamp', 'King of the Swamp'], extra: ['Elemental HERO Flame Wingman'] } })
    expect(two.refusal('activate', { piece: 'Polymerization', place: '1' })).not.toBeNull()
  })

  test('YG-SUMMON-65 materials by family and Attribute', () => {
    const t = duel({ a: { hand: ['Polymerization', 'Elemental HERO Avian', 'Penguin Soldier'], extra: ['Elemental HERO Absolute Zero'] } })
    t.choose('activate', { piece: 'Polymerization', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Elemental HERO Avian', 'Penguin Soldier', 'Polymerization'])
  })

  test('YG-SUMMON-67 Miracle Fusion removes materials from field and Graveyard', () => {
    const t = duel({
      a: {
        hand: ['Miracle Fusion', 'Kuriboh'],
        graveyard: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
        extra: ['Elemental HERO Flame Wingman'],
      },
    })
    t.choose('activate', { piece: 'Miracle Fusion', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'removed').toSorted()).toEqual(['Elemental HERO Avian', 'Elemental HERO Burstinatrix'])
  })

  test('YG-SUMMON-68 contact fusion is a procedure, not a Fusion Summon', () => {
    const parts = ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank']
    const t = duel({ a: { hand: ['Polymerization', 'Kuriboh'], monsters: parts, extra: ['XYZ-Dragon Cannon'] } })
    expect(t.refusal('activate', { piece: 'Polymerization', place: '1' })).not.toBeNull()
    t.choose('specialSummon', { piece: 'XYZ-Dragon Cannon', place: '2' })
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'removed').toSorted()).toEqual(parts)
  })

  test('YG-SUMMON-70, -71, -73 a Ritual takes Tributes from hand and field, none to spare', () => {
    const t = duel({
      a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Kuriboh'], monsters: ['Celtic Guardian', 'Marshmallon'] },
    })
    t.choose('activate', { piece: 'White Dragon Ritual', place: '1' }).choose('zone', { place: '1' })
    settle(t)
    expect(t.ask).toBe('choose')
    expect(t.offers('pick').map((o) => o.piece)).toEqual(['Kuriboh', 'Celtic Guardian'])
    t.choose('pick', { piece: 'Kuriboh' }) // only Marshmallon is left to go with it
    t.choose('position', { place: 'attack' }).choose('zone', { place: '3' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Celtic Guardian', 'Paladin of White Dragon'])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Kuriboh', 'Marshmallon', 'White Dragon Ritual'])
  })

  test('YG-SUMMON-74, -76 the Ritual Monster is in the hand and never its own Tribute', () => {
    const own = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Kuriboh'] } })
    expect(own.refusal('activate', { piece: 'White Dragon Ritual', place: '1' })).not.toBeNull()
    const twin = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Paladin of White Dragon'] } })
    expect(twin.refusal('activate', { piece: 'White Dragon Ritual', place: '1' })).toBeNull()
    const grave = duel({
      a: { hand: ['White Dragon Ritual', 'Kuriboh'], monsters: ['Celtic Guardian'], graveyard: ['Paladin of White Dragon'] },
    })
    expect(grave.refusal('activate', { piece: 'White Dragon Ritual', place: '1' })).not.toBeNull()
  })
})

describe('the stages of a Summon', () => {
  test('YG-SUMMON-80, -81, -82 a negated Summon never happened: no trigger, no mark, the Summon is spent', () => {
    const t = duel({ a: { hand: ['Breaker the Magical Warrior', 'Kuriboh'] }, b: { spells: ['Solemn Judgment', 'Trap Hole'] } })
    t.choose('normalSummon', { piece: 'Breaker the Magical Warrior' }).choose('zone', { place: '1' })
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Solemn Judgment'])
    t.choose('activate', { piece: 'Solemn Judgment', place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual(['Breaker the Magical Warrior'])
    expect(t.state.players[1]?.life).toBe(4000)
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).toBe('YG-SUMMON-06')
  })

  test('YG-SUMMON-83 a Tributed Sangan comes first, the monarch second', () => {
    const t = duel({
      a: { hand: ['Caius the Shadow Monarch', 'Kuriboh'], monsters: ['Sangan'], deck: ['Spirit Reaper'] },
      b: { monsters: ['Mystical Elf'] },
    }).luck('deck')
    const activated = () => t.events.filter((e) => e.on === 'activated').map((e) => e.piece)
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' }).choose('zone', { place: '2' })
    expect(activated()).toEqual([t.piece('Sangan')])
    t.choose('pick', { piece: 'B:Mystical Elf' })
    expect(activated()[0]).toBe(t.piece('Caius the Shadow Monarch'))
  })

  test('YG-SUMMON-84, -85 a Summon is answered when it has succeeded: Trap Hole', () => {
    const t = duel({ a: { hand: ['Celtic Guardian'], monsters: ['Marshmallon'] }, b: { spells: ['Trap Hole'] } })
    t.choose('normalSummon', { piece: 'Celtic Guardian' }).choose('zone', { place: '2' })
    while (t.offers('activate').length === 0) t.pass()
    t.choose('activate', { piece: 'Trap Hole', place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual(['Celtic Guardian'])
  })

  test('YG-SUMMON-86 a Set cannot be negated as a Summon', () => {
    const t = duel({ a: { hand: ['Celtic Guardian', 'Kuriboh'] }, b: { spells: ['Solemn Judgment'] } })
    t.choose('setMonster', { piece: 'Celtic Guardian' }).choose('zone', { place: '1' })
    expect(t.ask).toBe('main')
  })
})
