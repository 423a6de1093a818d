import type { Shape } from '@duelhall/kernel'
import { type Catalog, compileCatalog } from './catalog.ts'
import { coreOps } from './core-ops.ts'
import type { Lexicon, Step } from './language.ts'
import type { Op, Spec } from './spec.ts'

/** A game's effect machine: what it told about itself, its compiled cards, and all ops by name. */
export interface Machine<G extends Shape, L extends Lexicon> {
  readonly spec: Spec<G, L>
  readonly catalog: Catalog<L>
  readonly ops: Readonly<Record<string, Op<G, Step<L>>>>
}

export function makeMachine<G extends Shape, L extends Lexicon>(spec: Spec<G, L>): Machine<G, L> {
  const machine: Machine<G, L> = { spec, catalog: compileCatalog(spec), ops: {} }
  Object.assign(machine.ops, coreOps(machine), spec.ops)
  return machine
}

export function opOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, step: Step<L>): Op<G, Step<L>> {
  return m.ops[(step as { readonly op: string }).op]!
}
