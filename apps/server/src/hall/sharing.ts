import type { Store } from '@duelhall/store'
import type { Chores } from './chores.ts'
import type { Rooms } from './rooms.ts'

/** Word may get lost: the logs are looked at so often anyway. */
const looking = 2000
/** What a process left behind when it died is taken up by the others. */
const takingUp = 10_000

/** Several processes on one store: each hears what the others write, and has an eye on all that runs. */
export function shareWith(
  store: Store,
  rooms: Rooms,
  chores: Chores,
  changed: () => void,
  takeUp: () => Promise<unknown>,
  trouble: (error: unknown) => void,
): () => void {
  if (!store.bus.shared) return () => {}
  const deaf = store.bus.hear((topics, lines) => {
    for (const id of topics) rooms.known(id)?.catchUp().catch(trouble)
    for (const line of lines) rooms.known(line.match)?.catchUp(line).catch(trouble)
    changed()
  })
  /** Reads on where others have written; all logs are asked for their ends together, since most have nothing new. */
  async function lookAround(): Promise<void> {
    const all = [...rooms.all()].filter(({ match }) => match.status !== 'finished')
    const heads = await store.log.heads()
    // One that is not among them has ended elsewhere.
    for (const room of all) if ((heads.get(room.match.id) ?? Infinity) > room.match.head) room.catchUp().catch(trouble)
    chores.recall(all)
  }
  const look = setInterval(() => void lookAround().catch(trouble), looking)
  const take = setInterval(() => void takeUp().catch(trouble), takingUp)
  look.unref()
  take.unref()
  return () => {
    deaf()
    clearInterval(look)
    clearInterval(take)
  }
}
