import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const SPARK = 'Elemental HERO Sparkman'
const ROAR = 'Threatening Roar'
const TOOLS = 'Seven Tools of the Bandit'

/** Answers to answers. */
export const chain: readonly Lesson<Position>[] = [
  {
    id: 'chain-of-three',
    title: 'A Chain of three',
    chapter: 'book',
    rules: ['YG-EX-92', 'YG-CHAIN-03'],
    position: {
      a: { hand: ['Heavy Storm', 'Ookazi'], spells: [TOOLS, 'Waboku'], monsters: [SPARK] },
      b: { spells: [ROAR, 'Mirror Force'] },
    },
    steps: [
      {
        says: 'Heavy Storm destroys all Spells and Traps on the field. Activate it: it becomes the first link of a Chain.',
        do: { act: 'activate', piece: 'Heavy Storm' },
        answers: [{ act: 'activate', piece: ROAR }],
        claims: [{ asks: 'respond' }],
      },
      {
        says: 'Your opponent answered with Threatening Roar, the second link: you could not attack this turn. Answer with Seven Tools of the Bandit, which negates a Trap for 1000 Life Points.',
        do: { act: 'activate', piece: TOOLS },
        claims: [
          { player: 0, has: { life: 7000 } },
          { piece: ROAR, has: { where: 'graveyard' } },
          { piece: 'Mirror Force', has: { where: 'graveyard' } },
          { piece: 'Waboku', has: { where: 'graveyard' } },
        ],
      },
      {
        says: 'The last link resolved first: Seven Tools negated the Roar. Then the Storm swept the field. Nothing keeps you from attacking now: go to the Battle Phase.',
        do: { act: 'battlePhase' },
        claims: [{ asks: 'battle' }],
      },
      {
        says: 'Attack directly.',
        do: { act: 'attack', piece: SPARK, target: 'B' },
        claims: [{ player: 1, has: { life: 6400 } }],
      },
    ],
  },
  {
    id: 'last-in-first-out',
    title: 'Last in, first out',
    chapter: 'book',
    rules: ['YG-EX-94'],
    position: {
      a: { hand: ['Smashing Ground', 'Ookazi'] },
      b: { monsters: ['Elemental HERO Clayman', SPARK], spells: ['Book of Moon'] },
    },
    steps: [
      {
        says: 'Smashing Ground destroys the face-up monster of your opponent with the highest DEF: Clayman, with 2000. Activate it.',
        do: { act: 'activate', piece: 'Smashing Ground' },
        answers: [
          { act: 'activate', piece: 'Book of Moon' },
          { act: 'pick', piece: 'Elemental HERO Clayman' },
        ],
        claims: [
          { piece: 'Elemental HERO Clayman', has: { position: 'face-down' } },
          { piece: SPARK, has: { where: 'graveyard' } },
        ],
      },
      {
        says: 'Book of Moon answered and resolved first: Clayman turned face-down. When Smashing Ground looked, Sparkman was the highest that was face-up.',
      },
    ],
  },
]
