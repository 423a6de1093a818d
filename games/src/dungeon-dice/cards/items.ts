import type { ItemFacts, Printed } from '../lexicon.ts'
import { entered, monsters } from './phrases.ts'

export const items: readonly Printed<ItemFacts>[] = [
  {
    id: 'ddm-115',
    name: 'Medical Aid Kit',
    class: 'item',
    level: 2,
    faces: 'S S S M5 A1 T1',
    effects: [{ kind: 'trigger', on: entered, do: [{ op: 'heal', what: 'event', n: 20 }, { op: 'discard' }] }],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-116',
    name: 'Exploding Disk',
    class: 'item',
    level: 3,
    faces: 'S S M2 M3 D2 G2',
    effects: [{ kind: 'trigger', on: entered, do: [{ op: 'damage', to: 'event', n: 20 }, { op: 'discard' }] }],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-117',
    name: 'Time Machine',
    class: 'item',
    level: 1,
    faces: 'S S S S D1 T1',
    effects: [{ kind: 'trigger', on: entered, do: [{ op: 'back', what: 'event' }, { op: 'discard' }] }],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-118',
    name: 'Energy Disk',
    class: 'item',
    level: 1,
    faces: 'S S S S M3 M4',
    effects: [
      {
        kind: 'trigger',
        on: entered,
        do: [{ op: 'stand', to: 'event', mods: [{ stat: 'attack', add: 20 }], until: 'always' }, { op: 'discard' }],
      },
    ],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-119',
    name: 'Trap Bandit',
    class: 'item',
    level: 1,
    faces: 'S S S S M1 T1',
    effects: [
      { kind: 'trigger', on: entered, do: [{ op: 'lose', who: { controllerOf: 'event' }, crests: { trap: 1 } }, { op: 'discard' }] },
    ],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-120',
    name: 'Declaration of Despair',
    class: 'item',
    level: 1,
    faces: 'S S S S M2 G1',
    effects: [
      { kind: 'trigger', on: entered, do: [{ op: 'lose', who: { controllerOf: 'event' }, crests: { magic: 1 } }, { op: 'discard' }] },
    ],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-121',
    name: 'Gluminizer',
    class: 'item',
    level: 2,
    faces: 'S S S M2 A1 D2',
    effects: [{ kind: 'static', to: monsters, mods: [{ stepPrice: 2 }] }],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-122',
    name: 'Resurrection Scroll',
    class: 'item',
    level: 2,
    faces: 'S S S M2 G2 T1',
    effects: [
      {
        kind: 'trigger',
        on: entered,
        do: [
          {
            op: 'pick',
            picks: [{ as: '$it', from: { in: 'gone', is: 'monster', owner: { controllerOf: 'event' } }, by: { controllerOf: 'event' } }],
          },
          { op: 'revive', what: '$it' },
          { op: 'discard' },
        ],
      },
    ],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-123',
    name: 'Warp Vortex',
    class: 'item',
    level: 3,
    faces: 'S S M1 A1 D1 T1',
    effects: [
      {
        kind: 'use',
        global: true,
        at: 'action',
        target: [{ as: '$gate', from: { is: ['item', 'faceUp', 'free'], named: 'Warp Vortex', but: 'self' } }],
        do: [{ op: 'warp', to: '$gate' }],
      },
    ],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-124',
    name: 'Crater Creator',
    class: 'item',
    level: 4,
    faces: 'S M4 A1 A2 D1 G4',
    effects: [{ kind: 'trigger', on: entered, do: [{ op: 'destroy', what: { any: ['monster', 'item'] } }] }],
    uncertain: ['discard_after_use'],
  },
  {
    id: 'ddm-x11',
    name: 'Spike Pit',
    class: 'item',
    level: 1,
    faces: 'S S S S A1 T1',
    effects: [{ kind: 'trigger', on: entered, do: [{ op: 'damage', to: 'event', n: 10 }, { op: 'discard' }] }],
    invented: true,
  },
  {
    id: 'ddm-x12',
    name: 'Guard Disk',
    class: 'item',
    level: 2,
    faces: 'S S S M1 D2 T1',
    effects: [
      {
        kind: 'trigger',
        on: entered,
        do: [{ op: 'stand', to: 'event', mods: [{ stat: 'defense', add: 20 }], until: 'always' }, { op: 'discard' }],
      },
    ],
    invented: true,
  },
  {
    id: 'ddm-x13',
    name: 'Crest Chest',
    class: 'item',
    level: 2,
    faces: 'S S S M1 G1 T1',
    effects: [
      {
        kind: 'trigger',
        on: entered,
        do: [{ op: 'gain', who: { controllerOf: 'event' }, crests: { magic: 1, trap: 1 } }, { op: 'discard' }],
      },
    ],
    invented: true,
  },
  {
    id: 'ddm-x14',
    name: 'Snare Net',
    class: 'item',
    level: 3,
    faces: 'S S M2 D1 T1 G1',
    effects: [
      {
        kind: 'trigger',
        on: entered,
        do: [
          { op: 'stand', to: 'event', mods: [{ cannot: 'move' }], until: { point: 'turnEnd', of: { controllerOf: 'event' }, n: 1 } },
          { op: 'discard' },
        ],
      },
    ],
    invented: true,
  },
]
