// Two versions of a game: the one that is installed, and one before it that really played otherwise.
import type { GameModule, State, TableView } from '@duelhall/kernel'
import type { Store } from '@duelhall/store'
import { packAll } from '../src/hall/packing.ts'
import type { Find } from '../src/match/reading.ts'
import type { Threads } from '../src/threads/pool.ts'
import { type Answers, type Task, work } from '../src/threads/tasks.ts'
import { find as now } from './driver.ts'

/** The rules before: every view has another face, and every choice throws one more die. */
export function before(change: (module: GameModule) => Partial<GameModule['game']> = () => ({})): Find {
  const known = new Map<string, GameModule>()
  return (id) => {
    const module = now(id)
    if (module === null) return null
    const made = known.get(id) ?? { ...module, game: { ...module.game, ...older(module), ...change(module) } }
    known.set(id, made)
    return made
  }
}

function older({ game }: GameModule): Partial<GameModule['game']> {
  return {
    rules: game.rules - 1,
    cards: 'the cards of yore',
    apply(state: State, choice, sink): void {
      game.apply(state, choice, sink)
      state.rng.n += 1
    },
    view(state: State, viewer): TableView {
      return { ...game.view(state, viewer), track: ['olden times'] }
    },
  }
}

export const after: Find = now

/** Bots and recordings of a version that the built threads do not know. */
export const threadsOf = (find: Find): Threads => ({
  run: async <K extends Task['do']>(task: Extract<Task, { readonly do: K }>) => work(task, find) as Answers[K],
  waiting: () => 0,
  close: async () => {},
})

export const packed = (store: Store, find: Find) => packAll(store, find)
