import { expect, test } from 'vitest'
import { kinds, pool, type Seen, sweep } from './sweep.ts'

const ENOUGH = 3

test('every card, effect, op, trigger, Summon, Spell and Trap of the pool is played at least three times', { timeout: 300_000 }, () => {
  const seen: Seen = new Map()
  const missing = pool.flatMap((card) => sweep(card, seen, ENOUGH, 300).map((what) => `${what} (${card.name}): ${seen.get(what) ?? 0}`))
  const rare = kinds.filter((kind) => (seen.get(kind) ?? 0) < ENOUGH)
  expect([...missing, ...rare]).toEqual([])
})
