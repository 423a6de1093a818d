import { expect, test } from 'vitest'
import { duel, settle } from './positions.ts'

test('YG-SUMMON-80, -81 in S3 a monster is only being Summoned: what it says does not last yet', () => {
  const t = duel({
    a: { hand: ['Command Knight'], monsters: ['Elemental HERO Sparkman'] },
    b: { spells: ['Solemn Judgment'], monsters: ['Mystical Elf'] },
  })
  const attack = () => t.view(0).pieces[t.piece('Elemental HERO Sparkman')]!.values.attack
  t.choose('normalSummon', { piece: 'Command Knight' }).choose('zone', { place: '2' })
  expect([t.ask, t.acts]).toEqual(['respond', ['pass', 'activate']])
  expect(attack()).toBe(1600)
  settle(t)
  expect(attack()).toBe(2000)
})
