import { createHmac } from 'node:crypto'
import { keyFrom, type Mac } from '@duelhall/api'
import {
  type Aside,
  type Choice,
  type GameModule,
  type Happening,
  type Option,
  type PlayerId,
  type Sink,
  type State,
  takeBack,
  type Written,
} from '@duelhall/kernel'
import type { EntryRow } from '@duelhall/store'
import { excuse, fresh, turnTo } from './clock.ts'
import type { Line, LineOf, Pin } from './entries.ts'
import type { Match, Told } from './match.ts'
import { stepOf, stillPassing } from './passing.ts'

/** A log cannot be read: it was pinned to rules or cards that are not here, or it is not a log of ours. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

const none: Told = []
const mac: Mac = (key, message) => createHmac('sha256', key).update(message).digest()

/** So many lines of chat are kept at hand; the log has them all. */
export const chatKept = 200

export const lineOf = (entry: EntryRow): Line => JSON.parse(entry.body) as Line

export const isPinned = ({ game }: GameModule, { rules, cards }: Pin): boolean => game.rules === rules && game.cards === cards

/** Rules and cards as people tell them apart. */
export const pinText = ({ rules, cards }: Pin): string => `rules ${rules} and cards ${cards}`

/** The match that begins with this entry. Nothing of it needs the rules until it begins to be played. */
export function begun(entry: EntryRow, find: (game: string) => GameModule | null): Match {
  const line = lineOf(entry)
  if (line.kind !== 'open' || entry.seq !== 0) throw new Unreadable(`match ${entry.match} does not begin with its opening`)
  const { kind: _, secret, source = null, ...opened } = line
  const module = find(opened.game)
  if (module === null) throw new Unreadable(`match ${entry.match} is a game of ${opened.game}, which is not known here`)
  return {
    id: entry.match,
    module,
    opened,
    secret,
    source,
    head: 1,
    moved: { seq: 1, at: entry.at },
    status: 'open',
    seats: Array.from({ length: opened.players }, () => null),
    config: null,
    seed: '',
    state: null,
    legacy: null,
    choices: [],
    given: 0,
    clocks: fresh(opened.clock, opened.players),
    missed: Array.from({ length: opened.players }, () => 0),
    passing: Array.from({ length: opened.players }, () => null),
    plea: null,
    outcome: null,
    chat: [],
    chatted: 0,
  }
}

/** Reads one more entry. The same entries give the same match, in every process and at any time. */
export function advance(match: Match, entry: EntryRow): Told {
  if (entry.seq !== match.head) throw new Unreadable(`match ${match.id} is at ${match.head}, not at ${entry.seq}`)
  const told = read(match, lineOf(entry), entry.at)
  match.head = entry.seq + 1
  if (entry.kind !== 'chat' && entry.kind !== 'yield') match.moved = { seq: match.head, at: entry.at }
  return told
}

function read(match: Match, line: Line, at: number): Told {
  switch (line.kind) {
    case 'open':
      throw new Unreadable(`match ${match.id} is opened twice`)
    case 'sit': {
      const { kind: _, seat, ...who } = line
      match.seats = match.seats.with(seat, who)
      return none
    }
    case 'leave':
      match.seats = match.seats.with(line.seat, null)
      return none
    case 'begin':
      return begin(match, line, at)
    case 'choose':
      return choose(match, line, at)
    case 'say': {
      const aside: Aside = { by: line.player, says: line.says }
      return play(match, aside, line.passes, at)
    }
    case 'undo':
      return undo(match, line, at)
    case 'yield':
      match.passing = match.passing.with(line.player, line.until && { until: line.until, step: stepOf(running(match)) })
      return none
    case 'plead':
      match.plea = line.player
      return none
    case 'deny':
      match.plea = null
      return none
    case 'chat': {
      const { user, name, words } = line
      const seated = match.seats.some((seat) => seat?.user === user)
      match.chat = [...match.chat, { at, user, name, words, seated }].slice(-chatKept)
      match.chatted += 1
      return none
    }
    case 'outage':
      match.clocks = excuse(match.clocks, line.ms)
      return none
    case 'segment':
      throw new Unreadable(`match ${match.id} has gone on under ${pinText(line)}`)
    case 'end':
      match.status = 'finished'
      match.outcome = line.outcome
      match.clocks = turnTo(match.clocks, match.opened.clock, null, at, true)
      return none
  }
}

function begin(match: Match, line: LineOf<'begin'>, at: number): Told {
  const { module, opened } = match
  if (!isPinned(module, opened))
    throw new Unreadable(`match ${match.id} was begun under ${pinText(opened)}, these are ${pinText(module.game)}`)
  match.status = 'running'
  match.config = line.config
  const key = keyFrom({ match: match.id, secret: match.secret, seeds: match.seats.map((seat) => seat?.seed ?? '') }, mac)
  // What was played before comes with its own dice, which all know by now; from then on nobody does.
  match.seed = match.source?.seed ?? key
  match.legacy = match.source?.from ?? null
  match.choices = match.source === null ? [] : [...match.source.choices, { dice: key }]
  match.given = madeIn(match.choices)
  match.state = replayed(match)
  match.clocks = turnTo(match.clocks, match.opened.clock, askedIn(match), at, true)
  return none
}

function choose(match: Match, line: LineOf<'choose'>, at: number): Told {
  match.missed = match.missed.with(line.player, line.late ? (match.missed[line.player] ?? 0) + 1 : 0)
  return play(match, line.option, line.passes, at)
}

function play(match: Match, written: Written, passes: readonly Option[] | undefined, at: number): Told {
  const state = running(match)
  const told: Happening[] = []
  for (const one of [written, ...(passes ?? [])])
    match.module.game.apply(state, indexOf(match.module, state, one), (event) => told.push(event))
  match.choices = match.choices.concat(written, passes ?? [])
  match.passing = match.passing.map((passing, player) => stillPassing(passing, state, player as PlayerId))
  match.plea = null
  match.clocks = turnTo(match.clocks, match.opened.clock, askedIn(match), at, told.length > 0)
  return told
}

function undo(match: Match, line: LineOf<'undo'>, at: number): Told {
  match.choices = takeBack(match.choices, line.back)
  match.state = replayed(match)
  match.plea = null
  match.clocks = turnTo(match.clocks, match.opened.clock, askedIn(match), at, false)
  return none
}

function replayed(match: Match): State {
  const { module, choices } = match
  const state = startOf(match)
  for (const written of choices) module.game.apply(state, indexOf(module, state, written))
  return state
}

/** The state that the choices at hand begin from. */
export function startOf({ module, config, seed, legacy }: Pick<Match, 'module' | 'config' | 'seed' | 'legacy'>, sink?: Sink): State {
  return legacy === null ? module.game.setup(config, seed) : module.game.adopt(legacy, config, sink)
}

export const madeIn = (choices: Match['choices']): number => choices.filter((written) => typeof written === 'number').length

export function indexOf(module: GameModule, state: State, written: Written): Choice {
  return typeof written === 'number' ? (module.game.decision(state)?.options.indexOf(written) ?? -1) : written
}

/** Who is asked now. */
export function askedIn(match: Match): PlayerId | null {
  return match.state === null ? null : (match.module.game.decision(match.state)?.player ?? null)
}

export function running(match: Match): State {
  if (match.state === null) throw new Unreadable(`match ${match.id} has not begun`)
  return match.state
}
