import { some as listed } from '../catalog.ts'
import type { Amount, Filter, Lexicon, Range } from '../language.ts'
import type { Noun, StatWord, TraitWord } from '../tongue.ts'
import { a, list } from './grammar.ts'
import type { Speech } from './speech.ts'

type AnyFilter = Filter<Lexicon>

/** The parts of a noun phrase: whose, which other, what stands before, the thing, what stands after. */
interface Parts {
  readonly owner: string
  readonly other: boolean
  /** There is one such: "the attacking monster"; called by its name alone: "Kuriboh". */
  readonly sole: boolean
  readonly named: boolean
  readonly before: readonly string[]
  readonly head: Noun
  after(many: boolean): readonly string[]
}

/** Things of a filter without a number: "opposing level 1 monsters in the field". */
export function noun(s: Speech, filter: AnyFilter, many: boolean): string {
  const parts = partsOf(s, filter)
  return phrase(parts.other ? ['other', ...parts.before] : parts.before, parts, many)
}

const phrase = (before: readonly string[], parts: Parts, many: boolean): string =>
  [...before, ...(parts.named ? [] : [parts.head[many ? 1 : 0]]), ...parts.after(many)].join(' ')

/** The thing itself, for "that monster". */
export const headOf = (s: Speech, filter: AnyFilter, many: boolean): string => partsOf(s, filter).head[many ? 1 : 0]

/** A number of them: "a die", "one of your monsters", "up to 2 target sidekicks", "another fist monster". */
export function some(s: Speech, filter: AnyFilter, many?: Amount<Lexicon>, upTo = false, targeted = false): string {
  const parts = partsOf(s, filter)
  if (s.tongue.manner !== undefined) return counted(s, parts, many, upTo)
  const n = many ?? 1
  const target = targeted && parts.owner === '' ? ['target'] : []
  const limit = upTo ? 'up to ' : ''
  if (n === 1) {
    if (parts.owner !== '') return `${limit}${parts.other ? 'another' : 'one'} of ${parts.owner} ${phrase(parts.before, parts, true)}`
    const one = phrase(parts.before, parts, false)
    if (parts.other) return upTo ? `up to one other ${one}` : target.length > 0 ? `target other ${one}` : `another ${one}`
    if (target.length > 0) return upTo ? `up to one target ${one}` : `target ${one}`
    return upTo ? `up to one ${one}` : a(one)
  }
  const before = [...target, ...(parts.other ? ['other'] : []), ...parts.before]
  const of = parts.owner === '' ? '' : `of ${parts.owner} `
  if (typeof n === 'number')
    return upTo && n > 12
      ? `any number of ${of.slice(3)}${phrase(before, parts, true)}`
      : `${limit}${n} ${of}${phrase(before, parts, true)}`
  return `${limit}${s.w.count(n, `${of}${phrase(before, parts, false)}`, `${of}${phrase(before, parts, true)}`)}`
}

/** The same in figures, with whose it is after it: "a monster", "1 monster you control", "up to 2 other monsters". */
function counted(s: Speech, parts: Parts, n: Amount<Lexicon> | undefined, upTo: boolean): string {
  const one = phrase(parts.before, parts, false)
  const limit = upTo ? 'up to ' : ''
  const other = parts.other ? ['other'] : []
  if (parts.sole) return `the ${one}`
  if (one.startsWith(`${parts.head[0]} among `) && parts.before.length === 0) return `one of ${one.slice(parts.head[0].length + 7)}`
  if (n === undefined) return parts.other ? `another ${one}` : a(one)
  const each = phrase([...other, ...parts.before], parts, false)
  const all = phrase([...other, ...parts.before], parts, true)
  if (typeof n !== 'number') return `${limit}${s.w.count(n, each, all)}`
  return n === 1 ? `${limit}1 ${each}` : upTo && n > 12 ? `any number of ${all}` : `${limit}${n} ${all}`
}

/** All of them: "all sidekicks", "your other monsters", "all opposing monsters". */
export function all(s: Speech, filter: AnyFilter): string {
  const parts = partsOf(s, filter)
  const text = phrase(parts.other ? ['other', ...parts.before] : parts.before, parts, true)
  if (filter.among !== undefined) return Object.keys(filter).length === 1 ? s.w.the(filter.among) : `the ${text}`
  if (parts.sole) return `the ${phrase(parts.before, parts, false)}`
  return parts.owner === '' ? `all ${text}` : `${parts.owner} ${text}`
}

function partsOf(s: Speech, filter: AnyFilter): Parts {
  const { tongue } = s
  const { manner } = tongue
  const rolled = filter.among !== undefined && s.rolled.has(filter.among)
  const all = listed(filter.is ?? []).map((trait) => tongue.traits[trait]!)
  const shown = rolled ? all.filter((word) => 'shown' in word && word.shown !== undefined) : []
  const joined = filter.engaged === undefined ? undefined : listed(filter.is ?? []).find((trait) => `engaged:${trait}` in tongue.words)
  const traits = all.filter(
    (word) => !shown.includes(word) && !('implied' in word && word.implied === true) && word !== tongue.traits[joined ?? ''],
  )
  const zones = listed(filter.in ?? []).map((zone) => tongue.zones[zone]!)
  const cards = zones.length > 0 && zones.every((zone) => zone.cards === true)
  const away = zones.length > 0 && zones.every((zone) => !zone.play)
  const nouns = traits.filter((word) => 'noun' in word).sort((x, y) => y.rank - x.rank)
  const choice = (filter.any ?? []).map((trait) => tongue.traits[trait]!)
  const names = listed(filter.named ?? []).filter((name) => !name.startsWith('$'))
  const head =
    names.length > 0 && manner === undefined
      ? tongue.piece
      : cards
        ? tongue.card
        : headNoun(s, nouns, choice, away, joined === undefined ? traits : all)
  const adjectives = traits.flatMap((word) => ('adjective' in word ? [word.adjective] : []))
  const first = traits.filter((word) => 'adjective' in word && (word.sole === true || word.bare === true))
  const later = traits.filter((word) => !first.includes(word))
  const said = (words: readonly TraitWord[]): readonly string[] => words.flatMap((word) => ('adjective' in word ? [word.adjective] : []))
  const orAdjectives = choice.flatMap((word) => ('adjective' in word ? [word.adjective] : []))
  const nots = listed(filter.not ?? []).map((trait) => tongue.traits[trait]!)
  const exact = Object.entries(filter.where ?? {}).flatMap(([stat, range]) => {
    const word = tongue.stats[stat]!
    return isAhead(word, range) ? [word.before!(rangeText(s, word, range!))] : []
  })
  const mine = sideOf(s, filter.side)
  const placed = zones.some((zone) => zone.own && zone.cards !== true)
  return {
    owner:
      mine === 'opposing' || manner !== undefined || placed || filter.among !== undefined
        ? ''
        : filter.owner === undefined
          ? mine
          : s.w.whose(filter.owner),
    other: filter.but !== undefined,
    sole: joined === 'equipped' || traits.some(isSole),
    named: names.length > 0 && manner !== undefined,
    before: [
      ...(mine === 'opposing' && !placed && manner === undefined ? ['opposing'] : []),
      ...(manner === undefined ? [] : [...said(first.filter(isSole)), ...said(first.filter((word) => !isSole(word)))]),
      ...nots.flatMap((word) => ('noun' in word ? [word.not] : manner !== undefined && isKind(word) ? [`non-${word.adjective}`] : [])),
      ...(filter.notFamily === undefined ? [] : [`non-${filter.notFamily}`]),
      ...exact,
      ...(manner === undefined ? adjectives : said(later)),
      ...(orAdjectives.length > 0 ? [list(orAdjectives, 'or')] : []),
      ...(filter.family === undefined
        ? []
        : [
            list(
              listed(filter.family).map((name) => tongue.words[`family:${name}`]?.[0] ?? name),
              'or',
            ),
          ]),
      ...(names.length > 0 ? [list(manner === undefined ? names : names.map((name) => `"${name}"`), 'or')] : []),
    ],
    head,
    after: (many) =>
      manner !== undefined
        ? behind(s, filter, many, traits, nots)
        : [
            ...(filter.among === undefined ? [] : [`among ${s.w.the(filter.among)}`]),
            ...traits.flatMap((word) => ('that' in word ? [`that ${word.that[many ? 1 : 0]}`] : [])),
            ...nots.flatMap((word) => ('noun' in word ? [] : [`that ${word.not[many ? 1 : 0]}`])),
            ...shown.flatMap((word) => ('shown' in word && word.shown !== undefined ? [`that ${word.shown[many ? 1 : 0]}`] : [])),
            ...(filter.card === undefined ? [] : [filter.card === 'self' ? 'of this card' : `of ${s.w.of(filter.card)} card`]),
            ...(zones.length > 0 && !cards ? where(s, filter) : []),
            ...qualities(s, filter, many),
            ...ranges(s, filter, many, () => true),
          ],
  }
}

const isSole = (word: TraitWord): boolean => 'sole' in word && word.sole === true
/** What a thing is for good, not how it stands: "non-DARK". */
const isKind = (word: TraitWord): word is Extract<TraitWord, { adjective: string }> =>
  'adjective' in word && word.bare !== true && word.state === undefined

/** What stands after the noun where sides do: its values, whose and where it is, what it did. */
function behind(s: Speech, filter: AnyFilter, many: boolean, traits: readonly TraitWord[], nots: readonly TraitWord[]): readonly string[] {
  const { manner } = s.tongue
  const on = filter.in === undefined || listed(filter.in).every((zone) => s.tongue.zones[zone]!.play)
  const sole = traits.some(isSole)
  const free = filter.among === undefined && filter.engaged === undefined && !sole && s.hearing === false
  const side = filter.side === s.subject && filter.side === 'foe' ? 'they control' : manner!.controls[filter.side ?? 'you']
  return [
    ...(filter.among === undefined ? [] : [`among ${s.w.the(filter.among)}`]),
    ...ranges(s, filter, many, isPlain),
    ...qualities(s, filter, many),
    ...(on
      ? filter.side !== undefined
        ? sole && s.event === 'attackDeclared'
          ? []
          : [side]
        : free
          ? [manner!.field]
          : []
      : where(s, filter)),
    ...traits.flatMap((word) => ('that' in word ? [`that ${word.that[many ? 1 : 0]}`] : [])),
    ...nots.flatMap((word) => ('noun' in word || isKind(word) ? [] : [`that ${word.not[many ? 1 : 0]}`])),
    ...ranges(s, filter, many, (range) => !isPlain(range)),
  ]
}

function headNoun(
  s: Speech,
  nouns: readonly Extract<TraitWord, { noun: Noun }>[],
  choice: readonly TraitWord[],
  away: boolean,
  traits: readonly TraitWord[],
): Noun {
  const form = (word: Extract<TraitWord, { noun: Noun }>): Noun => (away ? (word.away ?? word.noun) : word.noun)
  const first = nouns[0]
  if (first !== undefined) return form(first)
  const either = choice.flatMap((word) => ('noun' in word ? [form(word)] : []))
  if (either.length > 0)
    return [
      list(
        either.map((noun) => noun[0]),
        'or',
      ),
      list(
        either.map((noun) => noun[1]),
        'or',
      ),
    ]
  return traits.concat(choice).flatMap((word) => ('thing' in word && word.thing !== undefined ? [word.thing] : []))[0] ?? s.tongue.piece
}

/** "your", "opposing", "their" where the opponent speaks, or nothing. */
function sideOf(s: Speech, side: 'you' | 'foe' | undefined): string {
  if (side === undefined) return ''
  if (side === s.subject) return s.subject === 'you' ? 'your' : 'their'
  return side === 'you' ? 'your' : 'opposing'
}

/** "in your used pile or prep area", "in the field". */
export function where(s: Speech, filter: AnyFilter): readonly string[] {
  const zones = listed(filter.in ?? []).map((zone) => s.tongue.zones[zone]!)
  const whose =
    filter.side === undefined
      ? (s.tongue.words["any player's"]?.[0] ?? "any player's")
      : filter.side === s.subject && filter.side !== 'you'
        ? 'their'
        : s.tongue.player[filter.side][1]
  const own = zones.filter((zone) => zone.own).map((zone) => zone.noun[0])
  const shared = [...new Set(zones.filter((zone) => !zone.own).map((zone) => `the ${zone.noun[0]}`))]
  const first = zones[0]!
  if (own.length === 0 && zones.every((zone) => zone.play)) return []
  return [`${first.at} ${list([...shared, ...(own.length > 0 ? [`${whose} ${list(own, 'or')}`] : [])], 'or')}`]
}

function qualities(s: Speech, filter: AnyFilter, many: boolean): readonly string[] {
  const said: string[] = []
  if (listed(filter.named ?? []).some((name) => name.startsWith('$'))) said.push('with that name')
  if (filter.unnamed !== undefined)
    said.push(s.tongue.manner === undefined ? `not named ${filter.unnamed}` : `other than "${filter.unnamed}"`)
  if (filter.titled !== undefined) said.push(`with “${filter.titled}” in ${many ? 'their names' : 'its name'}`)
  if (filter.otherNameThan !== undefined) said.push('with a different name')
  if (filter.with !== undefined) said.push(`with ${s.tongue.keywords[filter.with]!.name}`)
  if (filter.engaged !== undefined) {
    const joined = listed(filter.is ?? []).find((trait) => `engaged:${trait}` in s.tongue.words)
    said.push(`${s.tongue.words[`engaged:${joined}`]?.[0] ?? 'engaged with'} ${s.w.the(filter.engaged)}`)
  }
  if (filter.within !== undefined) {
    const { n, by } = filter.within
    said.push(`within ${n} ${s.tongue.words[`within:${by}`]?.[n === 1 ? 0 : 1] ?? by}`)
  }
  return said
}

/** A value that stands before the noun. */
const isAhead = (word: StatWord, range: Range<Lexicon> | undefined): boolean =>
  word.before !== undefined && range !== undefined && (typeof range === 'number' || (word.ahead === true && isPlain(range)))

function ranges(s: Speech, filter: AnyFilter, many: boolean, which: (range: Range<Lexicon>) => boolean): readonly string[] {
  return Object.entries(filter.where ?? {}).flatMap(([stat, range]) => {
    const word = s.tongue.stats[stat]!
    if (range === undefined || isAhead(word, range) || !which(range)) return []
    if (s.tongue.manner !== undefined && isHighest(filter, stat, range)) return [`with the highest ${word.name}`]
    return [isPlain(range) ? word.after(rangeText(s, word, range), many) : bounds(s, word, range)]
  })
}

/** None of its like has more. */
const isHighest = (filter: AnyFilter, stat: string, range: Range<Lexicon>): boolean => {
  const { where: _, ...like } = filter
  const min = typeof range === 'object' ? range.min : undefined
  return typeof min === 'object' && 'highest' in min && min.highest === stat && JSON.stringify(min.among) === JSON.stringify(like)
}

const isPlain = (range: Range<Lexicon>): boolean =>
  typeof range === 'number' || [range.min, range.max].every((end) => end === undefined || typeof end === 'number')

/** "whose level is at most this monster's level": what is compared is named, for "its" would be the wrong one. */
function bounds(s: Speech, word: StatWord, range: Range<Lexicon>): string {
  if (typeof range === 'number') return `whose ${word.name} is ${range}`
  const named = (n: Amount<Lexicon>): string => {
    s.focus = null
    return s.w.amount(n)
  }
  const { min, max } = range
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max)) return `whose ${word.name} is equal to ${named(min)}`
  if (max !== undefined && typeof max === 'object' && 'sum' in max && max.sum.length === 2 && max.sum[1] === -1)
    return `whose ${word.name} is less than ${named(max.sum[0]!)}`
  const ends = [...(min === undefined ? [] : [`at least ${named(min)}`]), ...(max === undefined ? [] : [`at most ${named(max)}`])]
  return `whose ${word.name} is ${ends.join(' and ')}`
}

export function rangeText(s: Speech, word: StatWord, range: Range<Lexicon>): string {
  if (typeof range === 'number') return String(range)
  if (range.min !== undefined && range.max !== undefined) {
    if (range.min === range.max) return s.w.amount(range.min)
    return `${s.w.amount(range.min)} ${typeof range.max === 'number' && range.max === Number(range.min) + 1 ? 'or' : 'to'} ${s.w.amount(range.max)}`
  }
  if (range.min !== undefined) return `${s.w.amount(range.min)} ${word.more}`
  return range.max === undefined ? 'any' : range.max === 0 ? '0' : `${s.w.amount(range.max)} ${word.less}`
}
