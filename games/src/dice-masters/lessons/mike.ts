import type { Lesson } from '@duelhall/lessons'
import { BALL, eric, LADY, mike, REBORN, RED, sidekicks } from './book-players.ts'
import type { Laid } from './positions.ts'

/** Mike’s turns of the example of play of the 2014 book. */
export const mike2014: readonly Lesson<Laid>[] = [
  {
    id: 'example-mike-1',
    title: 'The example from Mike’s side: an attack in the first turn',
    chapter: 'book',
    rules: ['DM-EX-02', 'DM-FIELD-10'],
    position: {
      edition: 'ygo',
      turn: 2,
      script: [1, 1, 1, 1, 2, 1, 4, 6],
      sides: [mike, { ...eric, bag: sidekicks(4), reserve: ['sidekick:bolt'], used: [...sidekicks(3), LADY] }],
    },
    steps: [
      { says: 'Bolt, fist, shield and a sidekick: Kuriboh costs three with a shield among them. Keep the dice.', do: { act: 'done' } },
      { says: 'Buy Kuriboh.', do: { act: 'buy', piece: `0.${BALL}` }, claims: [{ piece: `0.${BALL}.0`, zone: 'used 0' }] },
      { says: 'Field the sidekick: it costs nothing.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
      {
        says: 'What was fielded in a turn may attack in it. Eric has nobody in the field: attack.',
        do: { act: 'pick' },
        rolls: [1, 1, 1, 2, 2, 4, 6],
        claims: [
          { player: 1, has: { life: 9 } },
          { piece: '0.sidekick.3', zone: 'used 0' },
        ],
      },
      { says: 'One damage. The sidekick has left the field for the used pile.' },
    ],
  },
  {
    id: 'example-mike-2',
    title: 'The example from Mike’s side: three sidekicks',
    chapter: 'book',
    rules: ['DM-EX-04'],
    position: {
      edition: 'ygo',
      turn: 4,
      script: [1, 1, 1, 1, 6, 6, 6],
      sides: [
        { ...mike, bag: sidekicks(4), used: [...sidekicks(4), BALL] },
        { ...eric, bag: [], field: ['sidekick@1'], used: [...sidekicks(7), LADY, REBORN], life: 9 },
      ],
    },
    steps: [
      { says: 'A fist and three sidekicks. Keep them.', do: { act: 'done' } },
      { says: 'Field the first.', do: { act: 'field' } },
      { says: 'The second.', do: { act: 'field' } },
      { says: 'And the third.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
      {
        says: 'Keep them at home as blockers: choose none.',
        do: { act: 'done' },
        rolls: [1, 1, 1, 1, 1, 2, 3, 4],
        claims: [
          { piece: '0.sidekick.5', zone: 'field 0' },
          { piece: '0.sidekick.6', zone: 'field 0' },
        ],
      },
    ],
  },
  {
    id: 'example-mike-3',
    title: 'The example from Mike’s side: seven dice',
    chapter: 'book',
    rules: ['DM-EX-06', 'DM-ROLL-01'],
    position: {
      edition: 'ygo',
      turn: 6,
      script: [1, 1, 1, 2, 1, 3, 4, 2, 1, 3, 5],
      sides: [
        { ...mike, bag: [], prep: sidekicks(3), reserve: ['sidekick:fist'], used: [...sidekicks(4), BALL] },
        { ...eric, bag: [...sidekicks(4), LADY], prep: sidekicks(1), field: [`${LADY}@3`], used: [...sidekicks(3), REBORN], life: 9 },
      ],
    },
    steps: [
      {
        says: 'Four dice were drawn from the bag, and the three that fell to Harpie Lady are rolled with them: seven. Six energy and Kuriboh on its second level. Keep them.',
        do: { act: 'done' },
        claims: [{ asks: 'main' }],
      },
      {
        says: 'Field Kuriboh: on this level it costs nothing.',
        do: { act: 'field', piece: `0.${BALL}.0` },
        claims: [{ piece: `0.${BALL}.0`, zone: 'field 0', has: { level: 2 } }],
      },
      {
        says: 'Six energy with a bolt among them are enough for Red-Eyes. Buy it.',
        do: { act: 'buy', piece: `0.${RED}` },
        claims: [{ piece: `0.${RED}.0`, zone: 'used 0' }],
      },
      {
        says: 'Kuriboh stays at home.',
        do: { act: 'done' },
        rolls: [1, 1, 1, 1, 1, 2, 3, 4, 1],
        claims: [{ piece: `0.${BALL}.0`, zone: 'field 0' }],
      },
    ],
  },
]
