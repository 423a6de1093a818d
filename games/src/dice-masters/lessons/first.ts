import type { Lesson } from '@duelhall/lessons'
import type { Edition } from '../config.ts'
import type { Laid } from './positions.ts'

/** What differs between the editions: the card that is bought, the dice that pay for it, and where a die goes that got through. */
interface Cast {
  readonly edition: Edition
  readonly card: string
  readonly name: string
  readonly cost: number
  readonly type: string
  readonly pays: readonly string[]
  /** Of the same number, but none of the type. */
  readonly other: readonly string[]
  readonly fielding: string
  readonly after: 'used' | 'out'
}

const energy = (kinds: readonly string[]): readonly string[] => kinds.map((kind) => `sidekick:${kind}`)
/** The other player's next turn: four draws and their faces. */
const nextTurn = [1, 1, 1, 1, 1, 2, 3, 4] as const

const lessonsOf = ({ edition, card, name, cost, type, pays, other, fielding, after }: Cast): readonly Lesson<Laid>[] => [
  {
    id: 'parts',
    title: 'Dice, energy and cards',
    chapter: 'parts',
    rules: ['DM-BUY-02', 'DM-BUY-03', 'DM-BUY-01'],
    position: { edition, sides: [{ reserve: [...energy(pays), 'sidekick@1'], cards: [card] }, {}] },
    steps: [
      {
        says: 'What you rolled lies in your reserve. A face is energy, or a character with its cost, attack and defense. A card shows how its dice look and what they do.',
        claims: [
          { piece: '0.sidekick.0', zone: 'reserve 0' },
          { player: 0, has: { life: 20 } },
        ],
      },
      {
        says: `${name} costs ${cost} energy, at least one of it ${type}. Buy one of its dice.`,
        do: { act: 'buy', piece: `0.${card}` },
        hints: [`Press the card of ${name}.`],
        claims: [{ piece: `0.${card}.0`, zone: 'used 0' }, { told: 'energySpent' }],
      },
      { says: 'A die that was bought goes to your used pile. When your bag is empty the pile fills it again, and then you will draw it.' },
    ],
  },
  {
    id: 'the-right-energy',
    title: 'The right energy',
    chapter: 'parts',
    rules: ['DM-BUY-03'],
    position: { edition, sides: [{ reserve: [...energy(other), 'sidekick@1'], cards: [card] }, {}] },
    steps: [
      {
        says: `Enough energy, but no ${type}: ${name} is not for sale. Put your sidekick into the field instead; it costs nothing.`,
        do: { act: 'field', piece: `0.sidekick.${other.length}` },
        rolls: [],
        hints: ['The sidekick is the die that shows a character.'],
        claims: [{ piece: `0.sidekick.${other.length}`, zone: 'field 0' }],
      },
    ],
  },
  {
    id: 'first-turn',
    title: 'A first turn',
    chapter: 'turn',
    rules: ['DM-ROLL-03', 'DM-FIELD-01', 'DM-ATT-02'],
    position: {
      edition,
      turn: 3,
      script: [1, 1, 1, 1, 6, 6, 1, 5],
      sides: [{ bag: Array<string>(8).fill('sidekick'), used: [], cards: [card] }, {}],
    },
    steps: [
      {
        says: 'Four dice were drawn from the bag and rolled. You may roll any of them once more. Keep them: choose none.',
        do: { act: 'done' },
        hints: ['Two characters are a good roll.'],
        claims: [{ asks: 'main' }],
      },
      {
        says: 'Field the first sidekick.',
        do: { act: 'field' },
        claims: [{ told: 'fielded' }, { asks: 'main' }],
      },
      {
        says: 'And the second one.',
        do: { act: 'field' },
        claims: [{ told: 'fielded' }],
      },
    ],
  },
  {
    id: 'field-a-character',
    title: 'Field a character',
    chapter: 'turn',
    rules: ['DM-FIELD-01'],
    position: { edition, sides: [{ reserve: [`${card}@1`, ...energy(['bolt', 'bolt']), 'sidekick@1'] }, {}] },
    steps: [
      {
        says: `${name} shows its first level. ${fielding} Field it.`,
        do: { act: 'field', piece: `0.${card}.0` },
        claims: [{ piece: `0.${card}.0`, zone: 'field 0', has: { level: 1 } }],
      },
    ],
  },
  {
    id: 'attack',
    title: 'Attack',
    chapter: 'turn',
    rules: ['DM-ATT-02', 'DM-DMG-01'],
    position: { edition, sides: [{ field: ['sidekick@1', `${card}@1`], reserve: [] }, { field: ['sidekick@1'] }] },
    steps: [
      {
        says: 'Everything you have is in the field. Attack with the sidekick alone; your opponent then decides whether to block.',
        do: { act: 'pick', piece: '0.sidekick.0' },
        hints: ['Leave the other character at home: it can block in the next turn.'],
        answers: [{ act: 'done' }],
        rolls: nextTurn,
        claims: [
          { player: 1, has: { life: 19 } },
          { piece: '0.sidekick.0', zone: 'used 0' },
        ],
      },
      {
        says: `Nobody blocked: one damage. An attacker that got through leaves the field${after === 'out' ? ', out of play until the end of the turn' : ''} and waits in the used pile.`,
      },
    ],
  },
  {
    id: 'blocked',
    title: 'Blocked',
    chapter: 'turn',
    rules: ['DM-KO-01', 'DM-BLOCK-01'],
    position: { edition, sides: [{ field: ['sidekick@1', `${card}@1`], reserve: [] }, { field: ['sidekick@1'] }] },
    steps: [
      {
        says: 'Attack with the sidekick again. This time the other sidekick blocks: both deal their damage to each other and none to a player.',
        do: { act: 'pick', piece: '0.sidekick.0' },
        answers: [{ act: 'block', piece: '1.sidekick.0', target: '0.sidekick.0' }],
        rolls: [1, 1, 1, 1, 1, 2, 3, 4, 5],
        claims: [
          { player: 1, has: { life: 20 } },
          { piece: '0.sidekick.0', zone: 'prep 0' },
        ],
      },
      { says: 'A die that is knocked out goes to the Prep Area: it will be rolled in your next turn besides the four you draw.' },
    ],
  },
]

export const first: Readonly<Record<Edition, readonly Lesson<Laid>[]>> = {
  ygo: lessonsOf({
    edition: 'ygo',
    card: 'ygo-004',
    name: 'Harpie Lady',
    cost: 3,
    type: 'fist',
    pays: ['fist', 'bolt', 'shield'],
    other: ['bolt', 'mask', 'shield'],
    fielding: 'It asks for one energy to be fielded.',
    after: 'used',
  }),
  wh40k: lessonsOf({
    edition: 'wh40k',
    card: 'bfu-022',
    name: 'Primaris Inceptor',
    cost: 2,
    type: 'fist',
    pays: ['fist', 'bolt'],
    other: ['bolt', 'mask'],
    fielding: 'What it costs stands on the face.',
    after: 'out',
  }),
}
