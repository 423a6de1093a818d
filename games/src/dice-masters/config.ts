import {
  type Fault,
  faultsIn,
  flag,
  inWords,
  isBelow,
  type OptionRows,
  oneOf,
  optionsOf,
  type PlayerId,
  type Problem,
  playerId,
  readTable,
  seatOrRandom,
  upTo,
  type Variant,
} from '@duelhall/kernel'
import { draftNumbers, type FormatId, formatIds, formatOf, isFormat } from './decks/formats.ts'
import { checkTeams, firstIn } from './decks/table.ts'

/** DM-EDITION-01: chosen before setup, part of the saved game. */
export const editions = ['ygo', 'wh40k'] as const
export type Edition = (typeof editions)[number]

/** DM-EDITION-03: each difference between the editions is one flag; the two editions are two presets. */
export interface Flags {
  /** DM-DRAW-09: the first player's fourth die is drawn out of play. */
  readonly firstDieOut: boolean
  /** DM-ZONE-08, -09: what is spent or used in its owner's turn waits out of play. */
  readonly outOfPlay: boolean
  /** DM-DMG-12: unblocked attackers leave as soon as they have dealt damage. */
  readonly unblockedLeaveAtOnce: boolean
  /** DM-DMG-13: surviving fighters return at the end of the attack, not in Cleanup. */
  readonly returnAfterAttack: boolean
  /** DM-DRAW-06: a short draw is damage, not loss of life. */
  readonly shortDrawHurts: boolean
  /** DM-ENERGY-08, -17: what is left of a face becomes virtual energy. */
  readonly virtualRemainder: boolean
  /** DM-ENERGY-14: several costs may be paid in one payment. */
  readonly bundles: boolean
  /** DM-GLOBAL-09: uses of a global paid together are one action. */
  readonly batches: boolean
  /** DM-KO-07: reactions to damage come before the KO it causes; otherwise those KO'd do not react. */
  readonly reactBeforeKo: boolean
  /** DM-WIN-02, -03: both at 0 is a tie; otherwise the active player has won. */
  readonly ties: boolean
  /** DM-DIE-10: an unrolled sidekick is a character die. */
  readonly sidekicksAreCharacters: boolean
  /** DM-CONTROL-04: a die that controls another may not attack. */
  readonly controllersStay: boolean
  /** DM-COPY-01, -02: copied stats are the other die's numbers now, not those printed for the level. */
  readonly copyNumbers: boolean
  /** DM-COPY-03: a copied text is added to the own one. */
  readonly copyAdds: boolean
  /** DM-PREVENT-04: what is redirected may turn from player to die and back. */
  readonly redirectFreely: boolean
  /** DM-PRIO-02: the open procedure may be chosen. */
  readonly openPriority: boolean
  /** DM-BUILD-06: dice carry serial numbers. */
  readonly serials: boolean
}

export const presets: Readonly<Record<Edition, Flags>> = {
  ygo: {
    firstDieOut: false,
    outOfPlay: false,
    unblockedLeaveAtOnce: false,
    returnAfterAttack: false,
    shortDrawHurts: true,
    virtualRemainder: false,
    bundles: true,
    batches: true,
    reactBeforeKo: false,
    ties: false,
    sidekicksAreCharacters: true,
    controllersStay: true,
    copyNumbers: true,
    copyAdds: false,
    redirectFreely: true,
    openPriority: true,
    serials: true,
  },
  wh40k: {
    firstDieOut: true,
    outOfPlay: true,
    unblockedLeaveAtOnce: true,
    returnAfterAttack: true,
    shortDrawHurts: false,
    virtualRemainder: true,
    bundles: false,
    batches: false,
    reactBeforeKo: true,
    ties: true,
    sidekicksAreCharacters: false,
    controllersStay: false,
    copyNumbers: false,
    copyAdds: true,
    redirectFreely: false,
    openPriority: false,
    serials: false,
  },
}

/** What the table agrees on; all but the edition may be left out. */
export interface Options {
  readonly edition: Edition
  /** Single differences set against the edition's preset. */
  readonly flags: Partial<Flags>
  /** DM-PRIO-02 */
  readonly priorityMode: 'strict' | 'open'
  /** DM-PRIO-07 */
  readonly twoPassesEnd: boolean
  /** DM-EDITION-02: cards of both editions; the later rules govern. */
  readonly mixing: boolean
  /** DM-BUILD: the format the teams obey; it also fixes the life. */
  readonly format: FormatId
  /** DM-SETUP-06, DM-LIFE-01; 0 is what the format says. */
  readonly life: number
  /** DM-SETUP-07, -08: a seat, or one drawn at random who chooses. */
  readonly first: PlayerId | 'random'
}

/** DM-CARD-03: a card and how many of its dice are brought. */
export interface Brought {
  readonly card: string
  readonly dice: number
}
export interface Team {
  readonly team: readonly Brought[]
  /** DM-BUILD-04: basic actions, by card id. */
  readonly basics: readonly string[]
}

export interface Config {
  readonly table: Partial<Options>
  readonly seats: readonly Team[]
}

/** The terms of a game under way: every flag by itself, and the choices of the table. */
export interface Terms extends Flags {
  readonly edition: Edition
  readonly priorityMode: Options['priorityMode']
  readonly twoPassesEnd: boolean
  readonly format: FormatId
  readonly life: number
  readonly first: Options['first']
}

/** DM-SETUP-01: two, or four in Doubles. */
export const players = { min: 2, max: 4 } as const

const MOST_LIFE = 60

export const standard = (edition: Edition): Options => ({
  edition,
  flags: {},
  priorityMode: 'strict',
  twoPassesEnd: false,
  mixing: false,
  format: edition === 'ygo' ? 'tournament' : 'standard',
  life: 0,
  first: 'random',
})

/** The terms of a config that has passed `check`. */
export function termsOf(edition: Edition, config: Config): Terms {
  const options = { ...standard(edition), ...config.table }
  const governs: Edition = options.mixing ? 'wh40k' : options.edition // DM-EDITION-02
  const flags: Flags = { ...presets[governs], ...options.flags }
  // One literal, so that every table is of one shape.
  return {
    firstDieOut: flags.firstDieOut,
    outOfPlay: flags.outOfPlay,
    unblockedLeaveAtOnce: flags.unblockedLeaveAtOnce,
    returnAfterAttack: flags.returnAfterAttack,
    shortDrawHurts: flags.shortDrawHurts,
    virtualRemainder: flags.virtualRemainder,
    bundles: flags.bundles,
    batches: flags.batches,
    reactBeforeKo: flags.reactBeforeKo,
    ties: flags.ties,
    sidekicksAreCharacters: flags.sidekicksAreCharacters,
    controllersStay: flags.controllersStay,
    copyNumbers: flags.copyNumbers,
    copyAdds: flags.copyAdds,
    redirectFreely: flags.redirectFreely,
    openPriority: flags.openPriority,
    serials: flags.serials,
    edition: governs,
    priorityMode: options.priorityMode,
    twoPassesEnd: options.twoPassesEnd,
    format: options.format,
    life: options.life === 0 ? formatOf(options.format).life : options.life,
    first: firstOf(options, config.seats),
  }
}

/** DM-SETUP-08: the fixed games and the draft name the first player (DM-SETUP-09, -10, DM-BUILD-18). */
function firstOf({ format, first }: Options, seats: readonly Team[]): Options['first'] {
  if (format === 'draft' && first === 'random') return playerId(0)
  return firstIn(seats, format) ?? first
}

export const variantsOf = (edition: Edition): readonly Variant[] => {
  const both: Variant[] = [
    {
      key: 'twoPassesEnd',
      rule: 'DM-PRIO-07',
      name: 'Two passes end',
      says: 'A step ends as soon as both have passed in a row.',
      values: [false, true],
    },
    {
      key: 'mixing',
      rule: 'DM-EDITION-02',
      name: 'Mixed editions',
      says: 'Cards of both editions; the 2018 rules govern.',
      values: [false, true],
    },
    {
      key: 'format',
      rule: 'DM-BUILD-26',
      name: 'Format',
      says: 'How teams are built and how much life there is; doubles is for four players, first and demo are the fixed games of the books.',
      values:
        edition === 'ygo'
          ? ['tournament', 'basic', 'standard', 'doubles', 'first']
          : ['standard', 'basic', 'tournament', 'doubles', 'demo'],
    },
    { key: 'life', rule: 'DM-SETUP-06', name: 'Life', says: 'Starting life; 0 is what the format says.', values: [0, 10, 15, 20, 30] },
  ]
  if (edition === 'ygo')
    both.unshift({
      key: 'priorityMode',
      rule: 'DM-PRIO-02',
      name: 'Priority',
      says: 'Open: the defender may answer every single action with a global.',
      values: ['strict', 'open'],
    })
  return both
}

/** DM-EDITION-03 */
const flagRows = Object.fromEntries(Object.keys(presets.ygo).map((key) => [key, flag('DM-EDITION-03')])) as OptionRows<Flags>

const rowsOf = (edition: Edition): OptionRows<Options> => ({
  edition: oneOf('DM-EDITION-01', [edition]),
  flags: (fault, path, value, seats) => {
    optionsOf(fault, value, path, flagRows, seats)
  },
  priorityMode: oneOf('DM-PRIO-02', ['strict', 'open']),
  twoPassesEnd: flag('DM-PRIO-07'),
  mixing: flag('DM-EDITION-02'),
  format: oneOf('DM-BUILD-26', formatIds),
  life: upTo('DM-SETUP-06', MOST_LIFE, 'life'),
  first: seatOrRandom('DM-SETUP-08'),
})

/** Every fault of something that claims to be a config. */
export const check = (edition: Edition, config: unknown): readonly Problem[] => faultsIn((fault) => faults(edition, config, fault))

function faults(edition: Edition, config: unknown, fault: Fault): void {
  const { options, seats } = readTable(fault, config, rowsOf(edition))
  const mixing = options.mixing === true
  const { openPriority } = { ...presets[mixing ? 'wh40k' : edition], ...(options.flags as Partial<Flags> | undefined) }
  if (options.priorityMode === 'open' && openPriority !== true)
    fault('DM-PRIO-02', 'table.priorityMode', 'the open procedure belongs to the 2014 edition')

  if (!Array.isArray(seats)) {
    fault('DM-SETUP-01', 'seats', `must be a list, not ${inWords(seats)}`)
    return
  }
  const count = seats.length
  const format = isFormat(options.format) ? options.format : standard(edition).format
  const { name, seats: needed } = formatOf(format)
  if (count !== needed) {
    fault('DM-SETUP-01', 'seats', `${name} is played by ${needed} players, not ${count}`)
    return
  }
  const agreed = isBelow(options.life, MOST_LIFE + 1) && options.life > 0 ? options.life : null
  const { min, max } = draftNumbers
  if (format === 'draft' && agreed !== null && (agreed < min || agreed > max))
    fault('DM-BUILD-13', 'table.life', `Draft Forces is played with ${min} to ${max}, not ${agreed}`)
  const dice = format === 'draft' ? agreed : null
  const first = isBelow(options.first, count) ? playerId(options.first) : null
  for (const { rule, path, says } of checkTeams(seats, { edition, format, mixing, dice, collection: null }, first)) fault(rule, path, says)
}
