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
  refTo,
  type Shape,
  type Steps,
  seatOf,
  type Table,
  type Why,
} from '@duelhall/kernel'
import { amount, isNumber } from './amount.ts'
import { chosenFoe } from './foe.ts'
import type { Lexicon, Pick, PickPlayer, RefName } from './language.ts'
import { type Machine, opOf } from './machine.ts'
import { inTurnOrder, named, player1, remember } from './refs.ts'
import { candidates, failing, someCandidate } from './select.ts'
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

/** What may be chosen now, of players any or a foe (DM-TARGET-05), of pieces what lies in the zone (DM-TARGET-10): fits the filter, is not protected, and was not chosen by this effect before. */
export function choosable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
): readonly Handle[] {
  if ('player' in pick) return choosablePlayers(t, voice, pick.player)
  // An opponent who chooses chooses among the own (DM-DBL-06).
  const chooser = pick.by === 'foe' ? chosenFoe(voice) : null
  const pieces = candidates(m, t, voice, pick.from).filter(
    (h) => mayChoose(m, t, voice, pick, h) && (chooser === null || t.piece(h).controller === chooser),
  )
  const seats = pick.or === undefined ? [] : choosablePlayers(t, voice, pick.or)
  return seats.concat(pieces).filter((h) => barred(m, t, voice, pick, h) === null)
}

/** Not what an effect is kept from, nor, as a target, what is protected. */
const mayChoose = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, pick: Pick<L>, h: Handle): boolean =>
  m.spec.spared?.(t, h) !== true && (!targets(pick) || m.spec.protects(t, voice.player, handleOf(voice.source), h) === null)

const choosablePlayers = <G extends Shape>(t: Table<G>, voice: Voice, which: 'any' | 'player' | 'foe'): readonly Handle[] =>
  (which === 'foe' ? foes(t, voice.player) : inTurnOrder(t)).map(seatOf)

/** Why nothing that is done with what is picked could do anything to this piece. */
function barred<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
  h: Handle,
): Why | null {
  let why: Why | null = null
  for (const { step, isCost } of m.catalog.users.get(pick) ?? []) {
    why = opOf(m, step).bars?.(t, voice, step, h, isCost) ?? null
    if (why === null) return null
  }
  return why
}

/** What is chosen is targeted (DM-TARGET-02); players who choose their own, and choices for a cost, do not target (DM-TARGET-03, DM-KO-12, DM-COST-08). */
const targets = <L extends Lexicon>(pick: Pick<L>): boolean => pick.untargeted !== true && (pick.by === undefined || pick.by === 'you')

/** Whether a pick has enough to choose from: as many as there are, unless the game wants all (DM-FUND-04, DD-ABILITY-20). */
export function pickable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
): boolean {
  const n = m.spec.allTargets === true && 'n' in pick && pick.n !== undefined ? amount(m, t, voice, pick.n) : 1
  return n === 1 && !('player' in pick) ? anyChoosable(m, t, voice, pick) : choosable(m, t, voice, pick).length >= n
}
/** Whether there is anything to choose: the first that is found is enough. */
function anyChoosable<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, pick: Pick<L>): boolean {
  if (pick.or !== undefined && choosablePlayers(t, voice, pick.or).some((h) => barred(m, t, voice, pick, h) === null)) return true
  return someCandidate(m, t, voice, pick.from, (h) => mayChoose(m, t, voice, pick, h) && barred(m, t, voice, pick, h) === null)
}

/** What may be chosen and was not chosen by this effect before. */
function fresh<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  pick: Pick<L> | PickPlayer,
): readonly Handle[] {
  const earlier = Object.entries(voice.vars).flatMap(([name, list]) => (isNumber(name) ? [] : list))
  return choosable(m, t, voice, pick).filter((h) => !earlier.includes(refTo(t.state, h)) || reusing(pick))
}

/** Whether these could all be chosen one after the other, where a later one may depend on an earlier one. */
export function allPickable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  picks: readonly (Pick<L> | PickPlayer)[],
): boolean {
  const [first, ...rest] = picks
  if (first === undefined) return true
  const isFree = 'upTo' in first && first.upTo === true
  if (!depends(rest, first.as)) return (isFree || pickable(m, t, voice, first)) && allPickable(m, t, voice, rest)
  return fresh(m, t, voice, first).some((h) =>
    allPickable(m, t, { ...voice, vars: { ...voice.vars, [first.as]: [refTo(t.state, h)] } }, rest),
  )
}
/** Whether a cost can be chosen whole: for each pick as many different pieces as it takes (DM-COST-01). */
export function allPayable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  picks: readonly (Pick<L> | PickPlayer)[],
): boolean {
  const [first, ...rest] = picks
  if (first === undefined) return true
  if ('player' in first || first.upTo === true) return allPayable(m, t, voice, rest)
  const open = fresh(m, t, voice, { ...first, untargeted: true })
  const n = first.n === undefined ? 1 : amount(m, t, voice, first.n)
  const taking = (taken: readonly Handle[]): boolean =>
    allPayable(m, t, { ...voice, vars: { ...voice.vars, [first.as]: taken.map((h) => refTo(t.state, h)) } }, rest)
  if (n !== 1) return open.length >= n && taking(open.slice(0, n))
  return open.some((h) => taking([h]))
}

/** Whether what is picked later is described by what is picked under this name. */
const depends = <L extends Lexicon>(picks: readonly (Pick<L> | PickPlayer)[], name: RefName): boolean =>
  picks.length > 0 && picks.some((pick) => 'from' in pick && textOf(pick.from).includes(`"${name}"`))
const texts = new WeakMap<object, string>()
function textOf(from: object): string {
  let text = texts.get(from)
  if (text === undefined) {
    text = JSON.stringify(from)
    texts.set(from, text)
  }
  return text
}

/**
 * Asks for a pick; what was chosen is remembered by the frame below. As many as there are, where fewer are there (DM-FUND-04).
 * `after` are the picks that follow: nothing is offered from which they could not be made.
 */
export function openPick<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  path: BlockId,
  after: readonly (Pick<L> | PickPlayer)[] = [],
): void {
  const pick = m.catalog.picks.get(path)!
  const all = fresh(m, t, voice, pick)
  const from = depends(after, pick.as)
    ? all.filter((h) => allPickable(m, t, { ...voice, vars: { ...voice.vars, [pick.as]: [refTo(t.state, h)] } }, after))
    : all
  const n = 'player' in pick || pick.n === undefined ? 1 : amount(m, t, voice, pick.n)
  const max = Math.min(n, from.length)
  const upTo = 'upTo' in pick && pick.upTo === true
  if (max <= 0) {
    remember(voice, pick.as, []) // what came first has taken all there was (DM-FUND-05)
    return
  }
  const by = player1(m, t, voice, pick.by)
  m.spec.looks?.(t, by, from)
  push(
    t,
    pickFrame({
      op: 'pick',
      step: 'ask',
      by,
      block: path,
      candidates: from,
      min: upTo ? 0 : max, // DM-FUND-07
      max,
      picked: [],
    }),
  )
}

/** A pick among what was remembered may name it again; all others are of different pieces (DM-TARGET-08). */
const reusing = <L extends Lexicon>(pick: Pick<L> | PickPlayer): boolean => 'from' in pick && pick.from.among !== undefined

export function pickSteps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Steps<G, PickFrame> {
  return {
    ask(t, f, answer) {
      // Put again, perhaps in another deal: what lies hidden must not be given away by what could be chosen.
      if (answer === null && t.again) again(m, t, f)
      if (answer !== null && answer.act !== 'done') {
        // Where others have seen that this is asked, the choice is told: only acts nobody has seen yet can be taken back.
        if (t.state.stack.length <= t.state.shownDepth) happen(t, 'chose', f.by, answer.piece)
        f.picked = f.picked.concat(answer.piece!)
      }
      if (answer?.act === 'done' || f.picked.length === f.max) {
        pop(t)
        const voice = t.frame as Voice & G['frame']
        remember(
          voice,
          m.catalog.picks.get(f.block)!.as,
          f.picked.map((h) => refTo(t.state, h)),
        )
        return
      }
      const set = f.max === 1 ? null : { picked: f.picked, min: f.min, max: f.max }
      ask(t, f.by, 'pick', { source: voiceOf(t), step: f.block, set })
    },
  }
}

function again<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, f: PickFrame): void {
  const voice = t.state.stack[t.state.stack.length - 2] as Voice & G['frame']
  const from = fresh(m, t, voice, m.catalog.picks.get(f.block)!)
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
  const last = f.picked[f.picked.length - 1]
  const from = last === undefined ? 0 : f.candidates.indexOf(last) + 1
  const room = f.candidates.length - (f.min - f.picked.length) + 1
  const twins = new Set<string>()
  const list: Handle[] = []
  for (let i = from; i < f.candidates.length; i++) {
    const h = f.candidates[i]!
    const twin = m.spec.twin(t, h)
    if (twin !== null && twins.has(twin)) continue
    if (twin !== null) twins.add(twin)
    if (i < room) list.push(h)
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
  // Where it lies may be what protects it (DM-TARGET-07).
  const guard = (clause === null || clause === 'in') && targets(pick) ? m.spec.protects(t, voice.player, handleOf(voice.source), h) : null
  return guard ?? (clause === null ? barred(m, t, voice, pick, h) : null) ?? because(rule, 0, 0, named(m, t, voice, 'self')[0] ?? null)
}
