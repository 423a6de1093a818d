import { describe, expect, test } from 'vitest'
import { activate, CLAY, play, pose, SPARK } from './acting.ts'
import { A, B, duel, life, type Position, settle, type Table, where } from './positions.ts'

/** A keeps something to do, so that the turn does not end by itself. */
const spare = ['Ookazi']
const attack = (position: Position, piece: string, target: string): Table =>
  duel({ phase: 'battle', ...position, a: { hand: spare, ...position.a } }).choose('attack', { piece, target })
const until = (t: Table, piece: string): Table => {
  while (!t.offers('activate').some((o) => o.piece === piece)) t.pass()
  return t
}

describe('3.3 positions, phases, hand', () => {
  test('YG-EX-51 three limits on manual change', () => {
    const t = duel({ a: { hand: spare, monsters: [SPARK, CLAY, 'Kuriboh'] }, fresh: ['Kuriboh'] })
    expect(t.refusal('changePosition', { piece: 'Kuriboh' })).toBe('YG-POS-03')
    t.choose('changePosition', { piece: SPARK })
    settle(t)
    expect(t.refusal('changePosition', { piece: SPARK })).toBe('YG-POS-04')
    t.choose('battlePhase')
    settle(t)
    t.choose('attack', { piece: CLAY, target: 'B' })
    settle(t)
    t.choose('endBattle')
    settle(t)
    expect(t.refusal('changePosition', { piece: CLAY })).toBe('YG-POS-05')
  })

  test('YG-EX-52 effects ignore the limits', () => {
    const t = attack({ a: { monsters: [SPARK, 'Kuriboh'] }, b: { spells: ['Enemy Controller'] } }, SPARK, 'B')
    settle(t)
    t.choose('attack', { piece: 'Kuriboh', target: 'B' })
    activate(t, 'Enemy Controller')
    if (t.ask === 'pick') t.choose('pick', { piece: SPARK })
    settle(t)
    expect(pose(t, SPARK)).toBe(2)
  })

  test('YG-EX-54 no Battle Phase, no Main Phase 2', () => {
    const t = duel({ a: { hand: spare }, b: { hand: ['Dark Hole'] } })
    t.choose('endTurn')
    settle(t)
    expect([t.asked, t.state.turn.phase]).toEqual([B, 'main1'])
  })

  test('YG-EX-56 hand limit', () => {
    const eight = ['Ookazi', 'Kuriboh', 'Dark Hole', 'Mystical Elf', 'Raigeki', 'Pot of Greed', 'Summoned Skull', 'Sangan']
    const t = duel({ a: { hand: eight }, b: { hand: [...eight, 'Kuriboh'] } })
    t.choose('endTurn')
    settle(t)
    t.choose('pick', { piece: 'A:Ookazi' })
    expect(t.acts).toEqual(['pick'])
    t.choose('pick', { piece: 'A:Sangan' })
    settle(t)
    expect([where(t, 'A', 'hand').length, where(t, 'B', 'hand').length]).toEqual([6, 10])
  })

  test('YG-EX-57 discard triggers at the hand limit', () => {
    const seven = ['The White Stone of Legend', 'Kuriboh', 'Dark Hole', 'Mystical Elf', 'Raigeki', 'Pot of Greed', 'Summoned Skull']
    const t = duel({ a: { hand: seven, deck: ['Blue-Eyes White Dragon'] }, b: { spells: ['Threatening Roar'], hand: ['Ookazi'] } }).luck(
      'deck',
    )
    t.choose('endTurn')
    settle(t)
    t.choose('pick', { piece: 'The White Stone of Legend' })
    expect(t.ask).toBe('choose') // nobody could answer, and there are seven cards again
    expect(where(t, 'A', 'hand')).toContain('Blue-Eyes White Dragon')
  })

  test('YG-EX-58 Standby upkeep', () => {
    const position = (lp: number): Position => ({
      a: { hand: spare },
      b: { spells: ['Messenger of Peace/up'], hand: ['Dark Hole'], life: lp },
    })
    const t = duel(position(8000)).choose('endTurn')
    settle(t)
    expect(t.ask).toBe('may')
    t.choose('decline')
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Messenger of Peace'])
    const poor = duel(position(100)).choose('endTurn')
    settle(poor)
    expect([life(poor)[1], where(poor, 'B', 'graveyard')]).toEqual([100, ['Messenger of Peace']])
  })

  test('YG-EX-59 scheduled effect: Wave-Motion Cannon after three own Standby Phases', () => {
    const t = duel({ a: { hand: ['Wave-Motion Cannon', 'Ookazi'] }, b: { hand: ['Dark Hole'] } })
    play(t, 'Wave-Motion Cannon')
    for (let i = 0; i < 6; i++) {
      t.choose('endTurn')
      settle(t)
    }
    expect(t.asked).toBe(A)
    activate(t, 'Wave-Motion Cannon', '2')
    settle(t)
    expect(life(t)).toEqual([8000, 5000])
  })

  test('YG-EX-60 timed Spell', () => {
    const t = duel({
      a: { hand: ['Swords of Revealing Light', 'Ookazi'] },
      b: { monsters: ['Man-Eater Bug/down'], hand: ['Dark Hole', 'Raigeki'] },
    })
    play(t, 'Swords of Revealing Light')
    settle(t)
    expect(pose(t, 'Man-Eater Bug')).not.toBe(0)
    for (let i = 0; i < 5; i++) {
      expect(where(t, 'A', 'spells')).toEqual(['Swords of Revealing Light'])
      t.choose('endTurn')
      settle(t)
      if (t.ask === 'pick') t.pass()
      settle(t)
    }
    t.choose('endTurn')
    settle(t)
    expect(where(t, 'A', 'spells')).toEqual([])
  })
})

describe('3.4 battle', () => {
  const cases = [
    ['YG-EX-62 ATK equal to ATK', ['X-Head Cannon'], 'X-Head Cannon', [8000, 8000], 1, 1],
    ['YG-EX-63 ATK below ATK', [SPARK], 'Spear Dragon', [7700, 8000], 1, 0],
    ['YG-EX-64 ATK above DEF', ['X-Head Cannon'], `${SPARK}/def`, [8000, 8000], 0, 1],
    ['YG-EX-65 ATK equal to DEF', ['Cyber Dragon'], 'Dark Magician/def', [8000, 8000], 0, 0],
    ['YG-EX-66 ATK below DEF', ['X-Head Cannon'], `${CLAY}/def`, [7800, 8000], 0, 0],
    ['YG-EX-70 face-down target', ['X-Head Cannon'], `${CLAY}/down`, [7800, 8000], 0, 0],
  ] as const
  test.each(cases)('%s', (_id, own, target, lives, lost, taken) => {
    const t = settle(attack({ a: { monsters: own }, b: { monsters: [target] } }, `A:${own[0]}`, `B:${target.split('/')[0]}`))
    expect(life(t)).toEqual(lives)
    expect([where(t, 'A', 'graveyard').length, where(t, 'B', 'graveyard').length]).toEqual([lost, taken])
  })

  test('YG-EX-68 zero against zero', () => {
    const zero = { a: { monsters: ['Battle Fader'] }, b: { monsters: ['Battle Fader'] } }
    const t = settle(attack(zero, 'A:Battle Fader', 'B:Battle Fader'))
    expect([where(t, 'A', 'graveyard').length, where(t, 'B', 'graveyard').length, life(t)]).toEqual([1, 1, [8000, 8000]])
  })

  test('YG-EX-69 piercing', () => {
    const t = settle(attack({ a: { monsters: ['Spear Dragon'] }, b: { monsters: [`${SPARK}/def`] } }, 'Spear Dragon', SPARK))
    expect([life(t), where(t, 'B', 'graveyard'), pose(t, 'Spear Dragon')]).toEqual([[8000, 7500], [SPARK], 2])
  })

  test('YG-EX-71, -72 Flip Effects by attack', () => {
    const t = settle(
      attack({ a: { monsters: ['X-Head Cannon', 'Kuriboh'] }, b: { monsters: ['Man-Eater Bug/down'] } }, 'X-Head Cannon', 'Man-Eater Bug'),
    )
    t.choose('pick', { piece: 'X-Head Cannon' })
    settle(t)
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard')]).toEqual([['X-Head Cannon'], ['Man-Eater Bug']])
    const penguin = settle(
      attack(
        { a: { monsters: ['X-Head Cannon', 'Kuriboh'] }, b: { monsters: ['Penguin Soldier/down'] } },
        'X-Head Cannon',
        'Penguin Soldier',
      ),
    )
    penguin.luck('hands').choose('accept')
    expect(penguin.offers('pick').map((o) => o.piece)).toEqual(['X-Head Cannon', 'Kuriboh'])
  })

  test('YG-EX-73 attack limits', () => {
    const t = duel({
      a: { hand: spare, monsters: [`${SPARK}/def`, 'Kuriboh', CLAY] },
      b: { monsters: ['Mystical Elf'] },
      phase: 'battle',
      fresh: ['Kuriboh'],
    })
    expect(t.refusal('attack', { piece: SPARK, target: 'Mystical Elf' })).toBe('YG-BATTLE-04')
    expect(t.refusal('attack', { piece: 'Kuriboh', target: 'B' })).not.toBeNull()
    expect(t.refusal('attack', { piece: 'Mystical Elf', target: 'Kuriboh' }, B)).not.toBeNull()
    t.choose('attack', { piece: 'Kuriboh', target: 'Mystical Elf' })
    settle(t)
    expect(t.offers('attack').map((o) => o.piece)).toEqual([CLAY])
  })

  test('YG-EX-74, -75 second attack, attack from Defense', () => {
    const blaster = 'Elemental HERO Rampart Blaster'
    const t = settle(attack({ a: { monsters: [`${blaster}/def`] }, proper: [blaster] }, blaster, 'B'))
    expect(life(t)).toEqual([8000, 7000])
    const mataza = settle(attack({ a: { monsters: ['Mataza the Zapper'] } }, 'Mataza the Zapper', 'B'))
    mataza.choose('attack', { piece: 'Mataza the Zapper', target: 'B' })
    settle(mataza)
    expect([life(mataza), mataza.ask === 'battle' ? mataza.offers('attack') : []]).toEqual([[8000, 5400], []])
  })

  test('YG-EX-78 Replay, other monster', () => {
    const t = attack(
      { a: { monsters: ['X-Head Cannon', SPARK], spells: ['Compulsory Evacuation Device'] }, b: { monsters: ['Kuriboh', 'Mystical Elf'] } },
      'X-Head Cannon',
      'Kuriboh',
    ).luck('hand')
    activate(t, 'Compulsory Evacuation Device').choose('pick', { piece: 'Kuriboh' })
    settle(t)
    expect(t.ask).toBe('replay')
    const act = t.acts.find((name) => name !== 'decline') ?? ''
    t.choose(act, { piece: SPARK, target: 'Mystical Elf' })
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Mystical Elf'])
    expect(t.refusal('changePosition', { piece: 'X-Head Cannon' })).toBe('YG-POS-05')
  })

  test('YG-EX-80 ATK changer in the Damage Step', () => {
    const t = attack(
      { a: { monsters: [SPARK], hand: ['Rush Recklessly', 'Mystical Space Typhoon'] }, b: { monsters: ['Kuriboh'], spells: ['Waboku'] } },
      SPARK,
      'Kuriboh',
    )
    while (t.state.stack.every((f) => f.op !== 'attack' || f.timing === 0)) t.pass()
    until(t, 'Rush Recklessly')
    expect(t.refusal('activate', { piece: 'Mystical Space Typhoon', place: '1' })).toBe('YG-BATTLE-61')
  })

  test('YG-EX-81 Honest', () => {
    const t = attack({ a: { monsters: [SPARK], hand: ['Honest', 'Ookazi'] }, b: { monsters: ['Spear Dragon'] } }, SPARK, 'Spear Dragon')
    activate(until(t, 'Honest'), 'Honest', '2')
    settle(t)
    expect([life(t), where(t, 'B', 'graveyard')]).toEqual([[8000, 6400], ['Spear Dragon']])
  })

  test('YG-EX-82 Kuriboh', () => {
    const t = attack({ a: { monsters: [SPARK] }, b: { hand: ['Kuriboh'] } }, SPARK, 'B')
    const timings: number[] = []
    until(t, 'Kuriboh')
    for (const f of t.state.stack) if (f.op === 'attack') timings.push(f.timing)
    expect(timings).toEqual([4])
    activate(t, 'Kuriboh')
    settle(t)
    expect(life(t)).toEqual([8000, 8000])
  })

  test('YG-EX-84 attack target lock', () => {
    const t = duel({ a: { hand: spare, monsters: [SPARK] }, b: { monsters: ['Marauding Captain', 'Marauding Captain'] }, phase: 'battle' })
    expect(t.ask === 'battle' ? t.offers('attack') : []).toEqual([])
  })

  test('YG-EX-85 unable to attack versus unable to declare', () => {
    const bind = attack({ a: { monsters: ['X-Head Cannon', 'Kuriboh'] }, b: { spells: ['Gravity Bind'] } }, 'X-Head Cannon', 'B')
    activate(bind, 'Gravity Bind')
    settle(bind)
    expect(life(bind)).toEqual([8000, 8000])
    const roar = attack({ a: { monsters: ['X-Head Cannon', 'Kuriboh'] }, b: { spells: ['Threatening Roar'] } }, 'X-Head Cannon', 'B')
    activate(roar, 'Threatening Roar')
    settle(roar)
    expect([life(roar), roar.ask === 'battle' ? roar.offers('attack') : []]).toEqual([[8000, 6200], []])
  })

  test('YG-EX-86 after damage calculation', () => {
    const t = settle(
      attack(
        { a: { monsters: ['Blue-Eyes White Dragon'] }, b: { monsters: ['D.D. Warrior Lady'] } },
        'Blue-Eyes White Dragon',
        'D.D. Warrior Lady',
      ),
    )
    t.choose('accept')
    settle(t)
    expect([where(t, 'A', 'removed'), where(t, 'B', 'removed'), life(t)]).toEqual([
      ['Blue-Eyes White Dragon'],
      ['D.D. Warrior Lady'],
      [8000, 6500],
    ])
  })

  test('YG-EX-87 trigger at the end of the Damage Step', () => {
    const t = attack(
      {
        a: { monsters: ['Summoned Skull'] },
        b: { monsters: ['Pyramid Turtle'], deck: ['Ryu Kokki'], spells: ['Torrential Tribute', 'Bottomless Trap Hole'] },
      },
      'Summoned Skull',
      'Pyramid Turtle',
    ).luck('deck')
    settle(t)
    t.choose('accept')
    settle(t)
    while (t.ask === 'position' || t.ask === 'monsterZone') t.pass()
    expect(t.ask === 'respond' ? t.offers('activate') : []).toEqual([])
    settle(t)
    expect(where(t, 'B', 'monsters')).toEqual(['Ryu Kokki'])
  })

  test('YG-EX-88 start-of-step effects against a face-down monster', () => {
    const t = settle(
      attack(
        { a: { monsters: ['Paladin of White Dragon'] }, b: { monsters: ['Man-Eater Bug/down'] }, proper: ['Paladin of White Dragon'] },
        'Paladin of White Dragon',
        'Man-Eater Bug',
      ),
    )
    expect([where(t, 'B', 'graveyard'), where(t, 'A', 'monsters'), life(t)]).toEqual([
      ['Man-Eater Bug'],
      ['Paladin of White Dragon'],
      [8000, 8000],
    ])
    const catastor = 'Ally of Justice Catastor'
    const down = settle(
      attack(
        { a: { monsters: [catastor] }, b: { monsters: ['Blue-Eyes White Dragon/down'] }, proper: [catastor] },
        catastor,
        'Blue-Eyes White Dragon',
      ),
    )
    expect([where(down, 'B', 'monsters'), life(down)]).toEqual([['Blue-Eyes White Dragon'], [7700, 8000]])
  })

  test('YG-EX-89 battle protection and damage are separate', () => {
    const t = attack(
      { a: { monsters: ['Blue-Eyes White Dragon'] }, b: { monsters: [SPARK], spells: ['Waboku'] } },
      'Blue-Eyes White Dragon',
      SPARK,
    )
    activate(t, 'Waboku')
    settle(t)
    expect([where(t, 'B', 'monsters'), life(t)]).toEqual([[SPARK], [8000, 8000]])
    const reaper = settle(
      attack(
        { a: { monsters: ['Blue-Eyes White Dragon'] }, b: { monsters: ['Spirit Reaper'] } },
        'Blue-Eyes White Dragon',
        'Spirit Reaper',
      ),
    )
    expect([where(reaper, 'B', 'monsters'), life(reaper)]).toEqual([['Spirit Reaper'], [8000, 5300]])
  })
})
