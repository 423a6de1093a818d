import { type Handle, used } from '@duelhall/kernel'
import type { T } from './state.ts'

/** A global that was cancelled and cannot be used again this turn. */
export const lockOf = (card: Handle, effect: string): string => `locked/${card}/${effect}`
export const isLocked = (t: T, card: Handle, effect: string): boolean => t.state.uses.length > 0 && used(t, lockOf(card, effect)) > 0
