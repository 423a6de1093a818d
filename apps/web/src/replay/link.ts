import type { Replay } from '@duelhall/kernel'

/** Longer links are cut by some programs on their way. */
const LONGEST = 12_000

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** A replay as the fragment of an address, `at` which moment to begin; null when it is too long for one. */
export async function fragmentOf(replay: Replay, at: number): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(replay)), new CompressionStream('deflate-raw'))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const fragment = `r=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}&at=${at}`
  return fragment.length > LONGEST ? null : fragment
}

export interface Linked {
  /** Not looked at yet: the engine says whether it is a replay. */
  readonly replay: unknown
  readonly at: number | null
}

/** What a fragment holds; null when it is damaged. */
export async function readFragment(fragment: string): Promise<Linked | null> {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const text = parts.get('r')
  if (text === null) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const replay: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
    const at = Number(parts.get('at') ?? Number.NaN)
    return { replay, at: Number.isInteger(at) && at >= 0 ? at : null }
  } catch {
    return null
  }
}
