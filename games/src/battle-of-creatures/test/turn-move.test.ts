import { perft } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import type { Civilization } from '../board.ts'
import { game } from '../game.ts'
import counts from './perft.json' with { type: 'json' }
import { at, chipsOf, codeOfRefusal, ends, opening, path, prepared, whereIs } from './positions.ts'

const fire = (...keys: string[]): string[] => keys.map((key) => `fire.${key}`)
const sorted = (list: readonly string[]): string[] => [...list].sort()

describe('turn', () => {
  test('BC-TURN-01, BC-EX-04 one summon attempt or one move: 20 actions in the opening', () => {
    const t = opening()
    expect(t.decision.options).toHaveLength(20)
    expect(t.acts).toEqual(['summon', 'move'])
    expect(t.offers('summon')).toEqual([{ piece: 'F4' }])
    expect(ends(t, 'F1')).toEqual(fire('f1', 'f2'))
    expect(ends(t, 'F2')).toEqual(fire('f1', 'f2', 'g1', 'g2', 'h1', 'h2'))
    expect(ends(t, 'F3')).toEqual(fire('a1', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2', 'e1', 'e2', 'h1', 'h2'))
  })

  test.each(counts)('BC-EX-06 move sequences of $seats', ({ seats, moves }) => {
    const state = game.setup(prepared(seats as Civilization[]), 'perft')
    const count = (depth: number) => perft(game, state, depth, (option) => option.act === 'move')
    expect([1, 2, 3].map(count)).toEqual(moves)
  })

  test('BC-TURN-02, BC-EX-14, BC-BAD-14 a turn cannot be passed', () => {
    const t = opening()
    expect(t.offers('pass')).toEqual([])
    expect(codeOfRefusal(t.reason('pass'))).toBe('MUST_ACT')
  })

  test('BC-TURN-03, BC-EX-11 who can neither move nor summon is skipped', () => {
    const stuck = at({ board: { F1: 'fire.h2', F2: 'fire.i2', F3: 'fire.g2', F4: 'fire.d2', W1: 'water.a1' } })
    expect(ends(stuck, 'F1')).toEqual([])
    expect(ends(stuck, 'F2')).not.toEqual([])
    expect(stuck.explain('F1').map((r) => r.rule)).toEqual(['BC-SUMMON-07', 'BC-MOVE-01'])
    // Water has no creature on the board and no room for one: every other space of its region is full.
    const region = 'a1 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2 g1 g2 h1 h2 i1 i2 j1 j2 s1 s2 s3'.split(' ').map((key) => `water.${key}`)
    const names = ['F', 'N', 'L', 'D'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((power) => `${letter}${power}`))
    const full = Object.fromEntries([...region.map((id, i) => [names[i]!, id]), ['D2', 'darkness.a1']])
    const crowded = at({ seats: ['fire', 'water', 'nature', 'light', 'darkness'], board: full, reserve: ['W4'] })
    crowded.rolls(12).choose('move', { piece: 'F1', place: 'fire.a1' })
    expect(crowded.told).not.toContain('turnSkipped') // the space it left is open, and the only thing to do is done
    expect(whereIs(crowded, 'W4')).toBe('water.a1')
    const shut = at({ seats: ['darkness', 'water', 'nature', 'light', 'fire'], board: full, reserve: ['W4'] })
    shut.choose('move', { piece: 'D2', place: 'darkness.b2' })
    expect(shut.told).toContain('turnSkipped')
    expect(shut.asked).toBe(2)
  })

  test('BC-TURN-04 a move onto an open space ends the turn', () => {
    const t = opening().choose('move', { piece: 'F1', place: 'fire.f1' })
    expect([t.asked, t.ask]).toEqual([1, 'main'])
  })

  test('BC-TURN-05 a battle ends the turn', () => {
    const t = at({ board: { F3: 'fire.a1', W1: 'water.a1', W2: 'water.s2' } }).rolls(6, 6, 6, 1)
    t.choose('move', { piece: 'F3', place: 'water.a1' })
    expect([t.asked, t.ask]).toEqual([1, 'main'])
  })

  test('BC-TURN-06 a summon attempt ends the turn, successful or not', () => {
    expect(opening().rolls(1).choose('summon', { piece: 'F4' }).asked).toBe(1)
    const t = opening().rolls(12).choose('summon', { piece: 'F4' })
    expect(t.asked).toBe(0)
    expect(t.choose('place', { piece: 'F4', place: 'fire.a1' }).asked).toBe(1)
  })

  test('BC-TURN-07, BC-EX-15, BC-BAD-06 only own creatures on the board can be moved', () => {
    const t = at({ board: { F3: 'fire.s3', W1: 'fire.c1' }, reserve: ['F4'] })
    const code = (piece: string) => codeOfRefusal(t.reason('move', { piece, place: 'fire.a1' }))
    expect([code('W1'), code('F4'), code('F1')]).toEqual(['NOT_YOUR_CREATURE', 'NOT_ON_BOARD', 'NOT_ON_BOARD'])
    expect([path(t, 'W1', 'fire.b1'), path(t, 'F4', 'fire.a1')]).toEqual(['NOT_YOUR_CREATURE', 'NOT_ON_BOARD'])
  })

  test('BC-TURN-08 players who are out are left out', () => {
    const t = at({ seats: ['fire', 'water', 'nature'] }).aside(1, 'resign')
    t.choose('move', { piece: 'F1', place: 'fire.f1' })
    expect(t.asked).toBe(2)
    expect(codeOfRefusal(t.reason('move', { piece: 'W1', place: 'water.f1' }, 1))).toBe('PLAYER_OUT')
  })
})

describe('moving', () => {
  test('BC-MOVE-01, BC-EX-07, BC-BAD-08 at most as many steps as power', () => {
    const t = at({ board: { F3: 'fire.s3', W1: 'water.s1' } })
    expect(path(t, 'F3', 'fire.c1 fire.d1 fire.e1')).toBe(null)
    expect(path(t, 'F3', 'fire.c1 fire.d1 fire.e1 fire.p1')).toBe('TOO_FAR')
    expect(t.reason('move', { piece: 'F3', place: 'fire.p1' })).toEqual({
      act: 'move',
      rule: 'BC-MOVE-01',
      source: t.piece('F3'),
      need: 4,
      have: 3,
    })
    const four = at({ board: { F4: 'fire.s3', W1: 'water.s1' } })
    expect(path(four, 'F4', 'fire.c1 fire.d1 fire.e1 fire.p1')).toBe(null)
    expect(chipsOf(four.choose('move', { piece: 'F4', place: 'fire.p1' }), 0)).toEqual(['fire'])
  })

  test('BC-MOVE-02, BC-EX-12, BC-BAD-07 a move ends on another space, after at least one step', () => {
    const t = at({ board: { F2: 'fire.s1', W1: 'water.s1' } })
    expect(path(t, 'F2', 'fire.f1 fire.s1')).toBe('SAME_SPACE')
    expect(codeOfRefusal(t.reason('move', { piece: 'F2', place: 'fire.s1' }))).toBe('SAME_SPACE')
    expect(path(t, 'F2', '')).toBe('EMPTY_PATH')
    expect(codeOfRefusal(t.reason('move', { piece: 'F2' }))).toBe('EMPTY_PATH')
    expect(path(t, 'F2', 'fire.g1')).toBe('NO_LINE')
    expect(path(t, 'F2', 'fire.z9')).toBe('UNKNOWN_SPACE')
    expect(codeOfRefusal(t.reason('move', { piece: 'F2', place: 115 }))).toBe('UNKNOWN_SPACE')
  })

  test('BC-MOVE-03 spaces of all regions may be entered', () => {
    const t = at({ board: { F7: 'fire.a1', W1: 'water.s1' } })
    expect(new Set(ends(t, 'F7').map((id) => id.split('.')[0]))).toEqual(new Set(['fire', 'water', 'nature', 'light', 'darkness']))
  })

  test('BC-MOVE-04, BC-EX-05, BC-EX-10, BC-BAD-10 own creatures are passed, but no move ends on them', () => {
    const t = opening()
    expect(path(t, 'F2', 'fire.s1 fire.f1')).toBe(null)
    expect(path(t, 'F2', 'fire.s1')).toBe('OWN_CREATURE')
    expect(codeOfRefusal(t.reason('move', { piece: 'F2', place: 'fire.s1' }))).toBe('OWN_CREATURE')
    const road = at({ board: { F2: 'fire.i2', F5: 'fire.j2', W1: 'water.s1' } })
    expect(sorted(ends(road, 'F2'))).toEqual(sorted([...fire('h2', 'd2', 'g2'), 'water.j1']))
  })

  test('BC-MOVE-05, BC-EX-08, BC-BAD-09 nobody passes an opponent', () => {
    const t = at({ board: { F3: 'fire.a1', W1: 'water.a1' } })
    const free = [...fire('b1', 'b2', 'c1', 'c2', 'd1', 'd2', 's3'), ...['a1', 'b1', 'b2', 'c1', 'c2'].map((key) => `darkness.${key}`)]
    const around = ['light.a1', 'light.b1', 'light.b2', 'nature.a1']
    expect(sorted(ends(t, 'F3'))).toEqual(sorted([...free, ...around, 'water.a1']))
    expect(path(t, 'F3', 'water.a1 water.b1')).toBe('BLOCKED')
    expect(codeOfRefusal(t.reason('move', { piece: 'F3', place: 'water.b1' }))).toBe('BLOCKED')
    expect(ends(at({ board: { F3: 'fire.a1', W1: 'water.s1' } }), 'F3')).toHaveLength(23)
  })

  test('BC-MOVE-06 a move may end on an opponent, which is a battle', () => {
    const t = at({ board: { F1: 'fire.a1', W1: 'water.a1', W2: 'water.s2' } }).rolls(1, 1)
    t.choose('move', { piece: 'F1', place: 'water.a1' })
    expect(t.told).toContain('battleStarted')
    expect(whereIs(t, 'W1')).toBe('defeated')
  })

  test('BC-MOVE-07 open chip and start spaces are passed freely', () => {
    const t = at({ board: { F4: 'fire.e1', W1: 'water.s1' } })
    expect(path(t, 'F4', 'fire.p1 fire.f1 fire.s1 fire.s2')).toBe(null)
    expect(ends(t, 'F4')).toContain('fire.s2')
  })

  test('BC-MOVE-08 a path may bend and come back; only its length and its end count', () => {
    const t = at({ board: { F4: 'fire.c1', W1: 'water.s1' } })
    expect(path(t, 'F4', 'fire.b1 fire.c1 fire.d1')).toBe(null)
    expect(path(t, 'F4', 'fire.d1 fire.c1 fire.d1 fire.e1')).toBe(null)
    t.choose('move', { piece: 'F4', place: 'fire.e1' })
    const moved = t.events.find((e) => e.on === 'creatureMoved')!
    expect(moved.list).toHaveLength(2) // the shortest way is shown
  })

  test('BC-MOVE-09 the move stops where the player says', () => {
    const t = at({ board: { F7: 'fire.a1', W1: 'water.s1' } }).choose('move', { piece: 'F7', place: 'fire.b1' })
    expect(whereIs(t, 'F7')).toBe('fire.b1')
    expect(t.asked).toBe(1)
  })

  test('BC-MOVE-10 power never changes', () => {
    const t = at({ board: { F3: 'fire.a1', W1: 'water.a1', W2: 'water.s2' } }).rolls(6, 6, 6, 1)
    const power = () => t.view(0).pieces[t.piece('F3')]!.values.power
    expect(power()).toBe(3)
    t.choose('move', { piece: 'F3', place: 'water.a1' }).choose('move', { piece: 'W2', place: 'water.g1' })
    expect(power()).toBe(3)
    expect(codeOfRefusal(t.reason('move', { piece: 'F3', place: 'nature.s3' }))).toBe('TOO_FAR')
  })

  test('BC-MOVE-11 a creature may stay on a chip space while others move', () => {
    const t = at({ board: { F1: 'fire.p1', F2: 'fire.s2', W1: 'water.s1' } })
    for (const place of ['fire.g1', 'fire.s2', 'fire.g2']) {
      t.choose('move', { piece: 'F2', place }).choose('move', t.offers('move')[0]!)
      expect(whereIs(t, 'F1')).toBe('fire.p1')
    }
  })
})
