import type { Lesson } from '@duelhall/lessons'
import { INCEPTOR, jamie, leo, MARINE, REIVER, TYPHUS, WARP } from './book-players.ts'
import type { Laid } from './positions.ts'

/** The example game of the 2018 book, from Jamie’s seat and played to its end. */
export const game: Lesson<Laid> = {
  id: 'first-game',
  title: 'Your first game: the example of the book',
  chapter: 'game',
  rules: ['DM-EX-16', 'DM-EX-18', 'DM-EX-20', 'DM-EX-22', 'DM-DRAW-09', 'DM-BUY-03', 'DM-WIN-01'],
  position: { edition: 'wh40k', turn: 1, script: [1, 1, 1, 1, 2, 4, 3], sides: [jamie, leo] },
  steps: [
    {
      says: 'Whoever begins rolls three dice; the fourth goes out of play. Bolt, shield and mask. Keep them.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }, { refuses: { act: 'buy', piece: `0.${INCEPTOR}` }, rule: 'DM-BUY-03' }],
    },
    {
      says: 'The Inceptor would be cheaper, but it wants a fist. Buy the Reiver: three energy with a bolt among them. Leo then rolls a sidekick again and buys two Plague Marines.',
      do: { act: 'buy', piece: `0.${REIVER}` },
      rolls: [1, 1, 1, 1, 1, 1, 4, 6, 1, 1, 1, 1, 2, 2, 4, 6],
      answers: [
        { act: 'pick', piece: '1.sidekick.3' },
        { act: 'buy', piece: `1.${MARINE}` },
        { act: 'accept' },
        { act: 'buy', piece: `1.${MARINE}` },
      ],
      claims: [
        { piece: `0.${REIVER}.0`, zone: 'used 0' },
        { piece: `1.${MARINE}.1`, zone: 'used 1' },
      ],
    },
    { says: 'Two bolts, a shield and a sidekick. Keep them.', do: { act: 'done' }, claims: [{ asks: 'main' }] },
    { says: 'Buy the second Reiver.', do: { act: 'buy', piece: `0.${REIVER}` }, claims: [{ piece: `0.${REIVER}.1`, zone: 'used 0' }] },
    { says: 'Field the sidekick.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
    {
      says: 'Do not attack yet. Leo will find that he has too little for Typhus, buy Chaos Warp and field a sidekick.',
      do: { act: 'done' },
      rolls: [1, 1, 1, 1, 4, 3, 6, 1, 1, 1, 1, 5, 1, 3, 4],
      answers: [{ act: 'done' }, { act: 'buy', piece: `1.${WARP}` }, { act: 'field' }, { act: 'done' }],
      claims: [{ piece: `1.${WARP}.0`, zone: 'used 1' }, { asks: 'reroll' }],
    },
    {
      says: 'Your bag was filled from the used pile. A Reiver on its second level, fist, mask and shield. Keep them.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }],
    },
    { says: 'Field the Reiver for one energy.', do: { act: 'field', piece: `0.${REIVER}.0` }, claims: [{ asks: 'pay' }] },
    {
      says: 'Not with the fist: spend the mask.',
      do: { act: 'spend', piece: '0.sidekick.2' },
      claims: [{ piece: `0.${REIVER}.0`, zone: 'field 0' }],
    },
    { says: 'Fist and shield buy an Inceptor.', do: { act: 'buy', piece: `0.${INCEPTOR}` }, claims: [{ asks: 'attackers' }] },
    { says: 'Now attack with the Reiver.', do: { act: 'pick', piece: `0.${REIVER}.0` } },
    {
      says: 'And with the sidekick. The Reiver has Range 1: before blockers are declared it deals one damage, and Leo’s only sidekick falls.',
      do: { act: 'pick', piece: '0.sidekick.7' },
      rolls: [1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 1, 1, 1, 6, 1, 2, 6],
      answers: [{ act: 'done' }, { act: 'buy', piece: `1.${TYPHUS}` }, { act: 'accept' }],
      claims: [{ player: 1, has: { life: 6 } }],
    },
    {
      says: 'Nobody blocked: four damage, and both attackers went out of play and then to the used pile. Leo rolled five dice and bought Typhus with them. You have the other Reiver on its third level, two energy and a sidekick. Keep them.',
      do: { act: 'done' },
      claims: [{ player: 0, has: { life: 10 } }, { asks: 'main' }],
    },
    {
      says: 'Field the Reiver: two energy on this level.',
      do: { act: 'field', piece: `0.${REIVER}.1` },
      claims: [{ piece: `0.${REIVER}.1`, zone: 'field 0', has: { level: 3 } }],
    },
    { says: 'And the sidekick.', do: { act: 'field' }, claims: [{ asks: 'attackers' }] },
    { says: 'Leo’s field is empty: attack with the Reiver,', do: { act: 'pick', piece: `0.${REIVER}.1` } },
    {
      says: 'and with the sidekick.',
      do: { act: 'pick' },
      rolls: [1, 1, 2, 2, 1, 1, 2, 3, 1, 1, 1, 1, 4, 3, 2],
      answers: [{ act: 'done' }, { act: 'buy', piece: `1.${MARINE}` }, { act: 'accept' }, { act: 'buy', piece: `1.${MARINE}` }],
      claims: [{ player: 1, has: { life: 2 } }],
    },
    {
      says: 'Two life are left, and Leo bought two more Marines but fielded nobody. The Inceptor shows a character with two attack. Keep the dice.',
      do: { act: 'done' },
      claims: [{ asks: 'main' }],
    },
    {
      says: 'Field it: on this level it costs nothing.',
      do: { act: 'field', piece: `0.${INCEPTOR}.0` },
      claims: [{ piece: `0.${INCEPTOR}.0`, has: { attack: 2 } }, { asks: 'main' }],
    },
    { says: 'That is all you need. Pass.', do: { act: 'pass' }, claims: [{ asks: 'main' }] },
    {
      says: 'Leo does nothing either, and you may speak once more. Pass again, to go on to the attack.',
      do: { act: 'pass' },
      claims: [{ asks: 'attackers' }],
    },
    { says: 'Attack.', do: { act: 'pick', piece: `0.${INCEPTOR}.0` }, claims: [{ over: 'DM-WIN-01', places: [1, 2] }] },
    { says: 'The game of the example is won. The lessons that follow show its turns from Leo’s side.' },
  ],
}
