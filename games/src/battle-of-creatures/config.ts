import {
  type Fault,
  faultsIn,
  fieldsOf,
  flag,
  inWords,
  type OptionRows,
  onOff,
  type PlayerId,
  type Problem,
  readTable,
  seatOrRandom,
  upTo,
  type Variant,
} from '@duelhall/kernel'
import { board, type Civilization, civilizations } from './board.ts'
import { POWERS } from './pawns.ts'

/** BC-COMP-01 */
export const players = { min: 2, max: 5 } as const

/** What a player brings; null is asked at the table. */
export interface Brought {
  readonly civilization: Civilization | null
  /** A letter for each power: `aabbaba`. */
  readonly pawns: string | null
}

/** The options of a table; the standard game is `standard`. */
export interface Options {
  /** BC-SETUP-01: drawn, or named by the table. */
  readonly first: PlayerId | 'random'
  /** BC-BOARD-09 */
  readonly board: string
  readonly shortGame: boolean
  readonly chipsInPassing: boolean
  readonly quickStart: boolean
  readonly return: boolean
  readonly defenderHolds: boolean
  readonly homeGround: boolean
  readonly equalTurns: boolean
  readonly robbers: boolean
  readonly teams: boolean
  readonly randomPreparation: boolean
  /** Rounds; 0 is no limit. */
  readonly turnLimit: number
}

/** The public terms of a game: options and what the seats brought. */
export interface Terms extends Options {
  readonly seats: readonly Brought[]
}

export interface Config {
  readonly table: Partial<Options>
  readonly seats: readonly Partial<Brought>[]
}

export const standard: Options = {
  first: 'random',
  board: board.id,
  shortGame: false,
  chipsInPassing: false,
  quickStart: false,
  return: false,
  defenderHolds: false,
  homeGround: false,
  equalTurns: false,
  robbers: false,
  teams: false,
  randomPreparation: false,
  turnLimit: 0,
}

const variant = onOff<keyof Options>

export const variants: readonly Variant[] = [
  variant('shortGame', 'BC-VAR-01', 'Short game', 'Three different chips win; the one of your own civilization does not count.'),
  variant('chipsInPassing', 'BC-VAR-02', 'Chips in passing', 'A chip is also taken by passing through an open chip space.'),
  variant('quickStart', 'BC-VAR-03', 'Quick start', 'The creature with power 4 starts on the board, on an open space of its region.'),
  variant('return', 'BC-VAR-04', 'Return', 'Defeated creatures go back to the reserve and must be summoned again.'),
  variant('defenderHolds', 'BC-VAR-05', 'Defender holds', 'The defender wins tied battles.'),
  variant('homeGround', 'BC-VAR-06', 'Home ground', 'A creature that battles in its own region rolls one more die.'),
  variant('equalTurns', 'BC-VAR-07', 'Equal turns', 'When a player completes the chips, the round is finished first.'),
  variant('robbers', 'BC-VAR-08', 'Robbers', 'The winner of a battle takes a chip the winner lacks from the loser.'),
  variant('teams', 'BC-VAR-10', 'Teams', 'Two against two, sitting crosswise; the chips of partners count together.'),
  variant('randomPreparation', 'BC-VAR-11', 'Random preparation', 'Civilizations and pawns are drawn.'),
  {
    key: 'turnLimit',
    rule: 'BC-VAR-12',
    name: 'Turn limit',
    says: 'After so many rounds the ranking decides; 0 is no limit.',
    values: [0, 10, 15, 20, 25, 30, 40, 50],
  },
]

/** The terms of a config that has passed `check`; one literal, for the rules read them all the time. */
export function termsOf({ table, seats }: Config): Terms {
  return {
    first: table.first ?? standard.first,
    board: table.board ?? standard.board,
    shortGame: table.shortGame ?? standard.shortGame,
    chipsInPassing: table.chipsInPassing ?? standard.chipsInPassing,
    quickStart: table.quickStart ?? standard.quickStart,
    return: table.return ?? standard.return,
    defenderHolds: table.defenderHolds ?? standard.defenderHolds,
    homeGround: table.homeGround ?? standard.homeGround,
    equalTurns: table.equalTurns ?? standard.equalTurns,
    robbers: table.robbers ?? standard.robbers,
    teams: table.teams ?? standard.teams,
    randomPreparation: table.randomPreparation ?? standard.randomPreparation,
    turnLimit: table.turnLimit ?? standard.turnLimit,
    seats: seats.map((seat) => ({ civilization: seat.civilization ?? null, pawns: seat.pawns ?? null })),
  }
}

/** A table at which everything is asked. */
export const tableFor = (count: number, table: Readonly<Record<string, unknown>> = {}): Config => ({
  table: { ...standard, ...table },
  seats: Array.from({ length: count }, () => ({ civilization: null, pawns: null })),
})

const MOST_ROUNDS = 1_000
const isPawns = new RegExp(`^[ab]{${POWERS}}$`)

const rows: OptionRows<Options> = {
  first: seatOrRandom('BC-SETUP-01'),
  board: (fault, path, value) => {
    if (value !== board.id) fault('BC-BOARD-09', path, `there is no board ${inWords(value)}`)
  },
  shortGame: flag('BC-VAR-01'),
  chipsInPassing: flag('BC-VAR-02'),
  quickStart: flag('BC-VAR-03'),
  return: flag('BC-VAR-04'),
  defenderHolds: flag('BC-VAR-05'),
  homeGround: flag('BC-VAR-06'),
  equalTurns: flag('BC-VAR-07'),
  robbers: flag('BC-VAR-08'),
  teams: flag('BC-VAR-10'),
  randomPreparation: flag('BC-VAR-11'),
  turnLimit: upTo('BC-VAR-12', MOST_ROUNDS, 'number of rounds'),
}

/** Every fault of something that claims to be a config. */
export const check = (config: unknown): readonly Problem[] => faultsIn((fault) => faults(config, fault))

function faults(config: unknown, fault: Fault): void {
  const { options, seats } = readTable(fault, config, rows)
  if (!Array.isArray(seats)) {
    fault('BC-COMP-01', 'seats', `must be a list, not ${inWords(seats)}`)
    return
  }
  const count = seats.length
  if (count < players.min || count > players.max) {
    fault('BC-COMP-01', 'seats', `BAD_PLAYER_COUNT: ${players.min} to ${players.max} players, not ${count}`)
    return
  }
  if (options.teams === true && count !== 4) fault('BC-VAR-10', 'table.teams', `two against two need 4 players, not ${count}`)
  const seen: unknown[] = []
  for (let p = 0; p < count; p++) {
    const path = `seats.${p}`
    const { civilization = null, pawns = null } = fieldsOf(fault, seats[p], path, ['civilization', 'pawns'])
    if (civilization !== null) {
      const at = `${path}.civilization`
      if (!(civilizations as readonly unknown[]).includes(civilization))
        fault('BC-COMP-02', at, `UNKNOWN_CIVILIZATION: ${inWords(civilization)} is none of ${civilizations.join(', ')}`)
      else if (seen.includes(civilization)) fault('BC-SETUP-02', at, `CIVILIZATION_TAKEN: ${inWords(civilization)} has been chosen already`)
      seen.push(civilization)
    }
    if (pawns !== null && !(typeof pawns === 'string' && isPawns.test(pawns)))
      fault(
        'BC-SETUP-03',
        `${path}.pawns`,
        `BAD_PAWN_CHOICE: ${inWords(pawns)} is not one letter a or b for each power from 1 to ${POWERS}`,
      )
  }
}
