import type { OptionRecord } from './contract.ts'
import type { PlayerId } from './ids.ts'
import { pack, read } from './option.ts'
import type { Shape } from './state.ts'
import type { Table } from './table.ts'

/** Keeps a secret answer until all have given theirs: nobody sees it, and `resample` answers the ask anew for the others. */
export function seal<G extends Shape>(t: Table<G>, by: PlayerId, ask: string, answer: OptionRecord): void {
  t.state.sealed = t.state.sealed.concat({ by, ask, option: pack(t.rules.acts, answer) })
}

export interface Opened {
  readonly by: PlayerId
  readonly answer: OptionRecord
}

/** Opens all sealed answers, in the order in which they were given. */
export function unseal<G extends Shape>(t: Table<G>): readonly Opened[] {
  const opened = t.state.sealed.map((x) => ({ by: x.by, answer: read(t.rules.acts, x.option) }))
  t.state.sealed = []
  return opened
}
