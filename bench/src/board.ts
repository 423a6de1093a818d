// The board of Battle of the Creatures for the two programs here that play it without our engine: the template of one
// region, turned five times. A space is region * 23 + its position in KEYS.

const KEYS = 'a1 b1 b2 c1 c2 d1 d2 e1 e2 p1 f1 f2 g1 g2 h1 h2 i1 i2 j1 j2 s1 s2 s3'.split(' ')
const LINES =
  'a1-b1 a1-b2 b1-c1 b2-c2 c1-d1 c2-d2 c1-s3 c2-s3 d1-e1 d2-e2 d1-h1 d2-h2 e1-p1 e2-p1 p1-f1 p1-f2 f1-s1 f2-s1 f1-g1 f2-g2 ' +
  's1-s2 g1-s2 g2-s2 g1-h1 g2-h2 h1-i1 h2-i2 i1-j1 i2-j2'
const ROADS = 'a1-a1 j2-j1' // to the clockwise neighbour

export const REGIONS = 5
export const PER_REGION = KEYS.length
export const SPACES = REGIONS * PER_REGION
export const CHIP = KEYS.indexOf('p1')
export const STARTS: readonly number[] = ['s1', 's2', 's3'].map((key) => KEYS.indexOf(key))
const MOST_STEPS = 7

const pairs = (text: string): [number, number][] =>
  text.split(' ').map((line) => {
    const [from, to] = line.split('-')
    return [KEYS.indexOf(from!), KEYS.indexOf(to!)]
  })

/** The spaces joined to each space by a line, ascending. */
export function neighbours(): number[][] {
  const joined: number[][] = Array.from({ length: SPACES }, () => [])
  const join = (a: number, b: number): void => {
    joined[a]!.push(b)
    joined[b]!.push(a)
  }
  for (let region = 0; region < REGIONS; region++) {
    const here = region * PER_REGION
    const next = ((region + 1) % REGIONS) * PER_REGION
    for (const [a, b] of pairs(LINES)) join(here + a, here + b)
    for (const [a, b] of pairs(ROADS)) join(here + a, next + b)
  }
  for (const list of joined) list.sort((a, b) => a - b)
  return joined
}

/** Four words per space: the set of its neighbours. */
export function neighbourSets(): Int32Array {
  const sets = new Int32Array(SPACES * 4)
  neighbours().forEach((list, space) => {
    for (const other of list) sets[space * 4 + (other >> 5)]! |= 1 << (other & 31)
  })
  return sets
}

/** Four words per space and number of steps 0..7: the spaces at most so far away on the empty board, itself included. */
export function ballSets(): Int32Array {
  const joined = neighbours()
  const sets = new Int32Array(SPACES * (MOST_STEPS + 1) * 4)
  for (let space = 0; space < SPACES; space++) {
    const within = new Set([space])
    for (let steps = 0; steps <= MOST_STEPS; steps++) {
      if (steps > 0) for (const s of [...within]) for (const other of joined[s]!) within.add(other)
      for (const s of within) sets[(space * (MOST_STEPS + 1) + steps) * 4 + (s >> 5)]! |= 1 << (s & 31)
    }
  }
  return sets
}
