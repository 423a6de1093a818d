import { conformance } from '@duelhall/testkit'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { vanillaDeck } from './vanilla.ts'

const vanilla = [{ deck: vanillaDeck(1) }, { deck: vanillaDeck(2) }]
const pair = (a: number, b: number) => ({
  table: { matchLength: 1 as const },
  seats: [readyDecks[a]!, readyDecks[b]!].map(({ deck }) => ({ deck })),
})

conformance(duelMonsters, {
  configs: [
    { table: { matchLength: 1, restrictedList: 'none' }, seats: vanilla },
    { table: { matchLength: 3, restrictedList: 'none', startingLP: 2000 }, seats: vanilla },
    pair(0, 1),
    pair(2, 3),
    pair(4, 5),
    { table: { matchLength: 3, startingLP: 2000 }, seats: pair(3, 5).seats },
  ],
  games: 20,
  oneIn: 300,
})
