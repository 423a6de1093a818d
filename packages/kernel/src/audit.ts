import { reindex } from './hidden.ts'
import { copyState, type Shape } from './state.ts'
import { Table } from './table.ts'

/** What is wrong with the bookkeeping of a state: zones, index, and the two ends of a game. */
export function audit<G extends Shape>(t: Table<G>): readonly string[] {
  const s = t.state
  const faults: string[] = []
  const found = s.pieces.map(() => 0)
  s.zones.forEach((zone, z) => {
    for (const h of zone) {
      found[h] = (found[h] ?? 0) + 1
      if (s.pieces[h]?.zone !== z) faults.push(`piece ${h} stands in zone ${z} and says ${s.pieces[h]?.zone}`)
    }
  })
  found.forEach((n, h) => {
    if (n !== 1) faults.push(`piece ${h} is in ${n} zones`)
  })
  if (s.marks.length !== s.pieces.length) faults.push('marks and pieces differ in number')
  if ((s.decision === null) === (s.outcome === null)) faults.push('a game either asks or is over')
  const fresh = new Table(copyState(s, t.rules.records), t.rules, null)
  reindex(fresh)
  if (JSON.stringify(fresh.state.index) !== JSON.stringify(s.index)) faults.push('the index is not what its rebuild is')
  return faults
}
