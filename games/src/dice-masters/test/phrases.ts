import type { Effect } from '@duelhall/effects'
import type { DM } from '../lexicon.ts'

type Step = Extract<Effect<DM>, { readonly kind: 'play' }>['do'][number]
const does = (...steps: readonly Step[]): Effect<DM> => ({ kind: 'play', do: steps })
const your = { side: 'you', is: 'character' } as const
const foes = { side: 'foe', is: 'character' } as const
const it = { as: '$it', from: foes } as const

/** Effects that no card of ours has, and how they read. */
export const phrases: readonly (readonly [effect: Effect<DM>, text: string])[] = [
  [{ kind: 'play', target: [it], do: [{ op: 'capture', what: '$it' }] }, 'Capture target opposing monster.'],
  [
    { kind: 'play', target: [it], do: [{ op: 'copy', what: '$it', part: 'stats' }] },
    "Choose an opposing monster. This die has that monster's attack and defense this turn.",
  ],
  [
    { kind: 'play', target: [it], do: [{ op: 'swapStats', what: '$it' }] },
    'Choose an opposing monster. Swap its attack and defense this turn.',
  ],
  [does({ op: 'energy', who: 'you', n: 2 }), 'Gain 2 generic energy.'],
  [does({ op: 'energy', who: 'foe', n: 1 }), 'Your opponent gains 1 generic energy.'],
  [does({ op: 'token', name: 'Scapegoat', n: 1, attack: 0, defense: 1 }), 'Put a Scapegoat token with 0A 1D into the field.'],
  [does({ op: 'token', name: 'Scapegoat', n: 4, attack: 0, defense: 1 }), 'Put 4 Scapegoat tokens with 0A 1D into the field.'],
  [does({ op: 'times', n: 2, do: [{ op: 'draw', n: 1 }] }), 'Draw and roll a die twice.'],
  [does({ op: 'draw', n: { count: foes } }), 'Draw and roll a die for each opposing monster.'],
  [does({ op: 'draw', n: 2, who: 'each' }), 'Each player draws and rolls 2 dice.'],
  [does({ op: 'draw', n: 1 }, { op: 'gain', who: 'you', n: 1, join: 'then' }), 'Draw and roll a die, then gain 1 life.'],
  [does({ op: 'draw', n: 1 }, { op: 'gain', who: 'you', n: 1, join: 'ifdone' }), 'Draw and roll a die. If you do, gain 1 life.'],
  [does({ op: 'draw', n: 1 }, { op: 'gain', who: 'you', n: 1, join: 'after' }), 'Draw and roll a die. After that, gain 1 life.'],
  [does({ op: 'may', do: [{ op: 'gain', who: 'you', n: 1 }] }), 'You may gain 1 life.'],
  [
    does({ op: 'may', by: 'foe', cost: [{ op: 'payLife', n: 1 }], do: [{ op: 'draw', n: 1 }] }),
    'Your opponent may pay 1 life: draw and roll a die.',
  ],
  [
    { kind: 'static', to: your, mods: [{ replace: 'damage', do: [{ op: 'cap', n: 1 }] }] },
    'If one of your monsters would take damage, reduce that damage to 1.',
  ],
  [{ kind: 'static', to: your, mods: [{ give: 'range', value: 2 }] }, 'Your monsters have Range 2.'],
  [{ kind: 'static', to: foes, mods: [{ lose: 'overcrush' }] }, 'Opposing monsters lose Overcrush.'],
  [{ kind: 'static', to: 'self', mods: [{ lose: 'effects' }] }, 'This die loses its abilities.'],
  [{ kind: 'static', to: 'self', mods: [{ family: 'Chaos' }] }, 'This die is also Chaos.'],
  [{ kind: 'static', to: 'you', mods: [{ may: 'useGlobal' }] }, 'You may use globals.'],
  [
    { kind: 'static', if: { isnt: { some: foes } }, to: 'self', mods: [{ stat: 'attack', add: 1 }] },
    'As long as your opponent has no monsters, this die gets +1A.',
  ],
  [
    { kind: 'static', to: 'self', mods: [{ stat: 'attack', add: { value: 'range', of: 'self' } }] },
    'This die gets +XA, where X is its Range value.',
  ],
  [
    { kind: 'replace', of: { verb: 'damage', piece: 'self' }, do: [{ op: 'aim', at: 'other' }] },
    'If this die would take damage, that die takes it instead.',
  ],
  [
    { kind: 'trigger', on: { on: 'koed', piece: { with: 'swarm' } }, do: [{ op: 'draw', n: 1 }] },
    "When a monster with Swarm is KO'd, draw and roll a die.",
  ],
  [
    { kind: 'trigger', limit: 'turn', on: { on: 'drawn', player: 'foe' }, do: [{ op: 'lose', who: 'foe', n: 1 }] },
    'The first time each turn your opponent draws a die, your opponent loses 1 life.',
  ],
  [
    { kind: 'use', global: true, limit: 'game', cost: [{ op: 'pay', energy: ['bolt', 'mask'] }], do: [{ op: 'draw', n: 1 }] },
    'Global, once per game: Pay 1 bolt and 1 mask. Draw and roll a die.',
  ],
  [
    {
      kind: 'play',
      target: [
        { as: '$a', from: { ...your } },
        { as: '$b', from: foes },
      ],
      do: [
        { op: 'damage', to: '$b', n: { stat: 'attack', of: '$a' } },
        { op: 'damage', to: '$a', n: { stat: 'attack', of: '$b' } },
      ],
    },
    "Choose one of your monsters. Deal damage to target opposing monster equal to your monster's attack. Deal damage to your monster equal to the opposing monster's attack.",
  ],
]
