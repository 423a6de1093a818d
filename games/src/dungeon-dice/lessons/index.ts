import type { Course } from '@duelhall/lessons'
import type { Config } from '../config.ts'
import type { DungeonState } from '../state.ts'
import { book } from './book.ts'
import { first } from './first.ts'
import { game } from './game.ts'
import { type Position, positions } from './positions.ts'

export const course: Course<DungeonState, Config, Position> = { positions, passes: ['respond'], lessons: [...first, game, ...book] }
