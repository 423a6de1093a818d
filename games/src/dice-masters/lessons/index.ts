import type { Course } from '@duelhall/lessons'
import type { Config } from '../config.ts'
import type { DiceState } from '../state.ts'
import { book } from './book.ts'
import { eric2014 } from './eric.ts'
import { first } from './first.ts'
import { type Laid, positions } from './positions.ts'

const passes = ['respond', 'window'] as const

export const yugioh: Course<DiceState, Config, Laid> = { positions: positions('ygo'), passes, lessons: [...first.ygo, ...book, ...eric2014] }
export const ultramar: Course<DiceState, Config, Laid> = { positions: positions('wh40k'), passes, lessons: first.wh40k }
