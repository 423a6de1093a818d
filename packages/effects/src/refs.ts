import {
  type Handle,
  type Happening,
  handleOf,
  type PlayerId,
  playing,
  type Ref,
  rankOf,
  refTo,
  type Shape,
  same,
  seatOf,
  type Table,
} from '@duelhall/kernel'
import { isFoe, theFoe } from './foe.ts'
import type { Lexicon, RefName, To, ToPlayer, Who } from './language.ts'
import type { Machine } from './machine.ts'
import { candidates } from './select.ts'
import type { Voice } from './spec.ts'

/** The pieces behind a name; what was remembered and is no longer that object is left out (YG-TARGET-05, DM-FX-05). */
export function named<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, name: RefName): readonly Handle[] {
  if (name === 'self') return [handleOf(voice.source)]
  if (name === 'event') return voice.event?.piece == null ? NOTHING : [voice.event.piece]
  if (name === 'other') return voice.event?.target == null ? NOTHING : [voice.event.target]
  if (name === 'host') {
    const host = m.spec.host(t, handleOf(voice.source))
    if (host !== null) return [host]
    // What has left is known by what carried it then (YG-EQUIP-09).
    const then = voice.event?.piece === handleOf(voice.source) ? (voice.event.was?.host as Ref | undefined) : undefined
    return then !== undefined && same(t.state, then) ? [handleOf(then)] : NOTHING
  }
  const kept = voice.vars[name] as readonly Ref[] | undefined
  if (kept === undefined) return NOTHING
  const found: Handle[] = []
  for (let i = 0; i < kept.length; i++) if (same(t.state, kept[i]!)) found.push(handleOf(kept[i]!))
  return found
}
const NOTHING: readonly Handle[] = []

const isWord = (to: unknown): to is 'you' | 'foe' | 'each' | 'active' => to === 'you' || to === 'foe' || to === 'each' || to === 'active'

/** The players behind a word. */
export function players<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  who: ToPlayer,
): readonly PlayerId[] {
  if (who === 'you') return [voice.player]
  if (who === 'foe') return theFoe(t, voice)
  if (who === 'each') return inTurnOrder(t)
  if (who === 'active') return [t.state.turn.player]
  if (typeof who === 'string') return seatsAmong(t, named(m, t, voice, who))
  return 'controllerOf' in who
    ? controllersThen(t, voice, named(m, t, voice, who.controllerOf))
    : ownersOf(t, named(m, t, voice, who.ownerOf))
}
const controllersThen = <G extends Shape>(t: Table<G>, voice: Voice, list: readonly Handle[]): readonly PlayerId[] =>
  list.map((h) => controllerThen(t, voice, h))
const ownersOf = <G extends Shape>(t: Table<G>, list: readonly Handle[]): readonly PlayerId[] => list.map((h) => t.piece(h).owner)
const seatsAmong = <G extends Shape>(t: Table<G>, list: readonly Handle[]): readonly PlayerId[] =>
  list.filter((h) => h < t.state.players.length) as number[] as PlayerId[]

/** Whether a player is one of those a word means: of "your opponent" every foe is, where nobody chooses one. */
export function isMeant<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  who: ToPlayer,
  player: PlayerId,
): boolean {
  return who === 'foe' ? isFoe(t, voice.player, player) : players(m, t, voice, who).includes(player)
}

/** Who controlled a piece at the event, where it has left since (DM-TRIG-08). */
export const controllerThen = <G extends Shape>(t: Table<G>, voice: Voice, h: Handle): PlayerId =>
  voice.event === null ? t.state.pieces[h]!.controller : controllerAt(t, voice.event, h)
export function controllerAt<G extends Shape>(t: Table<G>, event: Happening, h: Handle): PlayerId {
  const was = event.piece === h ? event.was?.controller : undefined
  return (was ?? t.state.pieces[h]!.controller) as PlayerId
}

/** The active player first (DM-TIME-09). */
export function inTurnOrder<G extends Shape>(t: Table<G>): readonly PlayerId[] {
  const all = playing(t).slice()
  // By insertion: there are few.
  for (let i = 1; i < all.length; i++) {
    const player = all[i]!
    let at = i
    for (; at > 0 && rankOf(t, all[at - 1]!) > rankOf(t, player); at--) all[at] = all[at - 1]!
    all[at] = player
  }
  return all
}

export const player1 = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, who: Who = 'you'): PlayerId =>
  players(m, t, voice, who)[0] ?? voice.player

/** Everything a step is aimed at; players as the pieces that stand for them. */
export function aims<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  to: To<L> | ToPlayer,
): readonly Handle[] {
  if (isWord(to)) return players(m, t, voice, to).map(seatOf)
  if (typeof to === 'string') return named(m, t, voice, to)
  if ('controllerOf' in to || 'ownerOf' in to) return players(m, t, voice, to).map(seatOf)
  const found = candidates(m, t, voice, to)
  return m.spec.spared === undefined || found.length === 0 ? found : unspared(t, found, m.spec.spared)
}
function unspared<G extends Shape>(t: Table<G>, list: readonly Handle[], isSpared: (t: Table<G>, h: Handle) => boolean): readonly Handle[] {
  for (let i = 0; i < list.length; i++) if (isSpared(t, list[i]!)) return list.filter((h) => !isSpared(t, h))
  return list
}

export function remember(voice: Voice, name: string, values: readonly number[]): void {
  voice.vars = withVar(voice.vars, name, values)
}
/** A memory with one more name in it. Stored key by key: a name that is worked out in a literal, or a spread, leaves compiled code each time. */
export function withVar(vars: Voice['vars'], name: string, values: readonly number[]): Voice['vars'] {
  const more: Record<string, readonly number[]> = {}
  for (const key in vars) more[key] = vars[key]!
  more[name] = values
  return more
}

export function refsTo<G extends Shape>(t: Table<G>, handles: readonly Handle[]): readonly Ref[] {
  const refs: Ref[] = []
  for (let i = 0; i < handles.length; i++) refs.push(refTo(t.state, handles[i]!))
  return refs
}
