import { conformance } from '@duelhall/testkit'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { vanillaDeck } from './vanilla.ts'

/** Random Duels for each of the 36 pairings of decks; 28 make more than a thousand. */
const GAMES = Number(process.env.DUELHALL_CONFORMANCE ?? 1)

const vanilla = [{ deck: vanillaDeck(1) }, { deck: vanillaDeck(2) }]
const pairs = readyDecks.flatMap((a) =>
  readyDecks.map((b) => ({ table: { matchLength: 1 as const }, seats: [{ deck: a.deck }, { deck: b.deck }] })),
)

conformance(duelMonsters, {
  configs: [
    { table: { matchLength: 1, restrictedList: 'none' }, seats: vanilla },
    { table: { matchLength: 3, restrictedList: 'none', startingLP: 2000 }, seats: vanilla },
    { table: { matchLength: 3, startingLP: 2000 }, seats: pairs[23]!.seats },
  ],
  games: 4,
  oneIn: 100,
  closely: 1,
})
conformance(duelMonsters, { configs: pairs, games: GAMES, oneIn: 10, closely: 0 })
