import { isFair, tally } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { chacha8, face, keyOf, RulesBug, rng } from '../src/index.ts'

const hex = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex')
const block = (key: readonly number[], counter: number): string => {
  const out = new Uint32Array(16)
  chacha8(key, counter, out)
  return hex(out)
}
const zero = [0, 0, 0, 0, 0, 0, 0, 0]

// draft-strombergson-chacha-test-vectors-01: TC1 and TC2, eight rounds, 256-bit key, nonce 0.
test.each([
  [
    'TC1, block 0',
    zero,
    0,
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  ],
  [
    'TC1, block 1',
    zero,
    1,
    'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'TC2, block 0',
    [1, ...zero.slice(1)],
    0,
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
  ],
  [
    'TC2, block 1',
    [1, ...zero.slice(1)],
    1,
    'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
  ],
])('ChaCha8 gives the published keystream: %s', (_, key, counter, keystream) => {
  expect(block(key, counter)).toBe(keystream)
})

test('the block counter has 64 bits', () => {
  expect(block(zero, 2 ** 32)).not.toBe(block(zero, 0))
})

const die = (seed: string) => rng({ key: keyOf(seed), n: 0, script: [] })

test.each([2, 3, 6, 7, 20, 52])('a die with %i faces is fair', (sides) => {
  const r = die(`fair ${sides}`)
  expect(isFair(tally(() => face(r, sides), sides, 60_000))).toBe(true)
})

test('words past the last whole multiple are rejected, not folded back', () => {
  // With three quarters of all words as faces, folding would give the first third half of all rolls.
  const sides = 3 * 2 ** 30
  const r = die('rejection')
  const thirds = tally(() => 1 + Math.floor((face(r, sides) - 1) / 2 ** 30), 3, 30_000)
  expect(isFair(thirds)).toBe(true)
  expect(r.n).toBeGreaterThan(38_000)
})

test('a planted bias is caught', () => {
  const r = die('biased')
  const byte = () => face(r, 256) - 1
  expect(isFair(tally(() => 1 + (byte() % 6), 6, 400_000))).toBe(false) // a byte folded onto a die
  expect(isFair(tally(() => Math.min(6, face(r, 7)), 6, 60_000))).toBe(false)
  const third = die('naive')
  const naive = () => {
    const list = [0, 1, 2]
    for (let i = 0; i < 3; i++) {
      const j = face(third, 3) - 1
      ;[list[i], list[j]] = [list[j]!, list[i]!]
    }
    return 1 + ['012', '021', '102', '120', '201', '210'].indexOf(list.join(''))
  }
  expect(isFair(tally(naive, 6, 60_000))).toBe(false) // the well-known wrong shuffle
})

test('the block in memory never belongs to another key or place', () => {
  const alone = (seed: string) => {
    const r = die(seed)
    return Array.from({ length: 40 }, () => face(r, 1000))
  }
  const [a, b] = [die('a'), die('b')]
  const woven = Array.from({ length: 40 }, () => [face(a, 1000), face(b, 1000)] as const)
  expect(woven.map(([x]) => x)).toEqual(alone('a'))
  expect(woven.map(([, y]) => y)).toEqual(alone('b'))
})

test('a script comes first, and only what a die can show', () => {
  const r = rng({ key: keyOf('script'), n: 0, script: [6, 1, 7] })
  expect([face(r, 6), face(r, 6)]).toEqual([6, 1])
  expect(r.n).toBe(0)
  expect(() => face(r, 6)).toThrow(RulesBug)
  expect(() => face(r, 0)).toThrow(RulesBug)
})

test('a key is text or 64 hexadecimal digits', () => {
  expect(keyOf(`${'0'.repeat(7)}1${'0'.repeat(56)}`)).toEqual([1, ...zero.slice(1)])
  expect(new Set([...'abcdefgh'].map((seed) => keyOf(seed).join())).size).toBe(8)
  expect(keyOf('a')).toHaveLength(8)
})
