import { battleOfCreatures, creaturesBoard, games } from '@duelhall/games'
import type { OptionRecord } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { bare, inColumns, width, wrapped } from '../src/layout.ts'
import { type Depth, depthFor, painter } from '../src/paint.ts'
import { creatures } from '../src/skins/creatures/index.ts'
import { plain } from '../src/skins/plain.ts'
import type { Scene } from '../src/skins/skin.ts'

const module = games[0]!
const { game } = battleOfCreatures
const state = game.setup(battleOfCreatures.config(5, { randomPreparation: true }), 'picture')
const player = game.decision(state)!.player
const view = game.view(state, player)
const seats = view.players.map((_, p) => ({ name: `Player ${p + 1}`, bot: null }))

function scene(columns: number, rows: number, depth: Depth = 'none', lit: readonly OptionRecord[] = []): Scene {
  return { module, view, skin: creatures, seats, lit, events: [], told: ['Something happened.'], columns, rows, paint: painter(depth) }
}

test('at every size all 115 spaces are there, none over another', () => {
  for (let rows = 28; rows <= 46; rows++) {
    const drawn = creatures.draw(scene(40 + 2 * rows, rows))!
    const board = drawn.map((line) => line.slice(0, 2 * rows)).join('\n')
    const labels = board.match(/(?<![\p{L}\p{N}])([a-js]\d|◆p1|[FWNLD][1-7])(?![\p{L}\p{N}])/gu) ?? []
    expect(labels, `${rows} rows`).toHaveLength(creaturesBoard.spaces.length)
    for (const line of drawn) expect(width(line)).toBeLessThanOrEqual(40 + 2 * rows)
  }
})

test('lit ends stand in brackets at every size, so that colour is not needed', () => {
  const moves = view.decision!.options.filter((option) => option.act === 'move')
  for (let rows = 28; rows <= 46; rows++)
    for (const piece of new Set(moves.map((option) => option.piece))) {
      const lit = moves.filter((option) => option.piece === piece)
      const board = creatures.draw(scene(40 + 2 * rows, rows, 'none', lit))!.map((line) => line.slice(0, 2 * rows))
      expect(board.join('\n').match(rows < 33 ? /›[a-js◆]p?\d/g : /\[[a-js◆]p?\d\]/g) ?? [], `${rows} rows`).toHaveLength(lit.length)
    }
})

test('too small a screen gets lists, without a picture', () => {
  expect(creatures.draw(scene(79, 60))).toBeNull()
  expect(creatures.draw(scene(200, 20))).toBeNull()
  const lines = creatures.list(scene(60, 20))
  for (const line of lines) expect(width(line)).toBeLessThanOrEqual(60)
  expect(lines.join('\n')).toContain('F1 on fire.s1')
})

test('colours are exact, from the table, or none at all; the words stay the same', () => {
  const [none, table, exact] = (['none', 'table', 'exact'] as const).map((depth) => creatures.draw(scene(120, 38, depth))!)
  const esc = String.fromCharCode(27)
  expect(none!.join('')).not.toContain(esc)
  expect(table!.join('')).toContain(`${esc}[48;5;52m`)
  expect(exact!.join('')).toContain(`${esc}[48;2;58;21;18m`)
  const words = (lines: readonly string[]) => lines.map((line) => bare(line).trimEnd())
  expect(words(table!)).toEqual(words(none!))
})

test('NO_COLOR wins over FORCE_COLOR, and that over the terminal', () => {
  expect(depthFor(true, {})).toBe('table')
  expect(depthFor(true, { COLORTERM: 'truecolor' })).toBe('exact')
  expect(depthFor(false, {})).toBe('none')
  expect(depthFor(false, { FORCE_COLOR: '1' })).toBe('table')
  expect(depthFor(true, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe('none')
  expect(depthFor(true, { TERM: 'dumb' })).toBe('none')
})

test('a game without a picture is shown as lists', () => {
  const lines = plain.list({ ...scene(80, 40), skin: plain }).join('\n')
  expect(lines).toContain('▸ Player')
  expect(lines).toMatch(/board \d:/)
  expect(lines).toContain('Something happened.')
})

test('lines are broken at spaces and keep their indent', () => {
  expect(wrapped('  a bb ccc', 6, '    ')).toEqual(['  a bb', '    ccc'])
  expect(inColumns(['1', '2', '3'], 5)).toEqual(['1   3', '2'])
})
