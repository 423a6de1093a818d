import { type FoldLine, type Handle, type Ref, refTo, type Shape, type Standing, type Table } from '@duelhall/kernel'
import type { Amount, Lexicon } from './language.ts'
import type { Voice } from './spec.ts'
import type { Lying } from './statics.ts'

/** One change of a value that lies on a piece now. */
export interface Change {
  readonly source: Ref
  /** It holds only while its card is there; what effects left behind is not static. */
  readonly isStatic: boolean
  /** The time stamp of what was left behind. */
  readonly since: number | null
  readonly add: number
  readonly set: number | null
}

interface Changing<G extends Shape, L extends Lexicon> {
  lying(t: Table<G>, kind: string, h: Handle): readonly Lying<L>[]
  amount(t: Table<G>, voice: Voice, n: Amount<L>): number
}

/** What a modifier that lies on a piece does to its value. */
export function changeOf<G extends Shape, L extends Lexicon>(fx: Changing<G, L>, t: Table<G>, { mod, voice, standing }: Lying<L>): Change {
  if (standing !== null) return left(standing)
  const { add, set } = mod as { readonly add?: Amount<L>; readonly set?: Amount<L> }
  return {
    source: voice.source,
    isStatic: true,
    since: null,
    add: add === undefined ? 0 : fx.amount(t, voice, add),
    set: set === undefined ? null : fx.amount(t, voice, set),
  }
}
const left = ({ source, since, add, set }: Standing): Change => ({ source, isStatic: false, since, add, set })

/** All that changes a value of a piece: static effects first, then what was left on it, oldest first. */
export function changesOf<G extends Shape, L extends Lexicon>(
  fx: Changing<G, L>,
  t: Table<G>,
  h: Handle,
  stat: L['stat'],
): readonly Change[] {
  const about = `stat:${stat}`
  const ref = refTo(t.state, h)
  const statics = fx.lying(t, about, h).filter((one) => one.standing === null)
  return [
    ...statics.map((one) => changeOf(fx, t, one)),
    ...t.state.standing.filter((one) => one.to === ref && one.about === about).map(left),
  ]
}

/** The printed value and the changes in their order, line by line; what adds nothing is left out. */
export function foldLines(printed: number, changes: readonly Pick<Change, 'source' | 'add' | 'set'>[]): readonly FoldLine[] {
  const lines: FoldLine[] = [{ source: null, add: 0, set: printed, value: printed }]
  for (const { source, add, set } of changes) {
    if (set === null && add === 0) continue
    lines.push({ source, add: set === null ? add : 0, set, value: set ?? lines.at(-1)!.value + add })
  }
  return lines
}
