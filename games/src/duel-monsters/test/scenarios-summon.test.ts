import { describe, expect, test } from 'vitest'
import { AVIAN, activate, play, SPARK } from './acting.ts'
import { B, duel, life, type Position, settle, type Table, where } from './positions.ts'

const BURST = 'Elemental HERO Burstinatrix'
const WING = 'Elemental HERO Flame Wingman'
/** Position and zone of a monster that comes, as they are offered. */
const arrive = (t: Table, pose = 'attack'): Table => {
  if (t.ask === 'position') t.choose('position', { place: pose })
  if (t.ask === 'monsterZone') t.pass()
  return settle(t)
}

describe('3.2 Summoning', () => {
  test('YG-EX-12, -13 Normal Summon, one per turn', () => {
    const t = duel({ a: { hand: [SPARK, 'Kuriboh', 'Ookazi'], monsters: ['Mystical Elf/down'] } })
    t.choose('normalSummon', { piece: SPARK }).choose('zone', { place: '3' })
    settle(t)
    expect(t.state.pieces[t.piece(SPARK)]).toMatchObject({ pose: 1, place: 2 })
    expect([t.refusal('normalSummon', { piece: 'Kuriboh' }), t.refusal('setMonster', { piece: 'Kuriboh' })]).toEqual([
      'YG-SUMMON-06',
      'YG-SUMMON-06',
    ])
    expect(t.refusal('flipSummon', { piece: 'Mystical Elf' })).toBeNull()
    t.choose('battlePhase')
    settle(t)
    t.choose('endBattle')
    settle(t)
    expect([t.state.turn.phase, t.refusal('normalSummon', { piece: 'Kuriboh' })]).toEqual(['main2', 'YG-SUMMON-06'])
  })

  test('YG-EX-14 no face-up Defense Position', () => {
    const t = duel({ a: { hand: [SPARK, 'Ookazi'] } })
    t.choose('normalSummon', { piece: SPARK })
    expect(t.acts).toEqual(['zone'])
  })

  test('YG-EX-15 Tribute counts', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Ookazi'], monsters: [AVIAN, SPARK] } })
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('pick', { piece: AVIAN })
    expect(t.ask).toBe('monsterZone') // a second Tribute is not asked for
    t.choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual([AVIAN])
    const blue = duel({ a: { hand: ['Blue-Eyes White Dragon', 'Ookazi'], monsters: [AVIAN, SPARK] } })
    blue.choose('normalSummon', { piece: 'Blue-Eyes White Dragon' })
    expect(blue.ask).toBe('monsterZone') // both are needed, so both are taken
  })

  test('YG-EX-16 full field Tribute', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Sangan'], monsters: [AVIAN, SPARK, BURST, 'Kuriboh', 'Mystical Elf'] } })
    expect(t.refusal('normalSummon', { piece: 'Sangan' })).not.toBeNull()
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('pick', { piece: BURST })
    settle(t)
    expect(t.state.pieces[t.piece('Summoned Skull')]).toMatchObject({ place: 2 })
  })

  test('YG-EX-17 Tribute Set', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Ookazi'], monsters: [AVIAN] }, b: { spells: ['Torrential Tribute'] } })
    t.choose('setMonster', { piece: 'Summoned Skull' }).choose('zone', { place: '1' })
    expect(t.told).not.toContain('summoned')
    settle(t)
    expect(t.state.pieces[t.piece('Summoned Skull')]?.pose).toBe(0)
    expect(t.state.players[0]?.summons).toBe(1)
  })

  test('YG-EX-18 face-down Tribute', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Ookazi'], monsters: ['Man-Eater Bug/down'] }, b: { monsters: ['Mystical Elf'] } })
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('zone', { place: '1' })
    settle(t)
    expect(t.ask).toBe('main')
    expect(t.view(B).pieces[t.piece('Man-Eater Bug')]?.def).not.toBeNull()
  })

  test('YG-EX-19 double Tribute monster', () => {
    const t = duel({ a: { hand: ['Blue-Eyes White Dragon', 'Dark Magician'], monsters: ['Kaiser Sea Horse'] } })
    expect(t.refusal('normalSummon', { piece: 'Dark Magician' })).toBe('YG-SUMMON-02')
    expect(t.refusal('normalSummon', { piece: 'Blue-Eyes White Dragon' })).toBeNull()
  })

  test('YG-EX-20 Level changed in hand', () => {
    const t = duel({ a: { hand: ['Blue-Eyes White Dragon', 'Cost Down', 'Kuriboh', 'Ookazi'], monsters: [AVIAN] } })
    activate(t, 'Cost Down').choose('zone', { place: '1' }).choose('pick', { piece: 'Kuriboh' })
    settle(t)
    t.choose('normalSummon', { piece: 'Blue-Eyes White Dragon' }).choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Blue-Eyes White Dragon'])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Cost Down', AVIAN, 'Kuriboh'].toSorted())
  })

  test('YG-EX-21 Flip Summon', () => {
    const fresh = duel({ a: { hand: ['Ookazi'], monsters: ['Penguin Soldier/down'] }, fresh: ['Penguin Soldier'] })
    expect(fresh.refusal('flipSummon', { piece: 'Penguin Soldier' })).toBe('YG-SUMMON-21')
    const t = duel({ a: { hand: ['Ookazi'], monsters: ['Penguin Soldier/down'] } })
    t.choose('flipSummon', { piece: 'Penguin Soldier' })
    expect(t.ask).toBe('trigger')
    t.choose('decline')
    settle(t)
    expect(t.state.pieces[t.piece('Penguin Soldier')]?.pose).toBe(1)
    expect(t.refusal('changePosition', { piece: 'Penguin Soldier' })).toBe('YG-POS-04')
  })

  test('YG-EX-22 turned face-down by an effect', () => {
    const position: Position = { a: { hand: ['Book of Moon', 'Ookazi'], monsters: [SPARK] } }
    expect(play(duel(position), 'Book of Moon').refusal('flipSummon', { piece: SPARK })).toBeNull()
    expect(play(duel({ ...position, fresh: [SPARK] }), 'Book of Moon').refusal('flipSummon', { piece: SPARK })).toBe('YG-SUMMON-21')
  })

  test('YG-EX-23 self Special Summon', () => {
    const t = duel({ a: { hand: ['Cyber Dragon', 'Kuriboh'], spells: ['Call of the Haunted'] }, b: { monsters: ['Mystical Elf'] } })
    t.choose('specialSummon', { piece: 'Cyber Dragon', place: '2' })
    arrive(t, 'defense')
    expect(t.state.pieces[t.piece('Cyber Dragon')]?.pose).toBe(2)
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).toBeNull()
    const revived = duel({ a: { hand: ['Ookazi'], spells: ['Call of the Haunted'], graveyard: ['Cyber Dragon'] } })
    expect(revived.refusal('activate', { piece: 'Call of the Haunted', place: '1' })).toBeNull()
  })

  test('YG-EX-24 Synchro by Level sum', () => {
    const t = duel({ a: { hand: ['Ookazi'], monsters: ['Junk Synchron', 'Speed Warrior', 'Kuriboh'], extra: ['Junk Warrior'] } })
    t.choose('specialSummon', { piece: 'Junk Warrior', place: '1' })
    arrive(t)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Junk Synchron', 'Speed Warrior'])
    expect(t.view(null).pieces[t.piece('Junk Warrior')]?.values.attack).toBe(2600)
    expect(t.state.pieces[t.piece('Junk Warrior')]?.proper).toBe(true)
  })

  test('YG-EX-25 Synchro refusals', () => {
    const no = (monsters: readonly string[], extra: string) =>
      duel({ a: { hand: ['Ookazi'], monsters, extra: [extra] } }).refusal('specialSummon', { piece: extra, place: '1' })
    expect(no(['Junk Synchron', SPARK], 'Junk Warrior')).toBe('YG-SUMMON-50')
    expect(no(['Junk Synchron', 'Tune Warrior'], 'Goyo Guardian')).toBe('YG-SUMMON-52')
    expect(no(['Junk Synchron', 'Speed Warrior/down'], 'Junk Warrior')).toBe('YG-SUMMON-52')
    expect(no(['Quickdraw Synchron'], 'Magical Android')).toBe('YG-SUMMON-52')
    const battle = duel({ a: { monsters: ['Junk Synchron', 'Speed Warrior'], extra: ['Junk Warrior'] }, phase: 'battle' })
    expect(battle.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })).not.toBeNull()
  })

  test('YG-EX-26, -28 Synchro on a full field; the substitute Tuner', () => {
    const full = duel({
      a: { hand: ['Ookazi'], monsters: ['Junk Synchron', 'Speed Warrior', AVIAN, SPARK, BURST], extra: ['Junk Warrior'] },
    })
    expect(full.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })).toBeNull()
    const quick = duel({ a: { hand: ['Ookazi'], monsters: ['Quickdraw Synchron', 'Kuriboh'], extra: ['Drill Warrior', 'Goyo Guardian'] } })
    expect(quick.offers('specialSummon').map((o) => o.piece)).toEqual(['Drill Warrior'])
  })

  const poly: Position = { a: { hand: ['Polymerization', AVIAN, 'Ookazi'], monsters: [BURST], extra: [WING] } }
  test('YG-EX-29, -30 Polymerization, and a material that is gone', () => {
    const t = arrive(play(duel(poly), 'Polymerization'))
    expect(where(t, 'A', 'graveyard')).toEqual(expect.arrayContaining([AVIAN, BURST, 'Polymerization']))
    expect(where(t, 'A', 'monsters')).toEqual([WING])
    const hand = duel({ ...poly, b: { spells: ['Compulsory Evacuation Device'] } }).luck('hand')
    activate(hand, 'Polymerization').choose('zone', { place: '1' })
    activate(hand, 'Compulsory Evacuation Device')
    arrive(settle(hand))
    expect(where(hand, 'A', 'monsters')).toEqual([WING])
    const gone = duel({ ...poly, b: { spells: ['Ring of Destruction', 'Macro Cosmos/up'] } })
    activate(gone, 'Polymerization').choose('zone', { place: '1' })
    activate(gone, 'Ring of Destruction')
    settle(gone)
    expect(where(gone, 'A', 'hand').toSorted()).toEqual([AVIAN, 'Ookazi'])
    expect(where(gone, 'A', 'monsters')).toEqual([])
  })

  test('YG-EX-31 Fusion substitute', () => {
    const can = (hand: readonly string[], extra: string) =>
      duel({ a: { hand: ['Polymerization', ...hand], extra: [extra] } }).refusal('activate', { piece: 'Polymerization', place: '1' }) ===
      null
    expect(can(['King of the Swamp', BURST], WING)).toBe(true)
    expect(can(['King of the Swamp', 'King of the Swamp'], WING)).toBe(false)
    expect(can(['King of the Swamp', AVIAN], 'Elemental HERO Absolute Zero')).toBe(true)
    expect(can(['King of the Swamp', 'Kuriboh'], 'Elemental HERO Absolute Zero')).toBe(false)
  })

  test('YG-EX-32 Fusion from the Graveyard', () => {
    const t = duel({ a: { hand: ['Miracle Fusion', 'Ookazi'], graveyard: [AVIAN, BURST], extra: [WING] } })
    arrive(play(t, 'Miracle Fusion'))
    expect(where(t, 'A', 'removed').toSorted()).toEqual([AVIAN, BURST])
    expect(t.state.pieces[t.piece(WING)]?.proper).toBe(true)
  })

  test('YG-EX-33 contact fusion', () => {
    const t = duel({
      a: { hand: ['Ookazi'], monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'], extra: ['XYZ-Dragon Cannon'] },
      b: { spells: ['Solemn Judgment'] },
    })
    t.choose('specialSummon', { piece: 'XYZ-Dragon Cannon', place: '2' })
    t.choose('position', { place: 'attack' }).choose('zone', { place: '1' })
    expect(t.told).not.toContain('activated')
    expect([t.asked, t.offers('activate').map((o) => o.piece)]).toEqual([B, ['Solemn Judgment']])
    settle(t)
    expect(where(t, 'A', 'removed').toSorted()).toEqual(['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'])
  })

  test('YG-EX-34 Ritual Summon', () => {
    const t = duel({
      a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'X-Head Cannon', 'The White Stone of Legend'], monsters: ['Kaibaman'] },
    }).luck('deck')
    activate(t, 'White Dragon Ritual').choose('zone', { place: '1' })
    settle(t)
    t.choose('pick', { piece: 'X-Head Cannon' })
    expect(t.ask).toBe('position') // Kaibaman would be to spare
    arrive(t)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['White Dragon Ritual', 'X-Head Cannon'])
    expect(where(t, 'A', 'monsters').toSorted()).toEqual(['Kaibaman', 'Paladin of White Dragon'])
  })

  test('YG-EX-35 Ritual negated', () => {
    const t = duel({
      a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'X-Head Cannon'] },
      b: { spells: ['Magic Jammer'], hand: ['Kuriboh'] },
    })
    activate(t, 'White Dragon Ritual').choose('zone', { place: '1' })
    activate(t, 'Magic Jammer')
    settle(t)
    expect(where(t, 'A', 'hand').toSorted()).toEqual(['Paladin of White Dragon', 'X-Head Cannon'])
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard').toSorted()]).toEqual([
      ['White Dragon Ritual'],
      ['Kuriboh', 'Magic Jammer'],
    ])
  })

  test('YG-EX-36, -38 proper Summons and strict monsters', () => {
    const can = (name: string, proper: boolean) =>
      duel({ a: { hand: ['Ookazi'], spells: ['Call of the Haunted'], graveyard: [name] }, proper: proper ? [name] : [] }).refusal(
        'activate',
        {
          piece: 'Call of the Haunted',
          place: '1',
        },
      ) === null
    expect([can('Stardust Dragon', false), can('Stardust Dragon', true)]).toEqual([false, true])
    expect([can(WING, true), can('Dark Armed Dragon', true)]).toEqual([false, false])
  })

  test('YG-EX-39 Special Summon Monster condition', () => {
    const dark = ['Sangan', 'Kuriboh', 'Summoned Skull', 'Dark Magician']
    const why = (n: number) =>
      duel({ a: { hand: ['Dark Armed Dragon', 'Ookazi'], graveyard: dark.slice(0, n) } }).refusal('specialSummon', {
        piece: 'Dark Armed Dragon',
        place: '2',
      })
    expect([why(2), why(3), why(4)]).toEqual(['YG-SUMMON-40', null, 'YG-SUMMON-40'])
  })

  test('YG-EX-40 Summon negated', () => {
    const t = duel({ a: { hand: ['Summoned Skull', 'Kuriboh', 'Ookazi'], monsters: [AVIAN] }, b: { spells: ['Solemn Judgment'] } })
    t.choose('normalSummon', { piece: 'Summoned Skull' }).choose('zone', { place: '1' })
    activate(t, 'Solemn Judgment')
    expect(t.told).not.toContain('summoned')
    settle(t)
    expect(life(t)).toEqual([8000, 4000])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual([AVIAN, 'Summoned Skull'].toSorted())
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).toBe('YG-SUMMON-06')
  })

  test('YG-EX-42 an effect Summon cannot be negated as a Summon', () => {
    const t = duel({
      a: { hand: ['Ookazi'], spells: ['Call of the Haunted'], graveyard: [SPARK] },
      b: { spells: ['Seven Tools of the Bandit', 'Horn of Heaven'], monsters: ['Kuriboh'] },
    })
    activate(t, 'Call of the Haunted')
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Seven Tools of the Bandit'])
    t.pass()
    arrive(settle(t))
    expect(where(t, 'A', 'monsters')).toEqual([SPARK])
  })

  test('YG-EX-43 additional Normal Summon', () => {
    const t = duel({ a: { hand: ['Double Summon', 'Kuriboh', AVIAN, SPARK] } })
    play(t, 'Double Summon')
    for (const [name, zone] of [
      ['Kuriboh', '1'],
      [AVIAN, '2'],
    ] as const) {
      t.choose('normalSummon', { piece: name }).choose('zone', { place: zone })
      settle(t)
    }
    expect(t.refusal('normalSummon', { piece: SPARK })).toBe('YG-SUMMON-06')
  })

  test('YG-EX-44 Summon to the opponent’s field', () => {
    const t = duel({ a: { hand: ['Lava Golem', 'Kuriboh', 'Dark Hole'] }, b: { monsters: ['Mystical Elf', AVIAN], hand: ['Ookazi'] } })
    t.choose('specialSummon', { piece: 'Lava Golem', place: '2' })
    arrive(t)
    expect([where(t, 'B', 'monsters'), where(t, 'B', 'graveyard').toSorted()]).toEqual([['Lava Golem'], [AVIAN, 'Mystical Elf']])
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).not.toBeNull()
    play(t, 'Dark Hole')
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Dark Hole', 'Lava Golem'])
  })

  test('YG-EX-45 Gemini', () => {
    const alius = 'Elemental HERO Neos Alius'
    const t = duel({ a: { hand: ['Book of Moon', 'Ookazi'], monsters: [alius] } })
    t.choose('normalSummon', { piece: alius })
    settle(t)
    expect(t.state.marks[t.piece(alius)]?.awake).toBe(true)
    play(t, 'Book of Moon')
    expect(t.state.marks[t.piece(alius)]?.awake).toBe(false)
  })

  test('YG-EX-48 monster as Equip Card', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Ookazi'], monsters: ['Relinquished'] },
      b: { monsters: ['Blue-Eyes White Dragon'] },
      proper: ['Relinquished'],
    })
    activate(t, 'Relinquished')
    settle(settle(t).choose('zone', { place: '1' }))
    expect(where(t, 'A', 'spells')).toEqual(['Blue-Eyes White Dragon'])
    const values = t.view(null).pieces[t.piece('Relinquished')]?.values
    expect([values?.attack, values?.defense]).toEqual([3000, 2500])
    play(t, 'Dark Hole', '2')
    expect(where(t, 'B', 'graveyard')).toEqual(['Blue-Eyes White Dragon'])
  })

  test('YG-EX-49 Special Summoned face-down', () => {
    const t = duel({
      a: { monsters: ['Apprentice Magician'], deck: ['Old Vindictive Magician'], hand: ['Ookazi'] },
      b: { monsters: ['Mystical Elf/def'] },
      phase: 'battle',
    }).luck('deck')
    const foe = duel({
      a: { monsters: ['Summoned Skull'], hand: ['Ookazi'] },
      b: { monsters: ['Apprentice Magician'], deck: ['Old Vindictive Magician'] },
      phase: 'battle',
    }).luck('deck')
    expect(t.acts).toContain('attack')
    foe.choose('attack', { piece: 'Summoned Skull', target: 'Apprentice Magician' })
    settle(foe)
    foe.choose('accept')
    arrive(settle(foe))
    expect(where(foe, 'B', 'monsters')).toEqual(['Old Vindictive Magician'])
    expect(foe.state.pieces[foe.piece('Old Vindictive Magician')]?.pose).toBe(0)
    expect(foe.view(0).pieces[foe.piece('Old Vindictive Magician')]?.def).toBeNull()
  })

  test('YG-EX-50 Synchro outside the Main Phase', () => {
    const t = duel({
      a: { monsters: ['Summoned Skull', 'Celtic Guardian'], hand: ['Ookazi'] },
      b: { monsters: ['Junk Synchron', SPARK], spells: ['Urgent Tuning'], extra: ['Black Rose Dragon'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Summoned Skull', target: SPARK })
    activate(t, 'Urgent Tuning')
    arrive(settle(t))
    if (t.ask === 'trigger') t.choose('decline')
    settle(t)
    expect(where(t, 'B', 'monsters')).toEqual(['Black Rose Dragon'])
    expect(t.state.pieces[t.piece('Black Rose Dragon')]?.proper).toBe(true)
    expect(t.ask).toBe('replay')
  })
})
