import { dice } from '@duelhall/bots'
import { quantile } from './interval.ts'

/** Points of one entrant against another, by number. */
export interface Bout {
  readonly a: number
  readonly b: number
  /** 1 when `a` won, 0.5 for a draw, 0 when `b` won. */
  readonly points: number
}

/** Ratings on the scale of chess: 400 more means ten to one. */
export interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

const ROUNDS = 500
/** Everybody has drawn so many games with everybody: otherwise who has won all would be infinitely strong. */
const DRAWN = 0.5

/** Bradley and Terry's strengths by Hunter's minorization, as ratings around 0. */
export function ratingsOf(entrants: number, bouts: readonly Bout[]): readonly number[] {
  const won = new Array<number>(entrants).fill(0)
  const met = Array.from({ length: entrants }, () => new Array<number>(entrants).fill(0))
  for (const { a, b, points } of bouts) {
    won[a]! += points
    won[b]! += 1 - points
    met[a]![b]!++
    met[b]![a]!++
  }
  for (let i = 0; i < entrants; i++)
    for (let j = 0; j < entrants; j++)
      if (i !== j) {
        met[i]![j]! += 2 * DRAWN
        won[i]! += DRAWN
      }
  let strength = new Array<number>(entrants).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, i) => {
      let sum = 0
      for (let j = 0; j < entrants; j++) if (j !== i) sum += met[i]![j]! / (own + strength[j]!)
      return sum === 0 ? 1 : won[i]! / sum
    })
    const level = Math.exp(next.reduce((sum, x) => sum + Math.log(x), 0) / entrants)
    strength = next.map((x) => x / level)
  }
  return strength.map((x) => (400 * Math.log10(x)) as number)
}

/** Ratings with the middle 95 % of those that other draws of the same bouts give. Pairs of mirrored games stay together. */
export function ratingsWithBounds(entrants: number, bouts: readonly Bout[], seed: string, draws = 200): readonly Rating[] {
  const ratings = ratingsOf(entrants, bouts)
  const draw = dice(`${seed}/bootstrap`)
  const pairs = Math.ceil(bouts.length / 2)
  const spread: number[][] = ratings.map(() => [])
  for (let n = 0; n < draws && pairs > 0; n++) {
    const drawn: Bout[] = []
    for (let k = 0; k < pairs; k++) {
      const at = 2 * draw(pairs)
      drawn.push(...bouts.slice(at, at + 2))
    }
    ratingsOf(entrants, drawn).forEach((rating, i) => {
      spread[i]!.push(rating)
    })
  }
  return ratings.map((rating, i) => {
    const sorted = spread[i]!.sort((a, b) => a - b)
    return {
      rating,
      low: sorted.length === 0 ? rating : quantile(sorted, 0.025),
      high: sorted.length === 0 ? rating : quantile(sorted, 0.975),
    }
  })
}
