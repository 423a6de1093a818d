import { some as listed } from '../catalog.ts'
import type { Condition, Filter, Lexicon, RefName } from '../language.ts'
import { a, list } from './grammar.ts'
import { all, headOf, noun, rangeText, some, where } from './nouns.ts'
import { isMany, nameOf, refer, type Speech } from './speech.ts'

type AnyCondition = Condition<Lexicon>
type AnyFilter = Filter<Lexicon>

/** A condition as what follows "if": "you have no other monsters", "it is a sidekick". */
export function condition(s: Speech, is: AnyCondition): string {
  if ('some' in is) return `${there(s, is.some, is.n ?? 1)}${is.names === true ? ' with different names' : ''}`
  if ('no' in is) return there(s, is.no, 0)
  if ('every' in is) {
    const group = all(s, is.every)
    return Object.keys(is.every).length === 1 && is.every.among !== undefined
      ? `all of ${group} are ${predicate(s, is.fits, true)}`
      : `${group.replace(/^all /, '')} are all ${predicate(s, is.fits, true, headOf(s, is.every, true))}`
  }
  if ('ref' in is) return fits(s, is.ref, is.fits, true)
  if ('more' in is) return more(s, is)
  if ('turn' in is) return is.turn === 'you' ? 'it is your turn' : "it is your opponent's turn"
  if ('during' in is) return `this happens ${s.tongue.moments[is.during]!(undefined)}`
  if ('both' in is && s.tongue.manner !== undefined) {
    const said = together(s, is.both)
    if (said !== null) return said
  }
  if ('both' in is)
    return list(
      is.both.map((part) => condition(s, part)),
      'and',
    )
  if ('either' in is)
    return list(
      is.either.map((part) => condition(s, part)),
      'or',
    )
  if ('isnt' in is) return negated(s, is.isnt)
  return s.tongue.words[`cause:${listed(is.cause).join()}`]?.[0] ?? `it happens ${causes(s, is.cause)}`
}

/** "you have exactly 3 of them", "A, B and C are in your hand": several conditions that say one thing. */
function together(s: Speech, parts: readonly AnyCondition[]): string | null {
  const [first, second] = parts
  if (first === undefined || second === undefined || !('some' in first)) return null
  const same = (other: AnyFilter): boolean => JSON.stringify(other) === JSON.stringify(first.some)
  if (parts.length === 2 && 'isnt' in second && 'some' in second.isnt && same(second.isnt.some) && second.isnt.n === (first.n ?? 1) + 1)
    return there(s, first.some, first.n ?? 1).replace(/(\d+) or more/, 'exactly $1')
  const { named: _, ...place } = first.some
  const names = parts.flatMap((part) => {
    if (!('some' in part) || typeof part.some.named !== 'string' || part.n !== undefined) return []
    const { named, ...rest } = part.some
    return JSON.stringify(rest) === JSON.stringify(place) ? [`"${named}"`] : []
  })
  return names.length === parts.length ? `${list(names, 'and')} are ${where(s, first.some).join(' ')}` : null
}

export const causes = (s: Speech, cause: string | readonly string[]): string =>
  list(
    listed(cause).map((name) => s.tongue.causes[name] ?? `by ${name}`),
    'or',
  )

function negated(s: Speech, is: AnyCondition): string {
  if ('some' in is && (is.n ?? 1) === 1) return there(s, is.some, 0)
  if ('some' in is) return `${there(s, is.some, is.n ?? 1).replace(/(\d+) or more/, (_, n: string) => `fewer than ${n}`)}`
  if ('no' in is) return there(s, is.no, 1)
  if ('ref' in is) return fits(s, is.ref, is.fits, false)
  if ('turn' in is) return condition(s, { turn: is.turn === 'you' ? 'foe' : 'you' })
  if ('isnt' in is) return condition(s, is.isnt)
  if ('more' in is) return fewer(s, is)
  return `it is not true that ${condition(s, is)}`
}

/** "you have another fist monster", "there are 2 or more dice in your used pile", "your opponent has no monsters". */
function there(s: Speech, filter: AnyFilter, n: number): string {
  const alone = Object.keys(filter).every(
    (key) => key === 'is' || (key === 'side' && s.tongue.manner !== undefined && isFighting(s, filter)),
  )
  const acting = n === 1 && alone ? actor(s, filter) : null
  if (acting !== null) return acting
  const { side, ...rest } = filter
  const placed = filter.in !== undefined
  if (s.tongue.manner !== undefined) return found(s, filter, n)
  const what = placed ? filter : rest
  const things = n === 0 ? `no ${noun(s, what, true)}` : n === 1 ? some(s, what) : `${n} or more ${noun(s, what, true)}`
  if (side === undefined || placed)
    return `there ${n === 1 ? 'is' : 'are'} ${things}${side === undefined && !placed ? ' in the field' : ''}`
  return side === 'you' ? `you have ${things}` : `${s.tongue.player.foe[0]} has ${things}`
}

/** "you control a face-up monster", "there are no monsters on the field". */
function found(s: Speech, filter: AnyFilter, n: number): string {
  const { side, ...rest } = filter
  const things = (what: AnyFilter): string =>
    n === 0 ? `no ${noun(s, what, true)}` : n === 1 ? some(s, what) : `${n} or more ${noun(s, what, true)}`
  if (side === undefined || filter.in !== undefined) return `there ${n === 1 ? 'is' : 'are'} ${things(filter)}`
  s.hearing = true
  const what = things(rest)
  s.hearing = false
  return `${side === 'you' ? 'you control' : `${s.tongue.player.foe[0]} controls`} ${what}`
}

/** "a sidekick is attacking" says more than "there is an attacking sidekick". */
function actor(s: Speech, filter: AnyFilter): string | null {
  const is = listed(filter.is ?? [])
  const state =
    is.find((trait) => isFighter(s, trait)) ??
    is.find((trait) => {
      const word = s.tongue.traits[trait]!
      return 'adjective' in word && word.bare === true
    })
  const word = state === undefined ? undefined : s.tongue.traits[state]
  if (word === undefined || !('adjective' in word) || (is.length < 2 && word.sole !== true)) return null
  if (is.length < 2 && word.thing !== undefined && filter.side !== undefined)
    return `${a(word.thing[0])} ${s.tongue.manner?.controls[filter.side]} is ${word.adjective}`
  s.hearing = true
  const who = some(s, { ...filter, is: is.filter((trait) => trait !== state) })
  s.hearing = false
  return `${who} is ${word.adjective}`
}

const isFighter = (s: Speech, trait: string): boolean => {
  const word = s.tongue.traits[trait]!
  return 'sole' in word && word.sole === true
}
const isFighting = (s: Speech, filter: AnyFilter): boolean => listed(filter.is ?? []).some((trait) => isFighter(s, trait))

/** "it is a fist monster", "it has that name", "its level is 2 or more", "it is in your used pile". */
function fits(s: Speech, ref: RefName, filter: AnyFilter, yes: boolean): string {
  const many = isMany(s, ref)
  const be = many ? (yes ? 'are' : "aren't") : yes ? 'is' : "isn't"
  const keys = Object.keys(filter)
  const subject = (): string => refer(s, ref, 'subject')
  if (keys.every((key) => key === 'where') && filter.where !== undefined) {
    const [stat, range] = Object.entries(filter.where)[0]!
    const word = s.tongue.stats[stat]!
    const text = rangeText(s, word, range!)
    return word.adjective === true ? `${subject()} ${be} ${word.after(text, many)}` : `${refer(s, ref, 'own')} ${word.name} ${be} ${text}`
  }
  if (listed(filter.named ?? []).some((name) => name.startsWith('$')))
    return `${subject()} ${many ? (yes ? 'match' : "don't match") : yes ? 'matches' : "doesn't match"}`
  if (keys.every((key) => key === 'in')) return `${subject()} ${be} in ${zones(s, filter)}`
  const who = subject()
  const verb = verbal(s, ref, filter, many, yes)
  return verb !== null ? `${who} ${verb}` : `${who} ${be} ${predicate(s, filter, many)}`
}

/** What a trait says as a verb: "attacks alone", "didn't block this turn", "shows a monster face". */
function verbal(s: Speech, ref: RefName, filter: AnyFilter, many: boolean, yes: boolean): string | null {
  const keys = Object.keys(filter)
  const at = many ? 1 : 0
  const is = listed(filter.is ?? [])
  const not = listed(filter.not ?? [])
  if (keys.length !== 1) return null
  if (s.tongue.manner !== undefined && not.length === 0 && is.length > 1) return several(s, is, at, yes)
  if (is.length + not.length !== 1) return null
  const word = s.tongue.traits[(is[0] ?? not[0])!]!
  const positive = yes === (is.length === 1)
  if ('that' in word) return (positive ? word.that : word.not)[at]
  if ('noun' in word && not.length === 1)
    return many ? `${positive ? 'are' : "aren't"} ${word.noun[1]}` : `${positive ? 'is' : "isn't"} ${a(word.noun[0])}`
  if ('adjective' in word && word.bare === true && not.length === 1)
    return (positive ? [`is ${word.adjective}`, `are ${word.adjective}`] : word.not)[at]!
  return 'noun' in word && word.shown !== undefined && positive && s.rolled.has(nameOf(s, ref)) ? word.shown[at] : null
}

/** "was Summoned this turn and attacked". */
function several(s: Speech, is: readonly string[], at: 0 | 1, yes: boolean): string | null {
  const words = is.map((trait) => s.tongue.traits[trait]!)
  return yes && words.every((word) => 'that' in word)
    ? list(
        words.flatMap((word) => ('that' in word ? [word.that[at]] : [])),
        'and',
      )
    : null
}

const zones = (s: Speech, filter: AnyFilter): string =>
  list(
    listed(filter.in ?? []).map((zone) => s.w.place(zone)),
    'or',
  )

/** "a fist monster", "blocking", "yours". */
function predicate(s: Speech, filter: AnyFilter, many = false, head: string | null = null): string {
  const words = [...listed(filter.is ?? []), ...(filter.any ?? [])].map((trait) => s.tongue.traits[trait]!)
  const bare =
    words.length > 0 && words.every((word) => 'adjective' in word && (word.bare === true || word.state !== undefined || head !== null))
  const alone = Object.keys(filter).every((key) => key === 'is' || key === 'any')
  if (bare && alone) {
    const said = list(
      words.flatMap((word) => ('adjective' in word ? [head === null ? (word.state ?? word.adjective) : word.adjective] : [])),
      filter.any === undefined ? 'and' : 'or',
    )
    return head === null || words.every((word) => 'bare' in word && word.bare === true) ? said : `${said} ${head}`
  }
  if (Object.keys(filter).every((key) => key === 'side')) return filter.side === 'you' ? 'yours' : 'opposing'
  return many
    ? noun(s, filter, true)
    : filter.side === 'you' && filter.in === undefined
      ? `one of your ${noun(s, filter, true)}`
      : a(noun(s, filter, false))
}

/** "your opponent has more monsters than you", "its attack is more than 3". */
function more(s: Speech, is: Extract<AnyCondition, { readonly more: unknown }>): string {
  const { more: big, than: small } = is
  const [you, foe] = [s.tongue.player.you[0], s.tongue.player.foe[0]]
  if (typeof big === 'object' && typeof small === 'object') {
    if ('count' in big && 'count' in small && big.count.side !== undefined && big.count.side !== small.count.side) {
      const { side, ...rest } = big.count
      return side === 'you' ? `${you} have more ${noun(s, rest, true)} than ${foe}` : `${foe} has more ${noun(s, rest, true)} than ${you}`
    }
    if ('stat' in big && 'stat' in small && big.stat === small.stat && big.at === undefined) {
      const name = s.tongue.stats[big.stat]!.name
      if (big.of === 'foe' && small.of === 'you') return `${foe} has more ${name} than ${you}`
      if (big.of === 'you' && small.of === 'foe') return `${you} have more ${name} than ${foe}`
    }
  }
  const word = typeof big === 'object' && 'stat' in big ? s.tongue.stats[big.stat] : undefined
  if (word?.atLeast !== undefined && typeof small === 'number' && typeof big === 'object' && 'stat' in big)
    return word.atLeast(small + 1, s.w.the(big.of))
  if (s.tongue.manner !== undefined && typeof big === 'object' && 'amount' in big && typeof small === 'number')
    return `${s.tongue.amounts[s.known.get(big.amount)?.noun ?? ''] ?? 'the result'} is ${small + 1} or more`
  if (s.tongue.manner !== undefined && typeof small === 'object' && 'amount' in small && typeof big === 'number')
    return `${s.tongue.amounts[s.known.get(small.amount)?.noun ?? ''] ?? 'the result'} is ${big - 1} or less`
  if (small === 0 && typeof big === 'object' && 'amount' in big) return 'any were'
  return `${s.w.amount(big)} is more than ${s.w.amount(small)}`
}

/** The opposite: "there are no Spell Counters on it". */
function fewer(s: Speech, is: Extract<AnyCondition, { readonly more: unknown }>): string {
  const { more: big, than: small } = is
  const word = typeof big === 'object' && 'stat' in big ? s.tongue.stats[big.stat] : undefined
  if (word?.atLeast !== undefined && small === 0 && typeof big === 'object' && 'stat' in big) return word.atLeast(0, s.w.the(big.of))
  return `${s.w.amount(big)} is at most ${s.w.amount(small)}`
}

/** Conditions that are times: "during your attack step", "on your turn"; and what is left of them. */
export function timing(
  s: Speech,
  is: AnyCondition | undefined,
): { readonly time: string; readonly cause: string; readonly rest: AnyCondition | null } {
  if (is === undefined) return { time: '', cause: '', rest: null }
  const parts = 'both' in is ? is.both : [is]
  const turn = parts.find((part) => 'turn' in part)
  const during = parts.find((part) => 'during' in part)
  const cause = parts.find((part) => 'cause' in part)
  const beside = parts.find((part): part is Extract<AnyCondition, { isnt: unknown }> => 'isnt' in part && 'during' in part.isnt)
  const except = beside !== undefined && 'during' in beside.isnt ? s.tongue.words[`not:${beside.isnt.during}`]?.[0] : undefined
  const rest = parts.filter((part) => part !== turn && part !== during && part !== cause && (part !== beside || except === undefined))
  const whose = turn === undefined ? undefined : turn.turn
  return {
    time:
      except !== undefined
        ? except
        : during !== undefined
          ? s.tongue.moments[during.during]!(whose)
          : whose === undefined
            ? ''
            : whose === 'you'
              ? 'on your turn'
              : "on your opponent's turn",
    cause: cause === undefined ? '' : causes(s, cause.cause),
    rest: rest.length === 0 ? null : rest.length === 1 ? rest[0]! : { both: rest },
  }
}
