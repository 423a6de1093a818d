import { type Handle, type PlayerId, withLast } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { finishDuel } from './end.ts'
import { destroyless } from './moves.ts'
import { DOWN, type DuelState, FIELD, inZone, MONSTERS, SPELLS, type T, type Tried, turns } from './state.ts'

/** Cards that can go on by themselves. */
const GOES_ON: readonly boolean[] = defs.map((def) => def.effects.some((effect) => effect.kind === 'trigger' || effect.kind === 'static'))

/**
 * YG-META-09: a loop without a choice: of the cards that can go on by themselves the one that became active last goes to the Graveyard by
 * rule; if it still repeats before the open state is reached, or none is there, the Duel is a draw.
 */
export function loop(t: T): void {
  const s = t.state
  let last = null as Parameters<typeof destroyless>[1] | null
  for (let p = 0; p < s.players.length; p++)
    for (const place of [MONSTERS, SPELLS, FIELD])
      for (const h of inZone(s, p as PlayerId, place))
        if (t.piece(h).pose !== DOWN && GOES_ON[t.piece(h).def]! && (last === null || t.mark(h).since >= t.mark(last).since)) last = h
  if (last === null || turns(s).looped) return finishDuel(t, null, 'YG-META-09')
  turns(s).looped = true
  destroyless(t, last)
}

/** Links in a turn before states are compared, and how often one may be met with the same choice. */
const SOME = 3
const OFTEN = 3
/** The same where chance was taken meanwhile, which may end it. */
const WITH_LUCK = 64

/**
 * What all can see – what lies where, Life Points, counters – as one number. In which of five zones a card lies makes no difference: no effect
 * mentions columns (YG-ZONE-18).
 */
function stateNumber(s: DuelState): number {
  let hash = 17
  for (const seat of s.players) hash = (Math.imul(hash, 31) + seat.life) | 0
  for (let h = 0; h < s.pieces.length; h++) {
    const p = s.pieces[h]!
    hash = (Math.imul(hash, 31) + p.zone * 8 + p.pose) | 0
    hash = (Math.imul(hash, 31) + (s.marks[h]?.counters ?? 0)) | 0
  }
  return hash === 0 ? 1 : hash
}
/** Somebody has done what they need not: what goes on by itself begins anew. */
export function freely(s: DuelState): void {
  const f = turns(s)
  f.chains = 0
  f.met = NONE
  f.luck = luckOf(s)
}
/** The open state is reached: no loop is under way. */
export function inTheOpen(s: DuelState): void {
  turns(s).looped = false
  freely(s)
}
const NONE: readonly number[] = []
const luckOf = (s: DuelState): number => s.rng.n - s.rng.script.length

/**
 * YG-META-09: a chain has resolved. Passes, zones and whatever else is chosen in effects that come by themselves are no decision that could stop them:
 * where the same state has come often since anybody did anything freely, it is a loop.
 */
export function goesOn(t: T): void {
  const s = t.state
  const f = turns(s)
  if (f.chains++ < SOME) return
  const now = stateNumber(s)
  const limit = luckOf(s) === f.luck ? OFTEN : WITH_LUCK
  if (f.met.filter((other) => other === now).length + 1 < limit) {
    f.met = withLast(f.met, now)
    return
  }
  freely(s)
  loop(t)
}

/** Somebody is asked what to activate, if anything: the state in which it is chosen. Nothing but passes lies between the two. */
export function choosing(t: T): void {
  const f = turns(t.state)
  f.now = f.links < SOME ? 0 : stateNumber(t.state)
}
/** What was chosen is activated. */
export function note(s: DuelState, piece: Handle, effect: string): void {
  const f = turns(s)
  freely(s)
  if (f.now !== 0) f.tried = withLast(f.tried, { now: f.now, piece, effect })
}
/** Whether the same has been chosen in the same state too often: it is refused for the rest of the turn. */
export function isRepeated(s: DuelState, h: Handle, effect: string): boolean {
  const { tried } = turns(s)
  if (tried.length < OFTEN || times(tried, h, effect, 0) < OFTEN) return false
  return times(tried, h, effect, stateNumber(s)) >= OFTEN
}
/** How often it was chosen, in this state or, for 0, in any. */
function times(tried: readonly Tried[], h: Handle, effect: string, now: number): number {
  let n = 0
  for (let i = 0; i < tried.length; i++)
    if (tried[i]!.piece === h && (now === 0 || tried[i]!.now === now) && tried[i]!.effect === effect) n++
  return n
}
