import { describe, expect, test } from 'vitest'
import { at, code, crests, damageOn, ends, settle, walk, where } from './positions.ts'

describe('paths', () => {
  test('DD-BOARD-10 DD-BOARD-11 DD-EX-23 paths of both players are walked, without walls', () => {
    const t = at({ figures: { f10: 'A squire' }, crests: [{ movement: 2 }, {}] })
    settle(t.choose('move', { piece: 'f10', place: 'f12' }))
    expect(where(t, t.piece('f12'))).toBe('f12')
  })
  test('DD-BOARD-12 DD-FLY-07 empty cells and slots cannot be entered, not even by flyers', () => {
    const t = at({ figures: { g2: 'A wyvern' }, crests: [{ movement: 10 }, {}] })
    expect(ends(t, 'g2').some((cell) => ['g1', 'f2', 'h2', 'f3'].includes(cell))).toBe(false)
  })
  test('DD-BOARD-14 DD-INV-07 one monster and one item to a cell, which may be shared', () => {
    const t = at({ figures: { g8: 'A knight', f8: 'A spring' }, crests: [{ movement: 1 }, {}] })
    settle(t.choose('move', { piece: 'g8', place: 'f8' }))
    expect([where(t, t.piece('f8')), where(t, t.piece('@f8'))]).toEqual(['f8', 'f8'])
  })
  test('DD-CREST-08 crests stay from turn to turn', () => {
    const t = at({
      figures: { g4: 'A squire' },
      crests: [{ movement: 5, defense: 3 }, {}],
      dice: [[], ['yel1', 'yel1', 'yel1', 'yel2', 'yel2']],
    })
    t.choose('endTurn')
    expect([t.state.turn.player, crests(t, 0)]).toMatchObject([1, { movement: 5, defense: 3 }])
  })
  test('DD-CREST-09 no kind of crest replaces another', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'B hound' }, crests: [{ movement: 5, defense: 3, trap: 3 }, {}] })
    expect(code(t, 'attack', { piece: 'f10', target: 'f11' })).toBe('NOT_ENOUGH_CRESTS')
  })
})

describe('flying and tunnelling', () => {
  test('DD-FLY-01 DD-ABILITY-12 Flying is always there and costs nothing to have', () => {
    expect(
      at({ figures: { f8: 'A wyvern' } })
        .view(1)
        .pieces.find((p) => p.values.name === 'Wyvern')!.values.keywords,
    ).toBe('flying')
  })
  test('DD-FLY-04 DD-EX-30 a flyer pays 2 for each step', () => {
    const t = at({ figures: { f8: 'A wyvern' }, crests: [{ movement: 6 }, {}] })
    settle(t.choose('move', { piece: 'f8', place: 'f11' }))
    expect(crests(t, 0).movement).toBe(0)
    expect(code(at({ figures: { f8: 'A wyvern' }, crests: [{ movement: 5 }, {}] }), 'move', { piece: 'f8', place: 'f11' })).toBe(
      'NOT_ENOUGH_CRESTS',
    )
  })
  test('DD-FLY-05 DD-EX-31 a flyer cannot pass opposing monsters', () => {
    const t = at({ figures: { f9: 'A wyvern', f10: 'B ghoul' }, crests: [{ movement: 10 }, {}] })
    expect(ends(t, 'f9')).not.toContain('f11')
  })
  test('DD-FLY-06 DD-EX-39 a flyer sets off items in passing', () => {
    const t = at({ figures: { g12: 'A wyvern', g13: 'B blast' }, crests: [{ movement: 4 }, {}] })
    settle(walk(t, 'g12', 'g13 g14'))
    expect([where(t, t.piece('A wyvern')), crests(t, 0).movement]).toEqual(['gone', 2])
  })
  test('DD-FLY-09 abilities and items affect flyers, and archers attack them', () => {
    const t = at({ figures: { f9: 'A ddm-037', f10: 'B wyvern', g4: 'A squire' }, crests: [{ attack: 2 }, {}] })
    expect(t.offers('attack')).toEqual([{ piece: 'f9', target: 'f10' }])
    const bolt = at({ figures: { f9: 'A warlock', f10: 'B wyvern' }, crests: [{ magic: 4 }, {}] })
    settle(bolt.choose('activate', { piece: 'f9', place: 0 }))
    expect(damageOn(bolt, 'f10')).toBe(10)
  })
  test('DD-FLY-10 when Flying is lost all of it stops at once', () => {
    const t = at({ figures: { f8: 'A wyvern', g16: 'B ddm-006' }, crests: [{ movement: 3 }, {}] })
    settle(t.choose('move', { piece: 'f8', place: 'f11' }))
    expect(crests(t, 0).movement).toBe(0)
    const u = at({ figures: { f9: 'A squire', f10: 'B wyvern', g16: 'B ddm-006' }, crests: [{ attack: 1 }, {}] })
    expect(u.refusal('attack', { piece: 'f9', target: 'f10' })).toBe(null)
  })
  test('DD-TUNNEL-01 DD-EX-32 a tunneller passes opposing monsters but does not stop there', () => {
    const t = at({ figures: { f9: 'A mole', f10: 'B ghoul' }, crests: [{ movement: 2 }, {}] })
    expect(code(t, 'move', { piece: 'f9', place: 'f10' })).toBe('CELL_OCCUPIED')
    settle(t.choose('move', { piece: 'f9', place: 'f11' }))
    expect([where(t, t.piece('f11')), crests(t, 0).movement]).toEqual(['f11', 0])
  })
  test('DD-TUNNEL-02 DD-EX-37 passing an item does nothing', () => {
    const t = at({ figures: { g12: 'A mole', g13: 'B blast' }, crests: [{ movement: 2 }, {}] })
    settle(walk(t, 'g12', 'g13 g14'))
    expect([where(t, t.piece('g14')), t.state.pieces[t.piece('@g13')]!.known]).toEqual(['g14', 2])
  })
  test('DD-TUNNEL-03 DD-EX-38 stopping on it does', () => {
    const t = at({ figures: { g12: 'A mole', g13: 'B blast' }, crests: [{ movement: 2 }, {}] })
    settle(t.choose('move', { piece: 'g12', place: 'g13' }))
    expect(where(t, t.piece('A mole'))).toBe('gone')
  })
  test('DD-TUNNEL-04 a step costs 1 as usual, and slots stay closed', () => {
    const t = at({ figures: { g2: 'A mole' }, crests: [{ movement: 1 }, {}] })
    expect(ends(t, 'g2')).toEqual(['g3'])
  })
  test('DD-TUNNEL-05 Tunnel has no influence on attacking', () => {
    const t = at({ figures: { f9: 'A squire', f10: 'B mole' }, crests: [{ attack: 1 }, {}] })
    expect(t.offers('attack')).toEqual([{ piece: 'f9', target: 'f10' }])
  })
  test('DD-TUNNEL-06 with Flying and Tunnel each helpful part applies', () => {
    const t = at({ figures: { f9: 'A drake', f10: 'B ghoul' }, crests: [{ movement: 4 }, {}] })
    expect(ends(t, 'f9')).toContain('f11')
    settle(t.choose('move', { piece: 'f9', place: 'f11' }))
    expect(crests(t, 0).movement).toBe(0)
  })
  test('DD-INV-26 a flyer with 2n crests ends where a walker with n does, and a tunneller at least there', () => {
    for (const n of [1, 2, 3, 4]) {
      const on = (id: string, movement: number) =>
        new Set(ends(at({ figures: { g8: `A ${id}`, f10: 'B ghoul' }, crests: [{ movement }, {}] }), 'g8'))
      expect(on('wyvern', 2 * n)).toEqual(on('knight', n))
      for (const cell of on('knight', n)) expect(on('mole', n).has(cell)).toBe(true)
    }
  })
})
