/** Foreign data as plain data: whatever could throw, loop or flood is a problem, and only a copy goes on. */

export const LIMITS = { depth: 40, text: 400, list: 300, nodes: 20_000, problems: 100 } as const

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
type Note = (path: string, says: string) => void

interface Walk {
  readonly note: Note
  readonly above: Set<object>
  nodes: number
}

export const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** A copy without getters, prototypes and cycles; null where there is nothing to go on with. */
export function plain(input: unknown, path: string, note: Note): Plain {
  return copy(input, path, { note, above: new Set(), nodes: 0 })
}

function copy(value: unknown, path: string, walk: Walk): Plain {
  if (++walk.nodes > LIMITS.nodes) {
    if (walk.nodes === LIMITS.nodes + 1) walk.note(path, `is too large: more than ${LIMITS.nodes} values`)
    return null
  }
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : refuse(walk, path, 'must be a finite number')
  if (typeof value === 'string') return value.length > LIMITS.text ? refuse(walk, path, `is longer than ${LIMITS.text} characters`) : value
  if (typeof value !== 'object')
    return refuse(walk, path, `must be plain data, not ${value === undefined ? 'undefined' : `a ${typeof value}`}`)
  if (walk.above.has(value)) return refuse(walk, path, 'contains itself')
  if (walk.above.size >= LIMITS.depth) return refuse(walk, path, `is nested deeper than ${LIMITS.depth} levels`)
  walk.above.add(value)
  try {
    return isList(value) ? copyList(value, path, walk) : copyRecord(value, path, walk)
  } catch {
    return refuse(walk, path, 'cannot be read')
  } finally {
    walk.above.delete(value)
  }
}

const isList = (value: object): value is readonly unknown[] => Array.isArray(value)

function refuse(walk: Walk, path: string, says: string): null {
  walk.note(path, says)
  return null
}

function copyList(list: readonly unknown[], path: string, walk: Walk): Plain {
  const { length } = list
  if (length > LIMITS.list) return refuse(walk, path, `has more than ${LIMITS.list} entries`)
  const copied: Plain[] = []
  for (let i = 0; i < length; i++) copied.push(entry(list, String(i), at(path, i), walk))
  return copied
}

function copyRecord(record: object, path: string, walk: Walk): Plain {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype !== Object.prototype && prototype !== null) return refuse(walk, path, 'must be a plain object')
  const keys = Reflect.ownKeys(record)
  if (keys.length > LIMITS.list) return refuse(walk, path, `has more than ${LIMITS.list} keys`)
  const copied: Record<string, Plain> = Object.create(null) as Record<string, Plain>
  for (const key of keys) {
    if (typeof key === 'symbol') walk.note(path, 'has a key that is no text')
    else if (key.length > LIMITS.text) walk.note(path, `has a key longer than ${LIMITS.text} characters`)
    else copied[key] = entry(record, key, at(path, key), walk)
  }
  return copied
}

/** Values are read, getters are not called. */
function entry(holder: object, key: string, path: string, walk: Walk): Plain {
  const found = Object.getOwnPropertyDescriptor(holder, key)
  if (found === undefined) return refuse(walk, path, 'is missing')
  return 'value' in found ? copy(found.value, path, walk) : refuse(walk, path, 'must be a value, not a getter')
}
