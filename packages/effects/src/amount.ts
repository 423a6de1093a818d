import type { Handle, Shape, Table } from '@duelhall/kernel'
import type { Amount, Filter, Lexicon, RefName, Who } from './language.ts'
import type { Machine } from './machine.ts'
import { aims, named } from './refs.ts'
import { candidates } from './select.ts'
import type { Voice } from './spec.ts'

/** What an amount comes to now. */
export function amount<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, n: Amount<L>): number {
  if (typeof n === 'number') return n
  if ('count' in n) return candidates(m, t, voice, n.count).length * (n.times ?? 1)
  if ('stat' in n) return statOf(m, t, voice, n.stat, n.of, n.at) * (n.times ?? 1)
  if ('amount' in n) return remembered(m, t, voice, n.amount) * (n.times ?? 1)
  if ('half' in n)
    return m.spec.halvesUp === true ? Math.ceil(amount(m, t, voice, n.half) / 2) : Math.floor(amount(m, t, voice, n.half) / 2)
  if ('sum' in n) return sumOf(m, t, voice, n.sum)
  if ('highest' in n) return values(m, t, voice, n.highest, n.among).reduce((a, b) => Math.max(a, b), 0)
  if ('lowest' in n) {
    const all = values(m, t, voice, n.lowest, n.among)
    return all.length === 0 ? 0 : Math.min(...all)
  }
  if ('total' in n) return values(m, t, voice, n.total, n.among).reduce((a, b) => a + b, 0)
  return mostOf(m, t, named(m, t, voice, n.of), n.value)
}
const sumOf = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, parts: readonly Amount<L>[]): number =>
  parts.reduce<number>((total, part) => total + amount(m, t, voice, part), 0)
const mostOf = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  list: readonly Handle[],
  keyword: L['keyword'],
): number => list.reduce((most, h) => Math.max(most, m.spec.keyword(t, h, keyword)), 0)

function values<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  stat: L['stat'],
  among: Filter<L>,
): readonly number[] {
  return candidates(m, t, voice, among).map((h) => m.spec.stat(t, h, stat))
}

/** The value now, or the last known one of what has left since the event (DM-TRIG-08). */
function statOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  stat: L['stat'],
  of: RefName | Who,
  at: 'now' | 'printed' | 'then' | undefined,
): number {
  const h = aims(m, t, voice, of)[0]
  if (h === undefined) return 0
  if (at === 'printed') return m.spec.printed(t, h, stat)
  const was = lastKnown(voice, h, stat)
  if (was !== undefined && (at === 'then' || (at === undefined && !m.spec.here.includes(m.spec.zoneOf(t, h))))) return was
  return m.spec.stat(t, h, stat)
}

function lastKnown(voice: Voice, h: Handle, stat: string): number | undefined {
  return voice.event !== null && voice.event.piece === h ? voice.event.was?.[stat] : undefined
}

/** Numbers are kept under a name of their own, so that a set and a number may share a word. */
export const numberName = (name: RefName): string => `${name}#`
/** Whether what is remembered under this name is a number, not pieces. */
export const isNumber = (name: string): boolean => name.endsWith('#')

function remembered<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, name: RefName): number {
  if (name === 'event' || name === 'other') return voice.event?.n ?? 0
  return voice.vars[numberName(name)]?.[0] ?? voice.vars[name]?.length ?? named(m, t, voice, name).length
}
