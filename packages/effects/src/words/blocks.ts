import type { Lexicon, Pick, PickPlayer, Step } from '../language.ts'
import { capital } from './grammar.ts'
import { headOf, some } from './nouns.ts'
import { alias, announce, mention, type Speech } from './speech.ts'

type AnyStep = Step<Lexicon> & { readonly op: string; readonly join?: string }
type AnyPick = Pick<Lexicon> | PickPlayer

export function clauseOf(s: Speech, step: Step<Lexicon>): string {
  const { op } = step as AnyStep
  return s.speaks.ops[op]?.say(step as never, s.w).trim() ?? ''
}

/** Steps as clauses and sentences, without a capital at the beginning and a full stop at the end. */
export function block(s: Speech, steps: readonly Step<Lexicon>[]): string {
  const outermost = s.depth === 0 && s.at === 0
  let text = ''
  let before = ''
  steps.forEach((step, i) => {
    if (outermost) s.at = Math.max(0, i - silent(s, steps, i))
    const alone = lonePick(s, steps, i)
    if (alone !== null) {
      for (const pick of alone) announceOne(s, pick, false, true)
      return
    }
    const clause = clauseOf(s, step)
    if (clause === '') return
    const merged = (step as AnyStep).join === 'and' ? shared(before, clause) : null
    if (merged !== null) {
      text = text.slice(0, text.length - before.length) + merged
      before = merged
      return
    }
    const glued = text === '' ? clause : glue(s, (step as AnyStep).join, before, clause)
    text += glued
    before = glued !== clause && / and /.test(glued) && glued.endsWith(clause) ? `${clause} and ` : clause
  })
  if (outermost) s.at = 0
  return text
}

/** Steps before this one that say nothing of their own. */
const silent = (s: Speech, steps: readonly Step<Lexicon>[], i: number): number =>
  steps.slice(0, i).filter((step, at) => lonePick(s, steps, at) !== null || (step as AnyStep).op === 'note').length

/** A choice that is used before anything else happens is said there: "KO one of your monsters". */
function lonePick(s: Speech, steps: readonly Step<Lexicon>[], i: number): readonly AnyPick[] | null {
  const step = steps[i] as AnyStep & { readonly picks?: readonly AnyPick[] }
  if (step.op === 'pick' && s.tongue.manner !== undefined && step.picks !== undefined && step.picks.length > 1)
    return step.picks.every((pick, at) => pick.by === undefined && used(steps[i + 1 + at], pick)) ? step.picks : null
  if (step.op !== 'pick' || step.picks?.length !== 1) return null
  const pick = step.picks[0]!
  const uses = steps.slice(i + 1).filter((later) => (later as AnyStep).op !== 'pick')
  const at = uses.findIndex((later) => used(later, pick))
  return (pick.by === undefined || pick.by === 'you') && at >= 0 && at <= 1 ? step.picks : null
}

/** Whether a step is about this choice. */
function used(step: Step<Lexicon> | undefined, pick: AnyPick): boolean {
  const { what, to, from } = (step ?? {}) as { readonly what?: unknown; readonly to?: unknown; readonly from?: unknown }
  return [what, to, from].includes(pick.as)
}

/** How a clause follows the one before it. */
function glue(s: Speech, join: string | undefined, before: string, clause: string): string {
  // What lasts from now on is a sentence of its own; a second condition joins the first.
  if (s.tongue.manner !== undefined && join === 'ifdone' && /^(when|during|at|each time) /.test(clause)) return `. ${capital(clause)}`
  if (s.tongue.manner !== undefined && join === 'ifdone' && clause.startsWith('if ')) return `. If you do and ${clause.slice(3)}`
  if (join === 'ifdone') return `. If you do, ${clause}`
  if (join === 'then') return `, then ${clause}`
  if (join === 'after') return `. After that, ${clause}`
  if (join === 'and' || s.oneLine) return andThen(before, clause)
  const orders = s.orders.has(before) && s.orders.has(clause)
  if (isShort(before, clause) && (orders || s.orders.has(before) === s.orders.has(clause))) {
    return andThen(before, clause)
  }
  if (s.depth === 0 || /^(if|for each) /.test(clause)) return `. ${capital(clause)}`
  return s.orders.has(clause) && !orders ? `; ${clause}` : `, and ${clause}`
}

/** "prep one of your dice and another": the same verb is said once. */
function andThen(before: string, clause: string): string {
  const verb = /^(prep|KO) /.exec(clause)?.[0]
  return ` and ${verb !== undefined && before.startsWith(verb) ? clause.slice(verb.length) : clause}`
}

/** "deal 1 damage to A and B for each C": clauses that differ in one part only are said once; null where they differ in more. */
function shared(before: string, clause: string): string | null {
  const a = before.split(' ')
  const b = clause.split(' ')
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let to = 0
  while (to < a.length - from && to < b.length - from && a[a.length - 1 - to] === b[b.length - 1 - to]) to++
  if (from < 2 || to < 2) return null
  return [...a.slice(0, a.length - to), 'and', ...b.slice(from)].join(' ')
}

/** Two clauses that fit into one sentence. */
const isShort = (before: string, clause: string): boolean =>
  before.length + clause.length < 110 && !/[.;:]| and |^if |, (if|where)/.test(before) && !/[.;:]|^(if|for each|at|when) /.test(clause)

/** Targets that are said at their first use. */
export function announceAll(s: Speech, picks: readonly AnyPick[], targeted: boolean): void {
  if (s.tongue.manner !== undefined) return
  for (const pick of picks)
    if (!s.explicit.has(pick.as) && (pick.by === undefined || pick.by === 'you')) announceOne(s, pick, targeted, false)
}

/** Targets that need a sentence of their own: "choose an opposing monster". */
export function choices(s: Speech, picks: readonly AnyPick[]): string {
  if (s.tongue.manner !== undefined) return selected(s, picks)
  return picks
    .filter((pick) => s.explicit.has(pick.as) || (pick.by !== undefined && pick.by !== 'you'))
    .map((pick) => choose(s, pick))
    .join(' and ')
}

/** "select 1 monster you control and 1 monster your opponent controls"; what has just been named is not named again. */
function selected(s: Speech, picks: readonly AnyPick[]): string {
  const said = picks.map((pick) => {
    if ('from' in pick && pick.from.among === 'event') {
      alias(s, pick.as, 'event')
      return ''
    }
    return choose(s, pick, targeting(s))
  })
  const chosen = said.filter((text) => text !== '')
  const also = chosen.slice(1).map((text) => ` and ${text.replace(/^select /, '')}`)
  return `${chosen[0] ?? ''}${also.join('')}`
}

/** What a player does to a target. */
export const targeting = (s: Speech): string => (s.tongue.manner === undefined ? 'choose' : 'select')

/** An opponent needs no announcement: there is one. */
function announceOne(s: Speech, pick: AnyPick, targeted: boolean, near: boolean): void {
  const many = 'player' in pick ? false : isSet(pick)
  if ('player' in pick && pick.player === 'foe') {
    announce(s, pick.as, { noun: s.tongue.player.foe[0], many, first: null, near, owner: null })
    return
  }
  announce(s, pick.as, { noun: nounOf(s, pick), many, first: () => phraseOf(s, pick, targeted), near, owner: ownerOf(s, pick) })
}

export function choose(s: Speech, pick: AnyPick, verb = 'choose'): string {
  return s.w.clause(pick.by, verb, () =>
    s.w.as(pick.by, () =>
      mention(s, pick.as, phraseOf(s, pick, false), 'player' in pick ? false : isSet(pick), nounOf(s, pick), ownerOf(s, pick)),
    ),
  )
}

const isSet = (pick: Pick<Lexicon>): boolean => pick.n !== undefined && pick.n !== 1
const nounOf = (s: Speech, pick: AnyPick): string => ('player' in pick ? 'player' : headOf(s, pick.from, isSet(pick)))
const ownerOf = (s: Speech, pick: AnyPick): string | null =>
  'player' in pick || pick.from.side === undefined ? null : s.tongue.player[pick.from.side][1]

function phraseOf(s: Speech, pick: AnyPick, targeted: boolean): string {
  if ('player' in pick) return pick.player === 'foe' ? s.tongue.player.foe[0] : targeted ? 'target player' : 'a player'
  const target = targeted && pick.untargeted !== true && pick.from.in === undefined
  const players = pick.or === undefined ? '' : pick.or === 'foe' ? ` or ${s.tongue.player.foe[0]}` : ' or player'
  return `${some(s, pick.from, pick.n ?? 1, pick.upTo === true, target)}${players}`
}
