import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const SPARK = 'Elemental HERO Sparkman'
const AVIAN = 'Elemental HERO Avian'

/** A whole Duel, from the first draw to the last Life Point. */
export const game: Lesson<Position> = {
  id: 'first-game',
  title: 'Your first Duel',
  chapter: 'game',
  rules: ['YG-SUMMON-01', 'YG-SUMMON-02', 'YG-BATTLE-41', 'YG-BATTLE-48', 'YG-LP-01'],
  position: {
    a: { hand: [SPARK, 'Mirror Force', 'Summoned Skull', 'Ookazi'], deck: ['Monster Reborn', AVIAN, 'Cyber Dragon'] },
    b: { hand: ['X-Head Cannon', 'Mystical Elf', 'Dark Hole'], monsters: ['Speed Warrior'], deck: ['Kuriboh', 'Kaibaman', 'Ookazi'] },
  },
  steps: [
    {
      says: 'Your opponent went first and left Speed Warrior, with 900 ATK, in Attack Position. You have drawn your card; it is your Main Phase. Summon Sparkman, with 1600.',
      do: { act: 'normalSummon', piece: SPARK },
      claims: [{ piece: SPARK, has: { where: 'monsters', position: 'attack' } }],
    },
    { says: 'To the Battle Phase.', do: { act: 'battlePhase' }, claims: [{ asks: 'battle' }] },
    {
      says: 'Attack Speed Warrior.',
      do: { act: 'attack', piece: SPARK, target: 'Speed Warrior' },
      hints: ['Press Sparkman, then Speed Warrior.'],
      claims: [
        { player: 1, has: { life: 7300 } },
        { piece: 'Speed Warrior', has: { where: 'graveyard' } },
      ],
    },
    {
      says: '700 damage, the difference. Main Phase 2 has begun. Set Mirror Force: face-down it waits for an attack of your opponent.',
      do: { act: 'setCard', piece: 'Mirror Force' },
      claims: [{ piece: 'Mirror Force', has: { where: 'spells', position: 'face-down' } }],
    },
    {
      says: 'End your turn. Your opponent will summon X-Head Cannon, with 1800 ATK, and attack.',
      do: { act: 'endTurn' },
      answers: [
        { act: 'normalSummon', piece: 'X-Head Cannon' },
        { act: 'battlePhase' },
        { act: 'attack', piece: 'X-Head Cannon', target: SPARK },
      ],
      claims: [{ asks: 'respond' }, { offers: { act: 'activate', piece: 'Mirror Force' } }],
    },
    {
      says: 'Now: activate Mirror Force. It destroys all monsters of your opponent in Attack Position.',
      do: { act: 'activate', piece: 'Mirror Force' },
      answers: [{ act: 'endTurn' }],
      claims: [
        { piece: 'X-Head Cannon', has: { where: 'graveyard' } },
        { piece: SPARK, has: { where: 'monsters' } },
        { piece: 'Monster Reborn', has: { where: 'hand' } },
      ],
    },
    {
      says: 'Your turn, and Monster Reborn was your draw. But first something big: Tribute Sparkman for Summoned Skull, of Level 6.',
      do: { act: 'normalSummon', piece: 'Summoned Skull' },
      claims: [
        { piece: 'Summoned Skull', has: { where: 'monsters', attack: 2500 } },
        { piece: SPARK, has: { where: 'graveyard' } },
      ],
    },
    { says: 'To the Battle Phase.', do: { act: 'battlePhase' }, claims: [{ asks: 'battle' }] },
    {
      says: 'Nobody stands in the way: attack directly.',
      do: { act: 'attack', piece: 'Summoned Skull', target: 'B' },
      claims: [{ player: 1, has: { life: 4800 } }],
    },
    {
      says: 'Half of it is done. End your turn; your opponent will Set a monster face-down.',
      do: { act: 'endTurn' },
      answers: [{ act: 'setMonster', piece: 'Mystical Elf' }, { act: 'endTurn' }],
      claims: [{ piece: 'Mystical Elf', has: { where: 'monsters', position: 'face-down' } }],
    },
    {
      says: 'A face-down monster lies in Defense Position, and you do not know which it is. Activate Monster Reborn: it brings a monster from either Graveyard.',
      do: { act: 'activate', piece: 'Monster Reborn' },
      claims: [{ asks: 'pick' }],
    },
    {
      says: 'Take X-Head Cannon from your opponent’s Graveyard: it will fight for you.',
      do: { act: 'pick', piece: 'X-Head Cannon' },
      claims: [{ asks: 'position' }],
    },
    {
      says: 'In Attack Position.',
      do: { act: 'position', place: 'attack' },
      claims: [{ piece: 'X-Head Cannon', has: { where: 'monsters', position: 'attack' } }],
    },
    { says: 'To the Battle Phase.', do: { act: 'battlePhase' }, claims: [{ asks: 'battle' }] },
    {
      says: 'Let the stronger one open the way: Summoned Skull attacks the face-down monster.',
      do: { act: 'attack', piece: 'Summoned Skull', target: 'Mystical Elf' },
      claims: [
        { piece: 'Mystical Elf', has: { where: 'graveyard' } },
        { player: 1, has: { life: 4800 } },
      ],
    },
    {
      says: 'It was Mystical Elf, with 2000 DEF: destroyed, without damage. Now X-Head Cannon attacks directly.',
      do: { act: 'attack', piece: 'X-Head Cannon', target: 'B' },
      claims: [{ player: 1, has: { life: 3000 } }],
    },
    {
      says: 'End your turn.',
      do: { act: 'endTurn' },
      answers: [{ act: 'activate', piece: 'Dark Hole' }, { act: 'normalSummon', piece: 'Kaibaman' }, { act: 'endTurn' }],
      claims: [
        { piece: 'Summoned Skull', has: { where: 'graveyard' } },
        { piece: 'X-Head Cannon', has: { where: 'graveyard' } },
        { piece: 'Kaibaman', has: { where: 'monsters', attack: 200 } },
      ],
    },
    {
      says: 'Dark Hole destroyed everything, and Kaibaman came. But you drew Cyber Dragon: while only your opponent controls a monster, it may be Special Summoned from the hand.',
      do: { act: 'specialSummon', piece: 'Cyber Dragon' },
      claims: [{ asks: 'position' }],
    },
    {
      says: 'In Attack Position.',
      do: { act: 'position', place: 'attack' },
      claims: [{ piece: 'Cyber Dragon', has: { where: 'monsters', attack: 2100 } }],
    },
    {
      says: 'A Special Summon leaves your Normal Summon of the turn. Summon Avian too.',
      do: { act: 'normalSummon', piece: AVIAN },
      claims: [{ piece: AVIAN, has: { where: 'monsters', attack: 1000 } }],
    },
    { says: 'To the Battle Phase.', do: { act: 'battlePhase' }, claims: [{ asks: 'battle' }] },
    {
      says: 'Cyber Dragon attacks Kaibaman.',
      do: { act: 'attack', piece: 'Cyber Dragon', target: 'Kaibaman' },
      claims: [{ player: 1, has: { life: 1100 } }],
    },
    {
      says: '2100 against 200. Avian attacks directly.',
      do: { act: 'attack', piece: AVIAN, target: 'B' },
      claims: [{ player: 1, has: { life: 100 } }],
    },
    {
      says: 'One hundred is left, and Ookazi is still in your hand: it takes 800.',
      do: { act: 'activate', piece: 'Ookazi' },
      claims: [{ over: 'YG-WIN-02', places: [1, 2] }],
    },
    { says: 'Your first Duel is won. How Chains work, and Fusion, Synchro and Ritual Summons, is shown in the lessons that follow.' },
  ],
}
