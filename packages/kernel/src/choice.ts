import { isBelow } from './config.ts'
import { type Aside, type Game, type OptionRecord, type Saying, sayings } from './contract.ts'
import { IllegalChoice, inWords } from './errors.ts'
import { announce } from './events.ts'
import type { Handle, Option, PlayerId } from './ids.ts'
import { advance, unwind } from './machine.ts'
import { pack } from './option.ts'
import type { Shape } from './state.ts'
import type { Table } from './table.ts'
import type { TableView } from './view.ts'

/** What arrives from outside: who answers which question with what. */
export interface Answer {
  readonly by: PlayerId
  readonly n: number
  readonly option: OptionRecord
}

/**
 * Turns anything that came from outside into a choice for `apply`, or throws an `IllegalChoice` that says what is wrong:
 * malformed, stale, not this player's question, or not offered (with the rule).
 */
export function choiceOf<S, C, V extends TableView>(game: Game<S, C, V>, state: S, players: number, input: unknown): number | Aside {
  const record = fields(input, 'an answer')
  const by = record.by
  if (!isBelow(by, players)) throw new IllegalChoice('malformed', `by: ${inWords(by)} is not a seat of this table`)
  if ('says' in record) {
    only(record, ['by', 'says'])
    if (!isSaying(record.says)) throw new IllegalChoice('malformed', `says: ${inWords(record.says)} is none of ${sayings.join(', ')}`)
    return { by: by as PlayerId, says: record.says }
  }
  only(record, ['by', 'n', 'option'])
  const decision = game.decision(state)
  if (decision === null) throw new IllegalChoice('over', 'the game is over')
  const option = optionOf(game, record.option)
  if (decision.player !== by)
    throw new IllegalChoice('notAsked', `player ${by} is not asked now`, game.refusal(state, by as PlayerId, option))
  if (record.n !== decision.n) throw new IllegalChoice('stale', `question ${inWords(record.n)} is not open; question ${decision.n} is`)
  const at = decision.options.indexOf(option)
  if (at < 0) throw new IllegalChoice('notOffered', 'this is not offered now', game.refusal(state, by as PlayerId, option))
  return at
}

const parts = ['act', 'piece', 'target', 'place'] as const

function optionOf<S, C, V extends TableView>(game: Game<S, C, V>, input: unknown): Option {
  const record = fields(input, 'option')
  only(record, parts)
  const entry = game.acts.find((known) => known.act === record.act)
  if (entry === undefined) throw new IllegalChoice('malformed', `option.act: ${inWords(record.act)} is no act of this game`)
  const number = (key: string): number | null => {
    const value = record[key]
    if (value === null || isBelow(value, Number.MAX_SAFE_INTEGER)) return value
    throw new IllegalChoice('malformed', `option.${key}: ${inWords(value)} is neither null nor a number from 0`)
  }
  const option = { act: entry.act, piece: number('piece') as Handle, target: number('target') as Handle, place: number('place') }
  try {
    return pack(game.acts, option)
  } catch {
    throw new IllegalChoice('malformed', 'option: a number is out of range')
  }
}

function fields(input: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new IllegalChoice('malformed', `${what} must be an object, not ${inWords(input)}`)
  return input as Readonly<Record<string, unknown>>
}

function only(record: Readonly<Record<string, unknown>>, keys: readonly string[]): void {
  for (const key of Object.keys(record)) if (!keys.includes(key)) throw new IllegalChoice('malformed', `unknown field ${inWords(key)}`)
  for (const key of keys) if (!(key in record)) throw new IllegalChoice('malformed', `field ${key} is missing`)
}

const isSaying = (value: unknown): value is Saying => sayings.includes(value as Saying)

/** A word across the table, legal whoever is asked. */
export function sayAside<G extends Shape>(t: Table<G>, aside: Aside): void {
  const s = t.state
  const refuse = (why: string) => new IllegalChoice('aside', why)
  const { by, says } = aside
  if (!isBelow(by, s.players.length) || !isSaying(says)) throw new IllegalChoice('malformed', 'an aside names a seat and what it says')
  if (s.outcome !== null) throw new IllegalChoice('over', 'the game is over')
  if (s.players[by]!.out) throw refuse(`player ${by} is out of the game`)
  if (says === 'resign' || says === 'resignMatch') {
    if (s.back > 0) unwind(t)
    s.decision = null
    s.offer = 0 // whoever is left may offer again
    announce(t, 'resigned', by)
    if (says === 'resignMatch' && t.rules.asides.resignMatch !== undefined) t.rules.asides.resignMatch(t, by)
    else t.rules.asides.resign(t, by)
    advance(t)
    return
  }
  const agreed = t.rules.asides.agreed
  if (agreed === null) throw refuse('this game cannot be ended by agreement')
  if (says === 'offer') {
    if (s.offer !== 0) throw refuse('an offer is open already')
    const rule = t.rules.asides.offers?.(t, by) ?? null
    if (rule !== null) throw new IllegalChoice('aside', `no offer now (${rule})`, { act: says, rule, source: null, need: 0, have: 0 })
    s.offer = 1 << by
    announce(t, 'offered', by)
    return
  }
  if (s.offer === 0) throw refuse('nothing is offered')
  if (says === 'decline') {
    s.offer = 0
    announce(t, 'declined', by)
    return
  }
  if ((s.offer >> by) & 1) throw refuse(`player ${by} has agreed already`)
  s.offer |= 1 << by
  announce(t, 'accepted', by)
  if (s.players.every((seat, p) => seat.out || (s.offer >> p) & 1)) {
    s.decision = null
    s.offer = 0
    if (s.back > 0) unwind(t)
    agreed(t)
    advance(t)
  }
}
