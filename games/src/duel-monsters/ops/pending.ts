import type { Op, Ops } from '@duelhall/effects'
import { RulesBug } from '@duelhall/kernel'
import type { DuelStep } from '../lexicon.ts'
import type { Duel } from '../state.ts'

export type OpsOf<O extends DuelStep['op']> = Pick<Ops<Duel, DuelStep>, O>
export type StepOf<O extends DuelStep['op']> = Extract<DuelStep, { readonly op: O }>

/** Steps that cards may say and nobody has played yet; an op moves from here to a file of its kind. */
const names = [
  'draw',
  'discard',
  'send',
  'mill',
  'tribute',
  'remove',
  'return',
  'add',
  'destroy',
  'summon',
  'token',
  'fuse',
  'ritual',
  'synchro',
  'extraSummon',
  'damage',
  'gain',
  'pay',
  'position',
  'control',
  'exchange',
  'equip',
  'put',
  'take',
  'negate',
  'set',
  'reveal',
  'coin',
  'roll',
  'declare',
  'win',
  'endBattlePhase',
  'skip',
  'shuffle',
  'bind',
  'stay',
  'rise',
  'materialsOf',
] as const satisfies readonly DuelStep['op'][]

const waiting = (name: string): Op<Duel, DuelStep> => ({
  can: () => false,
  run: () => {
    throw new RulesBug(`${name} is not played yet`)
  },
  say: (_step, w) => w.clause('you', name),
})

export const pendingOps = Object.fromEntries(names.map((name) => [name, waiting(name)])) as OpsOf<(typeof names)[number]>
