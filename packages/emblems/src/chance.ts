/** FNV-1a over the letters, folded once. */
export function hash(text: string): number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619)
  return (h ^ (h >>> 15)) >>> 0
}

/** Mulberry32: a stream of numbers in [0, 1) that depends on the seed alone. */
export function stream(from: number): () => number {
  let seed = from
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
