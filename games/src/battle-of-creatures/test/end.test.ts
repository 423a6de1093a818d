import { IllegalChoice } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { civilizations } from '../board.ts'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { asking, at, chipsOf, opening, whereIs } from './positions.ts'

const four = civilizations.filter((c) => c !== 'light')
const three = ['fire', 'water', 'nature'] as const

describe('out of the game', () => {
  test('BC-OUT-01 defeated creatures are kept apart from the reserve', () => {
    const t = at({ board: { F4: 'fire.a1', W1: 'water.a1', W2: 'water.s2' }, reserve: ['W4'] }).rolls(1, 1, 1, 1, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    const zone = (name: string) => t.view(0).zones.find((z) => z.name === name)!.pieces
    expect(zone('defeated 1')).toContain(t.piece('W1'))
    expect(zone('reserve 1')).toEqual([t.piece('W4')])
    expect(t.view(0).pieces[t.piece('W1')]!.values.where).toBe('defeated')
  })

  test('BC-OUT-02 without a creature on the board but with a reserve a player plays on', () => {
    const t = at({ board: { F4: 'fire.a1', W1: 'water.a1' }, reserve: ['W6'] }).rolls(1, 1, 1, 1, 3, /* water can only try to summon */ 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(t.state.players[1]!.out).toBe(false)
    expect(t.told).toContain('summonFailed')
    expect(t.outcome).toBe(null)
  })

  test('BC-OUT-03 with neither a player is out at once', () => {
    const t = at({ seats: three, board: { F4: 'fire.a1', W1: 'water.a1', N1: 'nature.s1' } }).rolls(1, 1, 1, 1, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(t.told).toContain('playerOut')
    expect([t.state.players[1]!.out, t.asked, t.outcome]).toEqual([true, 2, null])
    expect(t.view(0).players[1]!.values.status).toBe('out')
  })

  test('BC-OUT-04 the chips of a player who is out stay and count', () => {
    const board = { F4: 'fire.a1', W1: 'water.a1', N1: 'nature.f1', N2: 'nature.s2' }
    const t = at({ seats: three, board, chips: [[], ['fire', 'water', 'light'], civilizations.filter((c) => c !== 'nature')] })
    t.rolls(1, 1, 1, 1, 3).choose('move', { piece: 'F4', place: 'water.a1' })
    expect(chipsOf(t, 1)).toEqual(['fire', 'water', 'light'])
    t.choose('move', { piece: 'N1', place: 'nature.p1' })
    expect(t.outcome!.places).toEqual([3, 2, 1])
  })

  test('BC-OUT-05 the last player left wins at once', () => {
    const t = at({ board: { F4: 'fire.a1', W1: 'water.a1' } }).rolls(1, 1, 1, 1, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(t.outcome).toEqual({ places: [1, 2], rule: 'BC-OUT-05' })
    expect(t.told.at(-1)).toBe('gameEnded')
  })

  test('BC-OUT-06, BC-EX-40 who resigns in another turn leaves the board, the turn goes on', () => {
    const t = at({ seats: three, chips: [[], [], ['fire']] })
    const before = t.offers('move')
    t.aside(2, 'resign')
    for (let power = 1; power <= 7; power++) expect(whereIs(t, `N${power}`)).toBe('box')
    expect([t.asked, t.offers('move'), chipsOf(t, 2)]).toEqual([0, before, ['fire']])
    expect(t.view(0).players[2]!.values.status).toBe('resigned')
    t.choose('move', { piece: 'F1', place: 'fire.f1' }).choose('move', { piece: 'W1', place: 'water.f1' })
    expect(t.asked).toBe(0)
    expect(t.told).not.toContain('turnSkipped')
  })

  test('BC-OUT-06 the turn player resigns, also between roll and placement, and the next begins', () => {
    const t = at({ seats: three }).rolls(12).choose('summon', { piece: 'F4' }).aside(0, 'resign')
    expect([t.asked, t.ask, whereIs(t, 'F4')]).toEqual([1, 'main', 'box'])
    t.aside(1, 'resign')
    expect(t.outcome).toEqual({ places: expect.arrayContaining([1]), rule: 'BC-OUT-05' })
    expect(t.outcome!.places[2]).toBe(1)
  })

  test('BC-OUT-06 in preparation the next player goes on', () => {
    const t = asking(tableFor(3, { first: 0 }))
      .pass(4)
      .aside(0, 'resign')
    expect([t.asked, t.ask]).toEqual([1, 'civilization'])
    t.pass(3)
    t.aside(2, 'resign')
    expect(t.outcome!.places[1]).toBe(1)
  })

  test('BC-OUT-07 when the turn player goes out by losing, the next begins a turn', () => {
    const t = at({ seats: three, board: { F1: 'fire.a1', W1: 'water.a1', N1: 'nature.s1' } }).rolls(3, 6)
    t.choose('move', { piece: 'F1', place: 'water.a1' })
    expect([t.state.players[0]!.out, t.asked, t.ask]).toEqual([true, 1, 'main'])
  })
})

describe('end of the game', () => {
  test('BC-WIN-01, BC-EX-38 the fifth chip wins at that moment', () => {
    const t = at({ board: { F1: 'light.f1', W1: 'water.s1' }, chips: [four] }).choose('move', { piece: 'F1', place: 'light.p1' })
    expect(t.outcome).toEqual({ places: [1, 2], rule: 'BC-WIN-01' })
    expect(t.told).toEqual(['creatureMoved', 'chipTaken', 'gameEnded'])
  })

  test('BC-EX-39 with a defender there only after the battle', () => {
    const position = { board: { F1: 'light.f1', F2: 'fire.s2', W1: 'light.p1', W2: 'water.s2' }, chips: [four] }
    const won = at(position).rolls(6, 1).choose('move', { piece: 'F1', place: 'light.p1' })
    expect(won.outcome).toEqual({ places: [1, 2], rule: 'BC-WIN-01' })
    const lost = at(position).rolls(3, 6).choose('move', { piece: 'F1', place: 'light.p1' })
    expect([lost.outcome, whereIs(lost, 'F1'), lost.asked]).toEqual([null, 'defeated', 1])
  })

  test('BC-WIN-02 the last player left wins without five chips', () => {
    const t = at({ board: { F4: 'fire.a1', W1: 'water.a1' }, chips: [[], four] }).rolls(1, 1, 1, 1, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(t.outcome!.places).toEqual([1, 2])
  })

  test('BC-WIN-03 exactly one winner, even with equal chips and power', () => {
    const t = at({ seats: three }).aside(0, 'resign').aside(2, 'resign')
    expect(t.outcome!.places.filter((place) => place === 1)).toEqual([1])
    expect(t.outcome!.places).toEqual([2, 1, 2])
  })

  test('BC-WIN-04 the others are ranked by chips, then by power left, then share', () => {
    const board = { F1: 'light.f1', W1: 'water.s1', N3: 'nature.s3', D2: 'darkness.s2' }
    const seats = ['fire', 'water', 'nature', 'darkness'] as const
    const end = (chips: readonly (readonly (typeof civilizations)[number][])[], reserve: readonly string[] = []) =>
      at({ seats, board, reserve, chips: [four, ...chips] }).choose('move', { piece: 'F1', place: 'light.p1' }).outcome!.places
    expect(end([['fire', 'water'], ['fire'], []])).toEqual([1, 2, 3, 4])
    expect(end([['fire'], ['water'], ['light']])).toEqual([1, 4, 2, 3]) // power 1, 3, 2
    expect(end([['fire'], ['water'], ['light']], ['D5'])).toEqual([1, 4, 3, 2]) // the reserve counts
    expect(end([[], [], []], ['W5', 'N7', 'W4', 'D7'])).toEqual([1, 2, 2, 4]) // 10, 10, 9
  })

  test('BC-WIN-05 all remaining players may agree to stop', () => {
    const t = at({ seats: three, chips: [['fire'], ['fire'], ['fire', 'light']] })
      .aside(2, 'resign')
      .aside(0, 'offer')
    expect(t.outcome).toBe(null)
    t.aside(1, 'accept')
    expect(t.outcome).toEqual({ places: [1, 1, 3], rule: 'BC-WIN-05' }) // equal first players share, who resigned cannot win
    const declined = opening().aside(0, 'offer').aside(1, 'decline')
    expect(declined.outcome).toBe(null)
    declined.choose('move', { piece: 'F1', place: 'fire.f1' })
  })

  test('BC-WIN-06 nothing is accepted afterwards', () => {
    const t = at({ board: { F1: 'light.f1', W1: 'water.s1' }, chips: [four] }).choose('move', { piece: 'F1', place: 'light.p1' })
    for (const choice of [0, { by: 1, says: 'resign' }, { by: 0, says: 'offer' }] as const)
      expect(() => game.apply(t.state, choice as never)).toThrow(IllegalChoice)
    expect(t.refusal('move', { piece: 'W1', place: 'water.f1' }, 1)).toBe('BC-WIN-06')
  })
})

describe('information', () => {
  test('BC-INFO-01 everything is open to everybody', () => {
    const t = opening().rolls(7).choose('summon', { piece: 'F4' })
    const open = (viewer: number | null) => ({ ...t.view(viewer), viewer: null, decision: null })
    expect(open(1)).toEqual(open(0))
    expect(open(null)).toEqual(open(0))
    expect(t.events.find((e) => e.on === 'summonRolled')!.n).toBe(7)
  })

  test('BC-INFO-02 no choice of preparation is secret once it is made', () => {
    const t = asking(tableFor(2, { first: 0 })).choose('chooseCivilization', { place: 'nature' })
    expect(t.view(1).players[0]!.values.civilization).toBe('nature')
    t.pass(6)
    expect(t.view(1).pieces[t.piece('N1')]!.def).toBe('unchosen') // not yet: it can still be taken back
    t.pass()
    expect(t.view(1).pieces[t.piece('N1')]!.def).toBe('boc-nature-1a')
  })

  test('BC-INFO-03 all dice of every round are shown, tied rounds too', () => {
    const t = at({ board: { F2: 'fire.a1', F1: 'fire.s1', W1: 'water.a1', W2: 'water.s2' } }).rolls(1, 3, 2, 4, 4, 4, 6, 1, 4)
    t.choose('move', { piece: 'F2', place: 'water.a1' })
    const shown = t.events.filter((e) => e.on === 'battleRolled').map((e) => [e.n, e.list.slice(3)])
    expect(shown).toEqual([
      [1, [1, 3, 2]],
      [2, [4, 4, 4]],
      [3, [6, 1, 4]],
    ])
  })
})
