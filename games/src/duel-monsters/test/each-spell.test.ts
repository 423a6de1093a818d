import { expect, test } from 'vitest'
import { duel, life } from './positions.ts'

test('YG-CARD-11 what counts Spell Cards counts activations of cards, once each, and never itself or its like', () => {
  const t = duel({
    a: { hand: ['Ookazi'], spells: ['Spell Absorption/up'], monsters: ['Royal Magical Library'], field: 'Magical Citadel of Endymion' },
  })
  t.choose('activate', { piece: 'Ookazi', place: 0 })
  if (t.ask === 'spellZone') t.pass()
  for (let n = 0; n < 20 && t.ask !== 'main'; n++) t.pass()
  expect([t.ask, ...life(t)]).toEqual(['main', 8500, 7200])
  const counters = t.state.marks.flatMap((mark) => (mark !== null && mark.counters > 0 ? mark.counters : []))
  expect(counters).toEqual([1, 1])
})
