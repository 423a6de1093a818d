import { inWords, type Problem, type RuleId } from '@duelhall/kernel'
import type { Edition, Team } from '../config.ts'
import type { DiceCard } from '../lexicon.ts'
import { type Collection, diceOf, diceTitled } from './collection.ts'
import { fixedGames } from './fixed.ts'
import { type Format, type FormatId, formatOf } from './formats.ts'
import { cardOf, fullName, isBasic } from './shelf.ts'
import { isKnownSound, keepSound } from './sound.ts'

/** DM-ERR-33 to -38, and what no rule needs to say. */
export const teamCodes = [
  'MALFORMED',
  'NO_SUCH_CARD',
  'OTHER_EDITION',
  'TEAM_SIZE',
  'DIE_LIMIT',
  'CARD_WITHOUT_DIE',
  'DUPLICATE_TITLE',
  'BASIC_ACTIONS',
  'SERIAL_NUMBER',
  'SIDEKICKS_FIXED',
  'FIXED_CARDS',
  'TEAM_CHANGED',
  'BAD_PICK',
] as const
export type TeamCode = (typeof teamCodes)[number]

export interface TeamProblem extends Problem {
  readonly code: TeamCode
}

/** What a team is held against. */
export interface TeamTerms {
  readonly edition: Edition
  readonly format: FormatId
  /** DM-EDITION-02 */
  readonly mixing: boolean
  /** The most dice where the table agrees them (DM-BUILD-13); null is what the format says. */
  readonly dice: number | null
  /** DM-BUILD-07: null where every player is taken to own matching dice. */
  readonly collection: Collection | null
}

export const termsFor = (edition: Edition, format: FormatId): TeamTerms => ({
  edition,
  format,
  mixing: false,
  dice: null,
  collection: null,
})

export const SIDEKICKS = 8
/** Longer lists are not read to their end. */
const MOST_READ = 100
const MOST_DICE = 99

type Report = (code: TeamCode, rule: RuleId | null, path: string, says: string) => void

/** Every rule that something claiming to be a team breaks; an empty list means that it may play. */
export function checkTeam(input: unknown, terms: TeamTerms): readonly TeamProblem[] {
  if (isKnownSound(input, terms)) return []
  const found: TeamProblem[] = []
  const report: Report = (code, rule, path, says) => {
    found.push({ code, rule, path, says })
  }
  try {
    judge(input, terms, report)
  } catch {
    report('MALFORMED', null, '', 'cannot be read')
  }
  if (found.length === 0) keepSound(input as Team, terms)
  return found
}

/** Whether nothing is wrong with it. */
export const isTeam = (input: unknown, terms: TeamTerms): input is Team => checkTeam(input, terms).length === 0

/** One entry of a team that names a card; `dice` is null where it is no number. */
interface Entry {
  readonly at: string
  readonly card: DiceCard
  readonly dice: number | null
}

function judge(input: unknown, terms: TeamTerms, report: Report): void {
  if (!isRecord(input)) return report('MALFORMED', null, '', `a team is an object, not ${inWords(input)}`)
  for (const key of Object.keys(input).slice(0, MOST_READ))
    if (!['team', 'basics', 'sidekicks'].includes(key)) report('MALFORMED', null, key.slice(0, 40), 'is not known here')
  if (input.sidekicks !== undefined && input.sidekicks !== SIDEKICKS)
    report('SIDEKICKS_FIXED', 'DM-BUILD-01', 'sidekicks', `always eight sidekicks, not ${inWords(input.sidekicks)}`)
  const format = formatOf(terms.format)
  const team = listOf(input.team, 'team', report)
  const basics = listOf(input.basics, 'basics', report)
  const entries = team.slice(0, MOST_READ).flatMap((value, i) => entryOf(value, `team.${i}`, report) ?? [])
  const centre = basics.slice(0, MOST_READ).flatMap((value, i) => named(value, `basics.${i}`, report) ?? [])
  for (const entry of entries) {
    checkEntry(entry, report)
    checkEdition(entry, format, terms, report)
  }
  for (const entry of centre) {
    if (!isBasic(entry.card)) report('BASIC_ACTIONS', 'DM-BUILD-04', entry.at, `${fullName(entry.card)} is no basic action`)
    checkEdition(entry, format, terms, report)
  }
  checkTitles(entries, report)
  checkSize(entries, team.length, format, terms.dice ?? format.dice, report)
  checkBasics(centre, basics.length, format, report)
  checkFixed(entries, centre, terms.format, report)
  if (terms.collection !== null) checkSerials(entries, terms, terms.collection, report)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listOf(value: unknown, path: string, report: Report): readonly unknown[] {
  if (Array.isArray(value)) return value
  report('MALFORMED', 'DM-SETUP-03', path, `must be a list, not ${inWords(value)}`)
  return []
}

function entryOf(value: unknown, at: string, report: Report): Entry | null {
  if (!isRecord(value)) {
    report('MALFORMED', null, at, `must be a card with its dice, not ${inWords(value)}`)
    return null
  }
  for (const key of Object.keys(value).slice(0, MOST_READ))
    if (key !== 'card' && key !== 'dice') report('MALFORMED', null, `${at}.${key.slice(0, 40)}`, 'is not known here')
  const { dice } = value
  const counted = typeof dice === 'number' && Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE
  if (!counted) report('MALFORMED', 'DM-BUILD-02', `${at}.dice`, `${inWords(dice)} is no number of dice`)
  const found = named(value.card, `${at}.card`, report)
  return found === null ? null : { at, card: found.card, dice: counted ? dice : null }
}

function named(value: unknown, at: string, report: Report): Entry | null {
  const card = typeof value === 'string' ? cardOf(value) : null
  if (card !== null) return { at, card, dice: null }
  if (value === 'sidekick') report('SIDEKICKS_FIXED', 'DM-BUILD-01', at, 'always eight sidekicks; none is brought')
  else report('NO_SUCH_CARD', 'DM-CARD-01', at, `there is no card ${inWords(value)}`)
  return null
}

function checkEntry({ at, card, dice }: Entry, report: Report): void {
  const name = fullName(card)
  if (isBasic(card)) return report('BASIC_ACTIONS', 'DM-BUILD-04', `${at}.card`, `${name} is a basic action and no card of a team`)
  if (dice === 0) report('CARD_WITHOUT_DIE', 'DM-BUILD-02', `${at}.dice`, `${name} has no die`)
  if (dice !== null && dice > card.limit) report('DIE_LIMIT', 'DM-BUILD-02', `${at}.dice`, `${name} takes ${card.limit} dice, not ${dice}`)
}

/** DM-EDITION-02, DM-BUILD-09; a fixed game names its own cards (DM-BUILD-26). */
function checkEdition({ at, card }: Entry, format: Format, terms: TeamTerms, report: Report): void {
  if (terms.mixing || format.build === 'fixed' || card.edition === terms.edition) return
  report('OTHER_EDITION', 'DM-EDITION-02', at, `${fullName(card)} is of the other edition`)
}

function checkTitles(entries: readonly Entry[], report: Report): void {
  const seen = new Map<string, DiceCard>()
  for (const { at, card } of entries) {
    if (isBasic(card)) continue
    const before = seen.get(card.name)
    if (before === undefined) seen.set(card.name, card)
    else report('DUPLICATE_TITLE', 'DM-BUILD-03', `${at}.card`, `${card.name} is there already, as ${fullName(before)}`)
  }
}

/** DM-BUILD-05: sidekicks and basic actions do not count. DM-BUILD-08: fewer are always allowed. */
function checkSize(entries: readonly Entry[], length: number, format: Format, most: number | null, report: Report): void {
  const own = entries.filter(({ card }) => !isBasic(card))
  const cards = length > MOST_READ ? length : own.length
  const dice = own.reduce((n, entry) => n + (entry.dice ?? 0), 0)
  if (format.cards !== null && cards > format.cards)
    report('TEAM_SIZE', format.rule, 'team', `${format.name} allows ${format.cards} cards, not ${cards}`)
  if (most !== null && dice > most) report('TEAM_SIZE', format.rule, 'team', `${format.name} allows ${most} dice, not ${dice}`)
}

function checkBasics(centre: readonly Entry[], length: number, { name, basics }: Format, report: Report): void {
  const [min, max] = basics.each
  if (length < min || length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`
    report(
      'BASIC_ACTIONS',
      basics.rule,
      'basics',
      `${name} asks each player for ${wanted} basic action${max === 1 ? '' : 's'}, not ${length}`,
    )
  }
  centre.forEach(({ at, card }, i) => {
    if (centre.findIndex((other) => other.card === card) < i) report('BASIC_ACTIONS', 'DM-BUILD-04', at, `${card.name} is there already`)
  })
}

/** DM-BUILD-11, -12: the cards of the book, two dice each. */
function checkFixed(entries: readonly Entry[], centre: readonly Entry[], format: FormatId, report: Report): void {
  const fixed = fixedGames[format]
  if (fixed === undefined) return
  const brought = [...entries.map(({ card, dice }) => `${dice} ${card.id}`), ...centre.map(({ card }) => card.id)].sort().join()
  const listed = [fixed.first, fixed.second].map(({ team, basics }) =>
    [...team.map(({ card, dice }) => `${dice} ${card}`), ...basics].sort().join(),
  )
  const { name, rule } = formatOf(format)
  if (!listed.includes(brought)) report('FIXED_CARDS', rule, '', `${name} fixes the cards of both players`)
}

/** DM-BUILD-06, -07: dice of the 2014 edition carry serial numbers, where the 2014 rules govern. */
function checkSerials(entries: readonly Entry[], terms: TeamTerms, collection: Collection, report: Report): void {
  if (terms.mixing || terms.edition !== 'ygo') return
  for (const { at, card, dice } of entries) {
    if (isBasic(card) || dice === null || dice === 0) continue
    const owned = diceTitled(collection, card.name)
    if (diceOf(collection, card.id) === 0)
      report('SERIAL_NUMBER', 'DM-BUILD-06', `${at}.card`, `${fullName(card)} needs a die with its own serial number`)
    else if (dice > owned) report('SERIAL_NUMBER', 'DM-BUILD-06', `${at}.dice`, `there are ${owned} dice of ${card.name}, not ${dice}`)
  }
}
