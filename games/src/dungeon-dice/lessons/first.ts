import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const opening: Position = {
  board: 'EMPTY',
  phase: 'roll',
  dice: [
    ['blu1', 'blu1', 'grn1', 'blu2', 'grn2'],
    ['yel1', 'yel1', 'yel1', 'yel2'],
  ],
  reserve: [
    ['squire', 'squire', 'knight', 'hound', 'mole'],
    ['ghoul', 'ghoul', 'shade'],
  ],
}

/** The parts, and a first turn. */
export const first: readonly Lesson<Position>[] = [
  {
    id: 'parts',
    title: 'The field, the dice and the pool',
    chapter: 'parts',
    rules: ['DD-ROLL-01', 'DD-ROLL-05', 'DD-MASTER-01'],
    position: opening,
    steps: [
      {
        says: 'Your Dungeon Master stands on g1, the other one on g19. Each has three life points; who loses the last has lost. Between you lies a field without a single path.',
        claims: [
          { player: 0, has: { life: 3, paths: [] } },
          { player: 1, has: { life: 3 } },
        ],
      },
      {
        says: 'Every turn begins with a roll of three of your dice. Choose a blue die of level 1.',
        do: { act: 'roll', piece: 'blu1' },
        hints: ['Dice of one kind are offered once: press the blue die.'],
        claims: [{ asks: 'roll' }],
      },
      {
        says: 'Now the second blue die of level 1: two dice of one level are what a summon needs.',
        do: { act: 'roll', piece: 'blu1#2' },
        claims: [{ asks: 'roll' }],
      },
      {
        says: 'And the green die of level 1.',
        do: { act: 'roll', piece: 'grn1' },
        rolls: [1, 2, 5],
        claims: [{ asks: 'summon' }, { player: 0, has: { movement: 2 } }],
      },
      {
        says: 'Two summon crests and two movement crests. Movement went to your pool, where it stays until you use it. The two summon crests are of one level: you may summon.',
      },
    ],
  },
  {
    id: 'unfold',
    title: 'Unfold your first die',
    chapter: 'turn',
    rules: ['DD-ROLL-08', 'DD-SUMMON-04', 'DD-DIMENSION-03'],
    position: opening,
    steps: [
      { says: 'The same roll again: choose the first blue die.', do: { act: 'roll', piece: 'blu1' } },
      { says: 'The second blue one.', do: { act: 'roll', piece: 'blu1#2' } },
      { says: 'And the green one.', do: { act: 'roll', piece: 'grn1' }, rolls: [1, 2, 5], claims: [{ asks: 'summon' }] },
      {
        says: 'Colour and level of die and figure have to match. Take the blue die for the Squire, a warrior of level 1.',
        do: { act: 'summon', piece: 'blu1', target: 'squire' },
        hints: ['The hound is green and the knight of level 2: neither fits.'],
        claims: [{ asks: 'where' }],
      },
      {
        says: 'The die unfolds into six cells of path. One of them has to touch your Dungeon Master. Choose g4 for the cell where the Squire will stand.',
        do: { act: 'where', place: 'g4' },
        hints: ['Cells are a letter for the row and a number for the column: g4 is three cells in front of your master.'],
        claims: [{ asks: 'net' }],
      },
      {
        says: 'Choose how it lies: the cross, net 5, not turned. Its long arm reaches back to g2, beside your master.',
        do: { act: 'net', place: 'NET-05 0°' },
        hints: ['Turn the net until its arm points at your master.'],
        claims: [
          { piece: 'g4', has: { name: 'Squire', cell: 'g4' } },
          { player: 0, has: { movement: 2 } },
        ],
      },
      {
        says: 'The Squire stands on its own path. Spend the two movement crests: lead it two steps on, to g2, and see the pool shrink.',
        do: { act: 'move', piece: 'g4', place: 'g2' },
        claims: [
          { piece: 'g2', has: { name: 'Squire' } },
          { player: 0, has: { movement: 0 } },
        ],
      },
    ],
  },
  {
    id: 'move-and-attack',
    title: 'Move and attack',
    chapter: 'turn',
    rules: ['DD-MOVE-01', 'DD-ATTACK-01', 'DD-DAMAGE-02'],
    position: { figures: { g8: 'A knight', f10: 'B ghoul', g4: 'A squire' }, crests: [{ movement: 3, attack: 1 }, {}] },
    steps: [
      {
        says: 'One movement crest is one step. Bring the Knight next to the Ghoul, to f9.',
        do: { act: 'move', piece: 'g8', place: 'f9' },
        hints: ['From g8 by f8 to f9: two steps.'],
        claims: [
          { piece: 'f9', has: { name: 'Knight' } },
          { player: 0, has: { movement: 1 } },
        ],
      },
      {
        says: 'An attack costs one attack crest. The Ghoul’s master has no defense crest, so it takes the whole 20: more than its 10 HP. Attack.',
        do: { act: 'attack', piece: 'f9', target: 'f10' },
        claims: [
          { piece: 'B ghoul', has: { where: 'gone' } },
          { player: 0, has: { attack: 0 } },
        ],
      },
    ],
  },
]
