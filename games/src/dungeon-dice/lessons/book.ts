import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

/** Worked examples of the rules. */
export const book: readonly Lesson<Position>[] = [
  {
    id: 'defend',
    title: 'Defend or take it',
    chapter: 'book',
    rules: ['DD-DAMAGE-01', 'DD-DAMAGE-05'],
    position: { figures: { f10: 'A champion', f12: 'A squire', f11: 'B knight' }, crests: [{ attack: 2 }, { defense: 1 }] },
    steps: [
      {
        says: 'The Champion strikes with 30. The Knight’s master pays a defense crest: its 20 DEF is taken off. Attack it.',
        do: { act: 'attack', piece: 'f10', target: 'f11' },
        answers: [{ act: 'defend' }],
        claims: [
          { piece: 'f11', has: { damage: 10, hp: 20 } },
          { player: 1, has: { defense: 0 } },
        ],
      },
      {
        says: 'Ten damage stays on the Knight, and there is no crest left to defend with. The Squire’s ten are enough now.',
        do: { act: 'attack', piece: 'f12', target: 'f11' },
        claims: [{ piece: 'B knight', has: { where: 'gone' } }],
      },
    ],
  },
  {
    id: 'flying',
    title: 'Flyers',
    chapter: 'book',
    rules: ['DD-FLY-02', 'DD-FLY-04', 'DD-FLY-05'],
    position: { figures: { f8: 'A wyvern', f12: 'B ghoul', g4: 'A squire' }, crests: [{ movement: 6 }, {}] },
    steps: [
      {
        says: 'A flyer pays two movement crests for each step. With six the Wyvern gets as far as f11: send it there.',
        do: { act: 'move', piece: 'f8', place: 'f11' },
        claims: [
          { player: 0, has: { movement: 0 } },
          { piece: 'f11', has: { keywords: 'flying' } },
        ],
      },
      { says: 'In return, monsters that do not fly cannot attack it. It may not fly over opposing monsters, though.' },
    ],
  },
  {
    id: 'tunnelling',
    title: 'Tunnellers',
    chapter: 'book',
    rules: ['DD-TUNNEL-01'],
    position: { figures: { f9: 'A mole', f10: 'B ghoul', g4: 'A squire' }, crests: [{ movement: 2 }, {}] },
    steps: [
      {
        says: 'A tunneller passes below opposing monsters for one crest a step, but cannot stop under them. Bring the Mole to f11, behind the Ghoul.',
        do: { act: 'move', piece: 'f9', place: 'f11' },
        claims: [
          { piece: 'f11', has: { name: 'Mole' } },
          { player: 0, has: { movement: 0 } },
        ],
      },
    ],
  },
  {
    id: 'items',
    title: 'What lies in the chest',
    chapter: 'book',
    rules: ['DD-ITEM-03', 'DD-ITEM-04'],
    position: { figures: { g12: 'A knight', g13: 'B blast', g4: 'A squire' }, crests: [{ movement: 1 }, {}] },
    steps: [
      {
        says: 'A chest lies on g13. You know that it is an item of level 1, but only its owner knows which. Step on it.',
        do: { act: 'move', piece: 'g12', place: 'g13' },
        claims: [{ told: 'itemRevealed' }],
      },
      { says: 'It was a Blast. An item opens when a monster enters its cell, also in passing, whoever’s monster it is.' },
    ],
  },
  {
    id: 'the-master',
    title: 'Strike the other master',
    chapter: 'book',
    rules: ['DD-MASTER-02', 'DD-WIN-01'],
    position: { figures: { g18: 'A squire', g4: 'A hound', g12: 'B hound' }, crests: [{ attack: 1 }, {}], life: [3, 1] },
    steps: [
      {
        says: 'The Squire stands beside the other Dungeon Master, who has one life point left. An attack on a master takes one life, however strong it is. Strike.',
        do: { act: 'attack', piece: 'g18', target: 'B' },
        claims: [{ over: 'DD-WIN-01', places: [1, 2] }],
      },
    ],
  },
]
