// Battle of the Creatures (standard rules, two to five players) flattened by hand into typed arrays, with no engine at all:
// the speed of light for this language. It plays exactly the games that our engine plays from the same keys.

import { ballSets, CHIP, neighbourSets, PER_REGION, REGIONS, SPACES, STARTS } from './board.ts'
import { d6, d12, rekey } from './chacha.ts'
import { drawn, foldDecision, foldGame, nextSeed } from './chance.ts'

/** How the ends of moves are found: sets walked outwards; the distance table where no foe is near; that, and every option written out. */
export const limitModes = { limit: 0, limitTable: 1, limitWritten: 2 } as const
export type LimitMode = (typeof limitModes)[keyof typeof limitModes]
const WALK = limitModes.limit
const WRITTEN = limitModes.limitWritten

const SEATS = 5
const POWERS = 7
const NEAR = neighbourSets()
const BALL = ballSets()
const HOME = homeSets()

const civilization = new Int32Array(SEATS)
const at = new Int32Array(SEATS * 8) // by seat * 8 + power: its space, -1 off the board
const who = new Int32Array(SPACES) // seat * 8 + power of the creature there, -1 when open
const reserve = new Int32Array(SEATS) // its lowest power; a reserve is always a suffix of 4 5 6 7, so 8 is the empty one
const live = new Int32Array(SEATS) // creatures on the board
const chips = new Int32Array(SEATS) // a bit per civilization
const out = new Int32Array(SEATS)
const own = new Int32Array(SEATS * 4) // set of the spaces with the seat's creatures
const all = new Int32Array(4)

const ends = new Int32Array((POWERS + 1) * 4) // of the listing under way, by power
const counts = new Int32Array(POWERS + 1)
const options = new Int32Array(SPACES * POWERS) // power << 8 | space, 0 to summon; only when written out

/** Per region its spaces without the chip space, where a summoned creature may be put (BC-SUMMON-03). */
function homeSets(): Int32Array {
  const sets = new Int32Array(REGIONS * 4)
  for (let space = 0; space < SPACES; space++) {
    const region = Math.floor(space / PER_REGION)
    if (space % PER_REGION !== CHIP) sets[region * 4 + (space >> 5)]! |= 1 << (space & 31)
  }
  return sets
}

function size(a: number, b: number, c: number, d: number): number {
  a -= (a >>> 1) & 0x55555555
  b -= (b >>> 1) & 0x55555555
  c -= (c >>> 1) & 0x55555555
  d -= (d >>> 1) & 0x55555555
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333)
  c = (c & 0x33333333) + ((c >>> 2) & 0x33333333) + (d & 0x33333333) + ((d >>> 2) & 0x33333333)
  a = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (c & 0x0f0f0f0f) + ((c >>> 4) & 0x0f0f0f0f)
  return Math.imul(a, 0x01010101) >>> 24
}

/** The member number `index` of the set at `base`. */
function member(sets: Int32Array, base: number, index: number): number {
  for (let w = 0; ; w++) {
    let x = sets[base + w]!
    const n = size(x, 0, 0, 0)
    if (index < n) {
      while (index-- > 0) x &= x - 1
      return w * 32 + 31 - Math.clz32(x & -x)
    }
    index -= n
  }
}

function put(creature: number, space: number): void {
  const seat = creature >> 3
  const bit = 1 << (space & 31)
  at[creature] = space
  who[space] = creature
  own[seat * 4 + (space >> 5)]! |= bit
  all[space >> 5]! |= bit
}

function lift(creature: number): void {
  const space = at[creature]!
  const bit = ~(1 << (space & 31))
  at[creature] = -1
  who[space] = -1
  own[(creature >> 3) * 4 + (space >> 5)]! &= bit
  all[space >> 5]! &= bit
}

/** BC-SUMMON-03: the open spaces for a summoned creature, left in the first set of `ends`. */
function room(seat: number): number {
  const home = civilization[seat]! * 4
  const a = HOME[home]! & ~all[0]!
  const b = HOME[home + 1]! & ~all[1]!
  const c = HOME[home + 2]! & ~all[2]!
  const d = HOME[home + 3]! & ~all[3]!
  ends[0] = a
  ends[1] = b
  ends[2] = c
  ends[3] = d
  return size(a, b, c, d)
}

/** Lists what the seat may do: a summon attempt (counts[0]), then the ends of each creature by power. Returns how many there are. */
function list(seat: number, mode: LimitMode): number {
  const ownA = own[seat * 4]!
  const ownB = own[seat * 4 + 1]!
  const ownC = own[seat * 4 + 2]!
  const ownD = own[seat * 4 + 3]!
  const foeA = all[0]! & ~ownA
  const foeB = all[1]! & ~ownB
  const foeC = all[2]! & ~ownC
  const foeD = all[3]! & ~ownD
  let total = 0
  counts[0] = 0
  if (reserve[seat]! <= POWERS && room(seat) > 0) {
    counts[0] = 1
    options[total++] = 0
  }
  for (let power = 1; power < reserve[seat]!; power++) {
    const from = at[seat * 8 + power]!
    counts[power] = 0
    if (from < 0) continue
    const ball = (from * 8 + power) * 4
    let a: number
    let b: number
    let c: number
    let d: number
    const blocked =
      mode === WALK || ((BALL[ball - 4]! & foeA) | (BALL[ball - 3]! & foeB) | (BALL[ball - 2]! & foeC) | (BALL[ball - 1]! & foeD)) !== 0
    if (!blocked) {
      a = BALL[ball]!
      b = BALL[ball + 1]!
      c = BALL[ball + 2]!
      d = BALL[ball + 3]!
    } else {
      let steps = 1
      let near = from * 32 + 4
      if (mode !== WALK) {
        while (((BALL[near]! & foeA) | (BALL[near + 1]! & foeB) | (BALL[near + 2]! & foeC) | (BALL[near + 3]! & foeD)) === 0) {
          steps++ // up to the first foe the walk is the ball
          near += 4
        }
      }
      a = BALL[near]!
      b = BALL[near + 1]!
      c = BALL[near + 2]!
      d = BALL[near + 3]!
      let edgeA = a & ~(BALL[near - 4]! | foeA) // BC-MOVE-05: no further from a foe's space
      let edgeB = b & ~(BALL[near - 3]! | foeB)
      let edgeC = c & ~(BALL[near - 2]! | foeC)
      let edgeD = d & ~(BALL[near - 1]! | foeD)
      for (; steps < power; steps++) {
        let nextA = 0
        let nextB = 0
        let nextC = 0
        let nextD = 0
        for (; edgeA !== 0; edgeA &= edgeA - 1) {
          const s = (31 - Math.clz32(edgeA & -edgeA)) * 4
          nextA |= NEAR[s]!
          nextB |= NEAR[s + 1]!
          nextC |= NEAR[s + 2]!
          nextD |= NEAR[s + 3]!
        }
        for (; edgeB !== 0; edgeB &= edgeB - 1) {
          const s = (63 - Math.clz32(edgeB & -edgeB)) * 4
          nextA |= NEAR[s]!
          nextB |= NEAR[s + 1]!
          nextC |= NEAR[s + 2]!
          nextD |= NEAR[s + 3]!
        }
        for (; edgeC !== 0; edgeC &= edgeC - 1) {
          const s = (95 - Math.clz32(edgeC & -edgeC)) * 4
          nextA |= NEAR[s]!
          nextB |= NEAR[s + 1]!
          nextC |= NEAR[s + 2]!
          nextD |= NEAR[s + 3]!
        }
        for (; edgeD !== 0; edgeD &= edgeD - 1) {
          const s = (127 - Math.clz32(edgeD & -edgeD)) * 4
          nextA |= NEAR[s]!
          nextB |= NEAR[s + 1]!
          nextC |= NEAR[s + 2]!
          nextD |= NEAR[s + 3]!
        }
        edgeA = nextA & ~(a | foeA)
        edgeB = nextB & ~(b | foeB)
        edgeC = nextC & ~(c | foeC)
        edgeD = nextD & ~(d | foeD)
        a |= nextA
        b |= nextB
        c |= nextC
        d |= nextD
      }
    }
    a &= ~ownA // BC-MOVE-02, BC-MOVE-04
    b &= ~ownB
    c &= ~ownC
    d &= ~ownD
    if (mode === WRITTEN) {
      const before = total
      const base = power << 8
      for (; a !== 0; a &= a - 1) options[total++] = base | (31 - Math.clz32(a & -a))
      for (; b !== 0; b &= b - 1) options[total++] = base | (63 - Math.clz32(b & -b))
      for (; c !== 0; c &= c - 1) options[total++] = base | (95 - Math.clz32(c & -c))
      for (; d !== 0; d &= d - 1) options[total++] = base | (127 - Math.clz32(d & -d))
      counts[power] = total - before
    } else {
      ends[power * 4] = a
      ends[power * 4 + 1] = b
      ends[power * 4 + 2] = c
      ends[power * 4 + 3] = d
      const n = size(a, b, c, d)
      counts[power] = n
      total += n
    }
  }
  return total
}

/** What option number `index` of the last listing is: power << 8 | space, 0 to summon. */
function chosen(index: number, mode: LimitMode): number {
  if (mode === WRITTEN) return options[index]!
  for (let power = 0; ; power++) {
    const n = counts[power]!
    if (index < n) return power === 0 ? 0 : (power << 8) | member(ends, power * 4, index)
    index -= n
  }
}

function hits(creature: number): number {
  const symbol = civilization[creature >> 3]! + 1
  let n = 0
  for (let die = creature & 7; die > 0; die--) {
    const face = d6()
    if (face === symbol || face === 6) n++
  }
  return n
}

/** BC-BATTLE: true if the attacker wins. */
function wins(attacker: number, defender: number): boolean {
  for (;;) {
    const difference = hits(attacker) - hits(defender)
    if (difference !== 0) return difference > 0
  }
}

function defeat(creature: number): void {
  const seat = creature >> 3
  lift(creature)
  live[seat]!--
  if (live[seat] === 0 && reserve[seat]! > POWERS) out[seat] = 1 // BC-OUT-03
}

/** Moves the creature, with battle and chip. Returns true if that gave its player the fifth chip. */
function move(creature: number, space: number): boolean {
  const foe = who[space]!
  if (foe >= 0) {
    if (!wins(creature, foe)) {
      defeat(creature)
      return false
    }
    defeat(foe)
  }
  lift(creature)
  put(creature, space)
  const region = (space / PER_REGION) | 0
  if (space - region * PER_REGION !== CHIP) return false
  const seat = creature >> 3
  if ((chips[seat]! & (1 << region)) !== 0) return false // BC-CHIP-03
  chips[seat]! |= 1 << region
  return chips[seat] === (1 << REGIONS) - 1
}

function clear(): void {
  at.fill(-1)
  who.fill(-1)
  own.fill(0)
  all.fill(0)
  chips.fill(0)
  out.fill(0)
  reserve.fill(STARTS.length + 1)
  live.fill(STARTS.length)
}

function settle(seat: number, region: number): void {
  civilization[seat] = region
  for (let i = 0; i < STARTS.length; i++) put(seat * 8 + i + 1, region * PER_REGION + STARTS[i]!)
}

let decisions = 0
/** Made in all games played so far. */
export const decisionsMade = (): number => decisions

/** Plays one random game and returns the checksum `h` folded on. */
export function playLimit(key: Uint32Array, seed: number, seats: number, mode: LimitMode, h: number): number {
  let made = 0
  rekey(key)
  clear()
  let free = (1 << REGIONS) - 1
  for (let seat = 0; seat < seats; seat++) {
    const open = REGIONS - seat
    let index = 0
    if (open > 1) {
      seed = nextSeed(seed)
      index = drawn(seed) % open
      h = foldDecision(h, seat, open, index)
      made++
    }
    let region = 0
    for (let k = index; ; region++) if ((free & (1 << region)) !== 0 && k-- === 0) break
    free &= ~(1 << region)
    for (let power = 1; power <= POWERS; power++) {
      seed = nextSeed(seed)
      h = foldDecision(h, seat, 2, drawn(seed) % 2) // the pictures of the pawns
      made++
    }
    settle(seat, region)
  }

  let left = seats
  let winner = -1
  for (let seat = 0; winner < 0; ) {
    const n = list(seat, mode)
    if (n > 0) {
      let index = 0
      if (n > 1) {
        seed = nextSeed(seed)
        index = drawn(seed) % n
        h = foldDecision(h, seat, n, index)
        made++
      }
      const option = chosen(index, mode)
      if (option !== 0) {
        const foe = who[option & 255]! >> 3
        if (move(seat * 8 + (option >> 8), option & 255)) winner = seat
        else if (foe >= 0 && (out[seat]! | out[foe]!) !== 0 && --left === 1) winner = out[seat] === 0 ? seat : foe // BC-OUT-05
      } else if (d12() >= reserve[seat]!) {
        const spaces = room(seat)
        let k = 0
        if (spaces > 1) {
          seed = nextSeed(seed)
          k = drawn(seed) % spaces
          h = foldDecision(h, seat, spaces, k)
          made++
        }
        put(seat * 8 + reserve[seat]!, member(ends, 0, k))
        reserve[seat]!++
        live[seat]!++
      }
    }
    if (winner < 0)
      do seat = seat + 1 === seats ? 0 : seat + 1
      while (out[seat] !== 0)
  }
  decisions += made
  return foldGame(h, winner, made)
}

/** Sets up the position after preparation, one seat per region given. */
export function begin(regions: readonly number[]): void {
  clear()
  regions.forEach((region, seat) => {
    settle(seat, region)
  })
}

/** What the seat may do, as power and space, both -1 for a summon attempt. */
export function offered(seat: number, mode: LimitMode): { power: number; space: number }[] {
  const n = list(seat, mode)
  return Array.from({ length: n }, (_, index) => {
    const option = chosen(index, mode)
    return option === 0 ? { power: -1, space: -1 } : { power: option >> 8, space: option & 255 }
  })
}

/** Puts a creature of the board on an open space and returns where it was. */
export function place(seat: number, power: number, space: number): number {
  const from = at[seat * 8 + power]!
  lift(seat * 8 + power)
  put(seat * 8 + power, space)
  return from
}
