import type { ActivateFrame } from '@duelhall/effects'
import {
  addLink,
  ask,
  currentWindow,
  type Handle,
  handleOf,
  happen,
  hide,
  instant,
  type Link,
  type OptionRecord,
  openChain,
  type PlayerId,
  pop,
  push,
  type Ref,
  rebirth,
  refTo,
  reveal,
  type Steps,
  same,
  type WindowFrame,
  type WindowRules,
} from '@duelhall/kernel'
import { willAt } from './at-will.ts'
import { defs, ICON, IS_FIELD_SPELL, IS_MONSTER } from './catalog.ts'
import { dutyOf, starting } from './duty.ts'
import { expiries, isAnythingEnding, isExpiry } from './expiry.ts'
import { fx } from './fx.ts'
import { factsOf, targetsOf } from './links.ts'
import { choosing, goesOn, note } from './loop.ts'
import { put, send, tell, turnUp } from './moves.ts'
import { canAnswerIn, effectPath, eventFor } from './respond.ts'
import { settle } from './settle.ts'
import { stackGraves } from './stack.ts'
import {
  DOWN,
  type Duel,
  FIELD,
  GRAVE,
  HAND,
  inZone,
  isOnField,
  type LinkFrame,
  linkFrame,
  type PlayFrame,
  playFrame,
  SPELLS,
  type T,
  turns,
  UP,
  whereIs,
} from './state.ts'
import { isNegated } from './stats.ts'
import { atResolving, collect, dueLater, isAtOnce, missed } from './triggers.ts'

const NO_VARS = {}
/** The frame that starts an effect of a card: for the card itself its zone first, then cost and targets. One effect, and no other of the same card (YG-SPELL-14). */
export function activation(t: T, player: PlayerId, h: Handle, n: number): PlayFrame | ActivateFrame {
  const effect = defs[t.piece(h).def]!.effects[n]!
  const path = effectPath(t, h, n)
  if (effect.kind === 'play') {
    const step = whereIs(t.state, h) === HAND && !IS_FIELD_SPELL[t.piece(h).def]! ? 'zone' : 'place'
    return playFrame({ op: 'play', step, piece: h, by: player, effect: path })
  }
  const event = eventFor(t, player, h, willAt(path))
  return fx.start(path, { source: refTo(t.state, h), player, event: event === 'missed' ? null : event, vars: NO_VARS })
}

/** YG-CHAIN-11: announced and placed, then paid for and aimed, then a link. */
export const playSteps: Steps<Duel, PlayFrame> = {
  zone(t, f, answer) {
    if (answer === null) return ask(t, f.by, 'spellZone', { source: f.piece })
    announce(t, f, answer.place!)
  },
  place: (t, f) => announce(t, f, 0),
  /** What found no target after its cost was paid is over (YG-TARGET-04). */
  over(t, f) {
    pop(t)
    if (isOnField(t.state, f.piece) && !isLinked(t, f.piece)) t.mark(f.piece).spent = true
    cleanUp(t)
  },
}

function announce(t: T, f: PlayFrame, slot: number): void {
  const event = eventFor(t, f.by, f.piece, willAt(f.effect)) // before anything changes
  if (whereIs(t.state, f.piece) === HAND) {
    const place = IS_FIELD_SPELL[t.piece(f.piece).def]! ? FIELD : SPELLS // YG-FIELD-01, YG-ZONE-08
    if (place === FIELD) clearField(t, f.by)
    put(t, f.piece, f.by, place, slot, UP, 0)
    t.mark(f.piece).setOn = -1
  } else turnUp(t, f.piece, UP) // YG-ZONE-07
  happen(t, 'placed', f.by, f.piece)
  f.step = 'over'
  push(t, fx.start(f.effect, { source: refTo(t.state, f.piece), player: f.by, event: event === 'missed' ? null : event, vars: NO_VARS }))
}

/** YG-FIELD-04, -06: a card already in the own Field Card Zone is destroyed by rule. */
export function clearField(t: T, player: PlayerId): void {
  for (const h of inZone(t.state, player, FIELD)) {
    instant(t)
    destroyByRule(t, h)
  }
}
/** YG-DESTROY-05 */
export function destroyByRule(t: T, h: Handle): void {
  tell(t, 'destroyed', t.piece(h).controller, h, null, { cause: 'rule' })
  send(t, h, GRAVE, 'rule')
}

const isLinked = (t: T, h: Handle): boolean => currentWindow(t)?.links.some((link) => handleOf(link.source) === h) === true

/**
 * An activation is complete: it stands in the chain; with nothing open, or for a duty of a phase, it opens one (YG-CHAIN-01, YG-PHASE-17). The other
 * player answers first, then its own (YG-CHAIN-02, -15, -16, YG-PRIO-04), however long the chain is (YG-CHAIN-28).
 */
export function addToChain(t: T, link: Link): void {
  const source = handleOf(link.source)
  turns(t.state).links++
  const facts = factsOf(link.effect)
  if (!facts.isForced) note(t.state, source, link.effect)
  tell(t, 'activated', link.player, source, null, { cause: link.effect })
  if (whereIs(t.state, source) === HAND) reveal(t, source) // YG-PUBLIC-04: the Chain is public
  const targets = targetsOf(link)
  for (let i = 0; i < targets.length; i++) tell(t, 'targeted', link.player, handleOf(targets[i] as Ref), source)
  const open = currentWindow(t)
  // A card that was only turned face-up for this takes its place below the chain.
  if (t.frame.op === 'play') pop(t)
  if (open === null || open.policy === 'queue') push(t, openChain(t, open === null ? 'activated' : open.timing, 'chain', link))
  else addLink(t, link)
  if (!facts.isUnanswerable) return
  const window = currentWindow(t)! // YG-CHAIN-27: nobody is asked
  window.step = 'resolve'
  t.state.n += 2
}

const OF_CARD = { cause: 'card' }
const OF_EFFECT = { cause: 'effect' }
/** YG-CHAIN-17 to -19, -22: a link resolves, or does nothing; nobody is asked to activate anything meanwhile. */
export const linkSteps: Steps<Duel, LinkFrame> = {
  go(t, f) {
    f.step = 'end'
    const { link } = f
    if (link.negated || isVoid(t, link)) return happen(t, 'linkFizzled', link.player, handleOf(link.source))
    const from = fx.stillAims(t, link) ? 0 : afterwards(link.effect)
    if (from === null) return happen(t, 'linkFizzled', link.player, handleOf(link.source))
    instant(t)
    const program = fx.resolving(link)
    program.pc = from
    push(t, program)
  },
  end(t, f) {
    pop(t)
    const h = handleOf(f.link.source)
    const { isPlay } = factsOf(f.link.effect)
    if (isPlay && same(t.state, f.link.source) && isOnField(t.state, h)) {
      if (!stays(t, h)) spend(t, h)
      else if (whereIs(t.state, h) === FIELD) loneField(t, h)
    } else if (same(t.state, f.link.source)) hideAgain(t, h)
    if (f.link.negated) return settle(t)
    tell(t, 'resolved', f.link.player, h, null, isPlay ? OF_CARD : OF_EFFECT)
    const waiting = atResolving(t, t.state.events[t.state.events.length - 1]!)
    settle(t)
    if (waiting.length > 0 && t.state.stack.length > 1) push(t, fx.frames.instants({ op: 'instants', step: 'next', waiting }))
  },
}

/** YG-REVEAL-03: who acted from the hand and is still there, unless it is the only one and can be followed. */
function hideAgain(t: T, h: Handle): void {
  if (whereIs(t.state, h) === HAND && inZone(t.state, t.piece(h).controller, HAND).length > 1) hide(t, h)
}

const later = new Map<string, number | null>()
/** YG-EFFECT-24: the step from which on an effect is done without its targets; null where all of it needs them. */
function afterwards(path: string): number | null {
  let from = later.get(path)
  if (from === undefined) {
    const effect = fx.catalog.effects.get(path)!.effect
    const names = 'target' in effect ? (effect.target ?? []).map(({ as }) => `"${as}"`) : []
    const steps = fx.catalog.blocks.get(`${path}/do`) ?? []
    const at = steps.findIndex((step, i) => step.join === 'after' && !names.some((name) => JSON.stringify(steps.slice(i)).includes(name)))
    from = at < 0 ? null : at
    later.set(path, from)
  }
  return from
}

/** YG-CHAIN-24: it lies there until the chain is over, but what was aimed at it finds it no more. */
function spend(t: T, h: Handle): void {
  const mark = t.mark(h)
  mark.spent = true
  rebirth(t, h, mark)
}

/** YG-FIELD-02 to -04: the new Field Spell is face-up and resolves: the other one is destroyed. */
function loneField(t: T, h: Handle): void {
  const other = t.piece(h).controller === 0 ? 1 : 0
  for (const x of inZone(t.state, other as PlayerId, FIELD))
    if (t.piece(x).pose !== DOWN) {
      // YG-FIELD-05, -07: one that is Set stays
      instant(t)
      destroyByRule(t, x)
    }
}

/** YG-CHAIN-21, -22, YG-EFFECT-09: whether a link does nothing because of what became of its card. */
function isVoid(t: T, link: Link): boolean {
  const h = handleOf(link.source)
  const { effect } = factsOf(link.effect)
  if (effect === null) return false
  const { def } = t.piece(h)
  const here = same(t.state, link.source) && isOnField(t.state, h) && t.piece(h).pose !== DOWN
  if (!here) return effect.still === true || (isLasting(def) && (effect.kind === 'play' || ('from' in effect && effect.from === undefined)))
  return isNegated(t, h)
}
const isLasting = (def: number): boolean => {
  const icon = ICON[def]
  return icon === 'continuous' || icon === 'equip' || icon === 'field'
}

/** YG-SPELL-03, -05 to -07, -13, -16, YG-TRAP-04, -05, -12: lasting cards stay; an Equip Card, Spell or Trap, only on a monster; all others go. */
function stays(t: T, h: Handle): boolean {
  const { def } = t.piece(h)
  const mark = t.mark(h)
  if (mark.stays || mark.host !== 0 || IS_MONSTER[def]!) return true
  return isLasting(def) && ICON[def] !== 'equip'
}

/** YG-CHAIN-24, -25: what is spent goes to the Graveyard together, when the whole chain has resolved. */
export function cleanUp(t: T): void {
  const s = t.state
  let isFirst = true
  for (let p = 0; p < s.players.length; p++)
    for (let place = SPELLS; place <= FIELD; place++)
      for (const h of inZone(s, p as PlayerId, place))
        if (s.marks[h]!.spent) {
          if (isFirst) instant(t)
          isFirst = false
          send(t, h, GRAVE, 'spent')
        }
}

export const windows: WindowRules<Duel> = {
  collect,
  due: (t, event) => (event.on === 'endPhase' && isAnythingEnding(t) ? dueLater(t, event).concat(expiries(t, event)) : dueLater(t, event)),
  missed,
  once: (_t, trigger) => !isAtOnce(trigger), // YG-CHAIN-47: however many cards one event moved
  alike: (_t, a, b) => (a.effect === b.effect && a.source === b.source && !isExpiry(a)) || (isAtOnce(a) && isAtOnce(b)),
  fire(t, f, trigger) {
    if (trigger.may) choosing(t)
    return f.policy === 'queue' ? dutyOf(trigger) : starting(trigger)
  },
  resolve: (_t: T, link: Link) => linkFrame({ op: 'link', step: 'go', link }),
  resolved(t: T, _f: WindowFrame) {
    cleanUp(t)
    goesOn(t)
    if (t.state.stack.length > 1) stackGraves(t, '', 'chain')
  },
  canAnswer(t: T, f: WindowFrame, player: PlayerId) {
    choosing(t) // before it is asked, whatever is held: an answer that nobody has seen yet leaves the frame of the turn as it is
    return canAnswerIn(t, f, player)
  },
  respond: (t: T, _f: WindowFrame, player: PlayerId, answer: OptionRecord) => activation(t, player, answer.piece!, answer.place!),
}
