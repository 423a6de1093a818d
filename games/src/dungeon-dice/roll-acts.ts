import { ask, type Handle } from '@duelhall/kernel'
import type { T } from './state.ts'

/** Asks for one more die; screens may offer the three as one selection. */
export function askDice(t: T, picked: readonly Handle[]): void {
  ask(t, t.state.turn.player, 'roll', { source: null, step: null, set: { picked, min: 3, max: 3 } })
}
