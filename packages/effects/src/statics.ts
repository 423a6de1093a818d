import {
  type BlockId,
  because,
  type Handle,
  handleOf,
  type KeyId,
  type PlayerId,
  type RuleId,
  RulesBug,
  refTo,
  type Shape,
  type Standing,
  type Table,
  used,
  type Why,
} from '@duelhall/kernel'
import { voiceFor } from './activate.ts'
import { amount } from './amount.ts'
import { modKey, type Placed } from './catalog.ts'
import { holds } from './condition.ts'
import { canPay } from './core-ops.ts'
import type { Filter, Lexicon, Mod, StaticEffect, Step, Who } from './language.ts'
import type { Machine } from './machine.ts'
import { aims, isMeant } from './refs.ts'
import { fits } from './select.ts'
import type { Voice } from './spec.ts'
import { holdersOf, isHolder, showsBurst } from './triggers.ts'

/** A modifier that lies on a piece now, and in whose name. */
export interface Lying<L extends Lexicon> {
  readonly mod: Mod<L>
  readonly voice: Voice
  /** What was left behind by an effect; null for a static one. */
  readonly standing: Standing | null
}

const NONE: readonly never[] = []

/** Everything of one kind that lies on a piece: static effects of what is active, then what was left on it, oldest first. */
export function lying<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, kind: string, h: Handle): readonly Lying<L>[] {
  const { standing } = t.state
  const key = m.catalog.keyOf.get(kind)
  if (key === undefined || (standing.length === 0 && t.state.index[key]!.length === 0)) return NONE
  // Asked for at every look, and mostly nothing lies there: no list is made before something is found.
  let found: Lying<L>[] | null = null
  if (t.state.index[key]!.length > 0)
    eachStatic(m, t, key, h, (mod, voice) => {
      found ??= []
      found.push({ mod, voice, standing: null })
    })
  const ref = refTo(t.state, h)
  for (let i = 0; i < standing.length; i++) {
    const s = standing[i]!
    if (s.to !== ref || s.about !== kind || s.layer === 'later' || s.block === null) continue
    found ??= []
    found.push({
      mod: m.catalog.mods.get(s.block)!,
      voice: { source: s.source, player: s.player, event: s.event, vars: s.vars },
      standing: s,
    })
  }
  return found ?? NONE
}

/** What static effects add to a value now, whatever was once gained (DM-FX-10); they always come on top (DM-FX-11). */
export function staticSum<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle, stat: L['stat']): number {
  const key = m.catalog.keyOf.get(statKey(stat))
  if (key === undefined || t.state.index[key]!.length === 0) return 0
  let sum = 0
  eachStatic(m, t, key, h, (mod, voice) => {
    if ('stat' in mod && mod.add !== undefined) sum += amount(m, t, voice, mod.add as number)
  })
  return sum
}

/** A value that a static effect sets in place of the printed one; the last of several. */
export function staticBase<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  h: Handle,
  stat: L['stat'],
  printed: number,
): number {
  const key = m.catalog.keyOf.get(statKey(stat))
  if (key === undefined || t.state.index[key]!.length === 0 || !setsAny(m, key)) return printed
  let base = printed
  eachStatic(m, t, key, h, (mod, voice) => {
    if ('stat' in mod && mod.set !== undefined) base = amount(m, t, voice, mod.set as number)
  })
  return base
}

/** Keys are made once: they are asked for at every look. */
function keyMaker(first: string): (name: string) => string {
  const made = new Map<string, string>()
  return (name) => {
    let key = made.get(name)
    if (key === undefined) {
      key = `${first}:${name}`
      made.set(name, key)
    }
    return key
  }
}
const statKey = keyMaker('stat')
const cannotKey = keyMaker('cannot')
const mustKey = keyMaker('must')
const loseKey = keyMaker('lose')
const giveKey = keyMaker('give')

/** Printed or base value with what effects have left on it: a set value absorbs what came before (DM-MOD-03). */
export function applied<G extends Shape>(t: Table<G>, h: Handle, stat: string, base: number): number {
  const standing = t.state.standing
  if (standing.length === 0) return base
  const ref = refTo(t.state, h)
  const about = statKey(stat)
  let now = base
  for (let i = 0; i < standing.length; i++) {
    const s = standing[i]!
    if (s.to === ref && s.about === about) now = s.set ?? now + s.add
  }
  return now
}

/** One modifier of a static effect. */
export interface Entry<L extends Lexicon> {
  readonly placed: Placed<L>
  readonly effect: StaticEffect<L>
  readonly mod: Mod<L>
}

/** The modifiers of each key, by definition and, last, of the keywords: found once for each machine. */
export type Entries<L extends Lexicon> = readonly (readonly (readonly Entry<L>[])[])[]
function entriesOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Entries<L> {
  if (m.kept.statics !== null) return m.kept.statics
  const lists = [...m.catalog.byDef, m.catalog.byKeyword]
  const made = m.catalog.keys.map((kind) =>
    lists.map((list) =>
      list.flatMap((placed) => {
        const { effect } = placed
        if (effect.kind !== 'static') return []
        return effect.mods.filter((mod) => modKey(mod) === kind).map((mod) => ({ placed, effect, mod }))
      }),
    ),
  )
  m.kept.statics = made
  return made
}

/** Whether any card sets a value of this key at all: most only add. */
const setting = new WeakMap<object, readonly boolean[]>()
function setsAny<G extends Shape, L extends Lexicon>(m: Machine<G, L>, key: KeyId): boolean {
  let known = setting.get(m)
  if (known === undefined) {
    known = entriesOf(m).map((lists) => lists.some((list) => list.some(({ mod }) => 'set' in mod)))
    setting.set(m, known)
  }
  return known[key]!
}

function eachStatic<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  key: KeyId,
  h: Handle,
  visit: (mod: Mod<L>, voice: Voice) => void,
): void {
  const listeners = t.state.index[key]!
  if (listeners.length === 0) return
  const entries = entriesOf(m)[key]!
  for (let i = 0; i < listeners.length; i++) {
    const listener = listeners[i]!
    const list = listener < t.state.players.length ? entries[entries.length - 1]! : entries[t.piece(listener).def]!
    for (let k = 0; k < list.length; k++) {
      const { placed, effect, mod } = list[k]!
      const voices = staticVoices(m, t, placed, effect, listener, h)
      for (let v = 0; v < voices.length; v++) {
        const voice = voices[v]!
        if (covers(m, t, voice, effect, h) && (effect.if === undefined || holds(m, t, voice, effect.if))) visit(mod, voice)
      }
    }
  }
}

function staticVoices<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  effect: StaticEffect<L>,
  listener: Handle,
  about: Handle,
): readonly Voice[] {
  if (effect.from === 'anywhere') {
    if (placed.keyword === null) return [voiceFor(t, listener, t.piece(listener).owner, null)]
    // A keyword that works anywhere speaks for the piece it is about, wherever that lies.
    const own = about >= t.state.players.length && t.piece(about).controller === t.piece(listener).controller
    return own && m.spec.keyword(t, about, placed.keyword) > 0 ? [voiceFor(t, about, t.piece(about).controller, null)] : NONE
  }
  if (effect.from !== 'card' && effect.to === 'self')
    return about >= t.state.players.length && isHolder(m, t, placed, listener, about) && showsBurst(m.spec.burst(t, about), effect.burst)
      ? [voiceFor(t, about, t.piece(about).controller, null)]
      : NONE
  const all = holdersOf(m, t, placed, listener)
  if (all.length === 0) return NONE
  // DM-ACTIVE-06
  const holders = effect.burst === undefined ? all : all.filter((h) => showsBurst(m.spec.burst(t, h), effect.burst))
  if (effect.from !== 'card') return holders.map((h) => voiceFor(t, h, t.piece(h).controller, null))
  return [...new Set(holders.map((h) => t.piece(h).controller))].map((player) => voiceFor(t, listener, player, null))
}

function covers<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  effect: StaticEffect<L>,
  h: Handle,
): boolean {
  const { to } = effect
  if (to === 'self') return handleOf(voice.source) === h
  if (typeof to === 'object' && !('controllerOf' in to) && !('ownerOf' in to))
    return h >= t.state.players.length && (to.in !== undefined || m.spec.here.includes(m.spec.zoneOf(t, h))) && fits(m, t, voice, to, h)
  if (to === 'foe') return h < t.state.players.length && isMeant(m, t, voice, to, h as number as PlayerId)
  return aims(m, t, voice, to).includes(h)
}

/** What forbids it; a ban beats any permission (DM-FUND-02). `other` is who would do it to the piece, `by` the player who would. */
export function cannot<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  verb: L['verb'],
  h: Handle,
  other: Handle | null,
  by: PlayerId | null,
  rule: RuleId,
): Why | null {
  for (const { mod, voice } of lying(m, t, cannotKey(verb), h)) {
    const ban = mod as Ban<L>
    if (ban.unless !== undefined && used(t, liftKey(m, voice, mod, h)) > 0) continue // paid for the rest of the turn
    if (ban.by !== undefined && (other === null || !fits(m, t, voice, ban.by, other))) continue
    if (ban.from !== undefined && (by === null || !isMeant(m, t, voice, ban.from, by))) continue
    return because(rule, 0, 0, handleOf(voice.source))
  }
  return null
}

interface Ban<L extends Lexicon> {
  readonly by?: Filter<L>
  readonly from?: Who
  readonly unless?: readonly Step<L>[]
}
const pathOf = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, mod: Mod<L>): string => {
  for (const [path, other] of m.catalog.mods) if (other === mod) return path
  throw new RulesBug('a modifier that is in no card')
}
const liftKey = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, voice: Voice, mod: Mod<L>, h: Handle): string =>
  `lift/${pathOf(m, mod)}/${voice.source}/${h}`

/** What a piece's player may pay to be free of a ban for the turn: the first that is not paid yet and can be. */
export interface Lift {
  readonly path: BlockId
  readonly key: string
  readonly voice: Voice
}
export function liftOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  verb: L['verb'],
  h: Handle,
  player: PlayerId,
): Lift | null {
  for (const { mod, voice } of lying(m, t, cannotKey(verb), h)) {
    const { unless } = mod as Ban<L>
    if (unless === undefined) return null
    const payer: Voice = { source: voice.source, player, event: null, vars: {} }
    const key = liftKey(m, voice, mod, h)
    if (used(t, key) === 0) return canPay(m, t, payer, unless) ? { path: `${pathOf(m, mod)}/unless`, key, voice: payer } : null
  }
  return null
}

/** Whether something demands it of the piece. */
export const must = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, verb: L['verb'], h: Handle): boolean =>
  lying(m, t, mustKey(verb), h).length > 0

/** The highest value of a keyword given to a piece; 0 when it is given none or has lost it. */
export function givenKeyword<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  h: Handle,
  keyword: L['keyword'],
  printed: number,
): number {
  if (lying(m, t, loseKey(keyword), h).length > 0) return 0
  let most = printed
  for (const { mod } of lying(m, t, giveKey(keyword), h)) most = Math.max(most, (mod as { readonly value?: number }).value ?? 1)
  return most
}
