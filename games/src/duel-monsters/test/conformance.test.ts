import { conformance } from '@duelhall/testkit'
import { duelMonsters } from '../index.ts'
import { vanillaDeck } from './vanilla.ts'

const seats = [{ deck: vanillaDeck(1) }, { deck: vanillaDeck(2) }]

conformance(duelMonsters, {
  configs: [
    { table: { matchLength: 1, restrictedList: 'none' }, seats },
    { table: { matchLength: 3, restrictedList: 'none', startingLP: 2000 }, seats },
  ],
  games: 40,
  oneIn: 300,
})
