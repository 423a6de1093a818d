import type { Handle, Shape, Table } from '@duelhall/kernel'
import { amount } from './amount.ts'
import { some } from './catalog.ts'
import type { Condition, Filter, Lexicon } from './language.ts'
import type { Machine } from './machine.ts'
import { named } from './refs.ts'
import { candidates, fits, titleOf } from './select.ts'
import type { Voice } from './spec.ts'

export function holds<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, is: Condition<L>): boolean {
  if ('some' in is) {
    const found = candidates(m, t, voice, is.some)
    // DM-ACTIVE-03: characters are counted by name, dice one by one.
    const n = is.names === true ? countNames(m, t, found) : found.length
    return n >= (is.n ?? 1)
  }
  if ('no' in is) return candidates(m, t, voice, is.no).length === 0
  if ('every' in is) return allFit(m, t, voice, is.fits, candidates(m, t, voice, is.every))
  if ('ref' in is) {
    const pieces = named(m, t, voice, is.ref)
    return pieces.length > 0 && allFit(m, t, voice, is.fits, pieces)
  }
  if ('more' in is) return amount(m, t, voice, is.more) > amount(m, t, voice, is.than)
  if ('turn' in is) {
    const mine = t.player(t.state.turn.player).team === t.player(voice.player).team
    return mine === (is.turn === 'you')
  }
  if ('during' in is) return m.spec.moment(t, is.during)
  if ('both' in is) return !isAny(m, t, voice, is.both, false)
  if ('either' in is) return isAny(m, t, voice, is.either, true)
  if ('isnt' in is) return !holds(m, t, voice, is.isnt)
  return voice.event !== null && some(is.cause).includes(voice.event.cause)
}

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
