import type { Step } from '@duelhall/effects'
import type { Behaviour, YG } from '../lexicon.ts'

/** What a trap that answers an attack does: on the declaration of an opposing monster. */
const attacked = { on: 'attackDeclared', piece: { side: 'foe', is: 'monster' } } as const

/** YG-BB-65: the negation of what was just activated, and the destruction of its card. */
const negateIt: readonly Step<YG>[] = [
  { op: 'negate', what: 'activation' },
  { op: 'destroy', what: 'event', join: 'ifdone' },
]

/** Traps of the pool. */
export const traps: readonly Behaviour[] = [
  {
    id: '29401950',
    name: 'Bottomless Trap Hole',
    effects: [
      {
        kind: 'play',
        on: { on: 'summoned', piece: { side: 'foe', is: ['monster', 'faceUp'], where: { attack: { min: 1500 } } } },
        do: [{ op: 'destroy', what: { among: 'event', is: ['monster', 'faceUp'], where: { attack: { min: 1500 } } }, goes: 'removed' }],
      },
    ],
  },
  {
    id: '36468556',
    name: 'Ceasefire',
    effects: [
      {
        kind: 'play',
        if: { either: [{ some: { is: ['monster', 'faceDown'] } }, { some: { is: ['monster', 'faceUp', 'effect'] } }] },
        do: [
          { op: 'position', what: { is: ['monster', 'faceDown'] }, to: 'up', quiet: true },
          { op: 'damage', to: 'foe', n: { count: { is: ['monster', 'faceUp', 'effect'] }, times: 500 }, join: 'also' },
        ],
      },
    ],
  },
  {
    id: '94192409',
    name: 'Compulsory Evacuation Device',
    effects: [{ kind: 'play', target: [{ as: '$it', from: { is: 'monster' } }], do: [{ op: 'return', what: '$it', to: 'hand' }] }],
  },
  {
    id: '70342110',
    name: 'Dimensional Prison',
    effects: [
      { kind: 'play', on: attacked, target: [{ as: '$it', from: { side: 'foe', is: 'attacker' } }], do: [{ op: 'remove', what: '$it' }] },
    ],
  },
  {
    id: '22020907',
    name: 'Hero Signal',
    effects: [
      {
        kind: 'play',
        on: { on: 'destroyed', piece: { side: 'you', is: 'monster' } },
        cause: 'battle',
        do: [
          {
            op: 'pick',
            picks: [
              {
                as: '$it',
                from: { side: 'you', in: ['hand', 'deck'], is: 'monster', family: 'elemental-hero', where: { level: { max: 4 } } },
              },
            ],
          },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '62279055',
    name: 'Magic Cylinder',
    effects: [
      {
        kind: 'play',
        on: attacked,
        target: [{ as: '$it', from: { side: 'foe', is: 'attacker' } }],
        do: [
          { op: 'negate', what: 'attack' },
          { op: 'damage', to: 'foe', n: { stat: 'attack', of: '$it' }, join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '68540058',
    name: 'Metalmorph',
    equips: { is: ['monster', 'faceUp'] },
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: ['monster', 'faceUp'] } }],
        do: [{ op: 'equip', what: 'self', to: '$it' }],
      },
      {
        kind: 'static',
        to: 'host',
        mods: [
          { stat: 'attack', add: 300 },
          { stat: 'defense', add: 300 },
        ],
      },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'damageCalculation', piece: { is: ['equipped', 'attacker'], engaged: 'self' }, other: { is: 'monster' } },
        do: [
          {
            op: 'stand',
            to: 'event',
            mods: [{ stat: 'attack', add: { half: { stat: 'attack', of: 'other' } } }],
            until: 'damageStep',
          },
        ],
      },
    ],
  },
  {
    id: '15800838',
    name: 'Mind Crush',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'declare', as: '$name' },
          {
            op: 'if',
            is: { some: { side: 'foe', in: 'hand', named: '$name' } },
            then: [{ op: 'discard', what: { side: 'foe', in: 'hand', named: '$name' } }],
            else: [
              { op: 'reveal', what: { side: 'foe', in: 'hand', is: 'card' } },
              { op: 'discard', what: { side: 'you', in: 'hand', is: 'card' }, random: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: '44095762',
    name: 'Mirror Force',
    effects: [{ kind: 'play', on: attacked, do: [{ op: 'destroy', what: { side: 'foe', is: ['monster', 'attackPosition'] } }] }],
  },
  {
    id: '29843091',
    name: 'Ojama Trio',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'token', token: 'Ojama Token', n: 3, position: 'defense', to: 'foe', as: '$tokens' },
          { op: 'stand', to: '$tokens', mods: [{ cannot: 'beTributedForSummon' }], until: 'always' },
          {
            op: 'later',
            on: { on: 'destroyed', piece: { among: '$tokens' } },
            until: 'always',
            do: [{ op: 'damage', to: { controllerOf: 'event' }, n: 300 }],
          },
        ],
      },
    ],
  },
  {
    id: '63356631',
    name: 'Phoenix Wing Wind Blast',
    effects: [
      {
        kind: 'play',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        target: [{ as: '$it', from: { side: 'foe', is: 'card' } }],
        do: [{ op: 'return', what: '$it', to: 'top' }],
      },
    ],
  },
  {
    id: '27174286',
    name: 'Return from the Different Dimension',
    effects: [
      {
        kind: 'play',
        cost: [{ op: 'pay', life: 'half' }],
        if: { some: { side: 'you', in: 'removed', is: ['monster', 'faceUp', 'revivable'] } },
        do: [
          { op: 'summon', what: { side: 'you', in: 'removed', is: ['monster', 'faceUp', 'revivable'] }, position: 'either', sets: '$them' },
          {
            op: 'later',
            on: { on: 'endPhase' },
            once: true,
            until: 'turn',
            do: [{ op: 'remove', what: { among: '$them' } }],
          },
        ],
      },
    ],
  },
  {
    id: '83555666',
    name: 'Ring of Destruction',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: ['monster', 'faceUp'] } }],
        do: [
          { op: 'note', as: '$n', n: { stat: 'attack', of: '$it' } },
          { op: 'destroy', what: '$it' },
          { op: 'damage', to: 'each', n: { amount: '$n' }, join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '56120475',
    name: 'Sakuretsu Armor',
    effects: [
      { kind: 'play', on: attacked, target: [{ as: '$it', from: { side: 'foe', is: 'attacker' } }], do: [{ op: 'destroy', what: '$it' }] },
    ],
  },
  {
    id: '98427577',
    name: 'Scrap-Iron Scarecrow',
    effects: [
      {
        kind: 'play',
        on: attacked,
        target: [{ as: '$it', from: { side: 'foe', is: 'attacker' } }],
        do: [
          { op: 'negate', what: 'attack' },
          { op: 'set', what: 'self', join: 'after' },
        ],
      },
    ],
  },
  {
    id: '36361633',
    name: 'Threatening Roar',
    effects: [{ kind: 'play', do: [{ op: 'stand', to: 'foe', mods: [{ cannot: 'declareAttack' }], until: 'turn' }] }],
  },
  {
    id: '53582587',
    name: 'Torrential Tribute',
    effects: [{ kind: 'play', on: { on: 'summoned', piece: { is: 'monster' } }, do: [{ op: 'destroy', what: { is: 'monster' } }] }],
  },
  {
    id: '4206964',
    name: 'Trap Hole',
    effects: [
      {
        kind: 'play',
        on: { on: 'summoned', piece: { side: 'foe', is: ['monster', 'faceUp'], where: { attack: { min: 1000 } } } },
        cause: ['normal', 'tribute', 'flip', 'gemini'],
        target: [{ as: '$it', from: { among: 'event', is: ['monster', 'faceUp'], where: { attack: { min: 1000 } } } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  { id: '94634433', name: 'Urgent Tuning', effects: [{ kind: 'play', at: 'battlePhase', do: [{ op: 'synchro' }] }] },
  {
    id: '12607053',
    name: 'Waboku',
    effects: [
      {
        kind: 'play',
        do: [
          {
            op: 'stand',
            to: 'you',
            mods: [{ cannot: 'takeBattleDamage' }, { cannot: 'beDestroyedByBattle', by: { side: 'you', is: 'monster' } }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: '48539234',
    name: 'Appropriate',
    effects: [
      { kind: 'play', on: { on: 'drew', player: 'foe' }, if: { isnt: { during: 'drawPhase' } }, do: [] },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'drew', player: 'foe' },
        if: { isnt: { during: 'drawPhase' } },
        do: [{ op: 'draw', n: 2 }],
      },
    ],
  },
  {
    id: '97077563',
    name: 'Call of the Haunted',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: ['monster', 'revivable'] } }],
        do: [
          { op: 'summon', what: '$it', position: 'attack' },
          { op: 'bind', what: '$it', how: 'falls', join: 'ifdone' },
          { op: 'bind', what: '$it', how: 'fells', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '85742772',
    name: 'Gravity Bind',
    effects: [
      { kind: 'play', do: [] },
      { kind: 'static', to: { is: ['monster', 'faceUp'], where: { level: { min: 4 } } }, mods: [{ cannot: 'attack' }] },
    ],
  },
  {
    id: '30241314',
    name: 'Macro Cosmos',
    effects: [
      {
        kind: 'play',
        do: [
          {
            op: 'may',
            do: [
              { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: ['hand', 'deck'], named: 'Helios - The Primordial Sun' } }] },
              { op: 'summon', what: '$it', position: 'either' },
            ],
          },
        ],
      },
      { kind: 'static', to: 'each', mods: [{ goes: 'graveyard', instead: 'removed' }] },
    ],
  },
  {
    id: '34029630',
    name: 'Pitch-Black Power Stone',
    counters: 3,
    effects: [
      { kind: 'play', do: [{ op: 'put', counter: 'spell', n: 3, at: 'self' }] },
      {
        kind: 'use',
        limit: 'turn',
        turn: 'you',
        if: { more: { stat: 'spellCounters', of: 'self' }, than: 0 },
        target: [{ as: '$it', from: { is: ['faceUp', 'counterable'], but: 'self' } }],
        do: [
          { op: 'take', counter: 'spell', n: 1, from: 'self' },
          { op: 'put', counter: 'spell', n: 1, at: '$it', join: 'ifdone' },
        ],
      },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'countersTaken', piece: 'self' },
        if: { isnt: { more: { stat: 'spellCounters', of: 'self' }, than: 0 } },
        do: [{ op: 'destroy', what: 'self' }],
      },
    ],
  },
  {
    id: '51452091',
    name: 'Royal Decree',
    effects: [
      { kind: 'play', do: [] },
      { kind: 'static', to: { is: ['trap', 'faceUp'], but: 'self' }, mods: [{ lose: 'effects' }] },
    ],
  },
  {
    id: '82732705',
    name: 'Skill Drain',
    effects: [
      { kind: 'play', cost: [{ op: 'pay', life: 1000 }], do: [] },
      { kind: 'static', to: { is: ['monster', 'faceUp'] }, mods: [{ lose: 'effects' }] },
    ],
  },
  {
    id: '18807108',
    name: 'Spellbinding Circle',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: 'monster' } }],
        do: [
          { op: 'stand', to: '$it', mods: [{ cannot: 'attack' }, { cannot: 'changePosition' }], until: { while: 'self' } },
          { op: 'bind', what: '$it', how: 'fells', join: 'also' },
        ],
      },
    ],
  },
  {
    id: '79852326',
    name: 'Zoma the Spirit',
    effects: [
      {
        kind: 'play',
        do: [{ op: 'rise', monster: { level: 4, attribute: 'dark', type: 'zombie', atk: 1800, def: 500 }, position: 'defense' }],
      },
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'destroyed', piece: 'self' },
        cause: 'battle',
        do: [{ op: 'damage', to: 'foe', n: { stat: 'attack', of: 'other' } }],
      },
    ],
  },
  {
    id: '77538567',
    name: 'Dark Bribe',
    effects: [
      {
        kind: 'play',
        on: { on: 'activated', player: 'foe', piece: { any: ['spell', 'trap'], is: 'cardActivation' } },
        do: [
          { op: 'draw', n: 1, who: 'foe' },
          { op: 'negate', what: 'activation', join: 'also' },
          { op: 'destroy', what: 'event', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '49010598',
    name: 'Divine Wrath',
    effects: [
      {
        kind: 'play',
        on: { on: 'activated', piece: { is: ['monster', 'effectActivation'] } },
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        do: negateIt,
      },
    ],
  },
  {
    id: '98069388',
    name: 'Horn of Heaven',
    effects: [
      {
        kind: 'play',
        on: { on: 'summoning' },
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: 'monster' } }] },
          { op: 'tribute', what: '$paid' },
        ],
        do: [
          { op: 'negate', what: 'summon' },
          { op: 'destroy', what: 'event', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '77414722',
    name: 'Magic Jammer',
    effects: [
      {
        kind: 'play',
        on: { on: 'activated', piece: { is: ['spell', 'cardActivation'] } },
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        do: negateIt,
      },
    ],
  },
  {
    id: '14315573',
    name: 'Negate Attack',
    effects: [
      {
        kind: 'play',
        on: attacked,
        target: [{ as: '$it', from: { side: 'foe', is: 'attacker' } }],
        do: [
          { op: 'negate', what: 'attack' },
          { op: 'endBattlePhase', join: 'then' },
        ],
      },
    ],
  },
  {
    id: '3819470',
    name: 'Seven Tools of the Bandit',
    effects: [
      {
        kind: 'play',
        on: { on: 'activated', piece: { is: ['trap', 'cardActivation'] } },
        cost: [{ op: 'pay', life: 1000 }],
        do: negateIt,
      },
    ],
  },
  {
    id: '41420027',
    name: 'Solemn Judgment',
    effects: [
      {
        kind: 'play',
        on: { on: 'summoning' },
        cost: [{ op: 'pay', life: 'half' }],
        do: [
          { op: 'negate', what: 'summon' },
          { op: 'destroy', what: 'event', join: 'ifdone' },
        ],
      },
      {
        kind: 'play',
        on: { on: 'activated', piece: { any: ['spell', 'trap'], is: 'cardActivation' } },
        cost: [{ op: 'pay', life: 'half' }],
        do: negateIt,
      },
    ],
  },
]
