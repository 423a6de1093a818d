import { randomBytes } from 'node:crypto'
import type { SimulationResult } from '@duelhall/api'
import { agreesTo, ask, isLevel, type Level, levelBot } from '@duelhall/bots'
import { games } from '@duelhall/games'
import { type GameModule, type Legacy, type OptionRecord, type PlayerId, read, type State, type Written } from '@duelhall/kernel'
import type { Played } from '@duelhall/lab'
import type { EntryRow } from '@duelhall/store'
import { indexOf, startOf } from '../match/fold.ts'
import type { Find } from '../match/reading.ts'
import { recordingOf } from './recording.ts'
import { type Chunk, type Ordered, playChunk, resultOf } from './simulation.ts'

/** A match as a thread is told it: the choices, never the state. */
export interface Telling {
  readonly game: string
  readonly config: unknown
  readonly seed: string
  /** What other rules left behind, where the choices begin there. */
  readonly legacy: Legacy | null
  readonly choices: readonly Written[]
}

/** All that threads do; each has its answer. */
export type Task =
  | { readonly do: 'think'; readonly match: Telling; readonly level: number }
  | { readonly do: 'agree'; readonly match: Telling; readonly level: number; readonly player: PlayerId }
  | { readonly do: 'record'; readonly entries: readonly EntryRow[] }
  | { readonly do: 'play'; readonly ordered: Ordered; readonly from: number; readonly to: number }
  | { readonly do: 'addUp'; readonly ordered: Ordered; readonly played: readonly Played[] }

export interface Answers {
  think: { readonly n: number; readonly option: OptionRecord } | null
  agree: boolean
  record: string
  play: Chunk
  addUp: SimulationResult
}

export const find = (id: string): GameModule | null => games.find((module) => module.game.id === id) ?? null

function stateOf({ game, config, seed, legacy, choices }: Telling, find: Find): { readonly module: GameModule; readonly state: State } {
  const module = find(game)
  if (module === null) throw new Error(`no game ${game}`)
  const state = startOf({ module, config, seed, legacy })
  for (const written of choices) module.game.apply(state, indexOf(module, state, written))
  return { module, state }
}

function levelOf(level: number): Level {
  if (!isLevel(level)) throw new Error(`no level ${level}`)
  return level
}
const clock = (): number => performance.now()

/** What a bot does with the dice must not follow from those of the match, which come to light in the end. */
const chance = (): string => randomBytes(16).toString('hex')

function think(match: Telling, level: number, find: Find): Answers['think'] {
  const { module, state } = stateOf(match, find)
  const decision = module.game.decision(state)
  if (decision === null) return null
  const { answer } = ask(module, state, levelBot(module, levelOf(level), clock), chance())
  const option = decision.options[answer]
  return option === undefined ? null : { n: decision.n, option: read(module.game.acts, option) }
}

export function work(task: Task, by: Find = find): Answers[Task['do']] {
  if (task.do === 'record') return recordingOf(task.entries, by)
  if (task.do === 'think') return think(task.match, task.level, by)
  if (task.do === 'play') return playChunk(task.ordered, task.from, task.to)
  if (task.do === 'addUp') return resultOf(task.ordered, task.played)
  const { module, state } = stateOf(task.match, by)
  return agreesTo(module, state, task.player, levelBot(module, levelOf(task.level), clock), chance())
}
