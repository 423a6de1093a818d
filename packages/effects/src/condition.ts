import type { Shape, Table } from '@duelhall/kernel'
import { amount } from './amount.ts'
import { some } from './catalog.ts'
import type { Condition, Lexicon } from './language.ts'
import type { Machine } from './machine.ts'
import { named } from './refs.ts'
import { candidates, fits, titleOf } from './select.ts'
import type { Voice } from './spec.ts'

export function holds<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, is: Condition<L>): boolean {
  if ('some' in is) {
    const found = candidates(m, t, voice, is.some)
    // DM-ACTIVE-03: characters are counted by name, dice one by one.
    const n = is.names === true ? new Set(found.map((h) => titleOf(m, t, h))).size : found.length
    return n >= (is.n ?? 1)
  }
  if ('no' in is) return candidates(m, t, voice, is.no).length === 0
  if ('every' in is) return candidates(m, t, voice, is.every).every((h) => fits(m, t, voice, is.fits, h))
  if ('ref' in is) {
    const pieces = named(m, t, voice, is.ref)
    return pieces.length > 0 && pieces.every((h) => fits(m, t, voice, is.fits, h))
  }
  if ('more' in is) return amount(m, t, voice, is.more) > amount(m, t, voice, is.than)
  if ('turn' in is) {
    const mine = t.player(t.state.turn.player).team === t.player(voice.player).team
    return mine === (is.turn === 'you')
  }
  if ('during' in is) return m.spec.moment(t, is.during)
  if ('both' in is) return is.both.every((part) => holds(m, t, voice, part))
  if ('either' in is) return is.either.some((part) => holds(m, t, voice, part))
  if ('isnt' in is) return !holds(m, t, voice, is.isnt)
  return voice.event !== null && some(is.cause).includes(voice.event.cause)
}
