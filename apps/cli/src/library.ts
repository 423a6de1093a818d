import { games } from '@duelhall/games'
import { type GameModule, nearest } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'

/** A game by its id, its number in the list, or the beginning of its id or name where that is clear. */
export function gameNamed(typed: string): GameModule {
  const word = typed.trim().toLowerCase()
  const exact = games.find((module, i) => module.game.id === word || String(i + 1) === word)
  if (exact !== undefined) return exact
  const fitting = word === '' ? [] : games.filter((module) => module.game.id.startsWith(word) || module.name.toLowerCase().startsWith(word))
  if (fitting.length === 1) return fitting[0]!
  const ids = games.map((module) => module.game.id)
  const near = nearest(word, ids)
  throw new Fault(`there is no game ${quoted(typed)}${near === null ? `; there ${listing(ids)}` : `; did you mean ${near}?`}`)
}

const listing = (ids: readonly string[]): string => (ids.length === 0 ? 'is none yet' : `are ${ids.join(', ')}`)

export const players = ({ players: { min, max } }: GameModule): string => (min === max ? `${min} players` : `${min} to ${max} players`)

export { games }
