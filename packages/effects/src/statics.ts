import {
  because,
  type Handle,
  handleOf,
  type PlayerId,
  type RuleId,
  refTo,
  type Shape,
  type Standing,
  type Table,
  type Why,
} from '@duelhall/kernel'
import { voiceFor } from './activate.ts'
import { amount } from './amount.ts'
import { modKey, type Placed } from './catalog.ts'
import { holds } from './condition.ts'
import type { Filter, Lexicon, Mod, StaticEffect, Who } from './language.ts'
import type { Machine } from './machine.ts'
import { aims, players } from './refs.ts'
import { fits } from './select.ts'
import type { Voice } from './spec.ts'
import { holdersOf, showsBurst } from './triggers.ts'

/** A modifier that lies on a piece now, and in whose name. */
export interface Lying<L extends Lexicon> {
  readonly mod: Mod<L>
  readonly voice: Voice
  /** What was left behind by an effect; null for a static one. */
  readonly standing: Standing | null
}

/** Everything of one kind that lies on a piece: static effects of what is active, then what was left on it, oldest first. */
export function lying<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, kind: string, h: Handle): readonly Lying<L>[] {
  const found: Lying<L>[] = []
  eachStatic(m, t, kind, h, (mod, voice) => {
    found.push({ mod, voice, standing: null })
  })
  const ref = refTo(t.state, h)
  for (const s of t.state.standing) {
    if (s.about !== kind || s.to !== ref || s.layer === 'later' || s.block === null) continue
    found.push({
      mod: m.catalog.mods.get(s.block)!,
      voice: { source: s.source, player: s.player, event: s.event, vars: s.vars },
      standing: s,
    })
  }
  return found
}

/** What static effects add to a value; they always come on top (DM-FX-11). */
export function staticSum<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle, stat: L['stat']): number {
  let sum = 0
  eachStatic(m, t, `stat:${stat}`, h, (mod, voice) => {
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
  let base = printed
  eachStatic(m, t, `stat:${stat}`, h, (mod, voice) => {
    if ('stat' in mod && mod.set !== undefined) base = amount(m, t, voice, mod.set as number)
  })
  return base
}

/** Printed or base value with what effects have left on it: a set value absorbs what came before (DM-MOD-03). */
export function applied<G extends Shape>(t: Table<G>, h: Handle, stat: string, base: number): number {
  const standing = t.state.standing
  if (standing.length === 0) return base
  const ref = refTo(t.state, h)
  const about = `stat:${stat}`
  let now = base
  for (let i = 0; i < standing.length; i++) {
    const s = standing[i]!
    if (s.to === ref && s.about === about) now = s.set ?? now + s.add
  }
  return now
}

function eachStatic<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  kind: string,
  h: Handle,
  visit: (mod: Mod<L>, voice: Voice) => void,
): void {
  const key = m.catalog.keyOf.get(kind)
  if (key === undefined) return
  for (const listener of t.state.index[key]!) {
    const list = listener < t.state.players.length ? m.catalog.byKeyword : m.catalog.byDef[t.piece(listener).def]!
    for (const placed of list) {
      const { effect } = placed
      if (effect.kind !== 'static') continue
      for (const mod of effect.mods) {
        if (modKey(mod) !== kind) continue
        for (const voice of staticVoices(m, t, placed, effect, listener, h))
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
    return own && m.spec.keyword(t, about, placed.keyword) > 0 ? [voiceFor(t, about, t.piece(about).controller, null)] : []
  }
  const holders = holdersOf(m, t, placed, listener).filter((h) => showsBurst(m.spec.burst(t, h), effect.burst))
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
  for (const { mod, voice } of lying(m, t, `cannot:${verb}`, h)) {
    const ban = mod as { readonly by?: Filter<L>; readonly from?: Who }
    if (ban.by !== undefined && (other === null || !fits(m, t, voice, ban.by, other))) continue
    if (ban.from !== undefined && (by === null || !players(m, t, voice, ban.from).includes(by))) continue
    return because(rule, 0, 0, handleOf(voice.source))
  }
  return null
}

/** Whether something demands it of the piece. */
export const must = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, verb: L['verb'], h: Handle): boolean =>
  lying(m, t, `must:${verb}`, h).length > 0

/** The highest value of a keyword given to a piece; 0 when it is given none or has lost it. */
export function givenKeyword<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  h: Handle,
  keyword: L['keyword'],
  printed: number,
): number {
  if (lying(m, t, `lose:${keyword}`, h).length > 0) return 0
  let most = printed
  for (const { mod } of lying(m, t, `give:${keyword}`, h)) most = Math.max(most, (mod as { readonly value?: number }).value ?? 1)
  return most
}
