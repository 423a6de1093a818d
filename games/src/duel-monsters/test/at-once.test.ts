import { expect, test } from 'vitest'
import { chained, life, links } from './acting.ts'
import { duel } from './positions.ts'

test('YG-CARD-11, YG-COUNTER-03 what is not activated acts without a link, as soon as the Spell has resolved', () => {
  const t = duel({ a: { hand: ['Ookazi'], spells: ['Spell Absorption/up'], monsters: ['Royal Magical Library'] } })
  t.choose('activate', { piece: 'Ookazi', place: '1' })
  const activated = [...chained(t)]
  const most = [links(t).length]
  for (let n = 0; n < 20 && t.ask !== 'main'; n++) {
    t.pass()
    activated.push(...chained(t))
    most.push(links(t).length)
  }
  expect([activated, Math.max(...most) <= 1, life(t)]).toEqual([['Ookazi'], true, [8500, 7200]])
})
