import type { Choice, Decision, Game, Seed, Sink, TableView } from '@duelhall/kernel'
import { picker } from './chance.ts'

/** Chooses for whoever is asked. */
export type Player = (decision: Decision) => Choice

/** A player who chooses at random, the same way for the same seed. */
export function randomPlayer(seed: number): Player {
  const pick = picker(seed)
  return (decision) => pick(decision.options.length)
}

/** Plays on until the game is over or `most` choices are made; returns how many were. */
export function playOn<S, C, V extends TableView>(
  game: Game<S, C, V>,
  state: S,
  player: Player,
  most = Number.POSITIVE_INFINITY,
  sink?: Sink,
): number {
  for (let n = 0; n < most; n++) {
    const decision = game.decision(state)
    if (decision === null) return n
    game.apply(state, player(decision), sink)
  }
  return most
}

/** A state somewhere in a random game: `most` choices in, or at its end. */
export function somewhere<S, C, V extends TableView>(game: Game<S, C, V>, config: C, seed: Seed, choices: number, most: number): S {
  const state = game.setup(config, seed)
  playOn(game, state, randomPlayer(choices), most)
  return state
}
