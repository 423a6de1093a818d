import { conformance } from '@duelhall/testkit'
import { tableFor } from '../config.ts'
import { battleOfCreatures } from '../index.ts'

// A random player hardly ever skips a turn; `turn-move.test.ts` has its words.
conformance(battleOfCreatures, { configs: [2, 3, 4, 5].map((n) => tableFor(n)), games: 1_000 })
conformance(battleOfCreatures, {
  configs: [
    tableFor(4, { teams: true, chipsInPassing: true, robbers: true, quickStart: true }),
    tableFor(3, { shortGame: true, return: true, homeGround: true, equalTurns: true, randomPreparation: true }),
    tableFor(5, { defenderHolds: true, robbers: true, turnLimit: 30 }),
  ],
  games: 100,
})
