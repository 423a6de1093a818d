import { useSyncExternalStore } from 'react'

/** What is read from the browser's storage, once for everybody who looks, until it changes here or in another tab. */
export interface Followed<T> {
  /** Something under the prefix has changed: it is read again. */
  readonly changed: () => void
  readonly use: () => T
}

export function followed<T>(prefix: string, read: () => T): Followed<T> {
  let known: { readonly value: T } | null = null
  const listeners = new Set<() => void>()
  const changed = () => {
    known = null
    for (const listener of listeners) listener()
  }
  const listen = (listener: () => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith(prefix)) changed()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  }
  const now = () => {
    known ??= { value: read() }
    return known.value
  }
  return { changed, use: () => useSyncExternalStore(listen, now) }
}
