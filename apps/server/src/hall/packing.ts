import type { EntryRow, Store } from '@duelhall/store'
import { Unreadable } from '../match/fold.ts'
import type { Find } from '../match/reading.ts'
import type { Read } from '../match/snapshot.ts'
import { packOf } from '../threads/recording.ts'

export interface Packed {
  /** How many running matches lie ready for other rules, and how many matches were not looked at for want of time. */
  readonly packed: number
  readonly left: number
  /** Those that cannot be read by these rules. */
  readonly unreadable: readonly { readonly match: string; readonly says: string }[]
}

/** So many snapshots share a commit. */
const together = 32

/** Leaves a snapshot at the head of every running match, so that a version with other rules or cards can go on with it. Doing it again does little. */
export async function packAll(
  store: Store,
  find: Find,
  atHand: (match: string) => Read | null = () => null,
  isLate: () => boolean = () => false,
): Promise<Packed> {
  // The log says which are running: in the lists a match that has just begun may still be open.
  const ids = [...(await store.log.heads()).keys()]
  const unreadable: { readonly match: string; readonly says: string }[] = []
  let done = 0
  let packed = 0

  async function pack(id: string): Promise<void> {
    const [entries, before] = [await store.log.tail(id, 0), await store.log.snapshot(id)]
    if (!entries.some((entry) => entry.kind === 'begin') || entries.some((entry) => entry.kind === 'end')) return
    if (before?.seq !== entries.length) await keep(id, entries)
    packed++
  }
  async function keep(id: string, entries: readonly EntryRow[]): Promise<void> {
    await store.log.keep({ match: id, seq: entries.length, body: JSON.stringify(packOf(entries, find, atHand(id))) })
  }
  for (; done < ids.length && !isLate(); done += together) {
    const some = ids.slice(done, done + together)
    await Promise.all(
      some.map((id) =>
        pack(id).catch((error) => {
          if (!(error instanceof Unreadable)) throw error
          unreadable.push({ match: id, says: error.message })
        }),
      ),
    )
  }
  return { packed, left: Math.max(0, ids.length - done), unreadable }
}
