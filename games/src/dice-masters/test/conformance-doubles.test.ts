import { conformance } from '@duelhall/testkit'
import { randomTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'

type Edition = 'ygo' | 'wh40k'

/** DM-DBL: four seats, teams at hand and teams drawn by lot. */
const drawn = (edition: Edition, seed: string) => ({
  table: { edition, format: 'doubles' as const },
  seats: randomTeams({ edition, format: 'doubles' }, seed),
})
const tables = (edition: Edition) => ['north'].map((seed) => drawn(edition, seed))

conformance(diceMastersYugioh, { configs: [diceMastersYugioh.config(4), ...tables('ygo')], games: 100, oneIn: 400, closely: 1 })
conformance(diceMastersUltramar, { configs: [diceMastersUltramar.config(4), ...tables('wh40k')], games: 100, oneIn: 400, closely: 1 })
