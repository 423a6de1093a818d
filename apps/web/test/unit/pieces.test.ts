import { creaturesBoard, dungeonBoard } from '@duelhall/games'
import { expect, test } from 'vitest'
import { waysOf } from '../../src/games/battle-of-creatures/ways.ts'
import { facesOf, sideShown } from '../../src/games/dice-masters/look.ts'
import { cellsOfNet, rowsOf } from '../../src/games/dungeon-dice/look.ts'
import { mirroredNet, nextNet, turnedNet } from '../../src/games/dungeon-dice/net-choice.ts'
import { edgeFor } from '../../src/pieces/fit.tsx'
import { nextStop } from '../../src/pieces/roving.ts'
import { composed, projected, sides, turnX, turnZ } from '../../src/pieces/turns.ts'
import { begin, chance, choose, moduleOf, propsFor } from './skin-table.ts'

test('a die at rest shows the side that was rolled, upright, and never its far side', () => {
  const rest = composed(turnX(17), turnZ(3))
  for (let up = 0; up < 6; up++) {
    const seen = sides.map((_, at) => projected(rest, up, at, 10))
    const [a, b, , d] = seen[up]!.css.slice(7, -1).split(',').map(Number) as [number, number, number, number]
    expect(a).toBeGreaterThan(0.95)
    expect(Math.abs(b)).toBeLessThan(0.1)
    expect(d).toBeGreaterThan(0.9)
    expect(seen.filter((side) => side !== null).length).toBeLessThanOrEqual(3)
    expect(seen[up]!.dark).toBeLessThan(Math.min(...seen.filter((side, at) => side !== null && at !== up).map((side) => side!.dark)))
  }
})

test('dice in a box are as large as they can be, and all of them fit', () => {
  for (const [n, width, height] of [
    [1, 60, 60],
    [4, 158, 104],
    [14, 120, 100],
    [24, 130, 62],
  ] as const) {
    const edge = edgeFor(n, width, height, 54)
    const columns = Math.max(1, Math.floor((width + 5) / (edge + 7)))
    expect(Math.ceil(n / columns) * (edge * 1.24 + 5)).toBeLessThanOrEqual(Math.max(height, Math.ceil(n / columns) * (12 * 1.24 + 5)))
  }
  expect(edgeFor(1, 200, 200, 54)).toBe(54)
  expect(edgeFor(9, 100, 100, 54)).toBeLessThan(edgeFor(4, 100, 100, 54))
})

test('arrow keys go to the nearest thing in their direction', () => {
  const stops = [
    { key: 'a', x: 0, y: 0 },
    { key: 'b', x: 10, y: 1 },
    { key: 'c', x: 4, y: 9 },
    { key: 'd', x: 30, y: 0 },
  ]
  expect(nextStop(stops, stops[0]!, [1, 0])!.key).toBe('b')
  expect(nextStop(stops, stops[0]!, [0, 1])!.key).toBe('c')
  expect(nextStop(stops, stops[1]!, [1, 0])!.key).toBe('d')
  expect(nextStop(stops, stops[0]!, [-1, 0])).toBeNull()
})

test('four quarter turns and two mirrorings bring every net back', () => {
  for (let n = 0; n < dungeonBoard.nets.length; n++) {
    expect(turnedNet(turnedNet(turnedNet(turnedNet(n))))).toBe(n)
    expect(mirroredNet(mirroredNet(n))).toBe(n)
    expect(dungeonBoard.nets[turnedNet(n)]!.net).toBe(dungeonBoard.nets[n]!.net)
  }
  expect(nextNet(7, [3, 7, 9], 1)).toBe(9)
  expect(nextNet(9, [3, 7, 9], 1)).toBe(3)
  expect(nextNet(5, [3, 7, 9], 1)).toBe(3)
})

test('the ghost of a net covers the very cells over which the die unfolds', () => {
  const play = begin('dungeon-dice', 'ghosts')
  const next = chance(17)
  let laid = 0
  for (let n = 0; n < 900 && laid < 8; n++) {
    const decision = play.module.game.decision(play.state)
    if (decision === null) break
    const { props } = propsFor(play, decision.player)
    const { values } = props.view.players[decision.player]!
    const busy = props.offers.all.filter(({ option }) => option.act === 'summon' || option.act === 'net')
    const at = busy.length > 0 ? busy[next(busy.length)]!.at : next(decision.options.length)
    const { option } = props.offers.all[at]!
    if (option.act !== 'net') {
      choose(play, at)
      continue
    }
    const ghost = cellsOfNet(option.place!, Number(values.unfolds), rowsOf(props.view))
    choose(play, at)
    const unfolded = play.events.find((event) => event.on === 'dieDimensioned')!
    expect([...ghost].sort()).toEqual([...unfolded.list].sort())
    laid++
  }
  expect(laid).toBe(8)
})

test('a way is drawn to every end on offer, step by step and no longer than the power', () => {
  const play = begin('battle-of-creatures', 'ways', 4)
  const next = chance(23)
  let drawn = 0
  for (let n = 0; n < 160; n++) {
    const decision = play.module.game.decision(play.state)
    if (decision === null) break
    const { props } = propsFor(play, decision.player)
    const moves = props.offers.all.filter(({ option }) => option.act === 'move')
    for (const piece of new Set(moves.map(({ option }) => option.piece!))) {
      const ends = new Set(moves.filter(({ option }) => option.piece === piece).map(({ option }) => option.place!))
      const ways = waysOf(props.view, piece, ends)
      expect([...ways.steps.keys()].sort()).toEqual([...ends].sort())
      for (const end of ends) {
        const way = ways.wayTo(end)
        expect(way[0]).toBe(props.view.pieces[piece]!.place)
        expect(way).toHaveLength(ways.steps.get(end)! + 1)
        expect(way.length - 1).toBeLessThanOrEqual(Number(props.view.pieces[piece]!.values.power))
        for (let i = 1; i < way.length; i++) expect(creaturesBoard.spaces[way[i - 1]!]!.near).toContain(way[i])
        drawn++
      }
    }
    choose(play, moves.length > 0 && next(3) > 0 ? moves[next(moves.length)]!.at : next(decision.options.length))
  }
  expect(drawn).toBeGreaterThan(500)
})

test.each(['dice-masters-yugioh', 'dice-masters-ultramar'])(
  '%s: every card has six sides, and every rolled die lies on one of them',
  (id) => {
    const play = begin(id, 'sides')
    const { props } = propsFor(play, play.module.game.decision(play.state)!.player)
    for (const card of moduleOf(id).catalog) expect(facesOf(props.view, card), card.name).toHaveLength(6)
    const next = chance(29)
    let rolled = 0
    for (let n = 0; n < 150; n++) {
      const decision = play.module.game.decision(play.state)
      if (decision === null) break
      const now = propsFor(play, decision.player).props
      now.view.pieces.forEach((piece, h) => {
        if (typeof piece.values.face !== 'string') return
        expect(
          sideShown(piece, facesOf(now.view, now.card(h as Parameters<typeof now.card>[0]))),
          String(piece.values.name),
        ).toBeGreaterThanOrEqual(0)
        rolled++
      })
      choose(play, next(decision.options.length))
    }
    expect(rolled).toBeGreaterThan(200)
  },
)
