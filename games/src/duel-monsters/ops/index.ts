import type { Ops } from '@duelhall/effects'
import type { DuelStep } from '../lexicon.ts'
import type { Duel } from '../state.ts'
import { pendingOps } from './pending.ts'

/** Every step of this game: what it does and how it reads. */
export const ops: Ops<Duel, DuelStep> = { ...pendingOps }
