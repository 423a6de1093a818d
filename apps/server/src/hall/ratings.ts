import type { RatingPointRow, RatingRow } from '@duelhall/store'
import glicko2 from 'glicko2'

const settings = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 }
const scale = 173.7178
/** A rating that rests gets less certain, as if one rating period had passed each week. */
const period = 7 * 86_400_000

export const fresh = (user: string, pool: string, at: number): RatingRow => ({
  user,
  pool,
  rating: settings.rating,
  deviation: settings.rd,
  volatility: settings.vol,
  games: 0,
  updated: at,
})

function rested({ deviation, volatility, updated }: RatingRow, at: number): number {
  const periods = Math.max(0, at - updated) / period
  return Math.min(settings.rd, Math.hypot(deviation, volatility * scale * Math.sqrt(periods)))
}

/** The ratings after a match: everybody has played everybody of another team, and the better place wins. */
export function rated(before: readonly RatingRow[], places: readonly number[], teams: readonly number[], at: number): readonly RatingRow[] {
  const ranking = new glicko2.Glicko2(settings)
  const players = before.map((row) => ranking.makePlayer(row.rating, rested(row, at), row.volatility))
  const games = players.flatMap((one, i) =>
    players.flatMap((other, k): [typeof one, typeof one, number][] => {
      if (k <= i || teams[i] === teams[k]) return []
      const lead = (places[k] ?? 0) - (places[i] ?? 0)
      return [[one, other, lead > 0 ? 1 : lead < 0 ? 0 : 0.5]]
    }),
  )
  ranking.updateRatings(games)
  return before.map((row, i) => {
    const player = players[i]
    if (player === undefined) return row
    const { user, pool } = row
    return {
      user,
      pool,
      rating: player.getRating(),
      deviation: player.getRd(),
      volatility: player.getVol(),
      games: row.games + 1,
      updated: at,
    }
  })
}

export const pointOf = ({ user, pool, rating, deviation }: RatingRow, match: string, at: number): RatingPointRow => ({
  user,
  pool,
  match,
  rating,
  deviation,
  at,
})
