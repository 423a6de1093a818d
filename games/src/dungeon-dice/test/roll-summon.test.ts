import { describe, expect, test } from 'vitest'
import { cellName, cellsIn } from '../board.ts'
import { tableFor } from '../config.ts'
import { dungeonDice } from '../index.ts'
import { DICE, DIMENSIONED, inZone, PLAY, RESERVE, turns } from '../state.ts'
import { at, code, crests, type Play, type Position, settle, where } from './positions.ts'

const opening: Position = {
  board: 'EMPTY',
  phase: 'roll',
  dice: [
    ['blu1', 'blu1', 'grn1', 'blu2', 'grn2'],
    ['yel1', 'yel1', 'yel1', 'yel2'],
  ],
  reserve: [
    ['squire', 'squire', 'knight', 'hound', 'mole'],
    ['ghoul', 'ghoul', 'shade'],
  ],
}
/** Rolls `blu1:1 blu1:2 grn1:5`: dice and the faces they show; what is left to name is named by itself. */
const roll = (t: Play, shown: string): Play => {
  const seen: Record<string, number> = {}
  const dice = shown.split(' ').map((one) => {
    const [id, face] = one.split(':') as [string, string]
    seen[id] = (seen[id] ?? 0) + 1
    return { name: `${id}#${seen[id]}`, face: Number(face) }
  })
  const inOrder = dice.map((die) => ({ ...die, h: t.piece(die.name) })).sort((a, b) => a.h - b.h)
  t.rolls(...inOrder.map((die) => die.face))
  for (const die of inOrder)
    if (t.state.decision?.ask === 'roll' && !t.decision.set!.picked.includes(die.h)) t.choose('roll', { piece: die.name })
  return t
}
/** DD-EX-01 up to the summon step. */
const rolled = (position: Position = opening): Play => roll(at(position), 'blu1:1 blu1:2 grn1:5')
const available = (t: Play, player = 0) => inZone(t.state, player as 0 & { brand: 'player' }, DICE).length

describe('the roll', () => {
  test('DD-ROLL-01 DD-EX-19 DD-BAD-03 three different available dice', () => {
    const t = at(opening)
    expect(t.ask).toBe('roll')
    expect(t.decision.set).toEqual({ picked: [], min: 3, max: 3 })
    t.choose('roll', { piece: 'blu1' })
    expect(t.decision.set!.picked).toHaveLength(1)
    expect(code(t, 'roll', { piece: 'blu1' })).toBe('DUPLICATE_DIE')
    expect(code(t, 'roll', { piece: 'B yel1' })).toBe('DIE_NOT_AVAILABLE')
  })
  test('DD-ROLL-02 any three dice, equal ones offered once', () => {
    expect(
      at(opening)
        .offers('roll')
        .map((o) => o.piece),
    ).toEqual(['blu1', 'blu2'])
  })
  test('DD-ROLL-03 DD-EX-20 with fewer than three all are rolled, with none the roll is skipped', () => {
    const two = at({
      ...opening,
      board: 'CORRIDOR',
      dice: [
        ['blu1', 'blu1', 'grn1', 'blu2'],
        ['yel1', 'yel2'],
      ],
    })
    roll(two, 'blu1:5 blu1:5 blu2:4')
    expect(two.state.decision?.player).not.toBe(undefined)
    const few = at({
      ...opening,
      board: 'CORRIDOR',
      figures: { f16: 'B ddm-114' },
      crests: [{}, { magic: 2 }],
      turn: 1,
      phase: 'action',
      dice: [['blu1', 'grn1'], []],
    })
    few.rolls(5, 5).choose('endTurn')
    expect(crests(few, 0)).toMatchObject({ movement: 3 })
    const none = at({
      ...opening,
      board: 'CORRIDOR',
      dice: [[], ['yel1', 'yel1', 'yel1', 'yel2']],
      figures: { f4: 'A ddm-114' },
      crests: [{ magic: 2 }, {}],
    })
    expect([none.state.turn.phase, none.state.turn.player]).toEqual(['action', 0])
  })
  test('DD-ROLL-04 DD-DICE-06 dice are chosen before a result is known, and fall by the seed alone', () => {
    const t = at(opening)
    t.choose('roll', { piece: 'blu1' }).choose('roll', { piece: 'blu1#2' })
    expect([t.state.rng.n, t.decision.back]).toEqual([0, 2])
    const faces = (seed: string) => {
      const state = dungeonDice.game.setup(tableFor(2, { first: 0 }), seed)
      for (let i = 0; i < 3; i++) dungeonDice.game.apply(state, 0)
      return JSON.stringify(state.players)
    }
    expect(faces('a')).toBe(faces('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(faces)).size).toBeGreaterThan(1)
  })
  test('DD-ROLL-05 DD-EX-01 utility crests go to the pool before the summon decision', () => {
    const t = rolled()
    expect([crests(t, 0).movement, t.ask]).toEqual([2, 'summon'])
  })
  test('DD-ROLL-06 summon crests are gone after the summon step', () => {
    const t = rolled({ ...opening, board: 'A-CROSS', figures: { f4: 'A ddm-114' }, crests: [{ magic: 2 }, {}] }).choose('skipSummon')
    expect([turns(t.state).level, turns(t.state).rolled]).toEqual([0, []])
  })
  test('DD-ROLL-07 DD-DIMENSION-08 rolled dice return, except the one that was dimensioned', () => {
    const t = rolled()
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect([available(t), inZone(t.state, t.state.pieces[0]!.owner, DIMENSIONED).length]).toEqual([4, 11])
  })
  test('DD-ROLL-08 DD-EX-09 two summon crests of one level, or no summon step', () => {
    const t = at({ ...opening, board: 'A-CROSS', figures: { f4: 'A ddm-114' }, crests: [{ magic: 2 }, {}] })
    roll(t, 'blu1:1 blu2:1 grn2:4')
    expect([t.ask, crests(t, 0).movement]).toEqual(['main', 3])
  })
  test('DD-ROLL-09 the roll is compulsory also with nothing to summon', () => {
    expect(at({ ...opening, reserve: [[], []] }).acts).toEqual(['roll'])
  })
  test('DD-CREST-05 DD-CREST-11 several faces are added first, then cut at 10', () => {
    const t = roll(at({ ...opening, board: 'A-CROSS', crests: [{ movement: 7 }, {}] }), 'blu2:4 grn1:5 grn2:4')
    expect(crests(t, 0).movement).toBe(10)
    expect(t.events.filter((e) => e.on === 'crestsGained').map((e) => e.n)).toEqual([3])
  })
  test('DD-DICE-08 colour plays no part in success', () => {
    const t = roll(at(opening), 'blu1:1 grn1:1 grn2:4')
    expect([t.ask, turns(t.state).level]).toEqual(['summon', 1])
  })
  test('DD-VAR-13 dealt dice are drawn', () => {
    const t = at({ ...opening, table: { dealtDice: true }, phase: 'roll', dice: [['blu1', 'blu1', 'blu1'], ['yel1']] })
    expect(t.ask).not.toBe('roll')
    t.luck('any')
  })
})

describe('the summon', () => {
  test('DD-SUMMON-01 DD-EX-18 DD-TURN-03 one figure or none, and only now', () => {
    const t = rolled({ ...opening, board: 'A-CROSS', figures: { f4: 'A ddm-114' }, crests: [{ magic: 2 }, {}] })
    expect(t.acts).toEqual(['skipSummon', 'summon'])
    t.choose('skipSummon')
    expect([t.ask, t.refusal('summon', { piece: 'blu1', target: 'squire' })]).toEqual(['main', 'DD-TURN-03'])
    expect(code(t, 'summon', { piece: 'blu1', target: 'squire' })).toBe('WRONG_PHASE')
  })
  test('DD-SUMMON-02 the qualifying level is the one that shows two', () => {
    expect(turns(rolled().state).level).toBe(1)
    expect(turns(roll(at(opening), 'blu1:1 blu2:1 grn2:1').state).level).toBe(2)
  })
  test('DD-SUMMON-03 DD-BAD-04 only a die that shows the qualifying level', () => {
    const t = roll(at(opening), 'blu1:1 blu2:1 grn2:1')
    expect(t.offers('summon').map((o) => o.piece)).toEqual(['blu2', 'grn2'])
    expect(code(t, 'summon', { piece: 'blu1', target: 'squire' })).toBe('DIE_NOT_QUALIFYING')
  })
  test('DD-SUMMON-04 DD-EX-15 DD-BAD-06 level and colour of figure and die are equal', () => {
    const t = rolled()
    expect(code(t, 'summon', { piece: 'blu1', target: 'hound' })).toBe('COLOUR_MISMATCH')
    expect(code(t, 'summon', { piece: 'blu1', target: 'knight' })).toBe('LEVEL_MISMATCH')
    expect(t.offers('summon')).toEqual([{ piece: 'blu1', target: 'squire' }])
  })
  test('DD-SUMMON-05 DD-EX-01 die, figure, net and place form one action', () => {
    const t = rolled({ ...opening, crests: [{ movement: 1 }, {}] })
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' })
    expect([t.told, t.decision.back, cellsIn(t.state.players[0]!.paths)]).toEqual([[], 2, []])
    t.choose('net', { place: 'NET-05 0°' })
    expect(cellsIn(t.state.players[0]!.paths).map(cellName).sort()).toEqual(['f4', 'g2', 'g3', 'g4', 'g5', 'h4'])
    expect([where(t, t.piece('g4')), available(t), t.state.turn.phase]).toEqual(['g4', 4, 'action'])
    expect(inZone(t.state, t.state.pieces[0]!.owner, RESERVE)).toHaveLength(4)
  })
  test('DD-BAD-07 DD-BAD-08 nets that do not lie are refused by their fault', () => {
    const t = rolled()
    t.choose('summon', { piece: 'blu1', target: 'squire' })
    expect(t.refusal('where', { place: 'a9' })).toBe('DD-DIMENSION-09')
    t.choose('where', { place: 'g2' })
    expect(code(t, 'net', { place: 'NET-05 180°' })).toBe('CELL_OCCUPIED')
    expect(code(t, 'net', { place: 'NET-05 0°' })).toBe('OFF_BOARD')
    expect(code(t, 'net', { place: 99 })).toBe('BAD_NET')
  })
  test('DD-SUMMON-06 DD-EX-14 without a fitting figure the step is skipped and the reason told', () => {
    const t = at({
      ...opening,
      board: 'A-CROSS',
      figures: { f4: 'A ddm-114' },
      crests: [{ magic: 2 }, {}],
      dice: [['blk1', 'blk1', 'blu1', 'grn1'], []],
    })
    roll(t, 'blk1:1 blk1:1 blu1:5')
    expect(t.events.find((e) => e.on === 'summonUnavailable')?.cause).toBe('NO_FIGURE')
    expect([t.ask, available(t)]).toEqual(['main', 4])
  })
  test('DD-SUMMON-07 DD-ITEM-01 DD-DIMENSION-07 an item enters like a monster, face down', () => {
    const t = at({
      ...opening,
      board: 'EMPTY',
      reserve: [['blast', 'squire'], []],
      dice: [['blk1', 'blk1', 'blu1', 'blu1'], ['yel1']],
      crests: [{ movement: 1 }, {}],
    })
    roll(t, 'blk1:1 blk1:1 blu1:5')
    t.luck('item')
      .choose('summon', { piece: 'blk1', target: 'blast' })
      .choose('where', { place: 'g4' })
      .choose('net', { place: 'NET-05 0°' })
    const item = t.state.pieces[t.piece('A blast')]!
    expect([item.known, t.view(1).pieces[t.piece('A blast')]!.def, t.view(1).pieces[t.piece('A blast')]!.guise]).toEqual([
      1,
      null,
      'item-1',
    ])
    expect(t.state.players[0]!.summoned).toEqual([0, 0, 0, 0])
  })
  test('DD-SUMMON-08 a monster enters with printed values and no damage', () => {
    const t = rolled({ ...opening, crests: [{ movement: 1 }, {}] })
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect(t.view(0).pieces[t.piece('g4')]!.values).toMatchObject({ attack: 10, defense: 10, hp: 10, damage: 0 })
  })
  test('DD-SUMMON-09 DD-INV-16 one summon in a turn, whatever the roll', () => {
    const t = roll(at({ ...opening, crests: [{ movement: 1 }, {}] }), 'blu1:1 blu1:1 grn1:1')
    t.choose('summon', { piece: 'grn1', target: 'hound' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect([t.ask, t.offers('summon')]).toEqual(['main', []])
  })
  test('DD-SUMMON-10 DD-BAD-05 only figures of the own reserve', () => {
    const t = rolled({ ...opening, gone: [['champion'], []] })
    expect(code(t, 'summon', { piece: 'blu1', target: 'B ghoul' })).toBe('FIGURE_NOT_AVAILABLE')
    expect(code(t, 'summon', { piece: 'blu1', target: 'champion' })).toBe('FIGURE_NOT_AVAILABLE')
  })
  test('DD-SUMMON-11 DD-INV-25 summoned monsters are counted by level', () => {
    const t = rolled({
      ...opening,
      crests: [{ movement: 1 }, {}],
      summoned: [
        [2, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    })
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect(t.state.players[0]!.summoned).toEqual([3, 1, 0, 0])
  })
  test('DD-SUMMON-12 "when dimensioned" triggers after the figure stands', () => {
    const t = at({
      ...opening,
      reserve: [['ddm-057'], []],
      dice: [['blu1', 'blu1', 'grn1', 'grn1'], ['yel1']],
      crests: [{ movement: 1 }, {}],
    })
    roll(t, 'blu1:1 blu1:2 grn1:5')
    t.choose('summon', { piece: 'blu1', target: 'ddm-057' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect(t.told.indexOf('triggered')).toBeGreaterThan(t.told.indexOf('figureEntered'))
    expect(crests(t, 0).attack).toBe(1)
  })
  test('DD-TURN-07 a figure summoned this turn may act at once', () => {
    const t = rolled()
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' }).choose('net', { place: 'NET-05 0°' })
    expect(t.offers('move').map((o) => o.place)).toContain('g3')
    expect(inZone(t.state, t.state.pieces[0]!.owner, PLAY)).toHaveLength(1)
  })
  test('DD-BOARD-09 DD-BOARD-13 the six cells belong to who laid them, also after the figure is gone', () => {
    const t = at({ board: 'CORRIDOR', figures: { f9: 'A knight', f10: 'B ghoul' }, crests: [{ attack: 1 }, {}] })
    const before = t.state.players.map((seat) => cellsIn(seat.paths).length)
    settle(t.choose('attack', { piece: 'f9', target: 'f10' }))
    expect(t.told).toContain('destroyed')
    expect(t.state.players.map((seat) => cellsIn(seat.paths).length)).toEqual(before)
  })
})
