import { choiceOf, digest, IllegalChoice } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { cellNamed } from '../board.ts'
import { game } from '../game.ts'
import { at, code, codeIs, type Play } from './positions.ts'

const table = (): Play =>
  at({
    figures: { g4: 'A squire', f10: 'A knight', f11: 'B ghoul' },
    crests: [
      { movement: 2, attack: 1 },
      { movement: 2, attack: 1 },
    ],
  })
const move = (t: Play, place: unknown = cellNamed('g5')): Record<string, unknown> => ({
  act: 'move',
  piece: t.piece('g4'),
  target: null,
  place,
})

/** What a server makes of an answer from outside; neither the state nor its chance may change. */
function refused(t: Play, input: unknown): IllegalChoice {
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

describe('bad input', () => {
  test('DD-BAD-25 what is malformed', () => {
    const t = table()
    const { n } = t.decision
    const path = Array.from({ length: 246 }, (_, i) => cellNamed(i % 2 === 0 ? 'g5' : 'g4'))
    const inputs: readonly unknown[] = [
      null,
      'move',
      [],
      {},
      { by: 0, n },
      { by: 7, n, option: move(t) },
      { by: 0, n, option: { act: 'fly', piece: null, target: null, place: null } },
      { by: 0, n, option: move(t, 'g5') },
      { by: 0, n, option: move(t, -1) },
      { by: 0, n, option: move(t, 1.5) },
      { by: 0, n, option: move(t, path) }, // no list is read, however long
      { by: 0, n, option: { ...move(t), path } },
      { by: 0, n, option: { ...move(t), piece: 1e9 } },
      { by: 0, n, option: move(t), faces: [1, 1, 1] },
    ]
    for (const input of inputs) expect(refused(t, input).fault).toBe('malformed')
    expect(choiceOf(game, t.state, 2, { by: 0, n, option: move(t) })).toBeTypeOf('number')
  })

  test('DD-BAD-25 unknown ids are no options', () => {
    const t = table()
    const { n } = t.decision
    for (const option of [
      { ...move(t), piece: 500 },
      { act: 'attack', piece: t.piece('f10'), target: 500, place: null },
    ])
      expect(refused(t, { by: 0, n, option }).fault).toBe('notOffered')
    for (const place of [cellNamed('g5')! + 4096, 13]) expect(refused(t, { by: 0, n, option: move(t, place) }).fault).toBe('notOffered')
  })

  test('DD-BAD-26 a stale action, with the number of the question that is open', () => {
    const t = table()
    const { n } = t.decision
    const option = move(t)
    t.choose('move', { piece: 'f10', place: 'f9' })
    const error = refused(t, { by: 0, n, option })
    expect([error.fault, error.message.includes(`question ${t.decision.n} is`)]).toEqual(['stale', true])
  })

  test('DD-BAD-01, DD-BAD-02 moves and attacks out of turn or phase', () => {
    const t = table()
    const other = refused(t, {
      by: 1,
      n: t.decision.n,
      option: { act: 'attack', piece: t.piece('f11'), target: t.piece('f10'), place: null },
    })
    expect([other.fault, codeIs(other.refusal ?? null)]).toEqual(['notAsked', 'NOT_YOUR_DECISION'])
    const early = at({
      figures: { g4: 'A squire', g18: 'A knight', f11: 'B ghoul' },
      crests: [{ movement: 2, attack: 1 }],
      phase: 'roll',
      dice: [['blu1', 'blu1', 'blu2', 'grn1'], []],
    })
    expect([
      code(early, 'move', { piece: 'g4', place: 'g5' }),
      code(early, 'walk', { piece: 'g4' }),
      code(early, 'attack', { piece: 'g18', target: 'B' }),
      code(early, 'masterAttack', { piece: 'A', target: 'f11' }),
    ]).toEqual(['WRONG_PHASE', 'WRONG_PHASE', 'WRONG_PHASE', 'WRONG_PHASE'])
  })

  test('DD-INV-09 what is not offered to move or attack is refused and changes nothing', () => {
    const t = table()
    const before = digest(t.state)
    const monsters = ['g4', 'f10', 'f11']
    for (const piece of monsters)
      for (const target of [...monsters, 'A', 'B']) {
        const offered = t.offers('attack').some((o) => o.piece === piece && o.target === target)
        expect([piece, target, t.refusal('attack', { piece, target }) === null]).toEqual([piece, target, offered])
        if (!offered) expect(() => t.choose('attack', { piece, target })).toThrow('not offered')
      }
    const ends = new Set(t.offers('move').map((o) => `${o.piece} ${cellNamed(String(o.place))}`))
    expect(ends.size).toBeGreaterThan(0)
    for (let cell = 0; cell < 304; cell++)
      for (const piece of monsters) {
        expect([cell, t.refusal('move', { piece, place: cell }) === null]).toEqual([cell, ends.has(`${piece} ${cell}`)])
      }
    expect([digest(t.state), t.state.rng.n]).toEqual([before, 0])
  })
})
