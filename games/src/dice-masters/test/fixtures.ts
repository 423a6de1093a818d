import { action, basicFaces, character } from '../cards/common.ts'
import { yugioh1 } from '../cards/yugioh-1.ts'
import type { DiceCard, EnergyType } from '../lexicon.ts'

/**
 * Cards that only tests have: effects the rules speak of and no printed card brings, and the numbers of the combat example. A test
 * file takes them in by `vi.mock('../cards/packages.ts', …)`.
 */
const common = { subtitle: 'Fixture', edition: 'wh40k', number: 0, rarity: 'common', types: [], families: [], limit: 4 } as const
type Levels = readonly [Parameters<typeof character>[1], Parameters<typeof character>[2], Parameters<typeof character>[3]]
const monster = (id: string, name: string, levels: Levels, rest: Partial<DiceCard> = {}, type: EnergyType = 'fist'): DiceCard => ({
  ...common,
  id,
  name,
  kind: 'character',
  cost: 3,
  types: [type],
  faces: character(type, ...levels),
  effects: [],
  ...rest,
})
const basic = (id: string, effects: DiceCard['effects']): DiceCard => ({
  ...common,
  id,
  name: id,
  subtitle: null,
  kind: 'basic',
  cost: 2,
  limit: 3,
  faces: basicFaces,
  effects,
})
const like = (id: string, of: string, rest: Partial<DiceCard>): DiceCard => ({ ...yugioh1.find((card) => card.id === of)!, id, ...rest })
const small: Levels = [
  [0, 1, 2, 0],
  [0, 2, 3, 0],
  [1, 3, 4, 0],
]

/** DM-EX-09 to -15: the fixture of the detailed combat example. */
const example: readonly DiceCard[] = [
  like('ex-cg', 'ygo-002', { faces: character('bolt', [0, 2, 2, 1], [0, 3, 3, 0], [1, 4, 4, 0]) }),
  like('ex-lj', 'ygo-006', { faces: character('fist', [1, 2, 2, 1], [2, 3, 3, 1], [2, 4, 4, 0]) }),
  like('ex-rebd', 'ygo-007', { faces: character('bolt', [1, 3, 5, 0], [2, 4, 6, 0], [3, 5, 7, 1]) }),
  like('ex-bewd', 'ygo-001', { faces: character('bolt', [1, 4, 6, 1], [2, 5, 7, 1], [3, 6, 8, 2]) }),
  like('ex-tw', 'ygo-008', { faces: character('mask', [0, 1, 1, 0], [0, 2, 2, 0], [1, 3, 3, 1]) }),
  basic('ex-horn', [
    {
      kind: 'play',
      target: [{ as: '$them', from: { is: 'character' }, n: 2, upTo: true }],
      do: [{ op: 'stand', to: '$them', mods: [{ stat: 'attack', add: 1 }], until: 'turn' }],
    },
  ]),
]

const monsters: readonly DiceCard[] = [
  monster('fix-plain', 'Plain', small),
  monster('fix-other', 'Other', small),
  /** DM-EX-63: when damaged, 1 damage to an opponent. */
  monster('fix-thorn', 'Thorn', small, {
    effects: [{ kind: 'trigger', on: { on: 'damaged', piece: 'self' }, do: [{ op: 'damage', to: 'foe', n: 1 }] }],
  }),
  /** DM-EX-65: when KO'd, KO any character. */
  monster('fix-avenger', 'Avenger', small, {
    effects: [
      {
        kind: 'trigger',
        on: { on: 'koed', piece: 'self' },
        target: [{ as: '$it', from: { is: 'character' } }],
        do: [{ op: 'ko', what: '$it' }],
      },
    ],
  }),
  /** Its player loses 1 life when it is KO'd. */
  monster('fix-mourner', 'Mourner', small, {
    effects: [{ kind: 'trigger', on: { on: 'koed', piece: 'self' }, do: [{ op: 'lose', who: 'you', n: 1 }] }],
  }),
  /** When it KO's another, the opponent loses 1 life. */
  monster('fix-killer', 'Killer', small, {
    effects: [{ kind: 'trigger', on: { on: 'koedOther', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 1 }] }],
  }),
  /** DM-EX-44: when you or this die is damaged, the opponent loses 1 life. */
  monster('fix-sore', 'Sore', small, {
    effects: [
      {
        kind: 'trigger',
        on: { on: ['damaged', 'playerDamaged'], player: 'you' },
        if: { isnt: { ref: 'event', fits: { side: 'you', is: 'character', but: 'self' } } },
        do: [{ op: 'lose', who: 'foe', n: 1 }],
      },
    ],
  }),
  monster('fix-phoenix', 'Phoenix', small, { keywords: { regenerate: 1 } }),
  /** Your other characters are not KO'd. */
  monster('fix-guard', 'Guard', small, {
    effects: [{ kind: 'replace', of: { verb: 'ko', piece: { side: 'you', is: 'character', but: 'self' } }, do: [] }],
  }),
  /** Your others have +2D. */
  monster('fix-wall', 'Wall', small, {
    effects: [{ kind: 'static', from: 'card', to: { side: 'you', is: 'character', unnamed: 'Wall' }, mods: [{ stat: 'defense', add: 2 }] }],
  }),
  /** While attacking +2A. */
  monster('fix-charger', 'Charger', small, {
    effects: [{ kind: 'static', if: { ref: 'self', fits: { is: 'attacking' } }, to: 'self', mods: [{ stat: 'attack', add: 2 }] }],
  }),
  /** At end of turn, 1 damage to each opposing character. */
  monster('fix-dusk', 'Dusk', small, {
    effects: [
      { kind: 'trigger', on: { on: 'turnEnded', player: 'you' }, do: [{ op: 'damage', to: { side: 'foe', is: 'character' }, n: 1 }] },
    ],
  }),
  /** When it is fielded it comes again. */
  monster('fix-loop', 'Loop', small, {
    effects: [
      {
        kind: 'trigger',
        on: { on: 'fielded', piece: 'self' },
        do: [
          { op: 'move', what: 'self', to: 'prep' },
          { op: 'field', what: 'self' },
        ],
      },
    ],
  }),
  /** Each time you lose life, 1 damage to the opponent; each time you take damage, draw nothing and lose none. */
  monster('fix-miser', 'Miser', small, {
    effects: [{ kind: 'trigger', from: 'card', on: { on: 'lifeLost', player: 'you' }, do: [{ op: 'damage', to: 'foe', n: 1 }] }],
  }),
  /** What would hit its player hits the opponent. */
  monster('fix-mirror', 'Mirror', small, {
    effects: [
      {
        kind: 'replace',
        from: 'card',
        of: { verb: 'damage', player: 'you' },
        do: [
          { op: 'pick', picks: [{ as: '$who', player: 'foe' }] },
          { op: 'aim', at: '$who' },
        ],
      },
    ],
  }),
  /** The same for the first that would hit. */
  monster('fix-once', 'Once', small, {
    effects: [
      {
        kind: 'replace',
        from: 'card',
        limit: 'turn',
        of: { verb: 'damage', player: 'you' },
        do: [
          { op: 'pick', picks: [{ as: '$who', player: 'foe' }] },
          { op: 'aim', at: '$who' },
        ],
      },
    ],
  }),
  /** When another of yours is KO'd, the opponent loses 1 life; the second once for the card. */
  monster('fix-vulture', 'Vulture', small, {
    effects: [
      {
        kind: 'trigger',
        on: { on: 'koed', piece: { side: 'you', is: 'character', but: 'self' } },
        do: [{ op: 'lose', who: 'foe', n: 1 }],
      },
    ],
  }),
  monster('fix-raven', 'Raven', small, {
    effects: [
      {
        kind: 'trigger',
        from: 'card',
        on: { on: 'koed', piece: { side: 'you', is: 'character', unnamed: 'Raven' } },
        do: [{ op: 'lose', who: 'foe', n: 1 }],
      },
    ],
  }),
  /** KO another of yours: gain 1 life. When it KO's another, the opponent loses 1 life. */
  monster('fix-butcher', 'Butcher', small, {
    effects: [
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: 'character', but: 'self' } }] },
          { op: 'ko', what: '$paid' },
        ],
        do: [{ op: 'gain', who: 'you', n: 1 }],
      },
      { kind: 'trigger', on: { on: 'koedOther', piece: 'self' }, do: [{ op: 'lose', who: 'foe', n: 1 }] },
    ],
  }),
  monster('fix-mustcant', 'Torn', small, { effects: [{ kind: 'static', to: 'self', mods: [{ must: 'attack' }, { cannot: 'attack' }] }] }),
]

const spells: readonly DiceCard[] = [
  basic('fix-each', [{ kind: 'play', do: [{ op: 'damage', to: 'each', n: 1 }] }]),
  /** 9 damage to every character. */
  basic('fix-quake', [{ kind: 'play', do: [{ op: 'damage', to: { is: 'character' }, n: 9 }] }]),
  /** 1 damage to the opponent and to each of their characters, at one instant. */
  basic('fix-storm', [
    {
      kind: 'play',
      do: [
        { op: 'damage', to: 'foe', n: 1 },
        { op: 'damage', to: { side: 'foe', is: 'character' }, n: 1, join: 'and' },
      ],
    },
  ]),
  /** The opponent loses 1 life; after that you do. */
  basic('fix-doom', [
    {
      kind: 'play',
      do: [
        { op: 'lose', who: 'foe', n: 1 },
        { op: 'lose', who: 'you', n: 1, join: 'after' },
      ],
    },
  ]),
  basic('fix-heal', [{ kind: 'play', do: [{ op: 'gain', who: 'you', n: 5 }] }]),
  /** DM-EX-77: +3A; one burst −5A; two bursts +1A. */
  basic(
    'fix-mods',
    ([3, -5, 1] as const).map((add, i) => ({
      kind: 'play' as const,
      ...(i === 0 ? {} : { burst: i === 1 ? ('1' as const) : ('2' as const), replaces: 0 }),
      target: [{ as: '$it' as const, from: { is: 'character' as const } }],
      do: [{ op: 'stand' as const, to: '$it' as const, mods: [{ stat: 'attack' as const, add }], until: 'turn' as const }],
    })),
  ),
  basic('fix-wither', [
    {
      kind: 'play',
      target: [{ as: '$it', from: { is: 'character' } }],
      do: [{ op: 'stand', to: '$it', mods: [{ stat: 'defense', add: -2 }], until: 'turn' }],
    },
  ]),
  basic('fix-toughen', [
    {
      kind: 'play',
      target: [{ as: '$it', from: { is: 'character' } }],
      do: [{ op: 'stand', to: '$it', mods: [{ stat: 'defense', add: 2 }], until: 'turn' }],
    },
  ]),
  /** DM-EX-37 */
  basic('fix-two', [
    {
      kind: 'play',
      target: [{ as: '$them', from: { is: 'character' }, n: 2 }],
      do: [{ op: 'stand', to: '$them', mods: [{ stat: 'attack', add: 1 }], until: 'turn' }],
    },
  ]),
  /** DM-EX-38: the first to Prep, the second to the bag. */
  basic('fix-sort', [
    {
      kind: 'play',
      do: [
        { op: 'pick', picks: [{ as: '$one', from: { side: 'you', in: 'used' } }] },
        { op: 'move', what: '$one', to: 'prep' },
        { op: 'pick', picks: [{ as: '$two', from: { side: 'you', in: 'used' } }] },
        { op: 'move', what: '$two', to: 'bag' },
      ],
    },
  ]),
  basic('fix-spin', [{ kind: 'play', target: [{ as: '$it', from: { is: 'character' } }], do: [{ op: 'spin', what: '$it', by: -1 }] }]),
  basic('fix-goad', [
    {
      kind: 'play',
      target: [{ as: '$it', from: { is: 'character' } }],
      do: [{ op: 'stand', to: '$it', mods: [{ must: 'attack' }], until: 'turn' }],
    },
  ]),
  basic('fix-bolt', [{ kind: 'play', target: [{ as: '$it', from: { is: 'character' } }], do: [{ op: 'damage', to: '$it', n: 1 }] }]),
  basic('fix-kill', [{ kind: 'play', target: [{ as: '$it', from: { is: 'character' } }], do: [{ op: 'ko', what: '$it' }] }]),
  /** The opponent KO's one of theirs. */
  basic('fix-edict', [
    {
      kind: 'play',
      do: [
        { op: 'pick', picks: [{ as: '$it', from: { side: 'foe', is: 'character' }, by: 'foe' }] },
        { op: 'ko', what: '$it' },
      ],
    },
  ]),
  basic('fix-recruit', [
    {
      kind: 'play',
      target: [{ as: '$it', from: { side: 'you', in: 'used', is: 'character' } }],
      do: [{ op: 'field', what: '$it' }],
    },
  ]),
  /** One of yours captures one of theirs. */
  basic('fix-net', [
    {
      kind: 'play',
      target: [
        { as: '$mine', from: { side: 'you', is: 'character' } },
        { as: '$it', from: { side: 'foe', is: 'character' } },
      ],
      do: [{ op: 'capture', what: '$it', by: '$mine' }],
    },
  ]),
  /** Pay a shield: prevent 1 damage to one of your characters. */
  basic('fix-ward', [
    {
      kind: 'replace',
      global: true,
      limit: 'event',
      of: { verb: 'damage', piece: { side: 'you', is: 'character' } },
      cost: [{ op: 'pay', energy: ['shield'] }],
      do: [{ op: 'reduce', n: 1 }],
    },
  ]),
  /** Pay a bolt and KO one of yours: draw a die into Prep. */
  basic('fix-altar', [
    {
      kind: 'use',
      global: true,
      cost: [
        { op: 'pay', energy: ['bolt'] },
        { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: 'character' } }] },
        { op: 'ko', what: '$paid' },
      ],
      do: [{ op: 'gain', who: 'you', n: 1 }],
    },
  ]),
  /** KO two of yours: gain 1 life; so many ways to say it. */
  basic('fix-feast', [
    {
      kind: 'use',
      global: true,
      cost: [
        { op: 'pick', picks: [{ as: '$one', from: { side: 'you', is: 'character' } }] },
        { op: 'pick', picks: [{ as: '$two', from: { side: 'you', is: 'character' } }] },
        { op: 'ko', what: '$one' },
        { op: 'ko', what: '$two' },
      ],
      do: [{ op: 'gain', who: 'you', n: 1 }],
    },
    {
      kind: 'use',
      global: true,
      cost: [
        { op: 'pick', picks: [{ as: '$both', from: { side: 'you', is: 'character' }, n: 2 }] },
        { op: 'ko', what: '$both' },
      ],
      do: [{ op: 'gain', who: 'you', n: 1 }],
    },
  ]),
  /** Pay 1: a character that would be KO'd is not. */
  basic('fix-rescue', [
    {
      kind: 'replace',
      global: true,
      of: { verb: 'ko', piece: { is: 'character' } },
      cost: [{ op: 'pay', energy: ['any'] }],
      do: [{ op: 'cap', n: 0 }],
    },
  ]),
  /** Spin one of yours down: gain 1 life. */
  basic('fix-tire', [
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
  /** Lose 3 life: 1 damage to the opponent. */
  basic('fix-pact', [{ kind: 'use', global: true, cost: [{ op: 'payLife', n: 3 }], do: [{ op: 'damage', to: 'foe', n: 1 }] }]),
  { ...basic('fix-banner', []), kind: 'action', types: ['fist'], faces: action('fist'), keywords: { continuous: 1 }, limit: 4 },
]

export const fixtures: readonly DiceCard[] = [...example, ...monsters, ...spells]
