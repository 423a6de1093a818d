import { useSyncExternalStore } from 'react'

const KEY = 'duelhall/learned'
const listeners = new Set<() => void>()

/** What was stored; anything broken counts as nothing learned. */
export function readLearned(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const taskKey = (game: string, id: string): string => `${game}/${id}`

/** Keeps that a lesson or puzzle was done. */
export function learn(key: string): void {
  const known = readLearned(stored())
  if (known.includes(key)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, key]))
  } catch {
    // a browser without storage forgets it
  }
  for (const listener of listeners) listener()
}

/** Everything that was done, on this device. */
export function useLearned(): readonly string[] {
  const text = useSyncExternalStore((listener) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }, stored)
  return readLearned(text)
}
