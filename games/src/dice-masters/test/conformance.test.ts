import { conformance } from '@duelhall/testkit'
import { readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'

const tables = (edition: 'ygo' | 'wh40k', table: object) =>
  [0, 2, 4, 6].map((at) => ({ table: { edition, ...table }, seats: readyTeams[edition].slice(at, at + 2).map(({ team }) => team) }))

conformance(diceMastersYugioh, { configs: tables('ygo', {}), games: 10, oneIn: 100 })
conformance(diceMastersUltramar, { configs: tables('wh40k', {}), games: 10, oneIn: 100 })
