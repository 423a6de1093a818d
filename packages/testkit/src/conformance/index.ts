import { checkFolds, type GameModule, type State } from '@duelhall/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { picker } from '../chance.ts'
import { playUnderLaw } from './game.ts'
import { broken, type Met, nothingMet, type Run } from './run.ts'

export interface Conformance<C> {
  readonly configs: readonly C[]
  /** Random games for each config. */
  readonly games: number
  /** The laws that take long are held at one decision in so many (100), and at every decision of the first games. */
  readonly oneIn?: number
  /** How many games of each config are looked at closely all the way: two, one or none. */
  readonly closely?: 0 | 1 | 2
  /** How many choices a game may take at most. */
  readonly longest?: number
  /** Names with words that random play does not meet; all others must be met. Left out, nothing is demanded. */
  readonly unmet?: readonly string[]
  /** Another seed, other games. */
  readonly seed?: number
}

/** Games whose players have a seed that this divides are looked at closely all the way: the first ones, and where shrinking leads. */
const CLOSELY = 1000

/** The whole of a game's conformance test: random games under the six laws of `style.md`. */
export function conformance<S extends State, C>(module: GameModule<S, C>, suite: Conformance<C>): void {
  describe(`${module.name} keeps the laws`, () => {
    const met = nothingMet()
    suite.configs.forEach((config, at) => {
      test(`in ${suite.games} random games of config ${at + 1}`, { timeout: 600_000 }, () => holdLaws(module, config, suite, met))
    })
    const { unmet } = suite
    if (unmet !== undefined)
      test('and meets every name that has words', () => {
        const { asks, acts, events } = module.text
        const names = [
          ...asks.filter((x) => !met.asks.has(x)),
          ...acts.filter((x) => !met.acts.has(x)),
          ...events.filter((x) => !met.events.has(x)),
        ]
        expect(names.sort()).toEqual(unmet.slice().sort())
      })
  })
}

/** Plays the games of one config; fast-check looks for the smallest seeds that break a law and prints them. */
function holdLaws<S extends State, C>(module: GameModule<S, C>, config: C, suite: Conformance<C>, met: Met): void {
  const seeds = fc.record({ seed: fc.nat(), players: fc.nat() })
  const closely = [0, 1].slice(0, suite.closely ?? 2).map((seed): [Seeds] => [{ seed, players: seed * CLOSELY }])
  fc.assert(
    fc.property(seeds, (of) => randomGame(module, config, of, met, suite)),
    { numRuns: suite.games, seed: suite.seed ?? 1, examples: closely },
  )
}

/** What makes a random game: its own chance, and that of its players. */
export interface Seeds {
  readonly seed: number
  readonly players: number
}

/** Plays one random game under the laws; throws at the first that is broken. */
export function randomGame<S extends State, C>(
  module: GameModule<S, C>,
  config: C,
  { seed, players }: Seeds,
  met: Met,
  { oneIn = 100, longest = 20_000 }: Pick<Conformance<C>, 'oneIn' | 'longest'> = {},
): void {
  checkFolds()
  const state = module.game.setup(config, String(seed))
  const run: Run<S, C> = { module, config, seed: String(seed), state, pick: picker(players), met, choices: [], events: [], whole: null }
  try {
    playUnderLaw(run, { oneIn: players % CLOSELY === 0 ? 1 : oneIn, longest, asides: players % 4 === 3 })
  } catch (error) {
    const where = `after ${run.choices.length} choices of the game with seed "${seed}" and players ${players}`
    throw new Error(`${broken(error).message} (${where})`, { cause: error })
  }
}
