import type { Ops } from '@duelhall/effects'
import type { DuelStep } from '../lexicon.ts'
import type { Duel } from '../state.ts'
import { cardOps } from './cards.ts'
import { chanceOps } from './chance.ts'
import { fieldOps } from './field.ts'
import { lifeOps } from './life.ts'
import { riseOps } from './rise.ts'
import { summonOps } from './summons.ts'

/** Every step of this game: what it does and how it reads. */
export const ops: Ops<Duel, DuelStep> = { ...cardOps, ...chanceOps, ...fieldOps, ...lifeOps, ...riseOps, ...summonOps }
