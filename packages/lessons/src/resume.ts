import { advance, compile, copyState, type Parts, reindex, type Shape, type State, Table } from '@duelhall/kernel'

/** Runs a state that was put together by hand on to its first decision: the last line of a game's `build`. */
export function resume<G extends Shape, C>(parts: Parts<G, C>, state: State<G>): State<G> {
  const rules = compile(parts)
  const copy = copyState(state, rules.records)
  const t = new Table(copy, rules, null)
  reindex(t)
  advance(t)
  return copy
}
