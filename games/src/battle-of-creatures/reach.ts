import { type Handle, type PlayerId, setWords } from '@duelhall/kernel'
import { BALL as balls, HOME as homes, NEAR as nears, REGION, STEPS, spaces } from './board.ts'
import { POWER as powers } from './pawns.ts'
import { type CreaturesState, onBoard } from './state.ts'

// An imported table is looked up anew at each use; a module's own constant is known to the compiler.
const BALL = balls
const HOME = homes
const NEAR = nears
const POWER = powers
const WORDS = 4
const BALL_WORDS = (STEPS + 1) * WORDS

// Scratch: who stands where as one player sees it, own creatures in the first four words, foes in the next; derived anew for
// each listing. Never alive across a call.
// Longer than is used: arrays of more than 64 bytes lie at an address of their own, which the compiler then knows.
const SEEN = new Int32Array(8 * WORDS)
const FOE = WORDS

const isFoe = (space: number): boolean => (SEEN[FOE + (space >>> 5)]! & (1 << (space & 31))) !== 0

function clear(): void {
  SEEN[0] = 0
  SEEN[1] = 0
  SEEN[2] = 0
  SEEN[3] = 0
  SEEN[FOE] = 0
  SEEN[FOE + 1] = 0
  SEEN[FOE + 2] = 0
  SEEN[FOE + 3] = 0
}

/** Looks at the board with the eyes of a player. BC-VAR-10: partners count as own. */
export function survey(s: CreaturesState, player: PlayerId): void {
  const { players, pieces } = s
  const team = players[player]!.team
  clear()
  for (let p = 0; p < players.length; p++) {
    const standing = onBoard(s, p as PlayerId)
    if (standing.length === 0) continue
    const side = players[p]!.team === team ? 0 : FOE
    for (let i = 0; i < standing.length; i++) {
      const space = pieces[standing[i]!]!.place
      SEEN[side + (space >>> 5)]! |= 1 << (space & 31)
    }
  }
}

/**
 * After `survey`: fills the kernel's set with the ends of a creature's moves (BC-FX-02). Regions and kinds of space make no
 * difference: BC-BOARD-07, BC-MOVE-03, -07.
 */
export function fillEnds(s: CreaturesState, piece: Handle): number {
  const { def, place } = s.pieces[piece]!
  const power = POWER[def]!
  const foeA = SEEN[FOE]!
  const foeB = SEEN[FOE + 1]!
  const foeC = SEEN[FOE + 2]!
  const foeD = SEEN[FOE + 3]!
  let ball = place * BALL_WORDS + power * WORDS
  // BC-MOVE-01: with no foe nearer than the last step the ends are all spaces within reach.
  let steps = power
  if (((BALL[ball - 4]! & foeA) | (BALL[ball - 3]! & foeB) | (BALL[ball - 2]! & foeC) | (BALL[ball - 1]! & foeD)) !== 0) {
    steps = 1
    ball = place * BALL_WORDS + WORDS
    while (((BALL[ball]! & foeA) | (BALL[ball + 1]! & foeB) | (BALL[ball + 2]! & foeC) | (BALL[ball + 3]! & foeD)) === 0) {
      steps++
      ball += WORDS
    }
  }
  let a = BALL[ball]!
  let b = BALL[ball + 1]!
  let c = BALL[ball + 2]!
  let d = BALL[ball + 3]!
  // BC-MOVE-05: nobody goes on from a foe's space. BC-MOVE-06: but the move may end there.
  let edgeA = a & ~(BALL[ball - 4]! | foeA)
  let edgeB = b & ~(BALL[ball - 3]! | foeB)
  let edgeC = c & ~(BALL[ball - 2]! | foeC)
  let edgeD = d & ~(BALL[ball - 1]! | foeD)
  for (; steps < power; steps++) {
    let nextA = 0
    let nextB = 0
    let nextC = 0
    let nextD = 0
    // Word by word, written out: picking the word in a loop is dearer than the walk.
    for (; edgeA !== 0; edgeA &= edgeA - 1) {
      const near = (31 - Math.clz32(edgeA & -edgeA)) * WORDS
      nextA |= NEAR[near]!
      nextB |= NEAR[near + 1]!
      nextC |= NEAR[near + 2]!
      nextD |= NEAR[near + 3]!
    }
    for (; edgeB !== 0; edgeB &= edgeB - 1) {
      const near = (63 - Math.clz32(edgeB & -edgeB)) * WORDS
      nextA |= NEAR[near]!
      nextB |= NEAR[near + 1]!
      nextC |= NEAR[near + 2]!
      nextD |= NEAR[near + 3]!
    }
    for (; edgeC !== 0; edgeC &= edgeC - 1) {
      const near = (95 - Math.clz32(edgeC & -edgeC)) * WORDS
      nextA |= NEAR[near]!
      nextB |= NEAR[near + 1]!
      nextC |= NEAR[near + 2]!
      nextD |= NEAR[near + 3]!
    }
    for (; edgeD !== 0; edgeD &= edgeD - 1) {
      const near = (127 - Math.clz32(edgeD & -edgeD)) * WORDS
      nextA |= NEAR[near]!
      nextB |= NEAR[near + 1]!
      nextC |= NEAR[near + 2]!
      nextD |= NEAR[near + 3]!
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
  // BC-MOVE-04: own creatures are passed, but no move ends on them. BC-MOVE-02: nor where it began.
  return setWords(a & ~SEEN[0]!, b & ~SEEN[1]!, c & ~SEEN[2]!, d & ~SEEN[3]!)
}

/** BC-SUMMON-03: fills the kernel's set with the open spaces of a player's region, the chip space excepted. */
export function fillHome(s: CreaturesState, player: PlayerId): number {
  survey(s, player)
  const home = s.players[player]!.civilization * WORDS
  return setWords(
    HOME[home]! & ~(SEEN[0]! | SEEN[FOE]!),
    HOME[home + 1]! & ~(SEEN[1]! | SEEN[FOE + 1]!),
    HOME[home + 2]! & ~(SEEN[2]! | SEEN[FOE + 2]!),
    HOME[home + 3]! & ~(SEEN[3]! | SEEN[FOE + 3]!),
  )
}

/** Spaces of a region without the chip space. */
const ROOM = spaces.filter((space) => space.region === 0 && space.kind !== 'chip').length

/** BC-SUMMON-07, -09: whether a creature could be put anywhere; a region is full only when many stand on the board. */
export function hasRoom(s: CreaturesState, player: PlayerId): boolean {
  let all = 0
  for (let p = 0; p < s.players.length; p++) all += onBoard(s, p as PlayerId).length
  if (all < ROOM) return true
  survey(s, player)
  const home = s.players[player]!.civilization * WORDS
  for (let w = 0; w < WORDS; w++) if ((HOME[home + w]! & ~(SEEN[w]! | SEEN[FOE + w]!)) !== 0) return true
  return false
}

/** BC-BOARD-06: the one creature on a space; null where it is open. */
export function standingOn(s: CreaturesState, space: number): Handle | null {
  for (let p = 0; p < s.players.length; p++) {
    const standing = onBoard(s, p as PlayerId)
    for (let i = 0; i < standing.length; i++) if (s.pieces[standing[i]!]!.place === space) return standing[i]!
  }
  return null
}

/** A shortest legal way, its start left out; null when there is none of at most so many steps. */
export function route(s: CreaturesState, player: PlayerId, from: number, to: number, steps: number): readonly number[] | null {
  survey(s, player)
  const cameFrom = new Map([[from, from]])
  let edge = [from]
  for (let n = 1; n <= steps; n++) {
    const next: number[] = []
    for (const here of edge)
      for (const space of spaces[here]!.near) {
        if (cameFrom.has(space)) continue
        cameFrom.set(space, here)
        if (space === to) return wayTo(cameFrom, from, to)
        if (!isFoe(space)) next.push(space) // BC-MOVE-05
      }
    edge = next
  }
  return null
}

function wayTo(cameFrom: ReadonlyMap<number, number>, from: number, to: number): readonly number[] {
  const way: number[] = []
  for (let space = to; space !== from; space = cameFrom.get(space)!) way.unshift(space)
  return way
}

/** The own region of a player, as battles see it: BC-VAR-06. */
export const isHome = (civilization: number, space: number): boolean => REGION[space] === civilization
