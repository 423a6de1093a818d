import type { BlockId } from '@duelhall/kernel'

const known = new Map<BlockId, BlockId>()
/** The one string for a path. What is joined anew is another string, and compared letter by letter with the key under which it is looked up. */
export function onePath(path: BlockId): BlockId {
  const found = known.get(path)
  if (found !== undefined) return found
  known.set(path, path)
  return path
}
