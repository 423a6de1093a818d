import { list, listed, onlyListed } from './acts.ts'
import type { Outcome, PickSet } from './contract.ts'
import { digest } from './digest.ts'
import { RulesBug } from './errors.ts'
import type { BlockId, Handle, Option, PlayerId } from './ids.ts'
import { entryIn, entryOf } from './names.ts'
import { read } from './option.ts'
import type { Handler } from './rules.ts'
import type { Frame, Shape, State } from './state.ts'
import type { Table } from './table.ts'

/** Steps without a choice after which states are compared, up to which they are, and after which we give up. */
const WATCH = 1_000
const COMPARE = 3_000
const GIVE_UP = 10_000

/** A number that is another one when chance has been taken. */
const chanceOf = (s: State): number => s.rng.n - s.rng.script.length

/** Runs to the next decision or the end. */
export function advance<G extends Shape>(t: Table<G>): void {
  const s = t.state
  const handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = t.rules.steps
  const chance = chanceOf(s)
  let steps = 0
  let seen: Set<string> | null = null
  while (s.decision === null && s.outcome === null) {
    const f = s.stack[s.stack.length - 1]
    if (f === undefined) throw new RulesBug('nothing is going on and nobody has won')
    const answer = t.answer
    t.answer = null
    const handle = entryIn(handlers, f.op, f.step) as Handler<G, Frame>
    handle(t, f, answer)
    if (++steps < WATCH) continue
    if (steps > GIVE_UP) {
      // Objects that are born anew in every round keep the states apart: without chance it is a loop all the same.
      if (t.rules.loop === null || chance !== chanceOf(s)) throw new RulesBug(`no decision after ${GIVE_UP} steps`)
      t.rules.loop(t)
      steps = 0 // what is left may go on
      continue
    }
    if (steps > COMPARE) continue
    seen ??= new Set()
    const state = digest({ ...s, n: 0, group: 0 })
    if (seen.has(state)) {
      if (t.rules.loop === null) throw new RulesBug('the same state came twice without a choice')
      seen.clear()
      t.rules.loop(t)
    } else seen.add(state)
  }
}

export function push<G extends Shape>(t: Table<G>, frame: G['frame']): void {
  t.state.stack.push(frame)
}

export function pop<G extends Shape>(t: Table<G>): void {
  t.state.stack.pop()
}

/** The game is over; nothing is asked any more. */
export function end<G extends Shape>(t: Table<G>, outcome: Outcome): void {
  t.state.outcome = outcome
  t.state.stack.length = 0
}

export interface Asking {
  readonly source?: Handle | null
  readonly step?: BlockId | null
  readonly set?: PickSet | null
}
const PLAIN: Asking = {}

/** Puts a question; with one option it is answered at once and counts all the same. */
export function ask<G extends Shape>(t: Table<G>, player: PlayerId, name: string, asking: Asking = PLAIN): void {
  if (!askAny(t, player, name, asking)) throw new RulesBug(`${name}: nothing to offer`)
}

/** Puts a question where there is anything to offer, and says whether there was. */
export function askAny<G extends Shape>(t: Table<G>, player: PlayerId, name: string, asking: Asking = PLAIN): boolean {
  const s = t.state
  const n = list(t, player, entryOf(t.rules.asks, name)!)
  if (n === 0) return false
  turnTo(t, player)
  if (n === 1 && !t.again) {
    s.n++
    t.answer = read(t.rules.acts, onlyListed() as Option)
    return true
  }
  // Askings name their parts in one order, so that there are few shapes of them; mostly there is none.
  const plain = asking === PLAIN
  s.decision = {
    n: s.n,
    player,
    ask: name,
    source: plain ? null : (asking.source ?? null),
    step: plain ? null : (asking.step ?? null),
    set: plain ? null : (asking.set ?? null),
    back: s.back,
    options: listed(n) as Option[],
  }
  return true
}

/** Puts a question of which is known, without listing, that it has one option: it counts like any other. */
export function askInVain<G extends Shape>(t: Table<G>, player: PlayerId): void {
  turnTo(t, player)
  t.state.n++
}

/** Whoever is asked now: others have seen that, and what somebody else has chosen before cannot be taken back. */
function turnTo<G extends Shape>(t: Table<G>, player: PlayerId): void {
  const s = t.state
  if (player !== t.mover) {
    s.back = 0
    t.mover = player
  }
  if (s.back === 0) {
    s.shownDepth = s.stack.length
    s.shownN = s.n
  }
}

/**
 * Forgets the part of an act that nobody else has seen. So a frame that asks stays as it is until the act is told, and what
 * was chosen meanwhile is kept in frames above it.
 */
export function unwind<G extends Shape>(t: Table<G>): void {
  const s = t.state
  s.stack.length = Math.min(s.stack.length, s.shownDepth)
  s.back = 0
}

/** Puts the question of the innermost frame again. */
export function askAgain<G extends Shape>(t: Table<G>): void {
  t.state.decision = null
  t.again = true
  advance(t)
  t.again = false
}
