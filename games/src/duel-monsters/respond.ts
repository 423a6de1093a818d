import { kind, type Voice, type When } from '@duelhall/effects'
import {
  because,
  cut,
  type Handle,
  type Happening,
  handleOf,
  lastLink,
  type PlayerId,
  type RuleId,
  refTo,
  type Why,
  type WindowFrame,
} from '@duelhall/kernel'
import { type AtWill, answeringAt, isInStep, mightActivate, openingFor, speedOf, WILL } from './at-will.ts'
import { ABILITY, defNamed, defs, ICON, IS_FIELD_SPELL, IS_MONSTER, IS_TRAP, PATHS } from './catalog.ts'
import { answering, isOpenState, lastGroup } from './chain.ts'
import { fx } from './fx.ts'
import { answerersOf, openersOf } from './gist.ts'
import type { DuelEffect, YG } from './lexicon.ts'
import { isRepeated } from './loop.ts'
import { isMoment, momentsNow } from './moments.ts'
import { emptySlots } from './moves.ts'
import { areTwins, withoutCard } from './spec.ts'
import { DOWN, foeOf, HAND, isOnField, SPELLS, type SummonFrame, type T, whereIs } from './state.ts'
import { isCause, liesRight } from './triggers.ts'

export const effectPath = (t: T, h: Handle, n: number): string => PATHS[t.piece(h).def]![n]!

const speeds = new Map<string, number>()
/** The Spell Speed of a link. */
export function speedOfLink(path: string): number {
  let speed = speeds.get(path)
  if (speed === undefined) {
    const effect = fx.catalog.effects.get(path)?.effect as DuelEffect | undefined
    speed = effect === undefined ? 1 : speedOf(defNamed(path.split('/')[0]!)!, effect)
    speeds.set(path, speed)
  }
  return speed
}

const FOUND: Handle[] = []
/** Cards with something that this player might activate now. The list is scratch. */
export function withEffects(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  cut(FOUND, 0)
  const now = openingFor(t, player)
  const { cards, places } = now.isOpen ? openersOf(s, player) : answerersOf(s, player)
  for (let i = 0; i < cards.length; i++)
    if (mightActivate(now, s.pieces[cards[i]!]!, places[i]!) && !isTwin(t, cards[i]!)) FOUND.push(cards[i]!)
  return FOUND
}

// What was found of a window when it opened holds until anybody has done anything in it.
let opened: WindowFrame | null = null
let openedAt: T | null = null
const found: (boolean | null)[] = [null, null]
/** Whether anybody has an answer in the window that opens, the turn player or the other: of each it is known whether there might be one. */
export function canAnyAnswer(t: T, f: WindowFrame, first: boolean, second: boolean): boolean {
  const { player } = t.state.turn
  opened = f
  openedAt = t
  found[foeOf(player)] = null
  found[player] = first && canAnswer(t, player)
  if (found[player]) return true
  found[foeOf(player)] = second && canAnswer(t, foeOf(player))
  return found[foeOf(player)]!
}
/** The same once the window is under way. */
export function canAnswerIn(t: T, f: WindowFrame, player: PlayerId): boolean {
  const known = opened === f && openedAt === t && f.links.length === 0 ? found[player]! : null
  return known ?? canAnswer(t, player)
}

/** Whether this player has any answer now: the same, without a list. */
function canAnswer(t: T, player: PlayerId): boolean {
  const s = t.state
  const { cards, places } = answerersOf(s, player)
  if (cards.length === 0) return false
  const now = openingFor(t, player)
  for (let i = 0; i < cards.length; i++) {
    const h = cards[i]!
    if (!mightActivate(now, s.pieces[h]!, places[i]!)) continue
    const will = WILL[s.pieces[h]!.def]!
    for (let k = 0; k < will.length; k++) if (mayActivate(t, player, h, will[k]!)) return true
  }
  return false
}

/** Whether this player might have one, by what can be told before the window opens: mostly nobody could do anything but pass. */
export function mightAnswer(t: T, timing: string, player: PlayerId): boolean {
  const s = t.state
  const { cards, places } = answerersOf(s, player)
  if (cards.length === 0) return false
  const now = answeringAt(t, player, timing, false, s.events)
  for (let i = 0; i < cards.length; i++) if (mightActivate(now, s.pieces[cards[i]!]!, places[i]!)) return true
  return false
}

/** YG-META-03: an equal card of the hand, the Graveyard or the removed ones is offered already. */
function isTwin(t: T, h: Handle): boolean {
  for (let i = 0; i < FOUND.length; i++) if (areTwins(t, FOUND[i]!, h)) return true
  return false
}

const no = (rule: RuleId, h: Handle): Why => because(rule, 0, 0, h)

/** Why this effect cannot be activated now; null when it can (YG-CHAIN-11, -12). */
export function effectFault(t: T, player: PlayerId, h: Handle, n: number): Why | null {
  const { def, controller } = t.piece(h)
  if (defs[def]!.effects[n] === undefined) return no('YG-CARD-33', h)
  if (controller !== player) return no('YG-CONTROL-01', h)
  const will = WILL[def]!.find((x) => x.n === n)
  return will === undefined ? no('YG-CARD-08', h) : judged(t, player, h, will, aloud)
}
/** Whether it can: asked at every listing, where nobody wants to know why not. */
export const mayActivate = (t: T, player: PlayerId, h: Handle, will: AtWill): boolean =>
  t.piece(h).controller === player && judged(t, player, h, will, silently) === null
/** A reason that nobody asked for. */
const SOME: Why = because('YG-CARD-33')
function silently(t: T, voice: Voice, will: AtWill): Why | null {
  will.parts ??= fx.partsOf(will.path)
  return fx.canStartParts(t, voice, will.parts) ? null : SOME
}
const aloud = (t: T, voice: Voice, will: AtWill): Why | null => fx.fault(t, voice, will.path)
const ACTIVATE = kind('cannot:activate')
const NO_VARS = {}

/** The moment and the place first, then the effect itself, by whoever judges it. */
function judged(t: T, player: PlayerId, h: Handle, will: AtWill, judge: (t: T, voice: Voice, will: AtWill) => Why | null): Why | null {
  if (t.state.marks[h]?.doomed === true) return no('YG-BATTLE-55', h)
  const place = will.isPlay ? playPlace(t, player, h) : usePlace(t, h, will)
  if (place !== null) return place
  if (isRepeated(t.state, h, will.path)) return no('YG-META-10', h)
  const early = timingFault(t, player, h, will)
  if (early !== null) return early
  const event = eventFor(t, player, h, will)
  if (event === 'missed') return no('YG-CHAIN-43', h)
  const ban = fx.bans(t, ACTIVATE, h, null, player, 'YG-META-02')
  if (ban !== null) return ban
  const voice = { source: refTo(t.state, h), player, event, vars: NO_VARS }
  return whereIs(t.state, h) === HAND ? withoutCard(h, judge, t, voice, will) : judge(t, voice, will)
}

/** YG-SPELL-01, -02, -08 to -11, YG-TRAP-01 to -03, -08, YG-ZONE-06 */
function playPlace(t: T, player: PlayerId, h: Handle): Why | null {
  const s = t.state
  const { def, pose } = t.piece(h)
  const mine = s.turn.player === player
  const isQuick = ICON[def] === 'quick-play'
  if (whereIs(s, h) === HAND) {
    if (IS_TRAP[def]!) return no('YG-TRAP-01', h)
    if (isQuick ? !mine : !isOpenState(t)) return no(isQuick ? 'YG-SPELL-08' : 'YG-SPELL-01', h)
    return !IS_FIELD_SPELL[def]! && emptySlots(t, player, SPELLS) === 0 ? no('YG-ZONE-06', h) : null
  }
  if (!isOnField(s, h) || pose !== DOWN) return no('YG-CHAIN-14', h)
  if (!IS_TRAP[def]! && !isQuick) return isOpenState(t) && mine ? null : no('YG-SPELL-11', h)
  return t.mark(h).setOn === s.turn.no ? no(IS_TRAP[def]! ? 'YG-TRAP-02' : 'YG-SPELL-09', h) : null
}

function usePlace(t: T, h: Handle, will: AtWill): Why | null {
  if (liesRight(t, h, will.from)) return null
  if (isOnField(t.state, h) && t.piece(h).pose === DOWN) return no('YG-CARD-09', h)
  return no(ABILITY[t.piece(h).def] === 'gemini' ? 'YG-CARD-24' : 'YG-CARD-15', h)
}

/** YG-CHAIN-03, YG-PRIO-07 to -09, YG-BATTLE-60, -61: whether anything of this kind may be activated at this time. */
function timingFault(t: T, player: PlayerId, h: Handle, will: AtWill): Why | null {
  const s = t.state
  const { speed } = will
  if (will.at !== 0 && (will.at & momentsNow(t)) === 0) return no('YG-CARD-33', h)
  if (will.isOwnTurn && s.turn.player !== player) return no('YG-CARD-33', h)
  const window = answering(t)
  if (window === null) return will.isTrigger ? no('YG-CARD-13', h) : negates(will) ? no('YG-CHAIN-09', h) : null
  const last = lastLink(window)
  if (last === undefined) {
    // YG-CARD-12: an Ignition Effect is used in the open state of the own Main Phase.
    if (speed === 1 && !hasPriority(t, window, player, will)) return no(IS_MONSTER[t.piece(h).def]! ? 'YG-PRIO-07' : 'YG-SPELL-01', h)
    if (window.timing === 'summoning' && !will.ons.includes('summoning')) return no('YG-SUMMON-81', h)
    if (speed === 3 && (will.on === null || negates(will))) return no('YG-CHAIN-09', h)
  } else {
    if (speed < 2) return no('YG-CHAIN-08', h)
    if (speed < speedOfLink(last.effect)) return because('YG-CHAIN-03', speedOfLink(last.effect), speed, h)
  }
  if (window.timing === 'limit' && speed < 3 && !negates(will)) return no('YG-PHASE-63', h)
  return isInStep(t, will, last !== undefined) ? null : no('YG-BATTLE-61', h)
}

const negates = (will: AtWill): boolean => will.ons.includes('activated')

/** YG-PRIO-08, -09: an Ignition Effect right after a Summon in the own Main Phase, to which nothing was triggered. */
function hasPriority(t: T, window: WindowFrame, player: PlayerId, will: AtWill): boolean {
  const s = t.state
  if (!s.table.ignitionPriority || window.timing !== 'summoned' || s.turn.player !== player || !isMoment(t, 'main')) return false
  const isLast = window.heard.some((e) => e.on === 'summoned' && e.player === player && e.group === lastGroup(window.heard))
  return isLast && will.isIgnition
}

/** What an effect answers: the event its voice speaks of, null where it answers nothing, `missed` where it would have to. */
export function eventFor(t: T, player: PlayerId, h: Handle, will: AtWill): Happening | null | 'missed' {
  const { on } = will
  if (on === null) return null
  const window = answering(t)
  if (window === null) return 'missed'
  const link = linkHeard(t, window, will)
  if (link !== null && isAnswered(t, player, h, will, on, link)) return link
  const summon = summonHeard(t, window)
  if (summon !== null && isAnswered(t, player, h, will, on, summon)) return summon
  const last = lastGroup(window.heard)
  for (let i = 0; i < window.heard.length; i++) {
    const event = window.heard[i]!
    if (!will.isIf && !pseudo.includes(event.on) && event.group !== last) continue // YG-CHAIN-43
    if (isAnswered(t, player, h, will, on, event)) return event
  }
  return 'missed'
}
function isAnswered(t: T, player: PlayerId, h: Handle, will: AtWill, on: When<YG>, event: Happening): boolean {
  if (!will.ons.includes(event.on) || (will.hasCause && !isCause(will.effect, event))) return false
  if ((on.piece === 'self' && event.piece !== h) || (on.other === 'self' && event.target !== h)) return false
  return fx.matches(t, { source: refTo(t.state, h), player, event, vars: NO_VARS }, on, event)
}
const pseudo: readonly string[] = ['activated', 'summoning']

/** YG-TRAP-10: only the link directly before it. */
function linkHeard(t: T, window: WindowFrame, will: AtWill): Happening | null {
  const last = lastLink(window)
  if (last === undefined || last.negated || !negates(will)) return null
  const { does } = will
  if (does !== null && !linkDoes(last.effect, does)) return null
  return happened(t, 'activated', last.player, handleOf(last.source), last.effect.includes('/') ? kindOfLink(last.effect) : '')
}
/** YG-CHAIN-13: whether a card or an effect was activated. */
const kindOfLink = (path: string): string => (fx.catalog.effects.get(path)?.effect.kind === 'play' ? 'card' : 'effect')

const doing = new Map<string, boolean>()
/** Whether a link would do this, at any place of its program. */
function linkDoes(path: string, does: string): boolean {
  const key = `${does} ${path}`
  let known = doing.get(key)
  if (known === undefined) {
    known = [...fx.catalog.steps].some(([at, step]) => at.startsWith(`${path}/do/`) && (step as { readonly op: string }).op === does)
    doing.set(key, known)
  }
  return known
}

function summonHeard(t: T, window: WindowFrame): Happening | null {
  if (window.timing !== 'summoning') return null
  const f = t.state.stack.findLast((x): x is SummonFrame => x.op === 'summon')
  return f === undefined ? null : happened(t, 'summoning', f.by, f.piece, '')
}

const happened = (t: T, on: string, player: PlayerId, piece: Handle, cause: string): Happening => ({
  on,
  group: t.state.group,
  player,
  piece,
  target: null,
  n: 0,
  list: [],
  cause,
  was: null,
})
