import {
  aim as aimPacket,
  ask,
  cap,
  currentPacket,
  type Handle,
  handleOf,
  happen,
  more as morePackets,
  packet,
  proceed,
  type Shape,
  type Table,
} from '@duelhall/kernel'
import { amount, numberName } from './amount.ts'
import { holds } from './condition.ts'
import type { CoreStep, Lexicon, Pick, PickPlayer, Step, To, ToPlayer, Who } from './language.ts'
import { type Machine, opOf } from './machine.ts'
import { chosenMode, openModes } from './mode.ts'
import { allPayable, openPick, pickable } from './pick.ts'
import { aims, named, player1, refsTo, remember } from './refs.ts'
import { canEach, groupEnd, nest, next, pathIn, stepPath } from './run.ts'
import { sayCore } from './say-core.ts'
import type { Op, RunFrame, Voice } from './spec.ts'
import { standLater, standMods } from './stand.ts'

type Core<L extends Lexicon, O extends CoreStep<L>['op']> = Extract<CoreStep<L>, { readonly op: O }>
type CoreOps<G extends Shape, L extends Lexicon> = { readonly [O in CoreStep<L>['op']]: Op<G, Core<L, O>> }

/** Whether a block could do anything: its first step could, or one that does not depend on it. */
export function canRun<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  block: readonly Step<L>[],
): boolean {
  const first = m.spec.firstCounts === true
  for (let i = 0; i < block.length; i++) {
    if (first && (block[i] as CoreStep<L>).op === 'may') continue // what may be left out need not be possible
    const end = m.spec.allOrNone === true ? groupEnd(block, i) : i + 1
    if (canEach(m, t, voice, block, i, end)) return true
    if (first) return false
    i = end - 1
  }
  return first && block.length > 0
}
/** Whether all of a cost can be paid: every part of it (DM-COST-01, -04). */
export function canPay<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, cost: readonly Step<L>[]): boolean {
  for (let i = 0; i < cost.length; i++) {
    const op = opOf(m, cost[i]!)
    if (op.can !== undefined && !op.can(t, voice, cost[i]!, true)) return false
  }
  const picks = picksOf(m, cost)
  return picks.length === 0 || allPayable(m, t, voice, picks)
}
/** All that is chosen for a cost: found once. */
function picksOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, cost: readonly Step<L>[]): readonly (Pick<L> | PickPlayer)[] {
  let picks = m.kept.payments.get(cost)
  if (picks === undefined) {
    picks = cost.flatMap((step) => ((step as CoreStep<L>).op === 'pick' ? (step as Core<L, 'pick'>).picks : []))
    m.kept.payments.set(cost, picks)
  }
  return picks
}

type May<L extends Lexicon> = Core<L, 'may'>
/** Whether it can be paid and could do anything; what is only paid to be spared (`else`) need do nothing. */
function affords<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, step: May<L>): boolean {
  return canPay(m, t, voice, step.cost ?? []) && (step.do.length === 0 || canRun(m, t, voice, step.do))
}
function refuse<G extends Shape, L extends Lexicon>(t: Table<G>, f: RunFrame, step: May<L>): void {
  if (step.else === undefined) return next(f, 0)
  f.phase = 3
  f.done = 0
  nest(t, f, 'else')
}

/** The steps every game has. */
export function coreOps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): CoreOps<G, L> {
  /** Where others have seen that this is asked, the choice is told: only acts nobody has seen yet can be taken back. */
  const showChoice = (t: Table<G>, f: RunFrame, by: Who | undefined): void => {
    if (t.state.stack.length <= t.state.shownDepth) happen(t, 'chose', player1(m, t, f, by), handleOf(f.source))
  }
  return {
    pick: {
      can: (t, voice, step) => step.picks.every((pick) => pickable(m, t, voice, m.catalog.lifted.get(pick) ?? pick)),
      run(t, f, step) {
        if (f.phase === step.picks.length) return next(f, step.picks.every((pick) => (f.vars[pick.as]?.length ?? 0) > 0) ? 1 : 0)
        const path = pathIn(pathIn(stepPath(f), 'picks'), f.phase)
        f.phase++
        openPick(m, t, f, path)
      },
      say: sayCore.pick,
    },
    note: {
      run(t, f, step) {
        remember(f, numberName(step.as), [amount(m, t, f, step.n)])
        next(f, 1)
      },
      say: sayCore.note,
    },
    if: {
      can: (t, voice, step) =>
        m.spec.firstCounts === true
          ? canRun(m, t, voice, holds(m, t, voice, step.is) ? step.then : (step.else ?? []))
          : canRun(m, t, voice, step.then) || canRun(m, t, voice, step.else ?? []),
      run(t, f, step) {
        if (f.phase === 1) return next(f, f.done)
        const part = holds(m, t, f, step.is) ? 'then' : 'else'
        f.phase = 1
        f.done = 0
        if (part === 'then' || step.else !== undefined) nest(t, f, part)
      },
      say: sayCore.if,
    },
    may: {
      can: (t, voice, step) => step.else !== undefined || affords(m, t, voice, step),
      run(t, f, step, answer) {
        if (f.phase === 0) {
          if (answer === null) {
            if (!affords(m, t, f, step)) return refuse(t, f, step)
            return ask(t, player1(m, t, f, step.by), 'may', { source: handleOf(f.source), step: stepPath(f) })
          }
          showChoice(t, f, step.by)
          if (answer.act === 'decline') return refuse(t, f, step)
          f.phase = 1
          if (step.cost !== undefined) return nest(t, f, 'cost')
        }
        if (f.phase === 1) {
          f.phase = 2
          return nest(t, f, 'do')
        }
        next(f, f.phase === 2 ? Math.max(1, f.done) : f.done)
      },
      say: sayCore.may,
    },
    each: {
      can: (t, voice, step) => aims(m, t, voice, step.of).length > 0,
      run(t, f, step) {
        if (f.phase === 0) {
          f.rest = refsTo(t, aims(m, t, f, step.of))
          f.phase = 1
        }
        const first = f.rest[0]
        if (first === undefined) return next(f, f.done)
        f.rest = f.rest.slice(1)
        remember(f, step.as, [first])
        if (named(m, t, f, step.as).length > 0) nest(t, f, 'do')
      },
      say: sayCore.each,
    },
    times: {
      can: (t, voice, step) => amount(m, t, voice, step.n) > 0 && canRun(m, t, voice, step.do),
      run(t, f, step) {
        if (f.phase === 0) {
          f.rest = [amount(m, t, f, step.n)]
          f.phase = 1
        }
        const left = f.rest[0] ?? 0
        if (left <= 0) return next(f, f.done)
        f.rest = [left - 1]
        nest(t, f, 'do')
      },
      say: sayCore.times,
    },
    mode: {
      can: (t, voice, step) => openModes(m, t, voice, step).length > 0,
      run(t, f, step, answer) {
        if (f.phase === 1) return next(f, f.done)
        const chosen = step.blind === true ? undefined : chosenMode(f)
        if (chosen !== undefined) {
          f.phase = 1
          return nest(t, f, `modes/${chosen}`)
        }
        if (answer === null) {
          if (openModes(m, t, f, step).length === 0) return next(f, 0)
          return ask(t, player1(m, t, f, step.by), 'mode', { source: handleOf(f.source), step: stepPath(f) })
        }
        showChoice(t, f, step.by)
        f.phase = 1
        nest(t, f, `modes/${answer.place ?? 0}`)
      },
      say: sayCore.mode,
    },
    stand: {
      can: (t, voice, step) => takers(m, t, voice, step).length > 0,
      run(t, f, step) {
        const all = takers(m, t, f, step)
        next(f, standMods(m, t, f, stepPath(f), m.spec.veiled?.(t, all) ?? all, step.mods, step.until, namesZone(step.to)))
      },
      say: sayCore.stand,
    },
    later: {
      run(t, f, step) {
        standLater(m, t, f, stepPath(f), step)
        next(f, 1)
      },
      say: sayCore.later,
    },
    proceed: {
      run(t, f) {
        proceed(t)
        next(f, 1)
      },
      say: sayCore.proceed,
    },
    cap: {
      run(t, f, step) {
        cap(t, amount(m, t, f, step.n))
        next(f, 1)
      },
      say: sayCore.cap,
    },
    reduce: {
      run(t, f, step) {
        cap(t, currentPacket(t).n - amount(m, t, f, step.n))
        next(f, 1)
      },
      say: sayCore.reduce,
    },
    aim: {
      can: (t, voice, step) => named(m, t, voice, step.at).length > 0,
      bars: (t, voice, _step, h) => m.spec.redirects?.(t, voice, voice.event!.piece!, h) ?? null,
      run(t, f, step) {
        const at = named(m, t, f, step.at)[0]
        if (at === undefined) proceed(t)
        else aimPacket(t, at)
        next(f, at === undefined ? 0 : 1)
      },
      say: sayCore.aim,
    },
    more: {
      run(t, f, step) {
        const now = currentPacket(t)
        morePackets(t, packet(now.piece, amount(m, t, f, step.n), now.cause, now.source))
        next(f, 1)
      },
      say: sayCore.more,
    },
  }
}

/** Those on whom modifiers are left; what has no values now takes none that change them (YG-STAT-08). */
function takers<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  step: Core<L, 'stand'>,
): readonly Handle[] {
  const all = aims(m, t, voice, step.to)
  const { valueless } = m.spec
  return valueless === undefined || !step.mods.some((mod) => 'stat' in mod) ? all : valued(t, all, valueless)
}
const valued = <G extends Shape>(
  t: Table<G>,
  all: readonly Handle[],
  isValueless: (t: Table<G>, h: Handle) => boolean,
): readonly Handle[] => all.filter((h) => !isValueless(t, h))

/** A filter that names where the pieces lie means them there; otherwise what is not in play takes nothing. */
const namesZone = <L extends Lexicon>(to: To<L> | ToPlayer): boolean => typeof to === 'object' && 'in' in to && to.in !== undefined
