import { describe, expect, test } from 'vitest'
import { activate, arrive, attackOf, play, pose, SPARK } from './acting.ts'
import { A, B, duel, life, type Position, settle, type Table, where } from './positions.ts'

const spare = ['Ookazi']

describe('3.10 more on Summons and positions', () => {
  test('YG-EX-172 any number of Special Summons', () => {
    const t = duel({
      a: { hand: ['Kuriboh', 'Book of Life', 'Ookazi'], spells: ['Call of the Haunted'], graveyard: ['Ryu Kokki', SPARK] },
      b: { graveyard: ['Mystical Elf'] },
    })
    t.choose('normalSummon', { piece: 'Kuriboh' }).choose('zone', { place: '1' })
    settle(t)
    arrive(play(t, 'Book of Life', '2'))
    activate(t, 'Call of the Haunted')
    arrive(settle(t))
    expect(where(t, 'A', 'monsters').toSorted()).toEqual([SPARK, 'Kuriboh', 'Ryu Kokki'].toSorted())
    expect(pose(t, SPARK)).toBe(1)
  })

  test('YG-EX-173 not Normal Summonable', () => {
    const t = duel({
      a: { hand: ['Paladin of White Dragon', 'Dark Armed Dragon', 'Lava Golem', 'Ookazi'], monsters: ['Kuriboh', 'Celtic Guardian'] },
    })
    for (const piece of ['Paladin of White Dragon', 'Dark Armed Dragon', 'Lava Golem'])
      expect(t.refusal('normalSummon', { piece })).toBe('YG-SUMMON-08')
  })

  test('YG-EX-174 the opponent’s monster as Tribute', () => {
    const t = duel({
      a: { hand: ['Caius the Shadow Monarch', 'Soul Exchange', 'Ookazi'] },
      b: { monsters: ['Mystical Elf'], spells: ['Waboku'] },
    })
    play(t, 'Soul Exchange')
    t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    if (t.ask === 'monsterZone') t.choose('zone', { place: '1' })
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Mystical Elf'])
    if (t.ask === 'pick') t.choose('pick', { piece: 'Waboku' })
    settle(t)
    expect(t.refusal('battlePhase')).not.toBeNull()
  })

  test('YG-EX-175 turned face-up is not Flip Summoned', () => {
    const t = duel({
      a: { hand: ['Swords of Revealing Light', 'Ookazi'], monsters: ['Celtic Guardian'] },
      b: { monsters: ['Stealth Bird/down', 'Man-Eater Bug/down'] },
    })
    play(t, 'Swords of Revealing Light')
    expect([t.ask, t.asked]).toEqual(['pick', B])
    t.choose('pick', { piece: 'Celtic Guardian' })
    settle(t)
    expect([life(t), where(t, 'A', 'graveyard')]).toEqual([[8000, 8000], ['Celtic Guardian']])
  })

  test('YG-EX-176 attack after a Flip Summon', () => {
    const t = duel({ a: { hand: spare, monsters: ['Dekoichi the Battlechanted Locomotive/down'] } })
    t.choose('flipSummon', { piece: 'Dekoichi the Battlechanted Locomotive' })
    settle(t)
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack')).toHaveLength(1)
  })

  test('YG-EX-179 Ritual with a second copy and a face-down monster', () => {
    const twin = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Paladin of White Dragon'] } })
    arrive(play(twin, 'White Dragon Ritual'))
    expect([where(twin, 'A', 'monsters'), where(twin, 'A', 'graveyard').length]).toEqual([['Paladin of White Dragon'], 2])
    const down = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon'], monsters: ['X-Head Cannon/down'] } })
    arrive(play(down, 'White Dragon Ritual'))
    expect(where(down, 'A', 'graveyard')).toContain('X-Head Cannon')
    const field = duel({
      a: { hand: ['White Dragon Ritual', 'Kuriboh'], monsters: ['Paladin of White Dragon'] },
      proper: ['Paladin of White Dragon'],
    })
    expect(field.refusal('activate', { piece: 'White Dragon Ritual', place: '1' })).not.toBeNull()
  })

  test('YG-EX-180 two monsters at once', () => {
    const t = duel({
      a: { hand: ['The Flute of Summoning Dragon', 'Blue-Eyes White Dragon', 'Spear Dragon', 'Ookazi'], monsters: ['Lord of D.'] },
      b: { spells: ['Torrential Tribute'] },
    })
    activate(t, 'The Flute of Summoning Dragon').choose('zone', { place: '1' })
    settle(t)
    t.choose('pick', { piece: 'Blue-Eyes White Dragon' })
    if (t.ask === 'pick') t.choose('pick', { piece: 'Spear Dragon' })
    while (t.ask === 'position' || t.ask === 'monsterZone') t.pass()
    const groups = new Set(t.events.filter((e) => e.on === 'summoned').map((e) => e.group))
    expect(groups.size).toBe(1)
    while (t.asked !== B) t.pass()
    activate(t, 'Torrential Tribute')
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual([])
  })

  test('YG-EX-181 Summon answers only in their window', () => {
    const t = duel({ a: { hand: ['X-Head Cannon', 'Upstart Goblin', 'Ookazi'] }, b: { spells: ['Bottomless Trap Hole'] } })
    t.choose('normalSummon', { piece: 'X-Head Cannon' }).choose('zone', { place: '1' })
    settle(t)
    activate(t, 'Upstart Goblin').choose('zone', { place: '1' })
    expect(t.ask === 'respond' && t.asked === B ? t.offers('activate') : []).toEqual([])
  })

  test('YG-EX-182 Summon used up', () => {
    const t = duel({ a: { hand: ['X-Head Cannon', 'Kuriboh', 'Ookazi'] }, b: { spells: ['Horn of Heaven'], monsters: ['Mystical Elf'] } })
    t.choose('normalSummon', { piece: 'X-Head Cannon' }).choose('zone', { place: '1' })
    activate(t, 'Horn of Heaven')
    settle(t)
    expect([where(t, 'A', 'graveyard'), t.refusal('normalSummon', { piece: 'Kuriboh' })]).toEqual([['X-Head Cannon'], 'YG-SUMMON-06'])
  })

  test('YG-EX-183 negated attack and Main Phase 2', () => {
    const t = duel({ a: { hand: spare, monsters: [SPARK] }, b: { spells: ['Scrap-Iron Scarecrow'] }, phase: 'battle' })
    t.choose('attack', { piece: SPARK, target: 'B' })
    activate(t, 'Scrap-Iron Scarecrow')
    settle(t)
    expect([t.state.turn.phase, t.refusal('changePosition', { piece: SPARK })]).toEqual(['main2', 'YG-POS-05'])
    expect(where(t, 'B', 'spells')).toEqual(['Scrap-Iron Scarecrow'])
  })

  test('YG-EX-184 position of a taken monster', () => {
    const position: Position = { a: { hand: ['Brain Control', 'Ookazi'] }, b: { monsters: ['Cyber Dragon'] } }
    const taken = (from: Position) => settle(play(duel(from), 'Brain Control').choose('zone', { place: '1' }))
    expect(taken(position).refusal('changePosition', { piece: 'Cyber Dragon' })).toBeNull()
    expect(taken({ ...position, fresh: ['Cyber Dragon'] }).refusal('changePosition', { piece: 'Cyber Dragon' })).toBe('YG-POS-03')
  })

  test('YG-EX-185, -186 Defense to Attack, and toggles by effect', () => {
    const t = duel({ a: { hand: spare, monsters: [`${SPARK}/def`] } }).choose('changePosition', { piece: SPARK })
    settle(t)
    expect(t.refusal('changePosition', { piece: SPARK })).toBe('YG-POS-04')
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack')).toHaveLength(1)
    const foe = (said: string): Table => duel({ a: { hand: ['Enemy Controller', 'Ookazi'] }, b: { monsters: [said] } })
    expect(pose(play(foe(`${SPARK}/def`), 'Enemy Controller'), SPARK)).toBe(1)
    expect(pose(play(foe(SPARK), 'Enemy Controller'), SPARK)).toBe(2)
    expect(foe(`${SPARK}/down`).refusal('activate', { piece: 'Enemy Controller', place: '1' })).not.toBeNull()
  })
})

describe('3.11 more on turns and battle', () => {
  test('YG-EX-187 a whole turn', () => {
    const t = duel({ a: { hand: spare }, b: { hand: ['Kuriboh', 'Waboku', 'Ookazi'], monsters: ['Celtic Guardian'] } })
    const told: string[] = []
    const run = (step: () => Table): void => {
      step()
      told.push(...t.told)
    }
    run(() => t.choose('endTurn'))
    run(() => t.choose('normalSummon', { piece: 'Kuriboh' }))
    run(() => t.choose('zone', { place: '2' }))
    run(() => t.choose('battlePhase'))
    run(() => t.choose('attack', { piece: 'Celtic Guardian', target: 'A' }))
    run(() => t.choose('endBattle'))
    run(() => t.choose('setCard', { piece: 'Waboku' }))
    run(() => t.choose('zone', { place: '1' }))
    run(() => t.choose('endTurn'))
    const asked = [
      'drew',
      'standbyPhase',
      'summoned',
      'battlePhase',
      'attackDeclared',
      'damageStepStarted',
      'damageCalculation',
      'damageStepEnded',
      'set',
      'endPhase',
    ]
    const inOrder = told.slice(told.indexOf('drew')).filter((on) => asked.includes(on))
    expect(inOrder.slice(0, asked.length)).toEqual(asked)
    settle(t)
    expect([t.asked, t.state.turn.no]).toEqual([A, 5])
  })

  test('YG-EX-190 Battle Phase without monsters', () => {
    const t = duel({ a: { hand: spare } }).choose('battlePhase')
    settle(t)
    expect(t.state.turn.phase).toBe('main2')
  })

  test('YG-EX-193 after a chain the turn player comes first', () => {
    const t = duel({ a: { hand: spare, spells: ['Waboku'], monsters: [SPARK] }, b: { spells: ['Threatening Roar', 'Book of Moon'] } })
    t.choose('battlePhase')
    while (t.asked !== B) t.pass()
    activate(t, 'Threatening Roar')
    while (t.view(null).links.length > 0) t.pass()
    expect(t.asked).toBe(A)
  })

  test('YG-EX-195 protection revealed too late', () => {
    const t = duel({ a: { hand: spare, monsters: ['X-Head Cannon'] }, b: { monsters: ['Command Knight/down', SPARK] }, phase: 'battle' })
    t.choose('attack', { piece: 'X-Head Cannon', target: 'Command Knight' })
    settle(t)
    expect([life(t), attackOf(t, SPARK)]).toEqual([[7900, 8000], 2000])
  })

  test('YG-EX-198 not an ATK changer', () => {
    const t = duel({
      a: { hand: ['Rush Recklessly', 'Enemy Controller', 'Book of Moon', 'Scapegoat'], monsters: [SPARK] },
      b: { monsters: ['Mystical Elf'] },
      phase: 'battle',
    }).choose('attack', { piece: SPARK, target: 'Mystical Elf' })
    while (t.state.stack.every((f) => f.op !== 'attack' || f.timing === 0)) t.pass()
    for (const piece of ['Enemy Controller', 'Book of Moon', 'Scapegoat'])
      expect(t.refusal('activate', { piece, place: '1' })).toBe('YG-BATTLE-61')
  })

  test('YG-EX-199 attack all', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Asura Priest'] },
      b: { monsters: ['Kuriboh', 'Celtic Guardian', 'Mystical Elf/def'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Asura Priest', target: 'Kuriboh' })
    settle(t)
    t.choose('attack', { piece: 'Asura Priest', target: 'Mystical Elf' })
    settle(t)
    expect(t.offers('attack').map((o) => o.target)).toEqual(['Celtic Guardian'])
  })

  test('YG-EX-200 battle damage is not effect damage', () => {
    const t = duel({ a: { hand: spare, monsters: ['X-Head Cannon'] }, b: { hand: ['Gorz the Emissary of Darkness'] }, phase: 'battle' })
    t.choose('attack', { piece: 'X-Head Cannon', target: 'B' })
    while (t.offers('activate').length === 0) t.pass()
    activate(t, 'Gorz the Emissary of Darkness')
    arrive(settle(t))
    expect(where(t, 'B', 'monsters')).toEqual(['Gorz the Emissary of Darkness', 'Emissary of Darkness Token'])
    expect(attackOf(t, 'Emissary of Darkness Token')).toBe(1800)
    const burn = duel({ a: { hand: ['Ookazi', 'Dark Hole'] }, b: { hand: ['Gorz the Emissary of Darkness'] } })
    activate(burn, 'Ookazi').choose('zone', { place: '1' })
    while (burn.ask === 'respond' && burn.offers('activate').length === 0) burn.pass()
    activate(burn, 'Gorz the Emissary of Darkness')
    arrive(settle(burn))
    expect([life(burn), where(burn, 'B', 'monsters')]).toEqual([[7200, 7200], ['Gorz the Emissary of Darkness']])
  })
})
