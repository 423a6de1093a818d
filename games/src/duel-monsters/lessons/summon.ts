import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const SPARK = 'Elemental HERO Sparkman'
const AVIAN = 'Elemental HERO Avian'
const BURST = 'Elemental HERO Burstinatrix'
const WING = 'Elemental HERO Flame Wingman'

/** Ways to bring a monster. */
export const summon: readonly Lesson<Position>[] = [
  {
    id: 'tribute',
    title: 'A Tribute Summon',
    chapter: 'book',
    rules: ['YG-SUMMON-02', 'YG-EX-15'],
    position: { a: { hand: ['Summoned Skull', 'Ookazi'], monsters: [AVIAN, SPARK] } },
    steps: [
      {
        says: 'Summoned Skull has Level 6: one of your monsters has to go to the Graveyard for it. Summon it.',
        do: { act: 'normalSummon', piece: 'Summoned Skull' },
        claims: [{ offers: { act: 'pick', piece: AVIAN } }],
      },
      {
        says: 'Tribute Avian, the weaker one.',
        do: { act: 'pick', piece: AVIAN },
        claims: [
          { piece: AVIAN, has: { where: 'graveyard' } },
          { piece: 'Summoned Skull', has: { where: 'monsters', attack: 2500 } },
        ],
      },
    ],
  },
  {
    id: 'flip',
    title: 'A Flip Summon',
    chapter: 'book',
    rules: ['YG-SUMMON-21', 'YG-EX-21'],
    position: { a: { hand: ['Ookazi'], monsters: ['Mystical Elf/down'] } },
    steps: [
      {
        says: 'Mystical Elf was Set face-down in an earlier turn. Turn her up: she comes to Attack Position.',
        do: { act: 'flipSummon', piece: 'Mystical Elf' },
        claims: [{ piece: 'Mystical Elf', has: { position: 'attack' } }],
      },
    ],
  },
  {
    id: 'fusion',
    title: 'A Fusion Summon',
    chapter: 'book',
    rules: ['YG-EX-29'],
    position: { a: { hand: ['Polymerization', AVIAN, 'Ookazi'], monsters: [BURST], extra: [WING] } },
    steps: [
      {
        says: 'Flame Wingman waits in your Extra Deck. Polymerization makes it from Avian in your hand and Burstinatrix on the field. Activate it.',
        do: { act: 'activate', piece: 'Polymerization' },
        claims: [{ asks: 'position' }],
      },
      {
        says: 'Choose Attack Position.',
        do: { act: 'position', place: 'attack' },
        claims: [
          { piece: WING, has: { where: 'monsters', position: 'attack' } },
          { piece: AVIAN, has: { where: 'graveyard' } },
          { piece: BURST, has: { where: 'graveyard' } },
        ],
      },
    ],
  },
  {
    id: 'synchro',
    title: 'A Synchro Summon',
    chapter: 'book',
    rules: ['YG-SUMMON-50', 'YG-EX-24'],
    position: { a: { hand: ['Ookazi'], monsters: ['Junk Synchron', 'Speed Warrior', 'Kuriboh'], extra: ['Junk Warrior'] } },
    steps: [
      {
        says: 'A Tuner and other monsters whose Levels add up to that of a Synchro Monster become that monster. Junk Synchron is a Tuner of Level 3, Speed Warrior has Level 2. Summon Junk Warrior, Level 5.',
        do: { act: 'specialSummon', piece: 'Junk Warrior' },
        hints: ['Junk Warrior lies in your Extra Deck.'],
        claims: [{ asks: 'position' }],
      },
      {
        says: 'Attack Position.',
        do: { act: 'position', place: 'attack' },
        claims: [
          { piece: 'Junk Warrior', has: { where: 'monsters', attack: 2600 } },
          { piece: 'Junk Synchron', has: { where: 'graveyard' } },
        ],
      },
      { says: '2600: it gains the ATK of your monsters of Level 2 or lower. Kuriboh has 300.' },
    ],
  },
  {
    id: 'ritual',
    title: 'A Ritual Summon',
    chapter: 'book',
    rules: ['YG-EX-34'],
    position: {
      a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'X-Head Cannon', 'Ookazi'], monsters: ['Kaibaman'] },
    },
    steps: [
      {
        says: 'A Ritual Spell brings a Ritual Monster from your hand for Tributes whose Levels are enough: 4 for the Paladin. Only X-Head Cannon in your hand has that Level, so it is taken. Activate White Dragon Ritual.',
        do: { act: 'activate', piece: 'White Dragon Ritual' },
        claims: [{ asks: 'position' }],
      },
      {
        says: 'Attack Position.',
        do: { act: 'position', place: 'attack' },
        claims: [
          { piece: 'Paladin of White Dragon', has: { where: 'monsters' } },
          { piece: 'X-Head Cannon', has: { where: 'graveyard' } },
        ],
      },
    ],
  },
]
