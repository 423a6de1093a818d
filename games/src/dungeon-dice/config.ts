import {
  type Fault,
  faultsIn,
  fieldsOf,
  flag,
  inWords,
  isBelow,
  type OptionRow,
  type OptionRows,
  onOff,
  type PlayerId,
  type Problem,
  readTable,
  seatOrRandom,
  upTo,
  type Variant,
} from '@duelhall/kernel'
import { cellNamed, ROWS } from './board.ts'
import { defs, dieNamed, figureNamed } from './catalog.ts'
import { type Deck, readyDecks } from './decks.ts'

/** DD-SETUP-01 */
export const players = { min: 2, max: 2 } as const

/** The options of a table; the standard game is `standard`. */
export interface Options {
  /** DD-SETUP-02: drawn, or named by the table. */
  readonly first: PlayerId | 'random'
  readonly strictHp: boolean
  readonly blockingFriends: boolean
  readonly netsOnce: boolean
  readonly shortGame: boolean
  readonly noItems: boolean
  readonly openItems: boolean
  /** Names of cells. */
  readonly blocked: readonly string[]
  readonly neutral: readonly string[]
  readonly headStart: boolean
  /** Life points of each player; empty for the standard. */
  readonly life: readonly number[]
  /** Crests of each kind with which everybody begins. */
  readonly crests: number
  readonly dealtDice: boolean
  /** DD-WIN-13: 0 switches it off. */
  readonly quietTurns: number
}
/** The public terms of a game. What the seats brought is not among them: items are secret (DD-INFO-02). */
export interface Terms extends Options {
  readonly rows: number
}

export interface Config {
  readonly table: Partial<Options>
  readonly seats: readonly { readonly deck: Deck }[]
}

export const standard: Options = {
  first: 'random',
  strictHp: false,
  blockingFriends: false,
  netsOnce: false,
  shortGame: false,
  noItems: false,
  openItems: false,
  blocked: [],
  neutral: [],
  headStart: false,
  life: [],
  crests: 0,
  dealtDice: false,
  quietTurns: 40,
}

/** DD-DECK-01, -03; DD-VAR-05 */
export const sizes = {
  standard: { dice: 15, figures: 10, topDice: 3, rows: ROWS, life: 3 },
  short: { dice: 9, figures: 6, topDice: 2, rows: 13, life: 2 },
} as const
export const sizesOf = (short: boolean) => (short ? sizes.short : sizes.standard)

const variant = onOff<keyof Options>

export const variants: readonly Variant[] = [
  variant('strictHp', 'DD-VAR-02', 'Strict HP', 'A monster is destroyed only when its damage exceeds its HP.'),
  variant('blockingFriends', 'DD-VAR-03', 'Blocking friends', 'Own monsters block the way too.'),
  variant('netsOnce', 'DD-VAR-04', 'Each net once', 'Every player may use each of the eleven nets once.'),
  variant('shortGame', 'DD-VAR-05', 'Short game', 'Board 13 × 13, 9 dice, 6 figures, at most 2 level-4 dice, 2 life points.'),
  variant('noItems', 'DD-VAR-06', 'No items', 'Black dice are not allowed.'),
  variant('openItems', 'DD-VAR-07', 'Open items', 'Items are face up from the start.'),
  variant('headStart', 'DD-VAR-09', 'Head start', 'Each player begins with three own path cells in front of the slot.'),
  variant('dealtDice', 'DD-VAR-13', 'Dealt dice', 'The three dice of a turn are drawn at random.'),
  {
    key: 'crests',
    rule: 'DD-VAR-12',
    name: 'Starting crests',
    says: 'Everybody begins with so many crests of each kind.',
    values: [0, 1, 2, 3, 4, 5],
  },
  {
    key: 'quietTurns',
    rule: 'DD-WIN-13',
    name: 'Quiet turns',
    says: 'After so many turns without progress the tie-breaks decide; 0 is never.',
    values: [40, 0, 20, 60, 100],
  },
]

/** The terms of a config that has passed `check`. */
export const termsOf = (config: Config): Terms => {
  const options = { ...standard, ...config.table }
  return { ...options, rows: sizesOf(options.shortGame).rows }
}

/** Two ready decks of about the same strength, as the lab has them (docs/lab.md): what a table is laid with unless told otherwise. */
const usualDecks = ['tunnellers', 'dragons'] as const

/** A table ready to play with two of the ready decks. */
export function tableFor(count: number, table: Readonly<Record<string, unknown>> = {}, decks: readonly (string | null)[] = []): Config {
  const short = table.shortGame === true
  const called = (id: string | null | undefined) => readyDecks.find((ready) => ready.id === id)
  const deckOf = (p: number) => called(decks[p]) ?? called(usualDecks[p % usualDecks.length])!
  return {
    table: { ...standard, ...table },
    seats: Array.from({ length: count }, (_, p) => ({ deck: cut(deckOf(p).deck, short, table.noItems === true) })),
  }
}

/** As much of a deck as the variant takes. */
function cut(deck: Deck, short: boolean, noItems: boolean): Deck {
  const size = sizesOf(short)
  const dice = noItems ? deck.dice.filter((id) => defs[dieNamed(id)!]!.colour !== 'black') : deck.dice
  const figures = noItems ? deck.figures.filter((id) => defs[figureNamed(id)!]!.kind === 'monster') : deck.figures
  let top = 0
  const kept = dice.filter((id) => defs[dieNamed(id)!]!.level < 4 || ++top <= size.topDice)
  const fill = <X>(list: readonly X[], n: number): readonly X[] => Array.from({ length: n }, (_, i) => list[i % list.length]!)
  return { dice: fill(kept, size.dice), figures: fill(figures, size.figures) }
}

const cells: OptionRow = (fault, path, value, _seats, { shortGame }) => {
  const { rows } = sizesOf(shortGame === true)
  const isOpen = (name: unknown) => typeof name === 'string' && cellNamed(name, rows) !== null && name !== 'g1' && name !== `g${rows}`
  if (!Array.isArray(value) || !value.every(isOpen)) fault('DD-BOARD-01', path, 'must be a list of cells of the field that are no slots')
}
const life: OptionRow = (fault, path, value, seats) => {
  const fits = Array.isArray(value) && (value.length === 0 || value.length === seats) && value.every((n) => isBelow(n, 4) && n !== 0)
  if (!fits) fault('DD-MASTER-07', path, 'must be empty, or 1 to 3 life points for each player')
}
const rows: OptionRows<Options> = {
  first: seatOrRandom('DD-SETUP-02'),
  strictHp: flag('DD-VAR-02'),
  blockingFriends: flag('DD-VAR-03'),
  netsOnce: flag('DD-VAR-04'),
  shortGame: flag('DD-VAR-05'),
  noItems: flag('DD-VAR-06'),
  openItems: flag('DD-VAR-07'),
  blocked: cells,
  neutral: cells,
  headStart: flag('DD-VAR-09'),
  life,
  crests: upTo('DD-CREST-05', 10, 'number of crests'),
  dealtDice: flag('DD-VAR-13'),
  quietTurns: upTo('DD-WIN-13', 1000, 'number of turns'),
}

/** Every fault of something that claims to be a config. */
export const check = (config: unknown): readonly Problem[] => faultsIn((fault) => faults(config, fault))

function faults(config: unknown, fault: Fault): void {
  const { options, seats } = readTable(fault, config, rows)
  if (!Array.isArray(seats) || seats.length !== players.max) {
    fault('DD-SETUP-01', 'seats', `BAD_PLAYER_COUNT: two players, not ${Array.isArray(seats) ? seats.length : inWords(seats)}`)
    return
  }
  seats.forEach((seat: unknown, p) => {
    const { deck } = fieldsOf(fault, seat, `seats.${p}`, ['deck'])
    deckFaults(fault, deck, options.shortGame === true, options.noItems === true, `seats.${p}.deck`)
  })
}

/** DD-DECK-06: all reasons together. */
export const checkDeck = (deck: unknown, short: boolean, noItems: boolean, path: string): readonly Problem[] =>
  faultsIn((fault) => deckFaults(fault, deck, short, noItems, path))

function deckFaults(fault: Fault, deck: unknown, short: boolean, noItems: boolean, path: string): void {
  const { dice, figures } = fieldsOf(fault, deck, path, ['dice', 'figures'])
  const size = sizesOf(short)
  const known = (list: unknown, what: 'dice' | 'figures', named: (id: string) => ReturnType<typeof dieNamed>) => {
    if (!Array.isArray(list)) {
      fault('DD-DECK-01', `${path}.${what}`, `ILLEGAL_DECK: must be a list, not ${inWords(list)}`)
      return []
    }
    if (list.length !== size[what])
      fault('DD-DECK-01', `${path}.${what}`, `ILLEGAL_DECK: exactly ${size[what]} ${what}, not ${list.length}`)
    return list.flatMap((id: unknown, i) => {
      const def = typeof id === 'string' ? named(id) : null
      if (def === null) fault('DD-DECK-01', `${path}.${what}.${i}`, `ILLEGAL_DECK: ${inWords(id)} is no known type`)
      return def === null ? [] : [defs[def]!]
    })
  }
  const rolled = known(dice, 'dice', dieNamed)
  const brought = known(figures, 'figures', figureNamed)
  // Dice alone are limited: figures of level 4 are so in practice (DD-DECK-04).
  const top = rolled.filter((def) => def.level === 4).length
  if (top > size.topDice) fault('DD-DECK-03', `${path}.dice`, `ILLEGAL_DECK: at most ${size.topDice} dice of level 4, not ${top}`)
  if (noItems && rolled.concat(brought).some((def) => def.colour === 'black'))
    fault('DD-DECK-01', path, 'ILLEGAL_DECK: no black dice and no items (DD-VAR-06)')
}
