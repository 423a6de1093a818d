import { driftingRecords, golden, perft } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { tableFor } from '../config.ts'
import { readyDecks } from '../decks.ts'
import { dungeonDice } from '../index.ts'
import counts from './perft.json' with { type: 'json' }
import { at, type Position } from './positions.ts'

const deck = (id: string) => ({ deck: readyDecks.find((one) => one.id === id)!.deck })

golden(dungeonDice, tableFor(2, { shortGame: true, quietTurns: 5, crests: 5 }, ['rush', 'fortress']), 'short', './golden/short.txt')
golden(dungeonDice, { table: { quietTurns: 8, crests: 9 }, seats: [deck('items'), deck('tunnellers')] }, 'rich', './golden/rich.txt')

test('perft: the ways from pinned positions', () => {
  for (const { position, ways } of counts as readonly { readonly position: Position; readonly ways: readonly number[] }[]) {
    const { state, game } = at(position)
    expect(ways.map((_, i) => perft(game, state, i + 1))).toEqual(ways)
  }
})

test('records keep their hidden class through clones of clones, once the engine has settled on one', { timeout: 60_000 }, () => {
  const config = tableFor(2, { crests: 8, quietTurns: 10 })
  driftingRecords(dungeonDice, config, ['settle'])
  expect(driftingRecords(dungeonDice, config, ['map 1', 'map 2'])).toEqual([])
})
