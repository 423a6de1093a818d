import type { WindowFrame } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { text } from '../text.ts'
import { at, code, crests, damageOn, type Play, settle, where } from './positions.ts'

const shown = (t: Play, cell: string, stat: 'attack' | 'defense' | 'hp'): unknown => t.view(null).pieces[t.piece(cell)]!.values[stat]
const use = (piece: string, place = 0) => ({ piece, place })
const windowOf = (t: Play): WindowFrame => {
  const top = t.state.stack.findLast((f) => f.op === 'window')
  if (top === undefined || top.op !== 'window') throw new Error('nothing is open')
  return top
}
/** The links of the open chain, first in first. */
const links = (t: Play): readonly string[] => windowOf(t).links.map((link) => link.effect)
const resolved = (t: Play): readonly string[] => t.events.filter((event) => event.on === 'linkResolved').map((event) => event.cause)
/** Battle: A's champion against B's hound; B's imp, hexer and shade look on. */
const fight = (a: object, b: object): Play =>
  at({
    figures: { f9: 'A champion', f10: 'B knight', g16: 'B imp', g17: 'B shade' },
    crests: [{ movement: 1, ...a }, b],
    spare: false,
  })

test('DD-CHAIN-01 a chain begins with its opener, and every answer is a link after it, of either player', () => {
  const t = at({ figures: { g4: 'A ddm-114', g17: 'B shade' }, crests: [{ magic: 4, movement: 1 }, { trap: 4 }], spare: false })
  t.choose('activate', use('g4'))
  expect(links(t)).toEqual(['ddm-114/0'])
  t.choose('activate', use('g17')).choose('activate', use('g4'))
  expect(links(t)).toEqual(['ddm-114/0', 'shade/0', 'ddm-114/0'])
  expect(t.view(null).links.map((link) => link.player)).toEqual([0, 1, 0])
})

test('DD-CHAIN-02 a move, an attack, a master attack, an ability and an item open a chain', () => {
  const opened = (t: Play): readonly unknown[] => [t.asked, t.ask, windowOf(t).timing]
  const figures = { g4: 'A ddm-114', f9: 'A squire', f10: 'B hound', g2: 'B hound', f12: 'B shade', g8: 'A spring' }
  const start = (): Play => at({ figures, crests: [{ magic: 2, movement: 5, attack: 2 }, { trap: 9 }], spare: false })
  expect(opened(start().choose('move', { piece: 'f9', place: 'f8' }))).toEqual([1, 'respond', 'moveDeclared'])
  expect(opened(start().choose('attack', { piece: 'f9', target: 'f10' }))).toEqual([1, 'respond', 'attackDeclared'])
  expect(opened(start().choose('masterAttack', { piece: 'A', target: 'g2' }))).toEqual([1, 'respond', 'attackDeclared'])
  expect(opened(start().choose('activate', use('g4')))).toEqual([1, 'respond', 'activated'])
  expect(opened(start().choose('move', { piece: 'f9', place: 'g8' }).pass(2))).toEqual([1, 'respond', 'entered'])
})

test('DD-CHAIN-02 rolling and dimensioning open none: there is nothing to answer, only a chain of traps to begin', () => {
  const t = at({
    figures: { f9: 'A warlock', f11: 'B hound', f12: 'B shade' },
    crests: [{ magic: 2 }, { trap: 2 }],
    phase: 'roll',
    dice: [['blu1', 'blu1', 'blu1', 'grn1'], []],
    reserve: [['squire'], []],
    spare: false,
  })
  t.rolls(1, 1, 5).choose('roll', { piece: 'blu1#3' })
  expect([windowOf(t).timing, links(t)]).toEqual(['rolled', []])
  t.pass()
  expect(t.ask).toBe('summon') // A, with a magic ability, was not asked
  t.choose('summon', { piece: 'blu1', target: 'A squire' })
  while (['where', 'net'].includes(t.ask)) t.pass()
  expect([t.asked, windowOf(t).timing, links(t)]).toEqual([1, 'summoned', []])
})

test('DD-CHAIN-03 an answer obeys its timing', () => {
  const figures = { f9: 'A knight', f10: 'B ddm-111', g12: 'B ddm-111', f12: 'B warlock', g16: 'B tyrant' }
  const t = at({
    figures,
    crests: [
      { attack: 1, movement: 1 },
      { trap: 4, magic: 2, defense: 3 },
    ],
    spare: false,
  })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect(t.offers('activate')).toEqual([{ piece: 'f10', place: '1' }])
  expect([t.refusal('activate', use('g12', 1)), t.refusal('activate', use('f12')), t.refusal('activate', use('g16'))]).toEqual([
    'DD-CHAIN-03', // it is not the one aimed at
    'DD-ABILITY-03',
    'DD-ABILITY-08',
  ])
})

test('DD-CHAIN-04 after each link the opponent of its player answers first', () => {
  const t = at({ figures: { g4: 'A ddm-114', g17: 'B shade' }, crests: [{ magic: 6, movement: 1 }, { trap: 4 }], spare: false })
  t.choose('activate', use('g4'))
  expect(t.asked).toBe(1)
  t.pass()
  expect(t.asked).toBe(0) // then the player who added it
  t.choose('activate', use('g4'))
  expect(t.asked).toBe(1)
  t.choose('activate', use('g17'))
  expect(t.asked).toBe(0)
  t.pass()
  expect(t.asked).toBe(1)
})

test.each(['A spring', 'B spring'])("DD-CHAIN-04 after a trigger of %s the turn player's opponent answers first", (item) => {
  const figures = { f9: 'A shade', f8: item, f12: 'B shade' }
  const t = at({ figures, crests: [{ movement: 2, trap: 2 }, { trap: 2 }], spare: false })
  t.choose('move', { piece: 'f9', place: 'f8' }).pass(2)
  expect([windowOf(t).timing, links(t), t.asked]).toEqual(['entered', ['spring/0'], 1])
  t.pass()
  expect([windowOf(t).timing, t.asked]).toEqual(['entered', 0])
})

test('DD-CHAIN-05 a player answers or passes; when both pass one after the other the chain resolves', () => {
  const t = fight({ attack: 3 }, { trap: 2 })
  t.choose('attack', { piece: 'f9', target: 'f10' }).pass() // B passes
  expect(t.asked).toBe(0)
  t.choose('activate', use('f9')) // A answers: B may again
  expect([t.asked, t.acts]).toEqual([1, ['pass', 'activate']])
  t.pass()
  expect([t.asked, shown(t, 'f9', 'attack')]).toEqual([0, 30])
  t.pass()
  expect(shown(t, 'f9', 'attack')).toBe(40)
})

test('DD-CHAIN-05 there is nothing to pass on with nothing open', () => {
  const t = fight({ attack: 1 }, {})
  expect([t.refusal('pass'), code(t, 'pass')]).toEqual(['DD-CHAIN-05', 'NOTHING_OPEN'])
})

test('DD-CHAIN-06 DD-INV-17 the last link resolves first', () => {
  const t = fight({ attack: 3 }, { trap: 2, defense: 1 })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  t.choose('activate', use('g16')).choose('activate', use('f9')).choose('activate', use('g16')).choose('activate', use('f9'))
  expect(resolved(t)).toEqual(['champion/0', 'imp/0', 'champion/0', 'imp/0'])
})

test('DD-CHAIN-07 DD-CHAIN-17 no link is added while the chain resolves, and nobody else does anything but concede', () => {
  const figures = { f9: 'A ddm-114', g13: 'B shade', g16: 'B imp' }
  const t = at({ figures, crests: [{ magic: 4, movement: 1 }, { trap: 9 }], spare: false })
  t.choose('activate', use('f9')).choose('activate', use('g13')).pass(2)
  expect([t.ask, t.asked, t.offers('cell')]).toEqual(['cell', 1, [{ place: 'g12' }, { place: 'g14' }]])
  expect([t.refusal('activate', use('g13')), t.refusal('activate', use('f9'), 0)]).toEqual(['DD-TURN-01', 'DD-TURN-08'])
  expect([t.refusal('endTurn', {}, 0), t.acts]).toEqual(['DD-TURN-08', ['cell']])
  t.aside(0, 'resign')
  expect(t.outcome?.places).toEqual([2, 1])
})

test('DD-CHAIN-08 own links may be answered, and one ability used several times in a chain', () => {
  const t = at({ figures: { g4: 'A ddm-114' }, crests: [{ magic: 10, movement: 1 }, {}], spare: false })
  t.choose('activate', use('g4'))
  for (let i = 0; i < 4; i++) t.choose('activate', use('g4'))
  expect([resolved(t).length, shown(t, 'g4', 'attack'), crests(t, 0).magic]).toEqual([5, 70, 0])
})

test('DD-CHAIN-09 after each link monsters with damage up to their HP are destroyed, before the next', () => {
  const figures = { f9: 'A warlock', f10: 'B hexer', f11: 'B imp' }
  const t = at({ figures, crests: [{ magic: 2, movement: 1 }, { trap: 3 }], spare: false })
  t.choose('activate', use('f9')).choose('pick', { piece: 'f11' }).choose('activate', use('f10', 1))
  const told = t.told.filter((on) => ['linkResolved', 'destroyed'].includes(on))
  expect(told).toEqual(['linkResolved', 'destroyed', 'linkResolved', 'destroyed'])
})

/** Two shades of A, hemmed in, fade in one chain, each onto an item. */
const sprung = (g5: string, g6: string, life: readonly number[] = [3, 3]): Play => {
  const hemmed = { g3: 'A squire', f4: 'A squire', h4: 'A squire', g8: 'A squire' }
  const figures = { g4: 'A shade', g7: 'A shade', g5, g6, ...hemmed }
  const t = at({ figures, crests: [{ trap: 4, movement: 3 }, {}], life, spare: false })
  return t.choose('activate', use('g4')).choose('activate', use('g7'))
}

test('DD-CHAIN-10 triggers of a chain wait and open one of their own: first those of the turn player', () => {
  const t = sprung('B spring', 'A siphon')
  const told = t.events.filter((event) => ['linkAdded', 'linkResolved'].includes(event.on)).map((event) => `${event.on} ${event.cause}`)
  expect(told).toEqual([
    'linkAdded shade/0',
    'linkResolved shade/0',
    'linkResolved shade/0',
    'linkAdded siphon/0', // A's before B's, which therefore resolves first
    'linkAdded spring/0',
    'linkResolved spring/0',
    'linkResolved siphon/0',
  ])
  expect(crests(t, 0).movement).toBe(1)
})

test('DD-CHAIN-10 the turn player orders triggers of the own', () => {
  const order = (place: number): readonly string[] => {
    const t = sprung('A spring', 'A siphon')
    expect([t.ask, t.asked, t.offers('order')]).toEqual(['order', 0, [{ place: '0' }, { place: '1' }]])
    const view = t.view(0)
    expect(view.decision!.options.map((option) => text.option(view, option))).toEqual([
      'As it stands: Siphon (g6) first',
      'Spring (g5) first',
    ])
    return resolved(t.choose('order', { place }))
  }
  expect(order(0)).toEqual(order(1).slice().reverse())
  expect(order(0)).toHaveLength(2)
})

test('DD-CHAIN-11 a link without a legal target left fizzles, its cost stays paid', () => {
  const figures = { f8: 'A warlock', f9: 'A warlock', f11: 'B imp' }
  const t = at({ figures, crests: [{ magic: 4, movement: 1 }, {}], spare: false })
  t.choose('activate', use('f8')).choose('activate', use('f9'))
  expect(t.told.filter((on) => on.startsWith('link') || on === 'destroyed')).toEqual([
    'linkAdded',
    'linkResolved',
    'destroyed',
    'linkFizzled',
  ])
  expect(crests(t, 0).magic).toBe(0)
})

test('DD-CHAIN-12 a link resolves without its source, but for the parts that change it or measure from it', () => {
  const grave = at({
    figures: { f9: 'A ddm-058', f10: 'B hexer', f11: 'B hound' },
    crests: [{ magic: 2, movement: 1 }, { trap: 3 }],
  })
  grave.choose('activate', use('f9')).choose('pick', { piece: 'f11' }).choose('activate', use('f10', 1))
  expect([where(grave, grave.piece('A ddm-058')), damageOn(grave, 'f11')]).toEqual(['gone', 10])
  const dragon = at({
    figures: { f9: 'A ddm-110', f10: 'B hexer', f11: 'B hound' },
    damage: { f9: 20 },
    crests: [{ magic: 3, movement: 1 }, { trap: 3 }],
  })
  dragon.choose('activate', use('f9', 1)).choose('activate', use('f10', 1))
  expect([where(dragon, dragon.piece('A ddm-110')), where(dragon, dragon.piece('f11'))]).toEqual(['gone', 'f11'])
  const orgoth = at({
    figures: { f9: 'A ddm-114', f10: 'B hexer' },
    damage: { f9: 10 },
    crests: [{ magic: 2, movement: 1 }, { trap: 3 }],
  })
  settle(orgoth.choose('activate', use('f9')).choose('activate', use('f10', 1)))
  expect([where(orgoth, orgoth.piece('A ddm-114')), orgoth.state.standing]).toEqual(['gone', []])
})

test('DD-CHAIN-13 an attack resolves by the question to defend, a move by its first step', () => {
  const t = fight({ attack: 2, movement: 3 }, { trap: 2, defense: 1 })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect(t.ask).toBe('respond')
  while (t.ask === 'respond') t.pass()
  expect([t.ask, t.asked]).toEqual(['defend', 1])
  const move = fight({ movement: 3 }, { trap: 2 })
  move.choose('move', { piece: 'f9', place: 'f8' })
  expect([move.ask, where(move, move.piece('f9'))]).toEqual(['respond', 'f9'])
  move.pass()
  expect(move.told.slice(0, 4)).toEqual(['passed', 'passed', 'crestsPaid', 'monsterStepped'])
})

test('DD-CHAIN-14 what is left of a chain is dropped when the game ends', () => {
  const t = sprung('B ruin', 'A siphon', [3, 1])
  expect(t.outcome?.places).toEqual([1, 2])
  expect([resolved(t).at(-1), crests(t, 0).movement]).toEqual(['ruin/0', 3])
})

test('DD-CHAIN-15 whoever has no legal answer is passed at once', () => {
  const t = at({ figures: { f9: 'A squire', f10: 'B knight', g16: 'B imp' }, crests: [{ attack: 1, magic: 0 }, { trap: 0 }] })
  t.choose('attack', { piece: 'f9', target: 'f10' })
  expect(t.events.filter((event) => event.on === 'passed').map((event) => event.player)).toEqual(expect.arrayContaining([1, 0, 1, 0]))
  expect(damageOn(t, 'f10')).toBe(10)
})

test('DD-CHAIN-15 DD-INV-21 what lies face down changes neither views nor passes', () => {
  const [one, two] = ['B blast', 'B spring'].map((item) => {
    const figures = { f9: 'A squire', f10: 'B knight', h14: item, g16: 'B imp', g15: 'B shade' }
    const t = at({ figures, crests: [{ attack: 1, movement: 3 }, { trap: 3 }] })
    const seen = [t.view(0)]
    t.choose('attack', { piece: 'f9', target: 'f10' })
    seen.push(t.view(0))
    settle(t)
    return JSON.stringify([...seen, t.view(0), t.view(null), t.events, t.state.n])
  })
  expect(one).toBe(two)
  expect(one).not.toMatch(/blast|spring/i)
})

test('DD-CHAIN-16 with nothing open only the other player is asked, and a trap opens a new chain', () => {
  const t = at({ figures: { f9: 'A shade', f12: 'B shade' }, crests: [{ trap: 4, movement: 2 }, { trap: 2 }], spare: false })
  t.choose('move', { piece: 'f9', place: 'f8' }).pass(2)
  expect([t.asked, windowOf(t).timing, links(t)]).toEqual([1, 'moveEnded', []])
  t.choose('activate', use('f12'))
  expect([t.asked, links(t)]).toEqual([0, ['shade/0']]) // now A may answer
  t.pass().choose('cell', { place: 'f11' })
  expect([t.ask, t.asked, t.refusal('activate', use('f8'))]).toEqual(['main', 0, null]) // A goes on with an action
})
