import type { Behaviour, DuelEffect } from '../lexicon.ts'

type Does = Partial<Behaviour> & { readonly effects: readonly DuelEffect[] }
const use = (...steps: readonly object[]): DuelEffect => ({ kind: 'use', do: steps }) as DuelEffect
const less = (add: number) => ({ op: 'stand', to: 'self', mods: [{ stat: 'attack', add }], until: 'endPhase' })
const foes = { side: 'foe', is: 'monster' } as const

/** Cards that exist for these rules alone: plain monsters with the parts that no card of the pool has. */
export const partCards: Readonly<Record<string, Does>> = {
  // Two parts, one of which may be impossible.
  'Battle Ox': { effects: [use({ op: 'destroy', what: foes }, { op: 'gain', n: 100, join: 'and' })] },
  'Celtic Guardian': { effects: [use({ op: 'gain', n: 100 }, { op: 'destroy', what: foes, join: 'also' })] },
  'Beaver Warrior': {
    effects: [use({ op: 'gain', n: 100 }, { op: 'gain', n: 0, join: 'ifdone' }, { op: 'gain', n: 500, join: 'ifdone' })],
  },
  'Feral Imp': { effects: [use({ op: 'gain', n: 100 }, { op: 'gain', n: 0, join: 'then' }, { op: 'gain', n: 500, join: 'then' })] },
  'Silver Fang': { effects: [use({ op: 'gain', n: 100 }, { op: 'gain', n: 0, join: 'after' }, { op: 'gain', n: 500, join: 'after' })] },
  // Counted events.
  Kojikocy: { effects: [use({ op: 'draw', n: 1 }, { op: 'draw', n: 1, join: 'then' })] },
  'Mammoth Graveyard': { effects: [use({ op: 'draw', n: 2 })] },
  'Giant Soldier of Stone': {
    effects: [{ kind: 'trigger', on: { on: 'drew', player: 'you' }, do: [{ op: 'gain', n: 1 }] } as DuelEffect],
  },
  'Mystical Elf': {
    effects: [{ kind: 'trigger', on: { on: 'destroyed', piece: foes }, do: [{ op: 'gain', n: 1 }] } as DuelEffect],
  },
  // Needs its monster to be face-up when it resolves.
  'Summoned Skull': { effects: [{ kind: 'use', still: true, do: [{ op: 'gain', n: 100 }] } as DuelEffect] },
  // Life Points that become something; a loss in the middle of an effect.
  'Neo the Magic Swordsman': { effects: [use({ op: 'setLife', who: 'foe', n: 100 }), use({ op: 'setLife', who: 'foe', n: 0 })] },
  'Witty Phantom': { effects: [use({ op: 'damage', to: 'foe', n: 8000 }, { op: 'damage', to: 'you', n: 8000, join: 'then' })] },
  // A coin that is called, a hand that one player looks at.
  'Dark Blade': { effects: [use({ op: 'coin', n: 1, as: '$right', call: true }, { op: 'gain', n: { amount: '$right', times: 100 } })] },
  // Values that fall below 0 and rise again.
  'Hard Armor': { effects: [use(less(-1000)), use(less(800))] },
  // Away until the next Standby Phase.
  'Dark Gray': {
    effects: [
      use(
        { op: 'remove', what: 'self', as: '$it' },
        { op: 'later', on: { on: 'standbyPhase' }, once: true, until: 'always', do: [{ op: 'summon', what: '$it', position: 'same' }] },
      ),
    ],
  },
  'Vorse Raider': { effects: [use({ op: 'reveal', what: { side: 'foe', in: 'hand', is: 'card' }, to: 'you' })] },
}
