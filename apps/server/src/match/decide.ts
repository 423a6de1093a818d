import {
  type GameModule,
  type Option,
  type OptionRecord,
  type Outcome,
  type PlayerId,
  type Problem,
  pack,
  type Refusal,
  type Saying,
} from '@duelhall/kernel'
import { deadline } from './clock.ts'
import type { Brings, Line, Opened, Until } from './entries.ts'
import { askedIn, indexOf, madeIn, running, startOf } from './fold.ts'
import type { Match } from './match.ts'
import { firstPass, passOn, stepOf } from './passing.ts'

/** What somebody wants of a match; a computer player that has several seats says as which it speaks. */
export type Command = Wish & { readonly as?: PlayerId }
type Wish =
  | {
      readonly do: 'sit'
      readonly seat: PlayerId
      readonly name: string
      readonly level: number
      readonly brings: Brings
      readonly seed: string
    }
  | { readonly do: 'leave' }
  /** `n` names the question that is answered; `option` is what was chosen, as the player was shown it. */
  | { readonly do: 'choose'; readonly n: number; readonly option: OptionRecord }
  | { readonly do: 'say'; readonly says: Saying }
  | { readonly do: 'undo' }
  | { readonly do: 'yield'; readonly until: Until | null }
  | { readonly do: 'plead' }
  | { readonly do: 'grant' }
  | { readonly do: 'deny' }
  | { readonly do: 'chat'; readonly name: string; readonly words: string }
  /** The server's own: a clock ran out. */
  | { readonly do: 'flag' }
  | { readonly do: 'excuse'; readonly ms: number }

/** Why not, in a word for programs and a sentence for people. */
export interface Refused {
  readonly code:
    | 'notSeated'
    | 'seatTaken'
    | 'seated'
    | 'notOpen'
    | 'notRunning'
    | 'notAsked'
    | 'stale'
    | 'illegal'
    | 'nothing'
    | 'badConfig'
  readonly says: string
  readonly refusal?: Refusal
  readonly problems?: readonly Problem[]
}
export type Decided = { readonly lines: readonly Line[] } | { readonly refused: Refused }

const no = (code: Refused['code'], says: string, more: Partial<Refused> = {}): Decided => ({ refused: { code, says, ...more } })
const notSeated = no('notSeated', 'you have no seat at this table')
const notRunning = no('notRunning', 'the match is not running')

/** Answers given by the clock in a row until the game is given up. */
const patience = 3

/** What a command writes into the log, or why not. Reads the match, changes nothing. */
export function decide(match: Match, user: string, command: Command, now: number): Decided {
  if (command.do === 'sit') return sit(match, user, command)
  if (command.do === 'chat') return { lines: [{ kind: 'chat', user, name: command.name, words: command.words }] }
  if (command.do === 'flag') return flag(match, now)
  if (command.do === 'excuse') return match.status === 'running' ? { lines: [{ kind: 'outage', ms: command.ms }] } : notRunning
  const player = (command.as ?? match.seats.findIndex((seat) => seat?.user === user)) as PlayerId
  if (match.seats[player]?.user !== user) return notSeated
  if (command.do === 'leave') {
    if (match.status !== 'open') return no('notOpen', 'the match has begun; it can be resigned, not left')
    return { lines: [{ kind: 'leave', seat: player }] }
  }
  if (match.status !== 'running') return notRunning
  switch (command.do) {
    case 'choose':
      return choose(match, player, command.n, command.option)
    case 'say':
      return say(match, player, command.says)
    case 'undo': {
      const back = match.module.game.decision(running(match))?.back ?? 0
      if (askedIn(match) !== player || back === 0 || madeIn(match.choices) === match.given)
        return no('nothing', 'there is nothing to take back that nobody has seen')
      return { lines: [{ kind: 'undo', player, back: 1 }] }
    }
    case 'yield':
      return yields(match, player, command.until)
    case 'plead':
      if (lastOf(match, player) === 0) return no('nothing', 'you have not chosen anything yet')
      return { lines: [{ kind: 'plead', player }] }
    case 'grant':
      if (match.plea === null || match.plea === player) return no('nothing', 'nobody asks you for a choice back')
      return { lines: [{ kind: 'undo', player: match.plea, back: lastOf(match, match.plea) }] }
    case 'deny':
      if (match.plea === null) return no('nothing', 'nobody asks for a choice back')
      return { lines: [{ kind: 'deny', player }] }
  }
}

function sit(match: Match, user: string, command: Extract<Command, { do: 'sit' }>): Decided {
  if (match.status !== 'open') return no('notOpen', 'the match has begun')
  if (command.seat >= match.opened.players) return no('seatTaken', `there are ${match.opened.players} seats`)
  if (match.seats[command.seat] !== null) return no('seatTaken', 'somebody sits there')
  if (command.level === 0 && match.seats.some((seat) => seat?.user === user)) return no('seated', 'you sit at this table already')
  const { name, level, brings, seed, seat } = command
  const who = { name, level, brings, seed }
  const seats = match.seats.with(seat, { user, ...who })
  const line: Line = { kind: 'sit', seat, user, ...who }
  if (match.source !== null && brings !== null) return no('badConfig', 'this game is played on with what was brought to it')
  const config =
    match.source?.config ??
    configOf(
      match.module,
      match.opened,
      seats.map((s) => s?.brings ?? null),
    )
  const full = !seats.includes(null)
  // While seats are free, only what this player brings can be judged: the others may still bring anything.
  const problems = match.module.game.check(config).filter((p) => full || `${p.path}.`.startsWith(`seats.${seat}.`))
  if (problems.length > 0) return no('badConfig', 'the table cannot be played as it stands', { problems })
  return { lines: full ? [line, { kind: 'begin', config }] : [line] }
}

/** The table with the ready decks on their seats, and in place of them the lists that people brought. */
export function configOf(module: GameModule, { players, table }: Pick<Opened, 'players' | 'table'>, brings: readonly Brings[]): unknown {
  const decks = Array.from({ length: players }, (_, i) => {
    const brought = brings[i] ?? null
    return brought !== null && 'deck' in brought ? brought.deck : null
  })
  const config = module.config(players, table, decks) as { readonly seats: readonly unknown[] }
  const seats = config.seats.map((seat, i) => {
    const brought = brings[i] ?? null
    return brought !== null && 'list' in brought ? brought.list : seat
  })
  return { ...config, seats }
}

function choose(match: Match, player: PlayerId, n: number, record: OptionRecord): Decided {
  const { game } = match.module
  const state = running(match)
  const decision = game.decision(state)
  if (decision === null || decision.player !== player) return no('notAsked', 'it is not you who is asked')
  if (decision.n !== n) return no('stale', `this answers question ${n}, the question is ${decision.n}`)
  const option = optionOf(match, record)
  if (option === null) return no('illegal', 'there is no such act, piece or place')
  if (!decision.options.includes(option)) {
    const refusal = game.refusal(state, player, option)
    return no('illegal', 'this is not on offer', refusal === null ? {} : { refusal })
  }
  return finished(match, { kind: 'choose', player, option, late: false })
}

/** A record from outside as an option of this table; null where it names what is not there. */
export function optionOf(match: Match, record: OptionRecord): Option | null {
  const { acts } = match.module.game
  const entry = acts.find(({ act }) => act === record.act)
  const pieces = match.state?.pieces.length ?? 0
  const isThere = (piece: number | null): boolean => piece === null || piece < pieces
  if (entry === undefined || !isThere(record.piece) || !isThere(record.target)) return null
  if (record.place !== null && record.place >= (entry.wide ? 32766 : 62)) return null
  return entry.wide && record.target !== null ? null : pack(acts, record)
}

function say(match: Match, player: PlayerId, says: Saying): Decided {
  return finished(match, { kind: 'say', player, says })
}

/** From now on this player passes, or no longer; a window that is open is passed along with it. */
function yields(match: Match, player: PlayerId, until: Until | null): Decided {
  if ((match.passing[player]?.until ?? null) === until) return { lines: [] }
  const state = running(match)
  const line: Line = { kind: 'yield', player, until }
  const then: Match = { ...match, passing: match.passing.with(player, until && { until, step: stepOf(state) }) }
  const option = firstPass(then, state, player)
  const passed = option === null ? { lines: [] } : finished(then, { kind: 'choose', player, option, late: false })
  return 'lines' in passed ? { lines: [line, ...passed.lines] } : passed
}

function flag(match: Match, now: number): Decided {
  const due = match.status === 'running' ? deadline(match.clocks) : null
  const player = askedIn(match)
  if (due === null || now < due || player === null) return no('nothing', 'no clock has run out')
  const missed = (match.missed[player] ?? 0) + 1
  if (match.opened.clock.kind !== 'move' || missed >= patience) {
    // Where several games make a match, an empty clock loses them all.
    const all = finished(match, { kind: 'say', player, says: 'resignMatch' })
    return 'lines' in all ? all : finished(match, { kind: 'say', player, says: 'resign' })
  }
  const [passive] = match.module.game.decision(running(match))?.options ?? []
  if (passive === undefined) return no('nothing', 'nobody is asked')
  return finished(match, { kind: 'choose', player, option: passive, late: true })
}

/** Tries the line on a copy: an impossible one is refused, one that ends the game brings its end along. */
function finished(match: Match, line: Extract<Line, { kind: 'choose' | 'say' }>): Decided {
  const { game } = match.module
  const copy = game.clone(running(match))
  try {
    if (line.kind === 'say') game.apply(copy, { by: line.player, says: line.says })
    else game.apply(copy, game.decision(copy)?.options.indexOf(line.option) ?? -1)
  } catch (error) {
    return no('illegal', error instanceof Error ? error.message : String(error))
  }
  const passes = passOn(match, copy)
  const whole: Line = passes.length === 0 ? line : { ...line, passes }
  const outcome: Outcome | null = game.outcome(copy)
  return { lines: outcome === null ? [whole] : [whole, { kind: 'end', outcome, secret: match.secret }] }
}

/** How many choices back a player's last one lies; 0 when there is none. */
function lastOf(match: Match, player: PlayerId): number {
  const { game } = match.module
  const state = startOf(match)
  const by: PlayerId[] = []
  for (const written of match.choices) {
    const decision = game.decision(state)
    if (typeof written === 'number' && decision !== null) by.push(decision.player)
    game.apply(state, indexOf(match.module, state, written))
  }
  const last = by.lastIndexOf(player)
  return last < match.given ? 0 : by.length - last
}
