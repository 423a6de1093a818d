import type { Lesson } from '@duelhall/lessons'
import type { Laid } from './positions.ts'

const LADY = 'ygo-004'
const BALL = 'ygo-005'

/** DM-EX-07: two Harpie Ladies and two sidekicks against one Kuriboh. */
const attack: Laid = {
  edition: 'ygo',
  sides: [
    { field: [`${LADY}@1`, `${LADY}@3`, 'sidekick@1', 'sidekick@1'], reserve: [], life: 9 },
    { field: [`${BALL}@2`], life: 10 },
  ],
}
const nextTurn = [1, 1, 1, 1, 1, 2, 3, 4] as const
const declare = [
  { says: 'Choose the first Harpie Lady.', do: { act: 'pick', piece: `0.${LADY}.0` } },
  { says: 'The second one.', do: { act: 'pick', piece: `0.${LADY}.1` } },
  { says: 'A sidekick; while one attacks, every Harpie Lady has one more attack and defense.', do: { act: 'pick', piece: '0.sidekick.0' } },
] as const

/** Worked examples of the rulebook. */
export const book: readonly Lesson<Laid>[] = [
  {
    id: 'example-no-block',
    title: 'The attack of the example: nobody blocks',
    chapter: 'book',
    rules: ['DM-EX-08', 'DM-DMG-01'],
    position: attack,
    steps: [
      ...declare,
      {
        says: 'And the other sidekick: that are all. Kuriboh does not block. What comes through?',
        do: { act: 'pick', piece: '0.sidekick.1' },
        answers: [{ act: 'done' }],
        rolls: nextTurn,
        claims: [{ player: 1, has: { life: 1 } }],
      },
      { says: '4 + 3 + 1 + 1: nine damage. One life is left.' },
    ],
  },
  {
    id: 'example-block-a-sidekick',
    title: 'The attack of the example: a sidekick is blocked',
    chapter: 'book',
    rules: ['DM-EX-08'],
    position: attack,
    steps: [
      ...declare,
      {
        says: 'And the other sidekick. Kuriboh blocks the first sidekick.',
        do: { act: 'pick', piece: '0.sidekick.1' },
        answers: [{ act: 'block', piece: `1.${BALL}.0`, target: '0.sidekick.0' }],
        rolls: nextTurn,
        claims: [{ player: 1, has: { life: 2 } }],
      },
      { says: '4 + 3 + 1: eight damage. The bonus stays, because a sidekick attacks, blocked or not.' },
    ],
  },
  {
    id: 'example-block-harpie-lady',
    title: 'The attack of the example: Harpie Lady is blocked',
    chapter: 'book',
    rules: ['DM-EX-08'],
    position: attack,
    steps: [
      ...declare,
      {
        says: 'And the other sidekick. Kuriboh blocks the stronger Harpie Lady.',
        do: { act: 'pick', piece: '0.sidekick.1' },
        answers: [{ act: 'block', piece: `1.${BALL}.0`, target: `0.${LADY}.1` }],
        rolls: [...nextTurn, 1],
        claims: [{ player: 1, has: { life: 5 } }, { told: 'koed' }],
      },
      { says: '3 + 1 + 1: five damage instead of nine. Kuriboh falls for it.' },
    ],
  },
]
