import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const fight: Position = { board: { F4: 'fire.a1', F1: 'fire.s1', W3: 'water.a1', W1: 'water.s1' } }

/** Worked examples of the rules. */
export const book: readonly Lesson<Position>[] = [
  {
    id: 'battle',
    title: 'Stonesaur’s battle',
    chapter: 'book',
    rules: ['BC-BATTLE-02', 'BC-BATTLE-03', 'BC-BATTLE-04'],
    position: fight,
    steps: [
      {
        says: 'Whoever ends a move on another player’s creature battles it. Each side rolls as many dice as its power. Stonesaur, your creature 4, stands one step from Saucer-Head Shark, water’s creature 3. Attack it.',
        do: { act: 'move', piece: 'F4', place: 'water.a1' },
        rolls: [1, 1, 5, 5, 2, 5, 5],
        hints: ['Creature 4 on a1 of fire; water’s creature 3 stands on a1 of water, one step away.'],
        claims: [{ told: 'battleWon' }, { piece: 'W3', has: { where: 'defeated' } }, { piece: 'F4', at: 'water.a1' }],
      },
      {
        says: 'Symbols of your own civilization and dragons are hits. Stonesaur had two, the Shark one: the Shark is defeated and Stonesaur stands in its place.',
      },
    ],
  },
  {
    id: 'tie',
    title: 'Stonesaur’s battle, with a tie',
    chapter: 'book',
    rules: ['BC-BATTLE-05', 'BC-BATTLE-08'],
    position: fight,
    steps: [
      {
        says: 'The same battle with other dice: two hits on both sides first. Attack.',
        do: { act: 'move', piece: 'F4', place: 'water.a1' },
        rolls: [1, 6, 3, 3, 2, 6, 3, 1, 3, 3, 3, 2, 2, 3],
        hints: ['Move creature 4 onto water’s creature 3.'],
        claims: [{ told: 'battleTied' }, { piece: 'F4', has: { where: 'defeated' } }, { piece: 'W3', at: 'water.a1' }],
      },
      { says: 'All dice were rolled again: one hit against two. The attacker can lose too; the defender stays where it is.' },
    ],
  },
  {
    id: 'chip-under-a-creature',
    title: 'A chip under another creature',
    chapter: 'book',
    rules: ['BC-CHIP-02', 'BC-BATTLE-07'],
    position: { board: { F4: 'fire.e2', W2: 'fire.p1', W1: 'water.s1' } },
    steps: [
      {
        says: 'Water’s creature 2 stands on your chip space. Go there: the chip is yours only if you win the battle.',
        do: { act: 'move', piece: 'F4', place: 'fire.p1' },
        rolls: [1, 2, 3, 4, 3, 3],
        hints: ['p1 is one step from e2.'],
        claims: [{ piece: 'W2', has: { where: 'defeated' } }, { told: 'chipTaken' }, { player: 0, has: { chips: [0] } }],
      },
    ],
  },
  {
    id: 'the-way-is-blocked',
    title: 'Who blocks whom',
    chapter: 'book',
    rules: ['BC-MOVE-04', 'BC-MOVE-05', 'BC-MOVE-06'],
    position: { board: { F3: 'fire.a1', F1: 'fire.s1', W1: 'water.a1', W2: 'water.s2' } },
    steps: [
      {
        says: 'Your own creatures may be passed, those of others may not: creature 3 can attack water’s creature 1, but not reach b1 of water behind it.',
        claims: [
          { offers: { act: 'move', piece: 'F3', place: 'water.a1' } },
          { refuses: { act: 'move', piece: 'F3', place: 'water.b1' }, rule: 'BC-MOVE-05' },
        ],
      },
      {
        says: 'Go round: send creature 3 to a1 of nature.',
        do: { act: 'move', piece: 'F3', place: 'nature.a1' },
        hints: ['The way goes by darkness and light.'],
      },
    ],
  },
  {
    id: 'the-fifth-chip',
    title: 'The fifth chip wins',
    chapter: 'book',
    rules: ['BC-WIN-01', 'BC-CHIP-04'],
    position: { board: { F1: 'light.f1', F2: 'fire.s2', W1: 'water.s1' }, chips: [['fire', 'water', 'nature', 'darkness']] },
    steps: [
      {
        says: 'You hold four chips; only light is missing. Win the game.',
        do: { act: 'move', piece: 'F1', place: 'light.p1' },
        hints: ['Creature 1 stands beside the chip space of light.'],
        claims: [{ over: 'BC-WIN-01', places: [1, 2] }],
      },
    ],
  },
]
