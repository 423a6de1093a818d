import type { RuleId } from '@duelhall/kernel'
import type { Edition } from '../config.ts'

/** DM-SETUP-05: what is shown before the rest. */
export type Reveal = 'basicsFirst' | 'atOnce'

/** One line of the table in section 13.2. */
export interface Format {
  readonly name: string
  readonly rule: RuleId
  /** DM-BUILD-26: the edition that defines it; every table may play it. */
  readonly edition: Edition | null
  readonly build: 'fixed' | 'constructed' | 'draft' | 'sealed'
  readonly seats: number
  /** Of each player, or of each team of players. */
  readonly life: number
  /** The most cards and dice a player brings; null where the format sets no limit. */
  readonly cards: number | null
  readonly dice: number | null
  /** Basic actions each player brings, how many lie in the game, and the dice on each (DM-CARD-03). */
  readonly basics: {
    readonly each: readonly [min: number, max: number]
    readonly game: readonly [min: number, max: number]
    readonly dice: number
    readonly rule: RuleId
  }
  readonly reveal: Reveal
}

const two = { each: [2, 2], game: [4, 4], dice: 3, rule: 'DM-BUILD-04' } as const

export const formats = {
  // DM-BUILD-11, DM-SETUP-09
  first: {
    name: 'First game',
    rule: 'DM-BUILD-11',
    edition: 'ygo',
    build: 'fixed',
    seats: 2,
    life: 10,
    cards: 2,
    dice: 4,
    basics: { each: [1, 2], game: [3, 3], dice: 3, rule: 'DM-BUILD-11' },
    reveal: 'atOnce',
  },
  // DM-BUILD-12, DM-SETUP-10
  demo: {
    name: 'Demo game',
    rule: 'DM-BUILD-12',
    edition: 'wh40k',
    build: 'fixed',
    seats: 2,
    life: 10,
    cards: 2,
    dice: 4,
    basics: { each: [1, 1], game: [2, 2], dice: 3, rule: 'DM-BUILD-12' },
    reveal: 'atOnce',
  },
  // DM-BUILD-13, -14, -18: dice and life are N, which the table agrees; this is the highest.
  draft: {
    name: 'Draft Forces',
    rule: 'DM-BUILD-13',
    edition: 'ygo',
    build: 'draft',
    seats: 2,
    life: 20,
    cards: null,
    dice: 20,
    basics: { each: [1, 2], game: [3, 4], dice: 3, rule: 'DM-BUILD-14' },
    reveal: 'basicsFirst',
  },
  basic: {
    name: 'Basic Forces',
    rule: 'DM-BUILD-19',
    edition: 'ygo',
    build: 'constructed',
    seats: 2,
    life: 15,
    cards: 6,
    dice: 15,
    basics: two,
    reveal: 'basicsFirst',
  },
  tournament: {
    name: 'Tournament Forces',
    rule: 'DM-BUILD-20',
    edition: 'ygo',
    build: 'constructed',
    seats: 2,
    life: 20,
    cards: 8,
    dice: 20,
    basics: two,
    reveal: 'atOnce',
  },
  standard: {
    name: 'Standard team',
    rule: 'DM-BUILD-21',
    edition: 'wh40k',
    build: 'constructed',
    seats: 2,
    life: 20,
    cards: 8,
    dice: 20,
    basics: two,
    reveal: 'atOnce',
  },
  // DM-DBL-01 to -03: the life is the team's; no total of dice.
  doubles: {
    name: 'Doubles',
    rule: 'DM-DBL-02',
    edition: 'wh40k',
    build: 'constructed',
    seats: 4,
    life: 30,
    cards: 4,
    dice: null,
    basics: { each: [1, 1], game: [4, 4], dice: 6, rule: 'DM-DBL-02' },
    reveal: 'atOnce',
  },
  rainbow: {
    name: 'Rainbow Draft',
    rule: 'DM-BUILD-23',
    edition: 'wh40k',
    build: 'sealed',
    seats: 2,
    life: 20,
    cards: 8,
    dice: 20,
    basics: two,
    reveal: 'atOnce',
  },
  doubleRainbow: {
    name: 'Double Rainbow Draft',
    rule: 'DM-BUILD-25',
    edition: 'wh40k',
    build: 'sealed',
    seats: 2,
    life: 20,
    cards: 8,
    dice: 20,
    basics: two,
    reveal: 'atOnce',
  },
  /** No format of the books: only the common rules (section 13.1) hold. */
  free: {
    name: 'Free table',
    rule: 'DM-BUILD-26',
    edition: null,
    build: 'constructed',
    seats: 2,
    life: 20,
    cards: 20,
    dice: null,
    basics: { each: [0, 10], game: [0, 20], dice: 3, rule: 'DM-BUILD-04' },
    reveal: 'atOnce',
  },
} as const satisfies Readonly<Record<string, Format>>

export type FormatId = keyof typeof formats
export const formatIds = Object.keys(formats) as readonly FormatId[]
export const formatOf = (id: FormatId): Format => formats[id]
export const isFormat = (id: unknown): id is FormatId => typeof id === 'string' && Object.hasOwn(formats, id)

/** DM-BUILD-13: the number agreed for Draft Forces. */
export const draftNumbers = { min: 8, max: 20 } as const

/** DM-BUILD-22, -23: two lots of six packs, each of two cards and two dice. */
export const rainbowPacks = { lots: 2, packs: 6, cards: 2, basics: 0 } as const
/** DM-BUILD-25: the content of a Draft Pack is data: one pack in each lot, with the basic actions in it. */
export const draftPacks = { lots: 2, packs: 1, cards: 12, basics: 2 } as const
/** What the packs of a sealed draft hold; a die comes with every card. */
export interface Packs {
  readonly lots: number
  readonly packs: number
  readonly cards: number
  readonly basics: number
}
