import { inWords, type Problem, type RuleId } from '@duelhall/kernel'
import { civilizations, kinds } from './board.ts'
import { drawingFaults } from './check-drawing.ts'

/** A board as it stands in its file, as far as the checks of section 4.4 look at it. */
export interface BoardData {
  readonly id: string
  readonly template: { readonly spaces: readonly { readonly key: string; readonly mirror: string }[] }
  readonly spaces: readonly SpaceData[]
  readonly edges: readonly { readonly a: string; readonly b: string }[]
}
export interface SpaceData {
  readonly id: string
  readonly civilization: string
  readonly key: string
  readonly kind: string
  readonly start?: number
  readonly x: number
  readonly y: number
}

export type Fault = (rule: RuleId, path: string, says: string) => void

const REGION_SIZE = 23
const LINES = 155
const STARTS = [1, 2, 3] as const
const WAYS = 3

/** BC-BOARD-09, BC-BAD-18: every fault of a board; empty means that games can be played on it. */
export function checkBoard(data: unknown): readonly Problem[] {
  const found: Problem[] = []
  const fault: Fault = (rule, path, says) => {
    found.push({ rule, path, says: `BAD_BOARD: ${says}` })
  }
  try {
    const board = data as BoardData
    regionFaults(board, fault)
    lineFaults(board, fault)
    if (found.length > 0) return found // what follows takes a sound graph for granted
    const near = neighbours(board)
    pathFaults(board, near, fault)
    symmetryFaults(board, fault)
    drawingFaults(board, fault)
  } catch {
    fault('BC-BOARD-09', '', `${inWords(data)} is not a board`)
  }
  return found
}

/** BC-BOARD-02: regions of one size, each with its chip space and its three start spaces. */
function regionFaults(board: BoardData, fault: Fault): void {
  const ids = board.spaces.map((space) => space.id)
  if (new Set(ids).size !== ids.length) fault('BC-BOARD-01', 'spaces', 'an id stands for two spaces')
  board.spaces.forEach((space, n) => {
    if (!(civilizations as readonly string[]).includes(space.civilization))
      fault('BC-BOARD-02', `spaces.${n}`, `${inWords(space.civilization)} is no civilization`)
    if (!(kinds as readonly string[]).includes(space.kind))
      fault('BC-BOARD-02', `spaces.${n}`, `${inWords(space.kind)} is no kind of space`)
  })
  for (const civilization of civilizations) {
    const own = board.spaces.filter((space) => space.civilization === civilization)
    if (own.length !== REGION_SIZE) fault('BC-BOARD-02', 'spaces', `${civilization} has ${own.length} spaces, not ${REGION_SIZE}`)
    const chips = own.filter((space) => space.kind === 'chip').length
    if (chips !== 1) fault('BC-BOARD-02', 'spaces', `${civilization} has ${chips} chip spaces, not 1`)
    for (const start of STARTS) {
      const n = own.filter((space) => space.kind === 'start' && space.start === start).length
      if (n !== 1) fault('BC-BOARD-02', 'spaces', `${civilization} has ${n} start spaces ${start}, not 1`)
    }
  }
}

const lineKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** BC-BOARD-01, -03: lines between two spaces of the board, none double. */
function lineFaults(board: BoardData, fault: Fault): void {
  const ids = new Set(board.spaces.map((space) => space.id))
  const seen = new Set<string>()
  if (board.edges.length !== LINES) fault('BC-BOARD-01', 'edges', `${board.edges.length} lines, not ${LINES}`)
  board.edges.forEach(({ a, b }, n) => {
    for (const id of [a, b]) if (!ids.has(id)) fault('BC-BOARD-01', `edges.${n}`, `there is no space ${inWords(id)}`)
    if (a === b) fault('BC-BOARD-01', `edges.${n}`, `${a} is joined to itself`)
    if (seen.has(lineKey(a, b))) fault('BC-BOARD-01', `edges.${n}`, `${a} and ${b} are joined twice`)
    seen.add(lineKey(a, b))
  })
}

type Near = ReadonlyMap<string, readonly string[]>

function neighbours(board: BoardData): Near {
  const near = new Map<string, string[]>(board.spaces.map((space) => [space.id, []]))
  for (const { a, b } of board.edges) {
    near.get(a)!.push(b)
    near.get(b)!.push(a)
  }
  return near
}

/** Connected, also without any one space; three separate ways from chip space to chip space. */
function pathFaults(board: BoardData, near: Near, fault: Fault): void {
  const ids = [...near.keys()]
  if (reached(near, ids[0]!, null) !== ids.length) return fault('BC-BOARD-01', 'edges', 'the board is not connected')
  for (const gone of ids) {
    const from = ids.find((id) => id !== gone)!
    if (reached(near, from, gone) !== ids.length - 1) fault('BC-BOARD-01', 'edges', `without ${gone} the board falls apart`)
  }
  const chips = board.spaces.filter((space) => space.kind === 'chip').map((space) => space.id)
  for (const [i, from] of chips.entries())
    for (const to of chips.slice(i + 1)) {
      const n = ways(near, from, to)
      if (n < WAYS) fault('BC-BOARD-01', 'edges', `${n} separate ways from ${from} to ${to}, not ${WAYS}`)
    }
}

function reached(near: Near, from: string, without: string | null): number {
  const seen = new Set([from])
  for (const here of seen) for (const next of near.get(here)!) if (next !== without) seen.add(next)
  return seen.size
}

/** The greatest number of ways without a common space: each space is split in two, joined by a way for one. */
function ways(near: Near, from: string, to: string): number {
  const room = new Map<string, Map<string, number>>()
  const open = (a: string, b: string, n: number) => {
    if (!room.has(a)) room.set(a, new Map())
    room.get(a)!.set(b, (room.get(a)!.get(b) ?? 0) + n)
  }
  for (const [id, others] of near) {
    open(`${id} in`, `${id} out`, 1)
    for (const other of others) open(`${id} out`, `${other} in`, 1)
  }
  for (let n = 0; ; n++) {
    const cameFrom = new Map<string, string>()
    const queue = [`${from} out`]
    for (const here of queue)
      for (const [next, n] of room.get(here)!)
        if (n > 0 && !cameFrom.has(next)) {
          cameFrom.set(next, here)
          queue.push(next)
        }
    let at = `${to} in`
    if (!cameFrom.has(at)) return n
    while (at !== `${from} out`) {
      const before = cameFrom.get(at)!
      open(before, at, -1)
      open(at, before, 1)
      at = before
    }
  }
}

/** BC-BOARD-08: five turns and five reflections keep lines, kinds and numbers; so any two regions are exchanged. */
function symmetryFaults(board: BoardData, fault: Fault): void {
  const lines = new Set(board.edges.map(({ a, b }) => lineKey(a, b)))
  const byId = new Map(board.spaces.map((space) => [space.id, space]))
  for (const symmetry of symmetries(board)) {
    for (const space of board.spaces) {
      const image = byId.get(symmetry.of(space))
      if (image?.kind !== space.kind || image.start !== space.start)
        fault('BC-BOARD-08', 'spaces', `${symmetry.name} does not keep ${space.id}`)
    }
    for (const { a, b } of board.edges)
      if (!lines.has(lineKey(symmetry.of(byId.get(a)!), symmetry.of(byId.get(b)!))))
        fault('BC-BOARD-08', 'edges', `${symmetry.name} does not keep the line ${a}–${b}`)
  }
}

export interface Symmetry {
  readonly name: string
  /** Where the region with this number goes. */
  region(n: number): number
  /** The id of the space to which a space goes. */
  of(space: SpaceData): string
}

/** The ten symmetries of a board. */
export function symmetries(board: BoardData): readonly Symmetry[] {
  const mirror = new Map(board.template.spaces.map((space) => [space.key, space.mirror]))
  const n = civilizations.length
  return civilizations.flatMap((_, by): Symmetry[] => {
    const turned = (region: number) => (region + by) % n
    const mirrored = (region: number) => (by - region + n) % n
    const image = (to: (region: number) => number, key: (key: string) => string) => (space: SpaceData) =>
      `${civilizations[to((civilizations as readonly string[]).indexOf(space.civilization))]}.${key(space.key)}`
    return [
      { name: `turn ${by}`, region: turned, of: image(turned, (key) => key) },
      { name: `reflection ${by}`, region: mirrored, of: image(mirrored, (key) => mirror.get(key) ?? key) },
    ]
  })
}
