import { counted, type Kind, type Parts, type ReadyList, sizeOf } from './kind.ts'

/** A card that goes well with what is there. */
export interface Suggestion {
  readonly card: string
  readonly part: string
  readonly copies: number
}
export interface Advice {
  readonly like: ReadyList
  /** How many of your cards it has too. */
  readonly shared: number
  readonly missing: readonly Suggestion[]
}

/** The ready list that is most like this one, and what it has besides; null where nothing is alike. */
export function advise(kind: Kind, parts: Parts): Advice | null {
  if (sizeOf(parts) === 0) return null
  const scored = kind.ready.map((like) => ({ like, shared: sharedBy(kind, parts, like.parts) }))
  const best = scored.sort((a, b) => b.shared - a.shared)[0]
  if (best === undefined || best.shared === 0) return null
  const missing = kind.parts.flatMap((part) => {
    const own = new Map(counted(parts[part] ?? []))
    return counted(best.like.parts[part] ?? []).flatMap(([card, n]) => {
      const copies = n - (own.get(card) ?? 0)
      return copies > 0 ? [{ card, part, copies }] : []
    })
  })
  return { ...best, missing }
}

function sharedBy(kind: Kind, a: Parts, b: Parts): number {
  return kind.parts.reduce((sum, part) => {
    const other = new Map(counted(b[part] ?? []))
    return sum + counted(a[part] ?? []).reduce((n, [card, copies]) => n + Math.min(copies, other.get(card) ?? 0), 0)
  }, 0)
}
