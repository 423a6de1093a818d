import { some } from '@duelhall/effects'
import { type Handle, type Happening, type PlayerId, refTo, type Trigger, type Why, type WindowFrame } from '@duelhall/kernel'
import { bitOf, type From, fromOf, OWN_TRIGGERS } from './at-will.ts'
import { ABILITY, defs, isHandTrigger, PATHS } from './catalog.ts'
import { lastGroup } from './chain.ts'
import { fx } from './fx.ts'
import type { DuelEffect, Zone } from './lexicon.ts'
import { DOWN, FIELD, isOnField, isSeat, MONSTERS, type T, whereIs } from './state.ts'

type TriggerEffect = Extract<DuelEffect, { readonly kind: 'trigger' }>
const NONE: readonly Trigger[] = []
const zoneNames: readonly Zone[] = ['hand', 'deck', 'field', 'field', 'field', 'graveyard', 'removed', 'extra', 'side', 'gone']

/** YG-CHAIN-30, -32, -37, -41: what a listener makes of something that happened. The first seat speaks for what cards say of themselves. */
export function collect(t: T, event: Happening, listener: Handle): readonly Trigger[] {
  if (isSeat(t.state, listener)) {
    if (listener !== 0) return NONE
    const own = event.piece === null ? NONE : ownTriggers(t, event, event.piece, 'piece')
    const other = event.target === null || event.target === event.piece ? NONE : ownTriggers(t, event, event.target, 'other')
    return own.length === 0 ? other : other.length === 0 ? own : own.concat(other)
  }
  return allFired(t, event, listener, OF_OTHERS[t.piece(listener).def]!, event.on === RESOLVED)
}

/** A trigger and its path. */
interface Heard {
  readonly effect: TriggerEffect
  readonly path: string
  readonly ons: readonly string[]
  readonly from: From
}
/** By definition, the triggers of this kind: most cards have none. */
const triggersWhere = (isMeant: (effect: TriggerEffect) => boolean): readonly (readonly Heard[])[] =>
  defs.map((def, at) =>
    def.effects.flatMap((effect, n) =>
      effect.kind === 'trigger' && !isHandTrigger(effect) && isMeant(effect)
        ? [{ effect, path: PATHS[at]![n]!, ons: some(effect.on.on), from: fromOf(effect) }]
        : [],
    ),
  )
const OF_OTHERS = triggersWhere(({ on }) => on.piece !== 'self' && on.other !== 'self')
const OF_ITS_PIECE = triggersWhere(({ on }) => on.piece === 'self')
const OF_THE_OTHER = triggersWhere(({ on }) => on.other === 'self')
const AT_RESOLVING = triggersWhere(({ instant }) => instant === true)

/** `late`: without those that have acted at the event itself (`atResolving`). */
function allFired(t: T, event: Happening, h: Handle, list: readonly Heard[], late: boolean): readonly Trigger[] {
  let found: Trigger[] | null = null
  for (let i = 0; i < list.length; i++) {
    const heard = list[i]!
    if (!heard.ons.includes(event.on) || (late && heard.effect.instant === true)) continue
    const trigger = fired(t, event, h, heard)
    if (trigger === null) continue
    found ??= []
    found.push(trigger)
  }
  return found ?? NONE
}

function ownTriggers(t: T, event: Happening, h: Handle, part: 'piece' | 'other'): readonly Trigger[] {
  if (isSeat(t.state, h)) return NONE
  const def = part === 'piece' ? (event.was?.def ?? t.piece(h).def) : t.piece(h).def
  if (def < 0 || (OWN_TRIGGERS[def]! & bitOf(event.on)) === 0) return NONE // what went unseen from one hidden place to another says nothing
  return allFired(t, event, h, (part === 'piece' ? OF_ITS_PIECE : OF_THE_OTHER)[def]!, false)
}

function fired(t: T, event: Happening, h: Handle, { effect, path, from }: Heard): Trigger | null {
  if (!isCause(effect, event) || !liesRight(t, h, from)) return null
  const player = speaker(t, h, event)
  const voice = { source: refTo(t.state, h), player, event, vars: {} }
  if (!fx.matches(t, voice, effect.on, event)) return null
  const may = effect.may === true
  const fault = fx.fault(t, voice, path)
  // YG-EFFECT-04, YG-SEARCH-04: a mandatory one activates although it will find nothing; YG-PUBLIC-08: who might find something in a hidden
  // place is asked, and can only decline where there is nothing.
  if (fault !== null && ((may && !looksHidden(path)) || fault.rule === 'YG-CARD-33' || fault.rule === 'YG-EFFECT-06')) return null
  return {
    effect: path,
    source: voice.source,
    player,
    may,
    rank: effect.instant === true && effect.duty !== true ? AT_ONCE : rankOf(t, event, player, may),
    batch: t.state.group,
    settled: false,
    event,
    vars: {},
  }
}

const RESOLVED = 'resolved'
/** YG-CARD-11: what is not activated acts before anything is; upkeep only in the order of the duties of its phase (YG-PHASE-17). */
const AT_ONCE = -1
export const isAtOnce = (trigger: Trigger): boolean => {
  const effect = fx.catalog.effects.get(trigger.effect)?.effect
  return effect?.kind === 'trigger' && effect.instant === true
}

/** YG-CARD-11, YG-COUNTER-03: what acts when a link has resolved, before the next one does. */
export function atResolving(t: T, event: Happening): readonly Trigger[] {
  const found: Trigger[] = []
  for (const listener of t.state.index[t.rules.hears![RESOLVED]!]!) {
    if (isSeat(t.state, listener)) continue
    for (const trigger of allFired(t, event, listener, AT_RESOLVING[t.piece(listener).def]!, false)) found.push(trigger)
  }
  return found
}

const hiddenZones: readonly unknown[] = ['hand', 'deck', 'extra']
const hiding = new Map<string, boolean>()
/** Whether an effect chooses where the other player cannot look. */
function looksHidden(path: string): boolean {
  let looks = hiding.get(path)
  if (looks === undefined) {
    looks = choosesIn(fx.catalog.effects.get(path)?.effect)
    hiding.set(path, looks)
  }
  return looks
}
function choosesIn(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) =>
    key === 'in' ? [value].flat().some((z) => hiddenZones.includes(z)) : choosesIn(value),
  )
}

/** Why the trigger that is next cannot be activated after all. */
export function triggerFault(t: T): Why | null {
  const first = t.state.triggers[0]!
  return fx.fault(t, first, first.effect)
}

/** YG-CHAIN-31, -33, -34: earlier events first, then mandatory before optional, the turn player before the other. */
function rankOf(t: T, event: Happening, player: PlayerId, may: boolean): number {
  if (event.on === 'standbyPhase' || event.on === 'endPhase') return dutyRank(t, event, player, may)
  const other = t.state.turn.player === player ? 0 : 1
  return t.state.table.segoc === 'rulebook' ? other : event.group * 4 + (may ? 2 : 0) + other
}

/** YG-PHASE-17, -61: duties are done by players, the turn player's first; in a Standby Phase only what is mandatory is one, and the rest comes after. */
export const dutyRank = (t: T, event: Happening, player: PlayerId, may: boolean): number =>
  (t.state.turn.player === player ? 0 : 1) + (may && event.on === 'standbyPhase' ? 2 : 0)

/** YG-EFFECT-15: what was put off until now is a duty like any other. */
export function dueLater(t: T, event: Happening): readonly Trigger[] {
  if (t.state.standing.length === 0) return NONE
  const due = fx.windows.due(t, event)
  return due.length === 0 ? due : ranked(t, event, due)
}
const ranked = (t: T, event: Happening, due: readonly Trigger[]): readonly Trigger[] =>
  due.map((duty) => ({ ...duty, rank: rankOf(t, event, duty.player, duty.may) }))

/** Why it happened, and from where. */
export function isCause(effect: DuelEffect, event: Happening): boolean {
  if (effect.cause === undefined) return true
  const { causes, from } = causesOf(effect)
  if (causes.length > 0 && !causes.includes(event.cause)) return false
  return from.length === 0 || from.includes(event.was?.from === undefined ? '' : (zoneNames[event.was.from] ?? ''))
}
/** The words of a cause, told apart once for each effect. */
interface Causes {
  readonly causes: readonly string[]
  readonly from: readonly string[]
}
const parted = new Map<DuelEffect, Causes>()
function causesOf(effect: DuelEffect): Causes {
  let known = parted.get(effect)
  if (known === undefined) {
    const wanted: readonly string[] = some(effect.cause!)
    const isPlace = (word: string): boolean => word.startsWith(FROM)
    known = { causes: wanted.filter((word) => !isPlace(word)), from: wanted.filter(isPlace).map((word) => word.slice(FROM.length)) }
    parted.set(effect, known)
  }
  return known
}
const FROM = 'from:'

/** YG-CHAIN-45: where its card must be to activate it; without a word, face-up on the field. */
export function liesRight(t: T, h: Handle, from: From): boolean {
  if (from === 'anywhere') return true
  const place = whereIs(t.state, h)
  if (from !== undefined) return from.includes(zoneNames[place] ?? 'gone')
  if (place < MONSTERS || place > FIELD || t.piece(h).pose === DOWN) return false
  return ABILITY[t.piece(h).def] !== 'gemini' || t.mark(h).awake // YG-CARD-24
}

/** YG-CHAIN-46, YG-EFFECT-05: on the field its controller, elsewhere its owner. */
function speaker(t: T, h: Handle, event: Happening): PlayerId {
  const p = t.piece(h)
  if (isOnField(t.state, h)) return p.controller
  return event.piece === h && event.on === 'left' && event.was?.controller !== undefined ? (event.was.controller as PlayerId) : p.owner
}

/** YG-CHAIN-42, -43 */
export function missed(t: T, _f: WindowFrame, trigger: Trigger): boolean {
  if (!trigger.may) return false
  const effect = fx.catalog.effects.get(trigger.effect)?.effect as DuelEffect | undefined
  return effect !== undefined && effect.word !== 'if' && trigger.event.group !== lastGroup(t.state.events)
}
