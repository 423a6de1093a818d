import {
  currentWindow,
  entryOf,
  type Handle,
  type Happening,
  happen,
  openWindow,
  type PlayerId,
  pop,
  push,
  type WindowFrame,
} from '@duelhall/kernel'
import { answeringAt, bitOf, mightActivate, OWN_TRIGGERS } from './at-will.ts'
import { isAnythingEnding } from './expiry.ts'
import { choosing } from './loop.ts'
import { canAnyAnswer, mightAnswer } from './respond.ts'
import { settle } from './settle.ts'
import { stackGraves } from './stack.ts'
import { DOWN, type DuelState, FIELD, foeOf, GRAVE, inZone, isTurnOnTop, MONSTERS, REMOVED, SPELLS, type T, turns } from './state.ts'

/**
 * YG-PRIO-01, -03, -06, -11: after every action and every chain: triggers, then the turn player, then the other may start a chain; the action itself is no
 * link and is not chained to (YG-CHAIN-04). Both are asked whatever they
 * hold, so that being asked tells nothing (YG-PRIO-10); whoever can only pass does so at once.
 */
export function openAt(t: T, timing: string, policy: WindowFrame['policy'] = 'chain'): void {
  const s = t.state
  settle(t)
  if (s.outcome !== null || isDuelOver(s) || stackGraves(t, timing, policy)) return
  openNow(t, timing, policy)
}
/** The same, when all is settled and lies in its order. What nobody answers, and nothing has fired for, opens and closes without a step. */
export function openNow(t: T, timing: string, policy: WindowFrame['policy']): void {
  const s = t.state
  const isQuiet = isUnheard(t)
  const isChain = isQuiet && policy !== 'queue'
  const first = isChain && mightAnswer(t, timing, s.turn.player)
  const second = isChain && mightAnswer(t, timing, foeOf(s.turn.player))
  if (isQuiet && !first && !second) return closeAtOnce(t, policy)
  const f = openWindow(timing, policy, s.turn.player)
  push(t, f)
  if (!isQuiet) return
  f.heard = s.events
  if (canAnyAnswer(t, f, first, second)) return
  pop(t)
  closeAtOnce(t, policy)
}

const isDuelOver = (s: DuelState): boolean => s.stack.length === 1

/** Nothing has fired, and nobody listens to what has happened. */
function isUnheard(t: T): boolean {
  const s = t.state
  if (s.triggers.length > 0) return false
  for (let i = 0; i < s.events.length; i++) if (isHeard(t, s.events[i]!)) return false
  return true
}
/** Somebody listens: a card in play, a delayed effect, or one of the cards it speaks of. */
function isHeard(t: T, event: Happening): boolean {
  const s = t.state
  if (s.index[entryOf(t.rules.hears!, event.on)!]!.length > 1) return true
  for (let i = 0; i < s.standing.length; i++) if (s.standing[i]!.layer === 'later' && s.standing[i]!.about === event.on) return true
  if (event.on === 'endPhase' && isAnythingEnding(t)) return true
  if (event.piece === null && event.target === null && event.was === null) return false
  const bit = bitOf(event.on)
  return (
    isOwn(s, event.piece, bit) ||
    isOwn(s, event.target, bit) ||
    (event.was?.def !== undefined && event.was.def >= 0 && (OWN_TRIGGERS[event.was.def]! & bit) !== 0)
  )
}
const isOwn = (s: DuelState, h: Handle | null, bit: number): boolean => h !== null && (OWN_TRIGGERS[s.pieces[h]!.def]! & bit) !== 0

const inTheOpen: readonly number[] = [MONSTERS, SPELLS, FIELD, GRAVE, REMOVED]
/** Whether somebody has a Set card, or in the open an effect, that might negate a Summon: which all can tell. */
export function mightNegateSummon(t: T): boolean {
  const s = t.state
  for (let p = 0; p < s.players.length; p++) {
    const now = answeringAt(t, p as PlayerId, 'summoning', false, NOTHING)
    for (const place of inTheOpen)
      for (const h of inZone(s, p as PlayerId, place)) {
        const card = s.pieces[h]!
        if (card.pose === DOWN ? place === SPELLS && s.marks[h]!.setOn !== s.turn.no : mightActivate(now, card, place)) return true
      }
  }
  return false
}
const NOTHING: readonly Happening[] = []

/** Exactly what the steps of a window would leave behind. */
function closeAtOnce(t: T, policy: WindowFrame['policy']): void {
  const s = t.state
  if (s.events.length > 0) s.events = []
  if (policy === 'queue') return
  choosing(t)
  s.shownDepth = s.stack.length + 1
  s.shownN = s.n + 1
  s.n += 2
  s.back = 0
  t.mover = null
  if (t.sink === null) return // which alone is told of passes
  happen(t, 'passed', s.turn.player)
  happen(t, 'passed', foeOf(s.turn.player))
}

/** YG-META-12: where others have seen that this is asked, the choice is told: only acts nobody has seen yet can be taken back. */
export function showChoice(t: T, by: PlayerId, piece: Handle | null): void {
  if (t.state.stack.length <= t.state.shownDepth) happen(t, 'chose', by, piece)
}

/** The window in which answers are given now; null in the open state. */
export const answering = (t: T): WindowFrame | null => (isTurnOnTop(t.state) ? null : currentWindow(t))

/** The last thing that happened among these (YG-CHAIN-43, -44); clean-up and activations are none (YG-CHAIN-25). */
export function lastGroup(events: readonly Happening[]): number {
  let last = -1
  for (const e of events) if (e.group > last && e.cause !== 'spent' && !quiet.includes(e.on)) last = e.group
  return last
}
const quiet: readonly string[] = ['activated', 'resolved', 'targeted']

export const isOpenState = (t: T): boolean => isTurnOnTop(t.state) && turns(t.state).step === 'main'
