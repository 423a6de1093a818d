import type { Shape } from '@duelhall/kernel'
import type { User } from './catalog.ts'
import type { Amount, Filter, Lexicon, Pick, PickPlayer, RefName, Step, Who } from './language.ts'
import { type Machine, opOf } from './machine.ts'
import { type Laid, laidOut } from './select.ts'
import type { Op } from './spec.ts'

/** A pick laid out, so that all are of one shape. */
export interface Choice<G extends Shape, L extends Lexicon> {
  readonly as: RefName
  /** Null where a player is picked. */
  readonly from: Filter<L> | null
  readonly laid: Laid<G, L> | null
  readonly seats: 'foe' | 'each' | null
  readonly n: Amount<L> | undefined
  readonly by: Who | undefined
  readonly upTo: boolean
  readonly least: number
  /** What is chosen is targeted (DM-TARGET-02); players who choose their own, and choices for a cost, do not target (DM-TARGET-03, DM-KO-12, DM-COST-08). */
  readonly targets: boolean
  /** A pick among what was remembered may name it again; all others are of different pieces (DM-TARGET-08). */
  readonly reuses: boolean
  /** The steps that do something with what is picked, where each of them may bar a piece; null where nothing is barred. */
  readonly hurdles: readonly Hurdle<G, L>[] | null
}
interface Hurdle<G extends Shape, L extends Lexicon> extends User<L> {
  readonly op: Op<G, Step<L>>
}

export function choiceOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, pick: Pick<L> | PickPlayer): Choice<G, L> {
  let choice = m.kept.choices.get(pick)
  if (choice === undefined) {
    choice = layOut(m, pick, m.catalog.users.get(pick) ?? [])
    m.kept.choices.set(pick, choice)
  }
  return choice
}
function layOut<G extends Shape, L extends Lexicon>(m: Machine<G, L>, pick: Pick<L> | PickPlayer, users: readonly User<L>[]): Choice<G, L> {
  const hurdles = users.map((user) => ({ step: user.step, isCost: user.isCost, op: opOf(m, user.step) }))
  const barring = hurdles.length > 0 && hurdles.every(({ op }) => op.bars !== undefined) ? hurdles : null
  const { as, by } = pick
  if ('player' in pick)
    return {
      as,
      from: null,
      laid: null,
      seats: pick.player === 'foe' ? 'foe' : 'each',
      n: undefined,
      by,
      upTo: false,
      least: 0,
      targets: false,
      reuses: false,
      hurdles: null,
    }
  return {
    as,
    from: pick.from,
    laid: laidOut(m, pick.from),
    seats: pick.or === undefined ? null : pick.or === 'foe' ? 'foe' : 'each',
    n: pick.n,
    by,
    upTo: pick.upTo === true,
    least: pick.least ?? 0,
    targets: pick.untargeted !== true && (by === undefined || by === 'you'),
    reuses: pick.from.among !== undefined,
    hurdles: barring,
  }
}

/** Picks that are made one after the other, laid out once; whether one that follows is described by each of them. */
export interface Row<G extends Shape, L extends Lexicon> {
  readonly choices: readonly Choice<G, L>[]
  readonly leads: readonly boolean[]
}
export function rowOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, picks: readonly (Pick<L> | PickPlayer)[]): Row<G, L> {
  return m.kept.rows.get(picks) ?? layRow(m, picks)
}
function layRow<G extends Shape, L extends Lexicon>(m: Machine<G, L>, picks: readonly (Pick<L> | PickPlayer)[]): Row<G, L> {
  const row = { choices: picks.map((pick) => choiceOf(m, pick)), leads: picks.map((pick, i) => depends(picks, i + 1, pick.as)) }
  m.kept.rows.set(picks, row)
  return row
}

/** Whether what is picked from one on is described by what is picked under this name. */
function depends<L extends Lexicon>(picks: readonly (Pick<L> | PickPlayer)[], from: number, name: RefName): boolean {
  for (let i = from; i < picks.length; i++) {
    const pick = picks[i]!
    if ('from' in pick && JSON.stringify(pick.from).includes(`"${name}"`)) return true
  }
  return false
}
