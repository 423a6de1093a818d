import { counted, type Parts } from './kind.ts'
import { LONGEST_NAME } from './store.ts'

/** A list as the fragment of an address: its name, and each card with how many, packed as text. */
export function fragmentOf(name: string, parts: Parts): string {
  const lists = Object.fromEntries(Object.entries(parts).map(([part, list]) => [part, counted(list)]))
  const bytes = new TextEncoder().encode(JSON.stringify({ name, parts: lists }))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `deck=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

const MOST_COPIES = 60

/** What a fragment holds: the cards are not looked at yet; null when it is damaged, undefined where there is none. */
export function readFragment(fragment: string): { readonly name: string; readonly parts: Parts } | null | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('deck')
  if (text === null) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const data = JSON.parse(new TextDecoder().decode(bytes)) as { name?: unknown; parts?: unknown } | null
    if (typeof data?.parts !== 'object' || data.parts === null) return null
    const parts = Object.entries(data.parts).map(([part, list]) => [part, copies(list)] as const)
    return { name: String(data.name ?? '').slice(0, LONGEST_NAME), parts: Object.fromEntries(parts) }
  } catch {
    return null
  }
}

function copies(list: unknown): readonly string[] {
  if (!Array.isArray(list)) throw new TypeError('no list')
  return (list as readonly unknown[]).flatMap((pair) => {
    const [id, n] = Array.isArray(pair) ? (pair as readonly unknown[]) : []
    if (typeof id !== 'string' || typeof n !== 'number' || !(n >= 1 && n <= MOST_COPIES)) throw new TypeError('no card')
    return Array.from({ length: n }, () => id)
  })
}
