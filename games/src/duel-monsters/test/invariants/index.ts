import { cardsLaws } from './cards.ts'
import { chainLaws } from './chain.ts'
import { fieldLaws } from './field.ts'
import type { Check } from './step.ts'
import { turnLaws } from './turn.ts'
import { viewsLaws } from './views.ts'

/** The invariants of section 5 that hold at every decision, or between two of them. */
export const laws: Readonly<Record<string, Check>> = { ...cardsLaws, ...turnLaws, ...chainLaws, ...fieldLaws, ...viewsLaws }
