import type { Seed } from './ids.ts'
import { face, rngFrom } from './rng.ts'

/** Chance outside a game: opening packs, random decks and teams. The same seed gives the same. */
export interface Chance {
  /** A whole number from 0, below `n`. */
  below(n: number): number
  one<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function chance(seed: Seed): Chance {
  const rng = rngFrom(seed)
  const below = (n: number): number => face(rng, n) - 1
  return {
    below,
    one: (list) => list[below(list.length)]!,
    shuffled(list) {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const kept = out[i]!
        out[i] = out[j]!
        out[j] = kept
      }
      return out
    },
  }
}
