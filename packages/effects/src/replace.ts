import {
  type Handle,
  type Happening,
  handleOf,
  type KeyId,
  NO_RECORDS,
  type Packet,
  type PlayerId,
  playing,
  type Replacement,
  type Shape,
  type Table,
  type VerbFrame,
} from '@duelhall/kernel'
import { activation, canStart, spent, voiceFor } from './activate.ts'
import { type Placed, some } from './catalog.ts'
import { holds } from './condition.ts'
import type { Lexicon, ReplaceEffect } from './language.ts'
import type { Machine } from './machine.ts'
import { program } from './run.ts'
import { fits } from './select.ts'
import type { ActivateFrame, RunFrame, Voice } from './spec.ts'
import { type Lying, lies, replaceKind } from './statics.ts'
import { holdersOf, isBy, isHolder, showsBurst } from './triggers.ts'

/** The index keys of all verbs that something may replace. */
export function replaceKeys<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Readonly<Record<string, KeyId>> {
  const keys: Record<string, KeyId> = {}
  for (const [name, key] of m.catalog.keyOf) if (name.startsWith('replace:')) keys[name.slice(8)] = key
  return keys
}

/** A packet as an event, so that replacements read it like any other: what it happens to, from what, how much, why. */
export function packetEvent<G extends Shape>(t: Table<G>, f: VerbFrame, p: Packet): Happening {
  const isPlayer = p.piece < t.state.players.length
  return {
    on: f.verb,
    group: t.state.group,
    player: isPlayer ? (p.piece as number as PlayerId) : t.piece(p.piece).controller,
    piece: p.piece,
    target: p.source === null ? null : handleOf(p.source),
    n: p.n,
    list: [],
    cause: p.cause,
    was: null,
  }
}

/** The effects that replace a verb, by definition and, last, of the keywords: found once for each machine. */
export type Replacers<L extends Lexicon> = readonly (readonly Replacer<L>[])[]
interface Replacer<L extends Lexicon> {
  readonly placed: Placed<L>
  readonly effect: ReplaceEffect<L>
  /** Only while a piece of its card is in play. */
  readonly isHeld: boolean
}
function replacersOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, verb: string): Replacers<L> {
  return m.kept.replacers.get(verb) ?? lookForReplacers(m, verb)
}
function lookForReplacers<G extends Shape, L extends Lexicon>(m: Machine<G, L>, verb: string): Replacers<L> {
  const lists = [...m.catalog.byDef, m.catalog.byKeyword].map((list) =>
    list.flatMap((placed): readonly Replacer<L>[] => {
      const { effect, keyword } = placed
      if (effect.kind !== 'replace' || effect.of.verb !== verb) return []
      return [{ placed, effect, isHeld: keyword === null && effect.global !== true && effect.from !== 'anywhere' }]
    }),
  )
  m.kept.replacers.set(verb, lists)
  return lists
}

/** Whether any of the effects that replace this verb could speak up now: most are those of cards that have nothing in play. */
export function isOpposed<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, verb: string, key: KeyId): boolean {
  if (t.state.standing.length > 0) return true
  const lists = replacersOf(m, verb)
  const listeners = t.state.index[key]!
  for (let i = 0; i < listeners.length; i++) {
    const listener = listeners[i]!
    const list = lists[listener < t.state.players.length ? lists.length - 1 : t.state.pieces[listener]!.def]!
    for (let k = 0; k < list.length; k++) if (!list[k]!.isHeld || m.spec.holders(t, listener).length > 0) return true
  }
  return false
}

export function replacements<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  f: VerbFrame,
  p: Packet,
  listener: Handle,
): readonly Replacement[] {
  const lists = replacersOf(m, f.verb)
  const list = lists[listener < t.state.players.length ? lists.length - 1 : t.state.pieces[listener]!.def]!
  let event: Happening | null = null
  let found: Replacement[] | null = null
  for (let i = 0; i < list.length; i++) {
    const { placed, effect, isHeld } = list[i]!
    if (isHeld && m.spec.holders(t, listener).length === 0) continue
    event ??= packetEvent(t, f, p)
    for (const voice of voicesOf(m, t, placed, effect, event, listener)) {
      if (!stands(m, t, voice, effect, event) || spent(m, t, voice, placed.path)) continue
      const may = effect.may === true || effect.global === true
      if (may && !canStart(m, t, voice, placed.path)) continue
      found ??= []
      found.push({ effect: placed.path, source: handleOf(voice.source), player: voice.player, may })
    }
  }
  return found ?? NO_REPLACEMENTS
}
const NO_REPLACEMENTS: readonly Replacement[] = NO_RECORDS

function voicesOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  effect: ReplaceEffect<L>,
  event: Happening,
  listener: Handle,
): readonly Voice[] {
  if (effect.global === true) return playing(t).map((player) => voiceFor(t, listener, player, event))
  if (effect.from === 'anywhere') return [voiceFor(t, listener, t.piece(listener).owner, event)]
  if (effect.of.piece === 'self' && effect.from !== 'card') {
    const own = event.piece!
    if (!isHolder(m, t, placed, listener, own) || !showsBurst(m.spec.burst(t, own), effect.burst)) return NO_VOICES
    return [voiceFor(t, own, t.piece(own).controller, event)]
  }
  const holders = holdersOf(m, t, placed, listener).filter((h) => showsBurst(m.spec.burst(t, h), effect.burst))
  if (effect.from === 'card')
    return [...new Set(holders.map((h) => t.piece(h).controller))].map((player) => voiceFor(t, listener, player, event))
  return holders.map((h) => voiceFor(t, h, t.piece(h).controller, event))
}
const NO_VOICES: readonly Voice[] = NO_RECORDS

/** Whether it stands in front of this very packet. */
function stands<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  effect: ReplaceEffect<L>,
  event: Happening,
): boolean {
  const { of } = effect
  const isPlayer = event.piece! < t.state.players.length
  if (of.player !== undefined) {
    if (!isBy(m, t, voice, of.player, event.player!, isPlayer ? of.verb : '')) return false
    if (of.piece === undefined && !isPlayer && of.verb === 'damage') return false
  }
  if (of.piece !== undefined && of.piece !== 'self' && (isPlayer || !fits(m, t, voice, of.piece, event.piece!))) return false
  if (of.by !== undefined && (event.target === null || event.target < t.state.players.length || !fits(m, t, voice, of.by, event.target)))
    return false
  if (of.cause !== undefined && !some(of.cause).includes(event.cause)) return false
  return effect.if === undefined || holds(m, t, voice, effect.if)
}

/** The frame that acts in place of the packet: what it costs, then what it does. */
export function replaceFrame<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  f: VerbFrame,
  p: Packet,
  r: Replacement,
): ActivateFrame | RunFrame {
  const voice = voiceFor(t, r.source, r.player, packetEvent(t, f, p))
  if (m.catalog.effects.has(r.effect)) return activation(m, r.effect, voice)
  // A replacement that an effect has left on the piece speaks in that effect's name.
  const left = lies(m, t, replaceKind(f.verb), p.piece).find((x) => x.standing?.block === r.effect)
  const held =
    left === undefined ? voice : { source: left.voice.source, player: left.voice.player, event: voice.event, vars: left.voice.vars }
  return program(`${r.effect}/do`, held)
}

/** Replacements that effects have left on the piece of a packet; every seat is asked for its own. */
export function leftReplacements<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  f: VerbFrame,
  p: Packet,
  seat: Handle,
): readonly Replacement[] {
  if (t.state.standing.length === 0) return NO_REPLACEMENTS
  const all = lies(m, t, replaceKind(f.verb), p.piece)
  return all.length === 0 ? NO_REPLACEMENTS : ownLeft(all, seat)
}
const ownLeft = <L extends Lexicon>(all: readonly Lying<L>[], seat: Handle): readonly Replacement[] =>
  all
    .filter((x) => x.standing?.block != null && x.voice.player === (seat as number))
    .map((x) => ({ effect: x.standing!.block!, source: handleOf(x.voice.source), player: x.voice.player, may: false }))
