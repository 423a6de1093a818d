import { describe, expect, test } from 'vitest'
import { at, code, crests, ends, type Play, settle, walk, where } from './positions.ts'

const steps = (t: Play) => t.events.flatMap((e) => (e.on === 'monsterStepped' ? [e.n] : []))
const stepped = (t: Play, way: string): boolean => {
  const wanted = way.split(' ')
  const found = steps(t)
  return found.length === wanted.length && found.every((cell, i) => cell % 16 === wanted[i]!.charCodeAt(0) - 97)
}

describe('moving', () => {
  test('DD-MOVE-01, DD-EX-22 a step costs one movement crest, in the own action phase, for a monster under control', () => {
    const t = at({ figures: { g4: 'A squire', f12: 'B ghoul' }, crests: [{ movement: 5 }] })
    expect(code(t, 'move', { piece: 'f12', place: 'f11' })).toBe('NOT_MOVABLE')
    expect(code(t, 'move', { piece: 'f12', place: 'f11' }, 1)).toBe('NOT_YOUR_DECISION')
    walk(t, 'g4', 'g5 g6 g7')
    expect(crests(t, 0).movement).toBe(2)
    expect(where(t, t.piece('g7'))).toBe('g7')
    const early = at({
      figures: { g4: 'A squire' },
      crests: [{ movement: 5 }],
      phase: 'roll',
      dice: [['blu1', 'blu2', 'blu2', 'grn1'], []],
    })
    expect(code(early, 'move', { piece: 'g4', place: 'g5' })).toBe('WRONG_PHASE')
  })

  test('DD-MOVE-02, DD-EX-23 steps go to the next path cell of either owner, never diagonally', () => {
    const t = at({ figures: { f10: 'A squire', g2: 'B ghoul' }, crests: [{ movement: 2 }] })
    expect(ends(t, 'f10')).toEqual(['f8', 'f9', 'f11', 'f12'])
    t.choose('walk', { piece: 'f10' })
    expect(t.offers('step')).toEqual([{ place: 'f9' }, { place: 'f11' }])
    t.choose('step', { place: 'f11' })
    expect(code(t, 'step', { place: 'g12' })).toBe('NOT_ADJACENT')
    expect(code(t, 'step', { place: 'g11' })).toBe('NOT_A_PATH')
    t.choose('step', { place: 'f12' })
    expect(where(t, t.piece('f12'))).toBe('f12')
  })

  test('DD-MOVE-03, DD-EX-24, DD-BAD-11 an opposing monster can neither be passed nor stopped on', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'B ghoul' }, crests: [{ movement: 2 }] })
    expect(ends(t, 'f10')).toEqual(['f8', 'f9'])
    expect(code(t, 'move', { piece: 'f10', place: 'f11' })).toBe('BLOCKED')
    expect(code(t, 'move', { piece: 'f10', place: 'f12' })).toBe('BLOCKED')
    const wide = at({ figures: { f10: 'A squire', f11: 'B ghoul' }, crests: [{ movement: 2 }], table: { neutral: ['e10'] } })
    wide.choose('walk', { piece: 'f10' })
    expect(wide.offers('step')).toEqual([{ place: 'f9' }, { place: 'e10' }])
    expect(code(wide, 'step', { place: 'f11' })).toBe('BLOCKED')
  })

  test('DD-MOVE-04, DD-EX-25, DD-BAD-11 own monsters are passed, but a move does not end on them', () => {
    const position = { figures: { g5: 'A squire', g6: 'A knight', g18: 'B ghoul' }, crests: [{ movement: 2 }] }
    const t = at(position)
    expect(ends(t, 'g5')).toContain('g7')
    expect(code(t, 'move', { piece: 'g5', place: 'g6' })).toBe('CELL_OCCUPIED')
    t.choose('walk', { piece: 'g5' }).choose('step', { place: 'g6' })
    expect(code(t, 'done')).toBe('CELL_OCCUPIED')
    t.choose('step', { place: 'g7' })
    expect([where(t, t.piece('g7')), where(t, t.piece('g6'))]).toEqual(['g7', 'g6'])
    // With one crest there is no way on, so the cell cannot even be stated.
    const short = at({ ...position, crests: [{ movement: 1 }] }).choose('walk', { piece: 'g5' })
    expect(short.offers('step').some(({ place }) => place === 'g6')).toBe(false)
  })

  test('DD-MOVE-05, DD-BAD-12 each monster moves once in a turn, as far as the pool pays', () => {
    const t = at({ figures: { g4: 'A squire', g18: 'B ghoul' }, crests: [{ movement: 10 }] })
    t.choose('move', { piece: 'g4', place: 'f8' })
    expect(crests(t, 0).movement).toBe(5)
    expect(code(t, 'move', { piece: 'f8', place: 'f9' })).toBe('ALREADY_MOVED')
    expect(code(t, 'walk', { piece: 'f8' })).toBe('ALREADY_MOVED')
    t.choose('endTurn').choose('endTurn')
    expect(code(t, 'move', { piece: 'f8', place: 'f9' })).toBe(null)
  })

  test('DD-MOVE-06, DD-EX-28 no move after the attack; a move before it', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B hound' }, crests: [{ movement: 3, attack: 1 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    expect(code(t, 'move', { piece: 'f10', place: 'f9' })).toBe('ALREADY_ATTACKED')
    const other = at({ figures: { f9: 'A squire', f11: 'B ghoul' }, crests: [{ movement: 3, attack: 1 }] })
    other.choose('move', { piece: 'f9', place: 'f10' }).choose('attack', { piece: 'f10', target: 'f11' })
    expect(other.told).toContain('destroyed')
  })

  test('DD-MOVE-07 any number of different monsters move in a turn', () => {
    const t = at({ figures: { g4: 'A squire', g6: 'A knight', f9: 'A hound', g18: 'B ghoul' }, crests: [{ movement: 3 }] })
    t.choose('move', { piece: 'g4', place: 'g5' })
      .choose('move', { piece: 'g6', place: 'g7' })
      .choose('move', { piece: 'f9', place: 'f10' })
    expect(['g5', 'g7', 'f10'].map((cell) => where(t, t.piece(cell)))).toEqual(['g5', 'g7', 'f10'])
    expect(crests(t, 0).movement).toBe(0)
  })

  test('DD-MOVE-08, DD-EX-33, DD-BAD-10 at least one step; cells may be visited again, and every step costs', () => {
    const t = at({ figures: { g4: 'A squire', g18: 'B ghoul' }, crests: [{ movement: 4 }] })
    expect(code(t, 'move', { piece: 'g4', place: 'g4' })).toBe('EMPTY_PATH')
    t.choose('walk', { piece: 'g4' })
    expect(code(t, 'done')).toBe('EMPTY_PATH')
    for (const place of ['g5', 'g4', 'g3', 'g4']) t.choose('step', { place })
    expect(stepped(t, 'g5 g4 g3 g4')).toBe(true)
    expect([where(t, t.piece('g4')), crests(t, 0).movement]).toEqual(['g4', 0])
    expect(t.state.marks[t.piece('g4')]!.moved).toBe(true)
  })

  test('DD-MOVE-09, DD-EX-27, DD-BAD-13 the path is payable as a whole, and paid step by step', () => {
    const t = at({ figures: { g4: 'A squire', g18: 'B ghoul' }, crests: [{ movement: 2 }] })
    const refused = t.reason('move', { piece: 'g4', place: 'g7' })!
    expect([code(t, 'move', { piece: 'g4', place: 'g7' }), refused.need, refused.have]).toEqual(['NOT_ENOUGH_CRESTS', 3, 2])
    expect(crests(t, 0).movement).toBe(2)
    t.choose('walk', { piece: 'g4' }).choose('step', { place: 'g5' })
    expect(crests(t, 0).movement).toBe(2) // nothing is paid, nothing told, while the path is stated
    expect(t.told).toEqual([])
    t.choose('step', { place: 'g6' })
    const told = t.told.filter((on) => on === 'crestsPaid' || on === 'monsterStepped')
    expect(told).toEqual(['crestsPaid', 'monsterStepped', 'crestsPaid', 'monsterStepped'])
    const poor = at({ figures: { g4: 'A squire', g18: 'B ghoul' } })
    expect([code(poor, 'move', { piece: 'g4', place: 'g5' }), code(poor, 'walk', { piece: 'g4' })]).toEqual([
      'NOT_ENOUGH_CRESTS',
      'NOT_ENOUGH_CRESTS',
    ])
  })

  test('DD-MOVE-10, DD-EX-36 a move cut short pays only the steps made, and is used up', () => {
    const t = at({ figures: { f9: 'B hound', f8: 'A siphon', g4: 'A squire' }, crests: [{}, { movement: 3 }], turn: 1 })
    walk(t, 'f9', 'f8 g8')
    expect([where(t, t.piece('f8')), crests(t, 1).movement]).toEqual(['f8', 0])
    expect(t.told).toContain('crestsLost')
    expect(t.state.marks[t.piece('f8')]!.moved).toBe(true)
    const stopped = at({ figures: { f9: 'B hound', f8: 'A snare', g4: 'A squire' }, crests: [{}, { movement: 3 }], turn: 1 })
    walk(stopped, 'f9', 'f8 g8 g7')
    expect([where(stopped, stopped.piece('f8')), crests(stopped, 1).movement]).toEqual(['f8', 2])
    expect(code(stopped, 'move', { piece: 'f8', place: 'g8' })).toBe('ALREADY_MOVED')
    const gone = at({ figures: { f9: 'B hound', f8: 'A blast', g4: 'A squire', g18: 'B ghoul' }, crests: [{}, { movement: 3 }], turn: 1 })
    walk(gone, 'f9', 'f8 g8 g7')
    expect([where(gone, gone.piece('B hound')), crests(gone, 1).movement]).toEqual(['gone', 2])
  })

  test('DD-MOVE-11 an item does not block; it triggers before the next step', () => {
    const t = at({ figures: { g8: 'A knight', f8: 'A spring' }, damage: { g8: 10 }, crests: [{ movement: 2 }] })
    walk(t, 'g8', 'f8 f9')
    const told = t.told.filter((on) => ['monsterStepped', 'itemRevealed', 'monsterHealed', 'moveEnded'].includes(on))
    expect(told).toEqual(['monsterStepped', 'itemRevealed', 'monsterHealed', 'monsterStepped', 'moveEnded'])
  })

  test('DD-MOVE-12 a move may end on an item, own or opposing', () => {
    const t = at({ figures: { g8: 'A knight', f8: 'A spring', g12: 'A squire', g13: 'B spring' }, crests: [{ movement: 2 }] })
    expect([ends(t, 'g8').includes('f8'), ends(t, 'g12').includes('g13')]).toEqual([true, true])
    t.choose('move', { piece: 'g8', place: 'f8' }).choose('move', { piece: 'g12', place: 'g13' })
    expect([where(t, t.piece('f8')), where(t, t.piece('@f8')), where(t, t.piece('g13'))]).toEqual(['f8', 'f8', 'g13'])
  })

  test('DD-MOVE-13, DD-BAD-09 Dungeon Masters, items and figures not in play never move', () => {
    const t = at({ figures: { f8: 'A spring', g4: 'A squire' }, reserve: [['knight']], crests: [{ movement: 5 }] })
    expect(t.refusal('move', { piece: 'A', place: 'g2' })).toBe('DD-MOVE-13')
    for (const piece of ['A', '@f8', 'A knight', 'B squire'])
      for (const act of ['move', 'walk']) expect(code(t, act, act === 'move' ? { piece, place: 'g2' } : { piece })).toBe('NOT_MOVABLE')
  })

  test('DD-MOVE-14 movement by an effect costs no movement, is no move and is free after an attack', () => {
    const t = at({ figures: { f10: 'A shade', f11: 'B ghoul' }, crests: [{ movement: 2, attack: 1, trap: 4 }] })
    settle(t.choose('activate', { piece: 'f10', place: 0 }))
    expect(where(t, t.piece('f9'))).toBe('f9')
    expect(crests(t, 0)).toMatchObject({ movement: 2, trap: 2 })
    settle(t.choose('move', { piece: 'f9', place: 'f10' }))
    settle(t.choose('attack', { piece: 'f10', target: 'f11' }))
    t.choose('activate', { piece: 'f10', place: 0 }).choose('cell', { place: 'f9' })
    expect([where(t, t.piece('f9')), crests(t, 0).movement]).toEqual(['f9', 1])
  })

  test('DD-MOVE-15 a declared move may be answered before its first step; if it cannot be made any more it is used up', () => {
    const t = at({ figures: { g7: 'A squire', f8: 'B shade' }, crests: [{ movement: 3 }, { trap: 2 }] })
    walk(t, 'g7', 'g8')
    expect([t.ask, t.asked, t.told.filter((on) => on.startsWith('m'))]).toEqual(['respond', 1, ['moveDeclared']])
    t.choose('activate', { piece: 'f8', place: 0 }).choose('cell', { place: 'g8' })
    expect([where(t, t.piece('g7')), crests(t, 0).movement, t.ask]).toEqual(['g7', 3, 'main'])
    expect(code(t, 'move', { piece: 'g7', place: 'g6' })).toBe('ALREADY_MOVED')
    const calm = at({ figures: { g7: 'A squire', f8: 'B shade' }, crests: [{ movement: 3 }, { trap: 2 }] })
    settle(walk(calm, 'g7', 'g8'))
    expect(where(calm, calm.piece('g8'))).toBe('g8')
  })

  test('DD-MOVE-16 of equal paths the suggested one avoids items; an own path is followed exactly', () => {
    const square = { table: { neutral: ['g9'] }, crests: [{ movement: 2 }] }
    const left = at({ ...square, figures: { g8: 'A squire', f8: 'A blast', g18: 'B ghoul' } })
    left.choose('move', { piece: 'g8', place: 'f9' })
    expect(stepped(left, 'g9 f9')).toBe(true)
    const right = at({ ...square, figures: { g8: 'A squire', g9: 'B blast', g18: 'B ghoul' } })
    right.choose('move', { piece: 'g8', place: 'f9' })
    expect(stepped(right, 'f8 f9')).toBe(true)
    const own = walk(at({ ...square, figures: { g8: 'A squire', g9: 'B spring', g18: 'B ghoul' } }), 'g8', 'g9 f9')
    expect(stepped(own, 'g9 f9')).toBe(true)
    expect(own.told).toContain('itemRevealed')
  })

  test('DD-MOVE-17 a move cut short where another stands goes back to the last free cell, which triggers nothing', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'A knight', '@f11': 'B snare', '@f10': 'B spring' }, crests: [{ movement: 3 }] })
    walk(t, 'f10', 'f11 f12')
    expect([where(t, t.piece('f10')), where(t, t.piece('f11')), crests(t, 0).movement]).toEqual(['f10', 'f11', 2])
    expect(t.told.filter((on) => on === 'itemRevealed')).toHaveLength(1) // the snare; the spring it stood on before stays face down
    expect(t.state.marks[t.piece('f10')]!.moved).toBe(true)
    const further = at({ figures: { f9: 'A squire', f11: 'A knight', '@f11': 'B snare', g2: 'B ghoul' }, crests: [{ movement: 3 }] })
    walk(further, 'f9', 'f10 f11 f12')
    expect([where(further, further.piece('f10')), crests(further, 0).movement]).toEqual(['f10', 1])
  })

  test('DD-BAD-12 an immobilised monster', () => {
    const t = at({ figures: { g4: 'A ddm-068', g18: 'B ghoul' }, crests: [{ movement: 3 }] })
    expect([code(t, 'move', { piece: 'g4', place: 'g5' }), code(t, 'walk', { piece: 'g4' })]).toEqual(['CANNOT_MOVE', 'CANNOT_MOVE'])
  })

  test('DD-EX-29 actions of different monsters interleave', () => {
    const t = at({ figures: { f9: 'A squire', g12: 'A knight', g4: 'A knight', f11: 'B elder' }, crests: [{ movement: 2, attack: 1 }, {}] })
    t.choose('move', { piece: 'f9', place: 'f10' })
    expect(code(t, 'attack', { piece: 'f10', target: 'f11' })).toBe('CANNOT_ATTACK_FLYING')
    const walkers = at({
      figures: { f9: 'A squire', f12: 'A knight', g4: 'A knight', f11: 'B tyrant' },
      crests: [{ movement: 2, attack: 2 }, {}],
    })
    walkers.choose('move', { piece: 'f9', place: 'f10' }).choose('attack', { piece: 'f12', target: 'f11' })
    walkers.choose('attack', { piece: 'f10', target: 'f11' }).choose('move', { piece: 'g4', place: 'g5' })
    expect([where(walkers, walkers.piece('g5')), walkers.state.marks[walkers.piece('f11')]!.damage]).toEqual(['g5', 30])
  })
})
