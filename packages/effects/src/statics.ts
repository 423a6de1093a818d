import {
  type BlockId,
  because,
  type Handle,
  handleOf,
  NO_RECORDS,
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
import { activeOf, type Entry, entriesBy, staticVoices } from './active.ts'
import { amount } from './amount.ts'
import { holds } from './condition.ts'
import { canPay } from './core-ops.ts'
import type { Filter, Lexicon, Mod, Step, Who } from './language.ts'
import type { Machine } from './machine.ts'
import { aims, isMeant } from './refs.ts'
import { fits } from './select.ts'
import type { Voice } from './spec.ts'

/** A modifier that lies on a piece now, and in whose name. */
export interface Lying<L extends Lexicon> {
  readonly mod: Mod<L>
  readonly voice: Voice
  /** What was left behind by an effect; null for a static one. */
  readonly standing: Standing | null
}

const NONE: readonly never[] = NO_RECORDS

/** A kind of modifier and where it stands in the index of a machine: looked up once, for it is asked for at every look. */
export interface Kind {
  readonly name: string
  of: object | null
  key: number
  /** The number of the last list of what lasts in which it was found. */
  said: number
}
const kinds = new Map<string, Kind>()
// Lists of what lasts are replaced, never edited: which kinds one speaks of is found once for each list.
let looked: readonly Standing[] | null = null
let looks = 0
/** There is one of each name. */
export function kind(name: string): Kind {
  let found = kinds.get(name)
  if (found === undefined) {
    found = { name, of: null, key: NOWHERE, said: 0 }
    kinds.set(name, found)
    looked = null // it may be spoken of where it was not known yet
  }
  return found
}
/** Whether anything that lasts is of this kind. */
function isSaid(standing: readonly Standing[], k: Kind): boolean {
  if (standing !== looked) {
    looked = standing
    looks++
    for (let i = 0; i < standing.length; i++) {
      const about = kinds.get(standing[i]!.about)
      if (about !== undefined) about.said = looks
    }
  }
  return k.said === looks
}
const NOWHERE = -1
function keyOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, k: Kind): number {
  if (k.of !== m) {
    k.of = m
    k.key = m.catalog.keyOf.get(k.name) ?? NOWHERE
  }
  return k.key
}

/** Kinds are made once for each word. */
function kindMaker(first: string): (name: string) => Kind {
  const made = new Map<string, Kind>()
  return (name) => {
    let found = made.get(name)
    if (found === undefined) {
      found = kind(first === '' ? name : `${first}:${name}`)
      made.set(name, found)
    }
    return found
  }
}
const plainKind = kindMaker('')
const statKind = kindMaker('stat')
const cannotKind = kindMaker('cannot')
const mustKind = kindMaker('must')
const loseKind = kindMaker('lose')
const giveKind = kindMaker('give')
export const replaceKind = kindMaker('replace')
/** What is said of a keyword, both ways: found by one look. */
interface KeywordKinds {
  readonly lose: Kind
  readonly give: Kind
}
const keywordKinds = new Map<string, KeywordKinds>()
function kindsOf(keyword: string): KeywordKinds {
  let kinds = keywordKinds.get(keyword)
  if (kinds === undefined) {
    kinds = { lose: loseKind(keyword), give: giveKind(keyword) }
    keywordKinds.set(keyword, kinds)
  }
  return kinds
}

/** Everything of one kind that lies on a piece: static effects of what is active, then what was left on it, oldest first. */
export const lying = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, name: string, h: Handle): readonly Lying<L>[] =>
  lies(m, t, plainKind(name), h)

export function lies<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, k: Kind, h: Handle): readonly Lying<L>[] {
  const key = keyOf(m, k)
  if (key === NOWHERE || isUntouched(t, key)) return NONE
  const { standing } = t.state
  const active = t.state.index[key]!.length === 0 ? NONE : statics(m, t, key, h)
  const all = standing.length === 0 || !isSaid(standing, k) ? active : withLeft(m, t, active, k.name, h)
  return all.length === 0 || m.spec.ignores === undefined ? all : heeded(m.spec.ignores, t, all, h)
}
/** Those that the piece does not ignore: mostly all. */
function heeded<G extends Shape, L extends Lexicon>(
  ignores: (t: Table<G>, voice: Voice, h: Handle) => boolean,
  t: Table<G>,
  all: readonly Lying<L>[],
  h: Handle,
): readonly Lying<L>[] {
  let i = 0
  while (i < all.length && !ignores(t, all[i]!.voice, h)) i++
  if (i === all.length) return all
  const rest = all.slice(0, i)
  for (i++; i < all.length; i++) if (!ignores(t, all[i]!.voice, h)) rest.push(all[i]!)
  return rest
}

/** Whether nothing of a kind can lie on anything now. */
export function isSilent<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, k: Kind): boolean {
  const { standing } = t.state
  if (standing.length > 0 && isSaid(standing, k)) return false
  const key = keyOf(m, k)
  if (key === NOWHERE || t.state.index[key]!.length === 0) return true
  return m.spec.version !== undefined && activeOf(m, t, key, m.spec.version(t)).length === 0
}

function withLeft<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  active: readonly Lying<L>[],
  name: string,
  h: Handle,
): readonly Lying<L>[] {
  const { standing } = t.state
  const ref = refTo(t.state, h)
  let found: Lying<L>[] | null = null
  for (let i = 0; i < standing.length; i++) {
    const s = standing[i]!
    if (s.to !== ref || s.about !== name || s.layer === 'later' || s.block === null) continue
    found ??= active.slice()
    found.push({
      mod: m.catalog.mods.get(s.block)!,
      voice: { source: s.source, player: s.player, event: s.event, vars: s.vars },
      standing: s,
    })
  }
  return found ?? active
}

/** Whether a value is as printed: nothing lasts and nobody in the game says anything about it. */
const isUntouched = <G extends Shape>(t: Table<G>, key: number): boolean =>
  t.state.standing.length === 0 && (key === NOWHERE || t.state.index[key]!.length === 0)

/** A printed value with all that lies on it: set or replaced, then applied, then static (DM-MOD-03). */
export function worth<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  h: Handle,
  stat: L['stat'],
  printed: number,
): number {
  return worthOf(m, t, h, statKind(stat), printed)
}
/** The same by a kind that was named once: `stat:attack`. */
export function worthOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle, k: Kind, printed: number): number {
  const key = keyOf(m, k)
  if (isUntouched(t, key)) return printed
  const active = key === NOWHERE || t.state.index[key]!.length === 0 ? NONE : statics<G, L>(m, t, key, h)
  const base = active.length === 0 ? printed : baseOf(m, t, active, printed)
  const now = appliedTo(t, h, k.name, base)
  return active.length === 0 ? now : now + sumOf(m, t, active)
}

/** What static effects add to a value now, whatever was once gained (DM-FX-10); they always come on top (DM-FX-11). */
export function staticSum<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle, stat: L['stat']): number {
  const key = keyOf(m, statKind(stat))
  return key === NOWHERE || t.state.index[key]!.length === 0 ? 0 : sumOf(m, t, statics(m, t, key, h))
}
function sumOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, active: readonly Lying<L>[]): number {
  let sum = 0
  for (let i = 0; i < active.length; i++) {
    const { mod, voice } = active[i]!
    if ('stat' in mod && mod.add !== undefined) sum += amount(m, t, voice, mod.add as number)
  }
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
  const key = keyOf(m, statKind(stat))
  return key === NOWHERE || t.state.index[key]!.length === 0 ? printed : baseOf(m, t, statics(m, t, key, h), printed)
}
function baseOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, active: readonly Lying<L>[], printed: number): number {
  let base = printed
  for (let i = 0; i < active.length; i++) {
    const { mod, voice } = active[i]!
    if ('stat' in mod && mod.set !== undefined) base = amount(m, t, voice, mod.set as number)
  }
  return base
}

/** Printed or base value with what effects have left on it: a set value absorbs what came before (DM-MOD-03). */
export const applied = <G extends Shape>(t: Table<G>, h: Handle, stat: string, base: number): number =>
  appliedTo(t, h, statKind(stat).name, base)
function appliedTo<G extends Shape>(t: Table<G>, h: Handle, about: string, base: number): number {
  const standing = t.state.standing
  if (standing.length === 0) return base
  const ref = refTo(t.state, h)
  let now = base
  for (let i = 0; i < standing.length; i++) {
    const s = standing[i]!
    if (s.to === ref && s.about === about) now = s.set ?? now + s.add
  }
  return now
}

/** The static modifiers of one key that lie on a piece now. Mostly none does: no list is made before one is found. */
function statics<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, key: number, h: Handle): readonly Lying<L>[] {
  if (m.spec.version === undefined) return staticsInPlay(m, t, key, h)
  const active = activeOf(m, t, key, m.spec.version(t))
  let found: Lying<L>[] | null = null
  for (let i = 0; i < active.length; i++) {
    const { entry, listener, voice } = active[i]!
    if (voice === null) found = speakers(m, t, entry, listener, h, found)
    else if (liesOn(m, t, entry, voice, h)) {
      found ??= []
      found.push({ mod: entry.mod, voice, standing: null })
    }
  }
  return found ?? NONE
}
/** The same where the index holds only what is in play, and nothing need be remembered. */
function staticsInPlay<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, key: number, h: Handle): readonly Lying<L>[] {
  const listeners = t.state.index[key]!
  let found: Lying<L>[] | null = null
  for (let i = 0; i < listeners.length; i++) {
    const list = entriesBy(m, t, key, listeners[i]!)
    for (let k = 0; k < list.length; k++) found = speakers(m, t, list[k]!, listeners[i]!, h, found)
  }
  return found ?? NONE
}
function speakers<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  entry: Entry<L>,
  listener: Handle,
  h: Handle,
  found: Lying<L>[] | null,
): Lying<L>[] | null {
  let all = found
  const voices = staticVoices(m, t, entry, listener, h)
  for (let v = 0; v < voices.length; v++) {
    if (!liesOn(m, t, entry, voices[v]!, h)) continue
    const lying: Lying<L> = { mod: entry.mod, voice: voices[v]!, standing: null }
    if (all === null) all = [lying]
    else all.push(lying)
  }
  return all
}
const liesOn = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, entry: Entry<L>, voice: Voice, h: Handle): boolean =>
  (entry.isSelf || covers(m, t, voice, entry, h)) && (entry.if === undefined || holds(m, t, voice, entry.if))

function covers<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  { among, effect }: Entry<L>,
  h: Handle,
): boolean {
  if (among !== null)
    return (
      h >= t.state.players.length && (among.in !== undefined || m.spec.here.includes(m.spec.zoneOf(t, h))) && fits(m, t, voice, among, h)
    )
  const { to } = effect
  if (to === 'self') return handleOf(voice.source) === h
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
  return bansOf(m, t, cannotKind(verb), h, other, by, rule)
}
/** The same by a kind that was named once: `cannot:attack`. */
export function bansOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  k: Kind,
  h: Handle,
  other: Handle | null,
  by: PlayerId | null,
  rule: RuleId,
): Why | null {
  if (isSilent(m, t, k)) return null
  const bans = lies(m, t, k, h)
  for (let i = 0; i < bans.length; i++) {
    const { mod, voice } = bans[i]!
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
  for (const { mod, voice } of lies(m, t, cannotKind(verb), h)) {
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
  lies(m, t, mustKind(verb), h).length > 0

/** The highest value of a keyword given to a piece; 0 when it is given none or has lost it. */
export function givenKeyword<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  h: Handle,
  keyword: L['keyword'],
  printed: number,
): number {
  const { lose, give } = kindsOf(keyword)
  const given = lies(m, t, give, h)
  let most = printed
  for (let i = 0; i < given.length; i++) most = Math.max(most, (given[i]!.mod as { readonly value?: number }).value ?? 1)
  return most === 0 || lies(m, t, lose, h).length > 0 ? 0 : most
}
