import type { Lesson } from '@duelhall/lessons'
import { BALL, eric, LADY, mike, REBORN, RED, WHITE } from './book-players.ts'
import type { Laid } from './positions.ts'

/** Four draws of a bag that holds sidekicks alone. */
const four = [1, 1, 1, 1] as const
/** The same of its last four: the fourth is no draw of chance. */
const last = [1, 1, 1] as const

/** The example of play of the 2014 book, from Eric’s seat and played to its end. */
export const game: Lesson<Laid> = {
  id: 'first-game',
  title: 'Your first game: the example of play',
  chapter: 'game',
  rules: ['DM-EX-01', 'DM-EX-03', 'DM-EX-05', 'DM-EX-07', 'DM-ROLL-03', 'DM-BUY-03', 'DM-WIN-01'],
  position: { edition: 'ygo', turn: 1, script: [...four, 4, 4, 3, 6], sides: [eric, mike] },
  steps: [
    {
      says: 'You have ten life, and so has Mike. Two shields, a mask and a sidekick: Harpie Lady costs three energy, and one of them has to be a fist. Roll again what is no fist, the mask first.',
      do: { act: 'pick', piece: '0.sidekick.2' },
    },
    { says: 'The first shield.', do: { act: 'pick', piece: '0.sidekick.0' } },
    { says: 'The second one.', do: { act: 'pick', piece: '0.sidekick.1' } },
    {
      says: 'And the sidekick. Every die may be rolled once more in a turn.',
      do: { act: 'pick', piece: '0.sidekick.3' },
      rolls: [1, 4, 2, 2],
      claims: [{ asks: 'main' }, { offers: { act: 'buy', piece: `0.${LADY}` } }],
    },
    { says: 'Fist, shield, bolt, bolt. Buy Harpie Lady.', do: { act: 'buy', piece: `0.${LADY}` }, claims: [{ asks: 'pay' }] },
    {
      says: 'Which dice pay is proposed: the fist and both bolts. Agree. Then nothing is left to do, and it is Mike’s turn: he buys Kuriboh, fields a sidekick and attacks with it.',
      do: { act: 'accept' },
      rolls: [...four, 2, 1, 4, 6, ...last, 2, 2, 4, 6],
      answers: [{ act: 'done' }, { act: 'buy', piece: `1.${BALL}` }, { act: 'field' }, { act: 'pick' }],
      claims: [
        { player: 0, has: { life: 9 } },
        { piece: `0.${LADY}.0`, zone: 'used 0' },
      ],
    },
    {
      says: 'You had nobody to block: one damage. Bolt, bolt, shield and a sidekick this time; keep them.',
      do: { act: 'done' },
      claims: [
        { refuses: { act: 'buy', piece: `0.${LADY}` }, rule: 'DM-BUY-03' },
        { refuses: { act: 'buy', piece: `0.${WHITE}` }, rule: 'DM-BUY-02' },
      ],
    },
    {
      says: 'No fist for Harpie Lady, too little for Blue-Eyes. Monster Reborn asks for no type: buy it.',
      do: { act: 'buy', piece: `0.${REBORN}` },
      claims: [{ piece: `0.${REBORN}.0`, zone: 'used 0' }],
    },
    {
      says: 'Field the sidekick.',
      do: { act: 'field' },
      claims: [{ told: 'fielded' }, { asks: 'attackers' }],
    },
    {
      says: 'Do not attack yet: choose none. Mike will field three sidekicks, and keep them at home too.',
      do: { act: 'done' },
      rolls: [...last, 1, 6, 6, 6, 1, 1, 1, 6, 3, 4, 1, 4],
      answers: [{ act: 'done' }, { act: 'field' }, { act: 'field' }, { act: 'field' }, { act: 'done' }],
      claims: [{ told: 'refilled' }, { asks: 'reroll' }],
    },
    {
      says: 'Your bag was empty, so the used dice went back into it: three sidekicks and Monster Reborn came out. Mask, shield, fist and an action. Keep them.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }],
    },
    {
      says: 'Buy a second Harpie Lady: it goes to your used pile at once.',
      do: { act: 'buy', piece: `0.${LADY}` },
      claims: [{ piece: `0.${LADY}.1`, zone: 'used 0' }],
    },
    {
      says: 'Use Monster Reborn: a monster from your used pile is rolled, and fielded for nothing on the face it shows.',
      do: { act: 'play', piece: `0.${REBORN}.0` },
      claims: [{ asks: 'pick' }],
    },
    {
      says: 'Choose the Harpie Lady you have just bought.',
      do: { act: 'pick', piece: `0.${LADY}.1` },
      rolls: [6],
      claims: [{ piece: `0.${LADY}.1`, zone: 'field 0', has: { level: 3, attack: 3 } }, { asks: 'attackers' }],
    },
    {
      says: 'Level 3, for no energy at all. Attack with her.',
      do: { act: 'pick', piece: `0.${LADY}.1` },
      claims: [{ asks: 'attackers' }],
    },
    {
      says: 'And with the sidekick: while one attacks, she has one more attack and defense. Mike blocks the sidekick with one of his, and her with two.',
      do: { act: 'pick', piece: '0.sidekick.7' },
      answers: [
        { act: 'block', piece: '1.sidekick.5', target: '0.sidekick.7' },
        { act: 'block', piece: '1.sidekick.6', target: `0.${LADY}.1` },
        { act: 'block', piece: '1.sidekick.7', target: `0.${LADY}.1` },
      ],
      claims: [{ asks: 'split' }, { piece: `0.${LADY}.1`, has: { attack: 4, defense: 5 } }],
    },
    {
      says: 'Four damage for two blockers with one defense each: give two to the first, and the rest goes to the other. Both fall, and so do the two sidekicks that met.',
      do: { act: 'assign', piece: '1.sidekick.6', place: 2 },
      rolls: [1, 1, 1, 1, 1, 3, 4, 2, 1, 3, 5, 1, 1, 1, 1, 6, 4, 6, 1, 2],
      answers: [{ act: 'done' }, { act: 'field', piece: `1.${BALL}.0` }, { act: 'buy', piece: `1.${RED}` }, { act: 'done' }],
      claims: [{ piece: `0.${LADY}.1`, zone: 'field 0' }, { piece: `1.${RED}.0`, zone: 'used 1' }, { asks: 'reroll' }],
    },
    {
      says: 'Harpie Lady stayed in the field. Mike rolled seven dice, with those that had fallen: he fielded Kuriboh and bought Red-Eyes for six. You rolled the other Harpie Lady, two sidekicks and two energy. Keep them.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }],
    },
    {
      says: 'Field Harpie Lady; on her first level that costs one energy.',
      do: { act: 'field', piece: `0.${LADY}.0` },
      claims: [{ asks: 'pay' }],
    },
    { says: 'Pay as proposed.', do: { act: 'accept' }, claims: [{ piece: `0.${LADY}.0`, zone: 'field 0' }] },
    { says: 'Field a sidekick.', do: { act: 'field', piece: '0.sidekick.0' }, claims: [{ told: 'fielded' }] },
    { says: 'And the other one.', do: { act: 'field', piece: '0.sidekick.7' }, claims: [{ asks: 'attackers' }] },
    { says: 'All of them attack: the first Harpie Lady.', do: { act: 'pick', piece: `0.${LADY}.0` } },
    { says: 'The second one.', do: { act: 'pick', piece: `0.${LADY}.1` } },
    { says: 'A sidekick.', do: { act: 'pick', piece: '0.sidekick.0' } },
    {
      says: 'And the other one. Kuriboh is the only one who could block; Mike lets all of them through. In his turn Kuriboh strikes back.',
      do: { act: 'pick', piece: '0.sidekick.7' },
      rolls: [1, 1, 1, 1, 2, 3, 4, 1, 1, 1, 1, 6, 2, 6],
      answers: [
        { act: 'done' },
        { act: 'done' },
        { act: 'buy', piece: `1.${BALL}` },
        { act: 'accept' },
        { act: 'pick', piece: `1.${BALL}.0` },
      ],
      claims: [
        { player: 1, has: { life: 1 } },
        { player: 0, has: { life: 7 } },
      ],
    },
    {
      says: '4 + 3 + 1 + 1: Mike has one life left. But Kuriboh attacked, so nobody is at home to block now. You rolled a sidekick more than you need: keep the dice.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }],
    },
    { says: 'Field a sidekick.', do: { act: 'field' }, claims: [{ told: 'fielded' }] },
    { says: 'And the other.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
    { says: 'Attack: one is enough, but send the first,', do: { act: 'pick' }, claims: [{ asks: 'attackers' }] },
    {
      says: 'and the second.',
      do: { act: 'pick' },
      claims: [{ over: 'DM-WIN-01', places: [1, 2] }],
    },
    {
      says: 'You have won the game of the example. The lessons that follow show its turns from Mike’s side, and what else his answer to your great attack could have been.',
    },
  ],
}
