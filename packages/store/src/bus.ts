import type { EntryRow } from './schema.ts'

/** Hears topics, and new lines of matches; where a line is too long to travel, its match is a topic. */
export type Hearer = (topics: readonly string[], lines: readonly EntryRow[]) => void

/** Word between processes of what has changed: the id of a match whose log has a new line, or another topic. Nothing depends on it: who missed it looks later. */
export interface Bus {
  /** Whether there may be other processes at all. */
  readonly shared: boolean
  tell(topic: string): void
  /** Tells of new lines of a match, which are durable by now: who hears them need not read them. */
  pass(lines: readonly EntryRow[]): void
  /** Hears of what other processes have changed. */
  hear(listener: Hearer): () => void
  close(): Promise<void>
}

/** One process owns the store: there is nobody to tell. */
export const alone: Bus = { shared: false, tell: () => {}, pass: () => {}, hear: () => () => {}, close: async () => {} }
