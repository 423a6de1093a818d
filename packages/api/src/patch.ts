/** What changed between two values of plain JSON: nothing, all of it, or some of its parts. */
export type Patch = 0 | { readonly to: unknown } | { readonly in: Readonly<Record<string, Patch>> }

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

function sameKeys(a: Parts, b: Parts): boolean {
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key))
}

export function patchFrom(before: unknown, after: unknown): Patch {
  if (before === after) return 0
  if (!isParts(before) || !isParts(after) || !sameKeys(before, after)) return { to: after }
  const parts: Record<string, Patch> = {}
  for (const key of Object.keys(after)) {
    const part = patchFrom(before[key], after[key])
    if (part !== 0) parts[key] = part
  }
  return Object.keys(parts).length === 0 ? 0 : { in: parts }
}

/** The value after the change; the one before is left as it is. */
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === 0) return before
  if ('to' in patch) return patch.to
  const copy = Array.isArray(before) ? before.slice() : { ...(before as Parts) }
  const parts = copy as Record<string, unknown>
  for (const [key, part] of Object.entries(patch.in)) parts[key] = patched(parts[key], part)
  return copy
}
