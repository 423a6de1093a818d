import type { Store } from '@duelhall/store'
import { Unreadable } from '../match/fold.ts'
import type { Find } from '../match/reading.ts'
import type { Read } from '../match/snapshot.ts'
import { packOf } from '../threads/recording.ts'

export interface Packed {
  /** How many running matches lie ready for other rules, and how many were not looked at for want of time. */
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
  const ids = (await store.matches.byStatus('running', 100_000)).map((row) => row.id)
  const unreadable: { readonly match: string; readonly says: string }[] = []
  let done = 0

  async function pack(id: string): Promise<void> {
    const [entries, before] = [await store.log.tail(id, 0), await store.log.snapshot(id)]
    if (before?.seq === entries.length || entries.some((entry) => entry.kind === 'end')) return
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
  const left = Math.max(0, ids.length - done)
  return { packed: ids.length - left - unreadable.length, left, unreadable }
}
