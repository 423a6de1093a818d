import type { Lesson, Step } from '@duelhall/lessons'
import type { Laid } from './positions.ts'

const WHITE = 'ygo-001'
const GUARDIAN = 'ygo-002'
const BALL = 'ygo-005'
const GENIE = 'ygo-006'
const RED = 'ygo-007'
const WIZARD = 'ygo-008'
const HORN = 'ygo-113'
const BOX = 'ygo-117'

const kyle: Laid = {
  edition: 'ygo',
  sides: [
    {
      field: [`${BALL}@1`, `${BALL}@1`, `${RED}@3`, `${WIZARD}@3`, 'sidekick@1'],
      reserve: [`${HORN}*0`, 'sidekick:bolt', 'sidekick:bolt'],
      cards: [BOX],
    },
    { field: [`${WHITE}@1`, `${GUARDIAN}@1`, `${GUARDIAN}@3`, `${GENIE}@2`], reserve: ['sidekick:shield'] },
  ],
}
/** Everything attacks, and John blocks. */
const attack: readonly Step[] = [
  {
    says: 'You attack John. What lies in your reserve is for later: do nothing in the Main Step.',
    do: { act: 'pass' },
    claims: [{ asks: 'main' }],
  },
  { says: 'John does nothing either, and you may speak once more. Pass again.', do: { act: 'pass' }, claims: [{ asks: 'attackers' }] },
  { says: 'Everybody attacks: the first Kuriboh.', do: { act: 'pick', piece: `0.${BALL}.0` } },
  { says: 'The second Kuriboh.', do: { act: 'pick', piece: `0.${BALL}.1` } },
  { says: 'Red-Eyes.', do: { act: 'pick', piece: `0.${RED}.0` } },
  { says: 'Time Wizard.', do: { act: 'pick', piece: `0.${WIZARD}.0` } },
  {
    says: 'And the sidekick. John blocks a Kuriboh with a Celtic Guardian, Time Wizard with Blue-Eyes, and Red-Eyes with La Jinn and the other Guardian.',
    do: { act: 'pick', piece: '0.sidekick.0' },
    answers: [
      { act: 'block', piece: `1.${WHITE}.0`, target: `0.${WIZARD}.0` },
      { act: 'block', piece: `1.${GUARDIAN}.0`, target: `0.${BALL}.0` },
      { act: 'block', piece: `1.${GUARDIAN}.1`, target: `0.${RED}.0` },
      { act: 'block', piece: `1.${GENIE}.0`, target: `0.${RED}.0` },
    ],
    claims: [{ told: 'blocksDone' }],
  },
]

/** The detailed combat example of the 2014 book. */
export const kyle2014: readonly Lesson<Laid>[] = [
  {
    id: 'combat-nothing',
    title: 'The great combat: nothing is done',
    chapter: 'book',
    rules: ['DM-EX-09'],
    position: kyle,
    steps: [
      ...attack,
      {
        says: 'Suppose nobody does anything more. Red-Eyes has seven damage for two blockers: give all of it to the Guardian.',
        do: { act: 'assign', piece: `1.${GUARDIAN}.1`, place: 7 },
        rolls: [1, 1, 1, 1, 1, 1, 2, 3, 4],
        claims: [
          { player: 1, has: { life: 18 } },
          { piece: `0.${BALL}.0`, zone: 'prep 0' },
          { piece: `0.${RED}.0`, zone: 'field 0' },
          { piece: `0.${WIZARD}.0`, zone: 'field 0' },
        ],
      },
      {
        says: 'The two that nobody blocked dealt one damage each. Kuriboh fell, and by its ★ your other monsters were not KO’d: Red-Eyes took eight and stays, Time Wizard six.',
      },
    ],
  },
  {
    id: 'combat',
    title: 'The great combat: act, answer, act again',
    chapter: 'book',
    rules: ['DM-EX-10', 'DM-EX-11', 'DM-EX-12', 'DM-EX-13', 'DM-EX-14'],
    position: kyle,
    steps: [
      ...attack,
      {
        says: 'After the blocks you may act first. The Horn’s global ability asks for a bolt and gives a monster one more attack. Use it.',
        do: { act: 'use', piece: `0.${HORN}`, place: 2 },
        claims: [{ asks: 'pick' }],
      },
      {
        says: 'For the sidekick, which nobody blocks.',
        do: { act: 'pick', piece: '0.sidekick.0' },
        claims: [{ asks: 'window' }, { piece: '0.sidekick.0', has: { attack: 2 } }],
      },
      {
        says: 'You may go on: John is asked only when you pass. Use it again.',
        do: { act: 'use', piece: `0.${HORN}`, place: 2 },
        claims: [{ asks: 'pick' }],
      },
      {
        says: 'For the Kuriboh that nobody blocks.',
        do: { act: 'pick', piece: `0.${BALL}.1` },
        claims: [{ piece: `0.${BALL}.1`, has: { attack: 2 } }, { asks: 'window' }],
      },
      {
        says: 'Pass, with the Horn itself unused. John will pay a shield for the global ability of Mystic Box and swap the attack of his Guardian and of your blocked Kuriboh; nobody has to own a die for that.',
        do: { act: 'pass' },
        answers: [
          { act: 'use', piece: `0.${BOX}`, place: 1 },
          { act: 'pick', piece: `1.${GUARDIAN}.0` },
          { act: 'pick', piece: `0.${BALL}.0` },
        ],
        claims: [{ piece: `1.${GUARDIAN}.0`, has: { attack: 1 } }, { piece: `0.${BALL}.0`, has: { attack: 2 } }, { asks: 'window' }],
      },
      {
        says: 'So Kuriboh will survive, and protect nobody. John may act once, then it is your turn again: play the Horn.',
        do: { act: 'play', piece: `0.${HORN}.0` },
        claims: [{ asks: 'pick' }],
      },
      { says: 'For the unblocked Kuriboh.', do: { act: 'pick', piece: `0.${BALL}.1` }, claims: [{ asks: 'pick' }] },
      {
        says: 'And the sidekick.',
        do: { act: 'pick', piece: '0.sidekick.0' },
        claims: [{ asks: 'split' }, { piece: '0.sidekick.0', has: { attack: 3 } }, { piece: `0.${BALL}.1`, has: { attack: 3 } }],
      },
      {
        says: 'Now damage. All seven of Red-Eyes go to the Guardian.',
        do: { act: 'assign', piece: `1.${GUARDIAN}.1`, place: 7 },
        claims: [{ player: 1, has: { life: 14 } }, { asks: 'trigger' }],
      },
      {
        says: 'John loses six. Time Wizard, Red-Eyes and the Guardian have fallen. Time Wizard’s ★ may KO a fist monster that costs four or less: La Jinn. Do it.',
        do: { act: 'accept' },
        rolls: [1, 1, 1, 1, 1, 1, 1, 2, 3, 4],
        claims: [
          { told: 'koed' },
          { player: 0, has: { life: 19 } },
          { piece: `0.${BALL}.0`, zone: 'field 0' },
          { piece: `0.${RED}.0`, zone: 'prep 0' },
          { piece: `0.${BALL}.1`, zone: 'used 0' },
        ],
      },
      {
        says: 'La Jinn is gone, but it had KO’d Red-Eyes before: its own ★ still cost you a life. The two who came through have left for the used pile.',
      },
    ],
  },
  {
    id: 'combat-blue-eyes',
    title: 'The great combat: the next attack',
    chapter: 'book',
    rules: ['DM-EX-15'],
    position: {
      edition: 'ygo',
      sides: [
        { field: [`${WHITE}@1`, `${GUARDIAN}@1`], reserve: [], life: 14 },
        { field: [`${BALL}@1`], life: 19 },
      ],
    },
    steps: [
      {
        says: 'A turn later you are John, and Kyle has one Kuriboh left. Attack with Blue-Eyes.',
        do: { act: 'pick', piece: `0.${WHITE}.0` },
      },
      {
        says: 'With nobody else. By its ★ your opponent has to KO one of their monsters when it attacks.',
        do: { act: 'done' },
        rolls: [1, 1, 1, 1, 1, 1, 2, 3, 4],
        claims: [{ told: 'koed' }, { told: 'wentUnblocked' }, { player: 1, has: { life: 13 } }],
      },
      { says: 'That was Kuriboh, before blockers were declared: six damage came through.' },
    ],
  },
]
