import type { PlayerId } from '@duelhall/kernel'
import { askedIn } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import type { Room } from '../match/room.ts'
import type { Threads } from '../threads/pool.ts'
import type { Telling } from '../threads/tasks.ts'

/** So long a process has for the move that its step asks of a computer, before another one thinks too. */
const patience = 3000

export const botUser = (level: number): string => `level-${level}`

const tellingOf = ({ opened, config, seed, choices }: Match): Telling => ({ game: opened.game, config, seed, choices })

/** Lets computer players think whenever they are asked something. What is thought of a table that has changed since is refused as stale. */
export function createBots(threads: Threads, pace: number, trouble: (error: unknown) => void) {
  const thinking = new Map<string, number>()
  let closed = false

  async function answer(room: Room): Promise<void> {
    const { match } = room
    const head = match.head
    const asked = askedIn(match)
    const level = asked === null ? 0 : (match.seats[asked]?.level ?? 0)
    if (asked !== null && level > 0) {
      const [thought] = await Promise.all([threads.run({ do: 'think', match: tellingOf(match), level }), pause(pace)])
      if (thought !== null && !closed)
        await room.act(botUser(level), `think-${head}`, { do: 'choose', as: asked, n: thought.n, option: thought.option })
    }
    await manners(room)
  }

  /** Offers of peace are judged, pleas granted where nothing is at stake. */
  async function manners(room: Room): Promise<void> {
    const { match } = room
    const offer = match.state === null ? 0 : match.state.offer
    for (const [i, seat] of match.seats.entries()) {
      const as = i as PlayerId
      if (seat === null || seat.level === 0 || match.status !== 'running') continue
      const key = `manners-${match.head}-${i}`
      if (match.plea !== null && match.plea !== as) await room.act(seat.user, key, { do: match.opened.rated ? 'deny' : 'grant', as })
      else if (offer !== 0 && match.state?.offer === offer && ((offer >> i) & 1) === 0) {
        const agrees = await threads.run({ do: 'agree', match: tellingOf(match), level: seat.level, player: as })
        await room.act(seat.user, key, { do: 'say', as, says: agrees ? 'accept' : 'decline' })
      }
    }
  }
  return {
    /** Called after every step; `own` tells whether this process wrote it. */
    nudge(room: Room, own: boolean): void {
      const { match } = room
      if (closed || match.status !== 'running' || match.seats.every((seat) => seat?.level === 0)) return
      if (thinking.get(match.id) === match.head) return
      thinking.set(match.id, match.head)
      const head = match.head
      // What another process wrote that process thinks about; should it die, this one does.
      const alone = own ? Promise.resolve() : pause(patience)
      alone
        .then(() => (match.head === head && !closed ? answer(room) : undefined))
        .catch((error) => {
          if (!closed) trouble(error)
        })
        .finally(() => {
          if (thinking.get(match.id) === head) thinking.delete(match.id)
        })
    },
    close: () => {
      closed = true
    },
  }
}
export type Bots = ReturnType<typeof createBots>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
