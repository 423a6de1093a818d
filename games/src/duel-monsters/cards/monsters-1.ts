import type { Behaviour } from '../lexicon.ts'

/** Effect Monsters of the pool, Apprentice Magician to Kuriboh. */
export const monsters1: readonly Behaviour[] = [
  {
    id: '9156135',
    name: 'Apprentice Magician',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'summoned', piece: 'self' },
        target: [{ as: '$it', from: { is: ['faceUp', 'counterable'] } }],
        do: [{ op: 'put', counter: 'spell', n: 1, at: '$it' }],
      },
      {
        kind: 'trigger',
        from: 'graveyard',
        may: true,
        on: { on: 'sent', piece: 'self' },
        cause: 'battle',
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'spellcaster', where: { level: { max: 2 } } } }] },
          { op: 'summon', what: '$it', position: 'faceDown' },
        ],
      },
    ],
  },
  {
    id: '2134346',
    name: 'Asura Priest',
    effects: [
      { kind: 'static', to: 'self', mods: [{ attackAll: true }] },
      {
        kind: 'trigger',
        duty: true,
        on: { on: 'endPhase' },
        if: { ref: 'self', fits: { is: 'appeared' } },
        do: [{ op: 'return', what: 'self', to: 'hand' }],
      },
    ],
  },
  {
    id: '19665973',
    name: 'Battle Fader',
    effects: [
      {
        kind: 'trigger',
        from: 'hand',
        may: true,
        on: { on: 'attackDeclared', player: 'foe' },
        cause: 'direct',
        do: [
          { op: 'summon', what: 'self', position: 'either', leaves: 'removed' },
          { op: 'endBattlePhase', join: 'then' },
        ],
      },
    ],
  },
  {
    id: '25551951',
    name: 'Blowback Dragon',
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        target: [{ as: '$it', from: { side: 'foe', is: 'card' } }],
        do: [
          { op: 'coin', n: 3, as: '$heads' },
          { op: 'if', is: { more: { amount: '$heads' }, than: 1 }, then: [{ op: 'destroy', what: '$it' }] },
        ],
      },
    ],
  },
  {
    id: '71413901',
    name: 'Breaker the Magical Warrior',
    counters: 1,
    effects: [
      { kind: 'trigger', on: { on: 'summoned', piece: 'self' }, cause: 'normal', do: [{ op: 'put', counter: 'spell', n: 1, at: 'self' }] },
      { kind: 'static', to: 'self', mods: [{ stat: 'attack', add: { stat: 'spellCounters', of: 'self', times: 300 } }] },
      {
        kind: 'use',
        cost: [{ op: 'take', counter: 'spell', n: 1, from: 'self' }],
        target: [{ as: '$it', from: { any: ['spell', 'trap'] } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '9748752',
    name: 'Caius the Shadow Monarch',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'summoned', piece: 'self' },
        cause: 'tribute',
        target: [{ as: '$it', from: { is: 'card' } }],
        do: [
          { op: 'remove', what: '$it' },
          {
            op: 'if',
            is: { ref: '$it', fits: { in: 'removed', is: ['monster', 'dark'] } },
            then: [{ op: 'damage', to: 'foe', n: 1000 }],
            join: 'ifdone',
          },
        ],
      },
    ],
  },
  {
    id: '10375182',
    name: 'Command Knight',
    effects: [
      { kind: 'static', to: { side: 'you', is: ['monster', 'faceUp', 'warrior'] }, mods: [{ stat: 'attack', add: 400 }] },
      { kind: 'static', to: 'self', if: { some: { side: 'you', is: 'monster', but: 'self' } }, mods: [{ cannot: 'beAttacked' }] },
    ],
  },
  {
    id: '73853830',
    name: 'Crusader of Endymion',
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        target: [{ as: '$it', from: { side: 'you', is: ['faceUp', 'counterable'] } }],
        do: [
          { op: 'put', counter: 'spell', n: 1, at: '$it' },
          { op: 'stand', to: 'self', mods: [{ stat: 'attack', add: 600 }], until: 'endPhase', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '70095154',
    name: 'Cyber Dragon',
    effects: [
      {
        kind: 'use',
        from: 'hand',
        procedure: true,
        if: { both: [{ some: { side: 'foe', is: 'monster' } }, { no: { side: 'you', is: 'monster' } }] },
        do: [{ op: 'summon', what: 'self', position: 'either' }],
      },
    ],
  },
  {
    id: '24508238',
    name: 'D.D. Crow',
    effects: [
      {
        kind: 'use',
        speed: 2,
        from: 'hand',
        cost: [{ op: 'discard', what: 'self' }],
        target: [{ as: '$it', from: { side: 'foe', in: 'graveyard', is: 'card' } }],
        do: [{ op: 'remove', what: '$it' }],
      },
    ],
  },
  {
    id: '7572887',
    name: 'D.D. Warrior Lady',
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'battled', piece: 'self' },
        do: [
          { op: 'remove', what: 'other' },
          { op: 'remove', what: 'self', join: 'also' },
        ],
      },
    ],
  },
  {
    id: '15341821',
    name: 'Dandylion',
    effects: [
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'sent', piece: 'self' },
        do: [
          { op: 'token', token: 'Fluff Token', n: 2, position: 'defense', as: '$tokens' },
          { op: 'stand', to: '$tokens', mods: [{ cannot: 'beTributedForSummon' }], until: 'turn' },
        ],
      },
    ],
  },
  {
    id: '65192027',
    name: 'Dark Armed Dragon',
    strict: true,
    effects: [
      {
        kind: 'use',
        from: 'hand',
        procedure: true,
        if: {
          both: [
            { some: { side: 'you', in: 'graveyard', is: ['monster', 'dark'] }, n: 3 },
            { isnt: { some: { side: 'you', in: 'graveyard', is: ['monster', 'dark'] }, n: 4 } },
          ],
        },
        do: [{ op: 'summon', what: 'self', position: 'either' }],
      },
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'graveyard', is: ['monster', 'dark'] } }] },
          { op: 'remove', what: '$paid' },
        ],
        target: [{ as: '$it', from: { is: 'card' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '38033121',
    name: 'Dark Magician Girl',
    effects: [
      {
        kind: 'static',
        to: 'self',
        mods: [{ stat: 'attack', add: { count: { in: 'graveyard', named: ['Dark Magician', 'Magician of Black Chaos'] }, times: 300 } }],
      },
    ],
  },
  {
    id: '97021916',
    name: 'Dark Resonator',
    effects: [{ kind: 'replace', of: { verb: 'destroy', piece: 'self', cause: 'battle' }, limit: 'turn', do: [] }],
  },
  {
    id: '87621407',
    name: 'Dekoichi the Battlechanted Locomotive',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        on: { on: 'flipped', piece: 'self' },
        do: [
          {
            op: 'draw',
            n: { sum: [1, { count: { side: 'you', is: ['monster', 'faceUp'], named: 'Bokoichi the Freightening Car' } }] },
          },
        ],
      },
    ],
  },
  {
    id: '69884162',
    name: 'Elemental HERO Neos Alius',
    effects: [{ kind: 'static', to: 'self', mods: [{ called: 'Elemental HERO Neos' }] }],
  },
  {
    id: '40044918',
    name: 'Elemental HERO Stratos',
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'summoned', piece: 'self' },
        cause: ['normal', 'tribute', 'special', 'procedure'],
        do: [
          {
            op: 'mode',
            modes: [
              [
                {
                  op: 'pick',
                  picks: [
                    {
                      as: '$them',
                      from: { any: ['spell', 'trap'] },
                      n: { count: { side: 'you', is: ['monster', 'faceUp'], family: 'hero', but: 'self' } },
                      upTo: true,
                    },
                  ],
                },
                { op: 'destroy', what: '$them' },
              ],
              [
                { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'monster', family: 'hero' } }] },
                { op: 'add', what: '$it' },
              ],
            ],
          },
        ],
      },
    ],
  },
  {
    id: '86188410',
    name: 'Elemental HERO Wildheart',
    effects: [{ kind: 'static', to: 'self', mods: [{ unaffectedBy: 'trap' }] }],
  },
  {
    id: '74131780',
    name: 'Exiled Force',
    effects: [
      {
        kind: 'use',
        cost: [{ op: 'tribute', what: 'self' }],
        target: [{ as: '$it', from: { is: 'monster' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '33396948',
    name: 'Exodia the Forbidden One',
    effects: [
      {
        kind: 'trigger',
        from: 'hand',
        instant: true,
        on: { on: ['drew', 'added', 'returned'] },
        if: {
          both: [
            { some: { side: 'you', in: 'hand', named: 'Left Arm of the Forbidden One' } },
            { some: { side: 'you', in: 'hand', named: 'Left Leg of the Forbidden One' } },
            { some: { side: 'you', in: 'hand', named: 'Right Arm of the Forbidden One' } },
            { some: { side: 'you', in: 'hand', named: 'Right Leg of the Forbidden One' } },
          ],
        },
        do: [{ op: 'win' }],
      },
    ],
  },
  {
    id: '63665875',
    name: 'Goblin Zombie',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'playerDamaged', piece: 'self', player: 'foe' },
        cause: ['battle', 'direct'],
        do: [{ op: 'mill', n: 1, who: 'foe' }],
      },
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'sent', piece: 'self' },
        cause: 'from:field',
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'zombie', where: { defense: { max: 1200 } } } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '44330098',
    name: 'Gorz the Emissary of Darkness',
    effects: [
      {
        kind: 'trigger',
        from: 'hand',
        may: true,
        on: { on: 'playerDamaged', player: 'you', piece: { side: 'foe', in: ['field', 'hand', 'graveyard', 'removed'] } },
        if: { no: { side: 'you', is: 'card' } },
        do: [
          { op: 'summon', what: 'self', position: 'either' },
          {
            op: 'if',
            is: { cause: ['battle', 'direct'] },
            then: [
              {
                op: 'token',
                token: 'Emissary of Darkness Token',
                attack: { amount: 'event' },
                defense: { amount: 'event' },
                position: 'either',
              },
            ],
            else: [{ op: 'damage', to: 'foe', n: { amount: 'event' } }],
            join: 'then',
          },
        ],
      },
    ],
  },
  {
    id: '91932350',
    name: 'Harpie Lady 1',
    effects: [{ kind: 'static', to: { is: ['monster', 'faceUp', 'wind'] }, mods: [{ stat: 'attack', add: 300 }] }],
  },
  {
    id: '37742478',
    name: 'Honest',
    effects: [
      { kind: 'use', do: [{ op: 'return', what: 'self', to: 'hand' }] },
      {
        kind: 'use',
        speed: 2,
        from: 'hand',
        at: 'damageStep',
        damageStep: 'any',
        if: {
          both: [
            { some: { side: 'you', is: ['monster', 'faceUp', 'light', 'battling'] } },
            { some: { side: 'foe', is: ['monster', 'battling'] } },
          ],
        },
        cost: [{ op: 'send', what: 'self' }],
        do: [
          {
            op: 'stand',
            to: { side: 'you', is: ['monster', 'faceUp', 'light', 'battling'] },
            mods: [{ stat: 'attack', add: { highest: 'attack', among: { side: 'foe', is: ['monster', 'battling'] } } }],
            until: 'endPhase',
          },
        ],
      },
    ],
  },
  {
    id: '63977008',
    name: 'Junk Synchron',
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'summoned', piece: 'self' },
        cause: 'normal',
        target: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: ['monster', 'revivable'], where: { level: { max: 2 } } } }],
        do: [{ op: 'summon', what: '$it', position: 'defense', negated: true }],
      },
    ],
  },
  {
    id: '34627841',
    name: 'Kaibaman',
    effects: [
      {
        kind: 'use',
        cost: [{ op: 'tribute', what: 'self' }],
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'hand', named: 'Blue-Eyes White Dragon' } }] },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '17444133',
    name: 'Kaiser Sea Horse',
    effects: [{ kind: 'static', to: 'self', mods: [{ tributes: 2, for: { in: 'hand', is: 'light' } }] }],
  },
  {
    id: '79109599',
    name: 'King of the Swamp',
    substitute: 'fusion',
    effects: [
      {
        kind: 'use',
        from: 'hand',
        cost: [{ op: 'discard', what: 'self' }],
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', named: 'Polymerization' } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '40640057',
    name: 'Kuriboh',
    effects: [
      {
        kind: 'use',
        speed: 2,
        from: 'hand',
        at: 'calculation',
        damageStep: 'any',
        if: { turn: 'foe' },
        cost: [{ op: 'discard', what: 'self' }],
        do: [{ op: 'stand', to: 'you', mods: [{ cannot: 'takeBattleDamage' }], until: 'damageStep' }],
      },
    ],
  },
]
