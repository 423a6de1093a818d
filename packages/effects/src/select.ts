import { type Handle, type Happening, handleOf, type PlayerId, refBefore, type Shape, same, type Table } from '@duelhall/kernel'
import { amount, numberName } from './amount.ts'
import { some } from './catalog.ts'
import { chosenFoe, isFoe } from './foe.ts'
import type { Filter, Lexicon, Range, RefName } from './language.ts'
import type { Machine } from './machine.ts'
import { controllerThen, isMeant, named } from './refs.ts'
import type { Voice } from './spec.ts'

/** All pieces a filter means, side by side and zone by zone, in the order in which they lie. */
export function candidates<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Filter<L>,
): readonly Handle[] {
  const found: Handle[] = []
  someCandidate(m, t, voice, filter, isKept, found)
  return found
}
function isKept<G extends Shape, L extends Lexicon>(_m: Machine<G, L>, _t: Table<G>, _voice: Voice, found: Handle[], h: Handle): boolean {
  found.push(h)
  return false
}

/** Looks at a piece that fits, with what it was given, and says whether it is enough. */
export type Visit<G extends Shape, L extends Lexicon, X> = (m: Machine<G, L>, t: Table<G>, voice: Voice, given: X, h: Handle) => boolean

/** Visits all pieces a filter means, in the same order, until a visit says that it is enough; returns whether one did. Without a side it means both (DM-TARGET-09). */
export function someCandidate<G extends Shape, L extends Lexicon, X>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Filter<L>,
  isEnough: Visit<G, L, X>,
  given: X,
): boolean {
  return someLaid(m, t, voice, laidOut(m, filter), isEnough, given)
}
/** The same for a filter that is laid out. */
export function someLaid<G extends Shape, L extends Lexicon, X>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  laid: Laid<G, L>,
  isEnough: Visit<G, L, X>,
  given: X,
): boolean {
  if (laid.among !== undefined) return someAmong(m, t, voice, laid, named(m, t, voice, laid.among), isEnough, given)
  const zones = (laid.in as readonly L['zone'][] | undefined) ?? m.spec.here
  const { players } = t.state
  const { team } = players[voice.player]!
  // Zones other than the field are those of the one opponent who was chosen (DM-DBL-06).
  const only = players.length > 2 && laid.side === 'foe' && laid.in !== undefined ? chosenFoe(voice) : null
  for (let p = 0; p < players.length; p++) {
    if (only !== null && p !== only) continue
    const seat = players[p]!
    if (laid.side === 'you' ? p !== voice.player : seat.out || (laid.side === 'foe' && seat.team === team)) continue
    for (let z = 0; z < zones.length; z++) {
      const list = m.spec.zone(t, p as PlayerId, zones[z]!)
      for (let i = 0; i < list.length; i++)
        if (failingOf(m, t, voice, laid, list[i]!) === null && isEnough(m, t, voice, given, list[i]!)) return true
    }
  }
  return false
}

function someAmong<G extends Shape, L extends Lexicon, X>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  laid: Laid<G, L>,
  list: readonly Handle[],
  isEnough: Visit<G, L, X>,
  given: X,
): boolean {
  for (let i = 0; i < list.length; i++) {
    const h = list[i]!
    if (isStill(m, t, laid, h) && failingOf(m, t, voice, laid, h) === null && isEnough(m, t, voice, given, h)) return true
  }
  return false
}

/** The piece of an event is remembered as it was, but chosen only where it still is (YG-CHAIN-38). */
const isStill = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, laid: Laid<G, L>, h: Handle): boolean =>
  laid.among !== 'event' || laid.in !== undefined || m.spec.here.includes(m.spec.zoneOf(t, h))

/** A filter with all its clauses in one order, and lists where one or several may stand: made once for each filter. */
export type Laid<G extends Shape, L extends Lexicon> = { readonly [K in keyof Filter<L>]-?: Filter<L>[K] | undefined } & {
  /** The values that `where` speaks of. */
  readonly stats: readonly L['stat'][]
  /** Whether it has any of the clauses that few filters have. */
  readonly isRare: boolean
  /** The tests behind `is`, `any` and `not`, where the game has one for each trait. */
  readonly tests: readonly Test<G>[] | null
  readonly anyTests: readonly Test<G>[] | null
  readonly notTests: readonly Test<G>[] | null
}
type Test<G extends Shape> = (t: Table<G>, h: Handle) => boolean
/** What was laid out as a list. */
const listed = <V>(x: V | readonly V[]): readonly V[] => x as readonly V[]
const listOf = <V>(x: V | readonly V[] | undefined): readonly V[] | undefined => (x === undefined ? undefined : some(x))
const rare = [
  'named',
  'unnamed',
  'titled',
  'card',
  'otherNameThan',
  'family',
  'notFamily',
  'with',
  'engaged',
  'owner',
  'within',
] as const satisfies readonly (keyof Filter<Lexicon>)[]
export const laidOut = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, filter: Filter<L>): Laid<G, L> =>
  m.kept.layouts.get(filter) ?? layOut(m, filter)
function layOut<G extends Shape, L extends Lexicon>(m: Machine<G, L>, filter: Filter<L>): Laid<G, L> {
  const { test } = m.spec
  const testsOf = (traits: L['trait'] | readonly L['trait'][] | undefined): readonly Test<G>[] | null =>
    test === undefined || traits === undefined ? null : some(traits).map((trait) => test(trait))
  const made: Laid<G, L> = {
    side: filter.side,
    in: listOf(filter.in),
    is: listOf(filter.is),
    any: filter.any,
    not: listOf(filter.not),
    but: listOf(filter.but),
    named: listOf(filter.named),
    unnamed: filter.unnamed,
    titled: filter.titled,
    card: filter.card,
    otherNameThan: filter.otherNameThan,
    family: listOf(filter.family),
    notFamily: filter.notFamily,
    with: filter.with,
    engaged: filter.engaged,
    owner: filter.owner,
    within: filter.within,
    where: filter.where,
    stats: filter.where === undefined ? [] : (Object.keys(filter.where) as L['stat'][]),
    among: filter.among,
    isRare: rare.some((clause) => filter[clause] !== undefined),
    tests: testsOf(filter.is),
    anyTests: testsOf(filter.any),
    notTests: testsOf(filter.not),
  }
  m.kept.layouts.set(filter, made)
  return made
}

export const fits = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, filter: Filter<L>, h: Handle) =>
  failing(m, t, voice, filter, h) === null

/** The first clause that fails, by name; null when the piece fits. */
export function failing<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Filter<L>,
  h: Handle,
): keyof Filter<L> | null {
  return failingOf(m, t, voice, laidOut(m, filter), h)
}

/** A partner's are neither yours nor a foe's (DM-DBL-10). */
const isOn = <G extends Shape>(t: Table<G>, voice: Voice, side: 'you' | 'foe', player: PlayerId): boolean =>
  side === 'you' ? player === voice.player : isFoe(t, voice.player, player)

/** No clause makes a function of its own here: what such functions share would be laid out anew for each piece that is judged, and mostly in vain. */
function failingOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Laid<G, L>,
  h: Handle,
): keyof Filter<L> | null {
  if (filter.side !== undefined && !isOn(t, voice, filter.side, controllerThen(t, voice, h))) return 'side'
  if (filter.in !== undefined && !listed(filter.in).includes(m.spec.zoneOf(t, h))) return 'in'
  if (filter.among !== undefined && !isAmong(m, t, voice, filter.among, h)) return 'among'
  const was = voice.event === null ? null : lastKnown(m, t, voice.event, h)
  if (filter.tests !== null && was === null) {
    for (let i = 0; i < filter.tests.length; i++) if (!filter.tests[i]!(t, h)) return 'is'
  } else if (filter.is !== undefined && isAnyTrait(m, t, was, h, listed(filter.is), false)) return 'is'
  if (filter.anyTests !== null && was === null) {
    if (!passesAny(t, filter.anyTests, h)) return 'any'
  } else if (filter.any !== undefined && !isAnyTrait(m, t, was, h, filter.any, true)) return 'any'
  if (filter.notTests !== null && was === null) {
    if (passesAny(t, filter.notTests, h)) return 'not'
  } else if (filter.not !== undefined && isAnyTrait(m, t, was, h, listed(filter.not), true)) return 'not'
  if (filter.but !== undefined && isAnyOf(m, t, voice, listed(filter.but), h)) return 'but'
  if (filter.isRare) {
    const clause = failingRare(m, t, voice, filter, h)
    if (clause !== null) return clause
  }
  for (let i = 0; i < filter.stats.length; i++) {
    const stat = filter.stats[i]!
    const range = filter.where![stat]
    if (range !== undefined && !inRange(m, t, voice, was?.[stat] ?? m.spec.stat(t, h, stat), range)) return 'where'
  }
  return null
}
/** The same for the clauses that few filters have. */
function failingRare<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Laid<G, L>,
  h: Handle,
): keyof Filter<L> | null {
  if (filter.named !== undefined && !isNamed(m, t, voice, listed(filter.named), h)) return 'named'
  if (filter.unnamed !== undefined && titleOf(m, t, h) === filter.unnamed) return 'unnamed'
  if (filter.titled !== undefined && !words(titleOf(m, t, h)).includes(filter.titled)) return 'titled'
  if (filter.card !== undefined && !isOfCard(m, t, named(m, t, voice, filter.card), h)) return 'card'
  if (filter.otherNameThan !== undefined && isNamesake(m, t, named(m, t, voice, filter.otherNameThan), h)) return 'otherNameThan'
  if (filter.family !== undefined && !isOfFamily(m, t, listed(filter.family), h)) return 'family'
  if (filter.notFamily !== undefined && m.spec.families(t, h).includes(filter.notFamily)) return 'notFamily'
  if (filter.with !== undefined && m.spec.keyword(t, h, filter.with) === 0) return 'with'
  if (filter.engaged !== undefined && !engagedWith(m, t, voice, filter.engaged, h)) return 'engaged'
  if (filter.owner !== undefined && !isMeant(m, t, voice, filter.owner, t.piece(h).owner)) return 'owner'
  if (filter.within !== undefined && !isWithin(m, t, voice, filter.within, h)) return 'within'
  return null
}

function isAnyOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  names: readonly RefName[],
  h: Handle,
): boolean {
  for (let i = 0; i < names.length; i++) if (named(m, t, voice, names[i]!).includes(h)) return true
  return false
}
const isNamed = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  names: readonly string[],
  h: Handle,
): boolean => {
  const title = titleOf(m, t, h)
  for (let i = 0; i < names.length; i++) if (meant(m, voice, names[i]!) === title) return true
  return false
}
const isOfCard = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, list: readonly Handle[], h: Handle): boolean =>
  list.some((x) => sameCard(m, t, x, h))
const isNamesake = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, list: readonly Handle[], h: Handle): boolean =>
  list.some((x) => titleOf(m, t, x) === titleOf(m, t, h))
function isOfFamily<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, families: readonly string[], h: Handle): boolean {
  const own = m.spec.families(t, h)
  for (let i = 0; i < families.length; i++) if (own.includes(families[i]!)) return true
  return false
}

/** Measured from the source, which must still stand (DD-CHAIN-12). */
function isWithin<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  within: NonNullable<Filter<L>['within']>,
  h: Handle,
): boolean {
  const far = same(t.state, voice.source) ? (m.spec.distance?.(t, handleOf(voice.source), h, within.by) ?? null) : null
  return far !== null && far <= within.n
}

/** One of those under a name; the piece of the event may have been one until that very event. */
function isAmong<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, name: RefName, h: Handle): boolean {
  if (named(m, t, voice, name).includes(h)) return true
  return voice.event?.piece === h && voice.vars[name]?.includes(refBefore(t.state, h)) === true
}

/** What the piece of the event was, where it has left since (DM-TRIG-08). */
function lastKnown<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, event: Happening, h: Handle): Happening['was'] {
  return event.piece !== h || m.spec.here.includes(m.spec.zoneOf(t, h)) ? null : event.was
}
function passesAny<G extends Shape>(t: Table<G>, tests: readonly Test<G>[], h: Handle): boolean {
  for (let i = 0; i < tests.length; i++) if (tests[i]!(t, h)) return true
  return false
}
/** Whether it has, or has not, any of these traits. */
function isAnyTrait<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  was: Happening['was'],
  h: Handle,
  traits: readonly L['trait'][],
  wanted: boolean,
): boolean {
  for (let i = 0; i < traits.length; i++) if (has(m, t, was, h, traits[i]!) === wanted) return true
  return false
}
function has<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  was: Happening['was'],
  h: Handle,
  trait: L['trait'],
): boolean {
  const then = was?.[trait]
  return then === undefined ? m.spec.trait(t, h, trait) : then > 0
}

/** A name as it stands, or the one that was remembered: by the number of a definition. Whole titles are compared (DM-NAME-03). */
function meant<G extends Shape, L extends Lexicon>(m: Machine<G, L>, voice: Voice, name: string): string | undefined {
  if (!name.startsWith('$')) return name
  const def = voice.vars[numberName(name as RefName)]?.[0]
  return def === undefined ? undefined : m.spec.cards[def]?.name
}

export function titleOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle): string {
  return m.spec.cards[m.spec.def(t, h)]?.name ?? ''
}
/** The words of a title: taken apart once. */
const wordsIn = new Map<string, readonly string[]>()
function words(title: string): readonly string[] {
  let found = wordsIn.get(title)
  if (found === undefined) {
    found = title.split(/[^\p{L}]+/u)
    wordsIn.set(title, found)
  }
  return found
}

function sameCard<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, a: Handle, b: Handle): boolean {
  const card = m.spec.card(t, a)
  return card !== null && card === m.spec.card(t, b)
}

/** Engaged now, or with one that has left and was engaged then: the event lists who. */
function engagedWith<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  name: `$${string}` | 'self' | 'host' | 'event' | 'other',
  h: Handle,
): boolean {
  return named(m, t, voice, name).some(
    (x) => m.spec.engaged(t, x).includes(h) || (voice.event !== null && voice.event.piece === x && voice.event.list.includes(h)),
  )
}

export function inRange<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  value: number,
  range: Range<L>,
): boolean {
  if (typeof range === 'number') return value === range
  if (range.min !== undefined && value < amount(m, t, voice, range.min)) return false
  return range.max === undefined || value <= amount(m, t, voice, range.max)
}
