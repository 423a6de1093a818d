import { expect, test } from 'vitest'
import { A, B, duel, settle, where } from './positions.ts'

const attacked = (trap: string) => {
  const t = duel({ a: { monsters: ['Elemental HERO Wildheart'] }, b: { spells: [trap], monsters: ['Mystical Elf/def'] }, phase: 'battle' })
  t.choose('attack', { piece: 'Elemental HERO Wildheart', target: 'Mystical Elf' })
  while (t.asked === A && t.ask === 'respond') t.pass()
  expect(t.asked).toBe(B)
  return t
}

test('YG-EFFECT-08, YG-EX-129 what is unaffected by Traps may be targeted and is not removed; the attack goes on', () => {
  const t = attacked('Dimensional Prison')
  t.choose('activate', { piece: 'Dimensional Prison', place: '1' })
  settle(t)
  expect(where(t, 'A', 'monsters')).toEqual(['Elemental HERO Wildheart'])
  expect(t.state.players[0]!.life).toBe(7500) // 1500 against 2000 DEF: the battle took place
})

test('YG-EFFECT-08 what a Continuous Trap lays on the field does not lie on it', () => {
  const t = duel({ a: { monsters: ['Elemental HERO Wildheart', 'X-Head Cannon'] }, b: { spells: ['Gravity Bind/up'] }, phase: 'battle' })
  expect(t.offers('attack').map((o) => o.piece)).toEqual(['Elemental HERO Wildheart'])
})
