import { type Answer, choiceOf, digest, IllegalChoice, type OptionRecord } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { asking, at, codeOfRefusal, opening, path, prepared, type Table } from './positions.ts'

/** What a server makes of an answer from outside; the state must not change. */
function refused(t: Table, input: unknown): IllegalChoice {
  const before = digest(t.state)
  try {
    choiceOf(game, t.state, t.state.players.length, input)
  } catch (error) {
    expect(digest(t.state)).toBe(before)
    if (error instanceof IllegalChoice) return error
    throw error
  }
  throw new Error('accepted')
}
const option = (act: string, piece: number | null = null, place: number | null = null): OptionRecord =>
  ({ act, piece, target: null, place }) as OptionRecord
const answer = (t: Table, by: number, o: OptionRecord, n = t.decision.n): Answer => ({ by, n, option: o }) as Answer

describe('bad input', () => {
  test('BC-BAD-01 fewer than 2 or more than 5 players', () => {
    for (const n of [0, 1, 6, 40]) expect(game.check(tableFor(n))[0]!.says).toMatch(/^BAD_PLAYER_COUNT/)
    expect(() => game.setup(tableFor(1), 'x')).toThrow(RangeError)
  })

  test('BC-BAD-02 an action by a player who is not to act', () => {
    const t = opening()
    const error = refused(t, answer(t, 1, option('move', t.piece('W1'), 24)))
    expect([error.fault, codeOfRefusal(error.refusal)]).toEqual(['notAsked', 'NOT_YOUR_TURN'])
  })

  test('BC-BAD-03 an action of another phase', () => {
    const setup = asking(tableFor(2, { first: 0 }))
    expect(codeOfRefusal(setup.reason('move', { place: 'fire.a1' }))).toBe('WRONG_PHASE')
    const t = opening()
    expect(codeOfRefusal(t.reason('place', { piece: 'F4', place: 'fire.a1' }))).toBe('WRONG_PHASE')
    expect(codeOfRefusal(t.reason('chooseCivilization', { place: 'fire' }))).toBe('WRONG_PHASE')
    t.rolls(8).choose('summon', { piece: 'F4' })
    expect(codeOfRefusal(t.reason('move', { piece: 'F1', place: 'fire.f1' }))).toBe('WRONG_PHASE')
    expect(path(t, 'F1', 'fire.f1')).toBe('WRONG_PHASE')
  })

  test('BC-BAD-04 an unknown or taken civilization', () => {
    const seats = (a: unknown, b: unknown) => game.check({ table: {}, seats: [{ civilization: a }, { civilization: b }] })
    expect(seats('fire', 'fire').map((p) => [p.path, p.rule])).toEqual([['seats.1.civilization', 'BC-SETUP-02']])
    expect(seats('fire', 'fire')[0]!.says).toMatch(/^CIVILIZATION_TAKEN/)
    expect(seats('void', 'fire')[0]!.says).toMatch(/^UNKNOWN_CIVILIZATION/)
  })

  test.each(['', 'aaaaaa', 'aaaaaaaa', 'aaaaaac', 'AAAAAAA', 7, ['a'], 'aaaaaaa\n'])('BC-BAD-05 pawns %j', (pawns) => {
    const [fault] = game.check({ table: {}, seats: [{ civilization: 'fire', pawns }, {}] })
    expect([fault!.rule, fault!.path, fault!.says.split(':')[0]]).toEqual(['BC-SETUP-03', 'seats.0.pawns', 'BAD_PAWN_CHOICE'])
  })

  test('BC-BAD-05 a pawn out of order or of an unknown letter', () => {
    const t = asking(tableFor(2, { first: 0 })).choose('chooseCivilization', { place: 'fire' })
    for (const named of [
      { piece: 'F2', place: 'a' },
      { piece: 'F1', place: 2 },
    ])
      expect(codeOfRefusal(t.reason('choosePawn', named))).toBe('BAD_PAWN_CHOICE')
  })

  test('BC-BAD-15 results sent by a client are malformed', () => {
    const t = opening()
    const summon = option('summon', t.piece('F4'))
    expect(refused(t, { ...answer(t, 0, summon), roll: 12 }).fault).toBe('malformed')
    expect(refused(t, answer(t, 0, { ...summon, dice: [6] } as OptionRecord)).fault).toBe('malformed')
    expect(refused(t, answer(t, 0, { ...summon, place: 12 } as OptionRecord)).fault).toBe('notOffered')
  })

  test('BC-BAD-16 anything after the end, or by a player who is out', () => {
    const t = at({ seats: ['fire', 'water', 'nature'] }).aside(1, 'resign')
    expect(() => t.aside(1, 'offer')).toThrow('out of the game')
    expect(codeOfRefusal(t.reason('move', { piece: 'W1', place: 'water.f1' }, 1))).toBe('PLAYER_OUT')
    t.aside(2, 'resign')
    expect(codeOfRefusal(t.reason('move', { piece: 'F1', place: 'fire.f1' }, 0))).toBe('GAME_OVER')
    expect(() => game.apply(t.state, 0)).toThrow('over')
  })

  test('BC-BAD-17 a stale action', () => {
    const t = opening()
    const move = answer(t, 0, option('move', t.piece('F1'), 10))
    t.choose('move', { piece: 'F1', place: 'fire.f1' }).choose('move', { piece: 'W1', place: 'water.f1' })
    expect(refused(t, move).fault).toBe('stale')
  })

  test('an illegal action uses no random numbers', () => {
    const t = at({ board: { F1: 'fire.s1', W1: 'water.s1' } })
    expect(() => t.choose('summon', { piece: 'F4' })).toThrow('BC-SUMMON-07')
    expect([t.state.rng.n, t.asked]).toEqual([0, 0])
  })
})

describe('check of a config', () => {
  const trap = new Proxy({}, { ownKeys: () => { throw new Error('trap') }, get: () => { throw new Error('trap') } }) // biome-ignore format: short
  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { table: 3, seats: 4 },
    { table: null, seats: [null, 1] },
    trap,
    { table: trap, seats: [trap] },
  ])('names the fault of garbage %#', (garbage) => {
    expect(game.check(garbage).length).toBeGreaterThan(0)
  })

  test('names every fault with its path', () => {
    const faults = game.check({
      table: { first: 5, board: 'x', shortGame: 1, turnLimit: -1, cheat: true },
      seats: [{ civilization: 'fire', pawns: 'x', hat: 1 }, 7, {}],
      extra: 1,
    })
    const paths = [
      'extra',
      'table.cheat',
      'table.first',
      'table.board',
      'table.shortGame',
      'table.turnLimit',
      'seats.0.hat',
      'seats.0.pawns',
      'seats.1',
    ]
    expect(faults.map((f) => f.path).sort()).toEqual(paths.sort())
    expect(faults.every((f) => f.says !== '')).toBe(true)
  })

  test('takes what the table leaves out as standard', () => {
    expect(game.check({ table: {}, seats: [{}, {}] })).toEqual([])
    expect(game.check(prepared(['fire', 'light', 'water']))).toEqual([])
  })
})
