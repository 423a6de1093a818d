import type { Problem } from '@duelhall/kernel'
import { cards, starter } from './cards/index.ts'

export interface Terms {
  readonly life: number
  /** Turns of all players together until TG-END-02. */
  readonly turns: number
  /** Seats across from each other play together. */
  readonly teams: boolean
}
export interface Brought {
  readonly deck: readonly string[]
}
export interface Config {
  readonly table: Terms
  readonly seats: readonly Brought[]
}

export const defaults: Terms = { life: 6, turns: 24, teams: false }

export const configFor = (players: number, table: Readonly<Record<string, unknown>> = {}): Config => ({
  table: { ...defaults, ...table },
  seats: Array.from({ length: players }, () => ({ deck: starter })),
})

const isCount = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

export function check(config: unknown): readonly Problem[] {
  const problem = (path: string, says: string): Problem => ({ rule: null, path, says })
  if (typeof config !== 'object' || config === null) return [problem('', 'a config is an object')]
  const { table, seats } = config as Partial<Record<string, unknown>>
  if (typeof table !== 'object' || table === null) return [problem('table', 'is missing')]
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4) return [problem('seats', 'two to four play')]
  const problems: Problem[] = []
  const { life, turns, teams } = table as Partial<Record<string, unknown>>
  if (!isCount(life, 1, 30)) problems.push(problem('table.life', 'must be from 1 to 30'))
  if (!isCount(turns, 1, 200)) problems.push(problem('table.turns', 'must be from 1 to 200'))
  if (typeof teams !== 'boolean' || (teams && seats.length !== 4)) problems.push(problem('table.teams', 'teams are for four'))
  seats.forEach((seat: unknown, p) => {
    const deck = typeof seat === 'object' && seat !== null && 'deck' in seat ? seat.deck : null
    if (!Array.isArray(deck) || deck.length < 8 || deck.length > 24) problems.push(problem(`seats.${p}.deck`, 'must hold 8 to 24 cards'))
    else {
      const unknown = deck.findIndex((id: unknown) => !cards.some((card) => card.id === id))
      if (unknown >= 0) problems.push(problem(`seats.${p}.deck.${unknown}`, 'is no card of this game'))
    }
  })
  return problems
}
