import type { BoardData, Fault, SpaceData } from './check-board.ts'

const LEAST = 60
const MOST = 950
const BETWEEN_CENTRES = 53
const BESIDE_LINES = 49

type Point = Pick<SpaceData, 'x' | 'y'>

/** The drawing can be read and pressed: nothing crosses, and everything keeps its distance. */
export function drawingFaults(board: BoardData, fault: Fault): void {
  const byId = new Map(board.spaces.map((space) => [space.id, space]))
  const { spaces, edges } = board
  spaces.forEach((space, n) => {
    for (const at of [space.x, space.y])
      if (!(at >= LEAST && at <= MOST)) fault('BC-BOARD-01', `spaces.${n}`, `${space.id} lies outside ${LEAST}–${MOST}`)
    for (const other of spaces.slice(n + 1))
      if (between(space, other) < BETWEEN_CENTRES) fault('BC-BOARD-01', `spaces.${n}`, `${space.id} and ${other.id} lie too close together`)
  })
  edges.forEach(({ a, b }, n) => {
    const from = byId.get(a)!
    const to = byId.get(b)!
    for (const space of spaces)
      if (space.id !== a && space.id !== b && beside(space, from, to) < BESIDE_LINES)
        fault('BC-BOARD-01', `edges.${n}`, `the line ${a}–${b} runs too close to ${space.id}`)
    for (const other of edges.slice(n + 1))
      if (![other.a, other.b].some((id) => id === a || id === b) && cross(from, to, byId.get(other.a)!, byId.get(other.b)!))
        fault('BC-BOARD-01', `edges.${n}`, `the lines ${a}–${b} and ${other.a}–${other.b} cross`)
  })
}

const between = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y)

/** The distance of a point from a line between two others. */
function beside(p: Point, a: Point, b: Point): number {
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / between(a, b) ** 2
  const t = Math.max(0, Math.min(1, along))
  return between(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) })
}

const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))

const cross = (a: Point, b: Point, c: Point, d: Point): boolean => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
