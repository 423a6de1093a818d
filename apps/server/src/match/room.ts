import type { GameModule, Viewer } from '@duelhall/kernel'
import type { EntryRow, Store } from '@duelhall/store'
import { type Command, decide, type Refused } from './decide.ts'
import { advance, begun } from './fold.ts'
import type { Match, Told } from './match.ts'
import { type Audience, audience, glance, show } from './show.ts'
import { createTelling, type Telling } from './telling.ts'

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
}

/** One match in one process: a cache of its log. Any number of processes may have a room for the same match. */
export interface Room {
  readonly match: Match
  /** The key is the client's: the same one gets the same answer, whatever happened in between. */
  act(user: string, key: string, command: Command): Promise<Answer>
  /** Reads what other processes have written. */
  catchUp(): Promise<void>
  listen(listener: Listener): () => void
  readonly audience: Audience
  readonly telling: Telling
}

/** Losing the race for a place in the log so often in a row means that something is broken, not that others are fast. */
const tries = 50

export async function openRoom(id: string, around: Surroundings): Promise<Room | null> {
  const { store, find, now } = around
  const [first, ...rest] = await store.log.tail(id, 0)
  if (first === undefined) return null
  const match = begun(first, find)
  let heard = audience(match)
  const telling = createTelling()
  const listeners = new Set<Listener>()
  let last: Promise<unknown> = Promise.resolve()

  function take(entry: EntryRow, own: boolean): void {
    const before = glance(match)
    const told = advance(match, entry)
    const { after, seen } = show(match, before, told, heard)
    heard = after
    telling.keep(heard, told)
    for (const listener of listeners) listener({ seen, told, entry, own })
  }
  for (const entry of rest) take(entry, false)

  async function catchUp(): Promise<void> {
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
      const result = await store.log.append(id, match.head, entries)
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
      return heard
    },
    telling,
    act(user, key, command) {
      // One after the other: each is judged by the state that the one before left behind.
      const next = last.then(() => attempt(user, key, command))
      last = next.catch(() => {})
      return next
    },
    catchUp() {
      const next = last.then(catchUp)
      last = next.catch(() => {})
      return next
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function answerTo(entry: EntryRow | undefined): Answer {
  if (entry === undefined) throw new Error('nothing was stored')
  return { accepted: { seq: entry.seq } }
}
