// Random play through the contract and nothing else: set up, look at the decision, answer with an index.

import type { Game, Sink } from '@duelhall/kernel'
import { drawn, foldDecision, foldGame, keyText, keyWords, nextSeed, playerSeed } from './chance.ts'

export type AnyGame = Game<unknown, unknown>
/** The tables of a set-up; games take them in turn. */
export type Configs = readonly unknown[]

/** What a stretch of work came to: choices made, or clones taken; the checksum where whole games were played. */
export interface Tally {
  readonly units: number
  readonly games: number
  readonly checksum: number
}

/** How the games of a stretch are played: with a listener, or with the state renewed every so many choices. */
export interface Manner {
  readonly sink?: Sink
  readonly renew?: (game: AnyGame, state: unknown) => unknown
}

const RENEWED_AFTER = 20
export const SEARCH_DEPTH = 50
const ENDLESS = 50_000

export const cloned = (game: AnyGame, state: unknown): unknown => game.clone(state)
export const throughJson = (_: AnyGame, state: unknown): unknown => JSON.parse(JSON.stringify(state))

const texts: string[] = []
const words: Uint32Array[] = []

/** Makes the keys of the first `count` games, so that no measured stretch has to. */
export function prepareKeys(count: number): void {
  for (let i = words.length; i < count; i++) {
    words.push(keyWords(i))
    texts.push(keyText(words[i]!))
  }
}
export const keyOfGame = (i: number): Uint32Array => words[i]!

/** Plays whole games, set-up included. */
export function play(game: AnyGame, configs: Configs, first: number, games: number, manner: Manner = {}): Tally {
  const { sink, renew } = manner
  const { setup, decision: asked, apply, outcome } = game // looked up once: games come in many shapes
  let h = 0
  let units = 0
  for (let i = first; i < first + games; i++) {
    let state = setup(configs[i % configs.length], texts[i]!)
    let seed = playerSeed(i)
    let made = 0
    for (let decision = asked(state); decision !== null; decision = asked(state)) {
      const n = decision.options.length
      seed = nextSeed(seed)
      const index = drawn(seed) % n
      h = foldDecision(h, decision.player, n, index)
      if (sink === undefined) apply(state, index)
      else apply(state, index, sink)
      if (++made % RENEWED_AFTER === 0 && renew !== undefined) state = renew(game, state)
      if (made === ENDLESS) throw new Error(`${game.id}: game ${i} does not end`)
    }
    h = foldGame(h, outcome(state)!.places.indexOf(1), made)
    units += made
  }
  return { units, games, checksum: h >>> 0 }
}

/** Positions of so many games, each after a share of its choices, and each a clone of a clone of a clone. */
export function positions<S, C>(game: Game<S, C>, configs: readonly C[], count: number, share: (choices: number) => number): S[] {
  return Array.from({ length: count }, (_, i) => {
    const some = share(play(game as AnyGame, configs, i, 1).units)
    const state = game.setup(configs[i % configs.length]!, texts[i]!)
    let seed = playerSeed(i)
    for (let made = 0; made < some; made++) {
      seed = nextSeed(seed)
      game.apply(state, drawn(seed) % game.decision(state)!.options.length)
    }
    return game.clone(game.clone(game.clone(state)))
  })
}
export const middle = (choices: number): number => Math.floor(choices / 2)
/** The last question of a game: nothing is fuller. */
export const last = (choices: number): number => choices - 1

/** The loop of a search: clone a position, give it another key, make 50 random choices. */
export function search(game: AnyGame, roots: readonly unknown[], first: number, iterations: number): Tally {
  let h = 0
  let units = 0
  for (let i = first; i < first + iterations; i++) {
    const state = game.clone(roots[i % roots.length])
    game.resample(state, game.decision(state)!.player, texts[i % texts.length]!)
    let seed = playerSeed(i)
    for (let made = 0; made < SEARCH_DEPTH; made++) {
      const decision = game.decision(state)
      if (decision === null) break
      seed = nextSeed(seed)
      const n = decision.options.length
      const index = drawn(seed) % n
      h = foldDecision(h, decision.player, n, index)
      game.apply(state, index)
      units++
    }
  }
  return { units, games: 0, checksum: h >>> 0 }
}

/** Clones of positions in mid-game, in turn. */
export function clones(game: AnyGame, roots: readonly unknown[], count: number): Tally {
  let kept: unknown = null
  for (let i = 0; i < count; i++) kept = game.clone(roots[i % roots.length])
  return { units: count, games: 0, checksum: game.decision(kept) === null ? 0 : 1 }
}
