import { expect, test } from 'vitest'
import { at, code, crests, damageOn, type Play, settle, where } from './positions.ts'

const shown = (t: Play, cell: string, stat: 'attack' | 'defense'): unknown => t.view(null).pieces[t.piece(cell)]!.values[stat]
const use = (piece: string, place = 0) => ({ piece, place })

test('DD-EX-56 an attack, a ward and a press resolve backwards', () => {
  const figures = { f9: 'A champion', f10: 'B knight', g16: 'B imp' }
  const t = at({
    figures,
    crests: [
      { attack: 2, movement: 1 },
      { trap: 1, defense: 1 },
    ],
    spare: false,
  })
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('g16')).choose('activate', use('f9'))
  expect([shown(t, 'f9', 'attack'), t.ask]).toEqual([40, 'defend'])
  const knight = t.piece('f10')
  t.choose('defend')
  expect([where(t, knight), damageOn(t, 'f10'), shown(t, 'f9', 'attack')]).toEqual(['f10', 10, 30])
  expect([crests(t, 0).attack, crests(t, 1).trap, crests(t, 1).defense]).toEqual([0, 0, 0])
})

test('DD-EX-58 DD-BAD-17 magic on the own turn, traps on either, attack abilities in battle', () => {
  const figures = { f9: 'A warlock', f11: 'A hexer', f10: 'B knight', g8: 'A champion' }
  const t = at({ figures, turn: 1, crests: [{ magic: 2, trap: 3, attack: 1 }, { movement: 1 }] })
  t.choose('move', { piece: 'f16', place: 'g16' })
  expect([t.asked, t.offers('activate')]).toEqual([0, [{ piece: 'f11', place: '1' }]])
  expect([code(t, 'activate', use('f9')), code(t, 'activate', use('g8'))]).toEqual(['WRONG_TIMING', 'WRONG_TIMING'])
})

test('DD-EX-60 DD-BAD-18 a bolt reaches three steps of path, once per turn', () => {
  const figures = { f9: 'A warlock', f12: 'B imp', g12: 'B ghoul', f11: 'B hound' }
  const t = at({ figures, crests: [{ magic: 4, movement: 1 }, {}], spare: false })
  const imp = t.piece('f12')
  t.choose('activate', use('f9'))
  expect([code(t, 'pick', { piece: 'g12' }), code(t, 'pick', { piece: 'f12' })]).toEqual(['OUT_OF_RANGE', null])
  t.choose('pick', { piece: 'f12' })
  expect([where(t, imp), crests(t, 0).magic, code(t, 'activate', use('f9'))]).toEqual(['gone', 2, 'LIMIT_REACHED'])
  const far = at({ figures: { f9: 'A warlock', g12: 'B ghoul' }, crests: [{ magic: 4 }, {}] })
  expect(code(far, 'activate', use('f9'))).toBe('OUT_OF_RANGE')
})

test('DD-EX-61 a bolt resolves though its warlock is gone', () => {
  const t = at({ figures: { f9: 'A warlock', f10: 'B hexer', f11: 'B imp' }, crests: [{ magic: 2, movement: 1 }, { trap: 3 }] })
  const [warlock, imp] = [t.piece('f9'), t.piece('f11')]
  t.choose('activate', use('f9')).choose('pick', { piece: 'f11' }).choose('activate', use('f10', 1))
  expect(t.events.filter((event) => event.on === 'destroyed').map((event) => event.piece)).toEqual([warlock, imp])
})

test('DD-EX-62 of two bolts on one imp the last hits and the first fizzles, both are paid', () => {
  const t = at({ figures: { f8: 'A warlock', f9: 'A warlock', f11: 'B imp' }, crests: [{ magic: 4, movement: 1 }, {}], spare: false })
  const [first, last] = [t.piece('f8'), t.piece('f9')]
  t.choose('activate', use('f8')).choose('activate', use('f9'))
  const ends = t.events.filter((event) => ['linkResolved', 'linkFizzled'].includes(event.on)).map((event) => [event.on, event.piece])
  expect([ends, crests(t, 0).magic]).toEqual([
    [
      ['linkResolved', last],
      ['linkFizzled', first],
    ],
    0,
  ])
})

test('DD-BAD-19 targets that do not fit and amounts beyond the pool are refused', () => {
  const t = at({ figures: { f9: 'A ddm-113', f10: 'B knight', f11: 'B imp', f8: 'A warlock' }, crests: [{ attack: 3, magic: 2 }, {}] })
  t.choose('activate', use('f8'))
  expect([code(t, 'pick', { piece: 'f9' }), code(t, 'pick', { piece: 'A' })]).toEqual(['BAD_TARGETS', 'BAD_TARGETS'])
  t.choose('pick', { piece: 'f10' })
  settle(t)
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f9'))
  expect([t.ask, t.offers('amount')]).toEqual(['amount', [{ place: '1' }, { place: '2' }]])
  expect([0, 3, 30].map((place) => code(t, 'amount', { place }))).toEqual(['BAD_AMOUNT', 'BAD_AMOUNT', 'BAD_AMOUNT'])
})

test('DD-BAD-16 nobody defends unasked', () => {
  const t = at({ figures: { f9: 'A knight', f10: 'B knight', g16: 'B shade' }, crests: [{ attack: 1 }, { defense: 1, trap: 2 }] })
  expect([code(t, 'defend'), code(t, 'defend', {}, 1)]).toEqual(['WRONG_PHASE', 'NOT_YOUR_DECISION'])
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([t.ask, code(t, 'defend')]).toEqual(['respond', 'WRONG_PHASE'])
})
