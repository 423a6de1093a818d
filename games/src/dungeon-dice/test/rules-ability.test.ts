import { compile, type PlayerId, Table } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { defs, limited } from '../catalog.ts'
import { kindFault, kindsOf } from '../chain.ts'
import { game, parts } from '../game.ts'
import type { Crests, DungeonEffect } from '../lexicon.ts'
import { at, code, crests, damageOn, type Play, settle, where } from './positions.ts'

const shown = (t: Play, cell: string, stat: 'attack' | 'defense' | 'hp'): unknown => t.view(null).pieces[t.piece(cell)]!.values[stat]
/** The window that is open, by what opened it. */
const timing = (t: Play): string | null => {
  const top = t.state.stack.at(-1)!
  return top.op === 'window' ? top.timing : null
}
const use = (piece: string, place = 0) => ({ piece, place })

test('DD-ABILITY-01 the controller activates an ability by paying its cost, nobody else and not without', () => {
  const t = at({ figures: { g4: 'A ddm-114', g16: 'B ddm-114' }, crests: [{ magic: 3 }, { magic: 9 }], spare: false })
  expect(t.offers('activate')).toEqual([{ piece: 'g4', place: '0' }])
  expect(t.refusal('activate', use('g16'))).toBe('DD-TURN-08')
  t.choose('activate', use('g4'))
  expect([crests(t, 0).magic, shown(t, 'g4', 'attack')]).toEqual([1, 30])
})

test('DD-ABILITY-01 an ability that cannot be paid is refused', () => {
  const t = at({ figures: { g4: 'A ddm-114', g5: 'A warlock', g7: 'B imp' }, crests: [{ magic: 1, movement: 1 }, {}] })
  expect(code(t, 'activate', use('g4'))).toBe('NOT_ENOUGH_CRESTS')
})

test('DD-ABILITY-02 an ability is used as often as it can be paid', () => {
  const t = at({ figures: { g4: 'A ddm-114' }, crests: [{ magic: 7, movement: 1 }, {}], spare: false })
  for (const attack of [30, 40, 50]) {
    t.choose('activate', use('g4')).pass() // A may answer the own link, and does not
    if (t.ask === 'respond') t.pass()
    expect(shown(t, 'g4', 'attack')).toBe(attack)
  }
  expect(t.refusal('activate', use('g4'))).toBe('DD-CREST-06')
})

test('DD-ABILITY-03 magic abilities are for the own turn, as an action and as an answer', () => {
  const figures = { f9: 'A warlock', f10: 'B warlock', g8: 'A shade', f12: 'B shade' }
  const t = at({
    figures,
    crests: [
      { magic: 4, movement: 1 },
      { magic: 4, trap: 2 },
    ],
  })
  expect(t.offers('activate')).toContainEqual({ piece: 'f9', place: '0' })
  t.choose('move', { piece: 'f4', place: 'g4' })
  expect([t.asked, t.offers('activate')]).toEqual([1, [{ piece: 'f12', place: '0' }]])
  expect([t.refusal('activate', use('f10')), code(t, 'activate', use('f10'))]).toEqual(['DD-ABILITY-03', 'WRONG_TIMING'])
  t.pass()
  expect([t.asked, t.offers('activate')]).toEqual([0, expect.arrayContaining([{ piece: 'f9', place: '0' }])])
})

test('DD-ABILITY-04 attack and defend abilities only during a battle', () => {
  const figures = { f9: 'A champion', f10: 'B tyrant' }
  const t = at({ figures, crests: [{ attack: 2, movement: 1 }, { defense: 2 }], spare: false })
  expect([t.refusal('activate', use('f9')), code(t, 'activate', use('f9'))]).toEqual(['DD-ABILITY-04', 'WRONG_TIMING'])
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([t.asked, t.offers('activate')]).toEqual([1, [{ piece: 'f10', place: '0' }]])
  t.pass()
  expect([t.asked, t.offers('activate')]).toEqual([0, [{ piece: 'f9', place: '0' }]])
})

test('DD-ABILITY-05 trap abilities in the own turn and in that of the opponent', () => {
  const t = at({ figures: { g5: 'A shade', f10: 'B shade' }, crests: [{ trap: 2, movement: 1 }, { trap: 2 }] })
  expect(t.offers('activate')).toContainEqual({ piece: 'g5', place: '0' })
  t.choose('move', { piece: 'f4', place: 'g4' })
  expect([t.asked, t.offers('activate')]).toEqual([1, [{ piece: 'f10', place: '0' }]])
})

test('DD-ABILITY-06 the kind is that of the crest paid; with several kinds all must be allowed', () => {
  expect(kindsOf([{ op: 'pay', crests: { magic: 1, trap: 1 } }])).toEqual(['magic', 'trap'])
  expect(kindsOf([{ op: 'pay', crests: { trap: 1 }, plus: { crest: 'attack', n: 1 } }])).toEqual(['trap', 'attack'])
  expect(kindsOf([{ op: 'payX', crest: 'attack', max: 3, as: '$x' }])).toEqual(['attack'])
  const play = at({ figures: { g5: 'A shade', f10: 'B shade' } })
  const t = new Table(play.state, compile(parts), null)
  const fault = (player: number, cell: string, kinds: Parameters<typeof kindFault>[3]) =>
    kindFault(t, player as PlayerId, play.piece(cell), kinds)?.rule ?? null
  expect([fault(0, 'g5', ['magic', 'trap']), fault(1, 'f10', ['trap'])]).toEqual([null, null])
  expect([fault(1, 'f10', ['trap', 'magic']), fault(0, 'g5', ['magic', 'attack'])]).toEqual(['DD-ABILITY-03', 'DD-ABILITY-04'])
})

test('DD-ABILITY-06 an ability without crest cost states in its data when it can be used', () => {
  const free = defs.flatMap((def) => def.effects.filter((effect) => effect.kind === 'use' && effect.cost === undefined))
  expect(free.map((effect) => effect.kind === 'use' && effect.at)).toEqual(['action'])
  const figures = { g5: 'A ddm-123', h4: 'A ddm-123', f9: 'A shade', f10: 'B shade', g6: 'A hound' }
  const t = at({ figures, faceUp: ['g5', 'h4'], crests: [{ movement: 3, trap: 2 }, { trap: 2 }], spare: false })
  t.choose('move', { piece: 'g6', place: 'g5' }).pass(2).choose('activate', use('f10')) // after the move
  expect([t.asked, t.offers('activate'), t.refusal('activate', use('@g5'))]).toEqual([0, [{ piece: 'f9', place: '0' }], 'DD-CHAIN-03'])
  settle(t)
  expect([t.ask, t.refusal('activate', use('@g5'))]).toEqual(['main', null])
})

test('DD-ABILITY-07 what is used in battle is paid beside the crest of the attack', () => {
  const position = { figures: { f9: 'A champion', f10: 'B hound', f11: 'B shade' }, spare: false } as const
  const one = at({ ...position, crests: [{ attack: 1, movement: 1 }, { trap: 2 }] })
  one.choose('attack', { piece: 'f9', target: 'f10' })
  expect(crests(one, 0).attack).toBe(0)
  one.pass() // A is not asked: press cannot be paid
  expect([one.asked, timing(one)]).toEqual([1, 'defended'])
  const two = at({ ...position, crests: [{ attack: 2, movement: 1 }, { trap: 2 }] })
  two.choose('attack', { piece: 'f9', target: 'f10' }).pass().choose('activate', use('f9'))
  expect(crests(two, 0).attack).toBe(0)
})

test('DD-ATTACK-08 that a monster is not defended is told before its player is asked on: a redeal for the attacker finds the same question', () => {
  const t = at({
    figures: { f9: 'A champion', f10: 'B hound', f11: 'B shade' },
    spare: false,
    crests: [{ attack: 1, movement: 1 }, { trap: 2 }],
  })
  t.choose('attack', { piece: 'f9', target: 'f10' }).pass()
  expect([t.asked, t.ask, t.told.includes('undefended')]).toEqual([1, 'respond', true])
  const redealt = game.clone(t.state)
  game.resample(redealt, 0 as PlayerId, 'another deal')
  expect(game.view(redealt, 0 as PlayerId)).toEqual(game.view(t.state, 0 as PlayerId))
})

test('DD-ABILITY-08 only the attacking monster uses attack abilities, only the attacked one defend abilities', () => {
  const figures = { f9: 'A champion', g8: 'A champion', f10: 'B tyrant', f11: 'B tyrant' }
  const t = at({ figures, crests: [{ attack: 3 }, { defense: 3 }] })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([t.refusal('activate', use('f11')), t.refusal('activate', use('f10'))]).toEqual(['DD-ABILITY-08', null])
  t.pass()
  expect([t.refusal('activate', use('g8')), t.refusal('activate', use('f9'))]).toEqual(['DD-ABILITY-08', null])
})

test('DD-ABILITY-09 what an attack or defend ability causes ends with its battle', () => {
  const figures = { f9: 'A champion', f10: 'B tyrant', g16: 'B shade' }
  const t = at({
    figures,
    crests: [
      { attack: 2, movement: 1 },
      { defense: 2, trap: 2 },
    ],
    spare: false,
  })
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10')).choose('activate', use('f9')).pass()
  expect([shown(t, 'f9', 'attack'), shown(t, 'f10', 'defense'), t.ask]).toEqual([40, 40, 'defend'])
  t.choose('defend').pass()
  expect([timing(t), t.state.standing]).toEqual(['battleEnded', []])
  expect([shown(t, 'f9', 'attack'), shown(t, 'f10', 'defense'), damageOn(t, 'f10')]).toEqual([30, 20, 0])
})

test('DD-ABILITY-10 the own turn covers answers in any of its chains, not the time before the roll', () => {
  const dice = ['blu1', 'blu1', 'blu1', 'grn1']
  const t = at({
    figures: { f9: 'A warlock', f10: 'B shade' },
    crests: [{ magic: 2 }, { trap: 2 }],
    phase: 'roll',
    dice: [dice, []],
    spare: false,
  })
  expect([t.ask, t.refusal('activate', use('f9'))]).toEqual(['roll', 'DD-TURN-01'])
  t.rolls(5, 5, 5)
  t.choose('roll', { piece: 'blu1#3' }) // the first two choose themselves
  expect([timing(t), t.asked]).toEqual(['rolled', 1])
  t.choose('activate', use('f10')) // the chain after the roll is one of A's turn
  expect([t.asked, t.offers('activate')]).toEqual([0, [{ piece: 'f9', place: '0' }]])
})

test('DD-ABILITY-11 with nothing open trap abilities start after roll, summon, move, battle, chain and at the end of the turn', () => {
  const dice = ['blu1', 'blu1', 'blu1', 'grn1']
  const t = at({
    figures: { f9: 'A squire', f4: 'A ddm-114', f10: 'B shade', f12: 'B warlock' },
    crests: [
      { magic: 2, attack: 1, movement: 5 },
      { trap: 2, magic: 2 },
    ],
    phase: 'roll',
    dice: [dice, []],
    reserve: [['squire'], []],
  })
  const asked: (string | null)[] = []
  const traps = () => {
    expect([t.asked, t.offers('activate')]).toEqual([1, [{ piece: 'f10', place: '0' }]])
    asked.push(timing(t))
    t.pass()
  }
  t.rolls(1, 1, 5)
  t.choose('roll', { piece: 'blu1#3' }) // the first two choose themselves
  traps()
  t.choose('summon', { piece: 'blu1', target: 'A squire' }).pass(t.ask === 'where' ? 1 : 0)
  while (t.ask !== 'respond') t.pass()
  traps()
  t.choose('activate', use('f4')).pass() // an answer to the link, then the window after the chain
  traps()
  t.choose('move', { piece: 'f4', place: 'g4' }).pass()
  traps()
  t.choose('attack', { piece: 'f9', target: 'f10' }).pass() // an answer to the attack
  while (timing(t) !== 'battleEnded') t.pass()
  traps()
  t.choose('endTurn')
  traps()
  expect(asked).toEqual(['rolled', 'summoned', 'activated', 'moveEnded', 'battleEnded', 'turnEnding'])
})

test('DD-ABILITY-12 continuous texts work while the monster is in play, without cost', () => {
  const t = at({
    figures: { g5: 'A ddm-006', f9: 'A ghoul', g6: 'A wyvern', f10: 'B ddm-023', f12: 'B ghoul' },
    crests: [{ attack: 1, movement: 4 }, {}],
  })
  expect([shown(t, 'f9', 'attack'), shown(t, 'f12', 'attack'), shown(t, 'f10', 'attack')]).toEqual([20, 20, 20])
  expect(t.view(null).pieces[t.piece('g6')]!.values.keywords).toBe('') // no monster flies
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([shown(t, 'f9', 'attack'), shown(t, 'f12', 'attack')]).toEqual([10, 10])
})

test('DD-ABILITY-13 abilities are used in the turn of entry, after a move and after an attack', () => {
  const t = at({ figures: { g8: 'A champion', f9: 'A ddm-114', f10: 'B tyrant' }, crests: [{ magic: 2, attack: 1, movement: 3 }, {}] })
  settle(t.choose('attack', { piece: 'f9', target: 'f10' }))
  expect(t.offers('activate')).toContainEqual({ piece: 'f9', place: '0' })
  settle(t.choose('move', { piece: 'f4', place: 'g5' }))
  expect(t.offers('activate')).toContainEqual({ piece: 'g5', place: '0' })
  settle(t.choose('activate', use('g5')))
  expect(shown(t, 'g5', 'attack')).toBe(30)
})

/** A squire on one vortex, beside an elder; another vortex on h4. */
const vortexes = (held: Crests): Play => {
  const t = at({
    figures: { f9: 'A ddm-123', h4: 'B ddm-123', g8: 'A squire', f4: 'A hound', f10: 'B tyrant' },
    faceUp: ['f9', 'h4'],
    crests: [{ movement: 3, ...held }, {}],
    spare: false,
  })
  return t.choose('move', { piece: 'g8', place: 'f9' })
}

test('DD-ABILITY-13 what moves a monster itself cannot be used after it has attacked', () => {
  const t = vortexes({ movement: 4, attack: 1 })
  expect(t.refusal('activate', use('@f9'))).toBe(null)
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect([t.refusal('activate', use('@f9')), code(t, 'activate', use('@f9'))]).toEqual(['DD-ABILITY-13', 'WRONG_TIMING'])
})

test('DD-ABILITY-14 targets are chosen and costs paid at once, the effect happens when the link resolves', () => {
  const t = at({
    figures: { f9: 'A warlock', f11: 'B hound', f12: 'B shade' },
    crests: [{ magic: 2, movement: 1 }, { trap: 2 }],
    spare: false,
  })
  t.choose('activate', use('f9'))
  expect([t.ask, t.offers('pick'), crests(t, 0).magic]).toEqual(['pick', [{ piece: 'f11' }, { piece: 'f12' }], 2])
  t.choose('pick', { piece: 'f11' })
  expect([t.ask, t.asked, crests(t, 0).magic, damageOn(t, 'f11')]).toEqual(['respond', 1, 0, 0])
  t.pass()
  expect(damageOn(t, 'f11')).toBe(10)
})

test('DD-ABILITY-15 once per turn counts for each monster and ability, and anew with every turn', () => {
  const t = at({
    figures: { f8: 'A warlock', f9: 'A warlock', f11: 'B elder' },
    crests: [{ magic: 8, movement: 1 }, { movement: 2 }],
    spare: false,
  })
  t.choose('activate', use('f9'))
  if (t.ask === 'respond') t.pass()
  expect([t.refusal('activate', use('f9')), code(t, 'activate', use('f9')), t.refusal('activate', use('f8'))]).toEqual([
    'DD-ABILITY-15',
    'LIMIT_REACHED',
    null,
  ])
  t.choose('activate', use('f8'))
  expect([damageOn(t, 'f11'), t.state.uses.length]).toEqual([20, 2])
  t.choose('endTurn')
  expect([t.asked, t.state.uses]).toEqual([1, []]) // a new turn of either player
  t.choose('endTurn')
  expect([t.asked, t.refusal('activate', use('f9'))]).toEqual([0, null])
})

test('DD-ABILITY-16 what costs nothing and has no printed limit is used once per turn', () => {
  const free: DungeonEffect = { kind: 'use', do: [{ op: 'gain', crests: { trap: 1 } }] }
  const paid: DungeonEffect = { ...free, cost: [{ op: 'pay', crests: { magic: 1 } }] }
  expect([limited(free), limited(paid), limited({ ...free, limit: 'game' })]).toEqual([
    { ...free, limit: 'turn' },
    paid,
    { ...free, limit: 'game' },
  ])
  const t = vortexes({ movement: 4 })
  t.choose('activate', use('@f9'))
  expect([where(t, t.piece('h4')), t.refusal('activate', use('@h4'))]).toEqual(['h4', null])
  t.choose('activate', use('@h4'))
  expect([t.piece('f9') > 1, t.refusal('activate', use('@f9'))]).toEqual([true, 'DD-ABILITY-15'])
})

test('DD-ABILITY-17 modifiers count in the order in which they resolved; "becomes" replaces, later ones add', () => {
  const position = {
    figures: { f9: 'A champion', f10: 'B hexer' },
    crests: [
      { attack: 2, movement: 1 },
      { trap: 2, defense: 1 },
    ],
    spare: false,
  } as const
  const first = at(position).choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10'))
  first.choose('pick', { piece: 'f9' }).choose('activate', use('f9')) // press resolves before wither
  expect(shown(first, 'f9', 'attack')).toBe(0)
  const last = at({ ...position, figures: { ...position.figures, f11: 'B imp' } }).choose('attack', { piece: 'f9', target: 'f10' })
  last.pass().choose('activate', use('f9')).choose('activate', use('f10')).choose('pick', { piece: 'f9' }) // wither before press
  expect(shown(last, 'f9', 'attack')).toBe(10)
})

test('DD-ABILITY-17 continuous modifiers of monsters in play come first', () => {
  const figures = { f9: 'A champion', g8: 'A ddm-034', f10: 'B hexer' }
  const t = at({
    figures,
    crests: [
      { attack: 2, movement: 1 },
      { trap: 2, defense: 1 },
    ],
    spare: false,
  })
  expect(shown(t, 'f9', 'attack')).toBe(40)
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10')).choose('pick', { piece: 'f9' }).pass()
  expect(shown(t, 'f9', 'attack')).toBe(0)
})

test('DD-ABILITY-18 the new controller pays and decides; flags stay as they are', () => {
  const figures = { g5: 'A ddm-099', f9: 'B warlock', f11: 'B hound', f12: 'B squire' }
  const t = at({ figures, crests: [{ magic: 10, movement: 2, attack: 1 }, { magic: 2 }], spare: false })
  t.state.marks[t.piece('f9')]!.moved = true
  t.choose('activate', use('g5')).choose('pick', { piece: 'f9' })
  expect(t.refusal('move', { piece: 'f9', place: 'f8' })).toBe('DD-MOVE-05')
  t.choose('activate', use('f9')).choose('pick', { piece: 'f11' })
  expect([crests(t, 0).magic, crests(t, 1).magic, damageOn(t, 'f11')]).toEqual([0, 2, 10])
  t.choose('endTurn')
  expect(t.state.pieces[t.piece('f9')]!.controller).toBe(1)
})

test('DD-ABILITY-19 only what is in play is aimed at, and only what is in play has abilities', () => {
  const t = at({
    figures: { f9: 'A warlock', f11: 'B hound', f10: 'B ghoul' },
    reserve: [['warlock'], ['hound', 'blast']],
    crests: [{ magic: 4 }, {}],
  })
  expect(t.refusal('activate', use('A warlock'))).toBe('DD-ABILITY-19')
  t.choose('activate', use('f9'))
  expect(t.offers('pick')).toEqual([{ piece: 'f11' }, { piece: 'f10' }])
  expect(['B hound', 'B blast'].map((piece) => code(t, 'pick', { piece }))).toEqual(['BAD_TARGETS', 'BAD_TARGETS'])
})

test('DD-ABILITY-20 an ability is not activated without the targets it needs', () => {
  const t = at({ figures: { f9: 'A warlock', f12: 'B hound', g16: 'B ghoul' }, crests: [{ magic: 4, movement: 9 }, {}] })
  expect(t.refusal('activate', use('f9'))).toBe(null)
  const far = at({ figures: { f9: 'A warlock', g12: 'B hound', g5: 'A imp' }, crests: [{ magic: 4, trap: 1 }, {}] })
  expect([far.refusal('activate', use('f9')), far.refusal('activate', use('g5'))]).toEqual(['DD-BOARD-15', 'DD-ABILITY-20'])
  expect([code(far, 'activate', use('f9')), code(far, 'activate', use('g5'))]).toEqual(['OUT_OF_RANGE', 'BAD_TARGETS'])
})

/** The Rogue Doll is dimensioned beside these, with magic for its text: it heals two different monsters. */
const doll = (figures: Readonly<Record<string, string>>): Play => {
  const dice = ['ddm-035', 'ddm-035', 'ddm-035', 'grn1']
  const t = at({
    figures,
    board: 'A-CROSS',
    crests: [{ magic: 3 }, {}],
    phase: 'roll',
    dice: [dice, []],
    reserve: [['ddm-035'], []],
    spare: false,
  })
  t.rolls(1, 1, 3).choose('roll', { piece: 'ddm-035#3' })
  t.choose('summon', { piece: 'ddm-035', target: 'A ddm-035#4' })
  while (['where', 'net'].includes(t.ask)) t.pass()
  return t
}

test('DD-ABILITY-20 a text for two different targets needs both', () => {
  const both = doll({ g4: 'A hound', g5: 'A mole' })
  expect([both.ask, both.asked]).toEqual(['trigger', 0])
  both.choose('accept').choose('pick', { piece: 'g4' })
  expect(both.offers('pick')).toHaveLength(2)
  const alone = doll({})
  expect(alone.ask).not.toBe('trigger')
})
