import type { Store } from '@duelhall/store'
import type { Match } from '../match/match.ts'
import type { Threads } from '../threads/pool.ts'
import { kindOf, poolOf } from './pools.ts'
import { fresh, pointOf, rated } from './ratings.ts'

/** Writes down how a match ended: outcome, recording and ratings in one commit, once. */
export function createFinisher(store: Store, threads: Threads) {
  // One after the other: two matches of the same player must not both start from the same rating.
  let last: Promise<unknown> = Promise.resolve()

  async function finish(match: Match): Promise<void> {
    if (match.outcome === null) return
    const entries = await store.log.tail(match.id, 0)
    const at = entries.at(-1)?.at ?? 0
    const recording = await threads.run({ do: 'record', entries })
    const ratings = await ratingsAfter(match, at)
    await store.matches.finish(match.id, {
      outcome: JSON.stringify(match.outcome),
      at,
      recording,
      ratings,
      points: ratings.map((row) => pointOf(row, match.id, at)),
    })
  }

  async function ratingsAfter(match: Match, at: number) {
    const users = match.seats.flatMap((seat) => (seat === null ? [] : [seat.user]))
    // A computer player that sat twice cannot win against itself.
    if (!match.opened.rated || match.outcome === null || new Set(users).size !== match.seats.length) return []
    const people = await store.people.byIds(users)
    const pool = poolOf(
      match.opened,
      kindOf(match, (user) => people.some((person) => person.id === user && person.bot === 1)),
    )
    const before = await Promise.all(users.map(async (user) => (await store.records.rating(user, pool)) ?? fresh(user, pool, at)))
    const teams = match.state?.players.map((player) => player.team) ?? []
    return rated(before, match.outcome.places, teams, at)
  }

  return (match: Match): Promise<void> => {
    const next = last.then(() => finish(match))
    last = next.catch(() => {})
    return next
  }
}
export type Finisher = ReturnType<typeof createFinisher>
