import { setFlagsFromString } from 'node:v8'
import type { GameModule, Seed, State } from '@duelhall/kernel'
import { randomPlayer } from './play.ts'

type SameMap = (a: object, b: object) => boolean

/** Asks the engine itself whether two objects have one hidden class. */
function sameMap(): SameMap {
  setFlagsFromString('--allow-natives-syntax')
  return new Function('a', 'b', 'return %HaveSameMap(a, b)') as SameMap
}

/**
 * The records of random games that change their hidden class when a state is cloned, or cloned again: every one of them slows
 * all that reads it. Paths of the state, each once; none is as it should be.
 */
export function driftingRecords<S extends State, C>(module: GameModule<S, C>, config: C, seeds: readonly Seed[]): readonly string[] {
  const { game } = module
  const same = sameMap()
  const drifting = new Set<string>()
  for (const seed of seeds) {
    const state = game.setup(config, seed)
    const player = randomPlayer(1)
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const third = game.clone(game.clone(state))
      for (const [path, a] of recordsOf(state)) if (!same(a, at(third, path))) drifting.add(path.replace(/\d+/, '*'))
      game.apply(state, player(decision))
    }
  }
  return [...drifting]
}

/** What is copied record by record: the state itself, its clockwork, and every piece, mark, player and frame. */
function recordsOf(s: State): readonly (readonly [string, object])[] {
  const lists = { players: s.players, pieces: s.pieces, marks: s.marks, stack: s.stack }
  const listed = Object.entries(lists).flatMap(([name, list]) => list.flatMap((x, i) => (x === null ? [] : [[`${name}.${i}`, x] as const])))
  return [['', s], ['rng', s.rng], ['turn', s.turn], ...listed]
}

const at = (state: object, path: string): object =>
  path === '' ? state : path.split('.').reduce<object>((x, key) => (x as Readonly<Record<string, object>>)[key]!, state)
