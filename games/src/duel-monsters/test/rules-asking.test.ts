import { answerOf, digest, type Happening, type Silence, silentUntil } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { activate, cast, SPARK, spare } from './acting.ts'
import { A, B, duel, settle, type Table } from './positions.ts'

const position = {
  a: { hand: spare, monsters: [SPARK] },
  b: { spells: ['Waboku', 'Threatening Roar'], hand: ['Kuriboh'], monsters: [SPARK] },
}

/** B is not asked as long as the setting holds; returns how many questions were answered by it. */
function hosted(t: Table, silence: Silence): number {
  let n = 0
  const seen: Happening[] = []
  for (; t.outcome === null && t.asked === B; n++) {
    const answer = answerOf(silence, t.view(B), seen)
    if (answer === null) return n
    t.pass()
    seen.push(...t.events)
  }
  return n
}

test('YG-PRIO-10 whoever has nothing to answer with is passed over', () => {
  const t = duel({ a: { hand: spare }, b: { hand: ['Kuriboh', 'Sangan'] } })
  cast(t, 'Ookazi')
  expect([t.ask, t.asked]).toEqual(['main', A])
})

test('YG-PRIO-10 a player who does not want to be asked is answered for, and nobody can tell', () => {
  const byHand = duel(position)
  const byWish = duel(position)
  const silence = silentUntil(byWish.view(B), 'turn')
  for (const t of [byHand, byWish]) cast(t, 'Ookazi')
  expect([byWish.asked, digest(byWish.state)]).toEqual([B, digest(byHand.state)])
  settle(byHand)
  expect(hosted(byWish, silence)).toBeGreaterThan(0)
  expect(digest(byWish.state)).toBe(digest(byHand.state))
  expect(JSON.stringify(byWish.view(A))).toBe(JSON.stringify(byHand.view(A)))
})

test('YG-PRIO-10 the wish may spare links and events, ends with its turn or phase, and never makes another choice', () => {
  const t = duel(position)
  const all = silentUntil(t.view(B), 'turn')
  expect(answerOf(all, t.view(B), [])).toBeNull() // it is not B who is asked
  cast(t, 'Ookazi')
  expect(answerOf(all, t.view(B), [])).toBe(0)
  expect(answerOf({ ...all, butLinks: true }, t.view(B), [])).toBeNull()
  expect(answerOf({ ...all, butEvents: ['activated'] }, t.view(B), t.events)).toBeNull()
  expect(answerOf({ ...all, butEvents: ['attackDeclared'] }, t.view(B), t.events)).toBe(0)
  expect(answerOf({ ...all, turn: 1 }, t.view(B), [])).toBeNull()
  expect(answerOf({ ...silentUntil(t.view(B), 'phase'), phase: 'battle' }, t.view(B), [])).toBeNull()
  const own = duel({ a: { hand: ['Mage Power', ...spare], monsters: [SPARK, 'Kuriboh'] } })
  activate(own, 'Mage Power').choose('zone', { place: '1' })
  expect([own.ask, answerOf(silentUntil(own.view(A), 'turn'), own.view(A), [])]).toEqual(['pick', null])
})
