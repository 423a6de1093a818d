import { deadline } from '../match/clock.ts'
import type { Room } from '../match/room.ts'

/** The longest a timer can wait. */
const longest = 2 ** 31 - 1

/** Gives the answer of the clock when one has run out. */
export function createClocks(now: () => number, trouble: (error: unknown) => void) {
  const timers = new Map<string, NodeJS.Timeout>()

  function watch(room: Room): void {
    const { match } = room
    clearTimeout(timers.get(match.id))
    timers.delete(match.id)
    const due = match.status === 'running' ? deadline(match.clocks) : null
    if (due === null) return
    const wait = Math.min(longest, Math.max(0, due - now()) + 1)
    const timer = setTimeout(() => {
      if (now() < due) watch(room)
      else room.act('server', `flag-${match.head}`, { do: 'flag' }).catch(trouble)
    }, wait)
    timer.unref()
    timers.set(match.id, timer)
  }
  return {
    watch,
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
export type ClockKeeper = ReturnType<typeof createClocks>
