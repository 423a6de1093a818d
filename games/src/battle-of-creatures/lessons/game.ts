import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

/** A whole game, from preparation to the fifth chip. */
export const game: Lesson<Position> = {
  id: 'first-game',
  title: 'Your first game',
  chapter: 'game',
  rules: ['BC-SUMMON-01', 'BC-CHIP-01', 'BC-CHIP-02', 'BC-BATTLE-05', 'BC-WIN-01'],
  position: {},
  steps: [
    {
      says: 'You lead fire against water. Whoever first holds a chip of each of the five civilizations wins. Creature 3 is your strongest on the board, but Stonesaur in reserve goes four steps: call it.',
      do: { act: 'summon', piece: 'F4' },
      rolls: [7],
      hints: ['Creature 4 waits in your reserve.'],
      claims: [{ asks: 'place' }],
    },
    {
      says: 'A 7 is enough. Its way leads through the middle to all other regions: put it on a1, the innermost space of your own.',
      do: { act: 'place', piece: 'F4', place: 'fire.a1' },
      hints: ['a1 lies next to a1 of water and of darkness.'],
      answers: [{ act: 'move', piece: 'W3', place: 'water.e1' }],
      claims: [{ piece: 'F4', at: 'fire.a1' }],
    },
    {
      says: 'Saucer-Head Shark is on its way to water’s chip. Send Stonesaur after it: four steps, to d1 of water.',
      do: { act: 'move', piece: 'F4', place: 'water.d1' },
      hints: ['a1, b1, c1, d1.'],
      answers: [{ act: 'move', piece: 'W3', place: 'water.p1' }],
      claims: [{ player: 1, has: { chips: [1] } }],
    },
    {
      says: 'Water holds its own chip now. Another one is there for you, but only if you win the battle for the space. Attack the Shark on p1: four dice against three.',
      do: { act: 'move', piece: 'F4', place: 'water.p1' },
      rolls: [1, 5, 3, 3, 2, 4, 4, 1, 6, 3, 3, 2, 4, 4, 8],
      hints: ['p1 is two steps from d1.'],
      answers: [
        { act: 'summon', piece: 'W4' },
        { act: 'place', piece: 'W4', place: 'water.s3' },
      ],
      claims: [{ told: 'battleTied' }, { piece: 'W3', has: { where: 'defeated' } }, { player: 0, has: { chips: [1] } }],
    },
    {
      says: 'One hit each, then two against one: the Shark is gone, the chip of water is yours. Water has called its creature 4 in return. Now your own chip: send creature 3 to e1 of fire.',
      do: { act: 'move', piece: 'F3', place: 'fire.e1' },
      answers: [{ act: 'move', piece: 'W2', place: 'water.f1' }],
      claims: [{ piece: 'F3', at: 'fire.e1' }],
    },
    {
      says: 'Creature 2 of water stands beside Stonesaur: two dice against your four would be a poor attack, but do not count on it. Take your own chip first.',
      do: { act: 'move', piece: 'F3', place: 'fire.p1' },
      rolls: [2, 4, 1, 1, 3, 3],
      answers: [{ act: 'move', piece: 'W2', place: 'water.p1' }],
      claims: [
        { player: 0, has: { chips: [0, 1] } },
        { piece: 'W2', has: { where: 'defeated' } },
        { piece: 'F4', at: 'water.p1' },
      ],
    },
    {
      says: 'It did attack, and lost: one hit against two. A battle can come to you in every turn of the others. Three chips are left. Stonesaur goes on: to b2 of water, towards the middle.',
      do: { act: 'move', piece: 'F4', place: 'water.b2' },
      answers: [{ act: 'move', piece: 'W1', place: 'water.f2' }],
      claims: [{ piece: 'F4', at: 'water.b2' }],
    },
    {
      says: 'Through the middle into nature, to c1.',
      do: { act: 'move', piece: 'F4', place: 'nature.c1' },
      answers: [{ act: 'move', piece: 'W1', place: 'water.p1' }],
      claims: [{ piece: 'F4', at: 'nature.c1' }],
    },
    {
      says: 'Water’s creature 1 came to the chip space of water: a second chip of one civilization is not given, so it gained nothing. Take the chip of nature.',
      do: { act: 'move', piece: 'F4', place: 'nature.p1' },
      answers: [{ act: 'move', piece: 'W4', place: 'water.c1' }],
      claims: [
        { player: 0, has: { chips: [0, 1, 2] } },
        { player: 1, has: { chips: [1] } },
      ],
    },
    {
      says: 'Three chips. On to light, by b2 of nature.',
      do: { act: 'move', piece: 'F4', place: 'nature.b2' },
      answers: [{ act: 'move', piece: 'W4', place: 'water.s3' }],
    },
    {
      says: 'To c1 of light.',
      do: { act: 'move', piece: 'F4', place: 'light.c1' },
      answers: [{ act: 'move', piece: 'W4', place: 'water.c1' }],
    },
    {
      says: 'And the chip of light.',
      do: { act: 'move', piece: 'F4', place: 'light.p1' },
      answers: [{ act: 'move', piece: 'W4', place: 'water.s3' }],
      claims: [{ player: 0, has: { chips: [0, 1, 2, 3] } }],
    },
    {
      says: 'Only darkness is missing. You know the way by now.',
      do: { act: 'move', piece: 'F4', place: 'light.b2' },
      hints: ['b2 of light first.'],
      answers: [{ act: 'move', piece: 'W4', place: 'water.c1' }],
    },
    {
      says: 'One more turn of walking.',
      do: { act: 'move', piece: 'F4', place: 'darkness.c1' },
      hints: ['c1 of darkness.'],
      answers: [{ act: 'move', piece: 'W4', place: 'water.s3' }],
    },
    {
      says: 'Take the fifth chip, and with it the game.',
      do: { act: 'move', piece: 'F4', place: 'darkness.p1' },
      claims: [{ over: 'BC-WIN-01', places: [1, 2] }],
    },
    { says: 'That was a whole game. Against people there are more battles on the way; the lessons of the rulebook show them one by one.' },
  ],
}
