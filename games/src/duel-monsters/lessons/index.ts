import type { Course } from '@duelhall/lessons'
import type { Config } from '../config.ts'
import type { DuelState } from '../state.ts'
import { battle } from './battle.ts'
import { chain } from './chain.ts'
import { first } from './first.ts'
import { game } from './game.ts'
import { type Position, positions } from './positions.ts'
import { summon } from './summon.ts'

export const course: Course<DuelState, Config, Position> = {
  positions,
  passes: ['respond', 'monsterZone', 'spellZone'],
  lessons: [...first, game, ...battle, ...summon, ...chain],
}
