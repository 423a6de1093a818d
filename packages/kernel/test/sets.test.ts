import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completes, type Handle, isWhole, nextPicks, type SetTask } from '../src/index.ts'

const sumTo = (powers: readonly number[], sum: number, min: number, max: number): SetTask => {
  const total = (picked: readonly Handle[]) => picked.reduce((n, h) => n + powers[h]!, 0)
  return {
    candidates: powers.map((_, h) => h as Handle),
    min,
    max,
    whole: (picked) => total(picked) === sum,
    hopeless: (picked) => total(picked) > sum,
  }
}

const subsets = (n: number): readonly (readonly Handle[])[] =>
  Array.from({ length: 2 ** n }, (_, bits) => Array.from({ length: n }, (_, h) => h as Handle).filter((h) => (bits >> h) & 1))

/** All sets that can be reached pick by pick; a pick without a way on would throw. */
function reached(task: SetTask, picked: readonly Handle[] = []): readonly (readonly Handle[])[] {
  const next = nextPicks(task, picked)
  const whole = isWhole(task, picked)
  if (next.length === 0 && !whole && picked.length > 0) throw new Error('a dead end')
  return [...(whole ? [picked] : []), ...next.flatMap((h) => reached(task, picked.concat(h)))]
}

test('picks reach every legal set, each on one path, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 7 }), fc.nat(12), fc.nat(3), fc.nat(7), (powers, sum, min, max) => {
      const task = sumTo(powers, sum, min, max)
      const legal = subsets(powers.length).filter((set) => isWhole(task, set))
      const found = reached(task).map((set) => set.join())
      expect(found.slice().sort()).toEqual(legal.map((set) => set.join()).sort())
      expect(completes(task, [])).toBe(legal.length > 0)
    }),
  )
})
