import type { Lesson } from '@duelhall/lessons'
import type { Laid } from './positions.ts'

const LADY = 'ygo-004'
const WHITE = 'ygo-001'
const BALL = 'ygo-005'
const RED = 'ygo-007'
const VIRUS = 'ygo-112'
const REBORN = 'ygo-116'
const WABOKU = 'ygo-120'

const eric = { cards: [LADY, WHITE, VIRUS, REBORN], life: 10 }
const mike = { cards: [BALL, RED, WABOKU], life: 10 }

/** The example of play of the 2014 book, turn by turn; the learner is always the one whose turn it is. */
export const eric2014: readonly Lesson<Laid>[] = [
  {
    id: 'example-1',
    title: 'The example of play 1: Harpie Lady',
    chapter: 'book',
    rules: ['DM-EX-01', 'DM-ROLL-03', 'DM-BUY-03'],
    position: { edition: 'ygo', turn: 1, script: [1, 1, 1, 1, 4, 4, 3, 6], sides: [eric, mike] },
    steps: [
      {
        says: 'Two shields, a mask and a sidekick. Harpie Lady costs three energy, one of them a fist.',
        do: { act: 'pick', piece: '0.sidekick.2' },
      },
    ],
  },
]
