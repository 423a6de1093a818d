import { compile, type PlayerId, Table } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../config.ts'
import { game, parts } from '../game.ts'
import { changeLife } from '../harm.ts'
import { at, code, crests, damageOn, type Play, settle, walk, where } from './positions.ts'

const lives = (t: Play) => t.state.players.map((p) => p.life)
/** B's turn, an A monster at B's gate. */
const gate = (monster: string, more: Parameters<typeof at>[0] = {}): Play =>
  at({ figures: { g18: `A ${monster}`, g12: 'B hound' }, crests: [{}, { attack: 2 }], turn: 1, ...more })

describe('the Dungeon Master', () => {
  test('DD-MASTER-01 3 LP, ATK 10, DEF 0; it is neither moved nor controlled', () => {
    const s = game.setup(tableFor(2), 'x')
    expect(s.players.map((p) => p.life)).toEqual([3, 3])
    const t = gate('knight')
    t.choose('masterAttack', { piece: 'B', target: 'g18' })
    expect(damageOn(t, 'g18')).toBe(10)
    const take = at({ figures: { g18: 'A ddm-099', f11: 'B ghoul', g14: 'B hound' }, crests: [{ magic: 10, movement: 3 }] })
    expect(code(take, 'move', { piece: 'A', place: 'g2' })).toBe('NOT_MOVABLE')
    take.choose('activate', { piece: 'g18', place: 0 })
    expect(take.offers('pick')).toEqual([{ piece: 'f11' }, { piece: 'g14' }])
  })

  test('DD-MASTER-02 it is attacked from the path cells beside its slot, for an attack crest', () => {
    const t = at({
      figures: { g18: 'A squire', f19: 'A hound', h19: 'A imp', g17: 'A knight', f18: 'A ghoul', g12: 'B hound' },
      table: { neutral: ['f19', 'h19', 'f18'] },
      crests: [{ attack: 3 }],
    })
    expect(t.offers('attack').map((o) => [o.piece, o.target])).toEqual([
      ['g18', 'B'],
      ['f19', 'B'],
      ['h19', 'B'],
    ])
    for (const piece of ['g17', 'f18']) expect(code(t, 'attack', { piece, target: 'B' })).toBe('OUT_OF_RANGE')
    t.choose('attack', { piece: 'h19', target: 'B' })
    expect(crests(t, 0).attack).toBe(2)
    const south = at({
      figures: { g2: 'B squire', f1: 'B hound', h1: 'B imp' },
      table: { neutral: ['f1', 'h1'] },
      crests: [{}, { attack: 3 }],
      turn: 1,
    })
    expect(south.offers('attack').map((o) => o.piece)).toEqual(['g2', 'f1', 'h1'])
  })

  test('DD-MASTER-03, DD-EX-52 each attack takes exactly one LP, whatever the ATK', () => {
    const t = at({
      figures: { g18: 'A imp', f19: 'A elder', g12: 'B hound' },
      table: { neutral: ['f19'] },
      crests: [{ attack: 2 }, { defense: 5 }],
    })
    t.choose('attack', { piece: 'g18', target: 'B' })
    expect([t.ask, lives(t)]).toEqual(['main', [3, 2]])
    t.choose('attack', { piece: 'f19', target: 'B' })
    expect(lives(t)).toEqual([3, 1])
  })

  test('DD-MASTER-04, DD-EX-54 it attacks an opposing monster beside its slot with ATK 10, which may defend', () => {
    const t = gate('squire')
    expect(code(t, 'masterAttack', { piece: 'B', target: 'g12' })).toBe('NOT_AN_OPPONENT')
    t.choose('masterAttack', { piece: 'B', target: 'g18' })
    expect([where(t, t.piece('A squire')), crests(t, 1).attack]).toEqual(['gone', 1])
    const brave = gate('squire', { crests: [{ defense: 1 }, { attack: 1, movement: 1 }] })
    brave.choose('masterAttack', { piece: 'B', target: 'g18' }).choose('defend')
    expect([damageOn(brave, 'g18'), crests(brave, 0).defense]).toEqual([0, 0])
    const far = at({ figures: { g17: 'A squire', g12: 'B hound' }, crests: [{}, { attack: 2 }], turn: 1 })
    expect(code(far, 'masterAttack', { piece: 'B', target: 'g17' })).toBe('OUT_OF_RANGE')
    const poor = gate('squire', { crests: [{}, { defense: 5 }] })
    expect(code(poor, 'masterAttack', { piece: 'B', target: 'g18' })).toBe('NOT_ENOUGH_CRESTS')
    const other = at({ figures: { g18: 'A squire', g12: 'B hound' }, crests: [{ movement: 1 }, { attack: 2 }] })
    expect(code(other, 'masterAttack', { piece: 'B', target: 'g18' }, 1)).toBe('NOT_YOUR_DECISION')
  })

  test('DD-MASTER-05, DD-BAD-14 once in a turn', () => {
    const t = at({
      figures: { g18: 'A knight', f19: 'A hound', g12: 'B hound' },
      table: { neutral: ['f19'] },
      crests: [{}, { attack: 3 }],
      turn: 1,
    })
    expect(t.offers('masterAttack')).toHaveLength(2)
    t.choose('masterAttack', { piece: 'B', target: 'g18' })
    expect(code(t, 'masterAttack', { piece: 'B', target: 'f19' })).toBe('ALREADY_ATTACKED')
    t.choose('endTurn')
    if (t.state.turn.player === 0) t.choose('endTurn')
    expect(code(t, 'masterAttack', { piece: 'B', target: 'f19' })).toBe(null)
  })

  test('DD-MASTER-06 effects on monsters do not touch it; one that names it does', () => {
    const crater = walk(at({ figures: { g12: 'A knight', g13: 'B ddm-124' }, crests: [{ movement: 1 }] }), 'g12', 'g13')
    expect(lives(crater)).toEqual([3, 3])
    const wither = at({ figures: { g18: 'A knight', g12: 'B hound', g2: 'A hexer' }, crests: [{ trap: 2 }, { attack: 1 }], turn: 1 })
    wither.choose('masterAttack', { piece: 'B', target: 'g18' }).choose('activate', { piece: 'g2', place: 0 })
    settle(wither) // the only target is the attacked monster, so the Dungeon Master keeps its ATK
    expect(damageOn(wither, 'g18')).toBe(10)
    const ruin = walk(at({ figures: { g12: 'A knight', g13: 'B ruin', g4: 'A hound' }, crests: [{ movement: 1 }] }), 'g12', 'g13')
    expect(lives(ruin)).toEqual([2, 2])
  })

  test('DD-MASTER-07 LP never exceed 3 and never fall below 0', () => {
    const s = game.setup(tableFor(2), 'x')
    const t = new Table(s, compile(parts), null)
    const life = () => s.players.map((p) => p.life)
    changeLife(t, 0 as PlayerId, 2)
    changeLife(t, 1 as PlayerId, -2)
    expect(life()).toEqual([3, 1])
    changeLife(t, 1 as PlayerId, -2)
    expect(life()).toEqual([3, 0])
    changeLife(t, 1 as PlayerId, 5)
    expect(life()).toEqual([3, 3])
  })

  test('DD-MASTER-08 it has no abilities', () => {
    const t = gate('squire')
    expect(t.refusal('activate', { piece: 'B', place: 0 })).toBe('DD-MASTER-08')
    expect(t.offers('activate').some((o) => o.piece === 'B')).toBe(false)
  })

  test('DD-MASTER-09 the two never battle each other', () => {
    const t = gate('squire')
    expect(t.refusal('masterAttack', { piece: 'B', target: 'A' })).toBe('DD-MASTER-09')
    expect(code(t, 'masterAttack', { piece: 'B', target: 'A' })).toBe('OUT_OF_RANGE')
    expect(t.refusal('masterAttack', { piece: 'A', target: 'B' })).toBe('DD-MASTER-08')
  })
})
