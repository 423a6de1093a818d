import data from './cards/board.json' with { type: 'json' }

/** BC-COMP-02, in the clockwise order of their regions: BC-BOARD-04. */
export const civilizations = ['fire', 'water', 'nature', 'light', 'darkness'] as const
export type Civilization = (typeof civilizations)[number]
export const REGIONS = civilizations.length

export const kinds = ['ordinary', 'start', 'chip'] as const
export type Kind = (typeof kinds)[number]

/** All that a drawing needs to know of a space. */
export interface Space {
  /** `fire.e1` */
  readonly id: string
  readonly key: string
  /** Number of the civilization it belongs to: BC-BOARD-02. */
  readonly region: number
  readonly kind: Kind
  readonly start: number | null
  readonly x: number
  readonly y: number
  /** Spaces a line leads to, ascending. */
  readonly near: readonly number[]
}

const ids = data.spaces.map((space) => space.id)
const numberOf = new Map(ids.map((id, n) => [id, n]))

/** The number of a space; null for names that are not on the board. */
export const spaceNamed = (id: unknown): number | null => (typeof id === 'string' ? (numberOf.get(id) ?? null) : null)

/** BC-BOARD-03, -05: lines inside the regions and the roads between them, usable both ways. */
export const lines: readonly (readonly [number, number])[] = data.edges.map((edge) => [numberOf.get(edge.a)!, numberOf.get(edge.b)!])

/** BC-BOARD-01: a graph; a space is region × 23 + its position in the template. */
export const spaces: readonly Space[] = data.spaces.map((space, n) => ({
  id: space.id,
  key: space.key,
  region: civilizations.indexOf(space.civilization as Civilization),
  kind: space.kind as Kind,
  start: space.start ?? null,
  x: space.x,
  y: space.y,
  near: lines.flatMap(([a, b]) => (a === n ? [b] : b === n ? [a] : [])).sort((a, b) => a - b),
}))
export const SPACES = spaces.length

export const board = { id: data.id, size: data.viewBox.slice(2), spaces, lines } as const

// What the board implies, worked out once. A set of spaces is four words.
export const WORDS = 4
export const STEPS = 7

/** The civilization of a space: BC-BOARD-02. */
export const REGION = Uint8Array.from(spaces, (space) => space.region)
/** The civilization whose chips lie on a space, -1 where none do. */
export const CHIP = Int8Array.from(spaces, (space) => (space.kind === 'chip' ? space.region : -1))
/** The chip space of each civilization. */
export const chipSpaces: readonly number[] = civilizations.map((_, region) =>
  spaces.findIndex((s) => s.region === region && s.kind === 'chip'),
)
/** Steps from space to space on the empty board. */
export const DISTANCE = new Uint8Array(SPACES * SPACES)
/** By space: its neighbours. */
export const NEAR = new Int32Array(SPACES * WORDS)
/** By space and steps 0 to 7: what lies at most so far away on the empty board. */
export const BALL = new Int32Array(SPACES * (STEPS + 1) * WORDS)
/** By civilization: its spaces without the chip space, where a summoned creature may be put: BC-SUMMON-03, -04. */
export const HOME = new Int32Array(REGIONS * WORDS)

/** The start space of a civilization with this number. */
export const startSpace = (region: number, number: number): number => spaces.findIndex((s) => s.region === region && s.start === number)

export const distance = (from: number, to: number): number => DISTANCE[from * SPACES + to]!

function put(set: Int32Array, base: number, space: number): void {
  set[base + (space >>> 5)]! |= 1 << (space & 31)
}

function measure(from: number): void {
  const row = DISTANCE.subarray(from * SPACES, (from + 1) * SPACES).fill(255)
  row[from] = 0
  const queue = [from]
  for (const here of queue)
    for (const next of spaces[here]!.near)
      if (row[next] === 255) {
        row[next] = row[here]! + 1
        queue.push(next)
      }
  for (let to = 0; to < SPACES; to++)
    for (let steps = row[to]!; steps <= STEPS; steps++) put(BALL, (from * (STEPS + 1) + steps) * WORDS, to)
}

for (let space = 0; space < SPACES; space++) {
  measure(space)
  for (const next of spaces[space]!.near) put(NEAR, space * WORDS, next)
  if (CHIP[space]! < 0) put(HOME, REGION[space]! * WORDS, space)
}
