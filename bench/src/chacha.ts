// ChaCha8 as RFC 8439 lays it out, with eight rounds, a 64-bit block counter and no nonce: dice for the limit program.

const INPUT = new Int32Array(16)
const BLOCK = new Uint32Array(16)
let used = 16

/** Begins the stream of a key of eight words. */
export function rekey(key: Uint32Array): void {
  INPUT[0] = 0x61707865
  INPUT[1] = 0x3320646e
  INPUT[2] = 0x79622d32
  INPUT[3] = 0x6b206574
  INPUT.set(key, 4)
  INPUT.fill(0, 12)
  used = 16
}

/** The next 32-bit word. */
export function word(): number {
  if (used === 16) refill()
  return BLOCK[used++]!
}

const LIMIT = 0xfffffffc // the greatest multiple of both 6 and 12 that a word can reach

/** A battle die, 1 to 6. */
export function d6(): number {
  let w = word()
  while (w >= LIMIT) w = word()
  return 1 + (w % 6)
}

/** The summoning die, 1 to 12. */
export function d12(): number {
  let w = word()
  while (w >= LIMIT) w = word()
  return 1 + (w % 12)
}

const left = (x: number, n: number): number => (x << n) | (x >>> (32 - n))

function refill(): void {
  let a = INPUT[0]!
  let b = INPUT[1]!
  let c = INPUT[2]!
  let d = INPUT[3]!
  let e = INPUT[4]!
  let f = INPUT[5]!
  let g = INPUT[6]!
  let h = INPUT[7]!
  let i = INPUT[8]!
  let j = INPUT[9]!
  let k = INPUT[10]!
  let l = INPUT[11]!
  let m = INPUT[12]!
  let n = INPUT[13]!
  let o = INPUT[14]!
  let p = INPUT[15]!
  for (let double = 0; double < 4; double++) {
    a = (a + e) | 0
    m = left(m ^ a, 16)
    i = (i + m) | 0
    e = left(e ^ i, 12)
    a = (a + e) | 0
    m = left(m ^ a, 8)
    i = (i + m) | 0
    e = left(e ^ i, 7)
    b = (b + f) | 0
    n = left(n ^ b, 16)
    j = (j + n) | 0
    f = left(f ^ j, 12)
    b = (b + f) | 0
    n = left(n ^ b, 8)
    j = (j + n) | 0
    f = left(f ^ j, 7)
    c = (c + g) | 0
    o = left(o ^ c, 16)
    k = (k + o) | 0
    g = left(g ^ k, 12)
    c = (c + g) | 0
    o = left(o ^ c, 8)
    k = (k + o) | 0
    g = left(g ^ k, 7)
    d = (d + h) | 0
    p = left(p ^ d, 16)
    l = (l + p) | 0
    h = left(h ^ l, 12)
    d = (d + h) | 0
    p = left(p ^ d, 8)
    l = (l + p) | 0
    h = left(h ^ l, 7)
    a = (a + f) | 0
    p = left(p ^ a, 16)
    k = (k + p) | 0
    f = left(f ^ k, 12)
    a = (a + f) | 0
    p = left(p ^ a, 8)
    k = (k + p) | 0
    f = left(f ^ k, 7)
    b = (b + g) | 0
    m = left(m ^ b, 16)
    l = (l + m) | 0
    g = left(g ^ l, 12)
    b = (b + g) | 0
    m = left(m ^ b, 8)
    l = (l + m) | 0
    g = left(g ^ l, 7)
    c = (c + h) | 0
    n = left(n ^ c, 16)
    i = (i + n) | 0
    h = left(h ^ i, 12)
    c = (c + h) | 0
    n = left(n ^ c, 8)
    i = (i + n) | 0
    h = left(h ^ i, 7)
    d = (d + e) | 0
    o = left(o ^ d, 16)
    j = (j + o) | 0
    e = left(e ^ j, 12)
    d = (d + e) | 0
    o = left(o ^ d, 8)
    j = (j + o) | 0
    e = left(e ^ j, 7)
  }
  BLOCK[0] = a + INPUT[0]!
  BLOCK[1] = b + INPUT[1]!
  BLOCK[2] = c + INPUT[2]!
  BLOCK[3] = d + INPUT[3]!
  BLOCK[4] = e + INPUT[4]!
  BLOCK[5] = f + INPUT[5]!
  BLOCK[6] = g + INPUT[6]!
  BLOCK[7] = h + INPUT[7]!
  BLOCK[8] = i + INPUT[8]!
  BLOCK[9] = j + INPUT[9]!
  BLOCK[10] = k + INPUT[10]!
  BLOCK[11] = l + INPUT[11]!
  BLOCK[12] = m + INPUT[12]!
  BLOCK[13] = n + INPUT[13]!
  BLOCK[14] = o + INPUT[14]!
  BLOCK[15] = p + INPUT[15]!
  INPUT[12]!++
  if (INPUT[12] === 0) INPUT[13]!++
  used = 0
}
