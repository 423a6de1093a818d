import { basicFaces, character } from '../cards/common.ts'
import type { DiceCard } from '../lexicon.ts'

/** Cards that only tests of the turn have: what the rules speak of and no printed card brings. */
const common = {
  subtitle: 'Fixture',
  edition: 'wh40k',
  number: 0,
  rarity: 'common',
  families: [],
  limit: 4,
  cost: 3,
  types: ['fist'],
} as const
const monster = (
  id: string,
  effects: DiceCard['effects'],
  faces = character('fist', [0, 1, 2, 0], [0, 2, 3, 0], [1, 3, 4, 0]),
): DiceCard => ({
  ...common,
  id,
  name: id,
  kind: 'character',
  faces,
  effects,
})

export const turnCards: readonly DiceCard[] = [
  /** At the start of each player's turn its own player loses 1 life (DM-TURN-03). */
  monster('fix-dawn', [{ kind: 'trigger', from: 'card', on: { on: 'turnStarted' }, do: [{ op: 'lose', who: 'you', n: 1 }] }]),
  /** The opponent draws two dice fewer in Clear and Draw (DM-DRAW-08). */
  monster('fix-dearth', [
    { kind: 'replace', from: 'card', of: { verb: 'draw', player: 'foe', cause: 'step' }, do: [{ op: 'reduce', n: 2 }] },
  ]),
  /** At the start of your turn, a die of the used pile is prepped (DM-ROLL-02). */
  monster('fix-vial', [
    {
      kind: 'trigger',
      from: 'card',
      on: { on: 'turnStarted', player: 'you' },
      do: [
        { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'used', is: 'die' } }] },
        { op: 'move', what: '$it', to: 'prep' },
      ],
    },
  ]),
  /** At the end of your turn, draw a die (DM-ZONE-14, DM-DRAW-12). */
  monster('fix-dusk-draw', [{ kind: 'trigger', from: 'card', on: { on: 'turnEnded', player: 'you' }, do: [{ op: 'draw', n: 1 }] }]),
  /** A die with two levels (DM-DIE-05). */
  monster(
    'fix-short',
    [],
    [
      { energy: ['fist'] },
      { energy: ['fist'] },
      { energy: ['fist', 'fist'] },
      { energy: ['fist', 'fist'] },
      { level: 1, fielding: 0, attack: 1, defense: 2, burst: 0 },
      { level: 2, fielding: 1, attack: 4, defense: 5, burst: 0 },
    ],
  ),
  /** When fielded, an additional die in the Clear and Draw Step of this turn, which is over (DM-TURN-04). */
  monster('fix-late', [{ kind: 'trigger', on: { on: 'fielded', piece: 'self' }, do: [{ op: 'drawMore', n: 1 }] }]),
  /** The opponent draws a die in your turn (DM-ZONE-14). */
  {
    ...common,
    id: 'fix-gift',
    name: 'fix-gift',
    subtitle: null,
    kind: 'basic',
    types: [],
    limit: 3,
    faces: basicFaces,
    effects: [{ kind: 'play', do: [{ op: 'draw', n: 1, who: 'foe' }] }],
  },
]
