import type { PlayerId } from '@duelhall/kernel'
import { askedIn } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import type { Room } from '../match/room.ts'
import type { Threads } from '../threads/pool.ts'
import type { Telling } from '../threads/tasks.ts'

export const botUser = (level: number): string => `level-${level}`

const tellingOf = ({ opened, config, seed, legacy, choices }: Match): Telling => ({ game: opened.game, config, seed, legacy, choices })

const levelAt = (match: Match, player: PlayerId | null): number => (player === null ? 0 : (match.seats[player]?.level ?? 0))

/** Whether a match waits for computer players: for a choice, or for a word on what somebody asks of the table. */
export function awaitsBots(match: Match): boolean {
  if (match.status !== 'running' || match.seats.every((seat) => seat?.level === 0)) return false
  return levelAt(match, askedIn(match)) > 0 || match.plea !== null || (match.state?.offer ?? 0) !== 0
}

/** Lets computer players think when they are asked something. What is thought of a table that has changed since is refused as stale. */
export function createBots(threads: Threads, pace: number) {
  let closed = false

  async function answer(room: Room): Promise<void> {
    const { match } = room
    const { seq } = match.moved
    const asked = askedIn(match)
    const level = levelAt(match, asked)
    if (asked !== null && level > 0) {
      const [thought] = await Promise.all([threads.run({ do: 'think', match: tellingOf(match), level }), pause(pace)])
      if (thought !== null && !closed)
        await room.act(botUser(level), `think-${seq}`, { do: 'choose', as: asked, n: thought.n, option: thought.option })
    }
    await manners(room)
  }

  /** Offers of peace are judged, pleas granted where nothing is at stake. */
  async function manners(room: Room): Promise<void> {
    const { match } = room
    const offer = match.state === null ? 0 : match.state.offer
    for (const [i, seat] of match.seats.entries()) {
      const as = i as PlayerId
      if (seat === null || seat.level === 0 || match.status !== 'running' || closed) continue
      const key = `manners-${match.moved.seq}-${i}`
      if (match.plea !== null && match.plea !== as) await room.act(seat.user, key, { do: match.opened.rated ? 'deny' : 'grant', as })
      else if (offer !== 0 && match.state?.offer === offer && ((offer >> i) & 1) === 0) {
        const agrees = await threads.run({ do: 'agree', match: tellingOf(match), level: seat.level, player: as })
        await room.act(seat.user, key, { do: 'say', as, says: agrees ? 'accept' : 'decline' })
      }
    }
  }
  return {
    answer,
    close: () => {
      closed = true
    },
  }
}
export type Bots = ReturnType<typeof createBots>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
