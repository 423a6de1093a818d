import { next, numberName, type Ops, type RunFrame, remember, stepPath, type Voice } from '@duelhall/effects'
import { ask, handleOf, type PlayerId } from '@duelhall/kernel'
import { affords, gain, lose, pay } from '../crests.ts'
import { fx } from '../fx.ts'
import { type Crests, crestKinds, type DungeonStep } from '../lexicon.ts'
import type { Dungeon, T } from '../state.ts'
import { crestsText, crestText } from './words.ts'

type Of<O extends DungeonStep['op']> = Extract<DungeonStep, { readonly op: O }>
export type OpsOf<O extends DungeonStep['op']> = Pick<Ops<Dungeon, DungeonStep>, O>

/** DD-FX-07 to -11, -53, -54: what is paid, gained and lost. */
export const payOps: OpsOf<'pay' | 'payX' | 'payKind' | 'heading' | 'gain' | 'gainKind' | 'lose'> = {
  pay: {
    can: (t, voice, step) => affords(t, voice.player, total(t, voice, step)),
    run(t, f, step) {
      const all = total(t, f, step)
      for (const kind of crestKinds) pay(t, f.player, kind, all[kind] ?? 0)
      next(f, 1)
    },
    say: (step, w) =>
      w.clause('you', 'pay', `${crestsText(step.crests)}${step.plus === undefined ? '' : ` plus ${w.amount(step.plus.n as number)}`}`),
  },
  payX: {
    can: (t, voice, step) => t.player(voice.player)[step.crest] > (step.base ?? 0),
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'amount', { source: handleOf(f.source), step: stepPath(f) })
      remember(f, numberName(step.as), [answer.place!])
      pay(t, f.player, step.crest, (step.base ?? 0) + answer.place!)
      next(f, 1)
    },
    say: (step, w) =>
      step.what === 'level'
        ? w.clause('you', 'pay', `${crestText(step.crest, step.base ?? 0)} plus 1 for each level, up to ${step.max}`)
        : w.clause('you', 'pay', step.max === 1 ? crestText(step.crest, 1) : `1 to ${step.max} ${step.crest} crests`),
  },
  payKind: {
    can: (t, voice, step) => crestKinds.some((kind) => t.player(voice.player)[kind] >= step.n),
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'kind', { source: handleOf(f.source), step: stepPath(f) })
      pay(t, f.player, crestKinds[answer.place!]!, step.n)
      next(f, 1)
    },
    say: (step, w) => w.clause('you', 'pay', `${step.n} crests of one kind`),
  },
  heading: {
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'heading', { source: handleOf(f.source), step: stepPath(f) })
      remember(f, numberName(step.as), [answer.place!])
      next(f, 1)
    },
    say: (_step, w) => w.clause('you', 'choose', 'a direction'),
  },
  gain: {
    run(t, f, step) {
      for (const player of fx.players(t, f, step.who ?? 'you')) each(step.crests, (kind, n) => gain(t, player, kind, n))
      next(f, 1)
    },
    say: (step, w) => w.clause(step.who, 'gain', crestsText(step.crests)),
  },
  gainKind: {
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'kind', { source: handleOf(f.source), step: stepPath(f) })
      gain(t, f.player, crestKinds[answer.place!]!, step.n)
      next(f, 1)
    },
    say: (step, w) => w.clause('you', 'gain', `${step.n === 1 ? 'a crest' : `${step.n} crests`} of any kind`),
  },
  lose: {
    run(t, f, step) {
      let n = 0
      for (const player of fx.players(t, f, step.who)) each(step.crests, (kind, most) => (n += lose(t, player, kind, most)))
      next(f, n)
    },
    say: (step, w) => w.clause(step.who, 'lose', crestsText(step.crests)),
  },
}

function each(crests: Crests, visit: (kind: (typeof crestKinds)[number], n: number) => void): void {
  for (const kind of crestKinds) if (crests[kind] !== undefined) visit(kind, crests[kind])
}

function total(t: T, voice: Voice, step: Of<'pay'>): Crests {
  if (step.plus === undefined) return step.crests
  const { crest, n } = step.plus
  return { ...step.crests, [crest]: (step.crests[crest] ?? 0) + fx.amount(t, voice, n) }
}

/** What may be answered to the question of the step under way. */
export function stepUnderWay(t: T): DungeonStep {
  const f = t.frame as RunFrame
  return fx.catalog.blocks.get(f.block)![f.pc] as DungeonStep
}
/** DD-FX-08: from 1 to the most that can be paid. */
export function mostX(t: T, player: PlayerId): number {
  const step = stepUnderWay(t) as Of<'payX'>
  return Math.min(step.max, t.player(player)[step.crest] - (step.base ?? 0))
}
/** DD-FX-10, -54: kinds of which there are enough; any kind where it is a gain. */
export function openKinds(t: T, player: PlayerId): readonly number[] {
  const step = stepUnderWay(t) as Of<'payKind' | 'gainKind'>
  return crestKinds.flatMap((kind, i) => (step.op === 'gainKind' || t.player(player)[kind] >= step.n ? [i] : []))
}
