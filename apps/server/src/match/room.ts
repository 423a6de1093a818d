import type { GameModule, Viewer } from '@duelhall/kernel'
import { type EntryRow, genesis, link, type Store } from '@duelhall/store'
import { type Command, decide, type Refused } from './decide.ts'
import type { Match, Told } from './match.ts'
import { type Reading, readingFrom, startAt } from './reading.ts'
import type { Audience } from './show.ts'
import { takeOver } from './takeover.ts'
import type { Telling } from './telling.ts'

export interface Accepted {
  readonly seq: number
}
export type Answer = { readonly accepted: Accepted } | { readonly refused: Refused }

/** A step of the match: for whom anything changed, and what happened. */
export interface Stepped {
  readonly seen: readonly Viewer[]
  readonly told: Told
  readonly entry: EntryRow
  /** Whether this process wrote it, or read what another one wrote. */
  readonly own: boolean
}
/** Told of every step after it is durable, never before. */
export type Listener = (stepped: Stepped) => void

export interface Surroundings {
  readonly store: Store
  readonly find: (game: string) => GameModule | null
  readonly now: () => number
  /** Told when another process goes on with the match under other rules: the room is of no more use. */
  readonly lost?: (match: string) => void
}

/** One match in one process: a cache of its log. Any number of processes may have a room for the same match. */
export interface Room {
  readonly match: Match
  /** The key is the client's: the same one gets the same answer, whatever happened in between. */
  act(user: string, key: string, command: Command): Promise<Answer>
  /** Reads what other processes have written; the next line itself, where it was heard, spares the look into the log. */
  catchUp(heard?: EntryRow): Promise<void>
  listen(listener: Listener): () => void
  readonly audience: Audience
  readonly telling: Telling
}

/** Losing the race for a place in the log so often in a row means that something is broken, not that others are fast. */
const tries = 50

export async function openRoom(id: string, around: Surroundings): Promise<Room | null> {
  const { store, now } = around
  const found = await readUp(id, around)
  if (found === null) return null
  const { reading } = found
  const { match, telling } = reading
  /** The hash of the last line that was read. */
  let { tip } = found
  const listeners = new Set<Listener>()
  let last: Promise<unknown> = Promise.resolve()

  function take(entry: EntryRow, own: boolean): void {
    if (entry.kind === 'segment') around.lost?.(id)
    const { told, seen } = reading.take(entry)
    tip = entry.hash
    for (const listener of listeners) listener({ seen, told, entry, own })
  }

  async function catchUp(heard?: EntryRow): Promise<void> {
    if (heard !== undefined && heard.seq < match.head) return
    if (heard?.seq === match.head && link(tip, heard) === heard.hash) return take(heard, false)
    for (const entry of await store.log.tail(id, match.head)) if (entry.seq === match.head) take(entry, false)
  }

  async function attempt(user: string, key: string, command: Command): Promise<Answer> {
    for (let i = 0; i < tries; i++) {
      const decided = decide(match, user, command, now())
      if ('refused' in decided) {
        // It may be refused only because it was accepted before.
        const before = await store.log.find(id, user, key)
        if (before !== null) return answerTo(before)
        const head = match.head
        await catchUp()
        if (match.head === head) return decided
        continue
      }
      // What is wished is so already.
      if (decided.lines.length === 0) return { accepted: { seq: match.head - 1 } }
      const entries = decided.lines.map((line, k) => ({
        at: now(),
        by: k === 0 ? user : `${user}+${k}`,
        key,
        kind: line.kind,
        body: JSON.stringify(line),
      }))
      const result = await store.log.append(id, match.head, entries, tip)
      if (result.is === 'again') {
        await catchUp()
        return answerTo(result.entry)
      }
      if (result.is === 'late') {
        await catchUp()
        continue
      }
      for (const entry of result.entries) take(entry, true)
      return answerTo(result.entries[0])
    }
    throw new Error(`match ${id}: no place in the log after ${tries} tries`)
  }

  return {
    match,
    get audience() {
      return reading.audience
    },
    telling,
    act(user, key, command) {
      // One after the other: each is judged by the state that the one before left behind.
      const next = last.then(() => attempt(user, key, command))
      last = next.catch(() => {})
      return next
    },
    catchUp(heard) {
      const next = last.then(() => catchUp(heard))
      last = next.catch(() => {})
      return next
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The log up to its head; where it ends under other rules, they are ours first. */
async function readUp(id: string, { store, find, now }: Surroundings): Promise<{ readonly reading: Reading; readonly tip: string } | null> {
  for (let i = 0; i < tries; i++) {
    const entries = await store.log.whole(id)
    if (entries.length === 0) return null
    if (await takeOver(id, entries, find, store, now)) continue
    const start = startAt(entries, find)
    const reading = readingFrom(start)
    for (const entry of start.rest) reading.take(entry)
    return { reading, tip: entries.at(-1)?.hash ?? genesis }
  }
  throw new Error(`match ${id}: others take it over, again and again`)
}

function answerTo(entry: EntryRow | undefined): Answer {
  if (entry === undefined) throw new Error('nothing was stored')
  return { accepted: { seq: entry.seq } }
}
