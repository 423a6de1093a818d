import type { Lexicon, Pick, PickPlayer, Step } from '../language.ts'
import { capital } from './grammar.ts'
import { headOf, some } from './nouns.ts'
import { announce, mention, type Speech } from './speech.ts'

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
    if (outermost) s.at = Math.max(0, i - silent(steps, i))
    const alone = lonePick(steps, i)
    if (alone !== null) {
      announceAll(s, alone, false)
      return
    }
    const clause = clauseOf(s, step)
    if (clause === '') return
    text = text === '' ? clause : text + glue(s, (step as AnyStep).join, before, clause)
    before = clause
  })
  if (outermost) s.at = 0
  return text
}

/** Steps before this one that say nothing of their own. */
const silent = (steps: readonly Step<Lexicon>[], i: number): number =>
  steps.slice(0, i).filter((step, at) => lonePick(steps, at) !== null || (step as AnyStep).op === 'note').length

/** A choice that the next step uses at once is said there: "KO one of your monsters". */
function lonePick(steps: readonly Step<Lexicon>[], i: number): readonly AnyPick[] | null {
  const step = steps[i] as AnyStep & { readonly picks?: readonly AnyPick[] }
  const next = steps[i + 1] as (AnyStep & { readonly what?: unknown; readonly to?: unknown }) | undefined
  if (step.op !== 'pick' || step.picks?.length !== 1 || next === undefined) return null
  const pick = step.picks[0]!
  return (pick.by === undefined || pick.by === 'you') && (next.what === pick.as || next.to === pick.as) ? step.picks : null
}

/** How a clause follows the one before it. */
function glue(s: Speech, join: string | undefined, before: string, clause: string): string {
  const short =
    before.length + clause.length < 90 &&
    !/[.;:]/.test(before + clause) &&
    !/^if |, (if|where)/.test(before) &&
    !/^(if|for each|at |when) /.test(clause)
  if (join === 'ifdone') return `. If you do, ${clause}`
  if (join === 'then') return `, then ${clause}`
  if (join === 'after') return `. After that, ${clause}`
  if (!short) return s.depth > 0 && !/^(if|for each) /.test(clause) ? `, and ${clause}` : `. ${capital(clause)}`
  return s.orders.has(before) === s.orders.has(clause) || join === 'and'
    ? ` and ${clause}`
    : s.depth > 0
      ? `, and ${clause}`
      : `. ${capital(clause)}`
}

/** Targets that are said at their first use. */
export function announceAll(s: Speech, picks: readonly AnyPick[], targeted: boolean): void {
  for (const pick of picks)
    if (!s.explicit.has(pick.as) && (pick.by === undefined || pick.by === 'you')) announce(s, pick.as, ...phraseOf(s, pick, targeted))
}

/** Targets that need a sentence of their own: "choose an opposing monster". */
export function choices(s: Speech, picks: readonly AnyPick[]): string {
  return picks
    .filter((pick) => s.explicit.has(pick.as) || (pick.by !== undefined && pick.by !== 'you'))
    .map((pick) => choose(s, pick))
    .join(' and ')
}

export function choose(s: Speech, pick: AnyPick): string {
  return s.w.clause(pick.by, 'choose', () =>
    s.w.as(pick.by, () => {
      const [phrase, many, noun, owner] = phraseOf(s, pick, false)
      return mention(s, pick.as, phrase, many, noun, owner)
    }),
  )
}

function phraseOf(
  s: Speech,
  pick: AnyPick,
  targeted: boolean,
): readonly [phrase: string, many: boolean, noun: string, owner: string | null] {
  if ('player' in pick)
    return [pick.player === 'foe' ? s.tongue.player.foe[0] : targeted ? 'target player' : 'a player', false, 'player', null]
  const many = pick.n !== undefined && pick.n !== 1
  const target = targeted && pick.untargeted !== true && pick.from.in === undefined
  const players = pick.or === undefined ? '' : pick.or === 'foe' ? ` or ${s.tongue.player.foe[0]}` : ' or player'
  return [
    `${some(s, pick.from, pick.n ?? 1, pick.upTo === true, target)}${players}`,
    many,
    headOf(s, pick.from, many),
    pick.from.side === undefined ? null : s.tongue.player[pick.from.side][1],
  ]
}
