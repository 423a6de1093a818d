import { expect, test } from 'vitest'
import { duel, life, settle, where } from './positions.ts'

test('Sangan, sent from the field, finds a monster with 1500 or less ATK', () => {
  const t = duel({
    a: { hand: ['Exiled Force'], monsters: ['Sangan'], deck: ['Kuriboh'] },
    b: { monsters: ['Summoned Skull'] },
  })
  t.luck('search')
  t.choose('normalSummon', { piece: 'Exiled Force' }).choose('zone', { place: '2' })
  settle(t)
  t.choose('activate', { piece: 'Exiled Force', place: '1' })
  t.choose('pick', { piece: 'Sangan' })
  settle(t)
  expect(t.ask).toBe('pick')
  t.choose('pick', { piece: 'Mystical Elf' })
  settle(t)
  expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Exiled Force', 'Sangan'])
  expect(where(t, 'A', 'hand')).toEqual(['Mystical Elf'])
})

test('Polymerization fuses from hand and field', () => {
  const t = duel({
    a: {
      hand: ['Polymerization', 'Elemental HERO Avian'],
      monsters: ['Elemental HERO Burstinatrix'],
      extra: ['Elemental HERO Flame Wingman'],
    },
  })
  t.choose('activate', { piece: 'Polymerization', place: '1' }).choose('zone', { place: '1' })
  settle(t)
  expect(t.ask).toBe('position')
  t.choose('position', { place: 'attack' })
  t.choose('zone', { place: '1' })
  settle(t)
  expect(where(t, 'A', 'monsters')).toEqual(['Elemental HERO Flame Wingman'])
  expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Elemental HERO Avian', 'Elemental HERO Burstinatrix', 'Polymerization'])
})

test('Mirror Force answers an attack', () => {
  const t = duel({
    a: { monsters: ['Summoned Skull', 'Mystical Elf/def'] },
    b: { spells: ['Mirror Force'] },
    phase: 'battle',
  })
  t.choose('attack', { piece: 'Summoned Skull', target: 'B' })
  expect(t.asked).toBe(1)
  t.choose('activate', { piece: 'Mirror Force', place: '1' })
  settle(t)
  expect(where(t, 'A', 'monsters')).toEqual(['Mystical Elf'])
  expect(where(t, 'B', 'graveyard')).toEqual(['Mirror Force'])
  expect(life(t)).toEqual([8000, 8000])
})
