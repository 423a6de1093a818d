import { RulesBug } from '@duelhall/kernel'
import type { Amount, Lexicon, Mod } from '../language.ts'
import type { Said } from '../tongue.ts'
import { amount, perEach, step } from './amounts.ts'
import { conjugate, list, signed } from './grammar.ts'
import { noun } from './nouns.ts'
import type { Speech } from './speech.ts'

type AnyMod = Mod<Lexicon>

/** What modifiers do to a subject: "gets +1A +1D and gains Overcrush". */
export function mods(s: Speech, all: readonly AnyMod[], many: boolean, lasting: boolean, toYou: boolean): string {
  const said = stats(s, all).concat(all.filter((mod) => !('stat' in mod)).map((mod) => one(s, mod, many, lasting, toYou)))
  const merged: [string, string[]][] = []
  for (const [verb, rest] of said) {
    const last = merged[merged.length - 1]
    if (last !== undefined && last[0] === verb) last[1].push(rest)
    else merged.push([verb, [rest]])
  }
  return list(
    merged.map(([verb, rest]) => `${conjugate(verb, many)} ${list(rest, verb === "can't" ? 'or' : 'and')}`.trim()),
    'and',
  )
}

type StatMod = Extract<AnyMod, { readonly stat: string }>

/** "+1A +1D for each sidekick"; equal reasons are said once. */
function stats(s: Speech, all: readonly AnyMod[]): readonly Said[] {
  const list = all.filter((mod): mod is StatMod => 'stat' in mod)
  const said: Said[] = []
  const tails = new Map<string, string[]>()
  for (const mod of list) {
    const word = s.tongue.stats[mod.stat]!
    if (mod.set !== undefined) {
      said.push(set(s, mod.stat, mod.set))
      continue
    }
    const n = mod.add ?? 0
    const sign = word.sign ?? ` ${word.name}`
    const key = JSON.stringify(typeof n === 'number' ? 0 : 'count' in n ? n.count : n)
    tails.set(key, [
      ...(tails.get(key) ?? []),
      typeof n === 'number'
        ? `${signed(n)}${sign}`
        : 'count' in n || ('amount' in n && s.known.has(n.amount))
          ? `${signed(step(n))}${sign}`
          : `+X${sign}`,
    ])
  }
  for (const [key, gains] of tails) {
    const n = (
      key === '0'
        ? 0
        : list.find((mod) => JSON.stringify(typeof mod.add === 'object' && 'count' in mod.add ? mod.add.count : mod.add) === key)?.add
    ) as Amount<Lexicon>
    const tail = typeof n === 'number' ? '' : (perEach(s, n) ?? `where X is ${amount(s, n)}`)
    said.push(['get', tail.startsWith('where') ? `${gains.join(' ')}, ${tail},` : `${gains.join(' ')} ${tail}`.trim()])
  }
  return said
}

function set(s: Speech, stat: string, n: Amount<Lexicon>): Said {
  const { name } = s.tongue.stats[stat]!
  if (typeof n === 'object' && 'half' in n && typeof n.half === 'object' && 'stat' in n.half && n.half.stat === stat)
    return ['have', `half ${amount(s, n.half)} (rounded down)`]
  return ['have', typeof n === 'number' ? `${n} ${name}` : `${name} equal to ${amount(s, n)}`]
}

function one(s: Speech, mod: AnyMod, many: boolean, lasting: boolean, toYou: boolean): Said {
  const { tongue } = s
  if ('give' in mod) {
    const word = tongue.keywords[mod.give as string]!
    return [lasting ? 'gain' : 'have', word.valued ? `${word.name} ${mod.value ?? 1}` : word.name]
  }
  if ('lose' in mod)
    return ['lose', mod.lose === 'effects' ? `${many ? 'their' : 'its'} abilities` : tongue.keywords[mod.lose as string]!.name]
  if ('family' in mod && typeof mod.family === 'string') return [lasting ? 'become' : 'be', `also ${mod.family}`]
  if ('cannot' in mod) return cannot(s, mod as Extract<AnyMod, { readonly cannot: string }>)
  if ('must' in mod) return ['must', `${tongue.verbs[mod.must as string]!.base} if able`]
  if ('may' in mod && !('goes' in mod)) return ['may', tongue.verbs[mod.may as string]!.base]
  if ('price' in mod) return price(s, mod as Extract<AnyMod, { readonly price: string }>, toYou ? 'you' : 'they')
  if ('goes' in mod) {
    const to = mod as Extract<AnyMod, { readonly goes: string }>
    return [to.may === true ? 'may' : 'go', `${to.may === true ? 'go ' : ''}to ${s.w.place(to.instead)} instead of ${s.w.place(to.goes)}`]
  }
  const key = Object.keys(mod).find((name) => name in tongue.mods)
  const say = (tongue.mods as Readonly<Record<string, (mod: object, w: Speech['w'], many: boolean) => Said>>)[key ?? '']
  if (say === undefined) throw new RulesBug(`no words for the modifier ${JSON.stringify(mod)}`)
  return say(mod, s.w, many)
}

function cannot(s: Speech, mod: Extract<AnyMod, { readonly cannot: string }>): Said {
  const word = s.tongue.verbs[mod.cannot]!
  const [verb, rest] = word.cannot
  const by =
    mod.by === undefined
      ? ''
      : ` ${word.by ?? 'by'} ${noun(s, mod.by.is === undefined && word.doer !== undefined ? { ...mod.by, is: word.doer } : mod.by, true)}`
  const from = mod.from === undefined ? '' : ` by ${s.w.whose(mod.from)} ${s.tongue.abilities}`
  const unless = mod.unless === undefined ? '' : ` unless they ${s.w.as('foe', () => s.w.block(mod.unless!))} for the turn`
  return [verb, `${rest}${by}${from}${unless}`]
}

/** "pay 2 less to buy bolt monsters", "pay nothing for the next monster you field", "pay 1 life for each monster they field". */
function price(s: Speech, mod: Extract<AnyMod, { readonly price: string }>, payer: 'you' | 'they'): Said {
  const word = s.tongue.prices[mod.price]!
  const change = mod.set !== undefined ? (mod.set === 0 ? 'nothing' : String(mod.set)) : changed(s, mod.add ?? 0, word.unit)
  const { side: _, ...of } = mod.of ?? {}
  const thing = (many: boolean): string => (mod.of === undefined ? word.thing[many ? 1 : 0] : noun(s, of, many))
  if (mod.next === true) return ['pay', `${change} for the next ${thing(false)} ${payer} ${word.verb}`]
  if (word.unit !== '') return ['pay', `${change} for each ${thing(false)} ${payer} ${word.verb}`]
  return ['pay', `${change} to ${word.verb} ${thing(true)}`]
}

/** Energy is paid anyway, so it is more or less; another unit is paid besides. */
function changed(s: Speech, n: Amount<Lexicon>, unit: string): string {
  if (unit !== '') return `${amount(s, n)} ${unit}`
  return typeof n === 'number' && n < 0 ? `${-n} less` : `${amount(s, n)} more`
}

/** A subject and what is done to it: "level 1 monsters can't block", for "all … can't" says something else. */
export const withVerb = (subject: string, said: string): string =>
  `${/^(can't|deal no|take no|deal at most)/.test(said) ? subject.replace(/^all /, '') : subject} ${said}`
