import { describe, expect, test } from 'vitest'
import { at, code, crests, damageOn, type Play, type Position, settle, where } from './positions.ts'

const fight = (position: Position = {}): Play =>
  at({ figures: { f10: 'A knight', f11: 'B ddm-069' }, crests: [{ attack: 3 }, { defense: 3 }], ...position })
const strike = (t: Play): Play => t.choose('attack', { piece: 'f10', target: 'f11' })

describe('attacking', () => {
  test('DD-ATTACK-01 in the own action phase a monster attacks for an attack crest', () => {
    const t = fight()
    expect(code(t, 'attack', { piece: 'f11', target: 'f10' })).toBe('NOT_MOVABLE')
    expect(code(t, 'attack', { piece: 'f10', target: 'f11' }, 1)).toBe('NOT_YOUR_DECISION')
    strike(t)
    expect(crests(t, 0).attack).toBe(2)
    const poor = fight({ crests: [{ movement: 5, defense: 5 }, {}] })
    const refused = poor.reason('attack', { piece: 'f10', target: 'f11' })!
    expect([code(poor, 'attack', { piece: 'f10', target: 'f11' }), refused.need, refused.have]).toEqual(['NOT_ENOUGH_CRESTS', 1, 0])
    const early = fight({ phase: 'roll', dice: [['blu1', 'blu1', 'blu2', 'grn1'], []] })
    expect(code(early, 'attack', { piece: 'f10', target: 'f11' })).toBe('WRONG_PHASE')
  })

  test('DD-ATTACK-02, DD-EX-50, DD-BAD-15 the target stands on the next cell: not on a corner, not further', () => {
    const t = at({
      figures: { f11: 'A knight', f12: 'B ghoul', g12: 'B hound', f9: 'B mole', f10: 'B imp' },
      crests: [{ attack: 1 }],
    })
    expect(t.offers('attack')).toEqual([
      { piece: 'f11', target: 'f12' },
      { piece: 'f11', target: 'f10' },
    ])
    expect(code(t, 'attack', { piece: 'f11', target: 'g12' })).toBe('OUT_OF_RANGE')
    expect(code(t, 'attack', { piece: 'f11', target: 'f9' })).toBe('OUT_OF_RANGE')
    expect(code(t, 'attack', { piece: 'f11', target: 'B' })).toBe('OUT_OF_RANGE')
    expect(t.reason('attack', { piece: 'f11', target: 'f9' })!.have).toBe(2) // so far away
  })

  test('DD-ATTACK-03, DD-BAD-14 a monster attacks once in a turn in total, also with another target', () => {
    const t = at({ figures: { f11: 'A squire', f12: 'B tyrant', f10: 'B knight' }, crests: [{ attack: 3 }] })
    t.choose('attack', { piece: 'f11', target: 'f12' })
    expect(t.offers('attack')).toEqual([])
    for (const target of ['f12', 'f10']) expect(code(t, 'attack', { piece: 'f11', target })).toBe('ALREADY_ATTACKED')
    settle(t.choose('endTurn')).choose('endTurn')
    expect(code(t, 'attack', { piece: 'f11', target: 'f10' })).toBe(null)
  })

  test('DD-ATTACK-04 no attack while a battle, a chain, a move or a choice is open', () => {
    const inBattle = strike(fight())
    expect([inBattle.ask, inBattle.refusal('attack', { piece: 'f10', target: 'f11' })]).toEqual(['defend', 'DD-ATTACK-04'])
    const inMove = at({ figures: { f10: 'A knight', f11: 'B ghoul', g4: 'A squire' }, crests: [{ attack: 1, movement: 2 }] })
    inMove.choose('walk', { piece: 'g4' })
    expect([inMove.ask, inMove.refusal('attack', { piece: 'f10', target: 'f11' })]).toEqual(['path', 'DD-ATTACK-04'])
    const inChain = at({ figures: { f10: 'A shade', f11: 'B ghoul' }, crests: [{ attack: 1, trap: 4 }, {}] })
    inChain.choose('activate', { piece: 'f10', place: 0 })
    expect([inChain.ask, inChain.refusal('attack', { piece: 'f10', target: 'f11' })]).toEqual(['respond', 'DD-ATTACK-04'])
    expect(inChain.refusal('masterAttack', { piece: 'A', target: 'f11' })).toBe('DD-ATTACK-04')
  })

  test('DD-ATTACK-05, DD-EX-50 neither own figures nor items are attacked', () => {
    const t = at({
      figures: { f10: 'A knight', f9: 'A squire', f11: 'B spring', g2: 'A hound' },
      crests: [{ attack: 1 }],
      table: { neutral: ['e10'] },
    })
    expect(t.offers('attack')).toEqual([])
    expect(code(t, 'attack', { piece: 'f10', target: 'f9' })).toBe('NOT_AN_OPPONENT')
    expect(code(t, 'attack', { piece: 'g2', target: 'A' })).toBe('NOT_AN_OPPONENT')
    expect(code(t, 'attack', { piece: 'f10', target: '@f11' })).toBe('ILLEGAL_TARGET')
  })

  test('DD-ATTACK-06 who may not attack a flyer is offered only the others', () => {
    const t = at({ figures: { f11: 'A squire', f12: 'B wyvern', f10: 'B ghoul' }, crests: [{ attack: 1 }] })
    expect(t.offers('attack')).toEqual([{ piece: 'f11', target: 'f10' }])
  })

  test('DD-ATTACK-07 a monster with ATK 0 may attack', () => {
    const t = at({ figures: { f10: 'A imp', f11: 'B ghoul' }, crests: [{ attack: 1 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    expect([crests(t, 0).attack, damageOn(t, 'f11')]).toEqual([0, 0])
  })

  test('DD-ATTACK-08 declare and pay, answers, defence, answers, damage, end', () => {
    const t = at({
      figures: { f10: 'A champion', f11: 'B tyrant', g13: 'B imp' },
      crests: [{ attack: 4 }, { defense: 3, trap: 2 }],
    })
    const log: string[] = []
    const note = () => {
      log.push(...t.told.filter((on) => ['attackDeclared', 'defended', 'damaged', 'battleEnded'].includes(on)))
      if (t.ask !== 'main') log.push(`${t.ask} ${t.asked}`)
    }
    t.choose('attack', { piece: 'f10', target: 'f11' })
    expect(crests(t, 0).attack).toBe(3)
    note()
    for (const act of ['pass', 'pass', 'defend', 'pass', 'pass']) {
      t.choose(act)
      note()
    }
    expect(log).toEqual([
      'attackDeclared',
      'respond 1',
      'respond 0',
      'defend 1',
      'defended',
      'respond 1',
      'respond 0',
      'damaged',
      'battleEnded',
    ])
    expect(damageOn(t, 'f11')).toBe(10)
  })

  test('DD-ATTACK-09, DD-EX-59 an attack that can no longer happen asks for no defence and does no damage', () => {
    const t = at({
      figures: { f10: 'A knight', f11: 'B shade' },
      crests: [{ attack: 2 }, { trap: 2, defense: 1 }],
    })
    t.choose('attack', { piece: 'f10', target: 'f11' }).choose('activate', { piece: 'f11', place: 0 })
    expect([t.ask, where(t, t.piece('f12'))]).toEqual(['main', 'f12'])
    expect([damageOn(t, 'f12'), crests(t, 0).attack, crests(t, 1)]).toEqual([
      0,
      1,
      { movement: 0, attack: 0, defense: 1, magic: 0, trap: 0 },
    ])
    expect(code(t, 'attack', { piece: 'f10', target: 'f12' })).toBe('ALREADY_ATTACKED')
  })

  test('DD-ATTACK-09 the test is made again directly before the damage', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B shade' }, crests: [{ attack: 1 }, { trap: 2, defense: 1 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' }).choose('pass').choose('defend')
    t.choose('activate', { piece: 'f11', place: 0 })
    expect([t.ask, damageOn(t, 'f12'), crests(t, 1).defense]).toEqual(['main', 0, 0])
    expect(t.told).not.toContain('damaged')
  })

  test('DD-ATTACK-09 both must be in play, on opposing sides and allowed by Flying', () => {
    const dead = at({ figures: { f10: 'A knight', f11: 'B ddm-069', f9: 'B hexer' }, crests: [{ attack: 1 }, { trap: 3, defense: 1 }] })
    strike(dead).choose('activate', { piece: 'f9', place: 1 })
    expect([dead.ask, where(dead, dead.piece('A knight')), damageOn(dead, 'f11')]).toEqual(['main', 'gone', 0])
    const flies = at({
      figures: { f10: 'A knight', f11: 'B wyvern', f9: 'B hexer', f8: 'A ddm-006' },
      crests: [{ attack: 1 }, { trap: 3, defense: 1 }],
    })
    strike(flies).choose('activate', { piece: 'f9', place: 1 }).choose('pick', { piece: 'f8' }) // who stopped all flying
    expect([flies.ask, damageOn(flies, 'f11'), crests(flies, 1).defense]).toEqual(['main', 0, 1])
    const taken = at({
      figures: { f10: 'A knight', f11: 'B ddm-069', g4: 'A ddm-099' },
      crests: [{ attack: 1, magic: 10 }, { defense: 1 }],
    })
    strike(taken).choose('activate', { piece: 'g4', place: 0 })
    expect([taken.ask, taken.state.pieces[taken.piece('f11')]!.controller, damageOn(taken, 'f11')]).toEqual(['main', 0, 0])
  })

  test('DD-ATTACK-10 declaring it is having attacked', () => {
    const t = strike(fight())
    expect([t.ask, t.state.marks[t.piece('f10')]!.attacks]).toEqual(['defend', 1])
  })

  test('DD-ATTACK-11 a battle against a Dungeon Master has both windows and no defence', () => {
    const t = at({ figures: { g18: 'A champion', f16: 'B hexer' }, crests: [{ attack: 3 }, { defense: 3, trap: 2 }] })
    const asked: string[] = []
    t.choose('attack', { piece: 'g18', target: 'B' })
    for (; t.ask !== 'main'; t.pass()) asked.push(`${t.ask} ${t.asked}`)
    expect(asked).toEqual(['respond 1', 'respond 0', 'respond 1', 'respond 0'])
    expect(t.state.players[1]!.life).toBe(2)
  })

  test('DD-ATTACK-12 attack abilities are paid beside the attack crest', () => {
    const t = at({ figures: { f10: 'A champion', f11: 'B tyrant' }, crests: [{ attack: 2 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    expect(crests(t, 0).attack).toBe(1)
    settle(t.choose('activate', { piece: 'f10', place: 0 }))
    expect([crests(t, 0).attack, where(t, t.piece('B tyrant'))]).toEqual([0, 'gone'])
  })

  test('DD-ATTACK-13 an attack is never compulsory', () => {
    const t = fight()
    expect(t.offers('attack')).toHaveLength(1)
    t.choose('endTurn')
    expect([t.told.includes('turnEnded'), crests(t, 0).attack, damageOn(t, 'f11')]).toEqual([true, 3, 0])
  })
})

describe('defending', () => {
  test('DD-DEFEND-01 the controller of the attacked monster may pay a defense crest, against monsters and Dungeon Masters', () => {
    const t = strike(fight())
    expect([t.ask, t.asked, t.acts]).toEqual(['defend', 1, ['noDefend', 'defend']])
    t.choose('defend')
    expect([crests(t, 1).defense, damageOn(t, 'f11')]).toEqual([2, 0])
    const master = at({ figures: { g18: 'A squire', f16: 'B squire' }, crests: [{ defense: 1 }, { attack: 1, movement: 1 }], turn: 1 })
    master.choose('masterAttack', { piece: 'B', target: 'g18' })
    expect([master.ask, master.asked]).toEqual(['defend', 0])
    master.choose('defend')
    expect([crests(master, 0).defense, damageOn(master, 'g18')]).toEqual([0, 0])
  })

  test('DD-DEFEND-02 the choice is made anew for each attack, as often as it can be paid', () => {
    const t = at({
      figures: { f10: 'A knight', f12: 'A knight', f11: 'B ddm-069' },
      crests: [{ attack: 2 }, { defense: 2 }],
    })
    t.choose('attack', { piece: 'f10', target: 'f11' }).choose('defend')
    t.choose('attack', { piece: 'f12', target: 'f11' })
    expect(t.ask).toBe('defend')
    t.choose('defend')
    expect([damageOn(t, 'f11'), crests(t, 1).defense]).toEqual([0, 0])
  })

  test('DD-DEFEND-02 a flyer defends too', () => {
    const t = at({ figures: { f10: 'A elder', f11: 'B elder' }, crests: [{ attack: 1 }, { defense: 1 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' }).choose('defend')
    expect(damageOn(t, 'f11')).toBe(10)
  })

  test('DD-DEFEND-03, DD-EX-48 without a defense crest nothing is asked', () => {
    const t = strike(fight({ crests: [{ attack: 1, movement: 1 }, { magic: 9 }] }))
    expect([t.ask, damageOn(t, 'f11')]).toEqual(['main', 20])
  })

  test('DD-DEFEND-04 only the attacked monster defends', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B ghoul', f12: 'B tyrant' }, crests: [{ attack: 1 }, { defense: 1 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    expect(t.decision.source).toBe(t.piece('f11'))
    expect(t.refusal('defend', { piece: 'f12' })).not.toBe(null)
    t.choose('defend')
    expect(where(t, t.piece('B ghoul'))).toBe('gone') // its own DEF of 10 against 20
  })

  test('DD-DEFEND-05 a Dungeon Master cannot defend', () => {
    const t = at({ figures: { g18: 'A squire', f16: 'B tyrant' }, crests: [{ attack: 1 }, { defense: 5 }] })
    t.choose('attack', { piece: 'g18', target: 'B' })
    expect([t.ask, t.state.players[1]!.life, crests(t, 1).defense]).toEqual(['main', 2, 5])
  })

  test('DD-DEFEND-06, DD-EX-63 defend abilities and Normal Defend are paid separately; more DEF helps only who defends', () => {
    const position = { figures: { f10: 'A elder', f11: 'B tyrant' }, crests: [{ attack: 1 }, { defense: 2 }] }
    const both = at(position).choose('attack', { piece: 'f10', target: 'f11' }).choose('activate', { piece: 'f11', place: 0 })
    settleTo(both, 'defend').choose('defend')
    expect([damageOn(both, 'f11'), crests(both, 1).defense]).toEqual([0, 0])
    const bare = at(position).choose('attack', { piece: 'f10', target: 'f11' }).choose('activate', { piece: 'f11', place: 0 })
    settleTo(bare, 'defend').choose('noDefend')
    settle(bare)
    expect([where(bare, bare.piece('B tyrant')), crests(bare, 1).defense]).toEqual(['gone', 1])
  })

  test('DD-DEFEND-07 it is decided after the first answers, and stands', () => {
    const t = at({ figures: { f10: 'A champion', f11: 'B tyrant' }, crests: [{ attack: 3 }, { defense: 3 }] })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    const asked: string[] = []
    for (; t.ask !== 'defend'; t.pass()) asked.push(t.ask)
    expect(asked.length).toBeGreaterThan(0)
    t.choose('defend')
    expect([t.ask, code(t, 'noDefend'), code(t, 'defend')]).toEqual(['respond', 'WRONG_PHASE', 'WRONG_PHASE'])
  })
})

/** Everybody passes until this is asked. */
function settleTo(t: Play, ask: string): Play {
  while (t.ask !== ask) t.pass()
  return t
}
