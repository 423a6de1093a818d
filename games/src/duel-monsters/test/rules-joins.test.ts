import type { Happening } from '@duelhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import { activate, attack, cast, chained, open, play, SPARK, spare, value } from './acting.ts'
import { A, B, duel, life, type Position, settle, type Table, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => {
  const { behaviours } = await original<typeof import('../cards/index.ts')>()
  const { idNamed } = await import('../cards/shelf.ts')
  const { partCards } = await import('./part-cards.ts')
  const added = Object.entries(partCards).map(([name, does]) => ({ id: idNamed(name), name, ...does }))
  return { behaviours: [...behaviours, ...added] }
})

const groups = (t: Table, on: string): readonly number[] => t.events.flatMap((e: Happening) => (e.on === on ? [e.group] : []))
const used = (piece: string, position: Position = {}): Table =>
  activate(duel({ ...position, a: { hand: spare, monsters: [piece], ...position.a } }), piece)

describe('how the parts of an effect are joined', () => {
  test('YG-EFFECT-20 "and": where one part is impossible neither is done, and it is not activated', () => {
    const t = duel({ a: { hand: spare, monsters: ['Battle Ox'] }, b: { monsters: [SPARK] } })
    settle(activate(t, 'Battle Ox'))
    expect([life(t), where(t, 'B', 'monsters')]).toEqual([[8100, 8000], []])
    expect(t.refusal('activate', { piece: 'Battle Ox', place: '1' })).toBe('YG-META-08')
    const gone = duel({
      a: { hand: spare, monsters: ['Battle Ox'], spells: ['Compulsory Evacuation Device'] },
      b: { monsters: [SPARK] },
    }).luck('1')
    activate(gone, 'Battle Ox')
    activate(gone, 'Compulsory Evacuation Device').choose('pick', { piece: SPARK })
    settle(gone)
    expect([life(gone), where(gone, 'B', 'hand')]).toEqual([[8000, 8000], [SPARK]])
  })

  test('YG-EFFECT-21 "also": each part is done as far as it can be, at one instant', () => {
    expect(life(used('Celtic Guardian'))).toEqual([8100, 8000])
    const both = used('Celtic Guardian', { b: { monsters: [SPARK] } })
    expect(where(both, 'B', 'monsters')).toEqual([])
    expect(groups(both, 'lifeGained')).toEqual(groups(both, 'destroyed'))
  })

  test('YG-EFFECT-22 "if you do": what follows something that was not done is left out; all at one instant', () => {
    const t = used('Beaver Warrior')
    expect([life(t), groups(t, 'lifeGained').length]).toEqual([[8100, 8000], 1])
    const ring = duel({ a: { hand: spare, spells: ['Ring of Destruction'] }, b: { monsters: [SPARK] } })
    settle(activate(ring, 'Ring of Destruction'))
    expect(new Set([...groups(ring, 'destroyed'), ...groups(ring, 'playerDamaged')]).size).toBe(1)
  })

  test('YG-EFFECT-23 "then": needs the part before it, and is a later event', () => {
    expect(life(used('Feral Imp'))).toEqual([8100, 8000])
    const t = play(duel({ a: { hand: ['Upstart Goblin', ...spare] } }), 'Upstart Goblin')
    expect(groups(t, 'lifeGained')[0]).toBeGreaterThan(groups(t, 'drew')[0]!)
  })

  test('YG-EFFECT-24 "after that": a later event that does not need the part before it', () => {
    const t = used('Silver Fang')
    expect(life(t)).toEqual([8600, 8000])
    const [first, last] = groups(t, 'lifeGained')
    expect(last).toBeGreaterThan(first!)
  })
})

describe('what is counted', () => {
  const counting = (piece: string): Table => used(piece, { a: { hand: spare, monsters: [piece, 'Giant Soldier of Stone'] } })
  test('YG-EFFECT-10, YG-DRAW-02 two cards by one instruction are one draw', () => {
    const t = counting('Mammoth Graveyard')
    expect([where(t, 'A', 'hand').length, life(t)]).toEqual([4, [8001, 8000]])
  })
  test('YG-EFFECT-11 two instructions of one effect are two draws', () => {
    const t = counting('Kojikocy')
    expect([where(t, 'A', 'hand').length, life(t)]).toEqual([4, [8002, 8000]])
  })
  test('YG-CHAIN-47 an event that moves several cards triggers once', () => {
    const t = duel({ a: { hand: ['Raigeki', ...spare], monsters: ['Mystical Elf'] }, b: { monsters: [SPARK, SPARK, 'Kuriboh'] } })
    play(t, 'Raigeki')
    expect([where(t, 'B', 'monsters'), life(t)]).toEqual([[], [8001, 8000]])
  })
})

describe('resolving', () => {
  test('YG-CHAIN-23 what needs its monster face-up does nothing when it is not', () => {
    const position = { a: { hand: spare, monsters: ['Summoned Skull'] }, b: { spells: ['Book of Moon'] } }
    const down = duel(position)
    activate(down, 'Summoned Skull')
    activate(down, 'Book of Moon')
    settle(down)
    expect([value(down, 'Summoned Skull', 'position'), life(down)]).toEqual(['face-down', [8000, 8000]])
    expect(life(settle(activate(duel(position), 'Summoned Skull')))).toEqual([8100, 8000])
  })

  test('YG-WIN-05 Life Points of 0 in the middle of an effect end the Duel before its next part', () => {
    expect(used('Witty Phantom').outcome).toMatchObject({ places: [1, 2], rule: 'YG-WIN-02' })
  })
  test('YG-WIN-05 a battle that takes the last Life Points ends the Duel before anything is destroyed', () => {
    const t = attack({ a: { monsters: ['Blue-Eyes White Dragon'] }, b: { monsters: [SPARK], life: 1000 } }, 'Blue-Eyes White Dragon', SPARK)
    expect([t.outcome?.rule, t.told.includes('destroyed'), where(t, 'B', 'monsters')]).toEqual(['YG-WIN-02', false, [SPARK]])
  })
  test('YG-WIN-05, YG-COST-06 whoever may pay down to 0 loses before anybody can answer', () => {
    const t = duel({
      a: { hand: ['Brain Control', ...spare], life: 800 },
      b: { monsters: [SPARK], spells: ['Waboku'] },
      table: { payToZero: true },
    })
    cast(t, 'Brain Control')
    expect([t.outcome, chained(t)]).toMatchObject([{ places: [2, 1], rule: 'YG-WIN-02' }, []])
  })
  test('YG-WIN-07 Exodia and a win at the same check are a draw', () => {
    const limbs = ['Left Arm', 'Left Leg', 'Right Arm', 'Right Leg'].map((limb) => `${limb} of the Forbidden One`)
    const t = duel({ a: { hand: [...limbs, 'Upstart Goblin'], deck: ['Exodia the Forbidden One'] } })
    t.state.players[A]!.life = 0
    play(t, 'Upstart Goblin')
    expect(t.outcome).toMatchObject({ places: [1, 1], rule: 'YG-WIN-07' })
  })
})

describe('Life Points, coins and looks', () => {
  test('YG-LP-07 Life Points that become a number are neither damage nor gain nor payment', () => {
    const t = used('Neo the Magic Swordsman', { b: { hand: ['Gorz the Emissary of Darkness'] } })
    expect([life(t), t.told.filter((on) => on.startsWith('life') || on === 'playerDamaged'), t.ask]).toEqual([
      [8000, 100],
      ['lifeSet'],
      'main',
    ])
    const lost = duel({ a: { hand: spare, monsters: ['Neo the Magic Swordsman'] } })
    activate(lost, 'Neo the Magic Swordsman', '2')
    expect(lost.outcome).toMatchObject({ places: [1, 2], rule: 'YG-WIN-02' })
  })

  test('YG-RANDOM-04 a coin is called before it is tossed', () => {
    const tossed = (call: number, face: number): Table => {
      const t = used('Dark Blade').rolls(face)
      expect([t.ask, t.told.includes('coinsTossed'), t.offers('number').length]).toEqual(['call', false, 2])
      return t.choose('number', { place: call })
    }
    expect(life(tossed(2, 2))).toEqual([8100, 8000])
    expect(life(tossed(1, 2))).toEqual([8000, 8000])
    expect(life(tossed(1, 1))).toEqual([8100, 8000])
  })

  test('YG-REVEAL-04 what a player looks at is shown to that player alone', () => {
    const t = duel({ a: { hand: spare, monsters: ['Vorse Raider'] }, b: { hand: ['Kuriboh', SPARK] } })
    const seen = (viewer: number | null) => ['B:Kuriboh', `B:${SPARK}`].map((name) => t.view(viewer).pieces[t.piece(name)]?.values.name)
    expect([seen(A), seen(null)]).toEqual([
      [null, null],
      [null, null],
    ])
    activate(t, 'Vorse Raider')
    expect([seen(A), seen(null), seen(B)]).toEqual([
      ['Kuriboh', SPARK],
      [null, null],
      ['Kuriboh', SPARK],
    ])
    expect(open(t)).toContain('Vorse Raider')
  })
})

describe('values and returns', () => {
  test('YG-STAT-04 below 0 a value is 0, and what is added later counts from below', () => {
    const t = duel({ a: { hand: spare, monsters: ['Hard Armor'] } })
    expect(value(t, 'Hard Armor', 'attack')).toBe(300)
    settle(activate(t, 'Hard Armor', '1'))
    expect(value(t, 'Hard Armor', 'attack')).toBe(0)
    settle(activate(t, 'Hard Armor', '2'))
    expect(value(t, 'Hard Armor', 'attack')).toBe(100)
  })

  test('YG-REMOVE-03 what was removed until a time comes back as it lay, as a new object', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Ookazi', 'Dark Hole'], monsters: ['Dark Gray/def'] } })
    play(t, 'Mage Power')
    expect(value(t, 'Dark Gray', 'attack')).toBe(1300)
    settle(activate(t, 'Dark Gray'))
    expect([where(t, 'A', 'removed'), where(t, 'A', 'graveyard')]).toEqual([['Dark Gray'], ['Mage Power']])
    t.choose('endTurn')
    while (where(t, 'A', 'monsters').length === 0) t.pass()
    expect([value(t, 'Dark Gray', 'position'), value(t, 'Dark Gray', 'attack')]).toEqual(['defense', 800])
  })
})
