import { expect, test } from 'vitest'
import { at, crests, damageOn, ends, type Play, type Position, settle, where } from './positions.ts'

const shown = (t: Play, cell: string, stat: 'attack' | 'defense' | 'hp'): unknown => t.view(null).pieces[t.piece(cell)]!.values[stat]
const use = (piece: string, place = 0) => ({ piece, place })
const kept = { movement: 1 } // keeps the turn open

/** A figure is rolled for and dimensioned among these; its text waits to be declined or chosen for. */
function summoned(id: string, position: Position): Play {
  const t = at({
    ...position,
    crests: [{ ...kept, ...position.crests?.[0] }, position.crests?.[1] ?? {}],
    phase: 'roll',
    dice: [[id, id, id, 'grn1'], []],
    reserve: [[id], []],
    spare: false,
  })
  t.rolls(1, 1, 1)
    .choose('roll', { piece: `${id}#3` })
    .choose('summon', { piece: id, target: `A ${id}#4` })
  while (['where', 'net'].includes(t.state.decision?.ask ?? '')) t.pass()
  return t
}

test('DD-FX-20 DD-FX-29 a text on dimension heals every own monster', () => {
  const t = summoned('ddm-002', { figures: { g4: 'A hound', g5: 'A mole', g16: 'B hound' }, damage: { g4: 10, g5: 10, g16: 10 } })
  expect([damageOn(t, 'g4'), damageOn(t, 'g5'), damageOn(t, 'g16')]).toEqual([0, 0, 10])
})

test('DD-FX-21 DD-FX-30 a text destroys the weakest opposing monster, and its player chooses among equals', () => {
  const t = summoned('ddm-013', { figures: { g4: 'A imp', g15: 'B squire', g16: 'B hound', g17: 'B knight' } })
  expect([t.ask, t.offers('pick')]).toEqual(['pick', [{ piece: 'g15' }, { piece: 'g16' }]])
  t.choose('pick', { piece: 'g16' })
  expect(where(t, t.piece('B hound'))).toBe('gone')
})

test('DD-FX-05 DD-FX-07 DD-FX-22 a text that may be declined destroys a tunneller for magic', () => {
  const position = { figures: { g4: 'A mole', g15: 'B mole', g16: 'B squire' }, crests: [{ magic: 3 }, {}] }
  const t = summoned('ddm-043', position)
  expect([t.ask, t.asked]).toEqual(['trigger', 0])
  t.choose('accept').choose('pick', { piece: 'g15' })
  expect([where(t, t.piece('B mole')), crests(t, 0).magic]).toEqual(['gone', 0])
  const declined = summoned('ddm-043', position).choose('decline')
  expect([where(declined, declined.piece('g15')), crests(declined, 0).magic]).toEqual(['g15', 3])
})

test('DD-FX-65 a text destroys every tunneller, of both players', () => {
  const t = summoned('ddm-044', { figures: { g4: 'A mole', g15: 'B mole', g16: 'B squire' }, crests: [{ magic: 4 }, {}] })
  t.choose('accept')
  expect([where(t, t.piece('A mole')), where(t, t.piece('B mole')), where(t, t.piece('g16'))]).toEqual(['gone', 'gone', 'g16'])
})

test('DD-FX-53 a text on dimension adds a crest, up to ten', () => {
  expect(crests(summoned('ddm-057', { figures: { g4: 'A hound' } }), 0).attack).toBe(1)
  expect(crests(summoned('ddm-105', { figures: { g4: 'A hound' }, crests: [{ trap: 10 }, {}] }), 0).trap).toBe(10)
})

test('DD-FX-10 DD-FX-54 three crests of one kind are traded for one of any', () => {
  const t = summoned('ddm-063', { figures: { g4: 'A hound' }, crests: [{ trap: 3, attack: 2, defense: 5 }, {}] })
  t.choose('accept')
  expect([t.ask, t.offers('kind')]).toEqual(['kind', [{ place: '2' }, { place: '4' }]])
  t.choose('kind', { place: 4 })
  expect(t.offers('kind')).toHaveLength(5)
  t.choose('kind', { place: 3 })
  expect([crests(t, 0).trap, crests(t, 0).magic]).toEqual([0, 1])
})

const limbs = { g2: 'A ddm-014', g3: 'A ddm-015', g4: 'A ddm-016', g5: 'A ddm-017', g16: 'B hound' }
test('DD-FX-15 DD-FX-61 with all four limbs in play Exodia wins, with three not', () => {
  const won = summoned('ddm-018', { figures: limbs })
  expect([won.outcome?.places, won.outcome?.rule]).toEqual([[1, 2], 'DD-WIN-04'])
  const lacking = summoned('ddm-018', { figures: { ...limbs, g5: 'B ddm-017' } })
  expect(lacking.outcome).toBe(null)
})

test('DD-FX-26 a monster grows by the printed values of destroyed demons', () => {
  const t = summoned('ddm-104', { figures: { g4: 'A hound' }, gone: [['tyrant', 'squire'], ['warlock']] })
  const girl = t.view(null).pieces[t.piece('A ddm-104#4')]!.values
  expect([girl.attack, girl.defense]).toEqual([80, 50]) // 20 + 40 + 20 and 10 + 20 + 20
})

test('DD-FX-59 DD-FX-67 no monster flies beside a Feral Imp, none tunnels beside a Winged Dragon', () => {
  const keywords = (t: Play, cell: string): unknown => t.view(null).pieces[t.piece(cell)]!.values.keywords
  const t = at({ figures: { g4: 'A ddm-006', g5: 'A wyvern', f12: 'B wyvern', f8: 'B ddm-007', f10: 'A mole' } })
  expect(['g5', 'f12', 'f8', 'f10'].map((cell) => keywords(t, cell))).toEqual(['', '', '', ''])
  const without = at({ figures: { g5: 'A wyvern', f10: 'A mole' } })
  expect(['g5', 'f10'].map((cell) => keywords(without, cell))).toEqual(['flying', 'tunnel'])
})

test('DD-FX-41 DD-FX-42 a slowed dragon moves every second own turn, another one step at most', () => {
  const figures = { g4: 'A ddm-031', g5: 'A ddm-024', f8: 'A ddm-077', g15: 'B hound' }
  const t = at({ figures, crests: [{ movement: 9 }, { movement: 9 }], spare: false })
  expect(ends(t, 'f8').slice().sort()).toEqual(['f9', 'g8'])
  t.choose('move', { piece: 'g5', place: 'g6' }).choose('endTurn').choose('endTurn')
  expect([t.asked, t.refusal('move', { piece: 'g6', place: 'g7' })]).toEqual([0, 'DD-ABILITY-12'])
  t.choose('endTurn').choose('endTurn')
  expect(t.refusal('move', { piece: 'g6', place: 'g7' })).toBe(null)
})

test('DD-FX-27 a continuous text raises a class of both players', () => {
  const t = at({ figures: { g4: 'A ddm-034', g5: 'A squire', f10: 'B knight', f12: 'B ghoul', g7: 'A ddm-086' } })
  expect(['g4', 'g5', 'f10', 'f12'].map((cell) => shown(t, cell, 'attack'))).toEqual([20, 20, 30, 10])
  expect(['g5', 'f10', 'f12'].map((cell) => shown(t, cell, 'defense'))).toEqual([20, 30, 10])
})

test('DD-FX-31 dragons under their lord take no damage of attacks and abilities, but of items', () => {
  const figures = { f9: 'A tyrant', f10: 'B ddm-024', g16: 'B ddm-100', f8: 'A warlock', f11: 'B blast' }
  const t = at({ figures, crests: [{ attack: 1, magic: 2, ...kept }, {}], spare: false })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  t.choose('activate', use('f8'))
  if (t.ask === 'pick') t.choose('pick', { piece: 'f10' })
  expect([damageOn(t, 'f10'), t.told.includes('damagePrevented')]).toEqual([0, true])
  const item = at({ figures: { ...figures, f12: 'B ddm-106' }, turn: 1, crests: [{}, { movement: 2 }], spare: false })
  item.choose('move', { piece: 'f12', place: 'f11' })
  expect(damageOn(item, 'f11')).toBe(20)
})

test('DD-FX-43 DD-FX-46 the Knight of Twin Swords walks two cells for a crest and attacks three times', () => {
  const t = at({ figures: { g8: 'A ddm-108', f11: 'B tyrant' }, crests: [{ movement: 3, attack: 4 }, {}] })
  t.choose('move', { piece: 'g8', place: 'f10' }) // three steps, two crests
  expect(crests(t, 0).movement).toBe(1)
  for (const damage of [10, 20, 30]) {
    settle(t.choose('attack', { piece: 'f10', target: 'f11' }))
    expect(damageOn(t, 'f11')).toBe(damage)
  }
  expect(t.refusal('attack', { piece: 'f10', target: 'f11' })).toBe('DD-ATTACK-03')
})

test('DD-FX-08 DD-FX-17 attack crests are paid for attack in this battle', () => {
  const t = at({ figures: { f9: 'A ddm-113', f10: 'B tyrant' }, crests: [{ attack: 5, ...kept }, { defense: 1 }], spare: false })
  t.choose('attack', { piece: 'f9', target: 'f10' }).pass().choose('activate', use('f9')).choose('amount', { place: 3 })
  while (t.ask === 'respond') t.pass()
  expect([shown(t, 'f9', 'attack'), crests(t, 0).attack, t.ask]).toEqual([60, 1, 'defend'])
})

test('DD-FX-68 what is to last for the next battle ends with it', () => {
  const figures = { f9: 'A ddm-053', g8: 'A squire', f10: 'B tyrant', g5: 'A hound' }
  const t = at({ figures, crests: [{ magic: 1, attack: 2, ...kept }, {}], spare: false })
  t.choose('activate', use('f9'))
  expect(shown(t, 'f9', 'attack')).toBe(30)
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([damageOn(t, 'f10'), shown(t, 'f9', 'attack')]).toEqual([30, 20])
})

test('DD-FX-31 defense crests are paid for less damage, as often as there are', () => {
  const t = at({ figures: { f9: 'A tyrant', f10: 'B ddm-106' }, crests: [{ attack: 1, ...kept }, { defense: 3 }], spare: false })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  t.choose('activate', use('f10')).choose('activate', use('f10')).choose('activate', use('f10'))
  settle(t)
  expect([damageOn(t, 'f10'), crests(t, 1).defense]).toEqual([10, 0])
})

test('DD-FX-32 all damage of an attack goes to another own monster', () => {
  const figures = { f9: 'A knight', f10: 'B ddm-072', g16: 'B tyrant', g17: 'B elder' }
  const t = at({ figures, crests: [{ attack: 1, ...kept }, { trap: 3 }], spare: false })
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10')).choose('pick', { piece: 'g16' })
  settle(t)
  expect([damageOn(t, 'f10'), damageOn(t, 'g16')]).toEqual([0, 20])
})
