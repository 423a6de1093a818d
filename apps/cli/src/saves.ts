import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkReplay, type GameModule, type Replay } from '@duelhall/kernel'
import { Fault, ofSystem, quoted } from './fault.ts'
import { home, readJson, writeWhole } from './files.ts'
import { games } from './library.ts'
import { type SeatPlan, seatsIn } from './seats.ts'

/** A game on disk: a replay, and who sat where when it was played here. */
export interface Saved {
  readonly module: GameModule
  readonly replay: Replay
  readonly seats: readonly SeatPlan[] | null
}

/** Reads a replay or a game in progress; anything else is told in one line. */
export function readSaved(path: string): Saved {
  const input = readJson(path)
  const inProgress = isRecord(input) && 'seats' in input && 'replay' in input
  const replay = inProgress ? input.replay : input
  if (!isRecord(replay) || typeof replay.game !== 'string') throw new Fault(`${path} is not a saved game: it names no game`)
  const module = games.find((one) => one.game.id === replay.game)
  if (module === undefined) throw new Fault(`${path} is a game of ${quoted(replay.game)}, which is not known here`)
  const problem = checkReplay(module.game, replay)[0]
  if (problem !== undefined) throw new Fault(`${path} is not a saved game: ${problem.path} ${problem.says}`.replace('  ', ' '))
  const seats = inProgress ? seatsIn(input.seats) : null
  if (inProgress && seats === null) throw new Fault(`${path} is not a saved game: seats is damaged`)
  return { module, replay: toReplay(replay), seats }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
/** `checkReplay` has looked at every field. */
const toReplay = (checked: object): Replay => checked as Replay

const running = (): string => join(home(), 'games')
const finished = (): string => join(home(), 'finished')

export const saveName = (game: string, now: Date, salt: string): string =>
  `${game}-${now.toISOString().slice(0, 19).replace(/\D/g, '').slice(2)}-${salt}`

/** What is typed after `--resume`. */
export const shortName = (game: string, name: string): string => (name.startsWith(`${game}-`) ? name.slice(game.length + 1) : name)

export const savePath = (name: string): string => join(running(), `${name}.json`)

export function writeSave(name: string, seats: readonly SeatPlan[], replay: Replay): void {
  writeWhole(savePath(name), `${JSON.stringify({ seats, replay })}\n`)
}

export const replayText = (replay: Replay): string => `${JSON.stringify(replay)}\n`

/** A finished game leaves the list of games to resume and stays as a replay. */
export function shelve(name: string, replay: Replay): string {
  const path = join(finished(), `${name}.json`)
  writeWhole(path, replayText(replay))
  rmSync(savePath(name), { force: true })
  return path
}

/** Names of games in progress, the latest first. */
export function saveNames(game?: string): string[] {
  let files: string[]
  try {
    files = readdirSync(running())
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new Fault(`cannot read ${running()}: ${ofSystem(error)}`)
  }
  return files
    .filter((file) => file.endsWith('.json') && (game === undefined || file.startsWith(`${game}-`)))
    .map((file) => ({ name: basename(file, '.json'), at: statSync(join(running(), file)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map((file) => file.name)
}
