import { games } from '@duelhall/games'
import { face, type GameModule, keyOf, type OptionRecord, type PlayerId, type Rng, read, type TableView } from '@duelhall/kernel'
import type { Store } from '@duelhall/store'
import type { ClockPlan } from '../src/match/clock.ts'
import type { Command } from '../src/match/decide.ts'
import { found } from '../src/match/found.ts'
import type { Find } from '../src/match/reading.ts'
import { openRoom, type Room } from '../src/match/room.ts'

export const find = (id: string): GameModule | null => games.find((module) => module.game.id === id) ?? null

/** What a table of two has where nobody chooses anything, and what its first seat then brings. */
export function readyTable(id: string): { readonly config: unknown; readonly list: unknown } {
  const config = find(id)?.config(2, {}, [null, null]) as { readonly seats: readonly unknown[] } | undefined
  if (config === undefined) throw new Error(`no game ${id}`)
  return { config, list: config.seats[0] }
}

/** All the chance a test uses, from its seed. */
export function chanceOf(seed: string): (sides: number) => number {
  const rng: Rng = { key: keyOf(seed), n: 0, script: [] }
  return (sides) => face(rng, sides) - 1
}

export const people = ['ada', 'bob', 'cid', 'dee', 'eve'] as const

/** A table of this game at which everybody sits, or the first so many. */
export async function seat(
  store: Store,
  id: string,
  game: string,
  players: number,
  now: () => number,
  clock: ClockPlan = { kind: 'none' },
  by: Find = find,
  sitting = players,
): Promise<void> {
  const module = by(game)
  if (module === null) throw new Error(`no game ${game}`)
  const table = { game, rules: module.game.rules, cards: module.game.cards, players, table: {} }
  const manners = { clock, rated: false, listed: false, watch: 'all', host: 'ada' } as const
  await found(store, { id, secret: '5e'.repeat(32), ...table, ...manners }, now())
  const room = await rejoin(store, id, now, by)
  for (const [i, name] of people.slice(0, sitting).entries()) {
    const command: Command = { do: 'sit', seat: i as PlayerId, name, level: 0, brings: null, seed: `seed of ${name}` }
    const answer = await room.act(name, 'sit', command)
    if ('refused' in answer) throw new Error(JSON.stringify(answer.refused))
  }
}

export async function rejoin(store: Store, id: string, now: () => number, by: Find = find): Promise<Room> {
  const room = await openRoom(id, { store, find: by, now })
  if (room === null) throw new Error(`no match ${id}`)
  return room
}

/** The open question as its player sees it. */
export function question(room: Room): { readonly player: PlayerId; readonly view: TableView } | null {
  const { match } = room
  const decision = match.state === null ? null : match.module.game.decision(match.state)
  if (match.state === null || decision === null) return null
  return { player: decision.player, view: match.module.game.view(match.state, decision.player) }
}

/** Any of the options, as a command. */
export function anyChoice(room: Room, chance: (sides: number) => number): Command {
  const { match } = room
  const decision = match.state === null ? null : match.module.game.decision(match.state)
  const option = decision?.options[chance(decision.options.length)]
  if (decision === null || option === undefined) throw new Error('nobody is asked')
  const record: OptionRecord = read(match.module.game.acts, option)
  return { do: 'choose', n: decision.n, option: record }
}
