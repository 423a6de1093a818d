export type { Bus } from './bus.ts'
export { type Break, firstBreak, genesis, link, type Unchained } from './chain.ts'
export { type Job, type Jobs, ownJobs, type Tasks } from './jobs.ts'
export { libsqlRunner } from './libsql.ts'
export type { Appended, Log, NewEntry } from './log.ts'
export { type Finish, type Matches, type Status, statuses } from './matches.ts'
export { backupStore, openStore, postgresRunner, restoreStore } from './open.ts'
export type { People } from './people.ts'
export type { Presence } from './presence.ts'
export type { Records } from './records.ts'
export { type Runner, Taken } from './runner.ts'
export type {
  DeckRow,
  EntryRow,
  MatchRow,
  PasskeyRow,
  PresenceRow,
  RatingPointRow,
  RatingRow,
  ReportRow,
  SeatRow,
  SeekRow,
  SessionRow,
  SimulationRow,
  SnapshotRow,
  TokenRow,
  UserRow,
} from './schema.ts'
export type { Seeks } from './seeks.ts'
export { Crash, type Fault, faithful, faults, type Script, simulatedRunner, Unknown } from './simulated.ts'
export type { Ended, SimulationEnd, Simulations } from './simulations.ts'
export { createStore, type Store } from './store.ts'
