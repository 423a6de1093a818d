import type { MatchCard } from '@duelhall/api'
import type { Outcome } from '@duelhall/kernel'
import type { MatchRow } from '@duelhall/store'
import type { Opened } from '../match/entries.ts'
import type { Match } from '../match/match.ts'
import { faceOf, type SeatFace } from '../match/show.ts'

/** What a match's row holds for lists, so that no log is read for them. */
export interface Kept extends Omit<Opened, 'commitment'> {
  readonly seats?: readonly (SeatFace | null)[]
}

export const keptOf = (row: MatchRow): Kept => JSON.parse(row.table) as Kept

export function keptFrom(match: Match): Kept {
  const { commitment: _, ...opened } = match.opened
  return { ...opened, seats: match.seats.map(faceOf) }
}

export function cardOf(row: MatchRow): MatchCard {
  const { game, players, table, clock, rated, watch, seats } = keptOf(row)
  return {
    match: row.id,
    game,
    players,
    table,
    clock,
    rated,
    watch,
    status: row.status as MatchCard['status'],
    seats: [...(seats ?? Array.from({ length: players }, () => null))],
    outcome: row.outcome === null ? null : placesOf(JSON.parse(row.outcome) as Outcome),
    created: row.created,
    updated: row.updated,
  }
}

export const placesOf = ({ places, rule }: Outcome): { places: number[]; rule: string } => ({ places: [...places], rule })
