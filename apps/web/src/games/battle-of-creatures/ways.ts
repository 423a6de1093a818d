import { creaturesBoard } from '@duelhall/games'
import type { Handle, TableView } from '@duelhall/kernel'

const { spaces } = creaturesBoard

/** The creature on each space. */
export function standing(view: TableView): ReadonlyMap<number, Handle> {
  return new Map(view.pieces.flatMap((piece, h) => (piece.values.where === 'board' ? [[piece.place, h as Handle] as const] : [])))
}

export interface Ways {
  /** Steps to each end that a way leads to. */
  readonly steps: ReadonlyMap<number, number>
  /** The spaces of a shortest way, its start included. */
  wayTo(end: number): readonly number[]
}

/**
 * Drawn from what is on offer: a way leads over free spaces on offer and over creatures of one's own team to an end on offer.
 * Which ends these are, only the engine knows.
 */
export function waysOf(view: TableView, piece: Handle, ends: ReadonlySet<number>): Ways {
  const from = view.pieces[piece]!.place
  const there = standing(view)
  const team = view.players[view.pieces[piece]!.controller]!.team
  const isPassed = (space: number): boolean => {
    const other = there.get(space)
    return other === undefined ? ends.has(space) : view.players[view.pieces[other]!.controller]!.team === team
  }
  const cameFrom = new Map<number, number>([[from, from]])
  const steps = new Map<number, number>()
  let edge = view.pieces[piece]!.values.where === 'board' ? [from] : []
  for (let n = 1; edge.length > 0; n++) {
    const next: number[] = []
    for (const here of edge)
      for (const space of spaces[here]!.near) {
        if (cameFrom.has(space)) continue
        if (!ends.has(space) && !isPassed(space)) continue
        cameFrom.set(space, here)
        if (ends.has(space)) steps.set(space, n)
        if (isPassed(space)) next.push(space)
      }
    edge = next
  }
  return { steps, wayTo: (end) => (steps.has(end) ? wayBack(cameFrom, from, end) : []) }
}

function wayBack(cameFrom: ReadonlyMap<number, number>, from: number, end: number): readonly number[] {
  const way = [end]
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!)
  return way
}
