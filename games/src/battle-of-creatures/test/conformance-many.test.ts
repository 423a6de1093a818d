import { conformance } from '@duelhall/testkit'
import { tableFor } from '../config.ts'
import { battleOfCreatures } from '../index.ts'

// Beside the tables of two and three, so that both cores have something to do.
conformance(battleOfCreatures, { configs: [4, 5].map((n) => tableFor(n)), games: 1_000, oneIn: 200 })
