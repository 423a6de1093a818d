import { besides, type CellSet, columnOf, field, hasCell, isOnBoard, rowOf, shifted, WORDS } from './board.ts'
import { cellsOf, turned } from './nets.ts'

// Scratch: where pieces may lie now. Filled by `look` and `survey`, never alive across a call.
const free = new Int32Array(WORDS)
const reached = new Int32Array(WORDS)
const own = new Int32Array(WORDS)
const anchors = new Int32Array(WORDS)

/** Every offset a net can have, with both sets moved by it: 80 turned nets share these few. */
const shifts: readonly number[] = [...new Set(turned.flatMap((t) => t.shifts))].sort((a, b) => a - b)
const freeBy = shifts.map(() => new Int32Array(WORDS))
const reachedBy = shifts.map(() => new Int32Array(WORDS))
const uses = turned.map((t) => t.shifts.map((shift) => shifts.indexOf(shift)))

/** What a player may build on: the territory is the own slot and all own paths (DD-DIMENSION-11). */
export interface Ground {
  readonly rows: number
  /** Every path, slot and blocked cell. */
  readonly taken: CellSet | Int32Array
  readonly paths: CellSet
  readonly slot: number
}

/** What a single placement is judged by. */
function look(g: Ground): void {
  const all = field(g.rows)
  for (let w = 0; w < WORDS; w++) {
    free[w] = all[w]! & ~g.taken[w]! // DD-DIMENSION-01, -02
    own[w] = g.paths[w]!
  }
  own[g.slot >> 5]! |= 1 << (g.slot & 31)
  besides(own, g.rows, reached) // DD-DIMENSION-03, -04, -06: edge to edge, and to nothing of the opponent's (DD-DIMENSION-05)
}

/** Which of the moved sets belong to the ground looked at. */
const isMoved = new Uint8Array(shifts.length)

/** The same for all placements at once. */
function survey(g: Ground): void {
  look(g)
  isMoved.fill(0)
}

/** Both sets moved by an offset, when a net first asks for it: the first net mostly answers whether there is room at all. */
function moveBy(i: number): void {
  if (isMoved[i] === 1) return
  isMoved[i] = 1
  shifted(free, shifts[i]!, freeBy[i]!)
  shifted(reached, shifts[i]!, reachedBy[i]!)
}

/** Fills `anchors` with the summon cells on which this turned net may lie. */
function layAll(n: number): void {
  const by = uses[n]!
  const [a, b, c, d, e, f] = by as [number, number, number, number, number, number]
  for (let i = 0; i < by.length; i++) moveBy(by[i]!)
  for (let w = 0; w < WORDS; w++) {
    const fits = freeBy[a]![w]! & freeBy[b]![w]! & freeBy[c]![w]! & freeBy[d]![w]! & freeBy[e]![w]! & freeBy[f]![w]!
    anchors[w] =
      fits === 0
        ? 0
        : fits & (reachedBy[a]![w]! | reachedBy[b]![w]! | reachedBy[c]![w]! | reachedBy[d]![w]! | reachedBy[e]![w]! | reachedBy[f]![w]!)
  }
}

/** Which nets may be used: a bit for each (DD-VAR-04). */
export const ALL_NETS = 0x7ff

/** DD-DIMENSION-09, -10: nothing else is asked; the summon cells of all legal placements, written into `out`. */
export function fillAnchors(g: Ground, nets: number, out: Int32Array): void {
  survey(g)
  out.fill(0)
  for (let n = 0; n < turned.length; n++) {
    if (((nets >> turned[n]!.net) & 1) === 0) continue
    layAll(n)
    for (let w = 0; w < WORDS; w++) out[w]! |= anchors[w]!
  }
}

/** The turned nets that may lie with their summon cell here, in order. */
export function turnsAt(g: Ground, nets: number, anchor: number): readonly number[] {
  look(g)
  const list: number[] = []
  for (let n = 0; n < turned.length; n++) if ((nets >> turned[n]!.net) & 1 && lies(n, anchor)) list.push(n)
  return list
}

function lies(n: number, anchor: number): boolean {
  let touches = false
  for (const shift of turned[n]!.shifts) {
    const cell = anchor + shift
    if (cell < 0 || cell >= WORDS * 32 || !hasCell(free, cell)) return false
    touches ||= hasCell(reached, cell)
  }
  return touches
}

/** Whether anything may be laid at all (DD-SUMMON-06). */
export function hasPlacement(g: Ground, nets: number): boolean {
  survey(g)
  for (let n = 0; n < turned.length; n++) {
    if (((nets >> turned[n]!.net) & 1) === 0) continue
    layAll(n)
    for (let w = 0; w < WORDS; w++) if (anchors[w] !== 0) return true
  }
  return false
}

/** All legal placements as [turned net, summon cell]; 316 on an empty field (DD-DIMENSION-12), for tests, previews and measuring. */
export function placements(g: Ground, nets: number = ALL_NETS): readonly (readonly [number, number])[] {
  survey(g)
  const list: (readonly [number, number])[] = []
  for (let n = 0; n < turned.length; n++) {
    if (((nets >> turned[n]!.net) & 1) === 0) continue
    layAll(n)
    for (let w = 0; w < WORDS; w++) for (let x = anchors[w]!; x !== 0; x &= x - 1) list.push([n, w * 32 + 31 - Math.clz32(x & -x)])
  }
  return list
}

export const faults = ['OFF_BOARD', 'CELL_OCCUPIED', 'NOT_CONNECTED'] as const
export type Fault = (typeof faults)[number]

/** Why a net cannot lie so; null when it can. */
export function placementFault(g: Ground, n: number, anchor: number): Fault | null {
  const { offsets } = turned[n]!
  const inside = ([x, y]: readonly [number, number]) => {
    const column = columnOf(anchor) + x
    return column >= 0 && column < 13 && isOnBoard((rowOf(anchor) + y) * 16 + column, g.rows)
  }
  if (!offsets.every(inside)) return 'OFF_BOARD' // DD-DIMENSION-01
  if (cellsOf(n, anchor).some((cell) => hasCell(g.taken, cell))) return 'CELL_OCCUPIED' // DD-DIMENSION-02
  look(g)
  return lies(n, anchor) ? null : 'NOT_CONNECTED' // DD-DIMENSION-03 to -06
}
