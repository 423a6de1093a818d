import type { Shape } from '@duelhall/kernel'
import type { Startable } from './activate.ts'
import type { Actives, Entries } from './active.ts'
import { type Catalog, compileCatalog } from './catalog.ts'
import type { Choice, Row } from './choice.ts'
import { coreOps } from './core-ops.ts'
import type { Filter, Lexicon, Pick, PickPlayer, Step } from './language.ts'
import type { Replacers } from './replace.ts'
import type { Laid } from './select.ts'
import type { Op, Spec } from './spec.ts'
import type { Answers } from './triggers.ts'

/** A game's effect machine: what it told about itself, its compiled cards, and all ops by name. */
export interface Machine<G extends Shape, L extends Lexicon> {
  readonly spec: Spec<G, L>
  readonly catalog: Catalog<L>
  readonly ops: Readonly<Record<string, Op<G, Step<L>>>>
  /** What is worked out of the cards when it is first asked for, and then kept. */
  readonly kept: Kept<G, L>
}

interface Kept<G extends Shape, L extends Lexicon> {
  readonly layouts: WeakMap<Filter<L>, Laid<G, L>>
  readonly answers: Map<string, Answers<L>>
  readonly parts: Map<string, Startable<L>>
  readonly choices: WeakMap<Pick<L> | PickPlayer, Choice<G, L>>
  readonly rows: WeakMap<readonly (Pick<L> | PickPlayer)[], Row<G, L>>
  readonly payments: WeakMap<readonly Step<L>[], readonly (Pick<L> | PickPlayer)[]>
  statics: Entries<L> | null
  readonly actives: Actives<L>
  readonly replacers: Map<string, Replacers<L>>
}

export function makeMachine<G extends Shape, L extends Lexicon>(spec: Spec<G, L>): Machine<G, L> {
  const catalog = compileCatalog(spec)
  const machine: Machine<G, L> = {
    spec,
    catalog,
    ops: {},
    kept: {
      layouts: new WeakMap(),
      answers: new Map(),
      parts: new Map(),
      choices: new WeakMap(),
      rows: new WeakMap(),
      payments: new WeakMap(),
      statics: null,
      actives: { lists: catalog.keys.map(() => []), versions: catalog.keys.map(() => -1) },
      replacers: new Map(),
    },
  }
  Object.assign(machine.ops, coreOps(machine), spec.ops)
  return machine
}

export function opOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, step: Step<L>): Op<G, Step<L>> {
  return m.ops[(step as { readonly op: string }).op]!
}
