import type { Behaviour, DuelEffect } from '../lexicon.ts'

/** YG-COUNTER-03: put at the event itself, without a link, since the effect is a Continuous one (YG-CARD-11). */
const counterForEachSpell: DuelEffect = {
  kind: 'trigger',
  instant: true,
  on: { on: 'resolved', piece: { is: ['spell', 'cardActivation'] } },
  cause: 'card',
  do: [{ op: 'put', counter: 'spell', n: 1, at: 'self' }],
}

/** Effect Monsters of the pool, Lava Golem to Zombie Master. */
export const monsters2: readonly Behaviour[] = [
  {
    id: '102380',
    name: 'Lava Golem',
    strict: true,
    effects: [
      {
        kind: 'use',
        from: 'hand',
        procedure: true,
        if: { isnt: { more: { stat: 'normalSummons', of: 'you' }, than: 0 } },
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'foe', is: 'monster' }, n: 2 }] },
          { op: 'tribute', what: '$paid' },
          { op: 'stand', to: 'you', mods: [{ cannot: 'normalSummon' }], until: 'turn', join: 'also' },
        ],
        do: [{ op: 'summon', what: 'self', position: 'either', to: 'foe' }],
      },
      { kind: 'trigger', duty: true, on: { on: 'standbyPhase', player: 'you' }, do: [{ op: 'damage', to: 'you', n: 1000 }] },
    ],
  },
  {
    id: '17985575',
    name: 'Lord of D.',
    effects: [{ kind: 'static', to: { is: ['monster', 'faceUp', 'dragon'] }, mods: [{ cannot: 'beTargeted' }] }],
  },
  {
    id: '31560081',
    name: 'Magician of Faith',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        on: { on: 'flipped', piece: 'self' },
        target: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: 'spell' } }],
        do: [{ op: 'add', what: '$it' }],
      },
    ],
  },
  {
    id: '54652250',
    name: 'Man-Eater Bug',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        on: { on: 'flipped', piece: 'self' },
        target: [{ as: '$it', from: { is: 'monster' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '2460565',
    name: 'Marauding Captain',
    effects: [
      { kind: 'static', to: { side: 'you', is: ['monster', 'faceUp', 'warrior'], but: 'self' }, mods: [{ cannot: 'beAttacked' }] },
      {
        kind: 'trigger',
        may: true,
        on: { on: 'summoned', piece: 'self' },
        cause: 'normal',
        do: [
          {
            op: 'pick',
            picks: [{ as: '$it', from: { side: 'you', in: 'hand', is: ['monster', 'revivable'], where: { level: { max: 4 } } } }],
          },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '31305911',
    name: 'Marshmallon',
    effects: [
      { kind: 'static', to: 'self', mods: [{ cannot: 'beDestroyedByBattle' }] },
      {
        kind: 'trigger',
        on: { on: 'battled', piece: 'self' },
        if: { ref: 'self', fits: { is: ['flipped', 'attacked'] } },
        do: [{ op: 'damage', to: 'foe', n: 1000 }],
      },
    ],
  },
  {
    id: '22609617',
    name: 'Mataza the Zapper',
    effects: [{ kind: 'static', to: 'self', mods: [{ attacks: 2 }, { cannot: 'changeControl' }] }],
  },
  {
    id: '92826944',
    name: 'Mezuki',
    effects: [
      {
        kind: 'use',
        from: 'graveyard',
        cost: [{ op: 'remove', what: 'self' }],
        target: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: ['zombie', 'revivable'], but: 'self' } }],
        do: [{ op: 'summon', what: '$it', position: 'either' }],
      },
    ],
  },
  {
    id: '33508719',
    name: 'Morphing Jar',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        on: { on: 'flipped', piece: 'self' },
        do: [
          { op: 'discard', what: { in: 'hand', is: 'card' } },
          { op: 'draw', n: 5, who: 'each', join: 'after' },
        ],
      },
    ],
  },
  {
    id: '4906301',
    name: 'Necro Gardna',
    effects: [
      {
        kind: 'use',
        speed: 2,
        from: 'graveyard',
        if: { turn: 'foe' },
        cost: [{ op: 'remove', what: 'self' }],
        do: [
          {
            op: 'if',
            is: { some: { side: 'foe', is: 'attacker' } },
            then: [{ op: 'negate', what: 'attack' }],
            else: [
              {
                op: 'later',
                on: { on: 'attackDeclared', player: 'foe' },
                until: 'turn',
                once: true,
                do: [{ op: 'negate', what: 'attack' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: '81843628',
    name: 'Needle Worm',
    effects: [{ kind: 'trigger', flip: true, on: { on: 'flipped', piece: 'self' }, do: [{ op: 'mill', n: 5, who: 'foe' }] }],
  },
  {
    id: '80344569',
    name: 'Neo-Spacian Grand Mole',
    effects: [
      {
        kind: 'trigger',
        may: true,
        on: { on: 'damageStepStarted', piece: 'self' },
        if: { ref: 'other', fits: { is: 'monster' } },
        do: [
          { op: 'return', what: 'other', to: 'hand' },
          { op: 'return', what: 'self', to: 'hand', join: 'also' },
        ],
      },
    ],
  },
  {
    id: '45141844',
    name: 'Old Vindictive Magician',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        on: { on: 'flipped', piece: 'self' },
        target: [{ as: '$it', from: { side: 'foe', is: 'monster' } }],
        do: [{ op: 'destroy', what: '$it' }],
      },
    ],
  },
  {
    id: '93920745',
    name: 'Penguin Soldier',
    effects: [
      {
        kind: 'trigger',
        flip: true,
        may: true,
        on: { on: 'flipped', piece: 'self' },
        target: [{ as: '$them', from: { is: 'monster' }, n: 2, upTo: true }],
        do: [{ op: 'return', what: '$them', to: 'hand' }],
      },
    ],
  },
  {
    id: '33420078',
    name: 'Plaguespreader Zombie',
    effects: [
      {
        kind: 'use',
        from: 'graveyard',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'return', what: '$paid', to: 'top' },
        ],
        do: [{ op: 'summon', what: 'self', position: 'either', leaves: 'removed' }],
      },
    ],
  },
  {
    id: '77044671',
    name: 'Pyramid Turtle',
    effects: [
      {
        kind: 'trigger',
        from: 'graveyard',
        may: true,
        on: { on: 'sent', piece: 'self' },
        cause: 'battle',
        do: [
          {
            op: 'pick',
            picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: ['zombie', 'revivable'], where: { defense: { max: 2000 } } } }],
          },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '20932152',
    name: 'Quickdraw Synchron',
    substitute: { tuner: 'synchron' },
    effects: [
      {
        kind: 'use',
        from: 'hand',
        procedure: true,
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'monster', but: 'self' } }] },
          { op: 'send', what: '$paid' },
        ],
        do: [{ op: 'summon', what: 'self', position: 'either' }],
      },
    ],
  },
  {
    id: '70791313',
    name: 'Royal Magical Library',
    counters: 3,
    effects: [
      counterForEachSpell,
      { kind: 'use', cost: [{ op: 'take', counter: 'spell', n: 3, from: 'self' }], do: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    id: '57281778',
    name: 'Ryu Kokki',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'damageStepEnded', piece: 'self' },
        if: { ref: 'other', fits: { any: ['warrior', 'spellcaster'] } },
        do: [{ op: 'destroy', what: 'other' }],
      },
    ],
  },
  {
    id: '26202165',
    name: 'Sangan',
    effects: [
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'sent', piece: 'self' },
        cause: 'from:field',
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', is: 'monster', where: { attack: { max: 1500 } } } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '73752131',
    name: 'Skilled Dark Magician',
    counters: 3,
    effects: [
      counterForEachSpell,
      {
        kind: 'use',
        if: { more: { stat: 'spellCounters', of: 'self' }, than: 2 },
        cost: [{ op: 'tribute', what: 'self' }],
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: ['hand', 'deck', 'graveyard'], named: 'Dark Magician' } }] },
          { op: 'summon', what: '$it', position: 'either' },
        ],
      },
    ],
  },
  {
    id: '84290642',
    name: 'Snipe Hunter',
    effects: [
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'card' } }] },
          { op: 'discard', what: '$paid' },
        ],
        target: [{ as: '$it', from: { is: 'card' } }],
        do: [
          { op: 'roll', as: '$n' },
          {
            op: 'if',
            is: {
              both: [
                { more: { amount: '$n' }, than: 1 },
                { more: 6, than: { amount: '$n' } },
              ],
            },
            then: [{ op: 'destroy', what: '$it' }],
          },
        ],
      },
    ],
  },
  {
    id: '31553716',
    name: 'Spear Dragon',
    effects: [
      { kind: 'static', to: 'self', mods: [{ pierce: true }] },
      {
        kind: 'trigger',
        instant: true,
        on: { on: 'damageStepEnded', piece: 'self' },
        if: { ref: 'self', fits: { is: 'attacker' } },
        do: [{ op: 'position', what: 'self', to: 'defense' }],
      },
    ],
  },
  {
    id: '9365703',
    name: 'Speed Warrior',
    effects: [
      {
        kind: 'use',
        speed: 2,
        limit: 'turn',
        at: 'battleStep',
        turn: 'you',
        if: { ref: 'self', fits: { is: ['played', 'byNormal'] } },
        do: [
          {
            op: 'stand',
            to: 'self',
            mods: [{ stat: 'attack', set: { stat: 'originalAttack', of: 'self', times: 2 } }],
            until: 'battlePhase',
          },
        ],
      },
    ],
  },
  {
    id: '23205979',
    name: 'Spirit Reaper',
    effects: [
      { kind: 'static', to: 'self', mods: [{ cannot: 'beDestroyedByBattle' }, { fallsWhenTargeted: true }] },
      {
        kind: 'trigger',
        on: { on: 'playerDamaged', piece: 'self', player: 'foe' },
        cause: 'direct',
        do: [{ op: 'discard', what: { side: 'foe', in: 'hand', is: 'card' }, random: 1 }],
      },
    ],
  },
  {
    id: '3510565',
    name: 'Stealth Bird',
    effects: [
      { kind: 'use', limit: 'turn', do: [{ op: 'position', what: 'self', to: 'faceDown' }] },
      { kind: 'trigger', on: { on: 'summoned', piece: 'self' }, cause: 'flip', do: [{ op: 'damage', to: 'foe', n: 1000 }] },
    ],
  },
  {
    id: '79814787',
    name: 'The White Stone of Legend',
    effects: [
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'sent', piece: 'self' },
        do: [
          { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'deck', named: 'Blue-Eyes White Dragon' } }] },
          { op: 'add', what: '$it' },
        ],
      },
    ],
  },
  {
    id: '53839837',
    name: 'Vampire Lord',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'playerDamaged', piece: 'self', player: 'foe' },
        cause: ['battle', 'direct'],
        do: [
          {
            op: 'mode',
            blind: true,
            modes: [
              [
                { op: 'pick', picks: [{ as: '$it', from: { side: 'foe', in: 'deck', is: 'monster' }, by: 'foe' }] },
                { op: 'send', what: '$it' },
              ],
              [
                { op: 'pick', picks: [{ as: '$it', from: { side: 'foe', in: 'deck', is: 'spell' }, by: 'foe' }] },
                { op: 'send', what: '$it' },
              ],
              [
                { op: 'pick', picks: [{ as: '$it', from: { side: 'foe', in: 'deck', is: 'trap' }, by: 'foe' }] },
                { op: 'send', what: '$it' },
              ],
            ],
          },
        ],
      },
      {
        kind: 'trigger',
        from: 'graveyard',
        on: { on: 'destroyed', piece: 'self', other: { side: 'foe' } },
        cause: 'effect',
        do: [
          {
            op: 'later',
            on: { on: 'standbyPhase', player: 'you' },
            once: true,
            until: 'always',
            do: [{ op: 'summon', what: 'self', position: 'either' }],
          },
        ],
      },
    ],
  },
  {
    id: '65622692',
    name: 'Y-Dragon Head',
    equips: { side: 'you', is: ['monster', 'faceUp'], named: 'X-Head Cannon' },
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        do: [
          {
            op: 'if',
            is: { ref: 'self', fits: { is: 'equipping' } },
            then: [{ op: 'summon', what: 'self', position: 'attack' }],
            else: [
              {
                op: 'pick',
                picks: [{ as: '$it', from: { side: 'you', is: ['monster', 'faceUp'], not: 'hasUnion', named: 'X-Head Cannon' } }],
              },
              { op: 'equip', what: 'self', to: '$it' },
            ],
          },
        ],
      },
      {
        kind: 'static',
        to: 'host',
        mods: [
          { stat: 'attack', add: 400 },
          { stat: 'defense', add: 400 },
        ],
      },
      {
        kind: 'replace',
        of: { verb: 'destroy', piece: { is: 'equipped', engaged: 'self' }, cause: 'battle' },
        do: [{ op: 'destroy', what: 'self' }],
      },
    ],
  },
  {
    id: '64500000',
    name: 'Z-Metal Tank',
    equips: { side: 'you', is: ['monster', 'faceUp'], named: ['X-Head Cannon', 'Y-Dragon Head'] },
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        do: [
          {
            op: 'if',
            is: { ref: 'self', fits: { is: 'equipping' } },
            then: [{ op: 'summon', what: 'self', position: 'attack' }],
            else: [
              {
                op: 'pick',
                picks: [
                  {
                    as: '$it',
                    from: { side: 'you', is: ['monster', 'faceUp'], not: 'hasUnion', named: ['X-Head Cannon', 'Y-Dragon Head'] },
                  },
                ],
              },
              { op: 'equip', what: 'self', to: '$it' },
            ],
          },
        ],
      },
      {
        kind: 'static',
        to: 'host',
        mods: [
          { stat: 'attack', add: 600 },
          { stat: 'defense', add: 600 },
        ],
      },
      {
        kind: 'replace',
        of: { verb: 'destroy', piece: { is: 'equipped', engaged: 'self' }, cause: 'battle' },
        do: [{ op: 'destroy', what: 'self' }],
      },
    ],
  },
  {
    id: '17259470',
    name: 'Zombie Master',
    effects: [
      {
        kind: 'use',
        limit: 'turn',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'hand', is: 'monster' } }] },
          { op: 'send', what: '$paid' },
        ],
        target: [{ as: '$it', from: { in: 'graveyard', is: ['zombie', 'revivable'], where: { level: { max: 4 } } } }],
        do: [{ op: 'summon', what: '$it', position: 'either' }],
      },
    ],
  },
]
