import { action, basicFaces, character } from '../cards/common.ts'
import type { Package } from '../cards/packages.ts'
import type { DiceCard } from '../lexicon.ts'

/** Cards that only the tests of effects have: each says one thing that the rules speak of. They are a package like any other (DM-KW-23). */
type Effects = DiceCard['effects']
type Target = NonNullable<Extract<Effects[number], { readonly kind: 'play' }>['target']>[number]
type Steps = Extract<Effects[number], { readonly kind: 'play' }>['do']
const common = { subtitle: null, edition: 'wh40k', number: 0, rarity: 'common', types: [], families: [], limit: 4, cost: 2 } as const

/** 2/4, 3/5 with a burst, 4/6 with two. */
const die = (id: string, effects: Effects = [], more: Partial<DiceCard> = {}): DiceCard => ({
  ...common,
  id,
  name: id,
  kind: 'character',
  types: ['fist'],
  faces: character('fist', [0, 2, 4, 0], [0, 3, 5, 1], [0, 4, 6, 2]),
  effects,
  ...more,
})
const use = (id: string, target: readonly Target[], steps: Steps): DiceCard => ({
  ...common,
  id,
  name: id,
  kind: 'basic',
  limit: 3,
  faces: basicFaces,
  effects: [{ kind: 'play', target: target.map((pick) => ({ ...pick })), do: steps }],
})
const any: Target = { as: '$it', from: { is: 'character' } }
const theirs: Target = { as: '$it', from: { side: 'foe', is: 'character' } }
const onFielded = (target: readonly Target[], steps: Steps): Effects => [
  { kind: 'trigger', on: { on: 'fielded', piece: 'self' }, target, do: steps },
]
/** A life for each time something is heard. */
const counts = (on: Extract<Effects[number], { readonly kind: 'trigger' }>['on'], n = 1): Effects[number] => ({
  kind: 'trigger',
  on,
  do: [{ op: 'lose', who: 'foe', n }],
})

const characters: readonly DiceCard[] = [
  die('plain'),
  die('villain', [], { families: ['Villain'] }),
  die('rich', [], { faces: character('fist', [0, 5, 3, 2], [0, 6, 4, 1], [0, 7, 5, 0]) }),
  die('frail', [], { faces: character('fist', [0, 1, 1, 0], [0, 1, 3, 0], [0, 1, 1, 0]) }),
  die('banner', [{ kind: 'static', from: 'card', to: { side: 'you', is: 'character', but: 'self' }, mods: [{ stat: 'attack', add: 1 }] }]),
  die('proud', [{ kind: 'static', to: 'self', if: { ref: 'self', fits: { is: 'attacking' } }, mods: [{ stat: 'attack', add: 2 }] }]),
  die('strong', [{ kind: 'static', to: 'self', mods: [{ stat: 'attack', add: 1 }] }]),
  die('census', [{ kind: 'static', to: 'self', mods: [{ stat: 'attack', add: { count: { side: 'you', is: 'character' } } }] }]),
  die('trio', [
    { kind: 'static', to: 'self', if: { some: { side: 'you', is: 'character' }, n: 3, names: true }, mods: [{ stat: 'attack', add: 2 }] },
  ]),
  die('shroud', [{ kind: 'static', to: 'self', mods: [{ cannot: 'beTargeted', from: 'foe' }] }], { families: ['Villain'] }),
  die('herald', [counts({ on: 'fielded', piece: 'self' })]),
  die('witness', [{ ...counts({ on: 'koed', player: 'you' }), from: 'card' } as Effects[number]]),
  die('first', [{ ...counts({ on: 'attacked', piece: 'self' }), limit: 'turn/card' } as Effects[number]]),
  die('sore', [counts({ on: ['damaged', 'playerDamaged'], player: 'you' })]),
  die('sorrow', [
    {
      kind: 'trigger',
      on: { on: 'koed', piece: 'self' },
      do: [{ op: 'lose', who: 'foe', n: { stat: 'attack', of: 'event', at: 'then' } }],
    },
  ]),
  die('all', [
    counts({ on: 'turnStarted', player: 'you' }),
    counts({ on: 'fielded', piece: 'self' }),
    counts({ on: 'attacked', piece: 'self' }),
    counts({ on: 'blocked', piece: 'self' }),
    counts({ on: 'becameBlocked', piece: 'self' }),
    counts({ on: 'damaged', piece: 'self' }),
    counts({ on: 'koed', piece: 'self' }),
    counts({ on: 'koedOther', piece: 'self' }),
    counts({ on: 'actionUsed', player: 'you' }),
    counts({ on: 'bought', player: 'you' }),
    counts({ on: 'playerDamaged', player: 'you' }),
    counts({ on: 'lifeLost', player: 'you' }),
    counts({ on: 'drawn', player: 'you' }),
    counts({ on: 'turnEnded', player: 'you' }),
  ]),
  die('alpha', [{ kind: 'trigger', from: 'card', on: { on: 'actionUsed' }, do: [{ op: 'gain', who: 'you', n: 1 }] }]),
  die('beta', [{ kind: 'trigger', from: 'card', on: { on: 'actionUsed' }, do: [{ op: 'lose', who: 'foe', n: 1 }] }]),
  die('twice', [{ kind: 'trigger', on: { on: 'actionUsed' }, do: [{ op: 'gain', who: 'you', n: 1 }] }]),
  die('chain', [
    {
      kind: 'trigger',
      from: 'card',
      on: { on: 'actionUsed', player: 'you' },
      do: [{ op: 'damage', to: { is: 'character', named: 'sore' }, n: 1 }],
    },
  ]),
  die('duty', [
    {
      kind: 'trigger',
      on: { on: 'fielded', piece: 'self' },
      target: [theirs],
      cost: [{ op: 'payLife', n: 3 }],
      do: [{ op: 'ko', what: '$it' }],
    },
  ]),
  die('padded', [{ kind: 'replace', of: { verb: 'damage', piece: 'self' }, do: [{ op: 'reduce', n: 2 }] }]),
  die('saint', [{ kind: 'replace', of: { verb: 'damage', piece: 'self' }, do: [{ op: 'cap', n: 0 }] }]),
  die('guard', [
    {
      kind: 'replace',
      may: true,
      of: { verb: 'damage', player: 'you' },
      do: [
        { op: 'pick', picks: [{ as: '$it', from: { is: 'character' } }] },
        { op: 'aim', at: '$it' },
      ],
    },
  ]),
  die('decoy', [
    {
      kind: 'replace',
      may: true,
      of: { verb: 'damage', piece: { side: 'you', is: 'character' } },
      do: [
        { op: 'pick', picks: [{ as: '$it', from: { is: 'character', family: 'Villain' } }] },
        { op: 'aim', at: '$it' },
      ],
    },
  ]),
  die('martyr', [
    {
      kind: 'replace',
      may: true,
      of: { verb: 'damage', piece: { side: 'you', is: 'character', but: 'self' } },
      do: [{ op: 'aim', at: 'self' }],
    },
  ]),
  die('medic', [{ kind: 'replace', may: true, of: { verb: 'damage', piece: { is: 'character' } }, do: [{ op: 'reduce', n: 1 }] }]),
  die('flare', [
    { kind: 'trigger', burst: '1', on: { on: 'fielded', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 1 }] },
    { kind: 'trigger', burst: '2', on: { on: 'fielded', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 2 }] },
    { kind: 'trigger', burst: '1or2', on: { on: 'fielded', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 5 }] },
    { kind: 'static', burst: '2', to: 'self', mods: [{ stat: 'attack', add: 3 }] },
  ]),
  die('jailer', onFielded([{ as: '$it', from: { side: 'foe', is: 'character' }, n: 2, upTo: true }], [{ op: 'capture', what: '$it' }])),
  die('tyrant', onFielded([theirs], [{ op: 'control', what: '$it' }])),
  die('mimic', onFielded([theirs], [{ op: 'copy', what: '$it', part: 'stats' }])),
  die('student', [...onFielded([theirs], [{ op: 'copy', what: '$it', part: 'abilities' }]), counts({ on: 'attacked', piece: 'self' }, 5)]),
  die('double', [...onFielded([theirs], [{ op: 'copy', what: '$it', part: 'die' }]), counts({ on: 'attacked', piece: 'self' }, 5)]),
  die('raider', [counts({ on: 'attacked', piece: 'self' }, 2), counts({ on: 'koed', piece: 'self' }, 3)], { keywords: { overcrush: 1 } }),
  die('ally', [], { keywords: { ally: 1 } }),
  die('adept', [], { keywords: { attune: 1 } }),
  die('mage', [], { keywords: { attune: 1 } }),
  die('viper', [], { keywords: { deadly: 1 } }),
  die('bomb', [], { keywords: { frag: 1 } }),
  die('gun', [], { keywords: { range: 1 } }),
  die('phoenix', [], { keywords: { regenerate: 1 } }),
  die('rat', [], { keywords: { swarm: 1 } }),
  die('cut', [{ kind: 'use', cost: [{ op: 'spin', what: 'self', by: -2 }], do: [{ op: 'lose', who: 'foe', n: 1 }] }]),
  die('loud', [], { keywords: { 'test:echo': 1 } }),
]
const stand = (mods: Extract<Steps[number], { readonly op: 'stand' }>['mods']): Steps => [{ op: 'stand', to: '$it', mods, until: 'turn' }]

const actions: readonly DiceCard[] = [
  use('pump', [any], stand([{ stat: 'attack', add: 1 }])),
  use('sap', [any], stand([{ stat: 'defense', add: -2 }])),
  use(
    'grow',
    [any],
    [{ op: 'stand', to: '$it', mods: [{ stat: 'attack', add: { count: { side: 'you', is: 'character' } } }], until: 'turn' }],
  ),
  use('goad', [any], stand([{ must: 'attack' }, { family: 'Marked' }, { stat: 'attack', add: 1 }])),
  use('venom', [any], stand([{ give: 'deadly' }])),
  use('bless', [any], stand([{ give: 'regenerate' }])),
  use('rally', [], [{ op: 'stand', to: { side: 'you', is: 'character' }, mods: [{ stat: 'attack', add: 1 }], until: 'turn' }]),
  use(
    'curse',
    [],
    [{ op: 'stand', to: { side: 'foe', is: 'character', family: 'Villain' }, mods: [{ stat: 'attack', add: -1 }], until: 'turn' }],
  ),
  use('hex', [{ as: '$it', from: { is: 'character', family: 'Villain' } }], [{ op: 'damage', to: '$it', n: 1 }]),
  use('marked', [{ as: '$it', from: { is: 'character', family: 'Marked' } }], [{ op: 'damage', to: '$it', n: 1 }]),
  use('flip', [any], [{ op: 'swapStats', what: '$it' }]),
  use('set', [any], stand([{ stat: 'attack', set: 9 }])),
  use('hit', [{ ...any, or: 'player' }], [{ op: 'damage', to: '$it', n: 2 }]),
  use(
    'two',
    [
      { as: '$a', from: { is: 'character' } },
      { as: '$b', from: { is: 'character' } },
    ],
    [
      { op: 'damage', to: '$a', n: 1 },
      { op: 'damage', to: '$b', n: 2 },
    ],
  ),
  use(
    'both',
    [],
    [
      { op: 'damage', to: { side: 'foe', is: 'character' }, n: 1 },
      { op: 'damage', to: 'foe', n: 1 },
    ],
  ),
  use('burn', [], [{ op: 'damage', to: 'each', n: 1 }]),
  use('anyone', [{ as: '$who', player: 'any' }], [{ op: 'lose', who: '$who', n: 2 }]),
  use('turn', [{ as: '$it', from: { side: 'you', in: 'reserve', is: 'energy' } }], [{ op: 'spin', what: '$it', to: 'character' }]),
  use('pay', [], [{ op: 'may', cost: [{ op: 'suffer', n: 2 }], do: [{ op: 'lose', who: 'foe', n: 4 }] }]),
  use(
    'duel',
    [],
    [
      { op: 'pick', picks: [{ as: '$a', from: { owner: 'foe', is: 'character' }, by: 'foe' }] },
      { op: 'ko', what: '$a' },
    ],
  ),
  use('dig', [{ as: '$it', from: { side: 'you', in: 'used' } }], [{ op: 'move', what: '$it', to: 'prep' }]),
  use('draw1', [], [{ op: 'draw', n: 1 }]),
  use('prep', [], [{ op: 'draw', n: 1, to: 'prep' }]),
  use('up', [any], [{ op: 'spin', what: '$it', by: 1 }]),
  use('down', [any], [{ op: 'spin', what: '$it', by: -1 }]),
  use('down2', [any], [{ op: 'spin', what: '$it', by: -2 }]),
  use('drop', [any], [{ op: 'spin', what: '$it', to: 'energy' }]),
  use('reroll', [{ as: '$it', from: { in: ['field', 'reserve', 'used'], is: 'die' } }], [{ op: 'reroll', what: '$it' }]),
  use('seize', [{ as: '$by', from: { side: 'you', is: 'character' } }, any], [{ op: 'capture', what: '$it', by: '$by' }]),
  use('rule', [theirs], [{ op: 'control', what: '$it' }]),
  use(
    'trade',
    [
      { as: '$a', from: { side: 'you', is: 'character' } },
      { as: '$b', from: { side: 'you', in: 'used', is: 'character' } },
    ],
    [{ op: 'swap', what: ['$a', '$b'] }],
  ),
  use(
    'switch',
    [
      { as: '$a', from: { side: 'you', is: 'character' } },
      { as: '$b', from: { side: 'you', is: 'character' } },
    ],
    [{ op: 'swap', what: ['$a', '$b'] }],
  ),
  use(
    'values',
    [
      { as: '$a', from: { is: 'character' } },
      { as: '$b', from: { is: 'character' } },
    ],
    [{ op: 'swap', what: ['$a', '$b'], stat: 'attack' }],
  ),
  use(
    'home',
    [any],
    [{ op: 'later', on: { on: 'turnEnded' }, until: 'always', once: true, do: [{ op: 'move', what: '$it', to: 'supply' }] }],
  ),
  use('make', [], [{ op: 'token', name: 'Drone', n: 1, attack: 2, defense: 3 }]),
  use('spark', [], [{ op: 'energy', who: 'you', n: 2 }]),
  use('kill', [any], [{ op: 'ko', what: '$it' }]),
  use('side', [{ as: '$it', from: { is: 'sidekick', in: ['field', 'used'] } }], [{ op: 'move', what: '$it', to: 'prep' }]),
]

const held = { kind: 'action', types: ['fist'], faces: action('fist') } as const
const others: readonly DiceCard[] = [
  {
    ...use('ring', [], []),
    ...held,
    keywords: { continuous: 1 },
    effects: [
      { kind: 'static', to: { side: 'you', is: 'character' }, mods: [{ stat: 'attack', add: 1 }] },
      { kind: 'use', cost: [{ op: 'move', what: 'self', to: 'used' }], do: [{ op: 'lose', who: 'foe', n: 1 }] },
    ],
  },
  {
    ...use('bonus', [], []),
    effects: [
      { kind: 'play', do: [{ op: 'lose', who: 'foe', n: 1 }] },
      { kind: 'play', burst: '1', do: [{ op: 'lose', who: 'foe', n: 2 }] },
      { kind: 'play', burst: '2', replaces: 0, do: [{ op: 'lose', who: 'foe', n: 7 }] },
    ],
  },
  {
    ...use('two-only', [], []),
    effects: [
      { kind: 'play', do: [{ op: 'lose', who: 'foe', n: 1 }] },
      { kind: 'play', burst: '2', do: [{ op: 'lose', who: 'foe', n: 3 }] },
    ],
  },
  {
    ...use('rush', [], []),
    ...held,
    keywords: { impulse: 1 },
    effects: [
      {
        kind: 'trigger',
        from: 'anywhere',
        on: { on: 'bought', player: 'you', piece: { card: 'self', in: 'used' } },
        do: [{ op: 'lose', who: 'foe', n: 1 }],
      },
    ],
  },
  {
    ...use('bubble', [], []),
    effects: [
      {
        kind: 'replace',
        global: true,
        of: { verb: 'damage', piece: { is: 'character' } },
        cost: [{ op: 'pay', energy: ['any'] }],
        do: [{ op: 'reduce', n: 1 }],
      },
    ],
  },
]

/** A keyword that no book has: whoever has it answers an action of its controller. */
export const fixtures: Package = {
  cards: [...characters, ...actions, ...others],
  keywords: {
    'test:echo': {
      name: 'Echo',
      effects: [{ kind: 'trigger', from: 'card', on: { on: 'actionUsed', player: 'you' }, do: [{ op: 'lose', who: 'foe', n: 1 }] }],
    },
  },
}
