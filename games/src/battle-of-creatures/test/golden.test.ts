import { driftingRecords, golden } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { tableFor } from '../config.ts'
import { battleOfCreatures } from '../index.ts'

golden(battleOfCreatures, tableFor(2, { turnLimit: 10 }), 'two', './golden/two.txt')
golden(battleOfCreatures, tableFor(5, { turnLimit: 4 }), 'five', './golden/five.txt')
golden(battleOfCreatures, tableFor(4, { teams: true, quickStart: true, homeGround: true, turnLimit: 4 }), 'teams', './golden/teams.txt')
golden(
  battleOfCreatures,
  tableFor(3, { randomPreparation: true, robbers: true, return: true, turnLimit: 12 }),
  'robbers',
  './golden/robbers.txt',
)

test('records keep their hidden class through clones of clones', { timeout: 60_000 }, () => {
  expect(driftingRecords(battleOfCreatures, tableFor(3), ['map 1', 'map 2'])).toEqual([])
})
