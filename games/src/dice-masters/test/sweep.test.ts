import { expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { opsInUse, type Seen, sweep } from './sweep.ts'

const ENOUGH = 3

test('every op, trigger, use and burst of every card of both editions happens at least three times', { timeout: 300_000 }, () => {
  const seen: Seen = new Map()
  const missing = cards.flatMap((card) => sweep(card, seen, ENOUGH, 400).map((what) => `${what} (${card.name}): ${seen.get(what) ?? 0}`))
  const rare = opsInUse.filter((op) => (seen.get(op) ?? 0) < ENOUGH)
  expect([...missing, ...rare]).toEqual([])
})
