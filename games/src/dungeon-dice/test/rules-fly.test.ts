import { describe, expect, test } from 'vitest'
import { at, code, crests, damageOn, ends, settle, walk, where } from './positions.ts'

describe('Flying', () => {
  test('DD-FLY-02, DD-EX-51, DD-BAD-15 a monster without Flying cannot attack a flyer', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'B wyvern' }, crests: [{ attack: 2 }] })
    expect(t.offers('attack')).toEqual([])
    expect(code(t, 'attack', { piece: 'f10', target: 'f11' })).toBe('CANNOT_ATTACK_FLYING')
    expect(t.refusal('attack', { piece: 'f10', target: 'f11' })).toBe('DD-FLY-02')
  })

  test('DD-FLY-03, DD-EX-51 a flyer attacks walkers, flyers and the Dungeon Master', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'B wyvern' }, crests: [{}, { attack: 2 }], turn: 1 })
    expect(t.offers('attack')).toEqual([{ piece: 'f11', target: 'f10' }])
    t.choose('attack', { piece: 'f11', target: 'f10' })
    expect(where(t, t.piece('A squire'))).toBe('gone')
    const air = at({ figures: { f10: 'A wyvern', f11: 'B wyvern', g18: 'A elder' }, crests: [{ attack: 2 }] })
    expect(air.offers('attack')).toEqual([
      { piece: 'f10', target: 'f11' },
      { piece: 'g18', target: 'B' },
    ])
  })

  test('DD-FLY-04, DD-EX-30 with 5 crests three steps cannot be paid', () => {
    const t = at({ figures: { f8: 'A wyvern', g18: 'B ghoul' }, crests: [{ movement: 5 }] })
    const refused = t.reason('move', { piece: 'f8', place: 'f11' })!
    expect([code(t, 'move', { piece: 'f8', place: 'f11' }), refused.need, refused.have]).toEqual(['NOT_ENOUGH_CRESTS', 6, 5])
    expect(code(t, 'move', { piece: 'f8', place: 'f10' })).toBe(null)
  })

  test('DD-FLY-05, DD-EX-31 a flyer is blocked by opposing monsters, and passes its own', () => {
    const t = at({ figures: { f9: 'A wyvern', f10: 'B ghoul', f8: 'A squire' }, crests: [{ movement: 4 }] })
    expect(code(t, 'move', { piece: 'f9', place: 'f10' })).toBe('BLOCKED')
    expect(code(t, 'move', { piece: 'f9', place: 'f11' })).toBe('BLOCKED')
    expect(ends(t, 'f9')).toEqual(['g8'])
    expect(code(t, 'move', { piece: 'f9', place: 'f8' })).toBe('CELL_OCCUPIED')
  })

  test('DD-FLY-08, DD-EX-55 a Dungeon Master attacks an adjacent flyer, once in a turn', () => {
    const t = at({ figures: { g18: 'A wyvern', f16: 'B squire' }, crests: [{}, { attack: 2, movement: 1 }], turn: 1 })
    t.choose('masterAttack', { piece: 'B', target: 'g18' })
    expect(damageOn(t, 'g18')).toBe(10)
    expect(code(t, 'masterAttack', { piece: 'B', target: 'g18' })).toBe('ALREADY_ATTACKED')
  })

  test('DD-FLY-10 a flyer that gets its Flying back pays for it from the next step on', () => {
    const t = at({
      figures: { f8: 'A wyvern', g7: 'A ddm-006', g6: 'B hexer', f9: 'B spring' },
      crests: [{ movement: 3 }, { trap: 3 }],
    })
    expect(ends(t, 'f8')).toContain('f11') // without Flying a step costs 1
    walk(t, 'f8', 'f9 f10 f11')
    expect([t.ask, t.asked]).toEqual(['respond', 1])
    t.pass()
    expect([where(t, t.piece('f9')), crests(t, 0).movement]).toEqual(['f9', 2])
    t.choose('activate', { piece: 'g6', place: 1 }) // it stings the one that stops all flying
    settle(t)
    expect([where(t, t.piece('A ddm-006')), where(t, t.piece('f10')), crests(t, 0).movement]).toEqual(['gone', 'f10', 0])
    expect(code(t, 'attack', { piece: 'f10', target: 'g6' })).toBe('NOT_ENOUGH_CRESTS')
  })
})

describe('Tunnel', () => {
  test('DD-TUNNEL-01, DD-EX-32 an opposing monster is passed, and a move cannot end on it', () => {
    const t = at({ figures: { f9: 'A mole', f10: 'B ghoul' }, crests: [{ movement: 2 }] })
    expect(code(t, 'move', { piece: 'f9', place: 'f10' })).toBe('CELL_OCCUPIED')
    t.choose('walk', { piece: 'f9' }).choose('step', { place: 'f10' })
    expect(code(t, 'done')).toBe('CELL_OCCUPIED')
    t.choose('step', { place: 'f11' })
    expect([where(t, t.piece('f11')), where(t, t.piece('f10')), crests(t, 0).movement]).toEqual(['f11', 'f10', 0])
    const short = at({ figures: { f9: 'A mole', f10: 'B ghoul' }, crests: [{ movement: 1 }] })
    expect(ends(short, 'f9')).toEqual(['f8'])
  })

  test('DD-TUNNEL-05 Tunnel neither helps nor hinders an attack', () => {
    const t = at({ figures: { f9: 'A mole', f10: 'B wyvern', f8: 'B mole' }, crests: [{ attack: 1 }] })
    expect(t.offers('attack')).toEqual([{ piece: 'f9', target: 'f8' }])
    expect(code(t, 'attack', { piece: 'f9', target: 'f10' })).toBe('CANNOT_ATTACK_FLYING')
    settle(t.choose('attack', { piece: 'f9', target: 'f8' }))
    expect(damageOn(t, 'f8')).toBe(10)
  })

  test('DD-TUNNEL-06 a flyer that tunnels pays 2 a step, passes foes, and items do not notice it in passing', () => {
    const t = at({ figures: { f9: 'A drake', f10: 'B ghoul', '@f10': 'B blast' }, crests: [{ movement: 4 }] })
    expect(ends(t, 'f9')).toEqual(['f8', 'g8', 'f11'])
    t.choose('move', { piece: 'f9', place: 'f11' })
    expect([where(t, t.piece('f11')), crests(t, 0).movement, t.told.includes('itemRevealed')]).toEqual(['f11', 0, false])
  })

  test('DD-TUNNEL-07 stopped by force on an item it has ended its move there', () => {
    const t = at({ figures: { g12: 'A mole', g13: 'B blast', g15: 'B shade' }, crests: [{ movement: 2 }, { trap: 2 }] })
    walk(t, 'g12', 'g13 g14')
    t.choose('activate', { piece: 'g15', place: 0 }).choose('cell', { place: 'g14' })
    settle(t)
    expect([where(t, t.piece('A mole')), crests(t, 0).movement]).toEqual(['gone', 1])
  })

  test('DD-TUNNEL-07, DD-MOVE-17 stopped by force where another stands it goes back, and nothing triggers', () => {
    const t = at({
      figures: { f12: 'A mole', g13: 'B ghoul', '@g13': 'B blast', g15: 'B shade' },
      crests: [{ movement: 3 }, { trap: 2 }],
    })
    walk(t, 'f12', 'g12 g13 g14')
    t.choose('activate', { piece: 'g15', place: 0 }).choose('cell', { place: 'g14' })
    settle(t)
    expect([where(t, t.piece('g12')), crests(t, 0).movement]).toEqual(['g12', 1])
    expect([where(t, t.piece('@g13')), t.state.pieces[t.piece('@g13')]!.known]).toEqual(['g13', 2])
  })
})
