import type { Behaviour, DuelEffect } from '../lexicon.ts'

// What the pool has no card for, on plain monsters: each does one thing that a rule speaks of.
type Effects = Partial<Behaviour> & { readonly effects: readonly DuelEffect[] }

export const testCards: Readonly<Record<string, Effects>> = {
  // Negates the activation of an effect and leaves its card alone.
  'Battle Ox': {
    effects: [{ kind: 'use', speed: 2, limit: 'turn', on: { on: 'activated', player: 'foe' }, do: [{ op: 'negate', what: 'activation' }] }],
  },
  // The same for the effect alone.
  'Beaver Warrior': {
    effects: [{ kind: 'use', speed: 2, limit: 'turn', on: { on: 'activated', player: 'foe' }, do: [{ op: 'negate', what: 'effect' }] }],
  },
}
