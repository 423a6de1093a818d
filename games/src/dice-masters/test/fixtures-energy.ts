import { basicFaces, character } from '../cards/common.ts'
import type { DiceCard } from '../lexicon.ts'

/** Cards that only tests of energy, purchases, fielding, actions and globals have: what the rules speak of and no printed card brings. */
const common = { subtitle: 'Fixture', edition: 'ygo', number: 0, rarity: 'common', families: [], limit: 4, effects: [] } as const
type Effects = DiceCard['effects']

const monster = (id: string, rest: Partial<DiceCard> = {}): DiceCard => ({
  ...common,
  id,
  name: id,
  kind: 'character',
  cost: 3,
  types: ['fist'],
  faces: character('fist', [0, 1, 1, 0], [0, 2, 2, 0], [1, 3, 3, 0]),
  ...rest,
})
const basic = (id: string, effects: Effects, rest: Partial<DiceCard> = {}): DiceCard => ({
  ...common,
  id,
  name: id,
  subtitle: null,
  kind: 'basic',
  cost: 2,
  types: [],
  limit: 3,
  faces: basicFaces,
  effects,
  ...rest,
})
const levels = [
  { level: 1, fielding: 0, attack: 1, defense: 1, burst: 0 },
  { level: 2, fielding: 0, attack: 2, defense: 2, burst: 0 },
  { level: 3, fielding: 1, attack: 3, defense: 3, burst: 0 },
] as const
const pair = { energy: ['fist', 'mask'] } as const

const dice: readonly DiceCard[] = [
  /** Two types on a card and on a face, and a face for each symbol (DM-ENERGY-04, -09, DM-BUY-04). */
  monster('mx-pair', { types: ['mask', 'shield'], faces: [{ energy: ['fist'] }, { energy: ['mask'] }, pair, ...levels] }),
  /** No face shows one of its symbols alone (DM-ENERGY-17). */
  monster('mx-lone', { faces: [pair, pair, pair, ...levels] }),
  monster('mx-one', { cost: 1, types: [] }),
  /** It costs 2 less for its owner, wherever its dice are (DM-BUY-12). */
  monster('mx-own', {
    effects: [{ kind: 'static', from: 'anywhere', to: 'you', mods: [{ price: 'buy', add: -2, of: { card: 'self' } }] }],
  }),
  /** While active, your dice cost 1 less; an ability that needs a die in the field. */
  monster('mx-cheap', { effects: [{ kind: 'static', from: 'card', to: 'you', mods: [{ price: 'buy', add: -1 }] }] }),
  /** DM-EX-59 */
  monster('mx-dear', {
    faces: character('fist', [2, 1, 1, 0], [2, 2, 2, 0], [2, 3, 3, 0]),
    effects: [
      {
        kind: 'trigger',
        on: { on: 'fielded', piece: 'self' },
        target: [{ as: '$it', from: { side: 'you', in: 'used' } }],
        do: [{ op: 'move', what: '$it', to: 'prep' }],
      },
    ],
  }),
  /** When fielded: each die of your Used Pile to Prep; then you choose one more of it. */
  monster('mx-gather', {
    faces: character('fist', [2, 1, 1, 0], [2, 2, 2, 0], [2, 3, 3, 0]),
    effects: [
      {
        kind: 'trigger',
        on: { on: 'fielded', piece: 'self' },
        do: [{ op: 'each', of: { side: 'you', in: 'used' }, as: '$it', do: [{ op: 'move', what: '$it', to: 'prep' }] }],
      },
      {
        kind: 'trigger',
        on: { on: 'fielded', piece: 'self' },
        do: [
          { op: 'pick', picks: [{ as: '$one', from: { side: 'you', in: 'used' } }] },
          { op: 'move', what: '$one', to: 'bag' },
        ],
      },
    ],
  }),
  /** When fielded: target gets +1A, and 1 damage to the opponent for each of yours. */
  monster('mx-herald', {
    effects: [
      {
        kind: 'trigger',
        on: { on: 'fielded', piece: 'self' },
        target: [{ as: '$it', from: { is: 'character' } }],
        do: [
          { op: 'stand', to: '$it', mods: [{ stat: 'attack', add: 1 }], until: 'turn' },
          { op: 'damage', to: 'foe', n: { count: { side: 'you', is: 'character' } } },
        ],
      },
    ],
  }),
  /** Opposing dice have -1D. */
  monster('mx-blight', {
    effects: [{ kind: 'static', from: 'card', to: { side: 'foe', is: 'character' }, mods: [{ stat: 'defense', add: -1 }] }],
  }),
  /** Others of yours have +1A while it is active (DM-EX-34). */
  monster('mx-chief', {
    effects: [
      { kind: 'static', from: 'card', to: { side: 'you', is: 'character', unnamed: 'mx-chief' }, mods: [{ stat: 'attack', add: 1 }] },
    ],
  }),
  /** Whenever you could use a global, gain a life. */
  monster('mx-healer', { effects: [{ kind: 'use', do: [{ op: 'gain', who: 'you', n: 1 }] }] }),
  /** When it is damaged, the opponent loses 1 life. */
  monster('mx-thorn', {
    faces: character('fist', [0, 3, 4, 0], [0, 3, 5, 0], [0, 3, 6, 0]),
    effects: [{ kind: 'trigger', on: { on: 'damaged', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 1 }] }],
  }),
]

const actions: readonly DiceCard[] = [
  basic('mx-sale', [{ kind: 'play', do: [{ op: 'stand', to: 'you', mods: [{ price: 'buy', add: -2, next: true }], until: 'turn' }] }]),
  basic('mx-gift', [{ kind: 'play', do: [{ op: 'stand', to: 'you', mods: [{ price: 'buy', set: 0, next: true }], until: 'turn' }] }]),
  basic('mx-call', [{ kind: 'play', target: [{ as: '$it', from: { side: 'you', in: 'used' } }], do: [{ op: 'field', what: '$it' }] }]),
  basic('mx-place', [
    { kind: 'play', target: [{ as: '$it', from: { side: 'you', in: 'used' } }], do: [{ op: 'move', what: '$it', to: 'field' }] },
  ]),
  basic('mx-fists', [{ kind: 'play', do: [{ op: 'damage', to: 'foe', n: { stat: 'fistEnergy', of: 'you' } }] }]),
  basic('mx-symbols', [{ kind: 'play', do: [{ op: 'damage', to: 'foe', n: { stat: 'energy', of: 'you' } }] }]),
  basic('mx-bank', [{ kind: 'play', do: [{ op: 'energy', who: 'you', n: 2 }] }]),
  basic('mx-sweep', [{ kind: 'play', do: [{ op: 'move', what: { side: 'you', in: 'reserve' }, to: 'prep' }] }]),
  basic('mx-draw', [{ kind: 'play', do: [{ op: 'draw', n: 2, to: 'prep' }] }]),
  basic('mx-tidy', [
    { kind: 'play', target: [{ as: '$it', from: { side: 'you', in: 'reserve' } }], do: [{ op: 'move', what: '$it', to: 'used' }] },
  ]),
  basic('mx-rush', [
    {
      kind: 'play',
      target: [{ as: '$it', from: { is: 'character' } }],
      do: [{ op: 'stand', to: '$it', mods: [{ stat: 'attack', add: 2 }], until: 'turn' }],
    },
  ]),
  basic('mx-hit', [{ kind: 'play', target: [{ as: '$it', from: { is: 'character' } }], do: [{ op: 'damage', to: '$it', n: 1 }] }]),
  basic('mx-storm', [{ kind: 'play', do: [{ op: 'damage', to: { is: 'character' }, n: 1 }] }]),
]

const globals: readonly DiceCard[] = [
  /** Always usable, so that nobody is passed over. */
  basic('mx-idle', [{ kind: 'use', global: true, do: [{ op: 'gain', who: 'you', n: 1 }] }]),
  basic('mx-mend', [{ kind: 'use', global: true, cost: [{ op: 'pay', energy: ['any'] }], do: [{ op: 'gain', who: 'you', n: 1 }] }]),
  basic('mx-once', [
    { kind: 'use', global: true, limit: 'turn', cost: [{ op: 'pay', energy: ['bolt'] }], do: [{ op: 'gain', who: 'you', n: 1 }] },
  ]),
  basic('mx-spring', [{ kind: 'use', global: true, cost: [{ op: 'pay', energy: ['any'] }], do: [{ op: 'energy', who: 'you', n: 2 }] }]),
  basic('mx-shake', [{ kind: 'use', global: true, do: [{ op: 'reroll', what: { side: 'you', in: 'reserve' } }] }]),
  /** DM-EX-40 */
  basic('mx-ward', [
    {
      kind: 'replace',
      global: true,
      of: { verb: 'damage', piece: { side: 'you', is: 'character' } },
      cost: [{ op: 'pay', energy: ['shield'] }],
      do: [{ op: 'reduce', n: 1 }],
    },
  ]),
  /** When a die is fielded: 1 damage to the opponent. */
  basic('mx-spite', [
    {
      kind: 'trigger',
      global: true,
      on: { on: 'fielded' },
      cost: [{ op: 'pay', energy: ['bolt'] }],
      do: [{ op: 'damage', to: 'foe', n: 1 }],
    },
  ]),
  /** DM-EX-35 */
  basic('mx-tire', [
    {
      kind: 'use',
      global: true,
      cost: [
        { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: ['character', 'spinsDown'] } }] },
        { op: 'spin', what: '$paid', by: -1 },
      ],
      do: [{ op: 'gain', who: 'you', n: 1 }],
    },
  ]),
  /** Up to two targets. */
  basic('mx-two', [
    {
      kind: 'use',
      global: true,
      cost: [{ op: 'pay', energy: ['any'] }],
      target: [{ as: '$them', from: { side: 'you', is: 'character' }, n: 2 }],
      do: [{ op: 'stand', to: '$them', mods: [{ stat: 'attack', add: 1 }], until: 'turn' }],
    },
  ]),
]

export const made: readonly DiceCard[] = [...dice, ...actions, ...globals]
