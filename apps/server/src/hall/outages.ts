import type { Store } from '@duelhall/store'
import type { Room } from '../match/room.ts'

const beat = 1000
/** A silence longer than this was a pause of the service. */
const outage = 3 * beat
/** A process that was silent for longer is dead, as far as others are concerned: what lives in it alone is gone. */
export const silence = 4 * beat

/** Knows how long the service stood still before this process began, and lets no clock pay for it. */
export async function createOutages(store: Store, self: string, now: () => number, trouble: (error: unknown) => void) {
  const started = now()
  const last = await store.lastBeat()
  const timer = setInterval(() => void store.beat(now(), self).catch(trouble), beat)
  timer.unref()
  await store.beat(started, self)

  return {
    /** Once for each match and pause, whichever process says it. */
    async excuse(room: Room): Promise<void> {
      const { match } = room
      if (last === null || started - last < outage || match.status !== 'running') return
      const { running, since } = match.clocks
      const ms = started - Math.max(last, since)
      if (running !== null && ms > 0) await room.act('server', `outage-${last}`, { do: 'excuse', ms })
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      await store.beat(now(), self)
    },
  }
}
