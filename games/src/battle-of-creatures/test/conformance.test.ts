import { conformance } from '@duelhall/testkit'
import { tableFor } from '../config.ts'
import { battleOfCreatures } from '../index.ts'

conformance(battleOfCreatures, { configs: [2, 3].map((n) => tableFor(n)), games: 1_000, oneIn: 200 })
conformance(battleOfCreatures, {
  configs: [
    tableFor(4, { teams: true, chipsInPassing: true, robbers: true, quickStart: true }),
    tableFor(3, { shortGame: true, return: true, homeGround: true, equalTurns: true, randomPreparation: true }),
    tableFor(5, { defenderHolds: true, robbers: true, turnLimit: 30 }),
  ],
  games: 60,
  oneIn: 200,
})
