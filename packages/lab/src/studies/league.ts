import { LabFault } from '../fault.ts'
import { type Played, pointsOf, type Task } from '../run/task.ts'
import { type Bout, type Rating, ratingsWithBounds } from '../statistics/bradley-terry.ts'
import { quantile, type Share, wilson } from '../statistics/interval.ts'
import { type Entrant, mirrored, pointsIn, type Table } from './table.ts'

export interface LeaguePlan {
  readonly table: Table
  readonly entrants: readonly Entrant[]
  /** Everybody against everybody, or each against the one before. */
  readonly pairs: 'all' | 'ladder'
  /** For each pairing, or one number after the other for the pairings in their order. */
  readonly games: number | readonly number[]
  readonly seed: string
}

export interface Pairing extends Share {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly points: number
  readonly drawn: number
  readonly unfinished: number
}

export interface Standing extends Rating {
  readonly entrant: string
  readonly games: number
  readonly points: number
}

export interface League {
  readonly game: string
  readonly players: number
  readonly pairings: readonly Pairing[]
  readonly standings: readonly Standing[]
  /** Decisions of each game, in order. */
  readonly lengths: readonly number[]
  readonly medianLength: number
  readonly rules: Readonly<Record<string, number>>
  readonly mishaps: readonly string[]
}

interface Match {
  readonly a: number
  readonly b: number
  readonly tasks: readonly Task[]
}

export function matchesOf({ table, entrants, pairs, games, seed }: LeaguePlan): readonly Match[] {
  if (entrants.length < 2) throw new LabFault('a league needs two entrants or more')
  if (new Set(entrants.map((one) => one.id)).size < entrants.length) throw new LabFault('an entrant is named twice')
  const met: { readonly a: number; readonly b: number }[] = []
  for (let a = 1; a < entrants.length; a++) for (let b = a - 1; b >= (pairs === 'ladder' ? a - 1 : 0); b--) met.push({ a, b })
  if (typeof games !== 'number' && games.length !== met.length)
    throw new LabFault(`there are ${met.length} pairings, and ${games.length} numbers of games`)
  return met.map(({ a, b }, i) => ({
    a,
    b,
    tasks: mirrored(table, entrants[a]!, entrants[b]!, seed, typeof games === 'number' ? games : games[i]!),
  }))
}

/** What a league has come to, from the results of all its tasks in order. */
export function leagueOf(plan: LeaguePlan, results: readonly Played[]): League {
  const { table, entrants, seed } = plan
  const bouts: Bout[] = []
  const pairings: Pairing[] = []
  let at = 0
  for (const { a, b, tasks } of matchesOf(plan)) {
    const played = results.slice(at, at + tasks.length)
    at += tasks.length
    const points = played.map(pointsIn)
    points.forEach((share) => {
      bouts.push({ a, b, points: share })
    })
    const sum = points.reduce((x, y) => x + y, 0)
    pairings.push({
      a: entrants[a]!.id,
      b: entrants[b]!.id,
      games: tasks.length,
      points: sum,
      drawn: played.filter((result) => result.places !== null && pointsOf(result).every((p) => p < 1)).length,
      unfinished: played.filter((result) => result.places === null).length,
      ...wilson(sum, tasks.length),
    })
  }
  const lengths = results.map((result) => result.decisions)
  return {
    game: table.module.game.id,
    players: table.players,
    pairings,
    standings: standingsOf(entrants, bouts, seed),
    lengths,
    medianLength: quantile(
      lengths.toSorted((x, y) => x - y),
      0.5,
    ),
    rules: endings(results),
    mishaps: results.flatMap((result) => result.mishaps.map((mishap) => mishap.says)),
  }
}

function standingsOf(entrants: readonly Entrant[], bouts: readonly Bout[], seed: string): readonly Standing[] {
  const ratings = ratingsWithBounds(entrants.length, bouts, seed)
  return entrants
    .map((entrant, i) => {
      const own = bouts.filter(({ a, b }) => a === i || b === i)
      const points = own.reduce((sum, bout) => sum + (bout.a === i ? bout.points : 1 - bout.points), 0)
      return { entrant: entrant.id, games: own.length, points, ...ratings[i]! }
    })
    .sort((x, y) => y.rating - x.rating)
}

function endings(results: readonly Played[]): Readonly<Record<string, number>> {
  const rules: Record<string, number> = {}
  for (const { rule } of results) rules[rule ?? 'broken off'] = (rules[rule ?? 'broken off'] ?? 0) + 1
  return Object.fromEntries(Object.entries(rules).sort(([x], [y]) => (x < y ? -1 : 1)))
}
