import { RulesBug } from '@duelhall/kernel'
import type { Amount, Lexicon, Mod, RefName, To, ToPlayer } from '../language.ts'
import type { Said } from '../tongue.ts'
import { amount, perEach, rounded, step } from './amounts.ts'
import { conjugate, join, list, signed } from './grammar.ts'
import { noun } from './nouns.ts'
import { anyone, isPlayerWord, manyVerb } from './players.ts'
import { nameOf, type Speech } from './speech.ts'

type AnyMod = Mod<Lexicon>
/** What it lies on: a piece, the reader, or another player. */
export type Whom = 'piece' | 'you' | 'player'
export const whomOf = (to: unknown): Whom => (to === 'you' ? 'you' : isPlayerWord(to) ? 'player' : 'piece')

/** What modifiers do to a subject: "gets +1A +1D and gains Overcrush". */
export function mods(s: Speech, all: readonly AnyMod[], many: boolean, lasting: boolean, whom: Whom): string {
  const said = (s.tongue.manner === undefined ? stats(s, all) : gains(s, all)).concat(
    all.filter((mod) => !('stat' in mod)).map((mod) => one(s, mod, many, lasting, whom)),
  )
  const merged: [string, string[]][] = []
  for (const [verb, rest] of said) {
    const last = merged[merged.length - 1]
    if (last !== undefined && last[0] === verb) last[1].push(rest)
    else merged.push([verb, [rest]])
  }
  return list(
    merged.map(([verb, rest]) => `${conjugate(verb, many)} ${list(rest, verb === "can't" || verb === 'cannot' ? 'or' : 'and')}`.trim()),
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

/** "gains 400 ATK and DEF", "loses 2 Levels", "gains ATK equal to …". */
function gains(s: Speech, all: readonly AnyMod[]): readonly Said[] {
  const list = all.filter((mod): mod is StatMod => 'stat' in mod)
  const named = (stat: string): string => (s.tongue.stats[stat]!.sign ?? s.tongue.stats[stat]!.name).trim()
  const groups = new Map<string, StatMod[]>()
  const said: Said[] = []
  for (const mod of list) {
    if (mod.set !== undefined) said.push(set(s, mod.stat, mod.set))
    else groups.set(JSON.stringify(mod.add), [...(groups.get(JSON.stringify(mod.add)) ?? []), mod])
  }
  for (const group of groups.values()) {
    const n = group[0]!.add ?? 0
    const names = group.map((mod) => named(mod.stat)).join(' and ')
    if (typeof n === 'number') said.push([n < 0 ? 'lose' : 'gain', `${Math.abs(n)} ${names}`])
    else {
      const each = perEach(s, n)
      const much = each === null ? amount(s, n) : ''
      said.push([
        'gain',
        much === 'that amount' ? `that much ${names}` : each === null ? `${names} equal to ${much}` : `${step(n)} ${names} ${each}`,
      ])
    }
  }
  return said
}

type Ban = Extract<AnyMod, { readonly cannot: string }>
const isNarrow = (mod: AnyMod): mod is Ban => 'cannot' in mod && mod.by !== undefined
/** A ban of a player that is narrowed to some pieces is said of these: "monsters you control cannot be destroyed by battle". */
const barred = (s: Speech, mod: Ban): string => {
  const [verb, rest] = s.tongue.verbs[mod.cannot]!.cannot
  return `${noun(s, mod.by!, true)} ${conjugate(verb, true)} ${rest}`
}

/** Somebody and what is done to them: "its ATK becomes 0", "this card gains 400 ATK". */
export function told(s: Speech, to: To<Lexicon> | ToPlayer, all: readonly AnyMod[], lasting: boolean): string {
  const others = s.tongue.manner === undefined || whomOf(to) === 'piece' ? [] : all.filter(isNarrow)
  if (others.length > 0) {
    const own = all.filter((mod) => !others.includes(mod as Ban))
    return list([...(own.length === 0 ? [] : [told(s, to, own, lasting)]), ...others.map((mod) => barred(s, mod))], 'and')
  }
  const [first, ...rest] = all
  if (s.tongue.manner === undefined || first === undefined || !('stat' in first) || first.set === undefined)
    return withVerb(anyone(s, to, 'subject'), mods(s, all, manyVerb(s, to), lasting, whomOf(to)))
  const { name } = s.tongue.stats[first.stat as string]!
  const whose = anyone(s, to, 'own')
  if (typeof to === 'string') s.focus = nameOf(s, to as RefName)
  const { set: n } = first as { readonly set: Amount<Lexicon> }
  const isHalf = typeof n === 'object' && 'half' in n && typeof n.half === 'object' && 'stat' in n.half && n.half.stat === first.stat
  const noted = typeof n === 'object' && 'amount' in n ? s.notes.get(n.amount) : undefined
  const halved = isHalf || (typeof noted === 'object' && 'half' in noted)
  if (halved && typeof n === 'object' && 'amount' in n) s.notes.delete(n.amount)
  const said = `${whose} ${name} ${halved ? 'is halved' : `becomes ${amount(s, n)}`}`
  return rest.length === 0 ? said : `${said} and ${told(s, to, rest, lasting)}`
}

function set(s: Speech, stat: string, n: Amount<Lexicon>): Said {
  const { name } = s.tongue.stats[stat]!
  if (typeof n === 'object' && 'half' in n && typeof n.half === 'object' && 'stat' in n.half && n.half.stat === stat)
    return ['have', join('half', amount(s, n.half), rounded(s))]
  return ['have', typeof n === 'number' ? `${n} ${name}` : `${name} equal to ${amount(s, n)}`]
}

function one(s: Speech, mod: AnyMod, many: boolean, lasting: boolean, whom: Whom): Said {
  const { tongue } = s
  if ('give' in mod) {
    const word = tongue.keywords[mod.give as string]!
    return [lasting ? 'gain' : 'have', word.valued ? `${word.name} ${mod.value ?? 1}` : word.name]
  }
  if ('lose' in mod && mod.lose === 'effects' && tongue.manner !== undefined) return ['have', `${many ? 'their' : 'its'} effects negated`]
  if ('lose' in mod)
    return ['lose', mod.lose === 'effects' ? `${many ? 'their' : 'its'} abilities` : tongue.keywords[mod.lose as string]!.name]
  if ('family' in mod && typeof mod.family === 'string') return [lasting ? 'become' : 'be', `also ${mod.family}`]
  if ('cannot' in mod) return cannot(s, mod as Extract<AnyMod, { readonly cannot: string }>, whom)
  if ('must' in mod) return ['must', `${tongue.verbs[mod.must as string]!.base} if able`]
  if ('may' in mod && !('goes' in mod)) return [tongue.words.may?.[0] ?? 'may', tongue.verbs[mod.may as string]!.base]
  if ('price' in mod) return price(s, mod as Extract<AnyMod, { readonly price: string }>, whom === 'you' ? 'you' : 'they')
  if ('goes' in mod) {
    const to = mod as Extract<AnyMod, { readonly goes: string }>
    return [to.may === true ? 'may' : 'go', `${to.may === true ? 'go ' : ''}to ${s.w.place(to.instead)} instead of ${s.w.place(to.goes)}`]
  }
  const key = Object.keys(mod).find((name) => name in tongue.mods)
  const say = (tongue.mods as Readonly<Record<string, (mod: object, w: Speech['w'], many: boolean) => Said>>)[key ?? '']
  if (say === undefined) throw new RulesBug(`no words for the modifier ${JSON.stringify(mod)}`)
  return say(mod, s.w, many)
}

function cannot(s: Speech, mod: Extract<AnyMod, { readonly cannot: string }>, whom: Whom): Said {
  const word = s.tongue.verbs[mod.cannot]!
  const [verb, rest] = whom === 'piece' ? word.cannot : (word.cannotPlayer ?? word.cannot)
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
  `${/^(can't|cannot|deal no|take no|deal at most)/.test(said) ? subject.replace(/^all /, '') : subject} ${said}`
