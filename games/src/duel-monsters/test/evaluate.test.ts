import { expect, test } from 'vitest'
import { evaluate, judgement } from '../evaluate.ts'
import { duelMonsters } from '../index.ts'
import weights from '../weights.json' with { type: 'json' }
import { A, B, duel, type Position } from './positions.ts'

const for0 = (position: Position): number => evaluate(duel(position).state, A)

test('every measure has its weight, and what is good for one is bad for the other', () => {
  expect(Object.keys(weights)).toEqual(judgement.names)
  expect(duelMonsters.judgement).toBe(judgement)
  const { state } = duel({ a: { monsters: ['Summoned Skull'], life: 3000 }, b: { hand: ['Sangan'], spells: ['Waboku'] } })
  expect(judgement.measure(state, A)).toHaveLength(judgement.names.length)
  expect(evaluate(state, A) + evaluate(state, B)).toBeCloseTo(1)
})

test('more Life Points, cards, monsters and pieces of Exodia look better', () => {
  const even = for0({})
  expect(even).toBeCloseTo(0.5)
  const better: readonly Position[] = [
    { b: { life: 4000 } },
    { a: { hand: ['Sangan'] } },
    { a: { monsters: ['Sangan'] } },
    { a: { monsters: ['Mystical Elf/def'] } },
    { a: { spells: ['Waboku'] } },
  ]
  for (const position of better) expect([position, for0(position) > even]).toEqual([position, true])
  const piece = for0({ a: { hand: ['Left Leg of the Forbidden One'] } })
  expect(piece).toBeGreaterThan(for0({ a: { hand: ['Sangan'] } }))
  // A weak monster is better off in Defense Position before a strong one.
  const skull = { monsters: ['Summoned Skull'] }
  expect(for0({ a: { monsters: ['Mystical Elf/def'] }, b: skull })).toBeGreaterThan(for0({ a: { monsters: ['Mystical Elf'] }, b: skull }))
})

test('what is under way is judged as if it were over', () => {
  const position: Position = {
    phase: 'battle',
    a: { monsters: ['Summoned Skull'] },
    b: { monsters: ['Mystical Elf'], spells: ['Compulsory Evacuation Device'] },
  }
  const t = duel(position)
  const before = evaluate(t.state, A)
  t.choose('attack', { piece: 'Summoned Skull', target: 'Mystical Elf' })
  expect(t.ask).toBe('respond') // the attack has not been fought yet
  expect(evaluate(t.state, A)).toBeGreaterThan(before)
  expect(evaluate(t.state, A) + evaluate(t.state, B)).toBeCloseTo(1)
  const weak = duel({ ...position, a: { monsters: ['Mystical Elf'] }, b: { ...position.b, monsters: ['Summoned Skull'] } })
  const hope = evaluate(weak.state, A)
  weak.choose('attack', { piece: 'A:Mystical Elf', target: 'Summoned Skull' })
  expect(evaluate(weak.state, A)).toBeLessThan(hope)
})

test('a Duel that is won is sure, a drawn one is even', () => {
  const won = duel({}).aside(B, 'resign')
  expect([evaluate(won.state, A), evaluate(won.state, B)]).toEqual([1, 0])
  const drawn = duel({}).aside(A, 'offer').aside(B, 'accept')
  expect([evaluate(drawn.state, A), evaluate(drawn.state, B)]).toEqual([0.5, 0.5])
})

test('a Duel won is better than a field that is about to win it, whatever the field (YG-MATCH-01)', () => {
  const table = { matchLength: 3 } as const
  const strong = { monsters: ['Summoned Skull', 'Blue-Eyes White Dragon', 'Summoned Skull'], hand: ['Sangan', 'Waboku', 'Sangan'] }
  const t = duel({ table, phase: 'battle', a: strong, b: { life: 100 } }).luck('won')
  expect(evaluate(duel({ table }).state, A)).toBeCloseTo(0.5)
  const before = evaluate(t.state, A)
  t.aside(B, 'resign')
  expect(t.state.players.map((seat) => seat.wins)).toEqual([1, 0])
  expect([evaluate(t.state, A), evaluate(t.state, B)]).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)])
  expect(before).toBeLessThan(0.75)
  // One Duel is the whole Match where there is one: nothing comes after it.
  expect(evaluate(duel({ table: { matchLength: 1 }, a: strong, b: { life: 100 } }).state, A)).toBeGreaterThan(0.9)
})
