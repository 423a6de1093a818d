// The limit program against the rules' own numbers: BC-EX-04 and BC-EX-06, in each of its modes.

import { REGIONS } from './board.ts'
import { begin, type LimitMode, limitModes, offered, place } from './limit.ts'

const FIRE = 0
const WATER = 1
const NATURE = 2
const everyone = Array.from({ length: REGIONS }, (_, region) => region)

/** Sequences of moves of so many turns, without summons; no two creatures can meet in the first two. */
function perft(seats: number, turns: number, mode: LimitMode, seat = 0): number {
  const moves = offered(seat, mode).filter((move) => move.power > 0)
  if (turns === 1) return moves.length
  let n = 0
  for (const { power, space } of moves) {
    const from = place(seat, power, space)
    n += perft(seats, turns - 1, mode, (seat + 1) % seats)
    place(seat, power, from)
  }
  return n
}

const cases: readonly { rule: string; regions: readonly number[]; found: (mode: LimitMode) => number[]; wanted: readonly number[] }[] = [
  { rule: 'BC-EX-04', regions: [FIRE, WATER], found: (mode) => [offered(0, mode).length], wanted: [20] },
  ...[
    { regions: [FIRE, WATER], wanted: [19, 361, 7795] },
    { regions: [FIRE, NATURE], wanted: [19, 361, 7807] },
    { regions: everyone, wanted: [19, 361, 6859] },
  ].map(({ regions, wanted }) => ({
    rule: 'BC-EX-06',
    regions,
    found: (mode: LimitMode) => wanted.map((_, i) => perft(regions.length, i + 1, mode)),
    wanted,
  })),
]

/** What the limit program gets wrong, one line each; empty when it keeps the rules. */
export function limitFaults(): string[] {
  const faults: string[] = []
  for (const [name, mode] of Object.entries(limitModes)) {
    for (const { rule, regions, found, wanted } of cases) {
      begin(regions)
      const got = found(mode)
      if (got.join() !== wanted.join()) faults.push(`${rule}: ${name} counts ${got.join(', ')} instead of ${wanted.join(', ')}`)
    }
  }
  return faults
}
