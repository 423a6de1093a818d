import { foes, type Handle, type PlayerId, playing, type Shape, type Table } from '@duelhall/kernel'
import { amount } from './amount.ts'
import { some } from './catalog.ts'
import type { Filter, Lexicon, Range } from './language.ts'
import type { Machine } from './machine.ts'
import { named } from './refs.ts'
import type { Voice } from './spec.ts'

/** All pieces a filter means, side by side and zone by zone, in the order in which they lie. */
export function candidates<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  filter: Filter<L>,
): readonly Handle[] {
  if (filter.among !== undefined) return named(m, t, voice, filter.among).filter((h) => failing(m, t, voice, filter, h) === null)
  const found: Handle[] = []
  const zones = filter.in === undefined ? m.spec.here : some(filter.in)
  for (const player of sides(t, voice.player, filter.side))
    for (const zone of zones) for (const h of m.spec.zone(t, player, zone)) if (failing(m, t, voice, filter, h) === null) found.push(h)
  return found
}

function sides<G extends Shape>(t: Table<G>, player: PlayerId, side: 'you' | 'foe' | undefined): readonly PlayerId[] {
  if (side === 'you') return [player]
  return side === 'foe' ? foes(t, player) : playing(t)
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
  const { spec } = m
  if (filter.side !== undefined && (t.player(t.piece(h).controller).team === t.player(voice.player).team) !== (filter.side === 'you'))
    return 'side'
  if (filter.in !== undefined && !some(filter.in).includes(spec.zoneOf(t, h))) return 'in'
  if (filter.is !== undefined && !some(filter.is).every((trait) => spec.trait(t, h, trait))) return 'is'
  if (filter.not !== undefined && some(filter.not).some((trait) => spec.trait(t, h, trait))) return 'not'
  if (filter.but !== undefined && some(filter.but).some((name) => named(m, t, voice, name).includes(h))) return 'but'
  if (filter.named !== undefined && !some(filter.named).includes(titleOf(m, t, h))) return 'named'
  if (filter.unnamed !== undefined && titleOf(m, t, h) === filter.unnamed) return 'unnamed'
  if (filter.titled !== undefined && !words(titleOf(m, t, h)).includes(filter.titled)) return 'titled'
  if (filter.card !== undefined && !named(m, t, voice, filter.card).some((x) => sameCard(m, t, x, h))) return 'card'
  if (filter.otherNameThan !== undefined && named(m, t, voice, filter.otherNameThan).some((x) => titleOf(m, t, x) === titleOf(m, t, h)))
    return 'otherNameThan'
  if (filter.family !== undefined && !some(filter.family).some((family) => spec.families(t, h).includes(family))) return 'family'
  if (filter.notFamily !== undefined && spec.families(t, h).includes(filter.notFamily)) return 'notFamily'
  if (filter.with !== undefined && spec.keyword(t, h, filter.with) === 0) return 'with'
  if (filter.engaged !== undefined && !engagedWith(m, t, voice, filter.engaged, h)) return 'engaged'
  if (filter.where !== undefined)
    for (const stat of Object.keys(filter.where) as L['stat'][]) {
      const range = filter.where[stat]
      if (range !== undefined && !inRange(m, t, voice, spec.stat(t, h, stat), range)) return 'where'
    }
  return null
}

function titleOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle): string {
  return m.spec.cards[m.spec.def(t, h)]?.name ?? ''
}
const words = (title: string): readonly string[] => title.split(/[^\p{L}]+/u)

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
