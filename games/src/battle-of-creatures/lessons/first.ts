import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

/** The parts, and a first turn. */
export const first: readonly Lesson<Position>[] = [
  {
    id: 'parts',
    title: 'The board and your creatures',
    chapter: 'parts',
    rules: ['BC-SETUP-04', 'BC-MOVE-01', 'BC-MOVE-04'],
    position: {},
    steps: [
      {
        says: 'Five regions lie around the middle, one for each civilization. You lead fire. Creatures 1, 2 and 3 stand on your start spaces; 4 to 7 wait in reserve.',
        claims: [
          { piece: 'F3', at: 'fire.s3' },
          { piece: 'F4', has: { where: 'reserve' } },
        ],
      },
      {
        says: 'The number of a creature is its power: so many steps it may go in a turn, along the lines. Choose creature 3 and send it to e1, three steps away.',
        do: { act: 'move', piece: 'F3', place: 'fire.e1' },
        hints: ['Press creature 3. The spaces it can reach light up.', 'e1 is the space next to the chip space of your region.'],
        claims: [{ piece: 'F3', at: 'fire.e1' }],
      },
      {
        says: 'That was your turn: one creature moves, then the next player is asked. The first to hold a power chip of each of the five civilizations wins.',
      },
    ],
  },
  {
    id: 'first-turn',
    title: 'A first turn: take a chip',
    chapter: 'turn',
    rules: ['BC-TURN-01', 'BC-CHIP-01', 'BC-CHIP-05'],
    position: { board: { F1: 'fire.f1', F3: 'fire.e1', W1: 'water.s1', W3: 'water.e1' } },
    steps: [
      {
        says: 'Each turn you move one creature, or try to summon the next one of your reserve. Creature 1 stands beside the chip space p1 of your region. End its move there.',
        do: { act: 'move', piece: 'F1', place: 'fire.p1' },
        hints: ['Creature 1 goes one step: from f1 to p1.'],
        claims: [{ told: 'chipTaken' }, { player: 0, has: { chips: [0] } }],
        answers: [{ act: 'move', piece: 'W3', place: 'water.p1' }],
      },
      {
        says: 'You hold the chip of fire, and water has taken its own. A creature that only passes through a chip space takes nothing: send creature 3 through p1 to s1, so that you see it.',
        do: { act: 'move', piece: 'F3', place: 'fire.s1' },
        hints: ['s1 is three steps from e1: p1, f1, s1. Your own creatures do not block the way.'],
        claims: [
          { piece: 'F3', at: 'fire.s1' },
          { player: 0, has: { chips: [0] } },
        ],
      },
    ],
  },
  {
    id: 'summon',
    title: 'Call a creature from the reserve',
    chapter: 'turn',
    rules: ['BC-SUMMON-01', 'BC-SUMMON-02', 'BC-SUMMON-03'],
    position: {},
    steps: [
      {
        says: 'Instead of a move you may call the lowest creature of your reserve: 4. The twelve-sided die has to show its number or more.',
        do: { act: 'summon', piece: 'F4' },
        rolls: [3],
        hints: ['Press creature 4 in your reserve.'],
        claims: [{ told: 'summonFailed' }, { piece: 'F4', has: { where: 'reserve' } }],
        answers: [{ act: 'move', piece: 'W3', place: 'water.e1' }],
      },
      {
        says: 'A 3 is not enough, and the turn was gone. Try again: nothing forbids it.',
        do: { act: 'summon', piece: 'F4' },
        rolls: [4],
        claims: [{ asks: 'place' }],
      },
      {
        says: 'A 4 is enough. Put creature 4 on any open space of your own region but the chip space.',
        do: { act: 'place', piece: 'F4' },
        hints: ['Every lit space will do.'],
        claims: [{ piece: 'F4', has: { where: 'board', civilization: 'fire' } }],
      },
    ],
  },
]
