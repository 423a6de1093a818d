import {
  type Handle,
  type Happening,
  handleOf,
  type KeyId,
  type Packet,
  type PlayerId,
  playing,
  type Replacement,
  type Shape,
  type Table,
  type VerbFrame,
} from '@duelhall/kernel'
import { activation, spent, unstartable, voiceFor } from './activate.ts'
import { type Placed, some } from './catalog.ts'
import { holds } from './condition.ts'
import type { Lexicon, ReplaceEffect } from './language.ts'
import type { Machine } from './machine.ts'
import { program } from './run.ts'
import { fits } from './select.ts'
import type { ActivateFrame, RunFrame, Voice } from './spec.ts'
import { lying } from './statics.ts'
import { holdersOf, isBy, showsBurst } from './triggers.ts'

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

export function replacements<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  f: VerbFrame,
  p: Packet,
  listener: Handle,
): readonly Replacement[] {
  const list = listener < t.state.players.length ? m.catalog.byKeyword : m.catalog.byDef[t.piece(listener).def]!
  let event: Happening | null = null
  const found: Replacement[] = []
  for (const placed of list) {
    const { effect } = placed
    if (effect.kind !== 'replace' || effect.of.verb !== f.verb) continue
    event ??= packetEvent(t, f, p)
    for (const voice of voicesOf(m, t, placed, effect, event, listener)) {
      if (!stands(m, t, voice, effect, event) || spent(m, t, voice, placed.path)) continue
      const may = effect.may === true || effect.global === true
      if (may && unstartable(m, t, voice, placed.path) !== null) continue
      found.push({ effect: placed.path, source: handleOf(voice.source), player: voice.player, may })
    }
  }
  return found
}

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
  const holders = holdersOf(m, t, placed, listener).filter((h) => showsBurst(m.spec.burst(t, h), effect.burst))
  if (effect.from === 'card')
    return [...new Set(holders.map((h) => t.piece(h).controller))].map((player) => voiceFor(t, listener, player, event))
  const own = effect.of.piece === 'self' ? holders.filter((h) => h === event.piece) : holders
  return own.map((h) => voiceFor(t, h, t.piece(h).controller, event))
}

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
  const left = lying(m, t, `replace:${f.verb}`, p.piece).find((x) => x.standing?.block === r.effect)
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
  return lying(m, t, `replace:${f.verb}`, p.piece)
    .filter((x) => x.standing?.block != null && x.voice.player === (seat as number))
    .map((x) => ({ effect: x.standing!.block!, source: handleOf(x.voice.source), player: x.voice.player, may: false }))
}
