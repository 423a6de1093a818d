import { expect, test } from 'vitest'
import { framesWhileMoving } from '../../serve/frames.mjs'

const FRAME = 1e6 / 60

/** A motion of so many milliseconds, and a screen that draws at each of these frames. */
const traced = (ms: number, frames: readonly number[]) => [
  { name: 'motion', ph: 'I', ts: 1000 },
  ...frames.map((n) => ({ name: 'Display::DrawAndSwap', ph: 'X', ts: 2000 + n * FRAME })),
  { name: 'rest', ph: 'I', ts: 1000 + ms * 1000 },
]
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

test('a motion without a lost frame has 60 a second, wherever between two frames it ends', () => {
  for (const ms of [366, 370, 374, 378, 381]) {
    const frames = upTo(40).filter((n) => 1000 + n * FRAME <= ms * 1000)
    expect(framesWhileMoving(traced(ms, frames))).toBeCloseTo(60, 6)
  }
})

test('a frame that is lost on the way, or at the end, counts', () => {
  const all = upTo(23)
  expect(framesWhileMoving(traced(380, all))).toBeCloseTo(60, 6)
  expect(framesWhileMoving(traced(380, all.toSpliced(9, 1)))).toBeCloseTo((60 * 21) / 22, 6)
  expect(framesWhileMoving(traced(380, all.slice(0, -2)))).toBeLessThan(55)
  expect(framesWhileMoving(traced(380, [0]))).toBe(0)
})

test('what is drawn at rest does not count, and too little motion tells nothing', () => {
  const [motion, rest] = [traced(380, upTo(23)), traced(380, []).map((one) => ({ ...one, ts: one.ts + 1e6 }))]
  expect(framesWhileMoving([...motion, { name: 'Display::DrawAndSwap', ph: 'X', ts: 9e5 }, ...rest])).toBeCloseTo(60, 6)
  expect(framesWhileMoving(traced(100, upTo(6)))).toBeNull()
})
