import { type Handle, type PlayerId, setWord } from '@duelhall/kernel'
import { besides, CELLS, hasCell, isAdjacent, STEPS, slotOf, WORDS } from './board.ts'
import { allPaths, itemCells, standing } from './ground.ts'
import type { DungeonState, T } from './state.ts'
import { hasKeyword, mods } from './stats.ts'

// Scratch sets; never alive across a call.
const OPEN = new Int32Array(WORDS)
const SEEN = new Int32Array(WORDS)
const EDGE = new Int32Array(WORDS)
const NEXT = new Int32Array(WORDS)
const FULL = new Int32Array(WORDS)

/** What a step costs: `price` crests for every `speed` steps, rounded up over the move (DD-FX-43). */
export interface Price {
  readonly price: number
  readonly speed: number
}

/** DD-MOVE-01: 1 crest a step. DD-FLY-04: 2 for a flyer. DD-TUNNEL-04: a tunneller pays as usual. */
export function priceOf(t: T, h: Handle): Price {
  let price = 1
  for (const { mod } of mods(t, 'stepPrice', h)) price = Math.max(price, mod.stepPrice) // only one such effect
  let speed = 1
  for (const { mod } of mods(t, 'speed', h)) speed = Math.max(speed, mod.speed)
  return { price: hasKeyword(t, h, 'flying') ? price * 2 : price, speed }
}

export const costOf = (steps: number, { price, speed }: Price): number => Math.ceil((steps * price) / speed)

/** The longest move the pool can pay (DD-MOVE-05, -09), or an effect allows (DD-FX-42). */
export function mostSteps(t: T, h: Handle): number {
  const { price, speed } = priceOf(t, h)
  let most = Math.floor((t.player(t.piece(h).controller).movement * speed) / price)
  for (const { mod } of mods(t, 'steps', h)) most = Math.min(most, mod.steps)
  return most
}

// What all monsters of a player share while their moves are listed.
const ROADS = new Int32Array(WORDS)
const MINE = new Int32Array(WORDS)
const THEIRS = new Int32Array(WORDS)
/** Looks once at the field for all monsters of a player whose moves are listed next. */
export function lookAround(t: T, player: PlayerId): void {
  const paths = allPaths(t.state)
  const { own, foes } = standing(t.state, player)
  for (let w = 0; w < WORDS; w++) {
    ROADS[w] = paths[w]!
    MINE[w] = own[w]!
    THEIRS[w] = foes[w]!
  }
}

/**
 * Fills OPEN with the cells a monster may pass: paths of either owner, no walls (DD-BOARD-10 to -12, DD-FLY-07), not those with opposing monsters (DD-MOVE-03)
 * unless it tunnels (DD-TUNNEL-01); its own side lets it through (DD-MOVE-04, DD-FLY-05) but for DD-VAR-03. FULL holds all monsters.
 */
function survey(t: T, h: Handle): void {
  lookAround(t, t.piece(h).controller)
  seeFor(t, h)
}
function seeFor(t: T, h: Handle): void {
  const tunnels = hasKeyword(t, h, 'tunnel')
  const friends = t.state.table.blockingFriends
  for (let w = 0; w < WORDS; w++) {
    let x = ROADS[w]!
    if (!tunnels) x &= ~THEIRS[w]!
    if (friends) x &= ~MINE[w]!
    OPEN[w] = x
    FULL[w] = MINE[w]! | THEIRS[w]!
  }
}

/** SEEN becomes every cell at most so many steps away. */
function spread(from: number, steps: number, rows: number): void {
  SEEN.fill(0)
  EDGE.fill(0)
  EDGE[from >> 5] = 1 << (from & 31)
  SEEN[from >> 5] = EDGE[from >> 5]!
  for (let n = 0; n < steps; n++) {
    besides(EDGE, rows, NEXT)
    let any = 0
    for (let w = 0; w < WORDS; w++) {
      const x = NEXT[w]! & OPEN[w]! & ~SEEN[w]!
      EDGE[w] = x
      SEEN[w] = SEEN[w]! | x
      any |= x
    }
    if (any === 0) return
  }
}

/** After `lookAround`: the kernel's set becomes the cells on which a move may end: where no monster stands, not even itself; items are no hindrance (DD-MOVE-12). */
export function fillEnds(t: T, h: Handle): number {
  const steps = mostSteps(t, h)
  if (steps <= 0) return 0
  seeFor(t, h)
  spread(t.piece(h).place, steps, t.state.table.rows)
  for (let w = 0; w < WORDS; w++) setWord(w, SEEN[w]! & ~FULL[w]!)
  return WORDS
}

/** After `lookAround`: whether a monster could make any move at all; one that comes back to where it began is one (DD-MOVE-08). */
export function canMoveAnywhere(t: T, h: Handle): boolean {
  const steps = mostSteps(t, h)
  if (steps <= 0) return false
  seeFor(t, h)
  const at = t.piece(h).place
  for (const step of STEPS) {
    const cell = at + step
    if (cell < 0 || cell >= CELLS || !hasCell(OPEN, cell)) continue
    if (steps > 1 || !hasCell(FULL, cell)) return true
  }
  return false
}

/** Cells from which a path of so many more steps can still end somewhere: the next cells that may be stated. */
export function nextCells(t: T, h: Handle, path: readonly number[], out: Int32Array): void {
  out.fill(0)
  const left = mostSteps(t, h) - path.length
  if (left <= 0) return
  const at = path.at(-1) ?? t.piece(h).place
  const { rows } = t.state.table
  for (const step of STEPS) {
    const cell = at + step
    if (cell < 0 || cell >= CELLS) continue
    survey(t, h)
    FULL[t.piece(h).place >> 5]! &= ~(1 << (t.piece(h).place & 31)) // it may come back to where it began (DD-MOVE-08)
    if (!hasCell(OPEN, cell) && cell !== t.piece(h).place) continue
    OPEN[t.piece(h).place >> 5]! |= 1 << (t.piece(h).place & 31)
    spread(cell, left - 1, rows)
    for (let w = 0; w < WORDS; w++)
      if ((SEEN[w]! & ~FULL[w]!) !== 0) {
        out[cell >> 5]! |= 1 << (cell & 31)
        break
      }
  }
}

/** Whether a path may end on this cell: no other monster stands there. */
export function mayEnd(t: T, h: Handle, cell: number): boolean {
  if (cell === t.piece(h).place) return true
  const { own, foes } = standing(t.state, t.piece(h).controller)
  return !hasCell(own, cell) && !hasCell(foes, cell)
}

/** Whether a monster may step from one cell to the next; `last`: and stay there. */
export function mayStep(t: T, h: Handle, from: number, to: number): boolean {
  if (!isAdjacent(from, to)) return false // DD-MOVE-02
  survey(t, h)
  OPEN[t.piece(h).place >> 5]! |= 1 << (t.piece(h).place & 31)
  return hasCell(OPEN, to)
}

const DIST = new Int16Array(CELLS)
const PAIN = new Int16Array(CELLS)
const FROM = new Int16Array(CELLS)
const QUEUE: number[] = []

/** The shortest path to a cell; of equals the one over the fewest items (DD-MOVE-16). A tunneller need not care (DD-TUNNEL-02). */
export function route(t: T, h: Handle, end: number): readonly number[] {
  survey(t, h)
  const items = itemCells(t.state)
  const tunnels = hasKeyword(t, h, 'tunnel')
  const start = t.piece(h).place
  DIST.fill(-1)
  QUEUE.length = 0
  QUEUE.push(start)
  DIST[start] = 0
  PAIN[start] = 0
  for (let i = 0; i < QUEUE.length; i++) {
    const at = QUEUE[i]!
    if (DIST[end] !== -1 && DIST[at]! >= DIST[end]!) break
    for (const step of STEPS) {
      const cell = at + step
      if (cell < 0 || cell >= CELLS || !hasCell(OPEN, cell)) continue
      const pain = PAIN[at]! + (!tunnels && hasCell(items, cell) ? 1 : 0)
      if (DIST[cell] === -1) {
        DIST[cell] = DIST[at]! + 1
        QUEUE.push(cell)
      } else if (DIST[cell] !== DIST[at]! + 1 || PAIN[cell]! <= pain) continue
      PAIN[cell] = pain
      FROM[cell] = at
    }
  }
  const path: number[] = []
  for (let cell = end; cell !== start; cell = FROM[cell]!) path.push(cell)
  return path.reverse()
}

/** How many steps a monster is from a cell, however many it could pay; null where it finds no way. */
export function leastSteps(t: T, h: Handle, end: number): number | null {
  survey(t, h)
  const { place } = t.piece(h)
  for (let steps = 1; steps < CELLS; steps++) {
    spread(place, steps, t.state.table.rows)
    if (hasCell(SEEN, end)) return steps
  }
  return null
}

/** DD-BOARD-15: the least number of steps over path cells, ignoring figures; null where there is no way. */
export function pathDistance(s: DungeonState, from: number, to: number): number | null {
  const paths = allPaths(s)
  for (let w = 0; w < WORDS; w++) OPEN[w] = paths[w]!
  if (from === to) return 0
  SEEN.fill(0)
  EDGE.fill(0)
  EDGE[from >> 5] = 1 << (from & 31)
  SEEN[from >> 5] = EDGE[from >> 5]!
  for (let n = 1; ; n++) {
    besides(EDGE, s.table.rows, NEXT)
    if (hasCell(NEXT, to)) return n
    let any = 0
    for (let w = 0; w < WORDS; w++) {
      const x = NEXT[w]! & OPEN[w]! & ~SEEN[w]!
      EDGE[w] = x
      SEEN[w] = SEEN[w]! | x
      any |= x
    }
    if (any === 0) return null
  }
}

/** All path cells connected with this one, figures ignored, written into `out`. */
export function areaOf(s: DungeonState, from: number, out: Int32Array): void {
  const paths = allPaths(s)
  for (let w = 0; w < WORDS; w++) OPEN[w] = paths[w]!
  spread(from, CELLS, s.table.rows)
  for (let w = 0; w < WORDS; w++) out[w] = SEEN[w]!
}

/** The cells next to a slot (DD-MASTER-02). */
export const besideSlot = (player: number, rows: number): readonly number[] => {
  const slot = slotOf(player, rows)
  return STEPS.map((step) => slot + step).filter((cell) => cell >= 0 && cell >> 4 < rows && (cell & 15) < 13)
}
