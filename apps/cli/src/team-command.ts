import { diceMastersTeams as teams } from '@duelhall/games'
import { nearest } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'
import { readStart } from './files.ts'

/** What a file of a team turned out to be. */
export interface TeamReport {
  readonly file: string
  readonly format: teams.FormatId
  readonly legal: boolean
  readonly team: teams.Imported['team']
  readonly problems: readonly FileFault[]
}
export interface FileFault {
  /** `line 3` or `team.0.dice`; '' is the whole. */
  readonly at: string
  readonly code: string
  readonly rule: string | null
  readonly says: string
}

export interface TeamWish {
  readonly format?: string
  readonly mixing?: boolean
}

const MOST_TOLD = 8

/** Reads a team as text or as data and holds it against a format; by default that of its edition. */
export function reportOn(file: string, { format, mixing }: TeamWish): TeamReport {
  if (format !== undefined && !teams.isFormat(format)) {
    const near = nearest(format, teams.formatIds)
    throw new Fault(
      `there is no format ${quoted(format)}; ${near === null ? `there are ${teams.formatIds.join(', ')}` : `did you mean ${near}?`}`,
    )
  }
  const text = readStart(file)
  const isData = /^\uFEFF?\s*\{/.test(text)
  const input = isData ? dataIn(text, file) : teams.importTeam(text, { ...teams.termsFor('ygo', 'free'), mixing: true }).team
  const edition = teams.editionOf(input)
  const usual = edition === 'wh40k' ? 'standard' : 'tournament'
  const terms = { ...teams.termsFor(edition ?? 'ygo', format ?? usual), mixing: mixing === true || edition === null }
  const problems = isData
    ? teams.checkTeam(input, terms).map(({ path, code, rule, says }) => ({ at: path, code, rule, says }))
    : teams
        .importTeam(text, terms)
        .problems.map(({ line, code, rule, says }) => ({ at: line === 0 ? '' : `line ${line}`, code, rule, says }))
  return { file, format: terms.format, legal: problems.length === 0, team: teams.isTeam(input, terms) ? input : null, problems }
}

function dataIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Fault(`${file} begins like data but is not: it is damaged or too long`)
  }
}

export function legalText({ format, team }: TeamReport): string {
  const dice = team!.team.reduce((n, brought) => n + brought.dice, 0)
  const { name } = teams.formatOf(format)
  return `legal for ${name}: ${team!.team.length} cards, ${dice} dice, ${team!.basics.length} basic actions`
}

export const teamText = ({ team }: TeamReport): string => teams.exportTeam(team!).trimEnd()

/** Every fault in one line. */
export function faultText({ file, problems }: Pick<TeamReport, 'file' | 'problems'>): string {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ at, says, rule }) => `${at === '' ? '' : `${at}: `}${says}${rule === null ? '' : ` (${rule})`}`)
  const more = problems.length - told.length
  return `${file}: ${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
