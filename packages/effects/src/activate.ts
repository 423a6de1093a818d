import {
  ask,
  type BlockId,
  because,
  type Handle,
  type Happening,
  handleOf,
  type PlayerId,
  pop,
  push,
  type RuleId,
  refTo,
  type Shape,
  type Steps,
  type Table,
  type Trigger,
  use,
  used,
  type Why,
} from '@duelhall/kernel'
import { some } from './catalog.ts'
import { holds } from './condition.ts'
import { canPay, canRun } from './core-ops.ts'
import { asksForFoe, foePath } from './foe.ts'
import type { Condition, CoreStep, Lexicon, Limit, Pick, PickPlayer, Step } from './language.ts'
import { type Machine, opOf } from './machine.ts'
import { CHOSEN_MODE, modeAtActivation, openModes } from './mode.ts'
import { onePath } from './paths.ts'
import { allPickable, barringRule, openPick } from './pick.ts'
import { player1, remember } from './refs.ts'
import { payment, program } from './run.ts'
import type { ActivateFrame, InstantsFrame, Voice } from './spec.ts'

export const activateFrame = (f: ActivateFrame): ActivateFrame => ({
  op: 'activate',
  step: f.step,
  effect: f.effect,
  source: f.source,
  player: f.player,
  event: f.event,
  vars: f.vars,
  at: f.at,
})

export const instantsFrame = (f: InstantsFrame): InstantsFrame => ({ op: 'instants', step: f.step, waiting: f.waiting })

/** The parts of whatever can be started, an effect or a delayed one, laid out once so that all are of one shape. */
export interface Startable<L extends Lexicon> {
  readonly path: BlockId
  readonly if: Condition<L> | undefined
  readonly limit: Limit | undefined
  readonly cost: readonly Step<L>[] | undefined
  readonly target: readonly (Pick<L> | PickPlayer)[]
  readonly do: readonly Step<L>[]
  /** One of several opponents is chosen first. */
  readonly namesFoe: boolean
  /** Where its parts stand in the catalog: a path that is joined anew is hashed and compared letter by letter at each look-up. */
  readonly paths: { readonly cost: BlockId; readonly do: BlockId; readonly target: readonly BlockId[] }
}
type Data<L extends Lexicon> = Partial<Omit<Startable<L>, 'path' | 'paths'>> & { readonly do: readonly Step<L>[] }

export function startable<G extends Shape, L extends Lexicon>(m: Machine<G, L>, path: BlockId): Startable<L> {
  return m.kept.parts.get(path) ?? partsAt(m, path)
}
function partsAt<G extends Shape, L extends Lexicon>(m: Machine<G, L>, path: BlockId): Startable<L> {
  const placed = m.catalog.effects.get(path)?.effect
  const data = (placed ?? m.catalog.steps.get(path)) as Data<L>
  // A reactive global stands in front of what happens to a piece once, however many packets that has (DM-GLOBAL-07, DM-DMG-15).
  const usual = placed?.kind === 'replace' && placed.global === true ? 'event' : undefined
  const namesFoe = m.catalog.picks.has(foePath(path))
  const target = data.target ?? []
  const paths = { cost: onePath(`${path}/cost`), do: onePath(`${path}/do`), target: target.map((_, i) => onePath(`${path}/target/${i}`)) }
  const parts = { path, if: data.if, limit: data.limit ?? usual, cost: data.cost, target, do: data.do, namesFoe, paths }
  m.kept.parts.set(path, parts)
  return parts
}

const firstStep = <G extends Shape, L extends Lexicon>(m: Machine<G, L>): ActivateFrame['step'] => (m.spec.costFirst ? 'cost' : 'target')
export const activation = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, effect: BlockId, voice: Voice): ActivateFrame =>
  activateFrame({
    op: 'activate',
    step: modeAtActivation(m, startable(m, effect).do) === null ? firstStep(m) : 'mode',
    effect,
    source: voice.source,
    player: voice.player,
    event: voice.event,
    vars: voice.vars,
    at: 0,
  })

export function activateSteps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Steps<G, ActivateFrame> {
  const after = (done: 'target' | 'cost'): ActivateFrame['step'] => {
    if (done === 'target') return m.spec.costFirst ? 'run' : 'cost'
    return m.spec.costFirst ? 'target' : 'run'
  }
  const target = (t: Table<G>, f: ActivateFrame): void => {
    // DM-TRIG-06: of several that fired at once only the first to resolve counts.
    if (f.at === 0 && spent(m, t, f, f.effect)) return pop(t)
    const { target: targets, namesFoe, paths } = startable(m, f.effect)
    if (namesFoe && asksForFoe(t, f, answersFoe(m, f.effect))) return openPick(m, t, f, foePath(f.effect))
    if (f.at > 0 && missing(f, targets[f.at - 1]!)) return pop(t) // DM-TRIG-09: nothing to choose, nothing happens
    if (f.at === targets.length) {
      f.step = after('target')
      return f.step === 'run' ? run(t, f) : cost(t, f)
    }
    f.at++
    openPick(m, t, f, paths.target[f.at - 1]!, targets, f.at) // DM-TIME-10
  }
  const cost = (t: Table<G>, f: ActivateFrame): void => {
    const { cost: steps, paths } = startable(m, f.effect)
    f.step = after('cost')
    if (steps === undefined || f.vars[PREPAID] !== undefined) return f.step === 'run' ? run(t, f) : target(t, f)
    if (!canPay(m, t, f, steps)) return pop(t) // DM-COST-01: whole or not at all, and before the effect (DM-COST-05, DM-FUND-06)
    push(t, payment(paths.cost, f))
  }
  const run = (t: Table<G>, f: ActivateFrame): void => {
    if (f.at !== STARTED) {
      f.at = STARTED
      if (m.spec.starts?.(t, f) === true) return // what acts at the start itself comes first, and may stop it
    }
    const { limit, paths } = startable(m, f.effect)
    if (limit !== undefined) use(t, limitKey(t, f, f.effect, limit, m), limit)
    // What stands in for something is no activation: it acts at once (YG-DESTROY-04, YG-COUNTER-07).
    if (m.spec.link !== undefined && m.catalog.effects.get(f.effect)?.effect.kind !== 'replace') {
      pop(t)
      return m.spec.link(t, { effect: f.effect, source: f.source, player: f.player, negated: false, event: f.event, vars: f.vars })
    }
    f.step = 'end'
    push(t, program(paths.do, f))
  }
  // What goes on in the same frame goes on at once.
  return {
    mode(t, f, answer) {
      const step = modeAtActivation(m, startable(m, f.effect).do)!
      if (answer === null) {
        if (openModes(m, t, f, step).length > 0)
          return ask(t, player1(m, t, f, step.by), 'mode', { source: handleOf(f.source), step: `${f.effect}/do/0` })
      } else remember(f, CHOSEN_MODE, [answer.place ?? 0])
      f.step = firstStep(m)
    },
    target,
    cost,
    run,
    end(t) {
      pop(t)
      t.rules.settle?.(t) // DM-TIME-07
    },
  }
}
/** Whether it answers what an opponent did. */
function answersFoe<G extends Shape, L extends Lexicon>(m: Machine<G, L>, path: BlockId): boolean {
  const effect = m.catalog.effects.get(path)?.effect
  return effect?.kind === 'trigger' && effect.on.player === 'foe'
}
/** Remembered where several uses were paid for together (DM-GLOBAL-09). */
export const PREPAID = 'prepaid'
/** Targets are chosen, costs are paid, and it has been told. */
const STARTED = -1

/** A pick that had to be made and found nothing. */
function missing<L extends Lexicon>(f: ActivateFrame, pick: Pick<L> | PickPlayer): boolean {
  return f.vars[pick.as]?.length === 0 && !('upTo' in pick && pick.upTo === true)
}

/** What a limit is counted by: the effect, its player, and the holder, card or source it is about. */
export function limitKey<G extends Shape, L extends Lexicon>(
  t: Table<G>,
  voice: Voice,
  effect: BlockId,
  limit: Limit,
  m: Machine<G, L>,
): string {
  const self = handleOf(voice.source)
  const base = `${effect}/${voice.player}`
  if (limit === 'turn/card') return `${base}/card${m.spec.card(t, self) ?? self}`
  if (limit === 'turn/source') return `${base}/source${voice.event?.target ?? ''}`
  if (limit === 'event') return `${base}/${self}/${voice.event?.group ?? 0}/${voice.event?.piece ?? ''}`
  return `${base}/${self}`
}

export const spent = <G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, effect: BlockId): boolean => {
  if (t.state.uses.length === 0) return false
  const { limit } = startable(m, effect)
  return limit !== undefined && used(t, limitKey(t, voice, effect, limit, m)) > 0
}

/** The part of an effect for which it cannot be started now; null when it can. The same lines offer and refuse it. */
function failingPart<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  parts: Startable<L>,
  isPaid: boolean,
): 'if' | 'limit' | 'cost' | 'target' | 'do' | null {
  if (parts.if !== undefined && !holds(m, t, voice, parts.if)) return 'if'
  if (parts.limit !== undefined && t.state.uses.length > 0 && spent(m, t, voice, parts.path)) return 'limit'
  if (parts.cost !== undefined && !isPaid && !canPay(m, t, voice, parts.cost)) return 'cost'
  if (parts.target.length > 0) return allPickable(m, t, voice, parts.target) ? null : 'target'
  // With targets the program is judged when they are chosen; without, it must have something to do (DM-TARGET-06).
  // A card that lasts may have nothing to do but be played.
  return parts.do.length === 0 || canRun(m, t, voice, parts.do) ? null : 'do'
}

/** Whether an effect can be started now: asked at every listing, where nobody wants to know why not. */
export const canStart = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  effect: BlockId,
  isPaid = false,
): boolean => failingPart(m, t, voice, startable(m, effect), isPaid) === null
/** The same for one whose parts were found already. */
export const canStartParts = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  parts: Startable<L>,
  isPaid = false,
): boolean => failingPart(m, t, voice, parts, isPaid) === null

/** Why an effect cannot be started now; null when it can. */
export function unstartable<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  effect: BlockId,
  isPaid = false,
): Why | null {
  const parts = startable(m, effect)
  const part = failingPart(m, t, voice, parts, isPaid)
  if (part === null) return null
  const { rules } = m.spec
  const self = handleOf(voice.source)
  if (part === 'if') return because(rules.condition, 0, 0, self)
  if (part === 'limit') return because(rules.limit, 1, 0, self)
  if (part === 'target') {
    const barring = parts.target.map((pick) => barringRule(m, t, voice, pick)).find((rule) => rule !== null)
    return because(barring ?? rules.target, 1, 0, self)
  }
  const lacks = part === 'cost' ? lacking(m, t, voice, parts.cost!, true) : lacking(m, t, voice, parts.do, false)
  return because(lacks ?? (part === 'cost' ? rules.cost : rules.target), 1, 0, self)
}

/** The rule behind the first step that could not be done, where its op or what it picks from names one. */
function lacking<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  steps: readonly Step<L>[],
  isCost: boolean,
): RuleId | null {
  for (const step of steps) {
    const op = opOf(m, step)
    if (op.can?.(t, voice, step, isCost) !== false) continue
    const core = step as CoreStep<L>
    if (core.op !== 'pick') return op.rule ?? null
    const barring = core.picks.map((pick) => barringRule(m, t, voice, pick)).find((rule) => rule !== null)
    if (barring !== undefined) return barring
    const from = core.picks.flatMap((pick) => ('from' in pick ? some(pick.from.in) : []))
    return from.map((zone) => m.spec.rules.pickIn?.[zone as string]).find((rule) => rule !== undefined) ?? null
  }
  return null
}

export const voiceFor = <G extends Shape>(t: Table<G>, source: Handle, player: PlayerId, event: Happening | null): Voice => ({
  source: refTo(t.state, source),
  player,
  event,
  vars: NO_VARS,
})
/** Memories are replaced, never edited: whoever remembers nothing yet shares this one. */
const NO_VARS: Voice['vars'] = {}

export const voiceOfTrigger = (trigger: Trigger): Voice => ({
  source: trigger.source,
  player: trigger.player,
  event: trigger.event,
  vars: trigger.vars,
})

/** One after the other, at the event itself. */
export function instantsSteps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Steps<G, InstantsFrame> {
  return {
    next(t, f) {
      const first = f.waiting[0]
      if (first === undefined) return pop(t)
      f.waiting = f.waiting.slice(1)
      const voice = voiceOfTrigger(first)
      // Where activations wait in a chain, this is none (YG-CARD-11).
      push(t, m.spec.link === undefined ? activation(m, first.effect, voice) : program(`${first.effect}/do`, voice))
    },
  }
}
