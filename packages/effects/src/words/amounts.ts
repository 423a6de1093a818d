import type { Amount, Filter, Lexicon, RefName, Who } from '../language.ts'
import { join } from './grammar.ts'
import { noun } from './nouns.ts'
import type { Speech } from './speech.ts'

type N = Amount<Lexicon>

/** An amount as a thing to compare or to take: "2", "its attack", "the number of opposing monsters". */
export function amount(s: Speech, n: N): string {
  if (typeof n === 'number') return String(n)
  if ('count' in n) return `${times(n.times)}the number of ${counted(s, n.count, true)}`
  if ('stat' in n) return `${times(n.times)}${statOf(s, n)}`
  if ('amount' in n) {
    const noted = s.notes.get(n.amount)
    return `${times(n.times)}${noted === undefined ? carried(s, n.amount) : amount(s, noted)}`
  }
  if ('half' in n) return join('half', amount(s, n.half), rounded(s))
  if ('sum' in n) return sum(s, n.sum)
  if ('highest' in n) return `the highest ${statName(s, n.highest)} among ${group(s, n.among)}`
  if ('lowest' in n) return `the lowest ${statName(s, n.lowest)} among ${group(s, n.among)}`
  if ('total' in n && n.among.among !== undefined && Object.keys(n.among).length === 1)
    return totalOf(s.w.of(n.among.among), statName(s, n.total))
  if ('total' in n) return `the total ${statName(s, n.total)} of ${group(s, n.among)}`
  if (s.value !== null && n.of === 'self') return String(s.value)
  return `${s.w.of(n.of)} ${s.tongue.keywords[n.value]!.name} value`
}

/** How halves are rounded, where the cards say so. */
export const rounded = (s: Speech): string => s.tongue.words.rounded?.[0] ?? '(rounded down)'
const totalOf = (own: string, stat: string): string =>
  own === 'their' ? `their total ${stat}` : `the total ${stat} of ${own.replace(/'s?$/, '')}`
const group = (s: Speech, among: Filter<Lexicon>): string => s.w.the(among).replace(/^all /, '')
const statName = (s: Speech, stat: string): string => s.tongue.stats[stat]!.name
/** The amount of an event by its own name, or how many of a set there are. */
const carried = (s: Speech, name: RefName): string =>
  name !== 'event' && s.known.has(name) ? `the number of ${s.w.the(name)}` : (s.tongue.amounts[s.event ?? ''] ?? 'that amount')
const times = (n: number | undefined): string => (n === undefined || n === 1 ? '' : n === 2 ? 'twice ' : `${n} times `)

/** "its printed attack", "your life". */
function statOf(s: Speech, n: { readonly stat: string; readonly of: RefName | Who; readonly at?: 'now' | 'printed' | 'then' }): string {
  const word = s.tongue.stats[n.stat]!
  if (word.of !== undefined) return word.of(s.w.of(n.of))
  const printed = n.at === 'printed' ? 'printed ' : ''
  const whose = s.w.of(n.of)
  // "the monster that destroyed it's ATK" would say something else.
  if (/ that .*'s$/.test(whose)) return `the ${printed}${statName(s, n.stat)} of ${whose.slice(0, -2)}`
  return `${whose} ${printed}${statName(s, n.stat)}`
}

function sum(s: Speech, parts: readonly N[]): string {
  return parts
    .map((part) => amount(s, part))
    .reduce((text, part) => (part.startsWith('-') ? `${text} minus ${part.slice(1)}` : `${text} plus ${part}`))
}

/** Whose things are counted, without a number: "of your other monsters" reads "other monster you control" after "each". */
function counted(s: Speech, filter: Parameters<typeof noun>[1], many: boolean): string {
  const bare = noun(s, filter, many)
  if (
    s.tongue.manner !== undefined ||
    filter.side !== 'you' ||
    (filter.in !== undefined && s.tongue.zones[String(filter.in)]?.cards !== true) ||
    filter.among !== undefined
  )
    return bare
  return many ? `your ${bare}` : `of your ${noun(s, filter, true)}`
}

/** "for each other bolt monster", or nothing when it is no count. */
export function perEach(s: Speech, n: N): string | null {
  if (typeof n === 'number') return null
  if ('count' in n) return `for each ${counted(s, n.count, false)}`
  const word = 'stat' in n ? s.tongue.stats[n.stat] : undefined
  if ('stat' in n && word?.per !== undefined) return word.per(s.w.the(n.of))
  if ('stat' in n && word?.each !== undefined) return `for each ${word.each}${n.at === 'then' ? ' that was' : ''} on ${s.w.the(n.of)}`
  if ('amount' in n && n.amount !== 'event' && s.known.has(n.amount)) return `for each of ${s.w.the(n.amount)}`
  return null
}
export const step = (n: N): number => (typeof n === 'object' && ('count' in n || 'amount' in n || 'stat' in n) ? (n.times ?? 1) : 1)

/** A number of things: "a die", "2 dice", "a die for each monster", "that many dice". */
export function count(s: Speech, n: N, one: string, many: string): string {
  const plain = (x: number): string => (x === 1 ? (s.tongue.manner === undefined ? article(one) : `1 ${one}`) : `${x} ${many}`)
  if (typeof n === 'number') return plain(n)
  const each = perEach(s, n)
  if (each !== null) return `${plain(step(n))} ${each}`
  if (s.tongue.manner !== undefined && 'sum' in n && n.sum.length === 2 && typeof n.sum[0] === 'number') {
    const more = perEach(s, n.sum[1]!)
    if (more !== null) return `${plain(n.sum[0])} and ${step(n.sum[1]!)} more ${more}`
  }
  if ('amount' in n) return n.times === undefined || n.times === 1 ? `that many ${many}` : `${times(n.times)}that many ${many}`
  return `a number of ${many} equal to ${amount(s, n)}`
}
const article = (one: string): string =>
  one.startsWith('of ') ? `one ${one}` : /^[aeiou]/i.test(one) && !/^(one|us[aei])/.test(one) ? `an ${one}` : `a ${one}`

/** An amount of what has no plural: "2 damage", "1 damage for each monster", "damage equal to its attack". */
export function much(s: Speech, n: N, what: string): string {
  if (typeof n === 'number') return `${n} ${what}`
  const noted = 'amount' in n ? s.notes.get(n.amount) : undefined
  if (s.tongue.manner !== undefined && noted !== undefined && typeof noted === 'object')
    return much(s, 'stat' in noted && 'amount' in n && n.times !== undefined ? { ...noted, times: n.times } : noted, what)
  const each = perEach(s, n)
  if (each !== null) return `${step(n)} ${what} ${each}`
  if ('amount' in n) return `${times(n.times)}that much ${what}`
  return `${what} equal to ${amount(s, n)}`
}
