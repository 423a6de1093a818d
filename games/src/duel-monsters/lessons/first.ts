import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const SPARK = 'Elemental HERO Sparkman'

/** The parts, and a first turn. */
export const first: readonly Lesson<Position>[] = [
  {
    id: 'parts',
    title: 'The field and your hand',
    chapter: 'parts',
    rules: ['YG-SUMMON-01', 'YG-LP-01'],
    position: { a: { hand: [SPARK, 'Kuriboh', 'Ookazi'] }, b: { monsters: ['Mystical Elf/def'] } },
    steps: [
      {
        says: 'You and your opponent have 8000 Life Points. Five zones are for monsters, five for Spells and Traps. Your hand is yours alone to see.',
        claims: [
          { player: 0, has: { life: 8000 } },
          { player: 1, has: { life: 8000 } },
        ],
      },
      {
        says: 'Once in your turn you may Normal Summon a monster of Level 4 or lower. Summon Elemental HERO Sparkman.',
        do: { act: 'normalSummon', piece: SPARK },
        hints: ['Press Sparkman in your hand and choose to summon it.'],
        claims: [{ piece: SPARK, has: { where: 'monsters', position: 'attack', attack: 1600 } }],
      },
      {
        says: 'It stands in Attack Position. Kuriboh has to wait for your next turn: one Normal Summon or Set in a turn.',
        claims: [{ refuses: { act: 'normalSummon', piece: 'Kuriboh' }, rule: 'YG-SUMMON-06' }],
      },
    ],
  },
  {
    id: 'first-turn',
    title: 'A guided turn',
    chapter: 'turn',
    rules: ['YG-SUMMON-01', 'YG-BATTLE-04', 'YG-SPELL-01'],
    position: { a: { hand: [SPARK, 'Ookazi', 'Dark Hole'] }, b: {} },
    steps: [
      {
        says: 'Main Phase: your opponent has nothing on the field. Summon Sparkman.',
        do: { act: 'normalSummon', piece: SPARK },
        claims: [{ piece: SPARK, has: { where: 'monsters' } }],
      },
      {
        says: 'A Spell is activated from the hand. Ookazi takes 800 Life Points from your opponent.',
        do: { act: 'activate', piece: 'Ookazi' },
        claims: [
          { player: 1, has: { life: 7200 } },
          { piece: 'Ookazi', has: { where: 'graveyard' } },
        ],
      },
      { says: 'On to the Battle Phase.', do: { act: 'battlePhase' }, claims: [{ asks: 'battle' }] },
      {
        says: 'No monster stands in the way: attack your opponent directly.',
        do: { act: 'attack', piece: SPARK, target: 'B' },
        claims: [{ player: 1, has: { life: 5600 } }],
      },
    ],
  },
]
