import { type Engine, startEngine, workersExist } from '../engine/client.ts'
import { skinOf } from '../games/skins.ts'
import { loadSave } from '../store/saves.ts'
import { planOf } from './plan.ts'

/** An engine that loads the rules of a game whose table is not there yet. */
let waiting: { readonly game: string; readonly engine: Engine } | null = null

/** What fails here fails again where it is needed, and is told there. */
const unheard = () => {}

/**
 * Fetches what a table of this game will need, all at once: its page, its look, and the rules in the worker that will keep them. The worker is
 * first, since it begins when nothing keeps the page busy; the promise is kept then.
 */
export async function fetchTable(game: string): Promise<void> {
  const begun = workersExist() ? load(game).begun : null
  void import('../table/table-page.tsx').catch(unheard)
  void skinOf(game).catch(unheard)
  await begun
}

function load(game: string): Engine {
  if (waiting?.game === game) return waiting.engine
  waiting?.engine.close()
  const engine = startEngine()
  void engine.call('load', { game }).catch(unheard)
  waiting = { game, engine }
  return engine
}

/** The game behind the address of a table; null where there is none. */
function gameAt(id: string): string | null {
  const plan = planOf(id)
  if (plan !== null) return plan.game
  const kept = loadSave(id)
  return typeof kept === 'string' ? null : kept.replay.game
}

/** The engine that is ready for this table, or a new one. */
export function engineFor(id: string): Engine {
  const ready = waiting
  waiting = null
  if (ready !== null && ready.game === gameAt(id)) return ready.engine
  ready?.engine.close()
  return startEngine()
}

/** Whoever comes straight to a table need not wait for one thing after the other. */
export async function lookAhead(path: string): Promise<void> {
  const [, id] = /^\/table\/([^/]+)$/.exec(path) ?? []
  const game = id === undefined ? null : gameAt(id)
  if (game !== null) await fetchTable(game)
}
