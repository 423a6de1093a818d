import { inWords, type RuleId } from '@duelhall/kernel'
import type { Brought, Edition, Team } from '../config.ts'
import type { DiceCard } from '../lexicon.ts'
import { checkTeam, type TeamCode, type TeamProblem, type TeamTerms } from './check.ts'
import { formatOf } from './formats.ts'
import { nearestName } from './nearest.ts'
import { cardNamed, cardOf, cardsTitled, fullName, isBasic } from './shelf.ts'

/** A fault of a team written as text; line 0 is the whole. */
export interface LineProblem {
  readonly line: number
  readonly code: TeamCode | 'NOT_TEXT' | 'TOO_LONG'
  readonly rule: RuleId | null
  readonly says: string
}

export interface Imported {
  /** Whatever could be read, even where it breaks rules; null where a line could not. */
  readonly team: Team | null
  readonly problems: readonly LineProblem[]
}

export const longest = { characters: 20_000, lines: 200 } as const

const MOST_DICE = 99
const entry = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/i
/** What stands where a number should: `-1x`, `2.5`, `x4`. */
const oddNumber = /^(?!\d+[x×]?\s)([-+.,x×]*\d[-+.,x×\d]*)\s/i
const heading = /^(?:basic(?: actions?)?|basics|team)\s*:?$/i
const isControl = (code: number): boolean => (code < 32 && code !== 9) || code === 127 || code === 0xfffd

/** Reads `4x Name: Subtitle` line by line; `#` begins a comment, a heading `Basic:` may stand before the basic actions. */
export function importTeam(text: string, terms: TeamTerms): Imported {
  if (text.length > longest.characters)
    return refused(0, 'TOO_LONG', `a team is a few lines; this is longer than ${longest.characters} characters`)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (lines.length > longest.lines) return refused(0, 'TOO_LONG', `a team is a few lines; these are ${lines.length}`)
  const team: Brought[] = []
  const basics: string[] = []
  const where = new Map<string, number>()
  const unread: LineProblem[] = []
  for (const [i, whole] of lines.entries()) {
    const read = readLine(whole, formatOf(terms.format).basics.dice)
    if (read === null) continue
    if ('says' in read) unread.push({ line: i + 1, ...read })
    else if (isBasic(read.card)) where.set(`basics.${basics.push(read.card.id) - 1}`, i + 1)
    else where.set(`team.${team.push({ card: read.card.id, dice: read.dice }) - 1}`, i + 1)
  }
  const broken = checkTeam({ team, basics }, terms).map((problem) => atLine(problem, where))
  if (unread.length === 0) return { team: { team, basics }, problems: broken.sort(byLine) }
  // What could not be read may be all that is missing.
  const certain = broken.filter(({ line, code }) => line > 0 || code === 'TEAM_SIZE')
  return { team: null, problems: [...unread, ...certain].sort(byLine) }
}

/** What concerns the whole comes last. */
const byLine = (a: LineProblem, b: LineProblem): number => (a.line || longest.lines + 1) - (b.line || longest.lines + 1)

function atLine({ path, code, rule, says }: TeamProblem, where: ReadonlyMap<string, number>): LineProblem {
  return { line: where.get(path.split('.').slice(0, 2).join('.')) ?? 0, code, rule, says }
}

type Unread = Omit<LineProblem, 'line'>

function readLine(whole: string, basicDice: number): { readonly card: DiceCard; readonly dice: number } | Unread | null {
  if ([...whole].some((character) => isControl(character.codePointAt(0)!)))
    return { code: 'NOT_TEXT', rule: null, says: 'this is not text' }
  const line = whole.replace(/(^|\s)#.*$/, '').trim()
  if (line === '' || heading.test(line)) return null
  const odd = oddNumber.exec(line)
  if (odd !== null) return { code: 'MALFORMED', rule: 'DM-BUILD-02', says: `${inWords(odd[1])} is no number of dice` }
  const [, number, name] = entry.exec(line)!
  const card = cardNamed(name!) ?? onlyOne(name!)
  if (card === null) return unknown(name!)
  if (isBasic(card)) {
    if (number === undefined || Number(number) === basicDice) return { card, dice: basicDice }
    return { code: 'BASIC_ACTIONS', rule: 'DM-CARD-03', says: `${card.name} has ${basicDice} dice, not ${inWords(Number(number))}` }
  }
  if (number === undefined)
    return { code: 'MALFORMED', rule: 'DM-BUILD-02', says: `how many dice? write 1x ${fullName(card)}, at most ${card.limit}x` }
  const dice = Number(number)
  if (dice <= MOST_DICE) return { card, dice }
  return { code: 'DIE_LIMIT', rule: 'DM-BUILD-02', says: `${fullName(card)} takes ${card.limit} dice, not ${dice}` }
}

/** A title alone is enough where only one card has it. */
function onlyOne(name: string): DiceCard | null {
  const titled = cardsTitled(name)
  return titled.length === 1 ? titled[0]! : null
}

function unknown(name: string): Unread {
  if (/^sidekicks?$/i.test(name)) return { code: 'SIDEKICKS_FIXED', rule: 'DM-BUILD-01', says: 'always eight sidekicks; none is brought' }
  const titled = cardsTitled(name)
  if (titled.length > 1)
    return {
      code: 'NO_SUCH_CARD',
      rule: 'DM-CARD-06',
      says: `which ${titled[0]!.name}? there are ${titled.map((card) => card.subtitle).join('; ')}`,
    }
  const near = nearestName(name)
  return {
    code: 'NO_SUCH_CARD',
    rule: 'DM-CARD-01',
    says: `there is no card ${inWords(name)}${near === null ? '' : `; did you mean ${near}?`}`,
  }
}

const refused = (line: number, code: LineProblem['code'], says: string): Imported => ({
  team: null,
  problems: [{ line, code, rule: null, says }],
})

/** The team as `importTeam` reads it: one line for each card, then the basic actions. */
export function exportTeam({ team, basics }: Team): string {
  const centre = basics.length > 0 ? ['', 'Basic:', ...basics.map(nameOf)] : []
  return `${[...team.map(({ card, dice }) => `${dice}x ${nameOf(card)}`), ...centre].join('\n')}\n`
}

const nameOf = (id: string): string => {
  const card = cardOf(id)
  return card === null ? id : fullName(card)
}

/** The edition of the first card of something that may be a team; null where there is none. */
export function editionOf(input: unknown): Edition | null {
  if (typeof input !== 'object' || input === null) return null
  const { team, basics }: { readonly team?: unknown; readonly basics?: unknown } = input
  const brought: readonly { readonly card?: unknown }[] = Array.isArray(team) ? team : []
  const ids: readonly unknown[] = [brought[0]?.card, ...(Array.isArray(basics) ? basics : [])]
  for (const id of ids) if (typeof id === 'string' && cardOf(id) !== null) return cardOf(id)!.edition
  return null
}
