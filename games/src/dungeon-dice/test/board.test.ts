import type { PlayerId } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import {
  cellAt,
  cellName,
  cellNamed,
  cellsIn,
  columnOf,
  EMPTY,
  field,
  gridDistance,
  halfTurn,
  isAdjacent,
  slotOf,
  withCells,
} from '../board.ts'
import { groundOf, isPath } from '../ground.ts'
import { cellsOf, turned, turnedName, turnedNumber } from '../nets.ts'
import { type Ground, placementFault, placements } from '../placement.ts'
import { pathDistance } from '../reach.ts'
import { at, type Position } from './positions.ts'

const c = (name: string): number => cellNamed(name)!
const ground = (board: Position['board'], player = 0): Ground => {
  const g = groundOf(
    at({
      board: board!,
      phase: 'roll',
      dice: [
        ['blu1', 'blu1', 'grn1', 'grn2'],
        ['blu1', 'blu1', 'grn1', 'grn2'],
      ],
      turn: player as 0 | 1,
    }).state,
    player as PlayerId,
  )
  return { ...g, taken: [...g.taken] }
}
const names = (n: number, cell: string): string => cellsOf(n, c(cell)).map(cellName).sort().join(' ')
const net = (n: number, mirrored = false, quarter = 0): number => turnedNumber(n - 1, mirrored, quarter)!

test('DD-BOARD-01 the field has 13 columns and 19 rows, 247 cells', () => {
  expect(cellsIn(field(19))).toHaveLength(247)
  expect([c('a1'), c('m19')].map(cellName)).toEqual(['a1', 'm19'])
  expect([cellNamed('n1'), cellNamed('a20'), cellNamed('a0')]).toEqual([null, null, null])
})
test('DD-BOARD-02 the slots are g1 and g19', () => {
  expect([0, 1].map((p) => cellName(slotOf(p, 19)))).toEqual(['g1', 'g19'])
})
test('DD-BOARD-03 adjacent cells share an edge; no corner and no wrapping', () => {
  expect(['g5', 'g3', 'f4', 'h4'].every((x) => isAdjacent(c('g4'), c(x)))).toBe(true)
  expect(['f5', 'h3', 'g6'].some((x) => isAdjacent(c('g4'), c(x)))).toBe(false)
  expect(isAdjacent(c('m4'), c('a5'))).toBe(false)
})
test('DD-BOARD-04 a cell is empty, a slot or a path, and at the start all but the slots are empty', () => {
  const { state } = at({ board: 'EMPTY', phase: 'roll', dice: [['blu1', 'blu1', 'grn1', 'grn2'], []] })
  expect(cellsIn(field(19)).filter((cell) => isPath(state, cell))).toEqual([])
  expect(cellsIn(groundOf(state, 0 as PlayerId).taken as Int32Array).map(cellName)).toEqual(['g1', 'g19'])
})
test('DD-BOARD-05 DD-EX-03 no die is unfolded over a slot', () => {
  expect(placementFault(ground('EMPTY'), net(5, false, 2), c('g2'))).toBe('CELL_OCCUPIED')
})
test('DD-BOARD-06 there are eleven nets of six cells, free to choose each time', () => {
  expect(new Set(turned.map((t) => t.net)).size).toBe(11)
  expect(turned.every((t) => new Set(t.shifts).size === 6)).toBe(true)
  expect(at({ board: 'A-CROSS' }).state.players[0]!.nets).toBe(0)
})
test('DD-BOARD-07 DD-EX-21 88 combinations are 80 placements and 64 shapes', () => {
  const shapes = new Set(turned.map((t) => t.shifts.map((x) => x - t.shifts[0]!).join()))
  expect([turned.length, shapes.size]).toEqual([80, 64])
  expect(names(net(4), 'g4')).toBe(names(net(4, false, 2), 'g3'))
  expect(net(4)).not.toBe(net(4, false, 2))
  expect(net(5, true)).toBe(net(5))
  const table = { 0: 'f11 g10 g11 g9 h8 h9', 1: 'e9 f10 f9 g10 h10 h11', 2: 'f11 f12 g10 g11 g9 h9', 3: 'f10 f9 g10 h10 h11 i11' }
  for (const [quarter, cells] of Object.entries(table)) expect(names(net(7, false, Number(quarter)), 'g10')).toBe(cells)
  const mirrored = { 0: 'f8 f9 g10 g11 g9 h11', 1: 'e11 f10 f11 g10 h10 h9', 2: 'f9 g10 g11 g9 h11 h12', 3: 'f10 f11 g10 h10 h9 i9' }
  for (const [quarter, cells] of Object.entries(mirrored)) expect(names(net(7, true, Number(quarter)), 'g10')).toBe(cells)
})
test('DD-BOARD-08 each net has one summon cell, and it is one of its cells', () => {
  expect(turned.every((t) => t.shifts.includes(0))).toBe(true)
  expect(turnedName(net(7, true, 1))).toBe('NET-07 mirrored 90°')
})
test('DD-BOARD-15 grid distance and path distance', () => {
  const { state } = at({ board: 'CORRIDOR', figures: { g7: 'B ghoul' } })
  expect(gridDistance(c('g4'), c('f10'))).toBe(7)
  expect(pathDistance(state, c('g4'), c('g18'))).toBe(16)
  expect(pathDistance(at({ board: 'SPLIT' }).state, c('g4'), c('g18'))).toBe(null)
})
test('DD-BOARD-16 the field is symmetric under a half turn', () => {
  expect(cellName(halfTurn(c('g1'), 19))).toBe('g19')
  expect(cellName(halfTurn(c('a5'), 19))).toBe('m15')
})
test('DD-DIMENSION-01 DD-EX-04 all six cells lie on the field', () => {
  expect(placementFault(ground('EMPTY'), net(1), c('a3'))).toBe('OFF_BOARD')
})
test('DD-DIMENSION-02 all six cells are empty', () => {
  expect(placementFault(ground('A-CROSS'), net(5), c('g5'))).toBe('CELL_OCCUPIED')
})
test('DD-DIMENSION-03 DD-EX-02 the first piece touches the own slot', () => {
  expect(placementFault(ground('EMPTY'), net(5), c('g4'))).toBe(null)
  expect(placementFault(ground('EMPTY'), net(5), c('g5'))).toBe('NOT_CONNECTED')
})
test('DD-DIMENSION-04 DD-EX-05 every further piece touches the own territory', () => {
  expect(placementFault(ground('A-CROSS'), net(11), c('f8'))).toBe(null)
})
test('DD-DIMENSION-05 DD-EX-06 contact with the opponent alone does not do', () => {
  expect(placementFault(ground('CORRIDOR', 0), net(5), c('d8'))).toBe(null)
  expect(placementFault(ground('CORRIDOR', 1), net(5), c('d8'))).toBe('NOT_CONNECTED')
})
test('DD-DIMENSION-06 DD-EX-07 a corner is no contact', () => {
  expect(placementFault(ground('A-CROSS'), net(5), c('i7'))).toBe('NOT_CONNECTED')
})
test('DD-DIMENSION-09 DD-DIMENSION-12 DD-EX-08 the numbers of legal placements', () => {
  const counts = (g: Ground) => {
    const list = placements(g)
    return [list.length, new Set(list.map(([n, cell]) => cellsOf(n, cell).join())).size]
  }
  expect(counts(ground('EMPTY'))).toEqual([316, 252])
  expect(counts(ground('EMPTY', 1))).toEqual([316, 252])
  expect(counts(ground('A-CROSS'))).toEqual([956, 764])
  expect(counts(ground('CORRIDOR', 0))).toEqual([1435, 1147])
  expect(counts(ground('CORRIDOR', 1))).toEqual([1291, 1032])
  const first = [18, 32, 32, 36, 14, 28, 32, 32, 28, 28, 36]
  expect(first.map((_, i) => placements(ground('EMPTY')).filter(([n]) => turned[n]!.net === i).length)).toEqual(first)
})
test('DD-DIMENSION-10 a placement that encloses the own Dungeon Master is legal', () => {
  const g = ground('EMPTY')
  const taken = withCells(EMPTY, [...cellsIn(g.taken as number[]), ...['f1', 'h1', 'f2', 'h2', 'f3', 'h3', 'f4', 'h4', 'g7'].map(c)])
  expect(placements({ ...g, taken }).every(([n, cell]) => cellsOf(n, cell).includes(c('g2')))).toBe(true)
})
test('DD-DIMENSION-11 the territory is the own slot and all own paths', () => {
  const near = placements(ground('A-CROSS')).filter(([n, cell]) => cellsOf(n, cell).some((x) => ['f1', 'h1'].includes(cellName(x))))
  expect(near.length).toBeGreaterThan(0)
})
test('DD-INV-22 the list of placements is what trying all 88 × 247 inputs gives', () => {
  for (const g of [ground('EMPTY'), ground('CORRIDOR', 0), ground('CORRIDOR', 1)]) {
    const tried = new Set<string>()
    for (let n = 0; n < turned.length; n++)
      for (let column = 0; column < 13; column++)
        for (let row = 0; row < 19; row++) if (placementFault(g, n, cellAt(column, row)) === null) tried.add(`${n}/${cellAt(column, row)}`)
    const list = placements(g).map(([n, cell]) => `${n}/${cell}`)
    expect(new Set(list).size).toBe(list.length)
    expect(new Set(list)).toEqual(tried)
  }
})
test('DD-INV-05 no placement covers a slot or leaves the field', () => {
  for (const [n, cell] of placements(ground('CORRIDOR')))
    for (const x of cellsOf(n, cell)) expect([slotOf(0, 19), slotOf(1, 19)].includes(x) || columnOf(x) > 12).toBe(false)
})
