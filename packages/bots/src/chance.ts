import { face, rngFrom, type Seed } from '@duelhall/kernel'

/** A bot's own chance: each call gives a number from 0 to below `n`. */
export function dice(seed: Seed): (n: number) => number {
  const own = rngFrom(seed)
  return (n) => face(own, n) - 1
}
