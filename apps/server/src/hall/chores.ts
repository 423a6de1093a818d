import type { Job, Store, Tasks } from '@duelhall/store'
import { deadline } from '../match/clock.ts'
import { Unreadable } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import type { Room } from '../match/room.ts'
import { awaitsBots, type Bots } from './bots.ts'
import type { Rooms } from './rooms.ts'

/** A process may die between a line and its job: what has waited for so long is made a job by any that sees it. */
const patience = 3000

export interface Chores {
  /** After a line of this process, or where nobody else can: what now has to be done, and when, becomes jobs. */
  plan(room: Room): void
  /** Plans what should have been done by now. */
  recall(rooms: Iterable<Room>): void
  readonly tasks: Tasks
}

/**
 * What has to be done for a match though nobody asks for it: moves of computers, answers of empty clocks. Each is a job that any process may do; the log
 * takes the first and refuses the rest.
 */
export function createChores(store: Store, rooms: () => Rooms, bots: Bots, now: () => number, trouble: (error: unknown) => void): Chores {
  /** When the queue will look at the clock of a match next, as far as this process knows. */
  const looks = new Map<string, number>()
  const add = (task: string, match: Match, reason: number, at: number): void =>
    void store.jobs.add({ task, of: match.id, reason, at }).catch(trouble)

  const dueOf = (match: Match): number | null => (match.status === 'running' ? deadline(match.clocks) : null)

  /** One look at the clock is enough, though every answer moves its end: what is looked at too early is looked at again. */
  function planClock(match: Match): void {
    const due = dueOf(match)
    if (due === null) {
      looks.delete(match.id)
      return
    }
    const next = looks.get(match.id) ?? 0
    if (next > now() && next <= due) return
    looks.set(match.id, due)
    add('flag', match, due, due)
  }
  const planBots = (match: Match): void => {
    if (awaitsBots(match)) add('think', match, match.moved.seq, now())
  }

  /** The match of a job as it stands now; null when there is nothing to be done for it any more. */
  async function roomFor({ of: id }: Job): Promise<Room | null> {
    try {
      const room = await rooms().get(id)
      await room?.catchUp()
      return room?.match.status === 'running' ? room : null
    } catch (error) {
      if (error instanceof Unreadable) return null
      throw error
    }
  }

  return {
    plan({ match }) {
      planClock(match)
      planBots(match)
    },
    recall(all) {
      for (const { match } of all) {
        const due = dueOf(match)
        if (due !== null && now() > due + patience) add('flag', match, due, due)
        if (now() > match.moved.at + patience) planBots(match)
      }
    },
    tasks: {
      async think(job) {
        const room = await roomFor(job)
        if (room !== null && room.match.moved.seq === job.reason) await bots.answer(room)
      },
      async flag(job) {
        const room = await roomFor(job)
        const due = room === null ? null : dueOf(room.match)
        if (room === null || due === null) return
        if (now() < due) planClock(room.match)
        else await room.act('server', `flag-${room.match.moved.seq}`, { do: 'flag' })
      },
    },
  }
}
