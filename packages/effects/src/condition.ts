import type { Handle, Shape, Table } from '@duelhall/kernel'
import { amount } from './amount.ts'
import { some } from './catalog.ts'
import type { Condition, Filter, Lexicon } from './language.ts'
import type { Machine } from './machine.ts'
import { named } from './refs.ts'
import { candidates, fits, someCandidate, titleOf } from './select.ts'
import type { Voice } from './spec.ts'

/** By which word a condition goes, found once for each: whether a record has a field is a slow question where there are many shapes. */
const words = ['some', 'no', 'every', 'ref', 'more', 'turn', 'during', 'both', 'either', 'isnt', 'cause'] as const
type Word = (typeof words)[number]
const wordsOf = new WeakMap<object, Word>()
function wordOf(is: object): Word {
  return wordsOf.get(is) ?? lookFor(is)
}
function lookFor(is: object): Word {
  const word = words.find((one) => one in is) ?? 'cause'
  wordsOf.set(is, word)
  return word
}
type With<C, W> = C extends unknown ? (W extends keyof C ? C : never) : never

export function holds<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, condition: Condition<L>): boolean {
  const word = wordOf(condition)
  if (word === 'some') {
    const is = condition as With<Condition<L>, 'some'>
    if (is.names !== true && (is.n ?? 1) === 1) return someCandidate(m, t, voice, is.some, isOne, null)
    const found = candidates(m, t, voice, is.some)
    // DM-ACTIVE-03: characters are counted by name, dice one by one.
    const n = is.names === true ? countNames(m, t, found) : found.length
    return n >= (is.n ?? 1)
  }
  if (word === 'no') return !someCandidate(m, t, voice, (condition as With<Condition<L>, 'no'>).no, isOne, null)
  if (word === 'every') {
    const is = condition as With<Condition<L>, 'every'>
    return allFit(m, t, voice, is.fits, candidates(m, t, voice, is.every))
  }
  if (word === 'ref') {
    const is = condition as With<Condition<L>, 'ref'>
    const pieces = named(m, t, voice, is.ref)
    return pieces.length > 0 && allFit(m, t, voice, is.fits, pieces)
  }
  if (word === 'more') {
    const is = condition as With<Condition<L>, 'more'>
    return amount(m, t, voice, is.more) > amount(m, t, voice, is.than)
  }
  if (word === 'turn') {
    const mine = t.player(t.state.turn.player).team === t.player(voice.player).team
    return mine === ((condition as With<Condition<L>, 'turn'>).turn === 'you')
  }
  if (word === 'during') return m.spec.moment(t, (condition as With<Condition<L>, 'during'>).during)
  if (word === 'both') return !isAny(m, t, voice, (condition as With<Condition<L>, 'both'>).both, false)
  if (word === 'either') return isAny(m, t, voice, (condition as With<Condition<L>, 'either'>).either, true)
  if (word === 'isnt') return !holds(m, t, voice, (condition as With<Condition<L>, 'isnt'>).isnt)
  return voice.event !== null && some((condition as With<Condition<L>, 'cause'>).cause).includes(voice.event.cause)
}
/** The first is enough. */
const isOne = (): boolean => true

/** Whether any of these holds, or fails. */
function isAny<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  parts: readonly Condition<L>[],
  wanted: boolean,
): boolean {
  for (let i = 0; i < parts.length; i++) if (holds(m, t, voice, parts[i]!) === wanted) return true
  return false
}
function allFit<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Filter<L>,
  list: readonly Handle[],
): boolean {
  for (let i = 0; i < list.length; i++) if (!fits(m, t, voice, filter, list[i]!)) return false
  return true
}
const countNames = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, list: readonly Handle[]): number =>
  new Set(list.map((h) => titleOf(m, t, h))).size
