import type { PlayerId, TableView } from '@duelhall/kernel'
import { civilizations, spaces } from './board.ts'

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`

const kindWords = { ordinary: '', start: ' (start)', chip: ' (chip space)' } as const

/** `Fire, space e1` */
export function spaceName(space: number): string {
  const { region, key, kind } = spaces[space]!
  return `${capital(civilizations[region]!)}, space ${key}${kindWords[kind]}`
}

/** A player goes by the civilization, once there is one. */
export function playerName(view: TableView, player: PlayerId | null): string {
  const civilization = player === null ? null : view.players[player]!.values.civilization
  return typeof civilization === 'string' ? capital(civilization) : `Player ${(player ?? -1) + 1}`
}

export const playersList = (view: TableView, players: readonly PlayerId[]): string => players.map((p) => playerName(view, p)).join(' and ')

/** `Stonesaur (fire 4)` */
export function creatureName(view: TableView, piece: number | null): string {
  const values = piece === null ? undefined : view.pieces[piece]?.values
  if (values === undefined) return 'The creature'
  return values.name === null ? `the creature with power ${values.power}` : `${values.name} (${values.civilization} ${values.power})`
}
