import type { Course } from '@duelhall/lessons'
import type { Config } from '../config.ts'
import type { DiceState } from '../state.ts'
import { book } from './book.ts'
import { game } from './eric.ts'
import { first } from './first.ts'
import { game as jamie } from './jamie.ts'
import { kyle2014 } from './kyle.ts'
import { leo2018 } from './leo.ts'
import { mike2014 } from './mike.ts'
import { type Laid, positions } from './positions.ts'

const passes = ['respond', 'window'] as const

export const yugioh: Course<DiceState, Config, Laid> = {
  positions: positions('ygo'),
  passes,
  lessons: [...first.ygo, game, ...mike2014, ...book, ...kyle2014],
}
export const ultramar: Course<DiceState, Config, Laid> = {
  positions: positions('wh40k'),
  passes,
  lessons: [...first.wh40k, jamie, ...leo2018],
}
