import {
  type Act,
  ask,
  type BlockId,
  because,
  foes,
  type Handle,
  handleOf,
  happen,
  pop,
  push,
  type RuleId,
  RulesBug,
  refTo,
  type Shape,
  type Steps,
  seatOf,
  type Table,
  type Why,
  withLast,
} from '@duelhall/kernel'
import { amount, isNumber } from './amount.ts'
import { some } from './catalog.ts'
import { type Choice, choiceOf, rowOf } from './choice.ts'
import { chosenFoe } from './foe.ts'
import type { Lexicon, Pick, PickPlayer, RefName } from './language.ts'
import type { Machine } from './machine.ts'
import { inTurnOrder, named, player1, refsTo, remember, withVar } from './refs.ts'
import { candidates, failing, type Laid, someLaid } from './select.ts'
import type { PickFrame, Voice } from './spec.ts'

export const pickFrame = (f: PickFrame): PickFrame => ({
  op: 'pick',
  step: f.step,
  by: f.by,
  block: f.block,
  candidates: f.candidates,
  min: f.min,
  max: f.max,
  picked: f.picked,
})

/** Whether a piece may be chosen, which fits already: no effect is kept from it, as a target it is not protected, and something could be done to it. */
function isOpen<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, choice: Choice<G, L>, h: Handle): boolean {
  if (m.spec.spared?.(t, h) === true) return false
  if (choice.targets && m.spec.protects(t, voice.player, handleOf(voice.source), h) !== null) return false
  return choice.hurdles === null || barred(t, voice, choice, h) === null
}

/** What may be chosen now, of players any or a foe (DM-TARGET-05), of pieces what lies in the zone (DM-TARGET-10): fits the filter, is not protected, and was not chosen by this effect before. */
function choosable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  choice: Choice<G, L>,
): readonly Handle[] {
  const found: Handle[] = []
  if (choice.seats !== null)
    for (const h of choosablePlayers(t, voice, choice.seats)) if (barred(t, voice, choice, h) === null) found.push(h)
  if (choice.from === null) return found
  // An opponent who chooses chooses among the own (DM-DBL-06).
  const chooser = choice.by === 'foe' ? chosenFoe(voice) : null
  const pieces = candidates(m, t, voice, choice.from)
  for (let i = 0; i < pieces.length; i++) {
    const h = pieces[i]!
    if ((chooser === null || t.piece(h).controller === chooser) && isOpen(m, t, voice, choice, h)) found.push(h)
  }
  return found
}

const choosablePlayers = <G extends Shape>(t: Table<G>, voice: Voice, which: 'each' | 'foe'): readonly Handle[] =>
  (which === 'foe' ? foes(t, voice.player) : inTurnOrder(t)).map(seatOf)

/** Why nothing that is done with what is picked could do anything to this piece. */
function barred<G extends Shape, L extends Lexicon>(t: Table<G>, voice: Voice, choice: Choice<G, L>, h: Handle): Why | null {
  let why: Why | null = null
  const { hurdles } = choice
  if (hurdles === null) return null
  for (let i = 0; i < hurdles.length; i++) {
    const { op, step, isCost } = hurdles[i]!
    why = op.bars!(t, voice, step, h, isCost)
    if (why === null) return null
  }
  return why
}

/** The rule that keeps what would fit from being picked; null where nothing fits. */
export function barringRule<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
): RuleId | null {
  const choice = choiceOf(m, m.catalog.lifted.get(pick) ?? pick)
  if (choice.from === null) return null
  for (const h of candidates(m, t, voice, choice.from)) {
    const why = barred(t, voice, choice, h)
    if (why !== null) return why.rule
  }
  return null
}

/** Whether a pick has enough to choose from: as many as there are, unless the game wants all (DM-FUND-04, DD-ABILITY-20). */
export function pickable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
): boolean {
  return isPickable(m, t, voice, choiceOf(m, pick))
}
function isPickable<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, choice: Choice<G, L>): boolean {
  const n = m.spec.allTargets === true && choice.n !== undefined && !choice.upTo ? amount(m, t, voice, choice.n) : 1
  return n === 1 && choice.laid !== null ? anyChoosable(m, t, voice, choice, choice.laid) : choosable(m, t, voice, choice).length >= n
}
/** Whether there is anything to choose: the first that is found is enough. */
function anyChoosable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  choice: Choice<G, L>,
  laid: Laid<G, L>,
): boolean {
  if (choice.seats !== null && anyPlayerOpen(t, voice, choice, choosablePlayers(t, voice, choice.seats))) return true
  return someLaid(m, t, voice, laid, isOpen, choice)
}

function anyPlayerOpen<G extends Shape, L extends Lexicon>(
  t: Table<G>,
  voice: Voice,
  choice: Choice<G, L>,
  list: readonly Handle[],
): boolean {
  for (let i = 0; i < list.length; i++) if (barred(t, voice, choice, list[i]!) === null) return true
  return false
}

/** What may be chosen and was not chosen by this effect before. */
function fresh<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, choice: Choice<G, L>): readonly Handle[] {
  const all = choosable(m, t, voice, choice)
  if (choice.reuses) return all
  const earlier = pickedSoFar(voice)
  return earlier.length === 0 || all.length === 0 ? all : notAmong(t, all, earlier)
}
const notAmong = <G extends Shape>(t: Table<G>, all: readonly Handle[], refs: readonly number[]): readonly Handle[] =>
  all.filter((h) => !refs.includes(refTo(t.state, h)))
function pickedSoFar(voice: Voice): readonly number[] {
  let earlier: readonly number[] = NONE
  for (const name in voice.vars) if (!isNumber(name)) earlier = earlier.length === 0 ? voice.vars[name]! : earlier.concat(voice.vars[name]!)
  return earlier
}
const NONE: readonly never[] = []

const remembering = <G extends Shape>(t: Table<G>, voice: Voice, name: RefName, pieces: readonly Handle[]): Voice => ({
  source: voice.source,
  player: voice.player,
  event: voice.event,
  vars: withVar(voice.vars, name, refsTo(t, pieces)),
})

/** Whether these, from one of them on, could all be chosen one after the other, where a later one may depend on an earlier one. */
export function allPickable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  picks: readonly (Pick<L> | PickPlayer)[],
  at = 0,
): boolean {
  const first = picks[at]
  if (first === undefined) return true
  const { choices, leads } = rowOf(m, picks)
  const choice = choices[at]!
  if (!leads[at]!) return (choice.upTo || isPickable(m, t, voice, choice)) && allPickable(m, t, voice, picks, at + 1)
  const open = fresh(m, t, voice, choice)
  for (let i = 0; i < open.length; i++) if (allPickable(m, t, remembering(t, voice, first.as, [open[i]!]), picks, at + 1)) return true
  return false
}
/** Whether a cost can be chosen whole: for each pick as many different pieces as it takes (DM-COST-01). */
export function allPayable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  picks: readonly (Pick<L> | PickPlayer)[],
  at = 0,
): boolean {
  const first = picks[at]
  if (first === undefined) return true
  if ('player' in first) return allPayable(m, t, voice, picks, at + 1)
  if (first.upTo === true)
    return (
      (first.least === undefined || fresh(m, t, voice, costOf(m, first)).length >= first.least) && allPayable(m, t, voice, picks, at + 1)
    )
  const open = fresh(m, t, voice, costOf(m, first))
  const n = first.n === undefined ? 1 : amount(m, t, voice, first.n)
  const taking = (taken: readonly Handle[]): boolean => allPayable(m, t, remembering(t, voice, first.as, taken), picks, at + 1)
  if (n !== 1) return open.length >= n && (at + 1 === picks.length || taking(open.slice(0, n)))
  return at + 1 === picks.length ? open.length > 0 : open.some((h) => taking([h]))
}
/** A pick of a cost as it is asked: nothing is targeted. */
const costOf = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, pick: Pick<L>): Choice<G, L> =>
  choiceOf(m, m.catalog.lifted.get(pick) ?? pick)

/**
 * Asks for a pick; what was chosen is remembered by the frame below. As many as there are, where fewer are there (DM-FUND-04).
 * Of `picks` it is the one before `next`, and those from there on follow: nothing is offered from which they could not be made.
 */
export function openPick<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  path: BlockId,
  picks: readonly (Pick<L> | PickPlayer)[] = NONE,
  next = 0,
): void {
  const pick = choiceOf(m, m.catalog.picks.get(path)!)
  const all = fresh(m, t, voice, pick)
  const from = next > 0 && rowOf(m, picks).leads[next - 1]! ? leading(m, t, voice, pick.as, all, picks, next) : all
  const n = pick.n === undefined ? 1 : amount(m, t, voice, pick.n)
  const max = Math.min(n, from.length)
  const by = player1(m, t, voice, pick.by)
  if (max <= 0) {
    remember(voice, pick.as, []) // what came first has taken all there was (DM-FUND-05)
    if (n > 0 && pick.from?.in !== undefined) m.spec.inVain?.(t, by, some(pick.from.in))
    return
  }
  m.spec.looks?.(t, by, from)
  push(
    t,
    pickFrame({
      op: 'pick',
      step: 'ask',
      by,
      block: path,
      candidates: from,
      min: pick.upTo ? Math.min(pick.least, max) : max, // DM-FUND-07, YG-SEARCH-06
      max,
      picked: [],
    }),
  )
}

/** Those from which the picks that follow could all be made. */
const leading = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  as: RefName,
  all: readonly Handle[],
  picks: readonly (Pick<L> | PickPlayer)[],
  next: number,
): readonly Handle[] => all.filter((h) => allPickable(m, t, remembering(t, voice, as, [h]), picks, next))

export function pickSteps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Steps<G, PickFrame> {
  return {
    ask(t, f, answer) {
      // Put again, perhaps in another deal: what lies hidden must not be given away by what could be chosen.
      if (answer === null && t.again) again(m, t, f)
      // Where others have seen that this is asked, the choice is told: only acts nobody has seen yet can be taken back.
      const isSeen = t.state.stack.length <= t.state.shownDepth
      if (answer?.act === 'done') {
        if (isSeen) happen(t, 'chose', f.by)
      } else if (answer !== null) {
        const piece = f.max === 1 ? (m.spec.stands?.(t, answer.piece!) ?? answer.piece!) : answer.piece!
        if (isSeen) happen(t, 'chose', f.by, piece)
        f.picked = withLast(f.picked, piece)
      }
      if (answer?.act === 'done' || f.picked.length === f.max) {
        pop(t)
        const voice = t.frame as Voice & G['frame']
        remember(voice, m.catalog.picks.get(f.block)!.as, refsTo(t, f.picked))
        return
      }
      const set = f.max === 1 ? null : { picked: f.picked, min: f.min, max: f.max }
      ask(t, f.by, 'pick', { source: voiceOf(t), step: f.block, set })
    },
  }
}

function again<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, f: PickFrame): void {
  const voice = t.state.stack[t.state.stack.length - 2] as Voice & G['frame']
  const from = fresh(m, t, voice, choiceOf(m, m.catalog.picks.get(f.block)!))
  if (from.length === 0) throw new RulesBug('nothing to choose in this deal') // so it is not the one in which this was asked
  f.max = Math.min(f.max, from.length)
  f.min = Math.min(f.min, f.max)
  f.candidates = from
}

function voiceOf<G extends Shape>(t: Table<G>): Handle {
  const below = t.state.stack[t.state.stack.length - 2] as (Voice & G['frame']) | undefined
  return handleOf(below!.source)
}

const frameOf = <G extends Shape>(t: Table<G>): PickFrame => t.frame as PickFrame & G['frame']

/** Each pick is later in the list than the last; enough must be left; twins are offered once. */
function offered<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>): readonly Handle[] {
  const f = frameOf(t)
  const n = f.picked.length
  const from = n === 0 ? 0 : f.candidates.indexOf(f.picked[n - 1]!) + 1
  const room = f.candidates.length - (f.min - f.picked.length) + 1
  const twins: (string | number)[] = []
  const list: Handle[] = []
  for (let i = from; i < f.candidates.length && i < room; i++) {
    const h = f.candidates[i]!
    const twin = m.spec.twin(t, h)
    if (twin !== null) {
      if (twins.includes(twin)) continue
      twins.push(twin)
    }
    list.push(h)
  }
  return list
}

/** The acts behind the ask `pick`. */
export function pickActs<G extends Shape, L extends Lexicon>(m: Machine<G, L>): readonly Act<G>[] {
  const rule = m.spec.rules.pick
  return [
    { act: 'done', player: [[rule, (t) => frameOf(t).picked.length >= frameOf(t).min]] },
    { act: 'pick', pieces: [rule, (t) => offered(m, t), (t, _player, h) => why(m, t, h)] },
  ]
}

/** The first clause of the selector that fails, or what protects it. */
function why<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, h: Handle): Why {
  const f = frameOf(t)
  const rule = m.spec.rules.pick
  const pick = m.catalog.picks.get(f.block)!
  const voice = t.state.stack[t.state.stack.length - 2] as Voice & G['frame']
  if (f.picked.includes(h) || 'player' in pick || h < t.state.players.length) return because(rule)
  const clause = failing(m, t, voice, { ...pick.from, in: pick.from.in ?? m.spec.here }, h)
  if (clause === 'within' && m.spec.rules.within !== undefined) return because(m.spec.rules.within, 0, 0, h)
  const ops = (m.catalog.users.get(pick) ?? []).map(({ step }) => (step as { readonly op: string }).op)
  const unfit = clause === null ? null : (m.spec.unfit?.(t, pick.from, clause as string, ops, h) ?? null)
  if (unfit !== null) return because(unfit, 0, 0, h)
  const choice = choiceOf(m, pick)
  // Where it lies may be what protects it (DM-TARGET-07).
  const guard = (clause === null || clause === 'in') && choice.targets ? m.spec.protects(t, voice.player, handleOf(voice.source), h) : null
  return guard ?? (clause === null ? barred(t, voice, choice, h) : null) ?? because(rule, 0, 0, named(m, t, voice, 'self')[0] ?? null)
}
