import { playerId } from '@duelhall/kernel'
import { playOn, randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { civilizations } from '../board.ts'
import { type Options, standard, tableFor, variants } from '../config.ts'
import { game } from '../game.ts'
import { asking, at, chipsOf, codeOfRefusal, ends, opening, path, prepared, whereIs } from './positions.ts'

const four = civilizations.filter((c) => c !== 'light')

describe('variants', { timeout: 60_000 }, () => {
  test('BC-VAR-01 short game: three different chips win, the own one does not count', () => {
    const position = { board: { F1: 'light.f1', W1: 'water.s1' }, table: { shortGame: true } }
    const own = at({ ...position, chips: [['fire', 'water']] }).choose('move', { piece: 'F1', place: 'light.p1' })
    expect(own.outcome).toBe(null)
    const won = at({ ...position, chips: [['nature', 'water']] }).choose('move', { piece: 'F1', place: 'light.p1' })
    expect(won.outcome).toEqual({ places: [1, 2], rule: 'BC-WIN-01' })
    const plain = at({ ...position, table: {}, chips: [['nature', 'water']] }).choose('move', { piece: 'F1', place: 'light.p1' })
    expect(plain.outcome).toBe(null)
  })

  test('BC-VAR-02 chips in passing: taken when some legal way leads through an open chip space', () => {
    const position = { board: { F3: 'fire.e1', W1: 'water.s1' }, table: { chipsInPassing: true } }
    const t = at(position).choose('move', { piece: 'F3', place: 'fire.s1' })
    expect([chipsOf(t, 0), whereIs(t, 'F3')]).toEqual([['fire'], 'fire.s1'])
    // d1 is one step away; the way through the chip space and back would be three.
    const bend = at(position).choose('move', { piece: 'F3', place: 'fire.d1' })
    expect([chipsOf(bend, 0), bend.events.find((e) => e.on === 'creatureMoved')!.list.length]).toEqual([['fire'], 3])
    const short = at({ ...position, board: { F2: 'fire.e1', W1: 'water.s1' } }).choose('move', { piece: 'F2', place: 'fire.d1' })
    expect(chipsOf(short, 0)).toEqual([])
  })

  test('BC-VAR-02 not through a creature, and before a battle that follows', () => {
    const table = { chipsInPassing: true }
    const own = at({ board: { F3: 'fire.e1', F1: 'fire.p1', W1: 'water.s1' }, table }).choose('move', { piece: 'F3', place: 'fire.s1' })
    expect(chipsOf(own, 0)).toEqual([])
    const battle = at({ board: { F3: 'fire.e1', F1: 'fire.a1', W1: 'fire.f1', W2: 'water.s2' }, table }).rolls(2, 2, 2, 6)
    battle.choose('move', { piece: 'F3', place: 'fire.f1' })
    expect([chipsOf(battle, 0), whereIs(battle, 'F3')]).toEqual([['fire'], 'defeated'])
    const win = at({ board: { F3: 'light.e1', W1: 'light.f1' }, table, chips: [four] }).choose('move', { piece: 'F3', place: 'light.f1' })
    expect([win.outcome?.rule, win.told]).toEqual(['BC-WIN-01', ['creatureMoved', 'chipTaken', 'gameEnded']])
  })

  test('BC-VAR-03 quick start: power 4 starts on an open space of its region', () => {
    const t = asking(prepared(['fire', 'water'], { quickStart: true }))
    expect([t.asked, t.ask]).toEqual([0, 'place'])
    expect(t.offers('place')).toHaveLength(19)
    expect(codeOfRefusal(t.reason('place', { piece: 'F4', place: 'fire.p1' }))).toBe('CHIP_SPACE')
    t.choose('place', { piece: 'F4', place: 'fire.e1' }).choose('place', { piece: 'W4', place: 'water.a1' })
    expect([t.asked, t.ask, whereIs(t, 'F4'), whereIs(t, 'W4')]).toEqual([0, 'main', 'fire.e1', 'water.a1'])
    expect(t.offers('summon')).toEqual([{ piece: 'F5' }])
  })

  test('BC-VAR-04 return: defeated creatures go back to the reserve', () => {
    const t = at({ board: { F4: 'fire.a1', W3: 'water.a1' }, reserve: ['W6'], table: { return: true } }).rolls(1, 1, 1, 1, 3, 3, 3, 2)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(whereIs(t, 'W3')).toBe('reserve')
    expect(t.events.find((e) => e.on === 'summonRolled')!.piece).toBe(t.piece('W3')) // the lowest again, tried at once
    expect(t.state.players[1]!.out).toBe(false)
  })

  test('BC-VAR-05 defender holds: the defender wins ties', () => {
    const t = at({ board: { F4: 'fire.a1', F1: 'fire.s1', W3: 'water.a1' }, table: { defenderHolds: true } }).rolls(1, 3, 3, 3, 2, 3, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect([whereIs(t, 'F4'), whereIs(t, 'W3')]).toEqual(['defeated', 'water.a1'])
    expect(t.told).not.toContain('battleTied')
  })

  test('BC-VAR-06 home ground: one more die in the own region', () => {
    const table = { homeGround: true }
    const dice = (board: Record<string, string>, piece: string, place: string, ...rolls: number[]) => {
      const t = at({ board: { ...board, F1: 'fire.s1', W2: 'water.s2' }, table })
        .rolls(...rolls)
        .choose('move', { piece, place })
      const { list } = t.events.find((e) => e.on === 'battleRolled')!
      return [list[2], list.length - 3 - list[2]!]
    }
    expect(dice({ F3: 'fire.a1', W1: 'fire.b1' }, 'F3', 'fire.b1', 1, 1, 1, 1, 3)).toEqual([4, 1])
    expect(dice({ F3: 'fire.a1', W1: 'water.a1' }, 'F3', 'water.a1', 1, 1, 1, 3, 3)).toEqual([3, 2])
    expect(dice({ F3: 'light.a1', W1: 'light.b1' }, 'F3', 'light.b1', 1, 1, 1, 3)).toEqual([3, 1])
  })

  test('BC-VAR-07 equal turns: the round is finished, then the ranking decides', () => {
    const seats = ['fire', 'water', 'nature'] as const
    const board = { F1: 'light.f1', W1: 'light.e1', W2: 'water.s2', N3: 'nature.s3' }
    const t = at({ seats, board, table: { equalTurns: true }, chips: [four, four, []] })
    t.choose('move', { piece: 'F1', place: 'light.p1' })
    expect([t.outcome, t.asked]).toEqual([null, 1])
    t.rolls(6, 3).choose('move', { piece: 'W1', place: 'light.p1' })
    expect(t.outcome).toBe(null)
    t.choose('move', { piece: 'N3', place: 'nature.a1' })
    expect(t.outcome).toEqual({ places: [2, 1, 3], rule: 'BC-VAR-07' }) // five chips each, but fire has no power left
    const alone = at({ seats, board, table: { equalTurns: true }, chips: [four, [], []] })
    alone.choose('move', { piece: 'F1', place: 'light.p1' }).choose('move', { piece: 'W2', place: 'water.g1' })
    expect(alone.choose('move', { piece: 'N3', place: 'nature.a1' }).outcome!.places[0]).toBe(1)
  })

  test('BC-VAR-08 robbers: the winner takes a chip it lacks from the loser', () => {
    const board = { F4: 'fire.a1', F1: 'fire.s1', W3: 'water.a1', W2: 'water.s2' }
    const table = { robbers: true }
    const t = at({ board, table, chips: [['fire'], ['fire', 'water', 'light']] }).rolls(1, 1, 1, 1, 3, 3, 3)
    t.choose('move', { piece: 'F4', place: 'water.a1' })
    expect([t.ask, t.asked, t.offers('rob')]).toEqual(['rob', 0, [{ place: 'water' }, { place: 'light' }]])
    expect(t.refusal('rob', { place: 'fire' })).toBe('BC-VAR-08')
    t.choose('rob', { place: 'light' })
    expect([chipsOf(t, 0), chipsOf(t, 1), t.asked]).toEqual([['fire', 'light'], ['fire', 'water'], 1])
    const defender = at({ board, table, chips: [['nature'], []] }).rolls(3, 3, 3, 3, 2, 3, 3)
    defender.choose('move', { piece: 'F4', place: 'water.a1' })
    expect([chipsOf(defender, 0), chipsOf(defender, 1)]).toEqual([[], ['nature']]) // one chip: no question
    const fifth = at({ board, table, chips: [['nature'], civilizations.filter((c) => c !== 'nature')] }).rolls(3, 3, 3, 3, 2, 3, 3)
    fifth.choose('move', { piece: 'F4', place: 'water.a1' })
    expect(fifth.outcome).toEqual({ places: [2, 1], rule: 'BC-WIN-01' })
    const gone = at({ board, table, chips: [['fire'], ['fire', 'water', 'light']] }).rolls(1, 1, 1, 1, 3, 3, 3)
    gone.choose('move', { piece: 'F4', place: 'water.a1' }).aside(0, 'resign')
    expect(gone.outcome!.places).toEqual([2, 1])
  })

  test('BC-VAR-08 the chip of the space comes first, and the last one robbed leaves no question', () => {
    const board = { F4: 'water.e1', F1: 'fire.s1', W3: 'water.p1', W2: 'water.s2' }
    const t = at({ board, table: { robbers: true }, chips: [[], ['water']] }).rolls(1, 1, 1, 1, 3, 3, 3)
    t.choose('move', { piece: 'F4', place: 'water.p1' })
    expect([chipsOf(t, 0), chipsOf(t, 1), t.told.includes('chipRobbed')]).toEqual([['water'], ['water'], false])
  })

  const crosswise = ['fire', 'water', 'nature', 'light'] as const
  test('BC-VAR-10 teams: chips count together, partners are passed but not attacked', () => {
    const board = { F3: 'fire.a1', N1: 'water.a1', W1: 'water.s1', L1: 'light.s1' }
    const t = at({ seats: crosswise, board, table: { teams: true } })
    expect(ends(t, 'F3')).toContain('water.b1')
    expect(ends(t, 'F3')).not.toContain('water.a1')
    expect(t.refusal('move', { piece: 'F3', place: 'water.a1' })).toBe('BC-VAR-10')
    expect(path(t, 'F3', 'water.a1 water.b1')).toBe(null)
    const win = at({
      seats: crosswise,
      board: { ...board, F1: 'darkness.f1' },
      table: { teams: true },
      chips: [['fire', 'water'], [], ['nature', 'light'], []],
    })
    win.choose('move', { piece: 'F1', place: 'darkness.p1' })
    expect(win.outcome).toEqual({ places: [1, 3, 1, 3], rule: 'BC-WIN-01' })
    expect(game.check(tableFor(3, { teams: true })).map((p) => p.rule)).toEqual(['BC-VAR-10'])
  })

  test('BC-VAR-10 a side is beaten when both partners are out', () => {
    const t = at({ seats: crosswise, table: { teams: true } }).aside(1, 'resign')
    expect(t.outcome).toBe(null)
    expect(t.aside(3, 'resign').outcome).toEqual({ places: [1, 3, 1, 3], rule: 'BC-OUT-05' })
  })

  test('BC-VAR-09 two civilizations each are teams with both seats of a side in one hand', () => {
    const t = at({ seats: crosswise, table: { teams: true } })
    const hands = ['one', 'two', 'one', 'two'] // seat by seat: turns alternate by civilization
    const turns = Array.from({ length: 4 }, () => {
      const hand = hands[t.asked]
      t.choose('move', t.offers('move')[0]!)
      return hand
    })
    expect(turns).toEqual(['one', 'two', 'one', 'two'])
    expect(t.state.players.map((seat) => seat.team)).toEqual([0, 1, 0, 1])
  })

  test('BC-VAR-11 random preparation: civilizations and pawns are drawn', () => {
    const made = Array.from({ length: 40 }, (_, i) => game.setup(tableFor(5, { randomPreparation: true }), `draw ${i}`))
    expect(made.every((s) => s.decision!.ask === 'main')).toBe(true)
    for (const s of made) expect(new Set(s.players.map((seat) => seat.civilization)).size).toBe(5)
    expect(new Set(made.map((s) => s.players[0]!.civilization)).size).toBe(5)
    expect(new Set(made.map((s) => s.pieces.map((p) => p.def).join())).size).toBe(40)
    const kept = game.setup({ table: { randomPreparation: true }, seats: [{ civilization: 'light', pawns: 'bbbbbbb' }, {}] }, 'kept')
    expect(kept.players[0]!.civilization).toBe(3)
  })

  test('BC-VAR-12 turn limit: after so many rounds the ranking decides', () => {
    const t = at({ seats: ['fire', 'water', 'nature'], table: { turnLimit: 2 }, chips: [[], ['fire'], []] })
    for (let turn = 0; turn < 6; turn++) {
      expect(t.outcome).toBe(null)
      t.choose('move', t.offers('move')[0]!)
    }
    expect(t.outcome).toEqual({ places: [2, 1, 2], rule: 'BC-VAR-12' })
  })

  test('each is an option of its own, off in the standard game, and games with it end', () => {
    for (const variant of variants) {
      expect(standard[variant.key as keyof Options]).toBe(variant.values[0])
      const config = tableFor(4, { [variant.key]: variant.values[1] })
      expect(game.check(config)).toEqual([])
      for (let i = 0; i < 5; i++) {
        const state = game.setup(config, `${variant.key} ${i}`)
        playOn(game, state, randomPlayer(i), 20_000)
        expect([variant.key, state.outcome === null]).toEqual([variant.key, false])
      }
    }
  })

  test('resigning the first seat moves no round', () => {
    const t = at({ seats: ['fire', 'water', 'nature'], table: { turnLimit: 1 } }).aside(0, 'resign')
    expect([t.asked, t.outcome]).toEqual([playerId(1), null])
    t.choose('move', t.offers('move')[0]!)
    expect(t.choose('move', t.offers('move')[0]!).outcome!.rule).toBe('BC-VAR-12')
  })

  test('the standard opening is the same with every variant at its standard', () => {
    expect(opening(standard).decision.options).toEqual(opening().decision.options)
  })
})
