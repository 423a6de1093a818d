import type { Behaviour } from '../lexicon.ts'

/** Continuous, Equip, Field and Quick-Play Spells of the pool. */
export const spells2: readonly Behaviour[] = [
  {
    id: '77565204',
    name: 'Future Fusion',
    effects: [
      {
        kind: 'play',
        do: [
          { op: 'fuse', from: { side: 'you', in: 'deck', is: 'monster' }, only: 'materials', as: '$shown' },
          {
            op: 'later',
            on: { on: 'standbyPhase', player: 'you' },
            once: true,
            nth: 2,
            until: 'always',
            do: [
              { op: 'summon', what: '$shown', position: 'either', as: 'fusion' },
              { op: 'bind', what: '$shown', how: 'falls', join: 'ifdone' },
              { op: 'bind', what: '$shown', how: 'fells', join: 'ifdone' },
            ],
            join: 'ifdone',
          },
        ],
      },
    ],
  },
  {
    id: '3136426',
    name: 'Level Limit - Area B',
    effects: [
      { kind: 'play', do: [] },
      { kind: 'static', to: { is: ['monster', 'faceUp'], where: { level: { min: 4 } } }, mods: [{ forced: 'defense' }] },
    ],
  },
  {
    id: '44656491',
    name: 'Messenger of Peace',
    effects: [
      { kind: 'play', do: [] },
      { kind: 'static', to: { is: ['monster', 'faceUp'], where: { attack: { min: 1500 } } }, mods: [{ cannot: 'declareAttack' }] },
      {
        kind: 'trigger',
        instant: true,
        duty: true,
        on: { on: 'standbyPhase', player: 'you' },
        do: [{ op: 'may', cost: [{ op: 'pay', life: 100 }], do: [], else: [{ op: 'destroy', what: 'self', rule: true }] }], // YG-PHASE-18
      },
    ],
  },
  {
    id: '51481927',
    name: 'Spell Absorption',
    effects: [
      { kind: 'play', do: [] },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'resolved', piece: { is: ['spell', 'cardActivation'], but: 'self' } },
        cause: 'card',
        do: [{ op: 'gain', n: 500 }],
      },
    ],
  },
  {
    id: '38992735',
    name: 'Wave-Motion Cannon',
    effects: [
      { kind: 'play', do: [] },
      {
        kind: 'use',
        cost: [
          { op: 'note', as: '$turns', n: { stat: 'turns', of: 'self' } },
          { op: 'send', what: 'self' },
        ],
        do: [{ op: 'damage', to: 'foe', n: { amount: '$turns', times: 1000 } }],
      },
    ],
  },
  {
    id: '61127349',
    name: 'Big Bang Shot',
    equips: { is: ['monster', 'faceUp'] },
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: ['monster', 'faceUp'] } }],
        do: [{ op: 'equip', what: 'self', to: '$it' }],
      },
      { kind: 'static', to: 'host', mods: [{ stat: 'attack', add: 400 }, { pierce: true }] },
      { kind: 'trigger', from: 'anywhere', on: { on: 'left', piece: 'self' }, do: [{ op: 'remove', what: 'host' }] },
    ],
  },
  {
    id: '83746708',
    name: 'Mage Power',
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
          { stat: 'attack', add: { count: { side: 'you', any: ['spell', 'trap'] }, times: 500 } },
          { stat: 'defense', add: { count: { side: 'you', any: ['spell', 'trap'] }, times: 500 } },
        ],
      },
    ],
  },
  {
    id: '22046459',
    name: 'Megamorph',
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
        if: { more: { stat: 'life', of: 'foe' }, than: { stat: 'life', of: 'you' } },
        mods: [{ original: 'attack', n: { stat: 'attack', of: 'host', at: 'printed', times: 2 } }],
      },
      {
        kind: 'static',
        to: 'host',
        if: { more: { stat: 'life', of: 'you' }, than: { stat: 'life', of: 'foe' } },
        mods: [{ original: 'attack', n: { half: { stat: 'attack', of: 'host', at: 'printed' } } }],
      },
    ],
  },
  {
    id: '33550694',
    name: 'Fusion Gate',
    effects: [
      { kind: 'play', do: [] },
      {
        kind: 'use',
        global: true,
        do: [{ op: 'fuse', from: { side: 'you', in: ['hand', 'field'], is: 'monster' }, goes: 'removed' }],
      },
    ],
  },
  {
    id: '39910367',
    name: 'Magical Citadel of Endymion',
    counters: 99,
    effects: [
      { kind: 'play', do: [] },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'resolved', piece: { is: ['spell', 'cardActivation'], but: 'self' } },
        cause: 'card',
        do: [{ op: 'put', counter: 'spell', n: 1, at: 'self' }],
      },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'destroyed', piece: { where: { spellCounters: { min: 1 } } } },
        do: [{ op: 'put', counter: 'spell', n: { stat: 'spellCounters', of: 'event', at: 'then' }, at: 'self' }],
      },
      {
        kind: 'replace',
        may: true,
        limit: 'turn',
        of: { verb: 'takeCounters', player: 'you', cause: 'cost' },
        do: [{ op: 'aim', at: 'self' }],
      },
      { kind: 'replace', may: true, of: { verb: 'destroy', piece: 'self' }, do: [{ op: 'take', counter: 'spell', n: 1, from: 'self' }] },
    ],
  },
  {
    id: '63035430',
    name: 'Skyscraper',
    effects: [
      { kind: 'play', do: [] },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'damageCalculation', piece: { is: ['monster', 'attacker'], family: 'elemental-hero' }, other: { is: 'monster' } },
        if: { more: { stat: 'attack', of: 'other' }, than: { stat: 'attack', of: 'event' } },
        do: [{ op: 'stand', to: 'event', mods: [{ stat: 'attack', add: 1000 }], until: 'damageStep' }],
      },
    ],
  },
  {
    id: '4064256',
    name: 'Zombie World',
    effects: [
      { kind: 'play', do: [] },
      { kind: 'static', to: { in: ['field', 'graveyard'], is: 'monster' }, mods: [{ type: 'zombie' }] }, // YG-FIELD-08: of both players
      { kind: 'static', to: { in: 'hand', is: 'monster', not: 'zombie' }, mods: [{ cannot: 'tributeSummon' }] },
    ],
  },
  {
    id: '14087893',
    name: 'Book of Moon',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: ['monster', 'faceUp'] } }],
        do: [{ op: 'position', what: '$it', to: 'faceDown' }],
      },
    ],
  },
  {
    id: '95286165',
    name: 'De-Fusion',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { is: ['monster', 'faceUp', 'fusion'] } }],
        do: [
          { op: 'materialsOf', what: '$it', as: '$them' },
          { op: 'return', what: '$it', to: 'deck' },
          {
            op: 'if',
            is: {
              every: { among: '$them', in: ['graveyard', 'removed', 'hand', 'deck', 'field', 'extra'] },
              fits: { in: 'graveyard', side: 'you', is: 'revivable' },
            },
            then: [{ op: 'may', do: [{ op: 'summon', what: '$them', position: 'either' }] }],
            join: 'then',
          },
        ],
      },
    ],
  },
  {
    id: '98045062',
    name: 'Enemy Controller',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'faceUp'] } }],
        do: [{ op: 'position', what: '$it', to: 'toggle' }],
      },
      {
        kind: 'play',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: 'monster' } }] },
          { op: 'tribute', what: '$paid' },
        ],
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'faceUp'] } }],
        do: [{ op: 'control', what: '$it', until: 'endPhase' }],
      },
    ],
  },
  {
    id: '28553439',
    name: 'Magical Dimension',
    effects: [
      {
        kind: 'play',
        if: { some: { side: 'you', is: ['monster', 'faceUp', 'spellcaster'] } },
        target: [{ as: '$paid', from: { side: 'you', is: 'monster' } }],
        do: [
          { op: 'tribute', what: '$paid' },
          {
            op: 'pick',
            picks: [{ as: '$it', from: { side: 'you', in: 'hand', is: ['spellcaster', 'revivable'] } }],
            join: 'ifdone',
          },
          { op: 'summon', what: '$it', position: 'either' },
          {
            op: 'may',
            do: [
              { op: 'pick', picks: [{ as: '$other', from: { is: 'monster' } }] },
              { op: 'destroy', what: '$other' },
            ],
            join: 'then',
          },
        ],
      },
    ],
  },
  {
    id: '5318639',
    name: 'Mystical Space Typhoon',
    effects: [
      {
        kind: 'play',
        target: [{ as: '$it', from: { any: ['spell', 'trap'], but: 'self' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '70046172',
    name: 'Rush Recklessly',
    effects: [
      {
        kind: 'play',
        damageStep: true,
        target: [{ as: '$it', from: { is: ['monster', 'faceUp'] } }],
        do: [{ op: 'stand', to: '$it', mods: [{ stat: 'attack', add: 700 }], until: 'endPhase' }],
      },
    ],
  },
  {
    id: '73915051',
    name: 'Scapegoat',
    effects: [
      {
        kind: 'play',
        cost: [
          {
            op: 'stand',
            to: 'you',
            mods: [{ cannot: 'normalSummon' }, { cannot: 'flipSummon' }, { cannot: 'specialSummon' }],
            until: 'turn',
          },
        ],
        do: [
          { op: 'token', token: 'Sheep Token', n: 4, position: 'defense', as: '$tokens' },
          { op: 'stand', to: '$tokens', mods: [{ cannot: 'beTributedForSummon' }], until: 'always' },
        ],
      },
    ],
  },
  {
    id: '48130397',
    name: 'Super Polymerization',
    effects: [
      {
        kind: 'play',
        unanswerable: true,
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        do: [{ op: 'fuse', from: { in: 'field', is: 'monster' } }],
      },
    ],
  },
]
