import { RulesBug } from './errors.ts'
import type { Handle, PlayerId, Ref } from './ids.ts'
import { withLast } from './pieces.ts'
import { NO_RECORDS, refTo, type Shape, type Standing, type Use } from './state.ts'
import type { Table } from './table.ts'

/** How a game's values come about. */
export interface FoldRules<G extends Shape> {
  /** The stats that are folded, for tests and screens. */
  readonly stats: readonly string[]
  printed(t: Table<G>, piece: Handle, stat: string): number
  /** Whether a standing without an object of its own lies on this piece. */
  covers(t: Table<G>, standing: Standing, piece: Handle): boolean
}

/** One line of a breakdown: what stood there, what it did, what came of it. */
export interface FoldLine {
  readonly source: Ref | null
  readonly add: number
  readonly set: number | null
  readonly value: number
}

let checked = false
/** For tests: from now on every remembered value is held against its fold from nothing. */
export function checkFolds(): void {
  checked = true
}

/** Printed value and all that lasts, in layers, each oldest first; remembered until the next change. */
export function value<G extends Shape>(t: Table<G>, piece: Handle, stat: string): number {
  t.memo ??= new Map()
  const key = `${piece}/${stat}`
  const known = t.memo.get(key)
  if (known !== undefined) {
    if (checked && known !== fold(t, piece, stat, null)) throw new RulesBug(`${stat} of piece ${piece} is not its fold from nothing`)
    return known
  }
  const now = fold(t, piece, stat, null)
  t.memo?.set(key, now)
  return now
}

/** The same fold, line by line: what screens show. */
export function breakdown<G extends Shape>(t: Table<G>, piece: Handle, stat: string): readonly FoldLine[] {
  const lines: FoldLine[] = []
  fold(t, piece, stat, lines)
  return lines
}

function fold<G extends Shape>(t: Table<G>, piece: Handle, stat: string, lines: FoldLine[] | null): number {
  const folds = t.rules.folds!
  let now = folds.printed(t, piece, stat)
  lines?.push({ source: null, add: 0, set: now, value: now })
  for (const layer of ['original', 'value'] as const)
    for (const s of t.state.standing) {
      if (s.layer !== layer || s.about !== stat || !liesOn(t, s, piece)) continue
      now = s.set ?? now + s.add
      lines?.push({ source: s.source, add: s.add, set: s.set, value: now })
    }
  return now
}

/** Whether what lasts lies on this piece: on the very object, or on what its filter covers. */
export function liesOn<G extends Shape>(t: Table<G>, s: Standing, piece: Handle): boolean {
  return s.to === null ? t.rules.folds!.covers(t, s, piece) : s.to === refTo(t.state, piece)
}

/** From now on this lasts. */
export function stand<G extends Shape>(t: Table<G>, s: Standing): void {
  t.state.standing = withLast(t.state.standing, s)
  t.memo = null
}

const NOTHING: readonly Standing[] = NO_RECORDS

/** A named point is reached: what was to last until it ends, what waits for more of them counts down. Returns what ended. */
export function passPoint<G extends Shape>(t: Table<G>, point: string, player: PlayerId): readonly Standing[] {
  if (t.state.standing.length === 0) return NOTHING
  const ended: Standing[] = []
  const rest: Standing[] = []
  for (const s of t.state.standing) {
    if (s.until !== point || (s.of !== null && s.of !== player)) rest.push(s)
    else if (s.left === 0) ended.push(s)
    else rest.push(standing({ ...s, left: s.left - 1 }))
  }
  t.state.standing = rest.length === 0 ? NOTHING : rest
  t.memo = null
  return ended
}

/** The one literal of what lasts. */
export const standing = (s: Standing): Standing => ({
  source: s.source,
  player: s.player,
  layer: s.layer,
  about: s.about,
  to: s.to,
  block: s.block,
  add: s.add,
  set: s.set,
  until: s.until,
  of: s.of,
  left: s.left,
  since: s.since,
  vars: s.vars,
  event: s.event,
})

/** Uses counted so far under this key. */
export function used<G extends Shape>(t: Table<G>, key: string): number {
  const { uses } = t.state
  for (let i = 0; i < uses.length; i++) if (uses[i]!.key === key) return uses[i]!.n
  return 0
}

export function use<G extends Shape>(t: Table<G>, key: string, scope: string): void {
  const n = used(t, key) + 1
  const others = n === 1 ? t.state.uses : t.state.uses.filter((u) => u.key !== key)
  t.state.uses = withLast(others, { key, n, scope })
  t.memo = null
}

/** Limits of this scope begin anew. */
export function freshUses<G extends Shape>(t: Table<G>, scope: string): void {
  const { uses } = t.state
  let at = 0
  while (at < uses.length && uses[at]!.scope !== scope) at++
  if (at === uses.length) return
  t.state.uses = outside(uses, scope)
  t.memo = null
}
const outside = (uses: readonly Use[], scope: string): readonly Use[] => uses.filter((u) => u.scope !== scope)
