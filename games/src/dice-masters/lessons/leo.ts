import type { Lesson } from '@duelhall/lessons'
import { INCEPTOR, jamie, leo, MARINE, REIVER, sidekicks, TYPHUS, WARP } from './book-players.ts'
import type { Laid } from './positions.ts'

/** Leo’s turns of the example game of the 2018 book. */
export const leo2018: readonly Lesson<Laid>[] = [
  {
    id: 'example-leo-1',
    title: 'The example from Leo’s side: two for two each',
    chapter: 'book',
    rules: ['DM-EX-17', 'DM-ROLL-03', 'DM-BUY-06'],
    position: {
      edition: 'wh40k',
      turn: 2,
      script: [1, 1, 1, 1, 1, 1, 4, 6],
      sides: [leo, { ...jamie, bag: sidekicks(4), used: [...sidekicks(4), REIVER] }],
    },
    steps: [
      {
        says: 'Two fists, a shield and a sidekick. A Plague Marine costs two, with a fist: with one more energy you get two of them. Roll the sidekick again.',
        do: { act: 'pick', piece: '0.sidekick.3' },
        rolls: [2],
        claims: [{ asks: 'main' }],
      },
      { says: 'A bolt. Buy a Plague Marine.', do: { act: 'buy', piece: `0.${MARINE}` }, claims: [{ asks: 'pay' }] },
      { says: 'Pay as proposed.', do: { act: 'accept' }, claims: [{ offers: { act: 'buy', piece: `0.${MARINE}` } }] },
      {
        says: 'There is a fist left for the second: buy it too. In one turn you may buy as often as you can pay.',
        do: { act: 'buy', piece: `0.${MARINE}` },
        rolls: [1, 1, 1, 2, 2, 4, 6],
        claims: [
          { piece: `0.${MARINE}.0`, zone: 'used 0' },
          { piece: `0.${MARINE}.1`, zone: 'used 0' },
        ],
      },
    ],
  },
  {
    id: 'example-leo-2',
    title: 'The example from Leo’s side: too little for Typhus',
    chapter: 'book',
    rules: ['DM-EX-19', 'DM-BUY-02'],
    position: {
      edition: 'wh40k',
      turn: 4,
      script: [1, 1, 1, 1, 4, 3, 6],
      sides: [
        { ...leo, bag: sidekicks(4), used: [...sidekicks(4), MARINE, MARINE] },
        { ...jamie, bag: [], field: ['sidekick@1'], used: [...sidekicks(7), REIVER, REIVER] },
      ],
    },
    steps: [
      {
        says: 'Fist, shield, mask and a sidekick. Typhus would need a mask, but costs six. Keep the dice.',
        do: { act: 'done' },
        claims: [{ refuses: { act: 'buy', piece: `0.${TYPHUS}` }, rule: 'DM-BUY-02' }],
      },
      {
        says: 'Chaos Warp costs three of any type. Buy it.',
        do: { act: 'buy', piece: `0.${WARP}` },
        claims: [{ piece: `0.${WARP}.0`, zone: 'used 0' }],
      },
      { says: 'Field the sidekick.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
      {
        says: 'Keep it at home.',
        do: { act: 'done' },
        rolls: [1, 1, 1, 1, 1, 2, 3, 4],
        claims: [{ piece: '0.sidekick.7', zone: 'field 0' }],
      },
    ],
  },
  {
    id: 'example-leo-3',
    title: 'The example from Leo’s side: five dice for Typhus',
    chapter: 'book',
    rules: ['DM-EX-21', 'DM-ZONE-02'],
    position: {
      edition: 'wh40k',
      turn: 6,
      script: [1, 1, 1, 1, 1, 2, 2, 3, 2],
      sides: [
        { ...leo, bag: [], prep: sidekicks(1), used: [MARINE, MARINE, ...sidekicks(7), WARP], life: 6 },
        { ...jamie, bag: [...sidekicks(4), REIVER], used: [...sidekicks(4), REIVER, INCEPTOR] },
      ],
    },
    steps: [
      {
        says: 'The bag was empty and was filled with ten dice; with the fallen sidekick you rolled five. Both Marines show two fists each. Keep the dice.',
        do: { act: 'done' },
        claims: [{ asks: 'main' }],
      },
      { says: 'Seven energy with a mask: now Typhus can be bought.', do: { act: 'buy', piece: `0.${TYPHUS}` }, claims: [{ asks: 'pay' }] },
      {
        says: 'Pay as proposed.',
        do: { act: 'accept' },
        rolls: [1, 1, 1, 1, 1, 2, 3, 4],
        claims: [{ piece: `0.${TYPHUS}.0`, zone: 'used 0' }],
      },
    ],
  },
]
