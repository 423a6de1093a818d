import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { cellsIn } from '../board.ts'
import { check, tableFor } from '../config.ts'
import { readyDecks } from '../decks.ts'
import { dungeonDice } from '../index.ts'
import { turnedNumber } from '../nets.ts'
import { DICE, inZone, RESERVE, turns } from '../state.ts'
import { at, code, crests, damageOn, type Play, settle, where } from './positions.ts'

const { game } = dungeonDice
const deckOf = (id: string) => ({ deck: readyDecks.find((deck) => deck.id === id)!.deck })
const fresh = (seed = 'start') => game.setup({ table: {}, seats: [deckOf('items'), deckOf('fortress')] }, seed)
const fourDice = ['blu1', 'blu2', 'grn1', 'grn2']

describe('preparation', () => {
  test('DD-SETUP-01 two players, each with a legal deck', () => {
    expect(check({ table: {}, seats: [deckOf('rush'), deckOf('items')] })).toEqual([])
    expect(check({ table: {}, seats: [deckOf('rush')] })[0]!.rule).toBe('DD-SETUP-01')
    expect(check({ table: {}, seats: [deckOf('rush'), { deck: { dice: [], figures: [] } }] }).map((p) => p.rule)).toEqual([
      'DD-DECK-01',
      'DD-DECK-01',
    ])
  })
  test('DD-SETUP-02 the first player is drawn evenly, or named by the table', () => {
    const first = Array.from({ length: 200 }, (_, i) => game.setup(tableFor(2), `draw ${i}`).turn.player)
    const south = first.filter((p) => p === 0).length
    expect(south > 70 && south < 130).toBe(true)
    expect(game.setup(tableFor(2, { first: 1 }), 'x').turn.player).toBe(1)
  })
  test('DD-SETUP-03 both Dungeon Masters have 3 life points', () => {
    expect(fresh().players.map((seat) => seat.life)).toEqual([3, 3])
  })
  test('DD-SETUP-04 all figures are in reserve, monsters open, items face down', () => {
    const s = fresh()
    expect([0, 1].map((p) => inZone(s, p as PlayerId, RESERVE).length)).toEqual([10, 10])
    const hidden = game.view(s, 1 as PlayerId).pieces.filter((p) => p.owner === 0 && p.def === null)
    expect(hidden.map((p) => p.guise)).toEqual(Array.from({ length: 8 }, () => 'item'))
    expect(game.view(s, 0 as PlayerId).pieces.filter((p) => p.owner === 0 && p.def === null)).toEqual([])
  })
  test('DD-SETUP-05 pools are zero, all dice available, no path', () => {
    const s = fresh()
    expect([0, 1].map((p) => inZone(s, p as PlayerId, DICE).length)).toEqual([15, 15])
    expect(s.players.map((seat) => [seat.movement, cellsIn(seat.paths).length])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
  test('DD-SETUP-06 the first turn has no restriction: roll, summon, move', () => {
    const t = at({ board: 'EMPTY', phase: 'roll', dice: [fourDice, []], reserve: [['squire'], []] })
    expect([t.ask, t.state.turn.phase]).toEqual(['roll', 'roll'])
  })
  test('DD-SETUP-07 the first player begins', () => {
    const s = fresh()
    expect([s.turn.no, s.decision!.player === s.turn.player, s.turn.phase]).toEqual([1, true, 'roll'])
  })
  test('DD-VAR-05 DD-VAR-09 DD-VAR-12 short game, head start, handicap', () => {
    const s = game.setup(tableFor(2, { shortGame: true, headStart: true, crests: 2, life: [1, 2] }), 'v')
    expect([s.table.rows, s.players.map((seat) => [seat.life, seat.magic, cellsIn(seat.paths).length])]).toEqual([
      13,
      [
        [1, 2, 3],
        [2, 2, 3],
      ],
    ])
  })
})

describe('open and hidden information', () => {
  const hidden = () =>
    at({ figures: { g12: 'A knight', g13: 'B blast' }, reserve: [['squire', 'spring'], ['ghoul']], crests: [{ movement: 2 }, {}] })
  test('DD-INFO-01 everything but face-down items is open to both', () => {
    const view = hidden().view(1)
    expect(view.players[0]!.values).toMatchObject({ life: 3, movement: 2 })
    expect(view.pieces.filter((p) => p.owner === 0 && p.values.kind === 'die').every((p) => p.def !== null)).toBe(true)
    expect(view.pieces.find((p) => p.values.cell === 'g12' && p.values.kind === 'monster')!.values).toMatchObject({
      attack: 20,
      hp: 20,
      damage: 0,
    })
    expect(view.pieces.filter((p) => p.owner === 0 && p.values.where === 'reserve').map((p) => p.values.name)).toEqual(
      expect.arrayContaining(['Squire', null]),
    )
  })
  test('DD-INFO-02 DD-EX-43 DD-ITEM-03 an item is its owner’s secret; its cell and level are known', () => {
    const t = hidden()
    const item = t.piece('@g13')
    expect(t.view(1).pieces[item]!.def).toBe('blast')
    expect(t.view(0).pieces[item]).toMatchObject({ def: null, guise: 'item-1', values: { name: null, level: 1, cell: 'g13' } })
    expect(t.view(null).pieces[item]!.def).toBe(null)
  })
  test('DD-INFO-03 once it has triggered it stays known, also when it is discarded', () => {
    const t = hidden()
    const item = t.piece('@g13')
    settle(t.choose('move', { piece: 'g12', place: 'g13' }))
    expect([t.view(0).pieces[item]!.def, where(t, item)]).toEqual(['blast', 'gone'])
  })
  test('DD-INFO-04 what is still face down is shown when the game ends', () => {
    const t = hidden()
    t.aside(0, 'resign')
    expect(t.view(0).pieces[t.piece('B blast')]!.def).toBe('blast')
  })
  test('DD-INFO-05 DD-INV-21 states that differ only in a face-down item give the same view', () => {
    const with_ = (id: string): Play => at({ figures: { g12: 'A knight', g13: `B ${id}` }, crests: [{ movement: 2 }, {}] })
    expect(JSON.stringify(with_('blast').view(0))).toBe(JSON.stringify(with_('siphon').view(0)))
    expect(JSON.stringify(with_('blast').view(1))).not.toBe(JSON.stringify(with_('siphon').view(1)))
  })
})

describe('the turn', () => {
  const passing = () => at({ figures: { g4: 'A squire', g16: 'B knight' }, dice: [fourDice, fourDice], crests: [{ movement: 1 }, {}] })
  test('DD-TURN-01 roll, summon, action, end; then the other player', () => {
    const t = passing()
    t.choose('endTurn')
    expect([t.state.turn.player, t.state.turn.phase, t.ask]).toEqual([1, 'roll', 'roll'])
  })
  test('DD-TURN-02 DD-BAD-02 nothing comes before the roll', () => {
    const t = passing().choose('endTurn')
    expect(t.acts).toEqual(['roll'])
    expect(code(t, 'move', { piece: 'g16', place: 'g15' })).toBe('WRONG_PHASE')
  })
  test('DD-TURN-04 any number of actions in any order, of different monsters in turn', () => {
    const t = at({
      figures: { g4: 'A squire', g7: 'A knight', g8: 'B knight', f4: 'A ddm-114' },
      crests: [{ movement: 2, attack: 1, magic: 2 }, {}],
    })
    settle(t.choose('move', { piece: 'g4', place: 'g5' }))
    settle(t.choose('attack', { piece: 'g7', target: 'g8' }))
    settle(t.choose('activate', { piece: 'f4', place: 0 }))
    expect(t.refusal('move', { piece: 'f4', place: 'g4' })).toBe(null)
  })
  test('DD-TURN-05 DD-BAD-20 the turn ends at will, but not while something is open', () => {
    const t = at({ figures: { f9: 'A squire', f10: 'B hexer' }, crests: [{ movement: 1 }, { trap: 3 }] })
    expect(t.acts[0]).toBe('endTurn')
    t.choose('move', { piece: 'f9', place: 'f8' })
    expect([t.ask, code(t, 'endTurn')]).toEqual(['respond', 'SOMETHING_OPEN'])
  })
  test('DD-TURN-06 DD-INV-18 at the end a trap window, then what lasts this turn expires and flags reset', () => {
    const t = at({
      figures: { g4: 'A squire', f9: 'A ddm-112', g16: 'B hexer', g15: 'A hound' },
      crests: [{ movement: 1, magic: 3 }, { trap: 3 }],
      dice: [fourDice, fourDice],
    })
    settle(t.choose('activate', { piece: 'f9', place: 0 }))
    settle(t.choose('move', { piece: 'g4', place: 'g5' }))
    expect([t.state.standing.length, t.state.marks[t.piece('g5')]!.moved]).toEqual([2, true])
    t.choose('endTurn')
    expect([t.asked, t.ask, t.acts]).toEqual([1, 'respond', ['pass', 'activate']])
    t.pass()
    expect([t.state.standing.length, t.state.marks[t.piece('g5')]!.moved, t.state.turn.player]).toEqual([0, false, 1])
  })
  test('DD-TURN-08 DD-BAD-01 only the turn player acts; the other answers', () => {
    const t = passing()
    expect(code(t, 'move', { piece: 'g16', place: 'g15' }, 1)).toBe('NOT_YOUR_DECISION')
    expect(code(t, 'move', { piece: 'g16', place: 'g15' }, 0)).toBe('NOT_MOVABLE')
  })
  test('DD-BAD-21 there is nothing to pass on', () => {
    expect(code(passing(), 'pass')).toBe('NOTHING_OPEN')
  })
})

describe('crests and dice in use', () => {
  test('DD-CREST-02 each kind has its use: movement moves, attack attacks, defense defends', () => {
    const t = at({ figures: { f9: 'A squire', f10: 'B knight', g4: 'A hound' }, crests: [{ movement: 1, attack: 1 }, { defense: 1 }] })
    settle(t.choose('move', { piece: 'g4', place: 'g5' }))
    t.choose('attack', { piece: 'f9', target: 'f10' })
    while (t.ask === 'respond') t.pass()
    t.choose('defend')
    settle(t)
    expect([crests(t, 0).movement, crests(t, 0).attack, crests(t, 1).defense]).toEqual([0, 0, 0])
  })
  test('DD-CREST-06 a cost that cannot be paid in full makes the action illegal', () => {
    const t = at({ figures: { f9: 'A warlock', f10: 'B hound' }, crests: [{ magic: 1, movement: 1 }, {}] })
    expect(code(t, 'activate', { piece: 'f9', place: 0 })).toBe('NOT_ENOUGH_CRESTS')
  })
  test('DD-CREST-07 losing takes as many as there are', () => {
    const t = at({ figures: { g8: 'A knight', f8: 'B siphon' }, crests: [{ movement: 2 }, {}] })
    settle(t.choose('move', { piece: 'g8', place: 'f8' }))
    expect([crests(t, 0).movement, t.events.find((e) => e.on === 'crestsLost')?.n]).toEqual([0, 1])
  })
  test('DD-CREST-10 spent crests are not given back when the action comes to nothing', () => {
    const t = at({ figures: { f9: 'A warlock', g8: 'A warlock', f10: 'B imp' }, crests: [{ magic: 4 }, {}], spare: false })
    t.choose('activate', { piece: 'f9', place: 0 })
    expect(t.ask).toBe('respond')
    t.choose('activate', { piece: 'g8', place: 0 })
    settle(t)
    expect(t.told).toContain('linkFizzled')
    expect(crests(t, 0).magic).toBe(0)
  })
  test('DD-DICE-07 a dimensioned die never returns to the dice set', () => {
    const t = at({ board: 'A-CROSS', phase: 'roll', dice: [fourDice, []] })
    expect(code(t, 'roll', { piece: 'blu1#2' })).toBe('DIE_NOT_AVAILABLE')
  })
  test('DD-BOARD-17 the dungeon changes by effects only, and slots never: a blocked cell becomes free', () => {
    const t = at({ figures: { f9: 'A ddm-049' }, crests: [{ magic: 4, movement: 1 }, {}], table: { blocked: ['a9', 'b9'] } })
    const before = t.state.players.map((seat) => cellsIn(seat.paths).length)
    settle(t.choose('activate', { piece: 'f9', place: 0 }))
    t.choose('cell', { place: 'a9' })
    expect(cellsIn(turns(t.state).blocked)).toHaveLength(1)
    expect(t.state.players.map((seat) => cellsIn(seat.paths).length)).toEqual(before)
  })
  test('DD-VAR-02 strict HP: damage equal to HP is survived', () => {
    const t = at({ figures: { f9: 'A squire', f10: 'B ghoul' }, crests: [{ attack: 1, movement: 1 }, {}], table: { strictHp: true } })
    settle(t.choose('attack', { piece: 'f9', target: 'f10' }))
    expect(damageOn(t, 'f10')).toBe(10)
  })
  test('DD-VAR-04 each net once', () => {
    const t = at({
      board: 'EMPTY',
      phase: 'roll',
      dice: [['blu1', 'blu1', 'grn1', 'grn1'], []],
      reserve: [['squire', 'hound'], []],
      table: { netsOnce: true },
    })
    t.state.players[0]!.nets = 1 << 4
    t.rolls(1, 1, 5)
    while (t.state.decision?.ask === 'roll') t.pass()
    t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'g4' })
    expect(t.refusal('net', { place: turnedNumber(4, false, 0)! })).toBe('DD-BOARD-07')
  })
})
