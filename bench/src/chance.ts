// What decides the games of the benchmark: keys for the dice, and the cheap generator of the random player. The fold is the
// checksum that every way of playing must agree on.

/** The 32-bit words of the key of game `i`. */
export function keyWords(i: number): Uint32Array {
  const next = mulberry((i + 1) * 0x2545f491)
  return Uint32Array.from({ length: 8 }, () => next())
}

/** The same key as 64 hex digits, word by word. */
export const keyText = (words: Uint32Array): string => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')

/** Where the player's generator of game `i` begins. */
export const playerSeed = (i: number): number => Math.imul(i + 1, 0x9e3779b1) | 0

function mulberry(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = nextSeed(a)
    return drawn(a)
  }
}

// mulberry32 in two halves, so that a loop can keep the seed in a local.
export const nextSeed = (seed: number): number => (seed + 0x6d2b79f5) | 0
export function drawn(seed: number): number {
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return (t ^ (t >>> 14)) >>> 0
}

export function fold(h: number, x: number): number {
  h = Math.imul(h ^ x, 0x9e3779b1)
  return h ^ (h >>> 15)
}
export const foldDecision = (h: number, player: number, options: number, index: number): number =>
  fold(h, (index << 16) ^ (options << 3) ^ player)
export const foldGame = (h: number, winner: number, decisions: number): number => fold(h, (decisions << 3) ^ winner)
