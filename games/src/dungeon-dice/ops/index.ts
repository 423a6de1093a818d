import type { Ops } from '@duelhall/effects'
import type { DungeonStep } from '../lexicon.ts'
import type { Dungeon } from '../state.ts'
import { figureOps } from './figures.ts'
import { payOps } from './pay.ts'
import { placeOps } from './places.ts'
import { valueOps } from './values.ts'

/** Every step of this game: what it does and how it reads. */
export const ops: Ops<Dungeon, DungeonStep> = { ...payOps, ...valueOps, ...placeOps, ...figureOps }
