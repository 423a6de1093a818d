import { RulesBug } from './errors.ts'
import type { Seed } from './ids.ts'

/** Everything about chance; the key is replaced, never edited. */
export interface Rng {
  readonly key: readonly number[]
  /** Words taken so far. */
  n: number
  /** Results used first, as faces 1 to sides: tests, lessons, real dice. */
  script: readonly number[]
}

export const rng = (r: Rng): Rng => ({ key: r.key, n: r.n, script: r.script })

// The current block is a memo, right for every clone because keys are never edited.
const block = new Uint32Array(16)
const start = new Uint32Array(16)
let memoKey: readonly number[] | null = null
let memoBlock = -1

/** One ChaCha8 block: 256-bit key, 64-bit block counter, nonce 0. */
export function chacha8(key: readonly number[], counter: number, out: Uint32Array): void {
  start[0] = 0x61707865
  start[1] = 0x3320646e
  start[2] = 0x79622d32
  start[3] = 0x6b206574
  for (let i = 0; i < 8; i++) start[4 + i] = key[i]!
  start[12] = counter >>> 0
  start[13] = Math.floor(counter / 4294967296)
  start[14] = 0
  start[15] = 0
  out.set(start)
  for (let round = 0; round < 4; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a]! | 0
  let xb = x[b]! | 0
  let xc = x[c]! | 0
  let xd = x[d]! | 0
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}

function word(r: Rng): number {
  const at = r.n >>> 4
  if (memoKey !== r.key || memoBlock !== at) {
    chacha8(r.key, at, block)
    memoKey = r.key
    memoBlock = at
  }
  return block[r.n++ & 15]!
}

/** A fair face from 1 to `sides`; rejection instead of modulo bias. */
export function face(r: Rng, sides: number): number {
  if (sides < 1) throw new RulesBug(`a die with ${sides} faces`)
  if (r.script.length > 0) {
    const scripted = r.script[0]!
    if (scripted < 1 || scripted > sides) throw new RulesBug(`scripted roll ${scripted} on a die with ${sides} faces`)
    r.script = r.script.slice(1)
    return scripted
  }
  const limit = Math.floor(4294967296 / sides) * sides
  let w = word(r)
  while (w >= limit) w = word(r)
  return 1 + (w % sides)
}

const isKey = /^[0-9a-f]{64}$/i

/** The key a seed stands for. */
export function keyOf(seed: Seed): readonly number[] {
  const key: number[] = []
  if (isKey.test(seed)) {
    for (let i = 0; i < 8; i++) key.push(Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16))
    return key
  }
  for (let i = 0; i < 8; i++) key.push(hashText(seed, i))
  return key
}

/** A 32-bit hash of a text, another one for each salt (FNV-1a with a final avalanche). */
/** A generator at its beginning: the same words, the same dice. */
export const rngFrom = (seed: Seed): Rng => rng({ key: keyOf(seed), n: 0, script: [] })

export function hashText(text: string, salt: number): number {
  let h = Math.imul(0x811c9dc5 ^ salt, 0x9e3779b1) | 1
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
