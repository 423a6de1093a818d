import { some as listed } from '../catalog.ts'
import type { Filter, Lexicon, Mod, When } from '../language.ts'
import type { Noun, Tongue } from '../tongue.ts'
import type { Part, Words } from '../words.ts'
import { amount, count, much } from './amounts.ts'
import { announceAll, block, choices, choose } from './blocks.ts'
import { condition } from './conditions.ts'
import { capital, conjugate, join, list } from './grammar.ts'
import { mods, told } from './mods.ts'
import { all, headOf, noun, some } from './nouns.ts'
import { anyone, isPlayerWord, manyVerb, who, whose } from './players.ts'
import { alias, isMany, mention, nameOf, type Speaks, type Speech } from './speech.ts'

/** Begins a text: nothing has been mentioned yet. */
export function begin(speaks: Speaks, tongue: Tongue, self: string, explicit: ReadonlySet<string>, value: number | null): Speech {
  const s: Speech = {
    speaks,
    tongue,
    self,
    known: new Map(),
    focus: null,
    subject: null,
    depth: 0,
    at: 0,
    explicit,
    late: new Set(),
    orders: new Set(),
    replaced: null,
    event: null,
    hearing: false,
    oneLine: false,
    rolled: new Set(),
    notes: new Map(),
    value,
    w: silence,
  }
  s.w = wordsOf(s)
  return s
}

const parts = (rest: readonly Part[]): string => join(...rest.map((part) => (typeof part === 'string' ? part : part())))

function wordsOf(s: Speech): Words {
  return {
    clause(player, verb, ...rest) {
      if (player === undefined || player === 'you') {
        const order = join(verb, parts(rest))
        s.orders.add(order)
        return order
      }
      return s.w.does(player, verb, ...rest)
    },
    does(what, verb, ...rest) {
      const subject = anyone(s, what, 'subject')
      const bent = conjugate(verb, manyVerb(s, what) || subject === 'they')
      return join(subject, bent, parts(rest))
    },
    amount: (n) => amount(s, n),
    count: (n, one, many) => count(s, n, one, many),
    much: (n, what) => much(s, n, what),
    the: (to) => anyone(s, to, 'object'),
    of: (to) => anyone(s, to, 'own'),
    isMany: (to) => (typeof to === 'string' ? isMany(s, to as 'self') : manyVerb(s, to)),
    some: (filter, n, upTo) => some(s, filter, n, upTo),
    noun: (filter, many) => noun(s, filter, many),
    who: (player) => who(s, player),
    whose: (player) => whose(s, player),
    place: (zone, of) => place(s, zone, of),
    until: (until) => untilText(s, until),
    condition: (is) => condition(s, is),
    when: (on) => when(s, on),
    mods: (all, many) => mods(s, all, many === true, true, 'piece'),
    block(steps) {
      s.depth++
      const text = block(s, steps)
      s.depth--
      return text
    },
    word: (key, many) => s.tongue.words[key]?.[many === true ? 1 : 0] ?? key,
    mention: (name, phrase, many, thing, owner) =>
      mention(s, name, phrase, many, thing ?? (many ? s.tongue.piece[1] : s.tongue.piece[0]), owner === undefined ? null : whose(s, owner)),
    heard: (name, piece, unsaid) => heard(s, name, piece, unsaid === true),
    note(name, n) {
      s.notes.set(name, n)
      return ''
    },
    rolled(to) {
      if (typeof to === 'string') s.rolled.add(nameOf(s, to as 'self'))
    },
    head: (filter, many) => headOf(s, filter, many),
    pick: (pick) => choose(s, pick),
    each: (of, name) => each(s, of, name),
    lasting: (to, all, until) => lasting(s, to, all, until),
    guard: (to, verb, steps, until) => guard(s, to, verb, steps, until),
    targets: (picks, steps) => targets(s, picks, steps),
    happens: () => s.tongue.verbs[s.replaced ?? '']?.happens ?? 'it happens',
    more: (n) =>
      s.w.clause('you', s.tongue.verbs[s.replaced ?? '']?.more(typeof n === 'object' && 'amount' in n ? null : amount(s, n)) ?? 'add more'),
    alike(say) {
      const focus = s.focus
      const text = say()
      s.focus = focus
      return text
    },
    as(player, say) {
      const before = s.subject
      s.subject = player ?? 'you'
      const text = say()
      s.subject = before
      return text
    },
  }
}

/** Stands in until the words are made. */
const silence = {} as Words

function place(s: Speech, zone: string, of: Parameters<Words['of']>[0] | undefined): string {
  const word = s.tongue.zones[zone]!
  if (!word.own) return `the ${word.noun[0]}`
  if (of === undefined || of === 'self') return `${s.subject === 'foe' ? 'their' : s.tongue.player.you[1]} ${word.noun[0]}`
  if (isPlayerWord(of)) return `${whose(s, of)} ${word.noun[0]}`
  if (typeof of === 'object' && 'among' in of && of.among !== undefined) return place(s, zone, of.among)
  if (typeof of === 'object')
    return 'controllerOf' in of || 'ownerOf' in of ? `${whose(s, of)} ${word.noun[0]}` : owned(s, sidePlayer(of), true, word.noun)
  return owned(s, s.known.get(nameOf(s, of))?.owner ?? null, isMany(s, of), word.noun)
}

const sidePlayer = (filter: Filter<Lexicon>): string | null =>
  filter.side === 'you' ? 'your' : filter.side === 'foe' ? "your opponent's" : null
const owned = (s: Speech, owner: string | null, many: boolean, zone: Noun): string => {
  if (owner !== null) return `${s.subject === 'foe' && owner === s.tongue.player.foe[1] ? 'their' : owner} ${zone[0]}`
  return many ? `their owners' ${zone[1]}` : `its owner's ${zone[0]}`
}

function untilText(s: Speech, until: Parameters<Words['until']>[0]): string {
  if (typeof until === 'string') return s.tongue.points[until]!(null, 0)
  if ('while' in until)
    return `as long as ${anyone(s, until.while, 'subject')} ${isMany(s, until.while) ? 'stay' : 'stays'} ${s.tongue.manner?.field ?? 'in play'}`
  return s.tongue.points[until.point]!(whose(s, until.of), until.n ?? 0)
}

/** "when this monster attacks or blocks": several events share their subject. */
function when(s: Speech, on: When<Lexicon>): string {
  const said = listed(on.on).map((event) => {
    s.focus = null
    s.event = event
    return s.tongue.events[event]!({ ...on, on: event }, s.w)
  })
  const first = said[0] ?? ''
  const words = first.split(' ')
  const shared = said.length < 2 ? 0 : words.findIndex((word, i) => said.some((text) => text.split(' ')[i] !== word))
  if (shared <= 0) return list(said, 'or')
  return `${words.slice(0, shared).join(' ')} ${list(
    said.map((text) => text.split(' ').slice(shared).join(' ')),
    'or',
  )}`
}

function heard(s: Speech, name: 'event' | 'other', piece: 'self' | Filter<Lexicon> | undefined, unsaid: boolean): string {
  if (piece === undefined) return ''
  if (piece === 'self') {
    alias(s, name, 'self')
    s.focus = unsaid ? null : 'self'
    return s.self
  }
  s.hearing = true
  const phrase = some(s, piece)
  s.hearing = false
  return mention(s, name, phrase, false, headOf(s, piece, false), sidePlayer(piece))
}

function each(s: Speech, of: Parameters<Words['each']>[0], name: Parameters<Words['each']>[1]): string {
  if (typeof of === 'string') return mention(s, name, `each of ${anyone(s, of, 'object')}`, false, s.tongue.piece[0])
  const text = noun(s, of, false)
  const words = of.side === 'you' && of.in === undefined && of.among === undefined ? `each of ${all(s, of)}` : `each ${text}`
  return mention(
    s,
    name,
    words,
    false,
    headOf(s, of, false),
    sidePlayer(of) ?? (of.among === undefined ? null : (s.known.get(of.among)?.owner ?? null)),
  )
}

function lasting(
  s: Speech,
  to: Parameters<Words['lasting']>[0],
  what: Parameters<Words['lasting']>[1],
  until: Parameters<Words['lasting']>[2],
): string {
  const route = what.find((mod): mod is Extract<Mod<Lexicon>, { readonly goes: string }> => 'goes' in mod)
  if (route?.cause !== undefined && isPlayerWord(to)) return routed(s, to, route, untilText(s, until))
  const said = told(s, to, what, true)
  const time = untilText(s, until)
  // "this turn" stands before what is counted, lest it belong to that.
  return said.includes(' for each ')
    ? said.replace(' for each ', ` ${join(time, 'for each')} `)
    : / whose /.test(said)
      ? join(time, said)
      : join(said, time)
}

function guard(s: Speech, to: Parameters<Words['guard']>[0], verb: string, steps: Parameters<Words['guard']>[2], until: string): string {
  const word = s.tongue.verbs[verb]!
  const before = s.replaced
  s.replaced = verb
  const subject =
    typeof to === 'object' && !('controllerOf' in to) && !('ownerOf' in to) ? s.w.heard('event', to) : anyone(s, to, 'subject')
  const text = `if ${join(subject, 'would', word.would, until)}, ${s.w.block(steps)}`
  s.replaced = before
  return text
}

function targets(s: Speech, picks: Parameters<Words['targets']>[0], steps: Parameters<Words['targets']>[1]): string {
  const { depth, at } = s
  s.depth = 0
  s.at = 0
  for (const pick of picks) s.known.delete(pick.as)
  announceAll(s, picks, true)
  const chosen = choices(s, picks)
  const text = block(s, steps)
  s.depth = depth
  s.at = at
  return chosen === '' ? text : `${chosen}. ${capital(text)}`
}

/** "dice you buy may go to your bag instead of your used pile". */
function routed(
  s: Speech,
  to: 'you' | 'foe' | 'each' | 'active',
  mod: Extract<Mod<Lexicon>, { readonly goes: string }>,
  until: string,
): string {
  const things = s.tongue.routes[mod.cause ?? '']?.(to) ?? s.tongue.piece[1]
  const whose = to === 'you' ? 'your' : 'their'
  const place = (zone: string): string => `${s.tongue.zones[zone]!.own ? whose : 'the'} ${s.tongue.zones[zone]!.noun[0]}`
  return join(things, until, mod.may === true ? 'may go' : 'go', 'to', place(mod.instead), 'instead of', place(mod.goes))
}
