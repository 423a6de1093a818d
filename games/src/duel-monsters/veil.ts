import { some } from '@duelhall/effects'
import { type BlockId, exchange, type Handle, refTo, reveal } from '@duelhall/kernel'
import { fx } from './fx.ts'
import { DECK, type DuelState, HAND, type T, whereIs } from './state.ts'

/** Whether a pick is made in hidden and open places alike. */
function isMixed(block: BlockId): boolean {
  const pick = fx.catalog.picks.get(block)
  const zones = pick !== undefined && 'from' in pick ? some(pick.from.in ?? []) : []
  const hidden = zones.filter((zone) => zone === 'hand' || zone === 'deck' || zone === 'extra').length
  return hidden > 0 && hidden < zones.length
}

/** YG-PUBLIC-08: what is laid on cards of a hand is laid on all there that others know as little of: which of them it changes, nobody can tell. */
export function veiled(s: DuelState, all: readonly Handle[]): readonly Handle[] {
  const held = all.filter((h) => whereIs(s, h) === HAND).map((h) => s.pieces[h]!)
  if (held.length === 0) return all
  const zones = new Set(held.map(({ zone }) => s.zones[zone]!))
  const like = (h: Handle): boolean => held.some(({ zone, known }) => zone === s.pieces[h]!.zone && known === s.pieces[h]!.known)
  return [...all.filter((h) => whereIs(s, h) !== HAND), ...[...zones].flatMap((zone) => zone.filter(like))]
}

/** What lasts on a card, wherever it lies: equal for two that may change places. */
function bondsOf(s: DuelState, h: Handle): string {
  if (s.standing.length === 0) return ''
  const ref = refTo(s, h)
  return s.standing.flatMap((x) => (x.to === ref ? [`${x.block} ${x.since}`] : [])).join()
}

/**
 * YG-PUBLIC-08, YG-META-07: a card that is chosen in a Deck or a hand changes places with the last one there that others know as little of, so that
 * nobody learns more than that one was chosen. What was chosen before stays where it is, and so does what something lasts on that does not on both.
 */
export function standIn(t: T, h: Handle): Handle {
  const s = t.state
  // Where open places could have been chosen from as well, all see that it was this one.
  if (t.frame.op === 'pick' && s.stack.length <= s.shownDepth && isMixed(t.frame.block)) {
    reveal(t, h)
    return h
  }
  const place = whereIs(s, h)
  if (place !== DECK && place !== HAND) return h
  const below = s.stack[s.stack.length - 2]
  const kept = below !== undefined && 'vars' in below ? Object.values(below.vars).flat() : []
  const { zone, known } = t.piece(h)
  const bonds = bondsOf(s, h)
  const last = s.zones[zone]!.findLast((x) => t.piece(x).known === known && !kept.includes(refTo(s, x)) && bondsOf(s, x) === bonds) ?? h
  exchange(t, h, last)
  t.memo = null
  return last
}
