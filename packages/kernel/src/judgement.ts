import type { PlayerId } from './ids.ts'
import type { Judgement } from './module.ts'
import type { State } from './state.ts'

/** While a game is open nobody has won or lost for sure. */
const SURE = 0.98

/** How good it looks for a player by a weighted sum, from 0 (lost) to 1 (won); who wins together shares. */
export function weighed<S extends State>(judgement: Judgement<S>, position: S, player: PlayerId): number {
  const state = judgement.settled === undefined ? position : judgement.settled(position)
  if (state.outcome !== null) {
    const { places } = state.outcome
    if (places[player] !== 1) return 0
    return places.every((place) => place === 1) ? 0.5 : 1
  }
  const chance = 1 - SURE + (2 * SURE - 1) / (1 + Math.exp(-weightedSum(judgement.weights, judgement.measure(state, player))))
  return judgement.whole === undefined ? chance : judgement.whole(state, player, chance)
}

/** How much of a whole game hangs on the part of it that is judged: a tempo or a doubt within the part weighs that much less. */
export function stakeOf<S extends State>(judgement: Judgement<S> | undefined, state: S, player: PlayerId): number {
  return judgement?.whole === undefined ? 1 : judgement.whole(state, player, 1) - judgement.whole(state, player, 0)
}

export function weightedSum(weights: readonly number[], measures: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * measures[i]!
  return sum
}

/** Weights as they stand in a file, by name, in the order of the measures. */
export const weightsBy = <N extends string>(names: readonly N[], file: Readonly<Record<N, number>>): readonly number[] =>
  names.map((name) => file[name])

/** What a side has more than another: measure by measure. */
export const less = (own: readonly number[], other: readonly number[]): readonly number[] => own.map((x, i) => x - other[i]!)
