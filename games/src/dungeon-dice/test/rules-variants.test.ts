import type { PlayerId } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { cellNamed, cellsIn } from '../board.ts'
import { check, tableFor, variants } from '../config.ts'
import { readyDecks } from '../decks.ts'
import { game } from '../game.ts'
import { groundOf, isPath } from '../ground.ts'
import { turnedNumber } from '../nets.ts'
import { placementFault } from '../placement.ts'
import { turns } from '../state.ts'
import { at, code, ends, walk, where } from './positions.ts'

const c = (name: string): number => cellNamed(name)!
const items = readyDecks.find((ready) => ready.id === 'items')!.deck

test('DD-VAR-03 blocking friends: own monsters bar the way too', () => {
  const figures = { g5: 'A squire', g6: 'A knight' }
  const free = at({ figures, crests: [{ movement: 2 }, {}] })
  expect(ends(free, 'g5')).toContain('g7')
  const barred = at({ figures, crests: [{ movement: 2 }, {}], table: { blockingFriends: true } })
  expect(ends(barred, 'g5')).not.toContain('g7')
  barred.choose('walk', { piece: 'g5' })
  expect(barred.refusal('step', { place: 'g6' })).not.toBe(null)
})

test('DD-VAR-06 no items: black dice and items are refused in a deck', () => {
  const config = { table: { noItems: true }, seats: [{ deck: items }, { deck: items }] }
  expect(check(config).map((problem) => problem.says)).toEqual([expect.stringContaining('DD-VAR-06'), expect.stringContaining('DD-VAR-06')])
  expect(check({ ...config, table: {} })).toEqual([])
  expect(check(tableFor(2, { noItems: true }))).toEqual([])
})

test('DD-VAR-07 open items: everybody knows them from the start', () => {
  const seats = [{ deck: items }, { deck: items }]
  const shown = (openItems: boolean) =>
    game.view(game.setup({ table: { openItems }, seats }, 'open'), 1 as PlayerId).pieces.filter((p) => p.owner === 0 && p.def === null)
  expect(shown(false)).toHaveLength(8)
  expect(shown(true)).toEqual([])
})

test('DD-VAR-08 obstacles: nothing is laid on blocked cells and nobody walks there', () => {
  const plain = at({ board: 'A-CROSS' })
  const t = at({ board: 'A-CROSS', table: { blocked: ['g6', 'a1'] } })
  expect(cellsIn(turns(t.state).blocked)).toEqual([c('a1'), c('g6')])
  const net = turnedNumber(10, false, 0)! // NET-11 on f8 covers g6
  const fault = (play: typeof t) => placementFault(groundOf(play.state, 0 as PlayerId), net, c('f8'))
  expect([fault(plain), fault(t), isPath(t.state, c('g6'))]).toEqual([null, 'CELL_OCCUPIED', false])
})

test('DD-VAR-08 obstacles: neutral paths are walked by all, carry nothing and connect nobody', () => {
  const t = at({ board: 'A-CROSS', figures: { g5: 'A squire' }, crests: [{ movement: 2 }, {}], table: { neutral: ['g6', 'g7'] } })
  const squire = t.piece('g5')
  walk(t, 'g5', 'g6 g7')
  expect(where(t, squire)).toBe('g7')
  const cross = turnedNumber(4, false, 0)! // NET-05
  const ground = groundOf(t.state, 0 as PlayerId)
  expect([placementFault(ground, cross, c('g10')), placementFault(ground, cross, c('g8'))]).toEqual(['NOT_CONNECTED', 'CELL_OCCUPIED'])
})

test('DD-VAR-08 obstacles: a text removes a blocked cell', () => {
  const t = at({ figures: { g5: 'A ddm-049' }, crests: [{ magic: 4, movement: 1 }, {}], table: { blocked: ['a9', 'b9'] } })
  t.choose('activate', { piece: 'g5', place: 0 })
  while (t.ask === 'respond') t.pass()
  expect(t.offers('cell')).toEqual([{ place: 'a9' }, { place: 'b9' }])
  t.choose('cell', { place: 'b9' })
  expect(cellsIn(turns(t.state).blocked)).toEqual([c('a9')])
  const none = at({ figures: { g5: 'A ddm-049' }, crests: [{ magic: 4 }, {}] })
  expect(code(none, 'activate', { piece: 'g5', place: 0 })).toBe('BAD_TARGETS')
})

test('every variant of the table names its rule and has words', () => {
  expect(variants.map((v) => v.rule)).toEqual([...new Set(variants.map((v) => v.rule))])
  expect(variants.every((v) => v.name !== '' && v.says.endsWith('.'))).toBe(true)
})
