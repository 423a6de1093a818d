import { type Handle, NO_RECORDS, type Shape, type Table } from '@duelhall/kernel'
import { voiceFor } from './activate.ts'
import { modKey, type Placed } from './catalog.ts'
import type { Burst, Filter, Lexicon, Mod, StaticEffect } from './language.ts'
import type { Machine } from './machine.ts'
import type { Voice } from './spec.ts'
import { holdersOf, isHolder, showsBurst } from './triggers.ts'

/** One modifier of a static effect. */
export interface Entry<L extends Lexicon> {
  readonly placed: Placed<L>
  readonly effect: StaticEffect<L>
  readonly mod: Mod<L>
  readonly from: StaticEffect<L>['from'] | undefined
  readonly if: StaticEffect<L>['if'] | undefined
  readonly burst: StaticEffect<L>['burst'] | undefined
  /** The pieces it covers, where a filter says so. */
  readonly among: Filter<L> | null
  /** Each piece for itself alone. */
  readonly isSelf: boolean
  /** In whose names it speaks hangs on nothing but where its pieces lie, whatever it is asked about. */
  readonly isFixed: boolean
}

/** The modifiers of each key, by definition and, last, of the keywords: found once for each machine. */
export type Entries<L extends Lexicon> = readonly (readonly (readonly Entry<L>[])[])[]
function entriesOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Entries<L> {
  return m.kept.statics ?? lookForEntries(m)
}
function lookForEntries<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Entries<L> {
  const lists = [...m.catalog.byDef, m.catalog.byKeyword]
  const made = m.catalog.keys.map((kind) =>
    lists.map((list) =>
      list.flatMap((placed) => {
        const { effect } = placed
        if (effect.kind !== 'static') return []
        const { from, if: condition, burst, to } = effect
        const among = typeof to === 'object' && !('controllerOf' in to) && !('ownerOf' in to) ? to : null
        const isSelf = to === 'self' && from === undefined
        const isFixed = !isSelf && placed.keyword === null && burst === undefined
        return effect.mods
          .filter((mod) => modKey(mod) === kind)
          .map((mod): Entry<L> => ({ placed, effect, mod, from, if: condition, burst, among, isSelf, isFixed }))
      }),
    ),
  )
  m.kept.statics = made
  return made
}

/** A modifier whose card is in play; without a voice it must be asked for each piece in whose name it speaks. */
export interface Active<L extends Lexicon> {
  readonly entry: Entry<L>
  readonly listener: Handle
  readonly voice: Voice | null
}
/** What is active under each key, and the version of the table in which that was found. */
export interface Actives<L extends Lexicon> {
  readonly lists: (readonly Active<L>[])[]
  readonly versions: number[]
}
const NONE: readonly never[] = NO_RECORDS

/** The modifiers of a key that a listener brings: a card those of its definition, a seat those of the keywords. */
export function entriesBy<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  key: number,
  listener: Handle,
): readonly Entry<L>[] {
  const entries = entriesOf(m)[key]!
  return listener < t.state.players.length ? entries[entries.length - 1]! : entries[t.state.pieces[listener]!.def]!
}

/** What speaks under a key now. Most cards of a game are not in play: they are passed over once for each version of the table. */
export function activeOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  key: number,
  version: number,
): readonly Active<L>[] {
  const { lists, versions } = m.kept.actives
  if (versions[key] === version) return lists[key]!
  const list = lookFor(m, t, key)
  lists[key] = list
  versions[key] = version
  return list
}
function lookFor<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, key: number): readonly Active<L>[] {
  const listeners = t.state.index[key]!
  let found: Active<L>[] | null = null
  for (let i = 0; i < listeners.length; i++) {
    const listener = listeners[i]!
    const list = entriesBy(m, t, key, listener)
    for (let k = 0; k < list.length; k++) {
      const entry = list[k]!
      if (entry.isFixed) {
        const voices = staticVoices(m, t, entry, listener, listener)
        for (let v = 0; v < voices.length; v++) {
          found ??= []
          found.push({ entry, listener, voice: voices[v]! })
        }
      } else if (entry.placed.keyword !== null || entry.from === 'anywhere' || m.spec.holders(t, listener).length > 0) {
        found ??= []
        found.push({ entry, listener, voice: null })
      }
    }
  }
  return found ?? NONE
}

/** In whose names a modifier speaks about a piece. */
export function staticVoices<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  entry: Entry<L>,
  listener: Handle,
  about: Handle,
): readonly Voice[] {
  const { placed, from, burst } = entry
  const isPiece = about >= t.state.players.length
  if (from === 'anywhere') {
    const { owner, controller } = t.state.pieces[listener]!
    if (placed.keyword === null) return [voiceFor(t, listener, owner, null)]
    // A keyword that works anywhere speaks for the piece it is about, wherever that lies.
    const own = isPiece && t.piece(about).controller === controller
    return own && m.spec.keyword(t, about, placed.keyword) > 0 ? [voiceFor(t, about, t.piece(about).controller, null)] : NONE
  }
  if (entry.isSelf && m.spec.ownCards === true && placed.keyword === null && about !== listener) return NONE
  if (entry.isSelf)
    return isPiece && isHolder(m, t, placed, listener, about) && (burst === undefined || showsBurst(m.spec.burst(t, about), burst))
      ? [voiceFor(t, about, t.piece(about).controller, null)]
      : NONE
  const all = holdersOf(m, t, placed, listener)
  if (all.length === 0) return NONE
  // DM-ACTIVE-06
  const holders = burst === undefined ? all : showing(m, t, all, burst)
  if (from === 'card') return byController(t, holders, listener)
  if (holders.length === 1) return [voiceFor(t, holders[0]!, t.piece(holders[0]!).controller, null)]
  const voices: Voice[] = []
  for (let i = 0; i < holders.length; i++) voices.push(voiceFor(t, holders[i]!, t.piece(holders[i]!).controller, null))
  return voices
}
/** Those that show the bursts. */
export const showing = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  all: readonly Handle[],
  burst: Burst,
): readonly Handle[] => all.filter((h) => showsBurst(m.spec.burst(t, h), burst))
/** The card once for each who controls one of its pieces. */
const byController = <G extends Shape>(t: Table<G>, holders: readonly Handle[], card: Handle): readonly Voice[] =>
  [...new Set(holders.map((h) => t.piece(h).controller))].map((player) => voiceFor(t, card, player, null))
