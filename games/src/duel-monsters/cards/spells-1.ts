import type { Behaviour } from '../lexicon.ts'

/** Normal and Ritual Spells of the pool. */
export const spells1: readonly Behaviour[] = [
  {
    id: '1475311',
    name: 'Allure of Darkness',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'draw', n: 2 },
          {
            op: 'if',
            is: { some: { side: 'you', in: 'hand', is: ['monster', 'dark'] } },
            then: [
              { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'hand', is: ['monster', 'dark'] } }] },
              { op: 'remove', what: '$it' },
            ],
            else: [{ op: 'send', what: { side: 'you', in: 'hand', is: 'card' } }],
            join: 'after',
          },
        ],
      },
    ],
  },
  {
    id: '2204140',
    name: 'Book of Life',
    effects: [
      {
        kind: 'play',
        target: [
          { as: '$it', from: { side: 'you', in: 'graveyard', is: ['zombie', 'revivable'] } },
          { as: '$other', from: { side: 'foe', in: 'graveyard', is: 'monster' } },
        ],
        do: [
          { op: 'summon', what: '$it', position: 'either' },
          { op: 'remove', what: '$other', join: 'also' },
        ],
      },
    ],
  },
  {
    id: '87910978',
    name: 'Brain Control',
    effects: [
      {
        kind: 'play',
        cost: [{ op: 'pay', life: 800 }],
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'faceUp'] } }],
        do: [{ op: 'control', what: '$it', until: 'endPhase' }],
      },
    ],
  },
  {
    id: '23265313',
    name: 'Cost Down',
    effects: [
      {
        kind: 'play',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        do: [{ op: 'stand', to: { side: 'you', in: 'hand', is: 'monster' }, mods: [{ stat: 'level', add: -2 }], until: 'turn' }],
      },
    ],
  },
  {
    id: '31036355',
    name: 'Creature Swap',
    effects: [
      {
        kind: 'play',
        if: { both: [{ some: { side: 'you', is: 'monster' } }, { some: { side: 'foe', is: 'monster' } }] },
        do: [
          {
            op: 'pick',
            picks: [
              { as: '$mine', from: { side: 'you', is: 'monster' } },
              { as: '$theirs', from: { side: 'foe', is: 'monster' }, by: 'foe' },
            ],
          },
          { op: 'exchange', mine: '$mine', theirs: '$theirs' },
          { op: 'stand', to: '$mine', mods: [{ cannot: 'changePosition' }], until: 'turn', join: 'ifdone' },
          { op: 'stand', to: '$theirs', mods: [{ cannot: 'changePosition' }], until: 'turn', join: 'also' },
        ],
      },
    ],
  },
  { id: '53129443', name: 'Dark Hole', effects: [{ kind: 'play', do: [{ op: 'destroy', what: { is: 'monster' } }] }] },
  { id: '84257639', name: 'Dian Keto the Cure Master', effects: [{ kind: 'play', do: [{ op: 'gain', n: 1000 }] }] },
  { id: '43422537', name: 'Double Summon', effects: [{ kind: 'play', do: [{ op: 'extraSummon', n: 1 }] }] },
  {
    id: '213326',
    name: 'E - Emergency Call',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'monster', family: 'elemental-hero' } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '19613556',
    name: 'Heavy Storm',
    effects: [{ kind: 'play', do: [{ op: 'destroy', what: { any: ['spell', 'trap'], but: 'self' } }] }],
  },
  {
    id: '45906428',
    name: 'Miracle Fusion',
    effects: [
      {
        kind: 'play',
        do: [
          {
            op: 'fuse',
            from: { side: 'you', in: ['field', 'graveyard'], is: 'monster' },
            goes: 'removed',
            of: { in: 'extra', family: 'elemental-hero' },
          },
        ],
      },
    ],
  },
  {
    id: '83764718',
    name: 'Monster Reborn',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { in: 'graveyard', is: ['monster', 'revivable'] } }],
        do: [{ op: 'summon', what: '$it', position: 'either' }],
      },
    ],
  },
  {
    id: '2295440',
    name: 'One for One',
    effects: [
      {
        kind: 'play',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'monster' } }] },
          { op: 'send', what: '$paid' },
        ],
        do: [
          {
            op: 'pick',
            picks: [{ as: '$it', from: { side: 'you', in: ['hand', 'deck'], is: ['monster', 'revivable'], where: { level: 1 } } }],
          },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  { id: '19523799', name: 'Ookazi', effects: [{ kind: 'play', do: [{ op: 'damage', to: 'foe', n: 800 }] }] },
  {
    id: '24094653',
    name: 'Polymerization',
    effects: [{ kind: 'play', do: [{ op: 'fuse', from: { side: 'you', in: ['hand', 'field'], is: 'monster' } }] }],
  },
  { id: '55144522', name: 'Pot of Greed', effects: [{ kind: 'play', do: [{ op: 'draw', n: 2 }] }] },
  { id: '12580477', name: 'Raigeki', effects: [{ kind: 'play', do: [{ op: 'destroy', what: { side: 'foe', is: 'monster' } }] }] },
  {
    id: '32807846',
    name: 'Reinforcement of the Army',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'warrior', where: { level: { max: 4 } } } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '97169186',
    name: 'Smashing Ground',
    effects: [
      {
        kind: 'play',
        if: { some: { side: 'foe', is: ['monster', 'faceUp'] } },
        do: [
          {
            op: 'pick',
            picks: [
              {
                as: '$it',
                from: {
                  side: 'foe',
                  is: ['monster', 'faceUp'],
                  where: { defense: { min: { highest: 'defense', among: { side: 'foe', is: ['monster', 'faceUp'] } } } },
                },
              },
            ],
          },
          { op: 'destroy', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '68005187',
    name: 'Soul Exchange',
    effects: [
      {
        kind: 'play',
        if: { isnt: { during: 'mainPhase2' } },
        cost: [{ op: 'stand', to: 'you', mods: [{ cannot: 'enterBattlePhase' }], until: 'turn' }],
        target: [{ as: '$it', from: { side: 'foe', is: 'monster' } }],
        do: [{ op: 'stand', to: '$it', mods: [{ tributeFor: true }], until: 'turn' }],
      },
    ],
  },
  {
    id: '72302403',
    name: 'Swords of Revealing Light',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'position', what: { side: 'foe', is: ['monster', 'faceDown'] }, to: 'up' },
          { op: 'stay', of: 'foe', n: 3, join: 'also' },
        ],
      },
      { kind: 'static', to: { side: 'foe', is: 'monster' }, mods: [{ cannot: 'declareAttack' }] },
    ],
  },
  {
    id: '43973174',
    name: 'The Flute of Summoning Dragon',
    effects: [
      {
        kind: 'play',
        if: { some: { is: ['monster', 'faceUp'], named: 'Lord of D.' } },
        do: [
          { op: 'pick', picks: [{ as: '$them', from: { side: 'you', in: 'hand', is: ['dragon', 'revivable'] }, n: 2, upTo: true }] },
          { op: 'summon', what: '$them', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '43434803',
    name: 'The Shallow Grave',
    effects: [
      {
        kind: 'play',
        target: [
          { as: '$mine', from: { side: 'you', in: 'graveyard', is: ['monster', 'revivable'] } },
          { as: '$theirs', from: { side: 'foe', in: 'graveyard', is: ['monster', 'revivable'] }, by: 'foe' },
        ],
        do: [
          { op: 'summon', what: '$mine', position: 'faceDown' },
          { op: 'summon', what: '$theirs', position: 'faceDown', to: 'foe', join: 'also' },
        ],
      },
    ],
  },
  {
    id: '38120068',
    name: 'Trade-In',
    effects: [
      {
        kind: 'play',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'monster', where: { level: 8 } } }] },
          { op: 'discard', what: '$paid' },
        ],
        do: [{ op: 'draw', n: 2 }],
      },
    ],
  },
  {
    id: '70368879',
    name: 'Upstart Goblin',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'draw', n: 1 },
          { op: 'gain', who: 'foe', n: 1000, join: 'then' },
        ],
      },
    ],
  },
  { id: '41426869', name: 'Black Illusion Ritual', effects: [{ kind: 'play', do: [{ op: 'ritual', named: 'Relinquished', level: 1 }] }] },
  {
    id: '9786492',
    name: 'White Dragon Ritual',
    effects: [{ kind: 'play', do: [{ op: 'ritual', named: 'Paladin of White Dragon', level: 4 }] }],
  },
]
