import { expect, test } from 'vitest'
import { driftingRecords, golden, perft, tiny } from '../../src/index.ts'
import { configFor } from '../../src/tiny/config.ts'
import { glade } from './positions.ts'

test('no record changes its hidden class through clones', () => {
  driftingRecords(tiny, configFor(3), ['warm', 'up'])
  expect(driftingRecords(tiny, configFor(3), ['a', 'b', 'c'])).toEqual([])
})

test('a record that is spread is found', () => {
  const spreading = {
    ...tiny,
    game: { ...tiny.game, clone: (s: Parameters<typeof tiny.game.clone>[0]) => ({ ...tiny.game.clone(s), turn: { ...s.turn, extra: 1 } }) },
  }
  expect(driftingRecords(spreading, configFor(2), ['a'])).toContain('turn')
})

test('perft counts ways, all of them or those that are followed', () => {
  const { game, state } = glade([{ hand: ['heron', 'owl', 'tide'] }, { hand: ['fox'] }]).luck('perft')
  expect(perft(game, state, 1)).toBe(7)
  expect([1, 2, 3].map((depth) => perft(game, state, depth, (o) => o.act !== 'cast'))).toEqual([6, 16, 49])
})

golden(tiny, configFor(2), 'golden', 'golden/two.txt')
golden(tiny, configFor(4, { teams: true, turns: 8 }), 'golden', 'golden/teams.txt')
