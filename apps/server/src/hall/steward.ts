import type { Store } from '@duelhall/store'
import type { Match } from '../match/match.ts'
import type { Room } from '../match/room.ts'
import { keptFrom } from './cards.ts'
import type { Chores } from './chores.ts'
import type { Finisher } from './finish.ts'
import type { Later } from './later.ts'

export interface Duties {
  readonly store: Store
  readonly now: () => number
  readonly chores: Chores
  readonly finish: Finisher
  /** Something that lists show has changed. */
  readonly listed: () => void
  /** What is taken up again stands in the lists already, unless a process died in between: there is time to make sure. */
  readonly later: Later
  /** What is being written: a hall that closes waits for it. */
  readonly owe: (work: Promise<unknown>) => void
  readonly trouble: (error: unknown) => void
}

/** What the lists show of a match: it is written again when this differs. */
const faceOf = (match: Match): string => JSON.stringify([match.status, match.seats.map((seat) => seat?.user ?? null)])

/**
 * Looks after a match from the moment this process has it at hand: clocks, bots, its rows in the lists, its end. All of it follows from the log, so
 * what a process leaves undone when it dies the next one does.
 */
export function attend(room: Room, duties: Duties): void {
  const { store, chores } = duties
  const { match } = room
  let face = faceOf(match)
  let isWritten = false
  let last: Promise<unknown> = Promise.resolve()

  async function writeDown(): Promise<void> {
    const row = await store.matches.byId(match.id)
    if (row === null || row.status === 'finished') return
    const status = match.status === 'open' ? 'open' : 'running'
    const table = JSON.stringify(keptFrom(match))
    const before = new Map((await store.matches.seats(match.id)).map((seat) => [seat.seat, seat.user]))
    const sits = match.seats.every((seat, i) => before.get(i) === seat?.user)
    if (sits && row.status === status && row.table === table && match.status !== 'finished') return
    for (const [i, seat] of match.seats.entries()) {
      if (before.get(i) === seat?.user) continue
      if (before.has(i)) await store.matches.stand(match.id, i)
      if (seat !== null) await store.matches.sit({ match: match.id, seat: i, user: seat.user })
    }
    await store.matches.change(match.id, { status, table, updated: duties.now() })
    if (match.status === 'finished') await duties.finish(match)
    duties.listed()
  }

  function write(): Promise<unknown> {
    isWritten = true
    last = last.then(writeDown).catch(duties.trouble)
    duties.owe(last)
    return last
  }
  function look(own: boolean): void {
    if (own) chores.plan(room)
    const next = faceOf(match)
    if (next === face) return
    face = next
    write()
  }
  room.listen(({ entry, own }) => {
    // The steps of one answer come together: look once they are all read.
    if (entry.kind !== 'chat') queueMicrotask(() => look(own))
  })
  look(!store.bus.shared)
  if (match.status === 'finished') write()
  else duties.later.do(async () => void (isWritten || (await write())))
}
