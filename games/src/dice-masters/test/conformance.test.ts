import { conformance } from '@duelhall/testkit'
import { randomTeams, readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'

type Edition = 'ygo' | 'wh40k'

const ready = (edition: Edition, at: number) => ({
  table: { edition },
  seats: readyTeams[edition].slice(at, at + 2).map(({ team }) => team),
})
const drawn = (edition: Edition, seed: string) => ({ table: { edition }, seats: randomTeams({ edition, format: 'tournament' }, seed) })

/** A thousand games in all: ready teams, and teams drawn by lot, so that most cards are on some table. */
const tables = (edition: Edition) => [
  ready(edition, 0),
  ready(edition, 4),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((seed) => drawn(edition, seed)),
]

conformance(diceMastersYugioh, { configs: tables('ygo'), games: 100, oneIn: 400, closely: 1 })
conformance(diceMastersUltramar, { configs: tables('wh40k'), games: 100, oneIn: 400, closely: 1 })
