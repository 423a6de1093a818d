import type { Behaviour, DuelEffect } from '../lexicon.ts'

/** Damage equal to the ATK of what it destroyed by battle. */
const burnByBattle: DuelEffect = {
  kind: 'trigger',
  on: { on: 'destroyedOther', piece: 'self' },
  if: { ref: 'other', fits: { in: 'graveyard', is: 'monster' } },
  do: [{ op: 'damage', to: 'foe', n: { stat: 'attack', of: 'other' } }],
}

/** Ritual, Fusion and Synchro Monsters of the pool. */
export const monsters3: readonly Behaviour[] = [
  {
    id: '73398797',
    name: 'Paladin of White Dragon',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'damageStepStarted', piece: 'self', other: { is: ['monster', 'faceDown'] } },
        if: { ref: 'self', fits: { is: 'attacker' } },
        do: [{ op: 'destroy', what: 'other' }],
      },
      {
        kind: 'use',
        cost: [{ op: 'tribute', what: 'self' }],
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: ['hand', 'deck'], named: 'Blue-Eyes White Dragon' } }] },
          { op: 'summon', what: '$it', position: 'either' },
          {
            op: 'stand',
            to: 'you',
            mods: [{ cannot: 'attack', by: { side: 'you', named: 'Blue-Eyes White Dragon' } }],
            until: 'turn',
            join: 'also',
          },
        ],
      },
    ],
  },
  {
    id: '64631466',
    name: 'Relinquished',
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        if: { no: { is: 'equippedMonster', engaged: 'self' } },
        target: [{ as: '$it', from: { side: 'foe', is: 'monster' } }],
        do: [{ op: 'equip', what: '$it', to: 'self' }],
      },
      {
        kind: 'static',
        to: 'self',
        if: { some: { is: 'equippedMonster', engaged: 'self' } },
        mods: [
          { original: 'attack', n: { total: 'originalAttack', among: { is: 'equippedMonster', engaged: 'self' } } },
          { original: 'defense', n: { total: 'originalDefense', among: { is: 'equippedMonster', engaged: 'self' } } },
          { battleDamage: 'both' },
        ],
      },
      {
        kind: 'replace',
        of: { verb: 'destroy', piece: 'self', cause: 'battle' },
        if: { some: { is: 'equippedMonster', engaged: 'self' } },
        do: [{ op: 'destroy', what: { is: 'equippedMonster', engaged: 'self' } }],
      },
    ],
  },
  { id: '23995346', name: 'Blue-Eyes Ultimate Dragon', effects: [] },
  {
    id: '40854197',
    name: 'Elemental HERO Absolute Zero',
    strict: true,
    fusion: [{ is: 'monster', family: 'hero' }, { is: 'water' }],
    effects: [
      {
        kind: 'static',
        to: 'self',
        mods: [
          {
            stat: 'attack',
            add: { count: { is: ['monster', 'faceUp', 'water'], unnamed: 'Elemental HERO Absolute Zero' }, times: 500 },
          },
        ],
      },
      {
        kind: 'trigger',
        from: 'anywhere',
        on: { on: 'left', piece: 'self' },
        do: [{ op: 'destroy', what: { side: 'foe', is: 'monster' } }],
      },
    ],
  },
  { id: '35809262', name: 'Elemental HERO Flame Wingman', strict: true, effects: [burnByBattle] },
  {
    id: '16304628',
    name: 'Elemental HERO Gaia',
    strict: true,
    fusion: [{ is: 'monster', family: 'elemental-hero' }, { is: 'earth' }],
    effects: [
      {
        kind: 'trigger',
        on: { on: 'summoned', piece: 'self' },
        cause: 'fusion',
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'faceUp'] } }],
        do: [
          { op: 'note', as: '$half', n: { half: { stat: 'attack', of: '$it' } } },
          { op: 'stand', to: '$it', mods: [{ stat: 'attack', set: { amount: '$half' } }], until: 'endPhase' },
          { op: 'stand', to: 'self', mods: [{ stat: 'attack', add: { amount: '$half' } }], until: 'endPhase', join: 'and' },
        ],
      },
    ],
  },
  {
    id: '47737087',
    name: 'Elemental HERO Rampart Blaster',
    strict: true,
    effects: [
      {
        kind: 'static',
        to: 'self',
        if: { ref: 'self', fits: { is: 'defensePosition' } },
        mods: [{ may: 'attackFromDefense' }, { may: 'attackDirectly' }, { must: 'attackDirectly' }],
      },
      {
        kind: 'static',
        to: 'self',
        if: { both: [{ during: 'calculation' }, { ref: 'self', fits: { is: ['defensePosition', 'attacker'] } }] },
        mods: [{ stat: 'attack', set: { half: { stat: 'originalAttack', of: 'self' } } }],
      },
    ],
  },
  {
    id: '25366484',
    name: 'Elemental HERO Shining Flare Wingman',
    strict: true,
    effects: [
      {
        kind: 'static',
        to: 'self',
        mods: [{ stat: 'attack', add: { count: { side: 'you', in: 'graveyard', is: 'monster', family: 'elemental-hero' }, times: 300 } }],
      },
      burnByBattle,
    ],
  },
  {
    id: '61204971',
    name: 'Elemental HERO Thunder Giant',
    strict: true,
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        target: [
          {
            as: '$it',
            from: {
              is: ['monster', 'faceUp'],
              where: { originalAttack: { max: { sum: [{ stat: 'attack', of: 'self' }, -1] } } },
            },
          },
        ],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '91998119',
    name: 'XYZ-Dragon Cannon',
    strict: true,
    effects: [
      {
        kind: 'use',
        from: 'extra',
        procedure: true,
        cost: [
          {
            op: 'pick',
            picks: [
              { as: '$x', from: { side: 'you', is: ['card', 'faceUp'], named: 'X-Head Cannon' } },
              { as: '$y', from: { side: 'you', is: ['card', 'faceUp'], named: 'Y-Dragon Head' } },
              { as: '$z', from: { side: 'you', is: ['card', 'faceUp'], named: 'Z-Metal Tank' } },
            ],
          },
          { op: 'remove', what: '$x' },
          { op: 'remove', what: '$y', join: 'and' },
          { op: 'remove', what: '$z', join: 'and' },
        ],
        do: [{ op: 'summon', what: 'self', position: 'either' }],
      },
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        target: [{ as: '$it', from: { side: 'foe', is: 'card' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '26593852',
    name: 'Ally of Justice Catastor',
    synchro: {},
    effects: [
      {
        kind: 'trigger',
        on: { on: 'damageStepStarted', piece: 'self', other: { is: ['monster', 'faceUp'], not: 'dark' } },
        do: [{ op: 'destroy', what: 'other' }],
      },
    ],
  },
  {
    id: '31924889',
    name: 'Arcanite Magician',
    synchro: { others: { is: 'spellcaster' } },
    counters: 2,
    effects: [
      { kind: 'trigger', on: { on: 'summoned', piece: 'self' }, cause: 'synchro', do: [{ op: 'put', counter: 'spell', n: 2, at: 'self' }] },
      { kind: 'static', to: 'self', mods: [{ stat: 'attack', add: { stat: 'spellCounters', of: 'self', times: 1000 } }] },
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$from', from: { side: 'you', is: 'card', where: { spellCounters: { min: 1 } } } }] },
          { op: 'take', counter: 'spell', n: 1, from: '$from' },
        ],
        target: [{ as: '$it', from: { side: 'foe', is: 'card' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '29071332',
    name: 'Armory Arm',
    synchro: {},
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        if: { ref: 'self', fits: { is: 'inMonsterZone' } },
        target: [{ as: '$it', from: { side: 'you', is: ['monster', 'faceUp'], but: 'self' } }],
        do: [{ op: 'equip', what: 'self', to: '$it' }],
      },
      {
        kind: 'use',
        limit: 'turn',
        if: { ref: 'self', fits: { is: 'equipping' } },
        do: [{ op: 'summon', what: 'self', position: 'attack' }],
      },
      { kind: 'static', to: 'host', mods: [{ stat: 'attack', add: 1000 }] },
      {
        kind: 'trigger',
        on: { on: 'destroyedOther', piece: { is: 'equipped', engaged: 'self' } },
        if: { ref: 'other', fits: { in: 'graveyard', is: 'monster' } },
        do: [{ op: 'damage', to: 'foe', n: { stat: 'attack', of: 'other' } }],
      },
    ],
  },
  {
    id: '73580471',
    name: 'Black Rose Dragon',
    synchro: {},
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'summoned', piece: 'self' },
        cause: 'synchro',
        do: [{ op: 'destroy', what: { is: 'card' } }],
      },
      {
        kind: 'use',
        limit: 'turn',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'graveyard', is: 'plant' } }] },
          { op: 'remove', what: '$paid' },
        ],
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'defensePosition'] } }],
        do: [
          { op: 'position', what: '$it', to: 'attack' },
          { op: 'stand', to: '$it', mods: [{ stat: 'attack', set: 0 }], until: 'endPhase', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '50321796',
    name: 'Brionac, Dragon of the Ice Barrier',
    synchro: {},
    effects: [
      {
        kind: 'use',
        cost: [
          {
            op: 'pick',
            picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' }, n: { count: { is: 'card' } }, upTo: true, least: 1 }],
          },
          { op: 'note', as: '$many', n: { amount: '$paid' } },
          { op: 'discard', what: '$paid' },
        ],
        target: [{ as: '$them', from: { is: 'card' }, n: { amount: '$many' } }],
        do: [{ op: 'return', what: '$them', to: 'hand' }],
      },
    ],
  },
  {
    id: '6021033',
    name: 'Doomkaiser Dragon',
    synchro: { tuner: { named: 'Plaguespreader Zombie' }, others: { is: 'zombie' } },
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'summoned', piece: 'self' },
        cause: 'synchro',
        target: [{ as: '$it', from: { side: 'foe', in: 'graveyard', is: ['zombie', 'revivable'] } }],
        do: [
          { op: 'summon', what: '$it', position: 'either' },
          { op: 'bind', what: '$it', how: 'falls', join: 'ifdone' },
        ],
      },
    ],
  },
  {
    id: '3429238',
    name: 'Drill Warrior',
    synchro: { tuner: { named: 'Drill Synchron' } },
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        do: [
          {
            op: 'stand',
            to: 'self',
            mods: [{ stat: 'attack', set: { half: { stat: 'attack', of: 'self' } } }, { may: 'attackDirectly' }],
            until: 'endPhase',
          },
        ],
      },
      {
        kind: 'use',
        limit: 'turn',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
          { op: 'remove', what: 'self', join: 'and' },
        ],
        do: [
          {
            op: 'later',
            on: { on: 'standbyPhase', player: 'you' },
            once: true,
            until: 'always',
            do: [
              { op: 'summon', what: 'self', position: 'either' },
              { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: 'monster' } }], join: 'then' },
              { op: 'add', what: '$it' },
            ],
          },
        ],
      },
    ],
  },
  { id: '97204936', name: 'Gaia Knight, the Force of Earth', synchro: {}, effects: [] },
  {
    id: '7391448',
    name: 'Goyo Guardian',
    synchro: {},
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'destroyedOther', piece: 'self' },
        if: { ref: 'other', fits: { in: 'graveyard', is: ['monster', 'revivable'] } },
        do: [{ op: 'summon', what: 'other', position: 'defense', to: 'you' }],
      },
    ],
  },
  {
    id: '60800381',
    name: 'Junk Warrior',
    synchro: { tuner: { named: 'Junk Synchron' } },
    effects: [
      {
        kind: 'trigger',
        on: { on: 'summoned', piece: 'self' },
        cause: 'synchro',
        do: [
          {
            op: 'stand',
            to: 'self',
            mods: [
              { stat: 'attack', add: { total: 'attack', among: { side: 'you', is: ['monster', 'faceUp'], where: { level: { max: 2 } } } } },
            ],
            until: 'always',
          },
        ],
      },
    ],
  },
  {
    id: '43385557',
    name: 'Magical Android',
    synchro: {},
    effects: [
      {
        kind: 'trigger',
        duty: true,
        on: { on: 'endPhase', player: 'you' },
        do: [{ op: 'gain', n: { count: { side: 'you', is: ['monster', 'faceUp', 'psychic'] }, times: 600 } }],
      },
    ],
  },
  {
    id: '70902743',
    name: 'Red Dragon Archfiend',
    synchro: {},
    effects: [
      {
        kind: 'trigger',
        on: { on: 'battled', piece: 'self', other: { is: ['monster', 'defensePosition'] } },
        if: { ref: 'self', fits: { is: 'attacker' } },
        do: [{ op: 'destroy', what: { side: 'foe', is: ['monster', 'defensePosition'] } }],
      },
      {
        kind: 'trigger',
        duty: true,
        on: { on: 'endPhase', player: 'you' },
        do: [{ op: 'destroy', what: { side: 'you', is: 'monster', not: 'hasAttacked', but: 'self' } }],
      },
    ],
  },
  {
    id: '5309481',
    name: 'Revived King Ha Des',
    synchro: { tuner: { is: 'zombie' } },
    effects: [{ kind: 'static', to: { side: 'you', is: ['monster', 'faceUp', 'zombie'] }, mods: [{ silences: true }] }],
  },
  {
    id: '44508094',
    name: 'Stardust Dragon',
    synchro: {},
    effects: [
      {
        kind: 'use',
        speed: 2,
        on: { on: 'activated' },
        does: 'destroy',
        damageStep: 'any',
        cost: [{ op: 'tribute', what: 'self' }],
        do: [
          { op: 'negate', what: 'activation' },
          { op: 'destroy', what: 'event', join: 'ifdone' },
          {
            op: 'later',
            on: { on: 'endPhase' },
            may: true,
            once: true,
            until: 'turn',
            do: [{ op: 'summon', what: 'self', position: 'either' }],
            join: 'also',
          },
        ],
      },
    ],
  },
]
