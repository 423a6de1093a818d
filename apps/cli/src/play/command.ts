import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { Incident } from '@duelhall/bots'
import type { GameModule } from '@duelhall/kernel'
import { Fault, quoted } from '../fault.ts'
import { begin, type Match, recover, replayOfMatch } from '../match.ts'
import { configFor } from '../options.ts'
import { readSaved, saveName, saveNames, savePath, shortName, writeSave } from '../saves.ts'
import { botOf, type SeatPlan, seatsFor } from '../seats.ts'
import { retell } from '../telling.ts'
import { openTerminal, type Terminal } from '../terminal.ts'
import { accountsFor, type Session } from './session.ts'
import { leave, playTable } from './table.ts'
import { words } from './words.ts'

export interface Wish {
  readonly players: number
  readonly seats: readonly string[]
  readonly option: readonly string[]
  readonly seed: string | null
}

/** A table as it stands, new or taken up again. */
export interface Laid {
  readonly match: Match
  readonly seats: readonly SeatPlan[]
  readonly name: string
  readonly resumed: boolean
}

export function layTable(module: GameModule, wish: Wish): Laid {
  const seats = seatsFor(wish.seats, wish.players)
  const match = begin(module, configFor(module, wish.players, wish.option), wish.seed ?? randomBytes(32).toString('hex'))
  const name = saveName(module.game.id, new Date(), randomBytes(2).toString('hex'))
  writeSave(name, seats, replayOfMatch(match))
  return { match, seats, name, resumed: false }
}

/** The game of this name, or the latest one of this game. */
export function takeUp(module: GameModule, typed: string | true): Laid {
  const { id } = module.game
  const name = typed === true ? saveNames(id)[0] : typed.startsWith(`${id}-`) ? typed : `${id}-${typed}`
  if (name === undefined) throw new Fault(`there is no saved game of ${id}; begin one with: play ${id}`)
  const path = savePath(name)
  if (!/^[\w-]+$/.test(name) || !existsSync(path))
    throw new Fault(`there is no saved game ${quoted(shortName(id, name))} of ${id}${others(id)}`)
  const saved = readSaved(path)
  if (saved.module !== module) throw new Fault(`${name} is a game of ${saved.module.game.id}, not of ${id}`)
  const match = recover(saved, path)
  const players = module.game.view(match.state, null).players.length
  if (saved.seats === null || saved.seats.length !== players) throw new Fault(`${path} does not say who sat at its ${players} seats`)
  for (const seat of saved.seats) botOf(seat)
  return { match, seats: saved.seats, name, resumed: true }
}

function others(game: string): string {
  const names = saveNames(game)
    .slice(0, 3)
    .map((name) => shortName(game, name))
  return names.length === 0 ? '' : `; there is ${names.join(', ')}`
}

/** Sits down at a table and plays. */
export async function sitDown(laid: Laid, lists: boolean): Promise<void> {
  const { match, seats, name } = laid
  const accounts = accountsFor(seats)
  const terminal: Terminal = openTerminal((signal) => {
    leave(session)
    process.exit(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal])
  })
  const session: Session = { match, seats, name, terminal, lists, accounts }
  if (laid.resumed) recall(session)
  try {
    await playTable(session)
  } catch (error) {
    throw error instanceof Fault ? error : new Incident(error, replayOfMatch(match))
  } finally {
    terminal.close()
  }
}

/** What has been told before goes into the log again. */
function recall({ match, accounts }: Session): void {
  for (const account of accounts) {
    const { told } = retell(match.module, replayOfMatch(match), account.viewer)
    account.log.push(...told.flatMap((one) => one.sentences))
    account.fresh.told.push(words.resumed(match.choices.length), ...account.log.slice(-3))
  }
}
