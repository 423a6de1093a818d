import type { RuleId } from '@duelhall/kernel'
import type { Claim, Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

const SPARK = 'Elemental HERO Sparkman'
const CLAY = 'Elemental HERO Clayman'

interface Case {
  readonly id: string
  readonly title: string
  readonly own: string
  /** `/def` lies in Defense Position. */
  readonly foe: string
  readonly says: string
  readonly after: string
  readonly rule: RuleId
  readonly claims: readonly Claim[]
}

const lives = (mine: number, yours: number): readonly Claim[] => [
  { player: 0, has: { life: mine } },
  { player: 1, has: { life: yours } },
]

/** The seven ways a battle ends. */
const cases: readonly Case[] = [
  {
    id: 'attack-higher',
    title: 'Damage 1: the higher ATK',
    own: 'X-Head Cannon',
    foe: SPARK,
    says: '1800 against 1600, both in Attack Position. Attack.',
    after: 'The weaker monster is destroyed, and its player takes the difference: 200.',
    rule: 'YG-BATTLE-41',
    claims: [...lives(8000, 7800), { piece: SPARK, has: { where: 'graveyard' } }],
  },
  {
    id: 'attack-equal',
    title: 'Damage 2: equal ATK',
    own: 'A:X-Head Cannon',
    foe: 'X-Head Cannon',
    says: '1800 against 1800. Attack.',
    after: 'Both are destroyed, nobody takes damage.',
    rule: 'YG-EX-62',
    claims: [
      ...lives(8000, 8000),
      { piece: 'A:X-Head Cannon', has: { where: 'graveyard' } },
      { piece: 'B:X-Head Cannon', has: { where: 'graveyard' } },
    ],
  },
  {
    id: 'attack-lower',
    title: 'Damage 3: the lower ATK',
    own: SPARK,
    foe: 'Spear Dragon',
    says: '1600 against 1900: you may, but should you? Attack.',
    after: 'Your own monster is destroyed, and you take the difference: 300.',
    rule: 'YG-EX-63',
    claims: [...lives(7700, 8000), { piece: SPARK, has: { where: 'graveyard' } }],
  },
  {
    id: 'defense-lower',
    title: 'Damage 4: ATK above DEF',
    own: 'X-Head Cannon',
    foe: `${SPARK}/def`,
    says: 'Sparkman lies in Defense Position: its 1400 DEF counts. Attack with 1800.',
    after: 'It is destroyed, but whoever defends takes no damage.',
    rule: 'YG-EX-64',
    claims: [...lives(8000, 8000), { piece: SPARK, has: { where: 'graveyard' } }],
  },
  {
    id: 'defense-equal',
    title: 'Damage 5: ATK equal to DEF',
    own: 'Cyber Dragon',
    foe: 'Dark Magician/def',
    says: '2100 ATK against 2100 DEF. Attack.',
    after: 'Nothing is destroyed and nobody takes damage.',
    rule: 'YG-EX-65',
    claims: [
      ...lives(8000, 8000),
      { piece: 'Dark Magician', has: { where: 'monsters' } },
      { piece: 'Cyber Dragon', has: { where: 'monsters' } },
    ],
  },
  {
    id: 'defense-higher',
    title: 'Damage 6: ATK below DEF',
    own: 'X-Head Cannon',
    foe: `${CLAY}/def`,
    says: '1800 ATK against 2000 DEF. Attack.',
    after: 'Nothing is destroyed, but you take the difference: 200.',
    rule: 'YG-EX-66',
    claims: [...lives(7800, 8000), { piece: 'X-Head Cannon', has: { where: 'monsters' } }],
  },
]

const lessonOf = ({ id, title, own, foe, says, after, rule, claims }: Case): Lesson<Position> => ({
  id,
  title,
  chapter: 'book',
  rules: [rule],
  position: { phase: 'battle', a: { hand: ['Ookazi', 'Dark Hole'], monsters: [own.replace(/^A:/, '')] }, b: { monsters: [foe] } },
  steps: [{ says, do: { act: 'attack', piece: own }, hints: ['Press your monster, then the one it attacks.'], claims }, { says: after }],
})

export const battle: readonly Lesson<Position>[] = [
  ...cases.map(lessonOf),
  {
    id: 'direct-attack',
    title: 'Damage 7: a direct attack',
    chapter: 'book',
    rules: ['YG-BATTLE-48'],
    position: { phase: 'battle', a: { hand: ['Ookazi', 'Dark Hole'], monsters: [SPARK] }, b: {} },
    steps: [
      {
        says: 'Your opponent has no monster. Attack directly.',
        do: { act: 'attack', piece: SPARK, target: 'B' },
        claims: [...lives(8000, 6400)],
      },
      { says: 'The whole ATK of 1600 is damage.' },
    ],
  },
]
