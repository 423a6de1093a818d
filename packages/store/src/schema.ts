/**
 * The tables. Ids are text made by us, times whole milliseconds, JSON is text and read whole: SQL that SQLite and PostgreSQL
 * understand alike.
 */
export interface Schema {
  users: UserRow
  sessions: SessionRow
  tokens: TokenRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  matches: MatchRow
  seats: SeatRow
  entries: EntryRow
  snapshots: SnapshotRow
  recordings: RecordingRow
  ratings: RatingRow
  rating_history: RatingPointRow
  decks: DeckRow
  blocks: BlockRow
  mutes: MuteRow
  reports: ReportRow
  beats: BeatRow
  simulations: SimulationRow
  simulation_chunks: SimulationChunkRow
  seeks: SeekRow
  presence: PresenceRow
}

export interface UserRow {
  id: string
  name: string
  /** The name in small letters: two people cannot have names that differ by case alone. */
  handle: string
  /** Null for guests. */
  password: string | null
  bot: number
  created: number
}
export interface SessionRow {
  /** Only the hash is kept, so a stolen database opens no door. */
  hash: string
  user: string
  created: number
  expires: number
}
export interface TokenRow {
  hash: string
  id: string
  /** Whom it speaks for: its owner, or a bot of the owner's. */
  user: string
  owner: string
  name: string
  /** Separated by spaces. */
  scopes: string
  created: number
}
export interface PasskeyRow {
  id: string
  user: string
  public_key: string
  counter: number
  transports: string
  created: number
}
export interface ChallengeRow {
  hash: string
  /** Whose it is; empty where anybody may answer. */
  user: string
  expires: number
}
export interface MatchRow {
  id: string
  game: string
  status: string
  /** What lobby and profile show without reading the log. */
  table: string
  outcome: string | null
  created: number
  updated: number
}
export interface SeatRow {
  match: string
  seat: number
  user: string
}
export interface EntryRow {
  match: string
  seq: number
  at: number
  by: string
  /** Chosen by the client: the same key gets the same answer. */
  key: string
  kind: string
  body: string
  hash: string
}
export interface SnapshotRow {
  match: string
  seq: number
  body: string
}
export interface RecordingRow {
  match: string
  body: string
}
export interface RatingRow {
  user: string
  pool: string
  rating: number
  deviation: number
  volatility: number
  games: number
  updated: number
}
export interface RatingPointRow {
  user: string
  pool: string
  match: string
  rating: number
  deviation: number
  at: number
}
export interface DeckRow {
  id: string
  user: string
  game: string
  name: string
  body: string
  updated: number
}
export interface BlockRow {
  user: string
  blocked: string
  at: number
}
export interface MuteRow {
  user: string
  muted: string
  at: number
}
export interface ReportRow {
  id: string
  by: string
  about: string
  match: string | null
  words: string
  at: number
}
export interface BeatRow {
  id: string
  at: number
}
export interface SimulationRow {
  id: string
  /** The account that ordered it. */
  user: string
  game: string
  /** What it is played by: chunks of other rules are not mixed with these. */
  rules: number
  cards: string
  /** What was ordered, as JSON. */
  ordered: string
  /** How many games it has in all, and how many there are in each chunk but the last. */
  games: number
  chunk: number
  status: string
  /** One of the few that an account may have running; null afterwards. */
  slot: string | null
  result: string | null
  /** Why it failed. */
  says: string | null
  created: number
  updated: number
}
export interface SimulationChunkRow {
  simulation: string
  chunk: number
  games: number
  body: string
}
export interface SeekRow {
  id: string
  user: string
  /** At which it was made. */
  process: string
  body: string
  /** The table that was found; null while it waits. */
  match: string | null
  /** 1 once everybody sits there. */
  seated: number
  created: number
  answered: number | null
}
export interface PresenceRow {
  match: string
  process: string
  /** Those who follow it there, as JSON. */
  users: string
  /** How many of the streams only watch. */
  watchers: number
}
