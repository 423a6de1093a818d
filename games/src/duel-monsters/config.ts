import {
  type Fault,
  faultsIn,
  fieldsOf,
  flag,
  inWords,
  isBelow,
  type OptionRow,
  type OptionRows,
  oneOf,
  onOff,
  type PlayerId,
  type Problem,
  readTable,
  type Variant,
} from '@duelhall/kernel'
import { checkDeck } from './decks/check.ts'
import type { Deck } from './decks/deck.ts'
import { type ListId, listIds } from './decks/lists.ts'
import { readyDecks } from './decks/six.ts'

export const players = { min: 2, max: 2 } as const

/** Section 0.3: the profile of a table; what has one value is fixed in every profile. */
export interface Options {
  /** YG-PHASE-11 */
  readonly firstTurnDraw: boolean
  /** YG-PHASE-31 */
  readonly firstTurnBattle: false
  /** YG-PRIO-08 */
  readonly ignitionPriority: boolean
  /** YG-CHAIN-33 to -36: by events and then mandatory before optional, or all of the turn player's first. */
  readonly segoc: 'era' | 'rulebook'
  /** YG-BATTLE-47 */
  readonly zeroVsZero: 'both-destroyed' | 'none-destroyed'
  /** YG-COST-06 */
  readonly payToZero: boolean
  /** YG-DECK-12 */
  readonly restrictedList: ListId
  /** YG-LP-01 */
  readonly startingLP: number
  /** YG-SETUP-07 */
  readonly startingHand: 5
  /** YG-PHASE-62 */
  readonly handLimit: 6
  /** YG-MATCH-01: Duels of a Match, or a single one. */
  readonly matchLength: 3 | 1
  /** YG-ZONE-11: owners are asked how cards lie that go to their Graveyards together; otherwise they lie as they went. */
  readonly orderGraves: boolean
  /** YG-MATCH-08: a Match that is even after its Duels goes on until somebody leads. */
  readonly playOn: boolean
  /** YG-SETUP-04 to -06: a coin says who chooses to go first or second, or a seat does (the loser of the Duel before). */
  readonly chooser: PlayerId | 'coin'
}

/** The public terms of a Duel. What the seats brought is not among them: decks are secret (YG-ZONE-12, -14). */
export type Terms = Options

export interface Config {
  readonly table: Partial<Options>
  readonly seats: readonly { readonly deck: Deck }[]
}

/** The profile `tcg-2008`. */
export const standard: Options = {
  firstTurnDraw: true,
  firstTurnBattle: false,
  ignitionPriority: true,
  segoc: 'era',
  zeroVsZero: 'both-destroyed',
  payToZero: false,
  restrictedList: 'DH-2010-03',
  startingLP: 8000,
  startingHand: 5,
  handLimit: 6,
  matchLength: 3,
  orderGraves: false,
  playOn: false,
  chooser: 'coin',
}

const MOST_LP = 99_999

const lifePoints: OptionRow = (fault, path, value) => {
  if (!isBelow(value, MOST_LP + 1) || value === 0) fault('YG-LP-01', path, `${inWords(value)} is no number of LP from 1 to ${MOST_LP}`)
}
const seatOrCoin: OptionRow = (fault, path, value, seats) => {
  if (value !== 'coin' && !isBelow(value, seats)) fault('YG-SETUP-04', path, `${inWords(value)} is neither a seat nor "coin"`)
}

const rows: OptionRows<Options> = {
  firstTurnDraw: flag('YG-PHASE-11'),
  firstTurnBattle: oneOf('YG-PHASE-31', [false]),
  ignitionPriority: flag('YG-PRIO-08'),
  segoc: oneOf('YG-CHAIN-33', ['era', 'rulebook']),
  zeroVsZero: oneOf('YG-BATTLE-47', ['both-destroyed', 'none-destroyed']),
  payToZero: flag('YG-COST-06'),
  restrictedList: oneOf('YG-DECK-12', listIds),
  startingLP: lifePoints,
  startingHand: oneOf('YG-SETUP-07', [5]),
  handLimit: oneOf('YG-PHASE-62', [6]),
  matchLength: oneOf('YG-MATCH-01', [3, 1]),
  orderGraves: flag('YG-ZONE-11'),
  playOn: flag('YG-MATCH-08'),
  chooser: seatOrCoin,
}

/** A variant that the standard plays. */
const usual = (key: keyof Options, rule: string, name: string, says: string): Variant => ({ key, rule, name, says, values: [true, false] })

export const variants: readonly Variant[] = [
  usual('firstTurnDraw', 'YG-PHASE-11', 'Draw on turn 1', 'The first player draws in the first turn too.'),
  usual('ignitionPriority', 'YG-PRIO-08', 'Ignition priority', 'The turn player may use an Ignition Effect first after a Summon.'),
  {
    key: 'segoc',
    rule: 'YG-CHAIN-33',
    name: 'Order of triggers',
    says: 'By events and then mandatory before optional, or all of the turn player’s first in any order.',
    values: ['era', 'rulebook'],
  },
  {
    key: 'zeroVsZero',
    rule: 'YG-BATTLE-47',
    name: '0 ATK against 0 ATK',
    says: 'Both monsters are destroyed, or none.',
    values: ['both-destroyed', 'none-destroyed'],
  },
  onOff('payToZero', 'YG-COST-06', 'Pay the last LP', 'A cost may be paid with the last Life Points.'),
  { key: 'restrictedList', rule: 'YG-DECK-12', name: 'Restricted list', says: 'The list that decks obey.', values: listIds },
  {
    key: 'startingLP',
    rule: 'YG-LP-01',
    name: 'Starting LP',
    says: 'Life Points with which each player begins.',
    values: [8000, 2000, 4000, 16000],
  },
  { key: 'matchLength', rule: 'YG-MATCH-01', name: 'Match', says: 'Best of three Duels, or a single Duel.', values: [3, 1] },
  onOff('orderGraves', 'YG-ZONE-11', 'Order of Graveyards', 'Who owns cards that go to a Graveyard together chooses their order.'),
  onOff('playOn', 'YG-MATCH-08', 'Play on', 'A Match that is even after three Duels goes on until one more is won.'),
]

/** The terms of a config that has passed `check`. */
export const termsOf = (config: Config): Terms => ({ ...standard, ...config.table })

/** Two ready decks of about the same strength, as the lab has them (docs/lab.md): what a table is laid with unless told otherwise. */
const usualDecks = ['DH1', 'DH5'] as const

/** A table ready to play with ready decks by their ids. */
export const tableFor = (count: number, table: Readonly<Record<string, unknown>> = {}, decks: readonly (string | null)[] = []): Config => ({
  table: { ...standard, ...table },
  seats: Array.from({ length: count }, (_, p) => ({ deck: deckFor(decks[p] ?? usualDecks[p % usualDecks.length]!) })),
})

/** What is no ready deck is left to `check`: an empty deck. */
const deckFor = (id: string): Deck => readyDecks.find((ready) => ready.id === id)?.deck ?? { main: [], extra: [], side: [] }

/** Every fault of something that claims to be a config. */
export const check = (config: unknown): readonly Problem[] => faultsIn((fault) => readConfig(fault, config))

function readConfig(fault: Fault, config: unknown): void {
  const { options, seats } = readTable(fault, config, rows)
  if (!Array.isArray(seats) || seats.length !== players.max) {
    fault('YG-SETUP-01', 'seats', `two players, not ${Array.isArray(seats) ? seats.length : inWords(seats)}`)
    return
  }
  const list = listIds.find((id) => id === options.restrictedList) ?? standard.restrictedList
  seats.forEach((seat: unknown, p) => {
    const { deck } = fieldsOf(fault, seat, `seats.${p}`, ['deck'])
    for (const { code, rule, path, says } of checkDeck(deck, list))
      fault(rule, path === '' ? `seats.${p}.deck` : `seats.${p}.deck.${path}`, `${code}: ${says}`)
  })
}
